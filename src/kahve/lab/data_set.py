"""Writes logs as a data set for offline learning: Parquet files with a row for each choice, and a card that describes them.

A folder gets its name when it is whole, so an interrupted run leaves no half of a data set under that name.
"""

from __future__ import annotations

import itertools
import json
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import __version__
from ..engine.game import Game
from ..engine.log import LogError, matches, players_of, replay
from ..engine.numeric import NDArray, np
from ..engine.observation import Observation, observation
from ..engine.table import Table
from ..engine.text import write_house
from ..games import game as find_game
from .extras import fetched
from .returns import margins

ROWS = 1 << 16
"""How many choices a file holds; the last one may hold fewer."""

CARD, ROWS_FOLDER = "README.md", "data"
"""The card, and the folder of the Parquet files: apart from it, because what reads such a folder takes every file in it."""

COLUMNS = {
    "match": "number of the match in the data set, from 0",
    "deal": "number of the deal in its match, from 1",
    "choice": "number of the choice in its deal, from 0",
    "seat": "the seat that chose",
    "player": "its name in the log",
    "numbers": "first part of what the seat could see, 32 bits each; the layout is below",
    "cards": "second part of it, 8 bits each",
    "full_state": "every number and card of the position, hidden ones too, in the order of the record (with --full-state)",
    "legal": "the legal move numbers, ascending",
    "move": "the move number that was played",
    "points": "what the deal brought the seat's side in the end; minus that in games where low scores win",
    "margin": "the points less the mean of the other sides",
    "won": "whether the seat's side won the match; null if the log ends before the match does",
}


class DataSetError(ValueError):
    """Logs that cannot be one data set, or a folder that cannot hold it; the text says why."""


@dataclass
class DataSet:
    """What a data set holds.

    - deals: those that were counted. left_out: deals that were void or have no end in the log, from which nothing is taken.
    - players: the number of choices by name.
    """

    layout: Observation
    house: str
    matches: int = 0
    deals: int = 0
    left_out: int = 0
    positions: int = 0
    players: Counter[str] = field(default_factory=Counter)


def write_data_set(
    logs: Iterable[tuple[str, Iterable[str]]], folder: Path, *, full_state: bool = False, force: bool = False, command: str = ""
) -> DataSet:
    """Referee logs and write their choices into a new folder; returns what it holds.

    - logs: for each file its name and its lines, which may hold several matches. All are of one game and the same house rules.
    - full_state: also write the hidden cards of each position, for a critic.
    - force: replace a folder that exists, or what an interrupted run left.
    - command: what the card names as the command that made it.

    Raises DataSetError, also for a log that does not hold, OSError, and Missing without pyarrow.

    >>> write_data_set([], Path("nowhere") / "choices")
    Traceback (most recent call last):
    kahve.lab.data_set.DataSetError: nowhere/choices cannot be made: there is no folder nowhere.
    """
    arrow, parquet = (fetched(name, "lab", "A data set") for name in ("pyarrow", "pyarrow.parquet"))
    unfinished = _unfinished_folder(folder, force)
    try:
        written: DataSet | None = None
        rows: list[dict[str, Any]] = []
        parts = itertools.count()

        def write_part(data_set: DataSet) -> None:
            parquet.write_table(
                _table(arrow, data_set, rows), unfinished / ROWS_FOLDER / f"part-{next(parts):06}.parquet", compression="zstd"
            )
            rows.clear()

        for table, names in _refereed(logs):
            written = written or DataSet(observation(table.game, table.house), write_house(table.house))
            _check_same(written, table)
            for row in _choices(written, table, names, full_state):
                rows.append(row)
                if len(rows) == ROWS:
                    write_part(written)
            written.matches += 1
        if written is None or not written.positions:
            raise DataSetError("The logs have no deal that was played to its end.")
        if rows:
            write_part(written)
        (unfinished / CARD).write_text(card(written, full_state, command), encoding="utf-8")
        if folder.exists():
            shutil.rmtree(folder)
        unfinished.rename(folder)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return written


def _unfinished_folder(folder: Path, force: bool) -> Path:
    """A new folder beside this one, to write into; DataSetError if either is in the way."""
    unfinished = folder.with_name(f".{folder.name}.part")
    if not folder.parent.is_dir():
        raise DataSetError(f"{folder} cannot be made: there is no folder {folder.parent}.")
    if folder.exists() and not force:
        raise DataSetError(f"{folder} already exists; --force replaces it.")
    if folder.exists() and not (folder / CARD).is_file():
        raise DataSetError(f"{folder} is not a data set, so it is not replaced; choose another name.")
    if unfinished.exists() and not force:
        raise DataSetError(f"{unfinished} is there: a data set that was interrupted, or that another run writes; --force begins again.")
    shutil.rmtree(unfinished, ignore_errors=True)
    (unfinished / ROWS_FOLDER).mkdir(parents=True)
    return unfinished


