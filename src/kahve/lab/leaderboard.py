"""The public benchmark: the same games, house rules, deals and opponents for every player, and a file of rows that anybody can check.

A row has how many points a deal a player makes more than a pool of opponents that does not know it. The exploiter stands apart from the
pool: it searches, and learns from what the others play. The first block of every match is kept as a digest, and `objection_to` plays that
block again.

>>> board = read_board()
>>> [task.game for task in board.tasks]
['pisti', 'basra', 'hand_and_foot', 'quist', 'soup']
>>> board.opponents[-1] == board.exploiter
True
"""

from __future__ import annotations

import hashlib
import json
import math
import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from pathlib import Path
from time import process_time
from typing import Any

from .. import __version__
from ..bots import bot, whole_turn
from ..cards.quoting import printable
from ..engine.numeric import np
from ..engine.table import Table
from .deal_loops import fewest_players
from .estimate import estimate
from .ladder import rung
from .match import Chunk, Match, matched, play_chunk
from .results import Played, results

FILE = Path(__file__).with_name("leaderboard.json")
"""The leaderboard that comes with Kahve."""

BUDGET = 1000.0
"""How many milliseconds of one core a player may take for a move, the mean over a game's deal."""

DIGITS = 2
"""The digits of a figure in the file."""

THREE = re.compile(r"\[\s+(-?[\d.]+),\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]")
"""Three numbers in a list, as JSON with line breaks has them."""

Figure = tuple[float, float, float]
"""A mean, and the low and the high end of its 95% interval."""


class LeaderboardError(ValueError):
    """A leaderboard that cannot be read, or a row that it refuses; the text says which, and what it should be."""


@dataclass(frozen=True)
class Task:
    """One game of the benchmark.

    - rules: the version of its rules.
    - house: every house rule, as a line of text.
    - blocks: how many orders of the pack are played, each in every seating.
    """

    game: str
    rules: str
    house: str
    blocks: int


@dataclass(frozen=True)
class Score:
    """What a player makes in one game.

    - points: points a deal more than the pool, the mean over its players. won: the share of deals won over the share of equals.
    - over: the points more than each opponent, the exploiter too.
    - milliseconds: of one core for a move, the mean over one deal.
    - first: the digest of the first block of each match, or None for a player that does not repeat its play.
    """

    points: Figure
    won: float
    over: Mapping[str, Figure]
    milliseconds: float
    first: str | None

    @property
    def worst(self) -> tuple[str, Figure]:
        """The opponent that does best against the player, and its figure."""
        return min(self.over.items(), key=lambda pair: pair[1][0])


@dataclass(frozen=True)
class Row:
    """A player on the leaderboard. by: who vouches for it. kahve, day: the version that played it, and when."""

    player: str
    by: str
    kahve: str
    day: str
    games: Mapping[str, Score]

    @property
    def won(self) -> float:
        """The mean over the games of the share of deals won over the share of equals."""
        return sum(score.won for score in self.games.values()) / len(self.games)

    @property
    def repeats(self) -> bool:
        """Whether the row can be played again, to the point."""
        return all(score.first is not None for score in self.games.values())


@dataclass(frozen=True)
class Board:
    """A leaderboard: what is played, and the rows of the players."""

    version: int
    seed: int
    tasks: tuple[Task, ...]
    pool: tuple[str, ...]
    exploiter: str
    rows: tuple[Row, ...]

    @property
    def opponents(self) -> tuple[str, ...]:
        """The players of the pool, and the exploiter."""
        return (*self.pool, self.exploiter)

    @property
    def ranked(self) -> list[Row]:
        """The rows, the best first; those that cannot be played again stand last."""
        return sorted(self.rows, key=lambda row: (not row.repeats, -row.won))

    def matches(self, player: str, task: Task) -> list[Match]:
        """The matches of a player in one game, one for each opponent, all with the same cards."""
        alone = matched(task.game, task.house, [player], self.seed)
        if alone.game.version != task.rules:
            raise LeaderboardError(
                f"The benchmark is for version {task.rules} of the rules of {task.game}, and this is {alone.game.version}: "
                "it needs a new version, and every row has to be played again."
            )
        others = fewest_players(alone.game, alone.settled) - 1
        return [matched(task.game, task.house, [player] + [other] * others, self.seed) for other in self.opponents]

    def with_row(self, row: Row) -> Board:
        """The same board with this row, in place of an earlier one of the same player."""
        return replace(self, rows=(*(other for other in self.rows if other.player != row.player), row))


