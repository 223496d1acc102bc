"""Sentences, errors and whole games in words, in every language."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import fields

from numcards import inferno, words
from numcards.core import AnyGame, IllegalAction, InvalidPosition, Seat, UsageError, parse_cards
from numcards.core.players import Player, listing, players
from numcards.core.sentences import say
from numcards.registry import game_names, get_game
from numcards.words.results import per_player, ranking_sentence, winners_sentence
from numcards.words.sentences import say_count
from tests.support import nim
from tests.support.some_options import options_of

LANGUAGES = words.LANGUAGES


def steps(game: AnyGame, seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions and actions of a random game with the game's first conformance options."""
    rng = Random(seed)
    state = game.new_game(options_of(game), seed)
    while not game.is_over(state):
        action = rng.choice(game.legal_actions(state))
        yield state, action
        state = game.apply(state, action)


def test_a_sentence_is_english_or_french() -> None:
    sentence = say("The game is not over yet.")
    assert words.translate(sentence, "en") == "The game is not over yet."
    assert words.translate(sentence, "fr") == "La partie n’est pas encore finie."


def test_a_language_is_one_of_ours() -> None:
    with pytest.raises(UsageError, match="en, fr"):
        words.translate(say("x"), "de")  # type: ignore[arg-type]  # the point of the test


def test_players_are_called_by_name_where_names_are_known() -> None:
    sentence = say("{player} passes.", player=Player(Seat(1)))
    assert words.translate(sentence, "fr") == "P1 passe."
    assert words.translate(sentence, "fr", ["Anne", "Blaise"]) == "Blaise passe."
    assert words.translate(sentence, "fr", ["Anne"]) == "P1 passe."


@pytest.mark.parametrize(
    ("count", "english", "french"),
    [(0, "0 games.", "0 partie."), (1, "1 game.", "1 partie."), (2, "2 games.", "2 parties.")],
)
def test_none_is_plural_in_english_and_singular_in_french(
    count: int, english: str, french: str
) -> None:
    sentence = say_count("{count} game.", "{count} games.", count)
    assert str(sentence) == words.translate(sentence, "en") == english
    assert words.translate(sentence, "fr") == french


@pytest.mark.parametrize(
    ("seats", "english", "french"),
    [
        ([], "nobody", "personne"),
        ([0], "P0", "P0"),
        ([0, 2], "P0 and P2", "P0 et P2"),
        ([0, 1, 2], "P0, P1 and P2", "P0, P1 et P2"),
    ],
)
def test_lists(seats: list[Seat], english: str, french: str) -> None:
    assert str(players(seats)) == words.word(players(seats), "en") == english
    assert words.word(players(seats), "fr") == french


def test_lists_hold_sentences_too() -> None:
    assert words.word(listing([say("nobody"), "R7"]), "fr") == "personne et R7"


def test_cards_in_a_fact_are_shown_without_brackets() -> None:
    state = inferno.position(inferno.Options(players=2), {"P0": "R7", "P1": "B8"})
    refused = inferno.refusal(state, inferno.parse_action("G8+B8"))
    assert refused is not None
    assert words.refusal_text(refused, "en") == "The hand holds no G8 B8, or not so many (INF-05)."
    assert words.refusal_text(refused, "fr") == "La main n’a pas G8 B8, ou pas autant (INF-05)."


def test_errors_are_worded_with_what_is_inside_them() -> None:
    state = inferno.position(inferno.Options(players=2), {"P0": "R7", "P1": "B8"})
    with pytest.raises(IllegalAction) as illegal:
        inferno.apply(state, inferno.PASS)
    assert (
        words.error_text(illegal.value, "fr")
        == "Qui entame un pli et peut poser doit poser (INF-12)."
    )
    with pytest.raises(InvalidPosition) as invalid:
        inferno.position(inferno.Options(players=2), {"P0": "R7", "P1": "B8", "order": "up"})
    assert words.error_text(invalid.value, "fr") == (
        "Zone order\N{NBSP}: Un mot parmi normal, inverted est attendu, et non 'up'."
    )
    with pytest.raises(UsageError) as usage:
        get_game("chess")
    assert words.error_text(usage.value, "fr").startswith("Il n’y a pas de jeu 'chess'")


