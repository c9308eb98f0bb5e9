"""Deals that club players play without a server, for tests of what is seen of them later."""

from __future__ import annotations

import random
from typing import Any

import kahve
from kahve.bots import bot
from kahve.bots.players.choosing import whole_turn
from kahve.table.sitting.sitting import Sitting

from .asks import ask_from

SHOW = {"pile": "full", "captured": "all", "counts": True, "hints": True}


class Course:
    """A table at which club players play; every event, and what each seat has seen after every move of a deal."""

    def __init__(self, game: str, seed: int = 5, **customs: Any) -> None:
        self.chance = random.Random(seed)
        seats = kahve.new(game).seats
        players = [{"kind": "you", "name": "Bo"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
        setup = {"game": game, "house": {"seats": seats}, "players": players, "show": SHOW, "customs": customs}
        self.sitting = Sitting.open(setup, entropy=self.chance.randbytes)
        self.events: list[Any] = [self.sitting.opening]
        self.seen: dict[int, list[Any]] = {}
        self.positions: dict[int, list[str]] = {}
        self.player = bot("greedy")

    def do(self, seat: int, **ask: Any) -> None:
        for event in self.sitting.ask(seat, *ask_from(**ask, by_bot=True)):
            self.events.append(event)
            self.sitting.take(event, noted=False)

    def deal(self) -> None:
        self.do(0, do="deal")
        self._note()

    def move(self) -> None:
        table = self.sitting.table
        turn = whole_turn(self.player, table.view(table.turn), table.moves, self.chance)
        self.do(table.turn, do="move", move=table.write_turn(turn))
        self._note()

    def finish(self) -> Course:
        self.deal()
        while self.sitting.in_deal:
            self.move()
        return self

    def _note(self) -> None:
        sitting, deal = self.sitting, len(self.sitting.table.history)
        views = [sitting.table.view(seat) for seat in range(sitting.seats)]
        shown = [(sitting.screen.hands(view), sitting.screen.zones(view, SHOW)) for view in views]
        self.seen.setdefault(deal, []).append(shown)
        self.positions.setdefault(deal, []).append(str(sitting.table))

    @property
    def match(self) -> Any:
        return self.sitting.matches[-1]
