"""Views: what each viewer may know (ALL-07), and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import attrs
import pytest

from numcards import inferno
from numcards.core import SPECTATOR, Seat, Value, parse_cards, viewers
from numcards.inferno import Demand, Options, View
from tests.inferno.helpers import TWO, at, can, go, playout, varied_options

THREE = Options(players=3)


def test_a_view_has_no_place_for_a_hidden_card() -> None:
    """Its fields, each with why it is public; only `own` holds cards that others do not know."""
    assert [field.name for field in attrs.fields(View)] == [
        "viewer",
        "options",
        "number",
        "wins",
        "inverted",
        "out",
        "sizes",
        "aside",
        "trick",
        "still_in",
        "lead_passed",
        "own",
        "played",
    ]


def test_own_hand_sizes_trick_and_what_was_played() -> None:
    options = Options(players=3, rounds_to_win=3)
    state = go(
        at(options, P0="R3 R9", P1="G5 B5 joker", P2="B7 Y7", wins="2 0 1", round="4"), "R3", "G5"
    )
    view = inferno.observe(state, Seat(1))
    assert view.viewer == 1
    assert view.hand == parse_cards("B5 joker")
    assert view.sizes == (1, 2, 2)
    assert view.aside == 0
    assert (view.number, view.wins, view.out) == (4, (2, 0, 1), ())
    assert [(seat, str(posed)) for seat, posed in view.trick] == [(0, "R3"), (1, "G5")]
    assert str(view.top) == "G5"
    assert view.to_act == (2,)
    assert view.still_in == (2, 0, 1)
    assert view.unseen == parse_cards("R9 B7 Y7")
    hidden = {"R9", "B7", "Y7", "B5", "joker"}
    played = [str(card) for card in view.played_cards]
    assert len(played) == 109 - 5
    assert not hidden - {"joker"} & set(played)
    assert view.result is None


def test_a_spectator_sees_no_hand() -> None:
    view = inferno.observe(at(P0="R3", P1="G5"), SPECTATOR)
    assert view.viewer is SPECTATOR
    assert view.hand == ()
    assert view.legal_actions == ()
    assert set(view.unseen) == set(parse_cards("R3 G5"))


def test_unseen_cards_count_copies_and_those_aside() -> None:
    deck = Options(players=2, deal=2).deck
    cards = [str(card) for card in deck.cards_of(deck.all_cards)]
    for card in ("infini", "infini", "joker", "R3"):
        cards.remove(card)
    state = at(Options(players=2, deal=2), P0="infini R3", P1="infini joker", aside=" ".join(cards))
    view = inferno.observe(state, Seat(0))
    assert view.aside == 105
    unseen = Counter(map(str, view.unseen))
    assert unseen == Counter([*cards, "infini", "joker"])
    assert unseen["infini"] == 3
    assert view.played_cards == ()


def test_legal_actions_come_from_the_view_alone() -> None:
    state = at(P0="R3 R9 infini", P1="G5 B5")
    view = inferno.observe(state, Seat(0))
    assert view.legal_actions == inferno.legal_actions(state)
    assert inferno.observe(state, Seat(1)).legal_actions == ()
    assert inferno.legal_actions(state, Seat(1)) == ()
    assert inferno.legal_actions(state, Seat(0)) == inferno.legal_actions(state)
    over = go(at(P0="R3", P1="G5"), "R3")
    assert inferno.observe(over, Seat(1)).legal_actions == inferno.legal_actions(over) == ()


@pytest.mark.parametrize(
    ("trick", "demand"),
    [
        ("", None),
        ("P0:R5", Demand(1, Value(5))),
        ("P0:R5+G5+joker", Demand(3, Value(5))),
        ("P0:W5", Demand(2, None)),
        ("P0:R5+S5", Demand(1, None)),
        ("P0:S5", Demand(0, None)),
        ("P0:infini", Demand(0, None)),
    ],
)
def test_inf_13_to_20_what_the_next_pose_must_be(trick: str, demand: Demand | None) -> None:
    cuttable = Options(players=2, impossible="cuttable")
    turn = "P1 P0" if trick else "P0 P1"
    state = at(cuttable, P0="R1", P1="R9", trick=trick, in_trick=turn)
    assert inferno.observe(state, SPECTATOR).demand == demand


def test_inf_11_the_order_of_strength_shows() -> None:
    assert inferno.observe(at(P0="R1", P1="R9", order="inverted"), SPECTATOR).inverted
    assert not inferno.observe(at(P0="R1", P1="R9"), SPECTATOR).inverted


def test_inf_09_12_who_has_passed() -> None:
    four = Options(players=4, finish="rank_all")
    state = at(four, P1="infini", P2="B7 Y7", P3="R5 R6", out="P0", in_trick="P1 P2 P3")
    assert inferno.observe(state, SPECTATOR).passed == ()
    state = go(state, "pass")
    assert inferno.observe(state, SPECTATOR).passed == (1,)
    state = go(state, "B7")
    assert inferno.observe(state, SPECTATOR).passed == (1,)
    assert inferno.observe(state, SPECTATOR).to_act == (3,)
    over = go(at(P0="R3", P1="G5"), "R3")
    assert inferno.observe(over, SPECTATOR).passed == ()


def test_inf_34_the_result_shows_at_the_end() -> None:
    over = go(at(P0="R3", P1="G5"), "R3")
    for viewer in (SPECTATOR, Seat(0), Seat(1)):
        view = inferno.observe(over, viewer)
        assert view.result == inferno.result(over)
        assert view.to_act == ()


def test_inf_29_cards_left_stay_hidden_at_the_end() -> None:
    over = go(at(P0="R3", P1="G5"), "R3")
    other = go(at(P0="R3", P1="B9"), "R3")
    assert "G5" not in repr(inferno.observe(over, Seat(0)))
    assert inferno.observe(over, Seat(0)).hand == ()
    # Which card is left shows only by what was played, here in the discards.
    assert inferno.observe(over, Seat(0)) != inferno.observe(other, Seat(0))


def test_repr() -> None:
    state = at(THREE, P0="R3 R9", P1="G5 joker", P2="B7", order="inverted", round="2")
    state = go(state, "R9")
    assert repr(inferno.observe(state, Seat(1))) == (
        "<inferno.View of P1: round 2, P1 to act, inverted order, trick: P0:R9, "
        "sizes: 1 2 1, hand: G5 joker>"
    )
    over = go(at(P0="R3", P1="G5"), "R3")
    assert repr(inferno.observe(over, SPECTATOR)) == (
        "<inferno.View of a spectator: round 1, over, normal order, trick: P0:R3, sizes: 0 1>"
    )


@pytest.mark.parametrize("options", varied_options(12), ids=str)
def test_views_along_whole_games(options: Options) -> None:
    rng = random.Random(repr(options))
    for state in playout(inferno.new_game(options, 5), rng):
        zones = inferno.zones(state)
        laid = [card for play in zones["trick"].split() for card in play.split(":")[1].split("+")]
        for viewer in viewers(options.players):
            view = inferno.observe(state, viewer)
            own = [] if viewer is SPECTATOR else zones[f"P{viewer}"].split()
            assert list(map(str, view.hand)) == own
            played = Counter(map(str, view.played_cards))
            assert played == Counter(zones["discard"].split()) + Counter(laid)
            others = [
                card
                for name in (*(f"P{seat}" for seat in range(options.players)), "aside")
                if name != f"P{viewer}"
                for card in zones[name].split()
            ]
            assert Counter(map(str, view.unseen)) == Counter(others)
            assert view.sizes == tuple(
                len(zones[f"P{seat}"].split()) for seat in range(options.players)
            )
            assert view.aside == len(zones["aside"].split())
            expected = can(state) if viewer in inferno.to_act(state) else set()
            assert set(map(str, view.legal_actions)) == expected


@pytest.mark.parametrize("options", varied_options(12), ids=str)
def test_nothing_shows_of_cards_that_the_viewer_cannot_tell_apart(options: Options) -> None:
    """Hidden cards change places between other hands and those aside: the view stays."""
    rng = random.Random(repr(options))
    for state in playout(inferno.new_game(options, 6), rng):
        viewer = rng.choice(viewers(options.players))
        zones = dict(inferno.zones(state))
        stuck = zones["passed_lead"].split()  # what they may hold is known (INF-12)
        names = [
            name
            for name in (*(f"P{seat}" for seat in range(options.players)), "aside")
            if name != f"P{viewer}" and name not in stuck
        ]
        words = [card for name in names for card in zones[name].split()]
        rng.shuffle(words)
        for name in names:
            size = len(zones[name].split())
            zones[name], words = " ".join(words[:size]), words[size:]
        swapped = inferno.position(options, zones, 99)
        view, other = inferno.observe(state, viewer), inferno.observe(swapped, viewer)
        assert view == other
        assert hash(view) == hash(other)
        assert repr(view) == repr(other)
        assert view.legal_actions == other.legal_actions


def test_the_seed_shows_in_no_view() -> None:
    first, second = at(TWO, 1, P0="R3", P1="G5"), at(TWO, b"2", P0="R3", P1="G5")
    assert first != second
    for viewer in (SPECTATOR, Seat(0), Seat(1)):
        assert inferno.observe(first, viewer) == inferno.observe(second, viewer)
