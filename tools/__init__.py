"""Tools of the developers; run them from the root of the repository."""
