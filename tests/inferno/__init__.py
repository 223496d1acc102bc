"""Tests of NUM Inferno, by the rule ids of its page."""
