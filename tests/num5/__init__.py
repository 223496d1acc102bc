"""Tests of NUM-5, by the rule ids of its page."""
