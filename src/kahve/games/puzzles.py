"""Reads the puzzles of the games: positions with one winning turn, found in bots' games and proven (docs/puzzles.md).

The puzzles of a game are the file `PUZZLES.toml` in its folder. A game without that file has none.

>>> collection = puzzles("basra")
>>> collection.proof, collection.puzzle(1).number
('solver', 1)
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property
from typing import Any, Protocol, runtime_checkable

from ..cards.quoting import quoted
from ..engine.game import View
from ..engine.house import HouseError
from ..engine.match_record import PLAY
from ..engine.table import IllegalMove, NotNow, Table, from_position
from ..engine.text import read_position
from ..language import later, message, paragraph
from . import GAMES, game, package_of
from .books import text_beside
from .fields import read_fields

FILE = "PUZZLES.toml"
SOLVER, MARGIN, GOAL = "solver", "margin", "goal"
PROOFS = (SOLVER, MARGIN, GOAL)
"""How a puzzle is proven. By the exact solver in every deal that could be: one turn wins the deal, or is worth more than any other. Or by
trying every turn for the goal of the game."""
REVIEW = "review"
"""How it is known what is best in an own position: by a review, without a proof."""
GRADES = ("easy", "fair", "hard")
"""What a puzzle is called that up to a third of people are expected to miss at their first try, up to two thirds, or more."""
WEIGHTS = {
    "tempting": (2.0, 3),
    "ways": (0.25, 8),
    "unseen": (0.5, 8),
    "ahead": (0.4, 10),
    "sum": (1.0, 4),
    "rare": (1.0, 3),
    "letters": (0.3, 8),
    "moves": (0.6, 6),
}
"""What is hard for a person: the weight of one more of it, and after how many more makes no difference.

- tempting: the other turns that look at least as good at first sight.
- ways: the moves to choose from.
- unseen: the hidden cards that have to be worked out from those that were played.
- ahead: the turns that follow.
- sum: the cards of the sum that the winning turn takes.
- rare: the rare letters among those that are read.
- letters: the letters that are read.
- moves: the moves of the turn after the first.
"""
EVEN = 5.5
"""The sum of the weights at which one person in two is expected to miss a puzzle."""
PRIOR = 10
"""The number of people as much as whom this expectation counts beside those who have tried."""

QUESTIONS = {
    "winning_card": (later("games-puzzle-winning-card"), later("games-puzzle-winning-card-missed")),
    "best_move": (later("games-puzzle-best-move"), later("games-puzzle-best-move-missed")),
    "going_out": (later("games-puzzle-going-out"), later("games-puzzle-going-out-missed")),
    "safe_letter": (later("games-puzzle-safe-letter"), later("games-puzzle-safe-letter-missed")),
    "own_mistake": (later("games-puzzle-own-mistake"), later("games-puzzle-own-mistake-missed")),
    "making_a_word": (later("games-puzzle-making-a-word"), later("games-puzzle-making-a-word-missed")),
}
"""What a puzzle can ask: the question, and what is said to a turn that misses the goal."""

_ABOUT = {"question": str, "proof": str, "house": dict}
_PUZZLE = {"position": str, "wanted": str, "kind": str, "hard": dict, "reasons": dict}
_SOLVED = {"worths": dict, "line": list}
"""The fields that a puzzle of the solver has besides."""


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used; the sentence names the file, the line and what is wrong there."""


class UnknownPuzzle(LookupError):  # noqa: N818 - a sentence for people
    """A puzzle that a game does not have."""


@runtime_checkable
class HasGoal(Protocol):
    """A screen of a game whose puzzles ask for a goal that one turn can reach."""

    def reached(self, before: View, after: View) -> bool:
        """Whether the turn of the view's seat has reached the goal.

        after: the view of that seat when the turn is over, or as far as it is made.
        """


@runtime_checkable
class TellsGoal(Protocol):
    """A screen that has a sentence for a goal that is reached."""

    def goal(self, after: View) -> str:
        """What the turn has reached. after: as in `HasGoal.reached`."""


@runtime_checkable
class HasDemands(Protocol):
    """A screen that knows what else than the choice is hard about a turn."""

    def demands(self, view: View, turn: Sequence[int]) -> dict[str, int]:
        """How much of some of the `WEIGHTS` there is in this turn."""


@runtime_checkable
class IsProper(Protocol):
    """A screen of a game in which some positions are not shown to everybody."""

    def is_proper(self, view: View, *, one_turn: bool) -> bool:
        """Whether no flagged word can come of the cards of this position.

        one_turn: whether nothing is played after this turn.
        """


