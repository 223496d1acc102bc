"""A small game with secret choices, a hidden draw pile and a second deal.

DU-1 Seven cards, R0 to R6: two are dealt to each of two players, the others are the draw pile.
DU-2 Both choose a card of their hand at once, face down; then the cards are turned over.
DU-3 The higher card wins the trick. Then each draws a card, while there is one for both.
DU-4 When the hands are empty, all cards are dealt again for the next round, if there is one.
DU-5 Whoever has won more tricks wins the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final, TypeAlias, final

from attrs import evolve, field, frozen

from numcards.core import (
    SPECTATOR,
    Card,
    CommonCode,
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
    parse_card,
    shuffled,
)
from numcards.core.chance import Repeatable, draw_seed, mix
from numcards.core.choices import check_whole, named_options
from numcards.core.contents import CARDS, NUMBER, NUMBERS, SEEN_CARDS, SeenCards
from numcards.core.doors import expect_options, expect_state, expect_view, no_result
from numcards.core.events import Log, as_seen, secret, told
from numcards.core.interning import Interned
from numcards.core.notation import parse_seat
from numcards.core.players import Player
from numcards.core.refusals import Facts, TurnFacts, foreign_refusal, turn_refusal
from numcards.core.results import payoffs
from numcards.core.seats import check_sender, check_viewer, seat_text
from numcards.core.sentences import say
from numcards.core.sentences import shown as quoted
from numcards.core.shuffles import check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.core.zones import ZoneTable, hidden, per_seat, public

INFO: Final = GameInfo("duel", "Duel", "Duel", 2, 2, "duel", 1)
DECK: Final[tuple[Card, ...]] = tuple(NumberCard(Family.RED, Value(value)) for value in range(7))
SEATS: Final = (Seat(0), Seat(1))
SHAPES: Final = ((2, 3), (2, 1), (1, 1))
"""The cards of each player and of the draw pile, before each trick of a round."""


@named_options
@frozen(kw_only=True)
class Options:
    players: int = field(default=2)
    rounds: int = field(default=1)

    def __attrs_post_init__(self) -> None:
        check_whole("players", self.players, 2, 2, rule="DU-1")
        check_whole("rounds", self.rounds, 1, 9, rule="DU-4")

    @property
    def max_actions(self) -> int:
        return self.rounds * len(SHAPES) * len(SEATS)


@final
@frozen(eq=False)
class Choose(Interned):
    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{seat_text(self.seat)}:{self.card}"


class Code(StrEnum):
    NOT_HELD = "not-held"


@frozen(eq=False, repr=False)
class NotHeldFacts(Facts):
    by: Player
    card: Card


Hands: TypeAlias = tuple[tuple[Card, ...], ...]
SeenHands: TypeAlias = tuple[SeenCards, ...]


@frozen
class State:
    options: Options
    hands: Hands
    chosen: Hands
    """No card or one of each seat, face down."""
    shown: tuple[Card, ...]
    """The cards of the tricks of this round, those of P0 first in each."""
    pile: tuple[Card, ...]
    round: int
    won: tuple[int, ...]
    seed: Seed


@frozen(kw_only=True)
class View:
    viewer: Viewer
    options: Options
    hands: SeenHands
    chosen: SeenHands
    shown: tuple[Card, ...]
    pile: SeenCards
    round: int
    won: tuple[int, ...]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return waiting(self.hands, self.chosen)

    @property
    def legal_actions(self) -> tuple[Choose, ...]:
        if self.viewer is SPECTATOR or self.viewer not in self.to_act:
            return ()
        return choices(self.viewer, self.hands[self.viewer])

    @property
    def result(self) -> Result | None:
        return None if self.to_act else ended(self.won)


@frozen
class Result:
    winners: tuple[Seat, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    payoffs: tuple[float, ...]


@frozen
class Dealt:
    seat: Seat
    cards: tuple[Card, ...] | None = field(metadata=secret("seat"))


@frozen
class Chosen:
    seat: Seat
    card: Card | None = field(metadata=secret("seat"))


@frozen
class TurnedOver:
    cards: tuple[Card, ...]
    winner: Seat


@frozen
class Drew:
    seat: Seat
    card: Card | None = field(metadata=secret("seat"))


@frozen
class GameEnded:
    result: Result


Event: TypeAlias = Dealt | Chosen | TurnedOver | Drew | GameEnded


def waiting(hands: SeenHands, chosen: SeenHands) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if hands[seat] and not chosen[seat])


def choices(seat: Seat, hand: SeenCards) -> tuple[Choose, ...]:
    return tuple(Choose(seat, card) for card in hand if card is not None)


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards))


def winner_of(cards: tuple[Card, ...]) -> Seat:
    return Seat(DECK.index(cards[1]) > DECK.index(cards[0]))


def ended(won: tuple[int, ...]) -> Result:
    best = max(won)
    winners = tuple(seat for seat in SEATS if won[seat] == best)
    ranking = tuple(1 if count == best else 2 for count in won)
    return Result(winners, ranking, won, payoffs(winners, len(SEATS)))


def deal(options: Options, number: int, won: tuple[int, ...], seed: Seed, log: Log[Event]) -> State:
    cards = tuple(DECK[place] for place in shuffled(len(DECK), seed, counter=number))
    hands = in_order(cards[:2]), in_order(cards[2:4])
    if log is not None:
        log += [Dealt(seat, hands[seat]) for seat in SEATS]
    return State(options, hands, ((), ()), (), cards[4:], number, won, seed)


def choose(state: State, action: Choose, log: Log[Event] = None) -> State:
    own = tuple(card for card in state.hands[action.seat] if card is not action.card)
    if log is not None:
        log.append(Chosen(action.seat, action.card))
    hands, chosen = list(state.hands), list(state.chosen)
    hands[action.seat], chosen[action.seat] = own, (action.card,)
    after = evolve(state, hands=tuple(hands), chosen=tuple(chosen))
    return turn_over(after, log) if all(chosen) else after


def turn_over(state: State, log: Log[Event]) -> State:
    cards = state.chosen[0] + state.chosen[1]
    winner = winner_of(cards)
    won = state.won[0] + (winner == 0), state.won[1] + (winner == 1)
    if log is not None:
        log.append(TurnedOver(cards, winner))
    after = evolve(state, chosen=((), ()), shown=state.shown + cards, won=won)
    if len(after.pile) > 1:
        after = draw(after, log)
    if any(after.hands):
        return after
    if after.round < after.options.rounds:
        return deal(after.options, after.round + 1, won, after.seed, log)
    if log is not None:
        log.append(GameEnded(ended(won)))
    return after


def draw(state: State, log: Log[Event]) -> State:
    first, second, *rest = state.pile
    if log is not None:
        log += [Drew(SEATS[0], first), Drew(SEATS[1], second)]
    hands = in_order((*state.hands[0], first)), in_order((*state.hands[1], second))
    return evolve(state, hands=hands, pile=tuple(rest))


def new_game(options: Options, seed: Seed) -> State:
    expect_options(options, Options, INFO)
    return deal(options, 1, (0, 0), check_seed(seed), None)


def seed_of(state: State) -> Seed:
    expect_state(state, State, INFO)
    return state.seed


def to_act(state: State) -> tuple[Seat, ...]:
    expect_state(state, State, INFO)
    return waiting(state.hands, state.chosen)


def is_over(state: State) -> bool:
    return not to_act(state)


def result(state: State) -> Result:
    if not is_over(state):
        raise no_result("DU-5")
    return ended(state.won)


def legal_actions(state: State, seat: Viewer | None = None) -> tuple[Choose, ...]:
    turn, asked = to_act(state), check_sender(seat, len(SEATS))
    return tuple(
        action
        for each in turn
        if asked in {None, each}
        for action in choices(each, state.hands[each])
    )


def refusal(state: State, action: object, by: Viewer | None = None) -> Refusal | None:
    turn, sender = to_act(state), check_sender(by, len(SEATS))
    refused = turn_refusal(turn, sender, over="DU-5", turn="DU-2")
    if refused is not None:
        return refused
    if type(action) is not Choose:  # a subclass is none either
        return foreign_refusal(action, INFO, "DU-2")
    if action.seat not in turn or sender not in {None, action.seat}:
        facts = TurnFacts(Player(action.seat), tuple(map(Player, turn)))
        return Refusal(CommonCode.NOT_ON_TURN, "DU-2", "{by} cannot act ({rule}).", facts)
    if action.card not in state.hands[action.seat]:
        held = NotHeldFacts(Player(action.seat), action.card)
        return Refusal(Code.NOT_HELD, "DU-2", "{by} does not hold {card} ({rule}).", held)
    return None


def apply(state: State, action: Choose, by: Viewer | None = None) -> State:
    refused = refusal(state, action, by)
    if refused is not None:
        raise IllegalAction(refused)
    return choose(state, action)


def apply_unchecked(state: State, action: Choose) -> State:
    return choose(state, action)


def all_actions(options: Options) -> tuple[Choose, ...]:
    expect_options(options, Options, INFO)
    return tuple(Choose(seat, card) for seat in SEATS for card in DECK)


def observe(state: State, viewer: Viewer) -> View:
    expect_state(state, State, INFO)
    viewer = check_viewer(viewer, len(SEATS))
    return View(
        viewer=viewer,
        options=state.options,
        hands=seen(state.hands, viewer),
        chosen=seen(state.chosen, viewer),
        shown=state.shown,
        pile=(None,) * len(state.pile),
        round=state.round,
        won=state.won,
    )


def seen(hands: Hands, viewer: Viewer) -> SeenHands:
    return tuple(
        hand if seat == viewer else (None,) * len(hand)
        for seat, hand in zip(SEATS, hands, strict=True)
    )


def opening_events(options: Options, seed: Seed, viewer: Viewer) -> tuple[Event, ...]:
    expect_options(options, Options, INFO)
    plain, viewer = check_seed(seed), check_viewer(viewer, len(SEATS))
    return as_seen(told(lambda log: deal(options, 1, (0, 0), plain, log)), viewer)


def events(state: State, action: Choose, viewer: Viewer) -> tuple[Event, ...]:
    happened = all_events(state, action)
    return as_seen(happened, check_viewer(viewer, len(SEATS)))


def all_events(state: State, action: Choose) -> tuple[Event, ...]:
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return told(lambda log: choose(state, action, log))


def parse_action(text: str) -> Choose:
    seat, colon, card = text.partition(":") if isinstance(text, str) else ("", "", "")
    if not colon:
        raise NotationError("A choice is written like P0:R3, not {given}.", given=quoted(text))
    return Choose(parse_seat(seat), parse_card(card))


HAND: Final = hidden(
    "{}",
    CARDS,
    SEEN_CARDS,
    "The hand of a seat, in card order.",
    state=lambda state, seat: state.hands[seat],
    view=lambda view, seat: view.hands[seat],
    default=(),
)
CHOSEN: Final = hidden(
    "{}_chosen",
    CARDS,
    SEEN_CARDS,
    "The card that a seat has chosen, if it has.",
    state=lambda state, seat: state.chosen[seat],
    view=lambda view, seat: view.chosen[seat],
    default=(),
)
SHOWN: Final = public(
    "shown",
    CARDS,
    "The cards of the tricks so far.",
    state=lambda state: state.shown,
    view=lambda view: view.shown,
    default=(),
)
PILE: Final = hidden(
    "pile",
    CARDS,
    SEEN_CARDS,
    "The draw pile, the next card first.",
    state=lambda state: state.pile,
    view=lambda view: view.pile,
    default=(),
)
ROUND: Final = public(
    "round",
    NUMBER,
    "Which round it is.",
    state=lambda state: state.round,
    view=lambda view: view.round,
    default=1,
)
WON: Final = public(
    "won",
    NUMBERS,
    "How many tricks each seat has won.",
    state=lambda state: state.won,
    view=lambda view: view.won,
    default=(0, 0),
)
ZONES: Final = ZoneTable((per_seat(HAND, CHOSEN), SHOWN, PILE, ROUND, WON))


def zones(state: State) -> Mapping[str, str]:
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    expect_options(options, Options, INFO)
    plain, reader = check_seed(seed), ZoneReader(ZONES, options, zones)
    hands, chosen = reader.read_each(HAND), reader.read_each(CHOSEN)
    shown, pile = reader.read(SHOWN), reader.read(PILE)
    number, won = reader.read(ROUND), reader.read(WON)
    reader.check_cards(DECK, sum((*hands, *chosen, shown, pile), ()), complete=True)
    reader.finish()
    state = State(options, hands, chosen, shown, pile, number, won, plain)
    reader.keep(map(say, impossible(state)))
    reader.finish()
    return state


def impossible(state: State) -> Iterator[str]:
    """Say what no play leads to; the cards are all there, each once."""
    tricks, odd = divmod(len(state.shown), 2)
    sizes = [len(hand + card) for hand, card in zip(state.hands, state.chosen, strict=True)]
    shapes = (*SHAPES, (0, 1)) if state.round == state.options.rounds else SHAPES
    if odd or tricks >= len(shapes) or sizes != [shapes[tricks][0]] * 2:
        yield "No play leads to hands of these sizes (DU-1, DU-3)."
    elif len(state.pile) != shapes[tricks][1] or sorted(map(len, state.chosen)) not in (
        [0, 0],
        [0, 1],
    ):
        yield "No play leads to these choices and this pile (DU-2, DU-3)."
    if any(hand != in_order(hand) for hand in state.hands):
        yield "Hands are in card order."
    if not 1 <= state.round <= state.options.rounds:
        yield "There is no such round (DU-4)."
    pairs = [winner_of(state.shown[at : at + 2]) for at in range(0, len(state.shown) - odd, 2)]
    played = (state.round - 1) * len(SHAPES) + len(pairs)
    if len(state.won) != len(SEATS) or sum(state.won) != played:
        yield "Each trick has one winner (DU-3)."
    elif any(state.won[seat] < pairs.count(seat) for seat in SEATS):
        yield "The tricks on the table were won by others (DU-3)."


def determinize(view: View, rng: Rng) -> State:
    expect_view(view, View, INFO)
    places = (*view.hands, *view.chosen, view.shown, view.pile)
    known = {card for cards in places for card in cards}
    unseen = [card for card in DECK if card not in known]
    mix(unseen, rng)
    fill = iter(unseen)
    first, second, *others = (
        tuple(next(fill) if card is None else card for card in cards) for cards in places
    )
    chosen, pile = (others[0], others[1]), others[3]
    hands = in_order(first), in_order(second)
    return State(
        view.options, hands, chosen, view.shown, pile, view.round, view.won, draw_seed(rng)
    )


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    expect_options(options, Options, INFO)
    viewer, reader = check_viewer(viewer, len(SEATS)), ZoneReader(ZONES, options, zones)
    reader.expect_all()
    hands, chosen = reader.see_each(HAND, ()), reader.see_each(CHOSEN, ())
    shown, pile = reader.see(SHOWN, ()), reader.see(PILE, ())
    number, won = reader.see(ROUND, 1), reader.see(WON, (0, 0))
    reader.check_seen_cards(DECK, sum((*hands, *chosen, shown, pile), ()))
    reader.finish()
    view = View(
        viewer=viewer,
        options=options,
        hands=hands,
        chosen=chosen,
        shown=shown,
        pile=pile,
        round=number,
        won=won,
    )
    world = position(options, ZONES.write(determinize(view, Repeatable()), options))
    reader.check_written(view_zones(observe(world, viewer)))
    reader.finish()
    return view
