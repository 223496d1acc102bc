"""The old name of `construction`, until every game uses the new one."""

from numcards.core.construction import constructor_of as twin_of

__all__ = ["twin_of"]
