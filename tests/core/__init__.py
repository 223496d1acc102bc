"""Tests of the vocabulary and the helpers that all games share."""
