"""The table of the pyramid game: every pyramid as a pyramid, and what is drawn."""

from collections.abc import Mapping

from attrs import evolve

from numcards import pyramid
from numcards.core import SPECTATOR, Seat, Spectator
from numcards.pyramid import Options
from numcards.render import grid_text, grids_of
from numcards.words import Language

TABLE = {
    "P0": "R7 B8 R1 joker Y9 flip G0 G2 S0 S12",
    "P0_down": "N1.4 N3.2 N4.1",
    "P1": "W1 W2 - W4 S5 S6 S7 Y8 Y10 B16",
    "P1_down": "N1.1 N1.2",
    "discard": "Y16 Y15 Y14",
}
TWO = Options(players=2, jokers=1, action_copies=1)
TOGETHER = evolve(TWO, mode="simultaneous")


def picture(
    options: Options,
    changes: Mapping[str, str | None],
    viewer: int | Spectator,
    language: Language = "en",
) -> list[str]:
    given = {**TABLE, **changes}
    zones = {name: text for name, text in given.items() if text is not None}
    state = pyramid.position(options, zones)
    view = pyramid.observe(state, SPECTATOR if viewer is SPECTATOR else Seat(viewer))
    grids = grids_of(pyramid, view)
    return [line for grid in grids for line in grid_text(grid, language).split("\n")]


DRAWN = {"held": "R16", "holders": "P0", "phase": "playing"}


def test_the_table_as_the_player_on_turn_sees_it() -> None:
    assert picture(TWO, DRAWN, 0) == [
        "Round 1, first player P0: ? is face down, - is empty",
        "  level        P0                     P1",
        "  N4                      ?                 B16",
        "  N3                   G2    ?             Y8 Y10",
        "  N2                Y9   flip   G0       S5  S6  S7",
        "  N1             R7    B8    R1    ?   ?   ?   -   W4",
        "  now          to play the card",
        "  in hand      R16",
        "  points open  18                     15",
        "Piles, the top of the discard pile last",
        "  draw pile     84 cards",
        "  discard pile  3 cards   Y16 Y15 Y14",
        "Your card",
        "  R16",
    ]


def test_the_table_in_french_as_another_sees_it() -> None:
    assert picture(TWO, DRAWN, 1, "fr") == [
        "Manche 1, premier joueur P0\N{NBSP}: ? est face cachée, - est vide",
        "  niveau           P0                     P1",
        "  N4                          ?                 B16",
        "  N3                       G2    ?             Y8 Y10",
        "  N2                    Y9   flip   G0       S5  S6  S7",
        "  N1                 R7    B8    R1    ?   ?   ?   -   W4",
        "  maintenant       doit jouer",
        "  en main          ?",
        "  points visibles  18                     15",
        "Piles, le dessus de la défausse en dernier",
        "  pioche    84 cartes",
        "  défausse  3 cartes   Y16 Y15 Y14",
    ]


def test_choices_are_shown_to_those_who_made_them() -> None:
    placing = {
        "held": "R16 flash",
        "holders": "P0 P1",
        "choices": "P0:replace:N1.3 -",
        "phase": "choosing",
    }
    seen = picture(TOGETHER, placing, 0)
    assert "  now          has chosen             to choose" in seen
    assert "  in hand      R16 for N1.3           ?" in seen
    assert seen[-2:] == ["Your card, to be placed in N1.3", "  R16"]
    discarding = placing | {"choices": "- P1:discard"}
    seen = picture(TOGETHER, discarding, 1)
    assert "  in hand      ?                      flash to discard" in seen
    assert seen[-2:] == ["Your card, to be discarded", "  flash"]
    assert "  in hand      ?                      ?" in picture(TOGETHER, discarding, SPECTATOR)


def test_a_choice_that_is_shown_leaves_its_card_hidden() -> None:
    waiting = {
        "discard": "Y16 swipe",
        "held": "R16",
        "holders": "P1",
        "choices": "P1:discard",
        "phase": "swiping+reveal",
        "turn": "P0",
    }
    seen = picture(TOGETHER, waiting, SPECTATOR)
    assert "  now          to swipe               has chosen" in seen
    assert "  in hand                             ? to discard" in seen


def test_a_quantum_in_a_later_round() -> None:
    keeping = {
        "held": "R16 G16 R12",
        "holders": "P0 P0 P0",
        "phase": "keeping",
        "discard": "quantum",
        "round": "3",
        "first": "P0",
        "points": "3/4 5/6",
    }
    seen = picture(evolve(TWO, rounds=3), keeping, 0)
    assert "  points before  8                      10" in seen
    assert seen[-2:] == ["Your cards, of which you keep one", "  R16 G16 R12"]
    assert "R12" not in "".join(picture(evolve(TWO, rounds=3), keeping, 1))


def test_the_end_of_a_game() -> None:
    over = {"P0_down": "", "P1_down": "", "phase": "ended", "points": "23/15"}
    seen = picture(TWO, over, 0)
    assert ["points", "open", "23", "15"] in [line.split() for line in seen]
    assert not any(line.startswith(("  now", "  in hand", "  points before")) for line in seen)


def test_final_turns_and_a_long_discard_pile() -> None:
    discard = " ".join(f"{family}{value}" for family in "RB" for value in range(9, 16))
    seen = picture(TWO, {"discard": discard, "P1_down": "", "turns_left": "1"}, 0)
    assert seen[0] == "Round 1, 1 final turn left: ? is face down, - is empty"
    shown = "R11 R12 R13 R14 R15 B9 B10 B11 B12 B13 B14 B15"
    assert f"  discard pile  14 cards  … {shown}" in seen


def test_what_was_shuffled_back_is_shown() -> None:
    known = {"held": "R16", "holders": "P0", "phase": "playing", "refills": "1", "draw": "R9 B1"}
    seen = picture(TWO, known | {"discard": None}, 1)
    assert "  shuffled back  not seen since  R9 R16 B1" in seen


def test_pyramids_that_do_not_fit_beside_each_other_stand_below() -> None:
    state = pyramid.new_game(Options(players=6), seed=1)
    grids = grids_of(pyramid, pyramid.observe(state, SPECTATOR))
    assert [len(grid.header) - 1 for grid in grids] == [3, 3, -1]
    assert str(grids[1].title) == "More pyramids"
    assert max(len(line) for line in grid_text(grids[0], "fr").split("\n")) < 80
