"""Five card games of one family as pure functions over immutable states.

Import a game by its name: `from numcards import inferno`.
What the games share is in `numcards.core`.
"""
