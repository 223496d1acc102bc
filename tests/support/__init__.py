"""A user's own game, and options for tests over every game."""
