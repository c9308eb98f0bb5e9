"""A message with its arguments as a sentence, by Project Fluent with functions of our own for nouns, names and lists."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from .catalogue import entries_of, resources
from .name_forms import inflected
from .patterns import Patterns, Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LOCALES = {"en": "en_GB"}
"""Whose numbers, lists and dates a language has, where its name alone is not enough."""
FROM_RIGHT = frozenset({"ar"})
"""The languages that are written from right to left."""
ISOLATE, END = "\u2068", "\u2069"
_SIGNED = re.compile(
    rf"{ISOLATE}[^{END}]*{END}|(?<![\w=.,:/*+-])[-+]\d+(?:[.,]\d+)*"
    r"|(?<![A-Za-z0-9`] )(?<![\w`=/-])--[a-z][!-~]*(?: (?:--?)?[A-Za-z0-9][!-~]*)*"
)
"""What is isolated already, a number with its sign, or an option as --keep with what is typed behind it."""


class CatalogueError(LookupError):
    """A message that no catalogue has, or that lacks an argument: a fault of the code or of a catalogue."""


class _Said:
    """What a message says when `str` asks for it, in the language of that moment."""

    __slots__ = ("_hash", "arguments", "id")

    def __init__(self, message_id: str, arguments: tuple[tuple[str, Argument], ...] = ()) -> None:
        """message_id: its catalogue has it."""
        self.id, self.arguments = message_id, arguments
        self._hash = hash((message_id, arguments))

    def __str__(self) -> str:
        """The plain form in the language of the context."""
        return said(speech.get(), self.id, self.arguments)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r}, {self.arguments!r})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (other.id, other.arguments) == (self.id, self.arguments)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[_Said], tuple[str, tuple[tuple[str, Argument], ...]]]:
        """Pickled without its hash, which differs between processes."""
        return type(self), (self.id, self.arguments)


class Noun(_Said):
    """A thing that a sentence names, as a card or a game; the attributes of its message are its forms."""

    __slots__ = ()


class Sentence(_Said):
    """A message that is said later: for tables that are made once, as at an import, and read in many languages."""

    __slots__ = ()


Argument = str | int | float | Noun | tuple[str | Noun, ...]
"""What a message may be given."""

speech: ContextVar[str] = ContextVar("language", default="en")
"""The language of the context."""


class Speaker:
    """Says the messages of one language."""

    def __init__(self, language: str) -> None:
        """Find the catalogues of the language; each message is read when it is first said."""
        from fluent.runtime import FluentBundle

        self.language = language
        functions: dict[str, Callable[..., Any]] = {"NOUN": self._noun, "PERSON": self._person, "LIST": _list, "CAPITAL": self._capital}
        # Isolation is by script, in `_text`: marks around every argument would be in every sentence of a terminal.
        self._bundle: FluentBundle = FluentBundle([LOCALES.get(language, language)], functions=functions, use_isolating=False)
        self._catalogues = resources(language)
        self._reading = threading.RLock()
        self._number = lru_cache(maxsize=4096)(_types().number)
        self._patterns = Patterns(self._bundle, functions)
        self._entries: dict[str, ast.Message] = {}
        self._plain: dict[tuple[str, str], Say | None] = {}

    def has(self, message_id: str) -> bool:
        """Whether the language has this message."""
        if message_id not in self._entries:
            # The id of a message begins with the name of its catalogue.
            own = [name for name in self._catalogues if message_id.startswith(f"{name}-")] or self._catalogues
            self._read(piece for name in own if (piece := self._catalogues.pieces(name).get(message_id)) is not None)
        return message_id in self._entries

    def _read(self, pieces: Iterable[str]) -> None:
        """Read these pieces of catalogues, a message each: all of a catalogue takes a hundred times as long as what is said of it."""
        from fluent.syntax import parse

        with self._reading:
            for piece in pieces:
                resource = parse(piece)
                self._bundle.add_resource(resource)
                self._entries |= {entry.id.name: entry for entry in entries_of(resource)}

    def _read_all(self) -> bool:
        """Read what was not read before; whether there was anything."""
        unread = {
            name: piece for each in self._catalogues for name, piece in self._catalogues.pieces(each).items() if name not in self._entries
        }
        self._read(unread.values())
        return bool(unread)

    def say(self, message_id: str, arguments: tuple[tuple[str, Argument], ...], form: str = "") -> str:
        """A message with its arguments; form: an attribute of it, whose value is said where there is one.

        Raises CatalogueError for an unknown id, a missing argument, or a fault in the catalogue.
        """
        if not self.has(message_id):
            raise CatalogueError(f"No catalogue has the message {message_id}.")
        typed = {name: self._typed(value) for name, value in arguments}
        plain = self._plain_pattern(message_id, form)
        # Whatever is not as it should be is for Fluent to name.
        with suppress(Exception):
            if plain is not None:
                return self._directed(plain(typed))
        return self.say_by_fluent(message_id, arguments, form)

    def say_by_fluent(self, message_id: str, arguments: tuple[tuple[str, Argument], ...], form: str = "") -> str:
        """As `say`, by Project Fluent's own code, which takes several times as long and says what is wrong."""
        entry = self._bundle.get_message(message_id)
        pattern = entry.attributes.get(form, entry.value) if form else entry.value
        if pattern is None:
            raise CatalogueError(f"The message {message_id} has no value.")
        text, errors = self._bundle.format_pattern(pattern, {name: self._typed(value) for name, value in arguments})
        if errors and self._read_all():
            # It may refer to another message.
            return self.say_by_fluent(message_id, arguments, form)
        if errors:
            raise CatalogueError(f"The message {message_id} cannot be said in {self.language!r}: {errors[0]}.")
        return self._directed(str(text))

    def _directed(self, text: str) -> str:
        """A sentence that is finished, with the marks of direction that its language needs."""
        return with_signs(text) if self.language in FROM_RIGHT else text

    def _plain_pattern(self, message_id: str, form: str) -> Say | None:
        """The pattern of a message, or of an attribute that it has, as a function; None where Fluent has to say it."""
        if (message_id, form) not in self._plain:
            entry = self._entries[message_id]
            pattern = next((each.value for each in entry.attributes if each.id.name == form), entry.value)
            self._plain[message_id, form] = None if pattern is None else self._patterns.of(pattern)
        return self._plain[message_id, form]

    def _typed(self, value: Argument) -> Any:
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, Noun):
            return self._named(value, "")
        if isinstance(value, tuple):
            return _types().items(self._typed(item) for item in value)
        return self._number(value) if type(value) is int else value

    def _text(self, text: str) -> Any:
        typed = _types().text(text)
        typed.isolated = runs_otherwise(text, self.language in FROM_RIGHT)
        return typed

    def _named(self, noun: Noun, form: str) -> Any:
        typed = _types().text(named(self.language, noun, form))
        typed.noun = noun
        return typed

    def _noun(self, thing: Any, form: str = "") -> Any:
        """`NOUN($thing, form: "accusative")`: the form of a noun, or of each in a list; the plain form where there is none."""
        if isinstance(thing, _types().items):
            return _types().items(self._noun(item, form) for item in thing)
        return thing if thing.noun is None else self._named(thing.noun, str(form))

    def _person(self, name: Any, case: str) -> Any:
        """`PERSON($name, case: "genitive")`: a person's name in a case, or each of a list, by the rule of the language."""
        if isinstance(name, _types().items):
            return _types().items(self._person(each, case) for each in name)
        return self._text(inflected(str(name), str(case), self.language))

    def _capital(self, thing: Any) -> Any:
        """`CAPITAL($thing)`: with a capital letter, as the first word of a sentence; of a list its first item."""
        if isinstance(thing, _types().items):
            first, *others = thing
            items = _types().items((self._capital(first), *others))
            items.style = thing.style
            return items
        typed = _types().text(capital(str(thing), self.language))
        typed.isolated = thing.isolated
        return typed


