"""The help of every command, and the refusal of a command line that cannot be read, in the language of the person.

Typer carries help as a text. Here that text is the id of a message and an example (see `help_text`), so no sentence stands in the code.
"""

from __future__ import annotations

import inspect
import re
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Never, get_args, get_origin

import typer
from typer.core import TyperCommand, TyperGroup
from typer.models import ParameterInfo

from ..language import Sentence, language, later, message, paragraph
from ..language.speaker import END, FROM_RIGHT, ISOLATE, apart, directed
from ..renamed import old_names
from .paper import shown

BAD_INPUT = 2
WIDEST, NARROWEST = 78, 30
"""Columns of the help at most, and at least."""
BESIDE = 60
"""The columns from which on a sentence is beside its option, else below it."""
MOST_BESIDE = 30
"""An option of more columns has its sentence below it."""

_LINE_ERROR: Any = typer.BadParameter.__bases__[0]
"""What Typer raises for a command line that cannot be read. It is not a public name, but what it makes public is of this kind."""

_OWN = {
    "help": later("help-option-help"),
    "install_completion": later("help-option-install-completion"),
    "show_completion": later("help-option-show-completion"),
}
"""What is said of the options that Typer adds by itself."""


def help_text(sentence: Sentence, example: str = "") -> str:
    """The help of a command or an option as Typer carries it: the id of a sentence, and an example of what can be typed.

    >>> help_text(later("help-option-seed"), "--seed 7")
    'help-option-seed --seed 7'
    """
    return f"{sentence.id} {example}".rstrip()


def option(sentence: Sentence, example: str, metavar: str | None = None, **more: Any) -> Any:
    """An option of a command, named by the first `--word` of its example; metavar: what is typed behind it, None for a switch.

    >>> option(later("help-option-seed"), "--seed 7", "N").help
    'help-option-seed --seed 7'
    """
    flag = next(word for word in example.split() if word.startswith("--"))
    return typer.Option(flag, metavar=metavar, help=help_text(sentence, example), **more)


def argument(sentence: Sentence, example: str, metavar: str, **more: Any) -> Any:
    """An argument of a command, which the help calls by its metavar.

    >>> argument(later("help-argument-game"), "pisti", "GAME").help
    'help-argument-game pisti'
    """
    return typer.Argument(metavar=metavar, help=help_text(sentence, example), **more)


def says(carried: str | None) -> list[str]:
    """The paragraphs of what `help_text` made, in the language of the context; the example is the last.

    >>> says("help-option-json --json")
    ['Print JSON, for programs.', 'Example: --json']
    """
    sentence_id, _, example = (carried or "").partition(" ")
    if not sentence_id:
        return []
    return [*str(Sentence(sentence_id)).split("\n\n"), *([message("help-example", example=example)] if example else [])]


class Accepted(NamedTuple):
    """What the code declares of an option or argument."""

    number: type[int] | type[float] | None
    least: float | None
    most: float | None
    default: Any


def accepted(command: Any, parameter: Any) -> Accepted:
    """What the function of a command declares of a parameter: which numbers it takes, and its default."""
    own = inspect.signature(command.callback, eval_str=True).parameters.get(parameter.name) if command.callback else None
    if own is None:
        return Accepted(None, None, None, None)
    kind, *notes = get_args(own.annotation) if get_origin(own.annotation) is Annotated else (own.annotation,)
    kinds = get_args(kind) or (kind,)
    number = next((each for each in (int, float) if each in kinds), None)
    info = next((note for note in notes if isinstance(note, ParameterInfo)), None)
    default = None if own.default is inspect.Parameter.empty else own.default
    return Accepted(number, getattr(info, "min", None), getattr(info, "max", None), default)


# -- the help of a command ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sheet:
    """Lays out help for `columns` columns, in the direction of the language."""

    width: int

    def text(self, text: str, indent: str = "") -> Iterator[str]:
        """A paragraph as lines."""
        for line in wrapped(text, self.width - len(indent)):
            yield indent + line

    def rows(self, rows: list[tuple[str, str]]) -> Iterator[str]:
        """Words to type, each with its sentence beside it, or below it where there is little room.

        Each of the two has a direction of its own: so the columns stay where they are in a language from right to left.
        """
        heads = [cells(head) for head, _ in rows]
        column = max((head for head in heads if head <= MOST_BESIDE), default=0) + 4
        for (head, text), size in zip(rows, heads, strict=True):
            beside = self.width >= BESIDE and size <= MOST_BESIDE
            indent = column if self.width >= BESIDE else 6
            lines = [directed(line, language()) for line in wrapped(text, self.width - indent)]
            if beside and lines:
                yield f"  {directed(head, language())}{' ' * (column - 2 - size)}{lines.pop(0)}"
            else:
                yield f"  {directed(head, language())}"
            yield from (" " * indent + line for line in lines)


