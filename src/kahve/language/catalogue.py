"""What is in the catalogues: the messages of each language, the arguments that they use, and what a language lacks beside English."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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
        self._files: dict[str, Traversable] = {}
        self._read: dict[str, ast.Resource] = {}
        self._pieces: dict[str, dict[str, str]] = {}
        self.add(files(__package__) / "catalogues" / language)

    def add(self, folder: Traversable) -> list[str]:
        """Read the catalogues of this folder too, but none of a name that there is; returns the names of those that it adds."""
        files_there = folder.iterdir() if folder.is_dir() else ()
        catalogues = {path.name[: -len(".ftl")]: path for path in files_there if path.name.endswith(".ftl")}
        self._files = dict(sorted((catalogues | self._files).items()))
        return [name for name, path in catalogues.items() if self._files[name] is path]

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
        return iter(tuple(self._files))

    def __len__(self) -> int:
        return len(self._files)

    def text(self, name: str) -> str:
        """What the file of a catalogue holds; KeyError for one that there is not."""
        return self._files[name].read_text(encoding="utf-8")


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
    """The catalogues of games that a language declares in its message `language-games`, and those of own games that it has.

    >>> sorted(games_of("en"))
    ['fishing', 'letters', 'melding']
    """
    declared = resources(language).pieces("language").get("language-games", "")
    return frozenset(re.findall(r"\w+", declared.partition("=")[2].partition("\n")[0])) | _OF_OWN_GAMES[language]


_OF_OWN_GAMES: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
"""For each language the catalogues of games that do not come with Kahve."""


def add_catalogues(folder: Path) -> None:
    """Have the messages of a game of somebody's own, which lie as those of Kahve do: a folder for each language, English among them."""
    for language in known():
        _OF_OWN_GAMES[language] |= {*resources(language).add(folder / language)}
    for cached in (ids, spared, arguments_of, lacks):
        cached.cache_clear()


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
