"""Makes the libraries that come with a package: all that ordinary play of each game calls, compiled for a platform.

`python -m kahve.lab.shipping linux-x86_64 FOLDER` makes a folder of them. A wheel carries it beside `shipped.py` in `kahve.engine.native`,
and the pocket carries that of WebAssembly. It needs the wheel `ziglang`.

What is called is found by playing a little of each game while nothing is compiled (`noting`): tables, thoughts, hints, reviews, the solver
and `kahve simulate`. What is missing all the same is compiled where there is a compiler, and interpreted where there is none.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from array import array as doubled
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from ..bots import bot
from ..bots.review.advice import get_ready
from ..bots.review.deal_by_levels import plays_of
from ..bots.review.par import par
from ..cards.arrays import INT16, array
from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.machine import machine
from ..engine.native.loop import Notes, noting
from ..engine.native.naming import call_name
from ..engine.native.shipped import LIST
from ..engine.native.table_library import MAKERS, alone_of, table_kinds
from ..engine.native.targets import TARGETS, WEB_ASSEMBLY, make_for, platform_of
from ..engine.native.unit import Unit
from ..engine.retracing import Retracer
from ..engine.sources import content_hash
from ..engine.table import Table
from ..games import GAMES, game
from .deal_loops import loops_of, numbers_of, play_seating, shuffled, usual_players

BOXING = ("kahve_keep", "kahve_box")
"""What every module of WebAssembly exports besides (`kahve.engine.native.prelude`)."""
Calls = dict[str, str]
"""For each call by its name (`naming.py`) the name in its library."""


def has_zig() -> bool:
    """Whether the wheel `ziglang` is installed."""
    return find_spec("ziglang") is not None


def note_play(played: Game, notes: Notes) -> None:
    """Note what ordinary play of this game calls."""
    kinds = table_kinds(notes.unit, played)
    for make in MAKERS:
        loop = make(played)
        taken = kinds[loop.__name__]
        notes.calls[call_name(loop, taken, alone_of(taken))] = loop, taken, alone_of(taken)
    with noting(notes):
        get_ready(played)
        table = Table(played, played.settle({}))
        seed = 1
        table.deal(seed=seed)
        while table.awaits_deal:  # a void deal
            seed += 1
            table.deal(seed=seed)
        view = table.view(table.turn)
        bot("master").choose(view, table.moves, random.Random(1))
        par(table, 1, seed=1)
        plays_of(table, table.turn, "casual", "greedy", times=1, seconds=1.0, seed=1)
        _simulate(played, logged=not notes.unit.boxed)


def _simulate(played: Game, *, logged: bool) -> None:
    """Simulate a deal. logged: whether a log of it is written, as no page does."""
    engine, loops, house = machine(played, True), loops_of(played, True), played.settle({})
    rngs = array([generator(1)])
    players = numbers_of(usual_players(played, house))
    orders = shuffled(engine, loops, house, rngs, 1)
    moves = play_seating(engine, loops, house, players, 0, rngs, orders)[1][0]
    if logged:
        Retracer(played).write(Table(played, house), orders[0], memoryview(doubled(INT16, (2 * move for move in moves if move >= 0))))


@cache
def written(played: Game, *, boxed: bool, without: frozenset[str] = frozenset()) -> tuple[str, Calls, tuple[str, ...]]:
    """The C of all that ordinary play of this game calls, what it is called by, and the setters of its tables (`Unit.setters`).

    boxed: for WebAssembly. without: calls that other libraries hold, by their names.
    """
    notes = Notes(Unit(boxed=boxed))
    note_play(played, notes)
    calls = {}
    for number, (name, (loop, kinds, alone)) in enumerate(notes.calls.items()):
        if name not in without:
            calls[name] = f"{loop.__name__}_{number}"
            notes.unit.export(loop, calls[name], kinds, alone)
    return notes.unit.text(), calls, notes.unit.setters


def ship(platform: str, folder: Path, games: Sequence[str] = tuple(GAMES)) -> None:
    """Make the libraries of these games for a platform of `TARGETS` in a folder, with the list by which they are found.

    RuntimeError says what is wrong with a library.
    """
    target, boxed = TARGETS[platform], platform == WEB_ASSEMBLY
    folder.mkdir(parents=True, exist_ok=True)
    listed: dict[str, tuple[str, str]] = {}
    texts: dict[str, tuple[str, list[str]]] = {}
    for name in games:
        text, calls, setters = written(game(name), boxed=boxed, without=frozenset(listed))
        if not calls:
            continue  # the same rules as those of a game before it
        exported = [*(f"kahve_{each}_boxed" for each in calls.values()), *setters]
        file = next((file for file, content in texts.items() if content == (text, exported)), f"{name}{target.suffix}")
        texts[file] = text, exported
        listed |= {call: (file, each) for call, each in calls.items()}
    with ThreadPoolExecutor(2) as compilers:
        jobs = [compilers.submit(make_for, target, text, folder / file, [*names, *BOXING]) for file, (text, names) in texts.items()]
        for each in jobs:
            each.result()
    for file, (_, names) in texts.items():
        content = (folder / file).read_bytes()
        missing = [name for name in names if (name if boxed else name.removesuffix("_boxed")).encode() not in content]
        if platform_of(content) != platform or missing:
            raise RuntimeError(f"{file} was made for {platform_of(content) or 'no platform'}, not {platform}, or lacks {missing}.")
    files = {file: hashlib.sha256((folder / file).read_bytes()).hexdigest() for file in texts}
    manifest = {"platform": platform, "tag": target.tag, "sources": content_hash(), "files": files, "calls": listed}
    (folder / LIST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Make the libraries of a platform."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("platform", choices=TARGETS)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=tuple(GAMES))
    wanted = parser.parse_args()
    ship(wanted.platform, wanted.folder, wanted.games)


if __name__ == "__main__":
    main()