def test_a_refusal_inside_a_complaint_is_translated() -> None:
    with pytest.raises(InvalidPosition) as invalid:
        inferno.position(
            inferno.Options(players=2),
            {"P0": "R7", "P1": "B8", "trick": "P0:R9 P1:B3", "in_trick": "P0 P1"},
        )
    text = words.error_text(invalid.value, "fr")
    assert "Il faut une valeur supérieure à 9, et non 3 (INF-11)." in text


def test_results() -> None:
    result = inferno.Result(
        winners=(Seat(0),), wins=(1, 0, 0), ranking=(1, 2, 2), payoffs=(1.0, -0.5, -0.5)
    )
    assert words.result_text(inferno, result, "fr") == (
        "P0 gagne la partie.",
        "Manches gagnées\N{NBSP}: P0 1, P1 0, P2 0.",
        "Classement\N{NBSP}: 1. P0; 2. P1 et P2.",
    )
    nobody = nim.Result((), (1, 1), (0.0, 0.0))
    assert str(winners_sentence(nobody)) == "Nobody wins the game."
    assert str(ranking_sentence(nobody)) == "Ranking: 1. P0 and P1."
    assert str(per_player([3, -1])) == "P0 3, P1 -1"


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(name: str, language: words.Language) -> None:
    game = get_game(name)
    names = {option.name for option in fields(game.Options) if option.init}
    assert set(words.words_of(game).options) == names
    assert all(words.option_text(game, option, language) for option in names)


@pytest.mark.parametrize("name", game_names())
def test_whole_games_are_worded_in_both_languages(name: str) -> None:
    game = get_game(name)
    different = 0
    for state, action in steps(game, seed=5):
        for event in game.all_events(state, action):
            english, french = (words.event_text(game, event, each) for each in LANGUAGES)
            assert english.endswith(".")
            assert french.endswith(".")
            different += english != french
        for language in LANGUAGES:
            assert words.action_text(game, options_of(game), action, language)
            assert words.group_text(game, action, language)
    assert different


@pytest.mark.parametrize("name", game_names())
def test_every_action_is_worded(name: str) -> None:
    game = get_game(name)
    for action in game.all_actions(options_of(game)):
        assert words.action_text(game, options_of(game), action, "fr")
        assert words.group_text(game, action, "fr")


def test_a_users_own_game_speaks_its_notation() -> None:
    state = nim.new_game(nim.Options(), 0)
    (event,) = nim.all_events(state, nim.Take(2))
    assert words.event_text(nim, event, "fr") == "Taken(seat=0, count=2)"
    assert words.action_text(nim, nim.Options(), nim.Take(2), "fr") == "take:2"
    assert words.group_text(nim, nim.Take(2), "en") == "actions"
    assert words.option_text(nim, "matches", "fr") == ""
    over = nim.Result((Seat(1),), (2, 1), (-1.0, 1.0))
    assert words.result_text(nim, over, "fr") == ("Vainqueurs\N{NBSP}: P1.",)
    assert words.game_title(nim, "fr") == "Nim"


def test_a_users_own_game_may_bear_the_name_of_ours() -> None:
    class Other:
        INFO = inferno.INFO

    assert words.words_of(Other()) is not words.words_of(inferno)  # type: ignore[arg-type]  # unlike


