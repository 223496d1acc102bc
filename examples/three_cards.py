"""Three cards: the smallest game that keeps every promise of `numcards.core.Game`.

TC-1 Two players get one of the cards R1, R2 and R3 each; the third lies aside, face down.
TC-2 First P0, then P1, says `stay` or `fold`. A fold ends the game: the other one wins.
TC-3 Nobody folds with R3.
TC-4 When both stay, the cards are turned over and the higher one wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, StrEnum
from itertools import permutations
from typing import Final, TypeAlias

from attrs import field, frozen

from numcards.core import (
    SPECTATOR,
    Card,
    Family,
    GameInfo,
    IllegalAction,
    NotationError,
    NumberCard,
    Refusal,
    Rng,
    Seat,
    Seed,
    Value,
    Viewer,
    shuffled,
)
from numcards.core.chance import draw_seed
from numcards.core.choices import check_whole, named_options
from numcards.core.contents import CARDS, SEEN_CARDS, Content, SeenCards, row_of
from numcards.core.doors import expect_options, expect_state, expect_view, no_result
from numcards.core.events import Log, as_seen, secret, told
from numcards.core.listing import listed_view, listed_world
from numcards.core.refusals import foreign_refusal, turn_refusal
from numcards.core.results import payoffs
from numcards.core.seats import check_sender, check_viewer
from numcards.core.sentences import shown
from numcards.core.shuffles import check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.core.zones import Derived, ZoneTable, hidden, per_seat, public

INFO: Final = GameInfo(
    name="three_cards",
    title="Three cards",
    french_title="Trois cartes",
    fewest_players=2,
    most_players=2,
    rulebook="three-cards",
    rules_version=1,
)

DECK: Final = tuple(NumberCard(Family.RED, Value(value)) for value in (1, 2, 3))
BEST: Final = DECK[-1]
SEATS: Final = (Seat(0), Seat(1))


# What a game is made of.


@named_options
@frozen(kw_only=True)
class Options:
    """There is nothing to choose; a game has options all the same."""

    players: int = field(default=2)

    def __attrs_post_init__(self) -> None:
        check_whole("players", self.players, 2, 2, rule="TC-1")

    @property
    def max_actions(self) -> int:
        """Each player acts once."""
        return 2


class Action(Enum):
    """What a player may say."""

    STAY = "stay"
    FOLD = "fold"

    def __str__(self) -> str:
        return self.value


Said: TypeAlias = tuple[Action, ...]


@frozen
class State:
    """A position: the cards in the order dealt, the last one aside, and what was said so far."""

    options: Options
    cards: tuple[Card, ...]
    said: Said
    seed: Seed


@frozen
class Result:
    """How a game ended; the score is 1 for the winner and 0 for the other."""

    winners: tuple[Seat, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    payoffs: tuple[float, ...]


class Code(StrEnum):
    """What is wrong with an action, beside what every game says."""

    MUST_STAY = "must-stay"


# The rules, each in one place.


def turn_after(said: Said) -> tuple[Seat, ...]:
    """Who is on turn after these words (TC-2)."""
    return () if Action.FOLD in said else SEATS[len(said) : len(said) + 1]


def choices(own: Card) -> Said:
    """What a player with this card may say (TC-3)."""
    return (Action.STAY,) if own is BEST else tuple(Action)


def could_say(cards: tuple[Card, ...], said: Said) -> bool:
    """Whether those who hold these cards could say this (TC-3)."""
    return all(action in choices(card) for card, action in zip(cards, said, strict=False))


def is_showdown(said: Said) -> bool:
    """Whether the cards are turned over (TC-4)."""
    return said == (Action.STAY,) * len(SEATS)


def ended(winner: Seat) -> Result:
    """The result when this player wins (TC-2, TC-4)."""
    scores = tuple(int(seat == winner) for seat in SEATS)
    ranking = tuple(2 - score for score in scores)
    return Result((winner,), ranking, scores, payoffs((winner,), len(SEATS)))


def winner_of(cards: SeenCards, said: Said) -> Seat:
    """The one with the higher card, or the one who has not folded (TC-2, TC-4)."""
    if is_showdown(said):
        return max(SEATS, key=lambda seat: DECK.index(cards[seat]))
    return SEATS[len(said) % len(SEATS)]


def deal(options: Options, seed: Seed, log: Log[Event] = None) -> State:
    """Shuffle and deal (TC-1)."""
    cards = tuple(DECK[place] for place in shuffled(len(DECK), seed, counter=0))
    if log is not None:
        log += [Dealt(seat, cards[seat]) for seat in SEATS]
    return State(options, cards, (), seed)


def say(state: State, action: Action, log: Log[Event] = None) -> State:
    """Stay or fold, and end the game or pass the turn on (TC-2, TC-4)."""
    said = (*state.said, action)
    if log is not None:
        log.append(Spoke(turn_after(state.said)[0], action))
        if is_showdown(said):
            log.append(TurnedOver(state.cards[:2]))
        if not turn_after(said):
            log.append(GameEnded(ended(winner_of(state.cards, said))))
    return State(state.options, state.cards, said, state.seed)


# What just happened.


@frozen
class Dealt:
    """A seat gets its card, which nobody else sees."""

    seat: Seat
    card: Card | None = field(metadata=secret("seat"))


@frozen
class Spoke:
    """A seat says what it does."""

    seat: Seat
    action: Action


@frozen
class TurnedOver:
    """Both have stayed, and show their cards."""

    cards: tuple[Card, ...]


@frozen
class GameEnded:
    """The game is over."""

    result: Result


Event: TypeAlias = Dealt | Spoke | TurnedOver | GameEnded


# What a viewer may know.


@frozen(kw_only=True)
class View:
    """What a viewer may know: their own card, and both once they are turned over."""

    viewer: Viewer
    options: Options
    cards: SeenCards
    """The cards of both players and the one aside; None is a hidden one."""
    said: Said

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The one on turn; nobody at the end."""
        return turn_after(self.said)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now."""
        if self.viewer is SPECTATOR or self.viewer not in self.to_act:
            return ()
        own = self.cards[self.viewer]
        return () if own is None else choices(own)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return None if self.to_act else ended(winner_of(self.cards, self.said))


# The doors: every argument is checked, and the rules asked.


def new_game(options: Options, seed: Seed) -> State:
    """Shuffle and deal (TC-1)."""
    expect_options(options, Options, INFO)
    return deal(options, check_seed(seed))


def seed_of(state: State) -> Seed:
    """The seed that the cards were dealt from."""
    expect_state(state, State, INFO)
    return state.seed


def to_act(state: State) -> tuple[Seat, ...]:
    """The one on turn; nobody at the end."""
    expect_state(state, State, INFO)
    return turn_after(state.said)


def is_over(state: State) -> bool:
    """Whether nobody can act any more."""
    return not to_act(state)


def result(state: State) -> Result:
    """Who has won (TC-2, TC-4)."""
    if not is_over(state):
        raise no_result("TC-2")
    return ended(winner_of(state.cards, state.said))


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Action, ...]:
    """To stay, and to fold for whoever may."""
    turn, asked = to_act(state), check_sender(seat, len(SEATS))
    if not turn or asked not in {None, *turn}:
        return ()
    return choices(state.cards[turn[0]])


def refusal(state: State, action: object, by: Viewer | None = None) -> Refusal | None:
    """Why not; None means that the action is legal."""
    turn = to_act(state)
    refused = turn_refusal(turn, check_sender(by, len(SEATS)), over="TC-2", turn="TC-2")
    if refused is not None:
        return refused
    if not isinstance(action, Action):
        return foreign_refusal(action, INFO, "TC-2")
    if action not in choices(state.cards[turn[0]]):
        return Refusal(Code.MUST_STAY, "TC-3", "Nobody folds with the best card ({rule}).")
    return None


def apply(state: State, action: Action, by: Viewer | None = None) -> State:
    """The next position, or `IllegalAction`."""
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return say(state, action)


def apply_unchecked(state: State, action: Action) -> State:
    """The next position, for an action taken from `legal_actions`."""
    return say(state, action)


def all_actions(options: Options) -> tuple[Action, ...]:
    """Both, in the order of `legal_actions`."""
    expect_options(options, Options, INFO)
    return tuple(Action)


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now."""
    expect_state(state, State, INFO)
    viewer = check_viewer(viewer, len(SEATS))
    known = SEATS if is_showdown(state.said) else (viewer,)
    cards = tuple(card if place in known else None for place, card in enumerate(state.cards))
    return View(viewer=viewer, options=state.options, cards=cards, said=state.said)


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    """The deal, as the viewer sees it."""
    expect_options(options, Options, INFO)
    plain, viewer = check_seed(seed), check_viewer(viewer, len(SEATS))
    return as_seen(told(lambda log: deal(options, plain, log)), viewer)