class _Asking:
    """What asks one of the `QUESTIONS`."""

    question: str

    @property
    def asks(self) -> str:
        """The question, in the language of the context."""
        return str(QUESTIONS[self.question][0])

    @property
    def otherwise(self) -> str:
        """What is said to a turn that misses the goal, in the language of the context."""
        return str(QUESTIONS[self.question][1])


@dataclass(frozen=True)
class Puzzle(_Asking):
    """A position with one winning turn.

    question: one of `QUESTIONS`. proof: one of `PROOFS`. wanted: the winning turn.

    kind: the kind of mistake that it is about (`kahve.bots.review.difficulty`). hard: how much there is of each of the `WEIGHTS`.

    reasons: `against`, the turn that tempts most, and `clauses`, what speaks for the wanted turn and against that one in imagined deals.

    worths: by SOLVER how many points ahead each turn ends the deal, the wanted one at least and each other one at most. By MARGIN how many
    points less than the wanted turn each turn brings at least, as a number below 0. Empty where a goal is asked for.

    line: how the deal goes on behind the winning turn if all play as well as can be.
    """

    game: str
    number: int
    question: str
    proof: str
    position: str
    wanted: str
    kind: str = ""
    hard: Mapping[str, int] = field(default_factory=dict)
    reasons: Mapping[str, Any] = field(default_factory=dict)
    worths: Mapping[str, float] = field(default_factory=dict)
    line: tuple[str, ...] = ()

    @cached_property
    def _start(self) -> tuple[Any, Any]:
        return read_position(game(self.game), self.position)

    def table(self) -> Table:
        """A fresh table at the position of the puzzle."""
        return from_position(game(self.game), *self._start)

    def is_solved_by(self, table: Table) -> bool:
        """Whether the winning turn leads to this table; turns that come to the same are the same."""
        return bytes(table.record.tobytes()) == self._end

    @cached_property
    def _end(self) -> bytes:
        table = self.table()
        table.play(self.wanted)
        return bytes(table.record.tobytes())

    @property
    def is_hard_because(self) -> str:
        """What is hard about it, in words that give nothing of the solution away, in the language of the context."""
        said = [message("games-puzzle-ways", number=self.hard["ways"])] if "ways" in self.hard else []
        if "unseen" in self.hard:
            said.append(message("games-puzzle-unseen", number=self.hard["unseen"]))
        if "ahead" in self.hard:
            said.append(message("games-puzzle-ahead", number=self.hard["ahead"]))
        return paragraph(*said)

    @property
    def was_hard_because(self) -> str:
        """The rest of what is hard about it, for somebody who knows the solution."""
        said = []
        if "sum" in self.hard:
            said.append(message("games-puzzle-sum", number=self.hard["sum"]))
        if "rare" in self.hard:
            said.append(message("games-puzzle-rare", number=self.hard["rare"]))
        if "tempting" in self.hard:
            said.append(message("games-puzzle-tempting", number=self.hard["tempting"]))
        return paragraph(*said)

    @property
    def key(self) -> str:
        """The name under which first tries are counted, which stays when its number changes."""
        return f"{self.game} {hashlib.sha256(self.position.encode()).hexdigest()[:12]}"

    def missed_by(self, right: int = 0, wrong: int = 0) -> float:
        """The share of people who are expected to miss it at their first try, after the first tries of these numbers of people."""
        weight = sum(WEIGHTS[name][0] * min(number, WEIGHTS[name][1]) for name, number in self.hard.items())
        return (PRIOR * weight**2 / (weight**2 + EVEN**2) + wrong) / (PRIOR + right + wrong)

    @property
    def grade(self) -> str:
        """How hard it is while nobody has tried it, one of `GRADES`."""
        return grade_of(self.missed_by())


def grade_of(share: float) -> str:
    """The grade of a puzzle that this share of people miss.

    >>> grade_of(0.3), grade_of(0.5), grade_of(0.9)
    ('easy', 'fair', 'hard')
    """
    return GRADES[min(2, int(3 * share))]


