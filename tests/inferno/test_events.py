"""Events: what each action brings about, in order, and who sees what of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from numcards import inferno
from numcards.core import SPECTATOR, viewers
from numcards.inferno import (
    INFINI,
    NUMX,
    Cut,
    Dealt,
    DemandSet,
    GameEnded,
    LeadHandedOn,
    Options,
    OrderSet,
    Passed,
    PosedCards,
    RoundBegan,
    RoundEnded,
    TrickWon,
    WentOut,
    parse_action,
)
from tests.inferno.helpers import P0, P1, P2, TWO, at, go, playout, pose, varied_options
from tests.pickling import pickled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.inferno import Event, State

THREE = Options(players=3)


def _told(state: State, text: str) -> list[str]:
    """All events of an action, those of another deal left out, as texts."""
    happened = inferno.all_events(state, parse_action(text))
    return [str(event) for event in happened if not isinstance(event, Dealt)]


def _texts(*happened: object) -> list[str]:
    return list(map(str, happened))


def test_inf_03_the_opening_tells_each_seat_its_own_cards() -> None:
    options = Options(players=3, deal="equal", first_player=1)
    state = inferno.new_game(options, 4)
    for viewer in (SPECTATOR, P0, P1, P2):
        opening = inferno.opening_events(options, 4, viewer)
        assert opening[0] == RoundBegan(1, P1, 1)
        dealt = [event for event in opening[1:] if isinstance(event, Dealt)]
        assert [event.seat for event in dealt] == [1, 2, 0]
        assert [event.count for event in dealt] == [36, 36, 36]
        assert [event.cards for event in dealt] == [
            state.hand(event.seat) if event.seat == viewer else None for event in dealt
        ]
        assert len(opening) == 4


def test_inf_09_posing_and_passing() -> None:
    state = at(THREE, P0="R3 R9", P1="G5 B5", P2="B7 Y7")
    assert _told(state, "R3") == _texts(PosedCards(P0, pose("R3")))
    assert _told(go(state, "R3"), "pass") == _texts(Passed(P1))


def test_inf_10_winning_a_trick() -> None:
    state = go(at(THREE, P0="R3 R9", P1="G5 B5", P2="B7 Y7"), "R3", "pass", "B7")
    assert _told(state, "pass") == _texts(Passed(P0), TrickWon(P2))


def test_inf_12_handing_on_the_lead() -> None:
    state = at(THREE, P0="joker", P1="infini", P2="B7 Y7")
    assert _told(state, "pass") == _texts(LeadHandedOn(P0))
    state = go(state, "pass", "pass")
    assert _told(state, "B7") == _texts(PosedCards(P2, pose("B7")), TrickWon(P2))


def test_inf_13_14_demands() -> None:
    state = at(P0="W7 R7 S7 R1", P1="G5 B5")
    assert _told(state, "W7") == _texts(PosedCards(P0, pose("W7")), DemandSet(2))
    assert _told(state, "R7+S7") == _texts(PosedCards(P0, pose("R7+S7")), DemandSet(1))
    assert _told(state, "S7+R7") == _texts(PosedCards(P0, pose("S7+R7")))


def test_inf_16_a_lone_shadow_sets_no_demand_unless_it_can_be_cut() -> None:
    posed = PosedCards(P0, pose("S7"))
    hands = {"P0": "S7 R1", "P1": "G5 B5"}
    assert _told(at(**hands), "S7") == _texts(posed, TrickWon(P0))
    cuttable = at(Options(players=2, impossible="cuttable"), **hands)
    assert _told(cuttable, "S7") == _texts(posed, DemandSet(0))


def test_inf_17_both_families_set_no_demand() -> None:
    state = at(P0="W7 S7 R1", P1="G5 B5")
    assert _told(state, "W7+S7") == _texts(PosedCards(P0, pose("W7+S7")), TrickWon(P0))


def test_inf_19_21_cuts_name_what_they_cut() -> None:
    state = go(at(THREE, P0="R3 R9", P1="infini B5", P2="numx Y7"), "R3")
    r3 = pose("R3")
    assert _told(state, "infini") == [str(Cut(P1, INFINI, r3))]
    state = go(state, "infini")
    assert _told(state, "numx") == [str(Cut(P2, NUMX, INFINI)), str(TrickWon(P2))]


def test_inf_22_23_infini_and_numx_that_lead_cut_nothing() -> None:
    state = at(P0="infini numx R9", P1="G5 B5")
    assert _told(state, "infini") == _texts(PosedCards(P0, INFINI))
    assert _told(state, "numx") == _texts(PosedCards(P0, NUMX), TrickWon(P0))


def test_inf_26_27_28_the_order_of_strength() -> None:
    state = at(P0="S6 W6 R6 G6 R1", P1="G5 B5")
    posed = PosedCards(P0, pose("S6+R6+G6"))
    assert _told(state, "S6+R6+G6") == _texts(posed, OrderSet(inverted=True))
    topped = PosedCards(P0, pose("R6+G6+W6"))
    assert _told(state, "R6+G6+W6") == _texts(topped, OrderSet(inverted=True), DemandSet(4))
    both = PosedCards(P0, pose("R6+W6+S6"))
    assert _told(state, "R6+W6+S6") == _texts(both, OrderSet(inverted=True), TrickWon(P0))


def test_inf_27_the_order_returns_with_the_end_of_the_trick() -> None:
    lasting = Options(players=2, inferno_lasts="trick")
    state = at(lasting, P0="S6 W6 R6 G6 R1 R2", P1="G5 B5")
    both = PosedCards(P0, pose("R6+W6+S6"))
    assert _told(state, "R6+W6+S6") == _texts(
        both, OrderSet(inverted=True), TrickWon(P0), OrderSet(inverted=False)
    )
    state = go(state, "S6+R6+G6")
    assert _told(state, "pass") == _texts(Passed(P1), TrickWon(P0), OrderSet(inverted=False))


def test_inf_27_two_infernos_in_one_trick() -> None:
    lasting = Options(players=2, inferno_lasts="trick")
    state = at(lasting, P0="S9 R9 G9 R1 R2", P1="S6 R6 G6 W6 G5")
    state = go(state, "S9+R9+G9")
    both = PosedCards(P1, pose("R6+W6+S6"))
    assert _told(state, "R6+W6+S6") == _texts(both, OrderSet(inverted=False), TrickWon(P1))


def test_inf_29_the_last_pose_of_a_game() -> None:
    happened = inferno.all_events(at(P0="R3", P1="G5 B5"), parse_action("R3"))
    over = go(at(P0="R3", P1="G5 B5"), "R3")
    assert _texts(*happened) == _texts(
        PosedCards(P0, pose("R3")),
        WentOut(P0, 1),
        RoundEnded(1, P0, (1, 2), blocked=False),
        GameEnded(inferno.result(over)),
    )


def test_inf_30_going_out_and_playing_on() -> None:
    rank_all = Options(players=3, finish="rank_all")
    state = at(rank_all, P0="W3", P1="G5 B5", P2="B7")
    assert _told(state, "W3") == _texts(PosedCards(P0, pose("W3")), DemandSet(2), WentOut(P0, 1))
    state = go(state, "W3", "pass")
    assert _told(state, "pass") == _texts(Passed(P2), TrickWon(P0))
    state = go(state, "pass", "G5")
    told = _told(state, "B7")
    assert told[1:3] == _texts(WentOut(P2, 2), RoundEnded(1, P0, (1, 3, 2), blocked=False))


def test_inf_32_the_next_deal_hides_the_other_hands() -> None:
    options = Options(players=2, rounds_to_win=2, deal=3)
    aside = " ".join(_rest(options, "R3 G5 B5"))
    state = at(options, P0="R3", P1="G5 B5", aside=aside, discard=_LAID)
    following = go(state, "R3")
    for viewer in (SPECTATOR, P0, P1):
        happened = inferno.events(state, parse_action("R3"), viewer)
        assert _texts(*happened[:4]) == _texts(
            PosedCards(P0, pose("R3")),
            WentOut(P0, 1),
            RoundEnded(1, P0, (1, 2), blocked=False),
            RoundBegan(2, P0, 103),
        )
        assert _texts(*happened[4:]) == _texts(
            *(Dealt(seat, 3, following.hand(seat) if seat == viewer else None) for seat in (P0, P1))
        )


_LAID = "R0 G0 B0"


def _rest(options: Options, held: str) -> list[str]:
    cards = [str(card) for card in options.deck.cards_of(options.deck.all_cards)]
    for card in (*held.split(), *_LAID.split()):
        cards.remove(card)
    return cards


def test_inf_29_a_round_that_somebody_ends_is_not_blocked() -> None:
    told = _told(at(THREE, P0="R3", P1="G5", P2="B7"), "R3")
    assert told[2] == str(RoundEnded(1, P0, (1, 2, 2), blocked=False))


def test_inf_25_a_covered_inferno_that_wins_its_trick_at_once() -> None:
    rank_all = Options(players=3, finish="rank_all")
    trick = {"trick": "P1:R3+G3+B3", "in_trick": "P0", "out": "P1"}
    state = at(rank_all, P0="W6 R6 G6 R9", P2="B7", **trick)
    assert _told(state, "W6+R6+G6") == _texts(
        PosedCards(P0, pose("W6+R6+G6")), OrderSet(inverted=True), TrickWon(P0)
    )


def test_inf_33_a_blocked_round() -> None:
    state = at(THREE, P0="joker joker", P1="infini", P2="numx", round="20")
    state = go(state, "pass", "pass")
    assert _told(state, "pass") == _texts(
        LeadHandedOn(P2),
        RoundEnded(20, None, (3, 1, 1), blocked=True),
        GameEnded(inferno.result(go(state, "pass"))),
    )


def test_inf_33_behind_a_blocked_round_the_next_seat_leads() -> None:
    state = at(Options(players=3, rounds_to_win=2), P0="joker joker", P1="infini", P2="numx")
    assert _told(go(state, "pass", "pass"), "pass")[:3] == _texts(
        LeadHandedOn(P2), RoundEnded(1, None, (3, 1, 1), blocked=True), RoundBegan(2, P0, 0)
    )


def test_inf_33_a_blocked_round_with_somebody_out() -> None:
    rank_all = Options(players=3, finish="rank_all")
    state = go(at(rank_all, P0="joker joker", P2="numx", out="P1"), "pass")
    assert _told(state, "pass")[1] == str(RoundEnded(1, P1, (3, 1, 2), blocked=True))


def _without_hands(happened: Iterable[Event]) -> list[Event]:
    return [evolve(event, cards=None) if isinstance(event, Dealt) else event for event in happened]


@pytest.mark.parametrize("options", varied_options(10), ids=str)
def test_everybody_sees_everything_but_the_hands_of_others(options: Options) -> None:
    rng = random.Random(repr(options))
    for state in playout(inferno.new_game(options, 8), rng):
        for action in inferno.legal_actions(state)[:3]:
            everything = inferno.all_events(state, action)
            for viewer in viewers(options.players):
                seen = inferno.events(state, action, viewer)
                assert _without_hands(seen) == _without_hands(everything)
                for event, whole in zip(seen, everything, strict=True):
                    if isinstance(event, Dealt) and event.seat != viewer:
                        assert event.cards is None
                    else:
                        assert event == whole


@pytest.mark.parametrize("options", varied_options(20), ids=str)
def test_events_tell_what_the_views_show(options: Options) -> None:
    """Played forwards from the events alone, the public position is that of the views."""
    rng = random.Random(repr(options))
    state = inferno.new_game(options, 3)
    public = _Public(inferno.opening_events(options, 3, SPECTATOR))
    while not inferno.is_over(state):
        action = rng.choice(inferno.legal_actions(state))
        public.follow(inferno.events(state, action, SPECTATOR))
        state = inferno.apply(state, action)
        view = inferno.observe(state, SPECTATOR)
        assert public.sizes == list(view.sizes)
        assert public.inverted == view.inverted
        assert public.out == list(view.out)
        assert public.number == view.number
        assert public.wins == list(view.wins)
        assert public.trick == list(view.trick)
        assert public.is_over == (view.result is not None)


class _Public:
    """What a reader of the log knows of the table."""

    def __init__(self, opening: tuple[Event, ...]) -> None:
        self.wins = [0] * (len(opening) - 1)
        self.sizes = [0] * len(self.wins)
        self.number = 0
        self.is_over = False
        self.follow(opening)

    def follow(self, happened: tuple[Event, ...]) -> None:
        for event in happened:
            match event:
                case RoundBegan(number=number):
                    assert number == self.number + 1
                    self.number, self.inverted = number, False
                    self.out: list[int] = []
                    self.trick: list[object] = []
                case Dealt(seat=seat, count=count):
                    self.sizes[seat] = count
                case PosedCards(seat=seat, posed=posed) | Cut(seat=seat, posed=posed):
                    self.sizes[seat] -= posed.count
                    self.trick.append((seat, posed))
                case OrderSet(inverted=inverted):
                    assert inverted != self.inverted
                    self.inverted = inverted
                case WentOut(seat=seat, place=place):
                    self.out.append(seat)
                    assert len(self.out) == place
                case TrickWon():
                    self.trick = []
                case RoundEnded(winner=winner) if winner is not None:
                    self.wins[winner] += 1
                case GameEnded():
                    self.is_over = True
                case _:
                    pass


def test_events_are_values() -> None:
    state = go(at(THREE, P0="R3 R9", P1="infini B5", P2="numx Y7"), "R3")
    happened = (
        *inferno.opening_events(TWO, 1, P0),
        *inferno.all_events(state, INFINI),
        *inferno.all_events(go(state, "infini"), NUMX),
    )
    for event in happened:
        assert pickled(event) == event
        assert hash(event) == hash(pickled(event))
