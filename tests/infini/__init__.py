"""Tests of the pile game, by the rule ids of its page."""
