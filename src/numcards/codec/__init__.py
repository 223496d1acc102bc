"""Documents for JSON: what travels between programs, browsers and bots in other processes.

A document is made of plain dicts, lists, texts, booleans, None and numbers below 2**53,
so that any writer of JSON (or MessagePack) takes it as it is.
Reading is strict: anything that is not exactly as it would be written is a `DocumentError`
that says where.
"""

from __future__ import annotations

from numcards.codec.documents import (
    FORMAT,
    action_document,
    game_of,
    options_document,
    read_action,
    read_options,
    read_state,
    read_view,
    state_document,
    view_document,
)
from numcards.codec.errors import DocumentError
from numcards.codec.frames import frame
from numcards.codec.happenings import event_document, refusal_document, result_document
from numcards.codec.reading import loads
from numcards.codec.values import Document, Json

__all__ = [
    "FORMAT",
    "Document",
    "DocumentError",
    "Json",
    "action_document",
    "event_document",
    "frame",
    "game_of",
    "loads",
    "options_document",
    "read_action",
    "read_options",
    "read_state",
    "read_view",
    "refusal_document",
    "result_document",
    "state_document",
    "view_document",
]
