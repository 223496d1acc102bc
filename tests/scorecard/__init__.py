"""Tests of the scorecard game, by the rule ids of its page."""
