"""Bots that misbehave in tests of the server: one is slow, one fails, one dies, one cheats, and one sends too much."""

import os
import time
from typing import Any

from kahve.bots import bot as honest

BOTS = {name: (name.title(), "") for name in ("random", "slow", "failing", "dying", "cheating", "chattering", "searching")}


class Thinker:
    def __init__(self, name: Any) -> None:
        self.name = name

    def choose(self, view: Any, moves: Any, rng: Any) -> Any:
        if self.name == "slow":
            time.sleep(60)
        elif self.name == "failing":
            raise RuntimeError("I cannot decide.")
        elif self.name == "dying":
            os._exit(3)
        elif self.name == "cheating":
            return next(move for move in range(128) if move not in moves)
        elif self.name == "chattering":
            print('{"move": 999}')
        return honest("random").choose(view, moves, rng)


def bot(name: Any) -> Any:
    return Thinker(name)