def help_of(command: Any, context: Any) -> str:
    """The help of a command as lines: how it is used, what it does, its arguments, options and commands."""
    columns = context.terminal_width or min(shutil.get_terminal_size().columns - 2, WIDEST)
    sheet = Sheet(max(columns, NARROWEST))
    lines = [*sheet.text(usage(command, context))]
    for part in says(command.help):
        lines += ["", *sheet.text(part, "  ")]
    arguments, options = ([each for each in command.get_params(context) if each.param_type_name == kind] for kind in ("argument", "option"))
    parts = [
        (message("help-arguments"), [_row(command, each) for each in arguments]),
        (message("help-options"), [_row(command, each) for each in options]),
        (message("help-commands"), list(_commands(command, context))),
    ]
    for title, rows in parts:
        if rows:
            lines += ["", title, *sheet.rows(rows)]
    return "\n".join(lines)


def usage(command: Any, context: Any) -> str:
    """The line that shows what can follow a command."""
    pieces = [context.command_path, "[OPTIONS]"]
    if isinstance(command, TyperGroup):
        pieces += ["COMMAND"]
    pieces += [_argument(each) for each in command.get_params(context) if each.param_type_name == "argument"]
    return message("help-usage", command=" ".join(pieces))


def _argument(parameter: Any) -> str:
    bare = placeholder(parameter)
    many = f"{bare}..." if parameter.nargs == -1 else bare
    return many if parameter.required else f"[{many}]"


def placeholder(parameter: Any) -> str:
    """What stands for the value of a parameter, as FILE; the text of its metavar may have marks around it."""
    return str(parameter.metavar or "").strip("[].…")


def _row(command: Any, parameter: Any) -> tuple[str, str]:
    if parameter.param_type_name == "argument":
        return placeholder(parameter), paragraph(*says(parameter.help))
    head = ", ".join((*sorted(parameter.opts, key=len), *parameter.secondary_opts))
    if parameter.name in _OWN:
        return head, str(_OWN[parameter.name])
    declared = accepted(command, parameter)
    sentence, *example = says(parameter.help)
    facts = [
        message("help-required") if parameter.required else "",
        _numbers(declared),
        _default(parameter, declared.default),
    ]
    return f"{head} {parameter.metavar}" if parameter.metavar else head, paragraph(sentence, *facts, *example)


def _default(parameter: Any, default: Any) -> str:
    if isinstance(default, bool) and parameter.secondary_opts:
        return message("help-default", value=(parameter.opts if default else parameter.secondary_opts)[0])
    return "" if default is None or isinstance(default, bool) else message("help-default", value=str(default))


def _numbers(declared: Accepted) -> str:
    if declared.least is None:
        return ""
    if declared.most is None:
        return message("help-from", least=f"{declared.least:g}")
    return message("help-between", least=f"{declared.least:g}", most=f"{declared.most:g}")


def _commands(command: Any, context: Any) -> Iterator[tuple[str, str]]:
    if isinstance(command, TyperGroup):
        for name in command.list_commands(context):
            yield name, says(command.get_command(context, name).help)[0]  # type: ignore[union-attr]


def cells(text: str) -> int:
    """The columns that a text takes: marks over letters and marks of direction take none.

    >>> cells("--seed N"), cells("\u2068--seed N\u2069")
    (8, 8)
    """
    return sum(unicodedata.category(letter) not in ("Mn", "Me", "Cf") for letter in text)


_LATIN = re.compile(rf"{ISOLATE}[^{END}]*{END}|(?:--?|[`/.])?[A-Za-z][!-~]*(?: (?:--?)?[A-Za-z0-9][!-~]*)*")
"""What is isolated already, or words in Latin letters and what is typed with them."""


def isolated(text: str) -> str:
    """A text from right to left in which what is typed keeps its own direction, as the arguments of messages do."""
    return _LATIN.sub(lambda run: apart(run[0]), text)


