"""`kahve puzzle`: a puzzle in the terminal, their list, and more of them."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..language import later, message, paragraph
from .done import keep_done, next_number, numbers_done
from .evening import move_meant
from .manual import Command, Group, help_text, option
from .notation import explained, told_apart
from .options import BadInput, GameName, Plain
from .paper import paper
from .prompts import Left, ask
from .show import Voice, voice
from .words import marks

if TYPE_CHECKING:
    from ..games.puzzles import Collection, Puzzle

HELP = (
    later("terminal-key-table"),
    later("terminal-key-beginning"),
    later("terminal-key-solution"),
    later("terminal-key-leave"),
    later("terminal-key-help"),
)

puzzle = typer.Typer(
    cls=Group,
    invoke_without_command=True,
    rich_markup_mode=None,
)

Count = Annotated[int, option(later("help-puzzle-find-count"), "kahve puzzle find basra --count 3", "N")]
Deals = Annotated[int, option(later("help-puzzle-find-deals"), "kahve puzzle find basra --deals 50", "N")]
Seed = Annotated[int, option(later("help-puzzle-find-seed"), "kahve puzzle find basra --seed 7", "N")]

_MOST_WANTED = 1000
_MOST_DEALS = 100_000


@puzzle.callback()
def of_the_day(context: typer.Context) -> None:
    """Play the puzzle of the day where no other command is named."""
    if context.invoked_subcommand is None:
        from ..games.puzzles import daily

        _play(daily(datetime.now(UTC).date()), plain=False)


@puzzle.command(cls=Command, help=help_text(later("help-puzzle-play"), "kahve puzzle play basra --number 3"))
def play(
    game: GameName,
    number: Annotated[int | None, option(later("help-puzzle-play-number"), "kahve puzzle play basra --number 3", "N")] = None,
    plain: Plain = False,
) -> None:
    """Play a puzzle of a game."""
    from ..games.puzzles import UnknownPuzzle

    collection = _collection(game)
    try:
        chosen = collection.puzzle(next_number("puzzles", collection.game, len(collection.puzzles)) if number is None else number)
    except UnknownPuzzle as error:
        raise BadInput(str(error)) from None
    _play(chosen, plain)


@puzzle.command("list", cls=Command, help=help_text(later("help-puzzle-list"), "kahve puzzle list"))
def list_puzzles() -> None:
    """List how many puzzles each game has, by grade."""
    from ..games import game as find
    from ..games.puzzles import games_with_puzzles, puzzles

    for name in games_with_puzzles():
        grades = [each.grade for each in puzzles(name).puzzles]
        easy, fair, hard = map(grades.count, ("easy", "fair", "hard"))
        counted = message("terminal-puzzles-of-game", game=find(name).title, code=name, easy=easy, fair=fair, hard=hard)
        solved = message("terminal-puzzles-solved", solved=len(numbers_done("puzzles", name)), count=len(grades))
        print(paragraph(counted, puzzles(name).asks, solved))


@puzzle.command("find", cls=Command, help=help_text(later("help-puzzle-find"), "kahve puzzle find basra --count 3"))
def find_more(
    game: GameName,
    count: Count = 5,
    deals: Deals = 500,
    seed: Seed = 1,
) -> None:
    """Find more puzzles in games between bots, and print them as the file of the game has them."""
    from ..bots.review.puzzle_proofs import find, written

    for name, value, most in (("--count", count, _MOST_WANTED), ("--deals", deals, _MOST_DEALS)):
        if not 1 <= value <= most:
            raise BadInput(message("terminal-option-out-of-range", option=name, value=str(value), least="1", most=str(most)))
    if seed < 0:
        raise BadInput(message("terminal-seed-below-zero", seed=str(seed)))
    number_found = 0
    for each in find(_collection(game), count, seed, deals):
        number_found += 1
        print(written(each), flush=True)
    print(message("terminal-puzzles-found", number=number_found, deals=deals), file=sys.stderr)


def _collection(game: str) -> Collection:
    """The puzzles of a game; BadInput for one that has none."""
    from ..games import game as find
    from ..games.puzzles import UnknownPuzzle, puzzles

    try:
        return puzzles(find(game).name)
    except UnknownPuzzle as error:
        raise BadInput(str(error)) from None


def _play(puzzle: Puzzle, plain: bool) -> None:
    """Play a puzzle until it is solved, its solution is told or it is left."""
    from ..games import game
    from ..games.puzzles import puzzles

    shown = voice(paper(plain, talks=True))
    title, count = game(puzzle.game).title, len(puzzles(puzzle.game).puzzles)
    head = message("terminal-puzzle", game=title, number=puzzle.number, count=count, grade=puzzle.grade)
    if solve(puzzle, shown, paragraph(head, puzzle.is_hard_because), puzzle.asks) == "solved":
        keep_done("puzzles", puzzle.game, puzzle.number)
        shown.lines([message("terminal-puzzles-solved", solved=len(numbers_done("puzzles", puzzle.game)), count=count)])


def solve(puzzle: Puzzle, shown: Voice, *heads: str) -> Literal["solved", "told", ""]:
    """Say what a puzzle is, and play it until it is solved or its solution is told; empty where it is left before."""
    shown.lines(list(heads))
    try:
        return _solve(puzzle, shown)
    except (Left, KeyboardInterrupt):
        shown.lines([message("terminal-left-puzzle")])
        return ""


def _solve(puzzle: Puzzle, shown: Voice) -> Literal["solved", "told"]:
    """Ask for moves until the puzzle is solved or its solution is told; Left."""
    from ..games.puzzles import REVIEW
    from ..table.protocol.refusal import Refusal
    from ..table.teaching.puzzle_table import answered
    from ..table.teaching.puzzle_table import shown as solution
    from ..table.teaching.staged import seated

    line: list[str] = []
    sitting = seated(puzzle)
    seat = sitting.table.turn
    shown.table(sitting.scene(seat))
    while True:
        scene, ways = sitting.scene(seat), told_apart(sitting.table.legal)
        typed = ask(message("terminal-ask-move", example=ways[0]))
        letter = typed.lower()
        if letter in ("", "?", "help"):
            shown.lines([*explained(scene, ways), *map(str, HELP)])
        elif letter in ("t", "table"):
            shown.table(scene)
        elif letter in ("b", "back"):
            line, sitting = [], seated(puzzle)
            shown.table(sitting.scene(seat))
        elif letter in ("s", "solution"):
            answer = solution(puzzle)
            is_own = puzzle.proof == REVIEW
            turn = message("terminal-best-turn", move=answer["move"]) if is_own else message("terminal-winning-turn", move=answer["move"])
            shown.lines([paragraph(turn, answer["says"]), *marks(answer["why"]), *answer["then"]])
            return "told"
        elif letter in ("q", "quit"):
            raise Left
        elif move := move_meant(typed, scene, shown):
            try:
                answer = answered(puzzle, line, move)
            except Refusal as refusal:
                shown.lines([str(refusal)])
                continue
            if answer["right"]:
                _tell_right(answer, shown)
                return "solved"
            if answer["right"] is None:
                line.append(move)
                sitting = seated(puzzle, line)
                shown.event(answer["event"])
                shown.lines([answer["says"]])
            else:
                line, sitting = [], seated(puzzle)
                shown.lines([paragraph(message("terminal-not-this-one"), answer["says"]), message("terminal-puzzle-again")])


def _tell_right(answer: dict[str, Any], shown: Voice) -> None:
    """What is said to the winning turn."""
    shown.event(answer["event"])
    shown.lines([paragraph(message("terminal-solved"), answer["says"]), *marks(answer["why"]), *answer["then"]])
