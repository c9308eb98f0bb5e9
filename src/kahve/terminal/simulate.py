"""`kahve simulate`: plays many deals between players, and prints their points with intervals."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from ..language import later
from .figures import rows_of_results, show_results
from .manual import help_text, option
from .options import AsJson, GameName, HouseRules, Plain, Players, PresetName, checked_file, checked_seed, players_at, rules_given
from .paper import paper
from .progress import bar

STOPPED = 130
"""The exit code after Ctrl-C that shells use."""


def simulate(
    game: GameName,
    players: Players = None,
    deals: Annotated[int, option(later("help-option-deals"), "--deals 10000", "N", min=1)] = 1000,
    seed: Annotated[int, option(later("help-option-seed-deals"), "--seed 7", "N")] = 1,
    house: HouseRules = None,
    preset: PresetName = None,
    out: Annotated[Path | None, option(later("help-simulate-out"), "--out deals.jsonl", "FILE")] = None,
    force: Annotated[bool, typer.Option("--force", help=help_text(later("help-simulate-force"), "--out deals.jsonl --force"))] = False,
    workers: Annotated[int | None, option(later("help-option-workers"), "--workers 2", "N", min=1)] = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Play many deals between bots."""
    from ..games import game as find
    from ..lab.simulate import simulate as play

    chosen = find(game)
    rules, start = rules_given(house, chosen), checked_seed(seed) or 0
    names = players_at(chosen, chosen.settle(rules, preset), players)
    sheet = paper(plain)
    try:
        with _new_file(out, force) as file, bar(sheet, deals, first="compiling", then="deals") as progress:
            results = play(chosen, rules, names, deals, start, preset=preset, out=file, workers=workers, progress=progress)
    except KeyboardInterrupt:
        print("Stopped; nothing was written." if out else "Stopped.", file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if as_json:
        print(json.dumps(rows_of_results(results), indent=2))
    else:
        show_results(results, sheet)
    if out is not None and not as_json:
        print(f"The logs are in {out}; `kahve replay {out}` referees them.")


@contextmanager
def _new_file(out: Path | None, force: bool) -> Iterator[Path | None]:
    """The path to which the logs are written.

    A file that exists is replaced at the end, when the new one is whole.
    """
    checked_file("--out", out, force)
    if out is None or not out.exists():
        yield out
        return
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=".kahve-") as folder:
        yield Path(folder) / out.name
        os.replace(Path(folder) / out.name, out)