@dataclass(frozen=True)
class Collection(_Asking):
    """The puzzles of a game, those first that are easiest for a person, and how more are found.

    house: the house rules of the games in which they are found. question, proof: as in `Puzzle`.
    """

    game: str
    question: str
    proof: str
    house: Mapping[str, object]
    puzzles: tuple[Puzzle, ...]

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle of this number, from 1 on; UnknownPuzzle."""
        if not 1 <= number <= len(self.puzzles):
            noun, last = game(self.game).noun, str(len(self.puzzles))
            raise UnknownPuzzle(message("games-no-such-puzzle", game=noun, number=quoted(number), last=last))
        return self.puzzles[number - 1]


@cache
def puzzles(name: str) -> Collection:
    """The puzzles of a game; UnknownGame, UnknownPuzzle for a game that has none, PuzzleError where its file cannot be used."""
    chosen = game(name)
    text = text_beside(package_of(chosen.name), FILE)
    if text is None:
        raise UnknownPuzzle(message("games-game-without-puzzles", game=chosen.noun, games=games_with_puzzles()))
    return read_puzzles(chosen.name, text, f"{chosen.name}/{FILE}")


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """The names of the games that have puzzles, in the order of the list of games."""
    return tuple(name for name in GAMES if text_beside(GAMES[name], FILE) is not None)


def daily(day: date) -> Puzzle:
    """The puzzle of a day: another game each day in turn, and of a game its puzzles in turn, a step apart that visits all.

    >>> daily(date(2026, 1, 1)) == daily(date(2026, 1, 1)) != daily(date(2026, 1, 2))
    True
    """
    names = games_with_puzzles()
    place, of_game = day.toordinal() % len(names), day.toordinal() // len(names)
    collection = puzzles(names[place])
    number = len(collection.puzzles)
    step = next(step for step in (7, 5, 11, 13, 3, 1) if number % step or step == 1)
    return collection.puzzle(of_game * step % number + 1)


def read_puzzles(name: str, text: str, called: str) -> Collection:
    """The puzzles that a text in TOML has for a game; PuzzleError. called: what the file is called in an error."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PuzzleError(message("games-puzzles-are-no-toml", name=called, error=str(error))) from None
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == "[[puzzle]]"]
    place = message("games-place-of-the-puzzles", name=called)
    about = read_fields(content.pop("puzzles", {}), _ABOUT, place, PuzzleError)
    if about["proof"] not in PROOFS:
        raise PuzzleError(message("games-puzzles-of-no-proof", place=place, proof=quoted(about["proof"]), proofs=PROOFS))
    if about["question"] not in QUESTIONS:
        question, allowed = quoted(about["question"]), tuple(QUESTIONS)
        raise PuzzleError(message("games-puzzles-of-no-question", place=place, question=question, questions=allowed))
    try:
        game(name).settle(about["house"])
    except HouseError as error:
        raise PuzzleError(message("games-puzzles-house-cannot-be", place=place, error=str(error))) from None
    listed = content.pop("puzzle", [])
    if content or not isinstance(listed, list) or not listed:
        raise PuzzleError(message("games-collection-of-other-parts", name=called))
    words = {field: about[field] for field in ("question", "proof")}
    read = []
    for number, part in enumerate(listed, 1):
        place = message("games-place-of-a-puzzle", name=called, line=str(lines[number - 1]), number=str(number))
        read.append(_read_puzzle(name, number, words, part, place))
    return Collection(name, **about, puzzles=tuple(read))


def _read_puzzle(name: str, number: int, words: Mapping[str, Any], content: Any, place: str) -> Puzzle:
    fields = read_fields(content, _PUZZLE | _SOLVED if words["proof"] != GOAL else _PUZZLE, place, PuzzleError)
    puzzle = Puzzle(name, number, **words, **fields | ({"line": tuple(fields["line"])} if "line" in fields else {}))
    for name, number in puzzle.hard.items():
        if name not in WEIGHTS or not isinstance(number, int) or number < 0:
            raise PuzzleError(message("games-puzzle-hard-cannot-be", place=place, given=quoted(f"{name} = {number}"), names=tuple(WEIGHTS)))
    try:
        table = puzzle.table()
    except ValueError as error:
        raise PuzzleError(message("games-puzzle-does-not-hold", place=place, error=str(error))) from None
    if table.record.phase != PLAY:
        raise PuzzleError(message("games-puzzle-without-a-mover", place=place))
    try:
        for turn in (puzzle.wanted, *puzzle.line):
            table.play(turn)
    except (IllegalMove, NotNow, ValueError) as error:
        raise PuzzleError(message("games-puzzle-turn-cannot-be-made", place=place, turn=quoted(turn), error=str(error))) from None
    others = set(puzzle.worths) - {puzzle.wanted}
    best, least = puzzle.worths.get(puzzle.wanted, -1), max((puzzle.worths[other] for other in others), default=-1)
    if puzzle.proof == SOLVER and not best > 0 >= least:
        raise PuzzleError(message("games-puzzle-worths-of-solver", place=place))
    if puzzle.proof == MARGIN and not best == 0 > least:
        raise PuzzleError(message("games-puzzle-worths-of-margin", place=place))
    return puzzle
