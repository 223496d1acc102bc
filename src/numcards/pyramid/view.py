"""What a viewer may know of a position: the one place where visibility is decided.

Everybody sees what lies face up, the discard pile, the sizes of the piles, who holds drawn
cards, and which cards have been shuffled back.
A seat also sees the cards it has drawn itself, and its own choice in phase 2.
Nobody knows a face-down card, its owner included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from attrs import frozen

from numcards.core.cards import Card
from numcards.core.construction import constructor_of
from numcards.core.doors import expect_state
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_seat, check_viewer, seat_text
from numcards.pyramid.actions import Action, Choice
from numcards.pyramid.faces import FACE_DOWN, Face
from numcards.pyramid.info import INFO
from numcards.pyramid.legality import acting, choices_of, listed
from numcards.pyramid.options import Options
from numcards.pyramid.phases import Choosing, Ended, Keeping, Phase
from numcards.pyramid.scoring import Result, game_result
from numcards.pyramid.state import State, faces_text, phase_text
from numcards.pyramid.tables import CARDS, EMPTY, FACES, NO_CARD, Pile, Pyramid, cards_in

if TYPE_CHECKING:
    from collections.abc import Iterator


@final
@frozen(weakref_slot=False)
class HeldView:
    """What the viewer knows of a card that is drawn and not yet played."""

    seat: Seat
    """Who holds it."""
    card: Card | None
    """The card; None where the viewer has not seen it."""
    refill: int | None
    """How many refills came before it was drawn (PYR-36); None when everybody has seen it."""
    has_chosen: bool
    """Whether its seat has chosen for phase 2."""
    choice: Choice | None
    """That choice; None where there is none, or the viewer may not know it yet (PYR-19)."""


@final
@frozen(repr=False, weakref_slot=False)
class View(ShownByRepr):
    """What one viewer may know of a position of the pyramid game."""

    viewer: Viewer
    """Who looks: a seat, or `SPECTATOR`."""
    options: Options
    number: int
    """Which round of the game this is, from 1."""
    first: Seat
    """Who was first when the round began; in simultaneous mode who is first now (PYR-21)."""
    points: tuple[tuple[int, ...], ...]
    """What each seat has scored, for each round that has ended."""
    refills: int
    """How often the discard pile has been shuffled back in this round (PYR-03)."""
    turns_left: int | None
    """The final turns to come, this one included; None before they have begun (PYR-23)."""
    phase: Phase
    """What is asked now."""
    pyramids: tuple[Pyramid, ...]
    """The pyramids as the bytes of `tables`, all face-down cards being the same byte."""
    pile: int
    """How many cards the draw pile has."""
    discard: Pile
    """The discard pile, its top card last."""
    held: tuple[HeldView, ...]
    """The cards drawn and not yet played, in the order of `State.held`."""
    shuffled_back: tuple[Pile, ...]
    """For each refill, the cards of it that nobody has shown since (PYR-36), in card order."""

    def pyramid(self, seat: Seat) -> tuple[Face, ...]:
        """What everybody sees of the ten slots of a seat, in slot order.

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.pyramids))
        return tuple(map(_face, self.pyramids[seat]))

    @property
    def discard_cards(self) -> tuple[Card, ...]:
        """The discard pile, its top card last."""
        return cards_in(self.discard)

    @property
    def draw_cards(self) -> tuple[Card, ...] | None:
        """The cards shuffled back last and not shown since, in card order; None before that.

        The draw pile is made of them, and so are hidden cards drawn since (PYR-36).
        """
        return cards_in(self.shuffled_back[-1]) if self.shuffled_back else None

    @property
    def own(self) -> tuple[Card, ...]:
        """The cards that the viewer has drawn and not yet played, in the order drawn."""
        return tuple(
            held.card for held in self.held if held.seat == self.viewer and held.card is not None
        )

    @property
    def can_draw(self) -> bool:
        """Whether the draw pile has cards, or can be refilled (PYR-03)."""
        return bool(self.pile) or self.refills < self.options.reshuffles

    @property
    def choosers(self) -> tuple[Seat, ...]:
        """The seats that have drawn and not yet chosen for phase 2, ascending (PYR-19)."""
        if type(self.phase) is not Choosing:
            return ()
        return tuple(sorted(held.seat for held in self.held if not held.has_chosen))

    @property
    def keepable(self) -> tuple[Card, ...]:
        """The cards of the viewer's quantum, in the order drawn (PYR-13, PYR-15)."""
        return self.own if type(self.phase) is Keeping else ()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, ascending; nobody at the end."""
        return acting(self)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now, in the order of the function; `()` when not to act."""
        viewer = self.viewer
        if viewer is SPECTATOR or viewer not in self.to_act:
            return ()
        return choices_of(viewer) if type(self.phase) is Choosing else listed(self)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over."""
        if type(self.phase) is not Ended:
            return None
        return game_result(self.options, self.points)

    def __repr__(self) -> str:
        """Show what the viewer sees, cards by name; a question mark is a face-down card."""
        who = "a spectator" if self.viewer is SPECTATOR else seat_text(self.viewer)
        pyramids = ", ".join(
            f"{seat_text(Seat(seat))}: {faces_text(pyramid)}"
            for seat, pyramid in enumerate(self.pyramids)
        )
        held = "".join(
            f", {seat_text(held.seat)} holds {'?' if held.card is None else held.card}"
            for held in self.held
        )
        return (
            f"<pyramid.View of {who}: round {self.number}, {phase_text(self.phase)}{held}; "
            f"{pyramids}; draw: {self.pile}; discard: {cards_text(self.discard_cards)}>"
        )


def _face(code: int) -> Face:
    if code == EMPTY:
        return None
    return FACE_DOWN if code == NO_CARD else CARDS[code]


_make_view: Final = constructor_of(View)


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now, and nothing else (ALL-07).

    Raises `UsageError` for a bad viewer.
    """
    expect_state(state, State, INFO)
    current, pyramids = state.round, state.pyramids
    viewer = check_viewer(viewer, len(pyramids))
    return _make_view(
        viewer,
        current.options,
        current.number,
        current.first,
        current.points,
        current.refills,
        current.turns_left,
        state.phase,
        tuple([Pyramid(pyramid.translate(FACES)) for pyramid in pyramids]),
        len(state.pile),
        state.discard,
        tuple(_seen(state, viewer)) if state.held else (),
        state.shuffled_back if current.refills else (),
    )


_make_held: Final = constructor_of(HeldView)


def _seen(state: State, viewer: Viewer) -> Iterator[HeldView]:
    """The drawn cards: one's own and those taken from the discard are known (PYR-04, PYR-16).

    So are the choices, once all have chosen (PYR-19).
    """
    choosing = type(state.phase) is Choosing
    for held in state.held:
        own = held.seat == viewer
        yield _make_held(
            held.seat,
            held.card if own or held.refill is None else None,
            held.refill,
            held.choice is not None,
            held.choice if own or not choosing else None,
        )
