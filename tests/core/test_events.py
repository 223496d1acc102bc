"""What happens is told to a log, and what is secret in it is blanked for those who may not know."""

import pytest
from attrs import field, frozen

from numcards.core.events import as_seen, secret, secrets_of, told
from numcards.core.seats import SPECTATOR, Seat, Viewer

ANN, BEN = Seat(0), Seat(1)


@frozen
class Swapped:
    giver: Seat
    taker: Seat
    given: str | None = field(metadata=secret("giver"))
    taken: str | None = field(metadata=secret("taker"))
    burnt: str | None = field(metadata=secret(None))


@frozen
class Said:
    seat: Seat
    word: str


SWAP = Swapped(ANN, BEN, "R7", "B9", "joker")
SAID = Said(ANN, "hello")


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (ANN, Swapped(ANN, BEN, "R7", None, None)),
        (BEN, Swapped(ANN, BEN, None, "B9", None)),
        (Seat(2), Swapped(ANN, BEN, None, None, None)),
        (SPECTATOR, Swapped(ANN, BEN, None, None, None)),
    ],
)
def test_a_secret_is_seen_by_the_seat_it_belongs_to_alone(viewer: Viewer, seen: Swapped) -> None:
    assert as_seen([SWAP, SAID], viewer) == (seen, SAID)


def test_an_event_without_secrets_is_given_as_it_is() -> None:
    (seen,) = as_seen([SAID], SPECTATOR)
    assert seen is SAID


def test_secrets_are_declared_by_the_class() -> None:
    assert secrets_of(Swapped) == {"given": "giver", "taken": "taker", "burnt": None}
    assert secrets_of(Said) == {}


def test_what_is_told_keeps_its_order() -> None:
    def happen(log: list[object]) -> None:
        log.append(SAID)
        log.append(SWAP)

    assert told(happen) == (SAID, SWAP)
    assert told(lambda _: None) == ()
