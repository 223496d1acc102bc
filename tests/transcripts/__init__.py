"""Golden transcripts, and the endings that each game lists."""
