"""A sensible player of NUM Inferno."""
