"""A process in which bots think: a question a line on its input, an answer a line on its output (`kahve.table.bots` asks).

    {"bot": "greedy", "game": "pisti", "view": "pisti seats=2 phase=1 …", "seat": 1, "moves": [5, 30], "seed": 77}   ->   {"turn": [30]}

The question holds the view of one seat as a line of text and nothing else of the table. The process ends when its input does, so that none
outlives a server, however that ended.
"""

from __future__ import annotations

import json
import os
import random
import sys
from importlib import import_module
from typing import Any

from ..bots import whole_turn
from ..engine.table import View
from ..engine.text import read_position
from ..games import game


def answer(question: dict[str, Any], bots: Any) -> list[int]:
    """The turn that the bot of this question makes; bots: a module with `bot(name)`."""
    found = game(question["game"])
    house, tables = read_position(found, question["view"])
    view = View(found, house, question["seat"], tables)
    return whole_turn(bots.bot(question["bot"]), view, question["moves"], random.Random(question["seed"]))


def main(bots: str) -> None:
    """Answer questions until there are no more."""
    # Answers go out by a copy of the output that nobody else holds: a bot that prints cannot garble them.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    module = import_module(bots)
    for line in sys.stdin:
        try:
            said: dict[str, Any] = {"turn": answer(json.loads(line), module)}
        except Exception as error:  # a bot may fail in any way; the asker plays on without it
            said = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(said) + "\n")
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
