"""What every bot is: a choice among legal moves, made from what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ...engine.view import View


class Bot(Protocol):
    """A player: from what a seat may know, its legal moves and a source of chance it makes a move."""

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        """One of `moves` (move numbers, ascending, at least one). The same view, moves and state of `rng` give the same choice."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A player that shares its time among the moves of a turn."""

    def choose_turn(self, view: View, moves: Sequence[int], rng: random.Random) -> list[int]:
        """The moves of one whole turn, the first of them one of `moves`."""
        ...


def whole_turn(player: Bot, view: View, moves: Sequence[int], rng: random.Random) -> list[int]:
    """The moves of one turn that a bot makes, one after another, from what its seat may know; mostly there is one."""
    if isinstance(player, Paced):
        return player.choose_turn(view, moves, rng)
    turn = [player.choose(view, moves, rng)]
    while (going_on := view.after(turn)) is not None:
        turn.append(player.choose(going_on, going_on.moves, rng))
    return turn


def is_turn(view: View, moves: Sequence[int], turn: Sequence[int]) -> bool:
    """Whether these moves make one whole turn of the view's seat, which begins with one of `moves`."""
    if not turn or turn[0] not in moves:
        return False
    for length in range(1, len(turn)):
        going_on = view.after(turn[:length])
        if going_on is None or turn[length] not in going_on.moves:
            return False
    return view.after(turn) is None


def polite_moves(view: View, moves: Sequence[int]) -> list[int]:
    """Those of these moves that a bot makes: all but those that say a flagged word (`Judgement.polite`)."""
    polite = list(moves)
    return polite[: view.game.judgement.polite(view.record, view.house, polite, len(polite))]
