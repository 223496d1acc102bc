"""Tests of the pyramid game."""
