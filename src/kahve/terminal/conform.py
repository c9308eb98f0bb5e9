"""`kahve conform`: asks a program in any language whether it plays by the rules."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..cards.quoting import printable
from ..language import later, message
from .manual import argument, option
from .options import checked_seed, own_found
from .paper import clean
from .replay import WRONG

if TYPE_CHECKING:
    from ..lab.conformance import Outcome


def conform(
    program: Annotated[str, argument(later("help-conform-program"), "kahve conform './referee --fast'", "[PROGRAM]")] = "",
    game: Annotated[list[str] | None, option(later("help-conform-game"), "--game pisti", "NAME", callback=own_found)] = None,
    deals: Annotated[int, option(later("help-conform-deals"), "--deals 5", "N", min=1)] = 1,
    seed: Annotated[int, option(later("help-option-seed-deals"), "--seed 7", "N")] = 1,
    write: Annotated[Path | None, option(later("help-conform-write"), "--write vectors", "FOLDER")] = None,
) -> None:
    """Ask a program whether it plays by the rules."""
    from ..bots.players.failures import NoMove
    from ..games import GAMES
    from ..games import game as find
    from ..lab.conformance import ask_all, write_vectors

    games, start = [find(name) for name in game or GAMES], checked_seed(seed) or 0
    try:
        words = shlex.split(program)
    except ValueError as error:
        raise typer.BadParameter(message("bots-program-no-command", command=repr(program), error=str(error).lower())) from None
    if not words and write is None:
        raise typer.BadParameter(message("terminal-conform-nobody"))
    try:
        if write is not None:
            files = write_vectors(write, games, deals, start)
            print(message("terminal-conform-written", files=len(files), folder=printable(write, None)))
        if not words:
            return
        outcomes = []
        for outcome in ask_all(words, games, deals, start):
            outcomes.append(outcome)
            _tell(outcome)
    except NoMove as failure:
        raise typer.BadParameter(message("bots-program-cannot-play", program=printable(words[0]), failure=str(failure))) from None
    except OSError as error:
        raise typer.BadParameter(clean(str(error))) from None
    if any(outcome.wrong is not None for outcome in outcomes):
        raise typer.Exit(WRONG)


def _tell(outcome: Outcome) -> None:
    """Print what a program made of a deal."""
    game, rules = outcome.game.noun, outcome.rules
    if outcome.refused is not None:
        print(message("terminal-conform-refused", game=game, rules=rules, says=clean(outcome.refused)), flush=True)
    elif outcome.wrong is None:
        print(message("terminal-conform-right", game=game, rules=rules, right=outcome.right), flush=True)
    else:
        print(message("terminal-conform-wrong", game=game, rules=rules, right=outcome.right))
        print(message("terminal-conform-asked", line=outcome.wrong.ask))
        print(message("terminal-conform-expected", line=outcome.wrong.answer))
        print(message("terminal-conform-answered", line=clean(outcome.answered)), flush=True)
