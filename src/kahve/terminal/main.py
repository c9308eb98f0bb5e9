"""The command `kahve`: its commands in order, and how a refusal is said.

Nothing heavy is loaded here: a command fetches what it needs when it runs, so that `kahve --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from .. import __version__, language
from ..language import LanguageError, best, checked, later, message, paragraph, speaking
from . import (
    bench,
    compare_logs,
    conform,
    day,
    doctor,
    drill,
    lab,
    learn,
    listing,
    perft,
    play,
    pocket,
    push_keys,
    puzzle,
    replay,
    review,
    rulebook,
    serve,
    simulate,
    style,
    upkeep,
    verify,
    work,
)
from .manual import Command, Group, help_text, option, refuse
from .needing import needing_numpy

STOPPED = 130
LANGUAGE = "kahve.language"
"""Under which name a context keeps the language."""
LANGUAGE_EXAMPLE = "kahve games --language tr"
WORD_LIST = "--word-list"
WORD_LIST_EXAMPLE = "kahve replay evening.jsonl --word-list mine.txt"


def _is_ours(error: ValueError) -> bool:
    """Whether an error is a sentence of Kahve for people, not a fault of the program."""
    return type(error).__module__.partition(".")[0] == "kahve"


class Commands(Group):
    """The commands, in the language of the person who runs them, with every refusal said in one sentence on standard error."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Find out the language before anything else is read, so that help and refusals speak it, too."""
        named, rest = values_named("--language", args)
        files, rest = values_named(WORD_LIST, rest)
        with speaking(best(wishes(os.environ))):
            for option, example in (("--language", LANGUAGE_EXAMPLE), (WORD_LIST, WORD_LIST_EXAMPLE)):
                if rest[-1:] == [option]:
                    refuse(paragraph(message("help-needs-value", option=option), message("help-example", example=example)))
            try:
                # An empty variable is as none, as it is everywhere.
                wanted = checked(named[-1]) if named else checked(os.environ.get("KAHVE_LANGUAGE") or language.language())
            except LanguageError as error:
                refuse(str(error))
        with speaking(wanted):
            context = super().make_context(info_name, rest, parent, **extra)
        context.meta[LANGUAGE] = wanted
        context.meta[WORD_LIST] = files
        return context

    def invoke(self, ctx: Any) -> Any:
        """Run a command; a refusal ends it with exit code 2, Ctrl-C with 130."""
        with speaking(ctx.meta[LANGUAGE]), _warnings_said_plainly():
            return self._run(ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What a shell may complete, with sentences in the language of the line."""
        with speaking(ctx.meta[LANGUAGE]):
            return super().shell_complete(ctx, incomplete)

    def _run(self, ctx: Any) -> Any:
        try:
            for file in ctx.meta[WORD_LIST]:
                from ..cards.lexicon.own_lists import read_word_list

                read_word_list(file)
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
        refuse(says)


@contextmanager
def _warnings_said_plainly() -> Iterator[None]:
    """Say on standard error that rules are interpreted, without the place in the code; other warnings are shown as ever."""
    import warnings

    from ..engine.interpreted import InterpretedWarning

    with warnings.catch_warnings():
        show = warnings.showwarning

        def shown(warning: Warning | str, category: type[Warning], *where: Any) -> None:
            if issubclass(category, InterpretedWarning):
                print(warning, file=sys.stderr)
            else:
                show(warning, category, *where)

        warnings.showwarning = shown  # type: ignore[assignment]  # its names do not matter: it is called by place
        yield


def values_named(option: str, words: Sequence[str]) -> tuple[list[str], list[str]]:
    """The values of an option before `--`, and the words without it: it may stand behind a command, too.

    >>> values_named("--language", ["play", "--language", "tr", "pisti"]), values_named("--language", ["--language=el", "games"])
    ((['tr'], ['play', 'pisti']), (['el'], ['games']))
    >>> values_named("--language", ["games", "--", "--language", "tr"])
    ([], ['games', '--', '--language', 'tr'])
    """
    named, rest, left = list[str](), list[str](), list(words)
    while left and left[0] != "--":
        word = left.pop(0)
        if word == option and left:
            named.append(left.pop(0))
        elif word.startswith(f"{option}="):
            named.append(word.partition("=")[2])
        else:
            rest.append(word)
    return named, rest + left


def wishes(environment: Mapping[str, str]) -> list[str]:
    """The language that the environment names, as POSIX has it: the first of LC_ALL, LC_MESSAGES and LANG that is not empty.

    >>> wishes({"LANG": "tr_TR.UTF-8", "LC_ALL": ""}), wishes({"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "C"}), wishes({})
    (['tr_TR.UTF-8'], ['C'], [])
    """
    named = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [wish for wish in named if wish][:1]


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


@app.callback(help=help_text(later("help-kahve")))
def kahve(
    version: Annotated[bool, option(later("help-option-version"), "kahve --version", callback=_version, is_eager=True)] = False,
    language: Annotated[
        str | None, typer.Option("--language", metavar="LANGUAGE", help=help_text(later("help-option-language"), LANGUAGE_EXAMPLE))
    ] = None,
    word_list: Annotated[
        list[str] | None, typer.Option(WORD_LIST, metavar="FILE", help=help_text(later("help-option-word-list"), WORD_LIST_EXAMPLE))
    ] = None,
) -> None:
    """Have the options of all commands; `Commands` has read the language and the files of words before."""


for command, help_of_command in (
    (listing.games, help_text(later("help-games"), "kahve games")),
    (rulebook.rules, help_text(later("help-rules"), "kahve rules pisti --house jack_on_jack_bonus=30")),
    (listing.house, help_text(later("help-house"), "kahve house pisti --preset two_hand")),
    (listing.players, help_text(later("help-players"), "kahve players pisti")),
    (play.play, help_text(later("help-play"), "kahve play pisti --players you,greedy --house target=101")),
    (learn.learn, help_text(later("help-learn"), "kahve learn basra")),
    (serve.serve, help_text(later("help-serve"), "kahve serve --port 8123")),
    (work.work, help_text(later("help-work"), "kahve work --store postgresql://kahve@localhost/tables")),
    (day.day, help_text(later("help-day"), "kahve day pisti")),
    (pocket.pocket, help_text(later("help-pocket"), "kahve pocket build/pocket")),
    (push_keys.push_keys, help_text(later("help-push-keys"), "kahve push-keys push.json --contact mailto:you@cards.example")),
    (doctor.doctor, help_text(later("help-doctor"), "kahve doctor --public-url https://cards.example")),
    (upkeep.backup, help_text(later("help-backup"), "kahve backup tables-monday.db")),
    (upkeep.restore, help_text(later("help-restore"), "kahve restore tables-monday.db")),
    (upkeep.expire, help_text(later("help-expire"), "kahve expire --days 90")),
    (
        needing_numpy(simulate.simulate, "simulate", "arrays"),
        help_text(later("help-simulate"), "kahve simulate pisti --players greedy,random --deals 10000 --seed 7"),
    ),
    (replay.replay, help_text(later("help-replay"), "kahve replay evening.jsonl")),
    (verify.verify, help_text(later("help-verify"), "kahve verify evening.jsonl")),
    (review.review, help_text(later("help-review"), "kahve review evening.jsonl --deal 3")),
    (drill.drill, help_text(later("help-drill"), "kahve drill evening.jsonl --who Ada")),
    (compare_logs.compare, help_text(later("help-compare"), "kahve compare ada.jsonl bo.jsonl")),
    (style.style, help_text(later("help-style"), "kahve style evening.jsonl --who Ada")),
    (perft.perft, help_text(later("help-perft"), "kahve perft pisti --depth 6 --seed 7 --divide")),
    (conform.conform, help_text(later("help-conform"), "kahve conform ./referee --game pisti")),
    (bench.bench, help_text(later("help-bench"), "kahve bench pisti --seconds 2")),
):
    app.command(cls=Command, help=help_of_command)(command)
app.add_typer(lab.lab, name="lab", help=help_text(later("help-lab"), "kahve lab match pisti --players greedy,random"))
app.add_typer(puzzle.puzzle, name="puzzle", help=help_text(later("help-puzzle"), "kahve puzzle play basra --number 3"))


def main() -> None:
    """Run the command line; characters that the terminal does not have are replaced, never an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="kahve")
