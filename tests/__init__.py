"""The tests: of the core, and of each game by its rules page."""
