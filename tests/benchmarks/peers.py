"""The peers: other libraries, playing other games.

OpenSpiel deals by chance nodes. Each step through one counts as a decision of the peer,
in its favour: it costs the peer as much as a move does, and our deals are not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from random import Random, seed
from typing import Any, Final

from attrs import frozen

from tests.benchmarks.measure import Contestant, Play

__all__ = ["ANCHOR", "CHESS", "GIN_RUMMY", "HOLDEM", "PEERS", "UNO", "Peer", "installed"]

ANCHOR: Final = "crazy_eights"
GIN_RUMMY: Final = "gin_rummy"
CHESS: Final = "chess"
UNO: Final = "uno"
HOLDEM: Final = "holdem"


@frozen
class Peer:
    """A game of another library."""

    name: str
    distribution: str
    module: str
    """What must be there to import."""
    way: str
    start: Callable[[], Play]
    """Import the library and begin a game."""

    def contestant(self) -> Contestant:
        """The peer, ready to play."""
        return Contestant(self.name, f"{self.distribution}, {self.way}", self.start())


def _open_spiel(game_text: str, *modules: str) -> Callable[[], Play]:
    def start() -> Play:
        for module in modules:
            import_module(module)
        game, random = import_module("pyspiel").load_game(game_text), Random(1).random
        state = game.new_initial_state()

        def play(decisions: int) -> None:
            nonlocal state
            for _ in range(decisions):
                if state.is_terminal():
                    state = game.new_initial_state()
                actions = state.legal_actions()
                state = state.child(actions[int(random() * len(actions))])

        return play

    return start


def _chess() -> Play:
    new_board, random = import_module("chess").Board, Random(1).random
    board = new_board()

    def play(decisions: int) -> None:
        nonlocal board
        for _ in range(decisions):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                board = new_board()
                moves = list(board.legal_moves)
            board = board.copy(stack=False)
            board.push(moves[int(random() * len(moves))])

    return play


def _uno() -> Play:
    table, random = import_module("rlcard").make("uno", config={"seed": 1}), Random(1).random
    seen, _ = table.reset()

    def play(decisions: int) -> None:
        nonlocal seen
        for _ in range(decisions):
            if table.is_over():
                seen, _player = table.reset()
            actions = list(seen["legal_actions"])
            seen, _player = table.step(actions[int(random() * len(actions))])

    return play


def _holdem() -> Play:
    pokerkit, random = import_module("pokerkit"), Random(1).random
    seed(1)  # PokerKit shuffles with the chance that all modules share

    def new_hand() -> Any:
        return pokerkit.NoLimitTexasHoldem.create_state(
            automations=tuple(pokerkit.Automation),
            ante_trimming_status=True,
            raw_antes=0,
            raw_blinds_or_straddles=(1, 2),
            min_bet=2,
            raw_starting_stacks=200,
            player_count=4,
        )

    state = new_hand()

    def play(decisions: int) -> None:
        nonlocal state
        for _ in range(decisions):
            if not state.status:
                state = new_hand()
            actions = _holdem_actions(state)
            name, *amounts = actions[int(random() * len(actions))]
            state = deepcopy(state)
            getattr(state, name)(*amounts)

    return play


def _holdem_actions(state: Any) -> list[tuple[Any, ...]]:
    """Fold, call, the smallest raise and all in: far fewer than no limit allows."""
    actions: list[tuple[Any, ...]] = []
    if state.can_fold():
        actions.append(("fold",))
    if state.can_check_or_call():
        actions.append(("check_or_call",))
    if state.can_complete_bet_or_raise_to():
        lowest = state.min_completion_betting_or_raising_to_amount
        highest = state.max_completion_betting_or_raising_to_amount
        actions.extend(("complete_bet_or_raise_to", to) for to in sorted({lowest, highest}))
    return actions


_CHILD: Final = "new state by `child`"

PEERS: Final = (
    Peer(ANCHOR, "open_spiel", "pyspiel", f"C++, {_CHILD}", _open_spiel("crazy_eights(players=4)")),
    Peer("hearts", "open_spiel", "pyspiel", f"C++, {_CHILD}", _open_spiel("hearts")),
    Peer(GIN_RUMMY, "open_spiel", "pyspiel", f"C++, {_CHILD}", _open_spiel("gin_rummy")),
    Peer(
        "team_dominoes",
        "open_spiel",
        "pyspiel",
        f"Python, {_CHILD}",
        _open_spiel("python_team_dominoes", "open_spiel.python.games.team_dominoes"),
    ),
    Peer(CHESS, "chess", "chess", "`copy(stack=False)` and `push`", _chess),
    Peer(
        UNO,
        "rlcard",
        "rlcard",
        "`step` of its environment, in place: no old state stays valid",
        _uno,
    ),
    Peer(HOLDEM, "pokerkit", "pokerkit", "no-limit hold'em, `deepcopy` and act", _holdem),
)


def installed() -> tuple[Peer, ...]:
    """The peers that are here."""
    return tuple(peer for peer in PEERS if find_spec(peer.module) is not None)
