"""Replaces `kahve.bots.review.advice` in tests of the server.

It takes a while to get ready, and then thinks little and interpreted.
"""

import os
import time
from typing import Any

from kahve.bots.review import reviews as review
from kahve.bots.review.advice import Advice, Worth
from kahve.bots.search.searcher import Search

ADVISER = "random"
GETTING_READY = float(os.environ.get("GETTING_READY", "1.5"))


def search_of(player: Any, game: Any = None) -> Any:
    return adviser() if player.name == "searching" else None


def adviser() -> Any:
    return Search(simulations=1, depth=1, stretches=1)


def get_ready(game: Any) -> None:
    time.sleep(GETTING_READY)
    os.environ["KAHVE_INTERPRETED"] = "1"
    review.PAR_TIMES = 2


def advise(view: Any, moves: Any, search: Any, seed: Any) -> Any:
    if getattr(view.house, "target", 0) == 51:
        raise RuntimeError("I cannot say.")
    worths = [Worth((move,), float(seed % (97 + move)), 1.0) for move in moves]
    worths.sort(key=lambda worth: -worth.value)
    return Advice(worths[0].turn, tuple(worths))