def wrapped(text: str, width: int) -> list[str]:
    """A text as lines of at most `width` columns; no line ends within marks of direction.

    >>> wrapped("Card games to play.", 12)
    ['Card games', 'to play.']
    >>> wrapped("a \u2068b c d\u2069 e", 3) == ["a", "\u2068b c\u2069", "\u2068d\u2069 e"]
    True
    """
    lines: list[str] = []
    for word in _words(isolated(text) if language() in FROM_RIGHT else text, width):
        if lines and cells(lines[-1]) + 1 + cells(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _words(text: str, width: int) -> Iterator[str]:
    """What a line is not broken within: words, and what is isolated together if a line has room for it."""
    for piece in re.findall(rf"(?:{ISOLATE}[^{END}]*{END}|[^\s{ISOLATE}])+", text):
        if cells(piece) <= width or ISOLATE not in piece:
            yield piece
            continue
        before, _, rest = piece.partition(ISOLATE)
        inner, _, after = rest.partition(END)
        parts = [""]
        for word in inner.split():
            if parts[-1] and cells(parts[-1]) + 1 + cells(word) > width:
                parts.append(word)
            else:
                parts[-1] = f"{parts[-1]} {word}".strip()
        marked = [f"{ISOLATE}{part}{END}" for part in parts]
        yield from (before + marked[0], *marked[1:-1], marked[-1] + after) if len(marked) > 1 else [before + marked[0] + after]


# -- a command line that cannot be read --------------------------------------------------------------------------------------------------


def refuse(why: str, context: Any = None) -> Never:
    """Say why a command line is refused, with how the command is used if its context is given, and end with exit code 2."""
    if context is not None:
        print(usage(context.command, context), file=sys.stderr)
        print(message("help-try", command=f"{context.command_path} --help"), file=sys.stderr)
        print(file=sys.stderr)
    print(message("terminal-error", why=shown(why)), file=sys.stderr)
    raise typer.Exit(BAD_INPUT)


def reason(error: Any, context: Any) -> str:
    """Why Typer cannot read a command line, as sentences that say what is allowed."""
    command = context.command
    kind = type(error).__name__
    if kind == "NoSuchOption":
        options = [name for each in command.get_params(context) for name in (*each.opts, *each.secondary_opts)]
        return paragraph(message("help-no-such-option", option=error.option_name), near(error.option_name, options))
    if kind == "BadOptionUsage":
        parameter = _find(command, context, error.option_name)
        if parameter is None or not parameter.metavar:
            return message("help-takes-no-value", option=error.option_name)
        return paragraph(message("help-needs-value", option=error.option_name), *says(parameter.help)[1:])
    parameter = getattr(error, "param", None)
    if parameter is None:
        is_without_command = isinstance(command, TyperGroup) and kind == _LINE_ERROR.__name__
        return message("help-command-missing") if is_without_command else message("help-line-unreadable")
    what = parameter.opts[0] if parameter.param_type_name == "option" else placeholder(parameter)
    if kind == "MissingParameter":
        return paragraph(message("help-missing", what=what), *says(parameter.help))
    return paragraph(_wrong_value(what, accepted(command, parameter)), *says(parameter.help)[1:])


def _wrong_value(what: str, declared: Accepted) -> str:
    if declared.number is None:
        return message("help-value-unreadable", what=what)
    least, most = (None if end is None else f"{end:g}" for end in (declared.least, declared.most))
    if declared.number is float:
        return message("help-takes-number", what=what) if least is None else message("help-takes-number-from", what=what, least=least)
    if least is None:
        return message("help-takes-whole", what=what)
    if most is None:
        return message("help-takes-whole-from", what=what, least=least)
    return message("help-takes-whole-between", what=what, least=least, most=most)


def _find(command: Any, context: Any, name: str) -> Any:
    return next((each for each in command.get_params(context) if name in (*each.opts, *each.secondary_opts)), None)


def near(typed: str, names: Iterable[str]) -> str:
    """A question for the names that are like the one that was typed; empty if none is."""
    likely = tuple(get_close_matches(typed, list(names), n=3))
    return message("help-did-you-mean", names=likely) if likely else ""


class Speaking:
    """What commands and groups of commands have in common: their help and their refusals come from the catalogues."""

    def get_help(self, ctx: Any) -> str:
        """The help of this command in the language of the context."""
        return help_of(self, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first paragraph of the help, whatever its length."""
        return next(iter(says(getattr(self, "help", None))), "")

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words behind the command; a refusal ends it with exit code 2."""
        read: Callable[[Any, list[str]], list[str]] = super().parse_args  # type: ignore[misc]
        if ctx.resilient_parsing:
            return read(ctx, args)
        is_last = not isinstance(self, TyperGroup)
        ctx.allow_extra_args = ctx.allow_extra_args or is_last
        try:
            rest = read(ctx, args)
        except _LINE_ERROR as error:
            if type(error).__name__ == "NoArgsIsHelpError":  # It carries the help.
                raise
            refuse(reason(error, ctx), ctx)
        if is_last and ctx.args:
            refuse(message("help-not-expected", words=tuple(ctx.args)), ctx)
        return rest

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What a shell may complete, each with its sentence."""
        items: list[Any] = super().shell_complete(ctx, incomplete)  # type: ignore[misc]
        for item in items:
            if str(item.help or "").startswith("help-"):
                item.help = says(item.help)[0]
        return items


class Command(Speaking, TyperCommand):
    """A command whose help and refusals come from the catalogues."""


class Group(Speaking, TyperGroup):
    """A group of commands whose help and refusals come from the catalogues."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names; a refusal ends it with exit code 2."""
        if not ctx.resilient_parsing and self.get_command(ctx, args[0]) is None:
            names = self.list_commands(ctx)
            what = near(args[0], names) or message("help-commands-are", names=tuple(names))
            refuse(paragraph(message("help-no-such-command", command=repr(args[0])), what), ctx)
        return super().resolve_command(ctx, args)


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
