"""The command `kahve`: its commands in order, and how a refusal is said.

Nothing heavy is loaded here: a command fetches what it needs when it runs, so that `kahve --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Annotated, Any, Never

import typer
from typer.core import TyperGroup

from .. import __version__, language
from ..language import LanguageError, best, checked, message, speaking
from . import bench, lab, learn, listing, perft, play, push_keys, puzzle, replay, review, rulebook, serve, simulate, upkeep, verify, work
from .paper import clean

BAD_INPUT, STOPPED = 2, 130

MOST_SAID = 1000
"""Characters of a refusal that are printed."""


def _is_ours(error: ValueError) -> bool:
    """Whether an error is a sentence of this house for people, not a fault of the program."""
    return type(error).__module__.partition(".")[0] == "kahve"


class Commands(TyperGroup):
    """The commands, in the language of who runs them, with every refusal said in one sentence on standard error."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; a refusal ends it with exit code 2, Ctrl-C with 130."""
        named = ctx.params.get("language")
        with speaking(best(wishes(os.environ))):
            try:
                wanted = language.language() if named is None else checked(named)
            except LanguageError as error:
                _refuse(str(error))
            with speaking(wanted):
                return self._run(ctx)

    def _run(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except KeyboardInterrupt:
            print(message("terminal-stopped"), file=sys.stderr)
            raise typer.Exit(STOPPED) from None
        except ValueError as error:
            if not _is_ours(error):
                raise
            says = str(error)
        except OSError as error:
            says = _said(error)
        _refuse(says)


def wishes(environment: Mapping[str, str]) -> list[str]:
    """The language that the environment names, as POSIX has it: the first of LC_ALL, LC_MESSAGES and LANG that is not empty.

    >>> wishes({"LANG": "tr_TR.UTF-8", "LC_ALL": ""}), wishes({"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "C"}), wishes({})
    (['tr_TR.UTF-8'], ['C'], [])
    """
    named = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [wish for wish in named if wish][:1]


def _refuse(says: str) -> Never:
    print(message("terminal-error", why=shown(says)), file=sys.stderr)
    raise typer.Exit(BAD_INPUT)


def shown(says: str) -> str:
    """A text of several lines without control characters, and without the middle of a very long one.

    Parts of it may come from a file or the command line. Its beginning names the fault, and its end what is allowed.
    """
    cut = says if len(says) <= MOST_SAID else f"{says[: MOST_SAID // 2]} … {says[-MOST_SAID // 2 :]}"
    return "\n".join(map(clean, cut.split("\n")))


def _said(error: OSError) -> str:
    reason = str(error.strerror or error)
    if error.filename:
        return message("terminal-file-fails", file=str(error.filename), reason=reason)
    return message("terminal-system-fails", reason=reason)


# Plain help: it reads well in a screen reader and in forty columns, and it loads nothing.
app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"kahve {__version__}")
        raise typer.Exit()


@app.callback()
def kahve(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="The version, and no more. Example: kahve --version")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="LANGUAGE",
            envvar="KAHVE_LANGUAGE",
            help="What it speaks; else that of LC_ALL, LC_MESSAGES or LANG. Example: kahve --language tr games",
        ),
    ] = None,
) -> None:
    """Pisti, Pishti, the Dry Game, Foxtrot and their family: played, studied and built upon.

    Begin with `kahve games`, `kahve play pisti`, or `kahve serve` for a table in the browser.
    """


for command in (
    listing.games,
    rulebook.rules,
    listing.house,
    play.play,
    learn.learn,
    serve.serve,
    work.work,
    push_keys.push_keys,
    upkeep.backup,
    upkeep.restore,
    upkeep.expire,
    simulate.simulate,
    replay.replay,
    verify.verify,
    review.review,
    perft.perft,
    bench.bench,
):
    app.command()(command)
app.add_typer(lab.lab, name="lab")
app.add_typer(puzzle.puzzle, name="puzzle")


def main() -> None:
    """Run the command line; characters that the terminal does not have are replaced, never an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="kahve")
