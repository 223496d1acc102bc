"""Tests of the wording and of the catalogues."""
