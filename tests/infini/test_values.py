"""States, piles and draw piles as values."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from attrs.exceptions import FrozenInstanceError

from numcards import infini
from numcards.core import SPECTATOR, Family, UsageError
from numcards.core.sentences import shown
from numcards.infini import INFO, Direction, DrawPile, Options, Pile, parse_branch
from tests.infini.helpers import P1, at, go
from tests.pickling import pickled

PAIR = Options(mode="coop", players=2)
TRIO = Options(mode="adversary", players=3)


def test_the_game_is_named() -> None:
    assert (INFO.name, INFO.title, INFO.french_title) == ("infini", "NUM Infini", "NUM Infini")
    assert (INFO.fewest_players, INFO.most_players, INFO.rules_version) == (1, 6, 1)


def test_equal_positions_are_equal_however_they_came_about() -> None:
    zones = {"P1": "G1", "draw": "W1 W2 W3 W4 ..."}
    one = go(at(PAIR, P0="R1 G5 B3", **zones), "R1@R+", "G5@G+")
    other = go(at(PAIR, P0="R1 G5 B3", **zones), "G5@G+", "R1@R+")
    assert one == other
    assert hash(one) == hash(other)
    assert one != at(PAIR, 1, P0="R1 G5 B3", **zones)
    assert one != infini.zones(one)


def test_each_part_of_a_position_tells_it_from_others() -> None:
    zones = {
        "P0": "R1 G5",
        "P1": "G1 B4",
        "P2": "B3",
        "Rup": "S4 S3 S2 S1 R4",
        "Gup": "S0",
        "draw": "W1 W2 ...",
    }
    start = at(TRIO, **zones)
    changes: tuple[dict[str, str], ...] = (
        {"draw": "W2 W1 ..."},
        {"draw": "W1 W2 B7 ..."},
        {"P0": "R1 G6"},
        {"P1": "G1 B5"},
        {"Rup": "S4 S3 S2 S1 R5"},
        {"Rup": "S4 S3 S2 R3 R4"},
        {"Rup": "S4 S3 S2 S1", "Rdown": "R4"},
        {"turn": "P1"},
        {"plays": "1"},
        {"growths": "0 1 0"},
        {"eliminated": "P2", "P2": "", "returned": "B3"},
    )
    others = [at(TRIO, **{**zones, **change}) for change in changes]
    assert len({start, *others}) == 1 + len(changes)
    assert all(other != start for other in others)
    assert {start, *others} == {pickled(state) for state in (start, *others)}


def test_other_placings_of_a_card_have_another_hash() -> None:
    state = at(TRIO, P0="S3 R5 G5", P1="G1", P2="B3", draw="W1 W2 ...")
    reached = [infini.apply(state, action) for action in infini.legal_actions(state)]
    assert len({hash(after) for after in reached}) == len(reached)


def test_positions_do_not_change() -> None:
    state = at(PAIR, P0="R1 R2", P1="G1")
    before = infini.zones(state)
    go(state, "R1@R+")
    assert infini.zones(state) == before
    with pytest.raises(FrozenInstanceError):
        state.plays = 1  # type: ignore[misc]


def test_draw_piles_give_fresh_cards_first() -> None:
    w1, w2, g3 = (infini.parse_action(text).card for text in ("W1@R-", "W2@R-", "G3@G+"))  # type: ignore[union-attr]
    pile = DrawPile.of((w1, w2), (g3,))
    assert len(pile) == 3
    assert pile.draw(1) == ((w1,), DrawPile.of((w2,), (g3,)))
    assert pile.draw(3) == ((w1, w2, g3), DrawPile.of((), ()))
    assert pile.draw(9) == pile.draw(3)
    assert pile.draw(2)[1].with_returned((w1,)) == DrawPile.of((), (g3, w1))


def test_what_has_been_drawn_is_no_part_of_a_draw_pile() -> None:
    w1, w2, g3 = (infini.parse_action(text).card for text in ("W1@R-", "W2@R-", "G3@G+"))  # type: ignore[union-attr]
    left = DrawPile.of((w1, w2), (g3,)).draw(1)[1]
    assert left == DrawPile.of((w2,), (g3,))
    assert hash(left) == hash(DrawPile.of((w2,), (g3,)))
    assert repr(left) == "<W2 / G3>"
    assert len(pickle.dumps(left)) == len(pickle.dumps(DrawPile.of((w2,), (g3,))))
    assert pickled(left) == left
    assert left != DrawPile.of((w2, g3), ())
    assert left != left.draw(1)[1]
    assert left != "W2"


def test_piles_tell_their_tops_and_stacks() -> None:
    state = at(PAIR, P0="R1", P1="G1", Rup="R3 R7", Rdown="W9")
    pile = state.piles[0]
    assert str(pile.top(Direction.RISING)) == "R7"
    assert str(pile.stack(Direction.FALLING)) == "(W9,)"
    assert state.piles[1].top(Direction.FALLING) is None
    again = Pile.of(pile.rising, pile.falling, 2)
    assert pile == again == pickled(pile)
    assert hash(pile) == hash(again)
    assert repr(pile) == "Pile(placed=2, rising=(R3, R7), falling=(W9,))"
    assert parse_branch("R+").colour is Family.RED
    assert str(Direction.FALLING) == "-"


def test_a_play_leaves_the_other_piles_the_same_objects() -> None:
    state = at(PAIR, P0="R9 R5", P1="G1", Rup="R8", Gup="G3")
    before = state.piles
    after = infini.piles_after(before, infini.parse_action("R9@R+"))  # type: ignore[arg-type]
    assert after == go(state, "R9@R+").piles
    assert [new is old for new, old in zip(after, before, strict=True)] == [False, True, True, True]


def test_what_was_returned_is_part_of_a_draw_pile() -> None:
    w1, w2 = (infini.parse_action(text).card for text in ("W1@R-", "W2@R-"))  # type: ignore[union-attr]
    cards = (w1, w2)
    assert DrawPile.of(cards, ()) != DrawPile.of((), cards)
    assert DrawPile.of(cards, ()) == DrawPile.of((w1, w2), ())


def test_a_view_is_shown_without_a_hand_to_a_spectator() -> None:
    state = at(PAIR, P0="R1", P1="G1")
    shown = "R+, R-, G+, G-, B+, B-, Y+, Y-, draw: 100 / 0, sizes: 1 1"
    spectator = repr(infini.observe(state, SPECTATOR))
    assert spectator == f"<infini.View of a spectator: P0 to act, 1 owed, {shown}>"
    assert repr(infini.observe(state, P1)) == (
        f"<infini.View of P1: P0 to act, 1 owed, {shown}, hand: G1>"
    )


def test_a_result_tells_the_progress_by_colour() -> None:
    state = at(PAIR, P0="R9 R5", P1="G1", Rup="R8", Rdown="R2")
    progress = infini.result(go(state, "R9@R+")).progress
    assert progress == {Family.RED: 3, Family.GREEN: 0, Family.BLUE: 0, Family.YELLOW: 0}


def test_a_state_is_shown_whole() -> None:
    options = Options(mode="adversary", players=2, min_plays=1, rescue_cards="none")
    lying = {
        "Rup": " ".join(f"R{value}" for value in range(16)),
        "Gup": " ".join(f"G{value}" for value in range(15)),
    }
    state = at(options, P0="R16", P1="G15", **lying)
    piles = f"R+ {lying['Rup']}, R-, G+ {lying['Gup']}, G-"
    assert repr(state) == (
        f"<infini.State P0 to act, 1 owed, {piles}; P0: R16, P1: G15; draw: G16 / >"
    )
    over = f"R+ {lying['Rup']} R16, R-, G+ {lying['Gup']}, G-"
    assert repr(go(state, "R16@R+")) == (
        f"<infini.State over, {over}; P0: , P1: G15; draw: G16 / >"
    )


@pytest.mark.parametrize("piles", [None, 7, [], "R+", (None,), ((0, 0, (), ()),)])
def test_only_piles_are_taken_for_piles(piles: Any) -> None:
    with pytest.raises(UsageError) as caught:
        infini.piles_after(piles, infini.SIMPLE)
    words = (
        f"The piles of a position are expected, as `state.piles` gives them, not {shown(piles)}."
    )
    assert str(caught.value) == words


@pytest.mark.parametrize("text", ["Y3@Y+", "flip@Y", "flash@B+", "joker=4@Y-", "end"])
def test_only_a_play_on_these_piles_changes_them(text: str) -> None:
    two = infini.new_game(Options(mode="adversary", players=2, action_copies=1), 1).piles
    with pytest.raises(UsageError) as caught:
        infini.piles_after(two, infini.parse_action(text))  # type: ignore[arg-type]  # `end` is none
    assert str(caught.value) == f"A play on these piles is expected, not {text}."
    assert infini.piles_after(two, infini.PASSE) == two
