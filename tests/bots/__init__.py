"""Tests of bots and of games between them."""
