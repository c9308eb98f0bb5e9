"""The public benchmark: the same games, house rules, deals and opponents for every player, and a file of rows that anybody can check.

A row has what a player makes of every block against each opponent, and its figures are computed from that. The pool does not know the
player. The exploiter stands apart from it: it searches, and learns from what the others play. `objection_to` plays blocks again.

>>> board = read_board()
>>> [task.game for task in board.tasks]
['pisti', 'basra', 'hand_and_foot', 'quist', 'soup']
>>> board.opponents[-1] == board.exploiter
True
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cached_property
from pathlib import Path
from time import process_time
from typing import Any

from .. import __version__
from ..bots import bot, whole_turn
from ..cards.quoting import printable
from ..engine.numeric import np
from ..engine.table import Table
from ..games import settled
from .deal_loops import fewest_players
from .estimate import Estimate, estimate_of
from .match import Chunk, Match, matched, play_chunk
from .results import Played, points_and_wins, win_unit
from .sums import Sums

FILE = Path(__file__).with_name("leaderboard.json")
"""The leaderboard that comes with Kahve."""

BUDGET = 1000.0
"""How many milliseconds of one core a player may take for a move, the mean over a game's deal."""

DRAWN = 6
"""How many blocks of a row are played again when it is checked in part."""

VOID = "void"
"""A block with a void deal, as the file has it."""

Block = tuple[int, int] | None
"""What a player makes of one block against one opponent, as whole numbers; None for a block with a void deal.

- Its points less those of the others: the sum over seatings, sides and others.
- Its wins: each deal counts as the least common multiple of all numbers up to that of the sides, and a level deal is shared.
"""

Play = Callable[[list[Match], int], Iterable[Sequence[Played]]]
"""Plays matches to a number of blocks, and gives their chunks as `kahve.lab.run.in_order` does."""


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

    @cached_property
    def table(self) -> tuple[int, int]:
        """The number of players of a match, and of sides."""
        game, house = settled(self.game, self.house)
        return fewest_players(game, house), int(game.rules.sides(house))


@dataclass(frozen=True)
class Score:
    """What a player makes in one game: every block against each opponent, the exploiter too.

    - milliseconds: of one core for a move, the mean over one deal.
    - repeats: whether the player makes the same moves again.
    """

    milliseconds: float
    repeats: bool
    over: Mapping[str, tuple[Block, ...]]


@dataclass(frozen=True)
class Figures:
    """The figures of a player in one game.

    - points: points a deal more than the pool, the mean over its players. won: the share of deals won over the share of equals.
    - over: the points more than each opponent, the exploiter too.
    """

    points: Estimate
    won: float
    over: Mapping[str, Estimate]

    @property
    def worst(self) -> tuple[str, Estimate]:
        """The opponent that does best against the player, and its figure."""
        return min(self.over.items(), key=lambda pair: pair[1].mean)


@dataclass(frozen=True)
class Row:
    """A player on the leaderboard. by: who vouches for it. kahve, day: the version that played it, and when."""

    player: str
    by: str
    kahve: str
    day: str
    games: Mapping[str, Score]

    @property
    def repeats(self) -> bool:
        """Whether the row can be played again, to the point."""
        return all(score.repeats for score in self.games.values())


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
        return sorted(self.rows, key=lambda row: (not row.repeats, -self.won(row)))

    def won(self, row: Row) -> float:
        """The mean over the games of the share of deals won over the share of equals."""
        return sum(self.figures(row, task).won for task in self.tasks) / len(self.tasks)

    def figures(self, row: Row, task: Task) -> Figures:
        """The figures of a row in one game. A block with a void deal is left out for all opponents."""
        (players, sides), pool = task.table, len(self.pool)
        rows = [np.ravel(blocks) for blocks in zip(*row.games[task.game].over.values(), strict=True) if None not in blocks]
        sums = Sums(2 * len(self.opponents))
        sums.add(np.array(rows).reshape(-1, 2 * len(self.opponents)))

        def estimate(columns: Sequence[int], scale: int) -> Estimate:
            weights = [int(column in columns) for column in range(2 * len(self.opponents))]
            return estimate_of(*sums.mean_and_error(weights, len(columns) * scale), sums.blocks)

        over = {other: estimate([2 * place], sides * (players - 1)) for place, other in enumerate(self.opponents)}
        won = estimate(range(1, 2 * pool, 2), win_unit(sides) * players).mean - 1 / players
        return Figures(estimate(range(0, 2 * pool, 2), sides * (players - 1)), won, over)

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
    for task in board.tasks:
        where, score = f"Row {place} ({printable(name)}) is false in {task.game}:", games[task.game]
        if list(score.over) != list(board.opponents):
            raise LeaderboardError(f"{where} it should have the opponents {', '.join(board.opponents)}.")
        if {len(blocks) for blocks in score.over.values()} != {task.blocks}:
            raise LeaderboardError(f"{where} it should have {task.blocks} blocks against each opponent.")
        if not score.milliseconds <= BUDGET:
            raise LeaderboardError(f"{where} it takes {score.milliseconds:.0f} milliseconds for a move, and the budget is {BUDGET:.0f}.")
    return row


