"""Events, results and refusals as documents: what an app tells its players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from numcards.codec.values import Document, described, plain

if TYPE_CHECKING:
    from attrs import AttrsInstance

    from numcards.core.refusals import Refusal
    from numcards.core.results import GameResult


def event_document(event: object) -> Document:
    """An event by its fields; what is secret in it is null once `events` has blanked it.

    >>> from numcards import inferno
    >>> options = inferno.Options(players=2, deal=2)
    >>> for event in inferno.opening_events(options, 1, viewer=0)[1:]:
    ...     print(event_document(event))
    {'type': 'dealt', 'seat': 0, 'count': 2, 'cards': ['B0', 'B4']}
    {'type': 'dealt', 'seat': 1, 'count': 2, 'cards': None}
    """
    return described(cast("AttrsInstance", event))


def result_document(result: GameResult) -> Document:
    """A result by its fields, with the `scores` of all seats."""
    document = described(cast("AttrsInstance", result))
    return document | {"scores": plain(result.scores)}


def refusal_document(refusal: Refusal) -> Document:
    """A refusal: its code, its rule, its facts, and the English sentence.

    >>> from numcards import inferno
    >>> start = inferno.position(inferno.Options(players=2), {"P0": "R7", "P1": "S9"})
    >>> refused = inferno.refusal(start, inferno.PASS, by=1)
    >>> document = refusal_document(refused)
    >>> document["code"], document["rule"], document["facts"]
    ('not-on-turn', 'INF-09', {'type': 'turn-facts', 'by': 1, 'turn': [0]})
    """
    return {
        "type": "refusal",
        "code": str(refusal.code),
        "rule": refusal.rule,
        "facts": described(cast("Any", refusal.facts)),
        "text": str(refusal),
    }