def read_board(path: Path = FILE) -> Board:
    """The leaderboard in a file. LeaderboardError says what is wrong with it, and which row."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        tasks = tuple(Task(**task) for task in data["tasks"])
        board = Board(data["version"], data["seed"], tasks, tuple(data["pool"]), data["exploiter"], ())
        rows = data["rows"]
    except (ValueError, KeyError, TypeError) as error:
        raise LeaderboardError(f"{path} is not a leaderboard: {printable(error)}") from None
    return replace(board, rows=tuple(_row(data, board, place) for place, data in enumerate(rows, 1)))


def _row(data: Any, board: Board, place: int) -> Row:
    name = data.get("player") if isinstance(data, dict) else None
    try:
        games = {game: _score(score) for game, score in data["games"].items()}
        row = Row(str(data["player"]), str(data["by"]), str(data["kahve"]), str(data["day"]), games)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise LeaderboardError(f"Row {place} ({printable(name)}) cannot be read: {type(error).__name__} {printable(error)}.") from None
    wanted = [task.game for task in board.tasks]
    if list(games) != wanted:
        raise LeaderboardError(f"Row {place} ({printable(name)}) has the games {', '.join(games)}; it should have {', '.join(wanted)}.")
    return row


def _score(data: Mapping[str, Any]) -> Score:
    over = {str(other): _figure(figure) for other, figure in data["over"].items()}
    return Score(_figure(data["points"]), float(data["won"]), over, float(data["milliseconds"]), data["first"])


def _figure(data: Sequence[float]) -> Figure:
    mean, low, high = map(float, data)
    if not low <= mean <= high or not all(map(math.isfinite, data)):
        raise ValueError(f"{list(data)} is not a mean with an interval around it")
    return mean, low, high


def write_board(board: Board, path: Path) -> None:
    """Write a leaderboard with its rows ranked, and each figure on one line."""
    data: dict[str, Any] = asdict(board)
    data["rows"] = [asdict(row) for row in board.ranked]
    text = json.dumps(data, indent=1, ensure_ascii=False)
    path.write_text(THREE.sub(r"[\1, \2, \3]", text) + "\n", encoding="utf-8")


def row_of(player: str, by: str, board: Board, play: Callable[[list[Match], int], list[Played]]) -> Row:
    """The row of a player. play: plays matches to this number of blocks, as `kahve.lab.run.run` does.

    LeaderboardError refuses a player that makes moves which are not legal, or that takes longer than the budget.
    """
    games = {}
    for task in board.tasks:
        matches = board.matches(player, task)
        milliseconds = pace(matches[0])
        if milliseconds > BUDGET:
            raise LeaderboardError(
                f"{printable(player)} takes {milliseconds:.0f} milliseconds for a move of {task.game}; the budget is {BUDGET:.0f}."
            )
        games[task.game] = _scored(board, matches, play(matches, task.blocks), milliseconds)
    return Row(player, by, __version__, date.today().isoformat(), games)


def pace(match: Match) -> float:
    """How many milliseconds of one core the first player of a match takes for a move, the mean over its turns in one deal."""
    player, others = bot(match.players[0]), bot("random")
    table, rng = Table(match.game, match.settled), random.Random(match.seed)
    seed, seconds, turns = match.seed, 0.0, 0
    for timed in (False, True):  # what has to be compiled is compiled in the first deal
        while table.awaits_deal or table.over:
            table = Table(match.game, match.settled)
            table.deal(seed=seed)
            seed += 1
        while (seat := table.turn) >= 0:
            view, moves, began = table.view(seat), table.moves, process_time()
            chosen = whole_turn(player if seat == 0 else others, view, moves, rng)
            if timed and seat == 0:
                seconds, turns = seconds + process_time() - began, turns + len(chosen)
            for move in chosen:
                table.play(move)
    return round(1000 * seconds / max(1, turns), DIGITS)


def _scored(board: Board, matches: Sequence[Match], played: Sequence[Played], milliseconds: float) -> Score:
    for part in played:
        for failure in part.failures:
            raise LeaderboardError(f"A row needs a player without failures. {failure}")
    margins, rungs = (
        _margins(matches, played),
        [rung(match, results(match.game, match.players, part)) for match, part in zip(matches, played, strict=True)],
    )
    pool = len(board.pool)
    over = {other: _rounded(margins[place]) for place, other in enumerate(board.opponents)}
    won = sum(each.over_chance for each in rungs[:pool]) / pool
    known, again = digest([_first(part) for part in played]), digest(_play_first(matches))
    return Score(_rounded(margins[:pool].mean(axis=0)), round(won, 4), over, milliseconds, known if known == again else None)


def _margins(matches: Sequence[Match], played: Sequence[Played]) -> Any:
    """The points more than each opponent, shape (opponents, blocks); blocks with a void deal are left out for all opponents."""
    whole = np.all([part.whole for part in played], axis=0)
    rows = []
    for match, part in zip(matches, played, strict=True):
        outcome = results(match.game, match.players, Played(part.first, part.sheets[whole], part.lengths[whole]))
        rows.append(np.mean([outcome.margins(0, 1 + other) for other in range(len(match.players) - 1)], axis=0))
    return np.array(rows)


def _rounded(samples: Any) -> Figure:
    figure = estimate(samples)
    return round(figure.mean, DIGITS), round(figure.low, DIGITS), round(figure.high, DIGITS)


def _first(part: Played) -> Played:
    return Played(part.first, part.sheets[:1], part.lengths[:1])


def _play_first(matches: Sequence[Match]) -> list[Played]:
    return [play_chunk(match, Chunk(0, 0, 1)) for match in matches]


def digest(played: Sequence[Played]) -> str:
    """A hash of the sheets and lengths of deals, the same on every machine."""
    hashed = hashlib.sha256()
    for part in played:
        for values in (part.sheets, part.lengths):
            hashed.update(np.ascontiguousarray(values, dtype="<i4").tobytes())
    return hashed.hexdigest()[:16]


def objection_to(row: Row, board: Board, games: Sequence[str] | None = None) -> str | None:
    """A sentence that says what is false in a row and what it should be, or None.

    The first block of every match is played again, in these games or all. A row of a player that does not repeat its play is checked for
    its form alone.
    """
    for task in board.tasks:
        score, where = row.games[task.game], f"The row of {printable(row.player)} is false in {task.game}:"
        if list(score.over) != list(board.opponents):
            return f"{where} it should have the opponents {', '.join(board.opponents)}."
        mean = sum(score.over[other][0] for other in board.pool) / len(board.pool)
        if abs(mean - score.points[0]) > 1.01 * 10**-DIGITS:
            return f"{where} its points should be {mean:.{DIGITS}f}, the mean over the pool, and not {score.points[0]}."
        if score.milliseconds > BUDGET:
            return f"{where} it takes {score.milliseconds:.0f} milliseconds for a move, and the budget is {BUDGET:.0f}."
        if score.first is not None and (games is None or task.game in games):
            again = digest(_play_first(board.matches(row.player, task)))
            if again != score.first:
                return f"{where} the first block of each match has the digest {again}, and not {printable(score.first)}."
    return None
