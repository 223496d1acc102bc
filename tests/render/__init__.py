"""Tests of the pictures of tables."""
