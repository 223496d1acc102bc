"""How positions are shown and bad texts refused, page by page, to the letter."""
