"""What the face of a card is called, for those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Family, NumberCard
from numcards.core.sentences import Sentence, say
from numcards.render.faces import Back, Empty
from numcards.words import Series, say_count

if TYPE_CHECKING:
    from numcards.render.faces import Face

__all__ = ["face_name"]

_FAMILY_NAMES: Final = {
    Family.RED: say("red"),
    Family.GREEN: say("green"),
    Family.BLUE: say("blue"),
    Family.YELLOW: say("yellow"),
    Family.RAINBOW: say("Rainbow"),
    Family.SHADOW: say("Shadow"),
}


def face_name(face: Face) -> Sentence | Series | str:
    """The name of a face, to be worded: "red 12", "joker", "face down", "3 cards face down".

    >>> from numcards.core import parse_card
    >>> from numcards.words import word
    >>> word(face_name(parse_card("R12")), "fr"), word(face_name(Back(3)), "en")
    ('rouge 12', '3 cards face down')
    """
    match face:
        case NumberCard(family, value):
            return Series((_FAMILY_NAMES[family], value), " ")
        case Back(int(count)):
            return say_count("{count} card face down", "{count} cards face down", count)
        case Back():
            return say("face down")
        case Empty():
            return say("empty place")
        case _:
            return face.text