@cache
def _types() -> Any:
    """The argument types of Fluent, made when the first message is said: to import Kahve loads no catalogue and no library of them."""
    from babel.lists import format_list
    from fluent.runtime.types import FluentInt, FluentType

    class Types:
        class text(str, FluentType):  # noqa: N801
            """A text that compares as it is, and is isolated only in a sentence."""

            noun: Noun | None = None
            isolated = False

            def format(self, locale: Any) -> str:  # type: ignore[override]
                return f"{ISOLATE}{self!s}{END}" if self.isolated else str(self)

        class items(tuple[Any, ...], FluentType):  # noqa: N801
            """Several texts, which a sentence has as a list."""

            style: Literal["standard", "or", "comma"] = "standard"

            def format(self, locale: Any) -> str:
                texts = [item.format(locale) for item in self]
                if self.style == "comma":  # Unicode's lists without "and" are those of measures: Turkish has no comma there
                    return ("، " if locale.language in FROM_RIGHT else ", ").join(texts)
                return format_list(texts, style=self.style, locale=locale)

        class number(FluentInt):  # noqa: N801
            """A whole number without options that is written once; each speaker has its own, as each language has its digits."""

            text = ""

            def format(self, locale: Any) -> str:
                self.text = self.text or super().format(locale)
                return self.text

    return Types