def _score(data: Mapping[str, Any]) -> Score:
    over = {str(other): tuple(map(_read_block, blocks.split())) for other, blocks in data["over"].items()}
    return Score(float(data["milliseconds"]), bool(data["repeats"]), over)


def _read_block(text: str) -> Block:
    points, _, wins = text.partition(":")
    return None if text == VOID else (int(points), int(wins))


def _written(block: Block) -> str:
    return VOID if block is None else f"{block[0]}:{block[1]}"


def write_board(board: Board, path: Path) -> None:
    """Write a leaderboard with its rows ranked, and the blocks against an opponent on one line."""
    data: dict[str, Any] = asdict(board) | {"rows": [asdict(row) for row in board.ranked]}
    for score in (score for row in data["rows"] for score in row["games"].values()):
        score["over"] = {other: " ".join(map(_written, blocks)) for other, blocks in score["over"].items()}
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def row_of(player: str, by: str, board: Board, play: Play) -> Row:
    """The row of a player.

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
        over: dict[str, list[Block]] = {other: [] for other in board.opponents}
        for parts in play(matches, task.blocks):
            for blocks, match, part in zip(over.values(), matches, parts, strict=True):
                blocks += _blocks(match, part)
        repeats = all(_block_again(match, 0) == blocks[0] for match, blocks in zip(matches, over.values(), strict=True))
        games[task.game] = Score(milliseconds, repeats, {other: tuple(blocks) for other, blocks in over.items()})
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
    return round(1000 * seconds / max(1, turns), 2)


def _blocks(match: Match, part: Played) -> list[Block]:
    """What the first player of a match makes of each block."""
    for failure in part.failures:
        raise LeaderboardError(f"A row needs a player without failures. {failure}")
    counted, players = points_and_wins(match.game, part), len(match.players)
    others = players - 1
    over = (others * counted[:, 0] - counted[:, 1:players].sum(axis=1)) * (-1 if match.game.rules.low_wins else 1)
    return [(int(points), int(wins)) if whole else None for points, wins, whole in zip(over, counted[:, players], part.whole, strict=True)]


def _block_again(match: Match, number: int) -> Block:
    return _blocks(match, play_chunk(match, Chunk(0, number, 1)))[0]


def drawn(row: Row, board: Board) -> list[tuple[Task, int, int]]:
    """The blocks by which a row is checked in part: a game, the place of an opponent, and the number of the block.

    They are drawn by a hash of the row. A person who tries many false rows can find one that passes, so new rows are checked whole.
    """
    blocks = [(task, place, number) for task in board.tasks for place in range(len(board.opponents)) for number in range(task.blocks)]
    hashed = json.dumps(asdict(row), sort_keys=True).encode()
    places = (int.from_bytes(hashlib.sha256(hashed + bytes([turn])).digest()) % len(blocks) for turn in range(DRAWN))
    return [blocks[place] for place in places]


def objection_to(row: Row, board: Board, play: Play | None = None) -> str | None:
    """A sentence that says what is false in a row and what it should be, or None.

    Without `play` the blocks of `drawn` are played again, otherwise all. A row of a player that does not repeat its play cannot be checked.
    """
    if not row.repeats:
        return None
    if play is None:
        again = {
            (task, place, number): _block_again(board.matches(row.player, task)[place], number) for task, place, number in drawn(row, board)
        }
    else:
        whole = row_of(row.player, row.by, board, play)
        again = {
            (task, place, number): block
            for task in board.tasks
            for place, blocks in enumerate(whole.games[task.game].over.values())
            for number, block in enumerate(blocks)
        }
    for (task, place, number), block in again.items():
        other, score = board.opponents[place], row.games[task.game]
        if score.over[other][number] != block:
            return (
                f"The row of {printable(row.player)} is false in {task.game}: "
                f"block {number} against {other} is {_written(block)}, and not {_written(score.over[other][number])}."
            )
    return None
