"""What is in the catalogues: the messages of each language, the arguments that they use, and what a language lacks beside English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax import ast


@cache
def known() -> tuple[str, ...]:
    """The languages that have catalogues, English first."""
    folders = sorted(folder.name for folder in (files(__package__) / "catalogues").iterdir() if folder.is_dir())
    return ("en", *(name for name in folders if name != "en"))


class Resources(Mapping[str, "ast.Resource"]):
    """The syntax of each catalogue of a language, by the name of its file without the suffix.

    A file is read when it is first asked for. Its syntax takes long to read, so there are the single messages too.
    """

    def __init__(self, language: str) -> None:
        """Find the files of the language."""
        self._folder = files(__package__) / "catalogues" / language
        self._names = tuple(sorted(path.name[: -len(".ftl")] for path in self._folder.iterdir() if path.name.endswith(".ftl")))
        self._read: dict[str, ast.Resource] = {}
        self._pieces: dict[str, dict[str, str]] = {}

    def __getitem__(self, name: str) -> ast.Resource:
        """The syntax of one catalogue."""
        if name not in self._read:
            from fluent.syntax import parse

            self._read[name] = parse(self.text(name))
        return self._read[name]

    def pieces(self, name: str) -> dict[str, str]:
        """The pieces of one catalogue (`pieces_of`); KeyError as in `text`."""
        if name not in self._pieces:
            self._pieces[name] = pieces_of(self.text(name))
        return self._pieces[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def text(self, name: str) -> str:
        """What the file of a catalogue holds; KeyError for one that there is not."""
        if name not in self._names:
            raise KeyError(name)
        return (self._folder / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def resources(language: str) -> Resources:
    """The catalogues of a language."""
    return Resources(language)


@cache
def ids(language: str) -> frozenset[str]:
    """The ids of all messages of a language, from the lines on which they begin: a hundred times as fast as reading their syntax."""
    catalogues = resources(language)
    return frozenset(message_id for catalogue in catalogues for message_id in catalogues.pieces(catalogue))


def games_of(language: str) -> frozenset[str]:
    """The catalogues of games that a language declares in its message `language-games`.

    >>> sorted(games_of("en"))
    ['fishing', 'letters', 'melding']
    """
    declared = resources(language).pieces("language").get("language-games", "")
    return frozenset(re.findall(r"\w+", declared.partition("=")[2].partition("\n")[0]))


@cache
def spared(language: str) -> frozenset[str]:
    """The ids of the English messages that a language may lack: those of games that it does not declare."""
    others = tuple(f"{name}-" for name in games_of("en") - games_of(language))
    return frozenset(message_id for message_id in ids("en") if message_id.removeprefix("client-").startswith(others))


_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def pieces_of(text: str) -> dict[str, str]:
    r"""What a catalogue holds of each message, from its id up to the next one, by the ids.

    >>> pieces_of("a = one\n    .plural = ones\nb = two")
    {'a': 'a = one\n    .plural = ones\n', 'b': 'b = two'}
    """
    begins = [(begin[1], begin.start()) for begin in _ID.finditer(text)]
    ends = [*(start for _, start in begins[1:]), len(text)]
    return {message_id: text[start:end] for (message_id, start), end in zip(begins, ends, strict=True)}


def entries_of(resource: ast.Resource) -> Iterator[ast.Message]:
    """The messages of one catalogue."""
    from fluent.syntax import ast

    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Each message of a language, with the name of its file."""
    for name, resource in resources(language).items():
        for entry in entries_of(resource):
            yield name, entry


def variables(node: ast.BaseNode) -> set[str]:
    """The names of the arguments that a part of a message uses."""
    from fluent.syntax import visitor

    class Names(visitor.Visitor):
        names: set[str]

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    names = Names()
    names.names = set()
    names.visit(node)
    return names.names


@cache
def arguments_of(language: str) -> dict[str, frozenset[str]]:
    """For each message of a language the arguments that it uses."""
    return {entry.id.name: frozenset(variables(entry)) for _, entry in messages(language)}


@cache
def lacks(language: str) -> list[str]:
    """What a language lacks to be offered, a line each: messages, arguments, and what English does not have."""
    english, own = arguments_of("en"), arguments_of(language)
    lines = [f"{message_id} is missing" for message_id in english.keys() - spared(language) if message_id not in own]
    lines += [f"{message_id} is not in English" for message_id in own if message_id not in english]
    for message_id in english.keys() & own.keys():
        lines += [f"{message_id} drops ${name}" for name in sorted(english[message_id] - own[message_id])]
        lines += [f"{message_id} has ${name}, which English has not" for name in sorted(own[message_id] - english[message_id])]
    return sorted(lines)