def _list(things: Any, style: str = "and") -> Any:
    """`LIST($things, style: "or")`: a list that ends in "or" and not in "and"; with "comma" it has neither."""
    styles: dict[str, Literal["standard", "or", "comma"]] = {"and": "standard", "or": "or", "comma": "comma"}
    if str(style) not in styles:
        raise ValueError(f"LIST has no style {style!s}: allowed are {', '.join(styles)}.")
    items = _types().items(things)
    items.style = styles[str(style)]
    return items


def capital(text: str, language: str) -> str:
    """A text with its first letter as a capital; a Turkish one keeps its dot.

    >>> capital("the ace", "en"), capital("ispatı", "tr")
    ('The ace', 'İspatı')
    """
    first = "İ" if language == "tr" and text[:1] == "i" else text[:1].upper()
    return first + text[1:]


def directed(text: str, language: str) -> str:
    """A text that keeps its own direction, whatever stands around it, in a language from right to left.

    >>> directed("+1.3 +/- 0.2", "en"), directed("+1.3 +/- 0.2", "ar") == "\u2068+1.3 +/- 0.2\u2069"
    ('+1.3 +/- 0.2', True)
    """
    return f"{ISOLATE}{text}{END}" if language in FROM_RIGHT else text


def with_signs(text: str) -> str:
    """A text from right to left in which numbers and options keep their signs before them.

    >>> with_signs("-20, 41") == "\u2068-20\u2069, 41", with_signs("3-5"), with_signs("--keep FILE.") == "\u2068--keep FILE\u2069."
    (True, '3-5', True)
    """
    if "-" not in text and "+" not in text:
        return text
    return _SIGNED.sub(lambda number: apart(number[0]), text)


def apart(typed: str) -> str:
    """What is typed, isolated without the marks of the sentence that end it; what is isolated already stays as it is.

    >>> apart("--keep FILE.") == "\u2068--keep FILE\u2069."
    True
    """
    if typed.startswith(ISOLATE):
        return typed
    words = typed.rstrip(".,:;!?)")
    return f"{ISOLATE}{words}{END}{typed[len(words) :]}"


def runs_otherwise(text: str, from_right: bool) -> bool:
    """Whether a text has letters that are written against the direction of the sentence around it.

    >>> runs_otherwise("Ayla 2", False), runs_otherwise("Ayla 2", True), runs_otherwise("أيلا", False)
    (False, True, True)
    """
    if text.isascii() and not from_right:
        return False
    against = ("L",) if from_right else ("R", "AL")
    return any(unicodedata.bidirectional(letter) in against for letter in text)


@lru_cache(maxsize=32768)
def said(language: str, message_id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """A message in a language, and in English where that language lacks it."""
    return speaker_of(language if speaker_of(language).has(message_id) else "en").say(message_id, arguments)


@lru_cache(maxsize=8192)
def named(language: str, noun: Noun, form: str) -> str:
    """A noun in a form, in English where that language lacks the noun."""
    return speaker_of(language if speaker_of(language).has(noun.id) else "en").say(noun.id, noun.arguments, form)


@cache
def speaker_of(language: str) -> Speaker:
    """The one speaker of a language, whose catalogues are read when it first speaks."""
    return Speaker(language)