W7, S8 = (inferno.make_pose(parse_cards(text)) for text in ("R7 W7", "S8"))
OVER = inferno.Result((Seat(0), Seat(1)), (0, 0), (1, 1), (0.0, 0.0))


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            inferno.RoundBegan(2, Seat(1), 0),
            "Round 2 begins: P1 leads.",
            "La manche 2 commence\N{NBSP}: P1 entame.",
        ),
        (
            inferno.RoundBegan(1, Seat(0), 1),
            "Round 1 begins: 1 card is set aside, P0 leads.",
            "La manche 1 commence\N{NBSP}: 1 carte est mise de côté, P0 entame.",
        ),
        (inferno.Dealt(Seat(1), 3, None), "P1 is dealt 3 cards.", "P1 reçoit 3 cartes."),
        (inferno.Dealt(Seat(1), 1, S8.cards), "P1 is dealt S8.", "P1 reçoit S8."),
        (inferno.Passed(Seat(1)), "P1 passes.", "P1 passe."),
        (
            inferno.LeadHandedOn(Seat(1)),
            "P1 has nothing to lead with and passes.",
            "P1 n’a rien pour entamer et passe.",
        ),
        (inferno.PosedCards(Seat(0), W7), "P0 poses R7+W7.", "P0 pose R7+W7."),
        (
            inferno.Cut(Seat(0), inferno.NUMX, W7),
            "P0 cuts R7+W7 with numx.",
            "P0 coupe R7+W7 avec numx.",
        ),
        (
            inferno.OrderSet(inverted=True),
            "The order is inverted: 0 is the strongest value.",
            "L’ordre s’inverse\N{NBSP}: 0 est la plus forte valeur.",
        ),
        (
            inferno.OrderSet(inverted=False),
            "The order is normal again: the highest value is the strongest.",
            "L’ordre redevient normal\N{NBSP}: la plus haute valeur est la plus forte.",
        ),
        (
            inferno.DemandSet(3),
            "The next pose needs 3 cards of any value.",
            "Pose suivante\N{NBSP}: 3 cartes de valeur libre.",
        ),
        (inferno.DemandSet(0), "Only a cut can follow.", "Seule une coupe peut suivre."),
        (
            inferno.WentOut(Seat(2), 1),
            "P2 is the first without cards.",
            "P2 vide sa main en premier.",
        ),
        (
            inferno.WentOut(Seat(2), 2),
            "P2 is out of cards too, in place 2.",
            "P2 n’a plus de cartes non plus et finit à la place 2.",
        ),
        (inferno.TrickWon(Seat(0)), "P0 wins the trick.", "P0 remporte le pli."),
        (
            inferno.RoundEnded(1, Seat(0), (1, 2), blocked=False),
            "P0 wins round 1.",
            "P0 gagne la manche 1.",
        ),
        (
            inferno.RoundEnded(1, None, (1, 1), blocked=True),
            "Round 1 is blocked, since nobody can lead: nobody wins it.",
            "La manche 1 est bloquée, personne ne pouvant entamer\N{NBSP}: personne ne la gagne.",
        ),
        (
            inferno.RoundEnded(1, Seat(0), (1, 2), blocked=True),
            "Round 1 is blocked, since nobody can lead: P0 wins it.",
            "La manche 1 est bloquée, personne ne pouvant entamer\N{NBSP}: P0 la gagne.",
        ),
        (
            inferno.GameEnded(OVER),
            "The game is over. P0 and P1 share the victory.",
            "La partie est finie. P0 et P1 se partagent la victoire.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_events_of_inferno(event: inferno.Event, english: str, french: str) -> None:
    assert words.event_text(inferno, event, "en") == english
    assert words.event_text(inferno, event, "fr") == french


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("pass", "pass", "passer"),
        ("infini", "infini, which only the numx can cut", "infini, que seul le numx peut couper"),
        ("numx", "numx, which ends the trick", "numx, qui termine le pli"),
        ("R7", "single of 7", "simple de 7"),
        (
            "R7+W7",
            "double of 7, then 3 cards of any value",
            "double de 7, puis 3 cartes de valeur libre",
        ),
        ("S7", "single of 7, which stops the trick", "simple de 7, qui arrête le pli"),
        ("R7+W7+S7", "triple of 7, which stops the trick", "triple de 7, qui arrête le pli"),
        ("S6+R6+G6", "triple of 6, Inferno combo", "triple de 6, combo Inferno"),
    ],
)
def test_actions_of_inferno(action: str, english: str, french: str) -> None:
    parsed = inferno.parse_action(action)
    assert words.action_text(inferno, inferno.Options(players=4), parsed, "en") == english
    assert words.action_text(inferno, inferno.Options(players=4), parsed, "fr") == french
