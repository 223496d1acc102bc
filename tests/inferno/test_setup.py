"""Set-up: INF-01 to INF-04."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from numcards import inferno
from numcards.inferno import Options
from tests.core.naive_shuffle import naive_order
from tests.inferno.helpers import hand, on_turn, zone
from tests.inferno.naive import deck_of


def _cards(state: inferno.State) -> Counter[str]:
    return Counter(
        card
        for name, text in inferno.zones(state).items()
        if name.startswith("P") or name in {"aside", "discard"}
        for card in text.split()
    )


@pytest.mark.parametrize(("max_value", "size"), [(9, 67), (12, 85), (14, 97), (16, 109)])
def test_inf_01_the_deck(max_value: int, size: int) -> None:
    options = Options(players=2, max_value=max_value)
    cards = Counter(map(str, options.deck.cards_of(options.deck.all_cards)))
    assert cards == Counter(deck_of(max_value))
    assert (cards["joker"], cards["infini"], cards["numx"]) == (2, 4, 1)
    assert cards.total() == options.deck_size == options.deck.size == size
    assert _cards(inferno.new_game(options, 1)) == cards


def test_inf_02_seed_and_options_decide_the_deal() -> None:
    options = Options(players=3)
    first = inferno.new_game(options, 7)
    assert first == inferno.new_game(Options(players=3), 7)
    assert first != inferno.new_game(options, 8)
    assert hand(inferno.new_game(options, b"\x07"), 0) != hand(first, 0)


@pytest.mark.parametrize("seed", [0, 1, 2**200, b"", b"table 9"])
@pytest.mark.parametrize("deal", ["all", "equal", 1, 12])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_inf_03_cards_go_round_one_by_one_from_the_leader(
    players: int, deal: Any, seed: int | bytes
) -> None:
    leader = players - 1
    options = Options(players=players, deal=deal, first_player=leader)
    deck = deck_of(16)
    pile = [deck[place] for place in naive_order(109, seed, 0)]
    dealt = {"all": 109, "equal": 109 // players * players}.get(deal, options.dealt)
    state = inferno.new_game(options, seed)
    for seat in range(players):
        own = pile[(seat - leader) % players : dealt : players]
        assert Counter(hand(state, seat).split()) == Counter(own)
    assert Counter(zone(state, "aside").split()) == Counter(pile[dealt:])


def test_inf_03_how_many_cards_each_kind_of_deal_gives() -> None:
    def sizes(**chosen: Any) -> list[int]:
        state = inferno.new_game(Options(players=4, first_player=2, **chosen), 5)
        return [len(hand(state, seat).split()) for seat in range(4)] + [
            len(zone(state, "aside").split())
        ]

    assert sizes(deal="all") == [27, 27, 28, 27, 0]
    assert sizes(deal="equal") == [27, 27, 27, 27, 1]
    assert sizes(deal=5) == [5, 5, 5, 5, 89]
    assert sizes(deal="all", max_value=12) == [21, 21, 22, 21, 0]


@pytest.mark.parametrize("leader", range(5))
def test_inf_04_the_first_player_is_an_option(leader: int) -> None:
    state = inferno.new_game(Options(players=5, first_player=leader), 3)
    assert on_turn(state) == leader
    order = " ".join(f"P{(leader + step) % 5}" for step in range(5))
    assert zone(state, "in_trick") == order


def test_info_tells_who_can_play() -> None:
    info = inferno.INFO
    assert (info.name, info.fewest_players, info.most_players) == ("inferno", 2, 6)
    assert info.rulebook == "inferno"
    assert info.rules_version == 1