def _refereed(logs: Iterable[tuple[str, Iterable[str]]]) -> Iterator[tuple[Table, list[str]]]:
    for name, lines in logs:
        for first, match in matches(lines):
            try:
                table = replay(match, find_game, first)
            except LogError as error:
                raise DataSetError(f"{name}: {error}") from None
            yield table, players_of(match)


def _check_same(written: DataSet, table: Table) -> None:
    game, house = written.layout.game, write_house(table.house)
    if table.game is not game:
        raise DataSetError(f"The logs are of {game.name} and of {table.game.name}: a data set has one game.")
    if house != written.house:
        raise DataSetError(f"The logs have different house rules ({written.house}; {house}): a data set has one set of them.")


def _choices(written: DataSet, table: Table, names: Sequence[str], full_state: bool) -> Iterator[dict[str, Any]]:
    """The choices of a match in order, each as a row; a turn of several moves is several choices."""
    game, layout = table.game, written.layout
    better, sides = -1 if game.rules.low_wins else 1, table.sides
    won = [table.side_of(seat) in table.winners for seat in range(table.seats)] if table.over else [None] * table.seats
    again = Table(game, table.house, dealer=table.first_dealer)
    for dealt in table.history:
        again.deal(dealt.order)
        if dealt.sheet is None:
            written.left_out += 1
            continue
        brought = np.array([better * dealt.sheet[str(table.side_of(seat))]["total"] for seat in range(table.seats)], dtype=np.int32)
        margin = margins(brought, sides)
        legal, choice = again.moves, 0
        for seat, text in dealt.turns:
            for move in again.read_turn(text):
                seen = layout.at_table(again, seat)[0]
                row = {"match": written.matches, "deal": dealt.number, "choice": choice, "seat": seat, "player": names[seat]}
                row |= {"numbers": seen["numbers"], "cards": seen["cards"], "legal": legal, "move": move}
                if full_state:
                    row["full_state"] = _full_state(game, again.record)
                yield row | {"points": int(brought[seat]), "margin": float(margin[seat]), "won": won[seat]}
                written.players[names[seat]] += 1
                written.positions += 1
                choice += 1
                legal = again.make(move)
        written.deals += 1


def _full_state(game: Game, record: Any) -> NDArray[np.int32]:
    return np.concatenate([np.asarray(getattr(record, each.name), dtype=np.int32).ravel() for each in game.rules.layout.fields])


def _table(arrow: Any, written: DataSet, rows: Sequence[dict[str, Any]]) -> Any:
    types = {
        "match": "int32",
        "deal": "int32",
        "choice": "int32",
        "seat": "int8",
        "move": "int16",
        "points": "int32",
        "margin": "float32",
        "won": "bool_",
    }
    arrays: dict[str, Any] = {}
    for name in (name for name in COLUMNS if name in rows[0]):
        values = [row[name] for row in rows]
        if name in ("numbers", "cards", "full_state"):
            flat = np.stack(values)
            arrays[name] = arrow.FixedSizeListArray.from_arrays(arrow.array(flat.ravel()), flat.shape[1])
        elif name == "legal":
            arrays[name] = arrow.array(values, arrow.list_(arrow.int16()))
        elif name == "player":
            arrays[name] = arrow.array(values, arrow.string()).dictionary_encode()
        else:
            arrays[name] = arrow.array(values, getattr(arrow, types[name])())
    about = {
        "game": written.layout.game.name,
        "rules": str(written.layout.game.version),
        "house": written.house,
        "layout": str(written.layout),
    }
    return arrow.table(arrays).replace_schema_metadata({"kahve": json.dumps(about)})


def card(written: DataSet, full_state: bool, command: str) -> str:
    """The card of a data set in Markdown: where it comes from, what it holds, what the columns mean, and what it leaves out."""
    game = written.layout.game
    shown = {name: says for name, says in COLUMNS.items() if full_state or name != "full_state"}
    lines = [
        f"# Choices in {game.title}",
        "",
        f"{written.positions} choices in {written.deals} deals of {written.matches} matches, refereed by Kahve {__version__}.",
        "A row is one choice of one seat with what that seat could see; a turn of several moves is several rows.",
        "",
        f"- Game: `{game.name}`, rules of version {game.version}.",
        f"- House rules: `{written.house}`.",
        *([f"- Command: `{command}`."] if command else []),
        f"- Deals left out: {written.left_out} (void, or without an end in the log).",
        "- Choices by player: " + ", ".join(f"{name} {count}" for name, count in sorted(written.players.items())) + ".",
        "",
        "## Columns",
        "",
        "| column | meaning |",
        "| --- | --- |",
        *(f"| `{name}` | {says} |" for name, says in shown.items()),
        "",
        "## Layout of `numbers` and `cards`",
        "",
        "```text",
        str(written.layout),
        "```",
        "",
        "## Before you use it",
        "",
        "- The rows follow the order of play. Split by `match`, never by row: the rows of one deal share its cards.",
        "- Within a turn of several moves the log keeps no order, so they stand in the order in which the turn is written.",
        "- The choices are as good as the players who made them.",
        "- Names of players stand in the column `player`. Ask people before you publish theirs.",
        "",
    ]
    return "\n".join(lines)