def events(state: State, action: Action, viewer: Viewer) -> tuple[Event, ...]:
    """What an action brings about, as the viewer sees it."""
    happened = all_events(state, action)
    return as_seen(happened, check_viewer(viewer, len(SEATS)))


def all_events(state: State, action: Action) -> tuple[Event, ...]:
    """What an action brings about."""
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return told(lambda log: say(state, action, log))


# Texts.


def parse_action(text: str) -> Action:
    """Read `stay` or `fold`."""
    if text not in list(map(str, Action)):
        raise NotationError("An action is stay or fold, not {given}.", given=shown(text))
    return Action(text)


SAID: Final = Content[Said](
    "what was said",
    lambda text: tuple(map(parse_action, text.split(" "))) if text else (),
    lambda said: " ".join(map(str, said)),
    row_of("(?:stay|fold)"),
)

HAND: Final = hidden(
    "{}",
    CARDS,
    SEEN_CARDS,
    "The card of a seat.",
    state=lambda state, seat: state.cards[seat : seat + 1],
    view=lambda view, seat: view.cards[seat : seat + 1],
    default=(),
)
ASIDE: Final = hidden(
    "aside",
    CARDS,
    SEEN_CARDS,
    "The third card.",
    state=lambda state: state.cards[2:],
    view=lambda view: view.cards[2:],
    default=Derived("the card that nobody has"),
)
SPOKEN: Final = public(
    "said",
    SAID,
    "What was said so far.",
    state=lambda state: state.said,
    view=lambda view: view.said,
    default=(),
)
ZONES: Final = ZoneTable((per_seat(HAND), ASIDE, SPOKEN))


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text."""
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    """A view as named zones of text."""
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """The exact inverse of `zones`."""
    expect_options(options, Options, INFO)
    plain, reader = check_seed(seed), ZoneReader(ZONES, options, zones)
    hands, said = reader.read_each(HAND), reader.read(SPOKEN)
    left = tuple(card for card in DECK if (card,) not in hands)
    cards = sum((*hands, reader.read_or(ASIDE, left)), ())
    if [len(hand) for hand in hands] != [1, 1] or sorted(cards) != list(DECK):
        reader.complain("The cards are R1, R2 and R3, each in one place (TC-1).")
    elif not could_say(cards, said):
        reader.complain("Nobody folds with R3 (TC-3).")
    if len(said) > len(SEATS) or Action.FOLD in said[:-1]:
        reader.complain("Each player speaks once, and nobody after a fold (TC-2).")
    reader.finish()
    return State(options, cards, said, plain)


def candidates(options: Options, said: Said, seed: Seed) -> Iterator[State]:
    """Every position in which this was said (TC-1, TC-3)."""
    for cards in permutations(DECK):
        if could_say(cards, said):
            yield State(options, cards, said, seed)


def determinize(view: View, rng: Rng) -> State:
    """Draw one of the deals that fit the view, each equally likely."""
    expect_view(view, View, INFO)
    every = candidates(view.options, view.said, 0)
    world = listed_world(every, view, lambda state: observe(state, view.viewer), rng)
    return State(world.options, world.cards, world.said, draw_seed(rng))


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    """The exact inverse of `view_zones`."""
    expect_options(options, Options, INFO)
    viewer, reader = check_viewer(viewer, len(SEATS)), ZoneReader(ZONES, options, zones)
    reader.expect_all()
    said = reader.see(SPOKEN, ())
    reader.finish()
    every = candidates(options, said, 0)
    return listed_view(every, zones, lambda state: observe(state, viewer), view_zones)
