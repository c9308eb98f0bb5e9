"""A message with its arguments as a sentence: patterns of Project Fluent, with functions for nouns, names and lists."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from .catalogue import resources
from .locales import Locale, locale_of
from .message_reader import read_message
from .name_forms import inflected
from .patterns import PatternError, Patterns, Say

if TYPE_CHECKING:
    from fluent.syntax import ast

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


class Text(str):
    """A text that compares as it is, and is isolated only in a sentence."""

    noun: Noun | None = None
    isolated = False

    def written(self, _: Locale) -> str:
        """The text as it stands in a sentence."""
        return f"{ISOLATE}{self!s}{END}" if self.isolated else str(self)


class Items(tuple[Any, ...]):
    """Several texts, which a sentence has as a list."""

    style = "and"

    def written(self, locale: Locale) -> str:
        """The items in a row, as `Locale.listed` joins them."""
        return locale.listed([item.written(locale) for item in self], self.style)


class _Number:
    """A number that is written once; each speaker has its own, as each language has its digits."""

    options: Mapping[str, Any] = {}
    text = ""

    def written(self, locale: Locale) -> str:
        """The number in digits."""
        self.text = self.text or locale.number(self, **self.options)  # type: ignore[arg-type]
        return self.text


class Whole(_Number, int):
    """A whole number of a sentence."""


class Decimals(_Number, float):
    """A number with a point."""


def number_of(value: float, **options: Any) -> Whole | Decimals:
    """`NUMBER($share, style: "percent")`: a number with the options of `Locale.number`, which replace those that it has."""
    number = Whole(value) if isinstance(value, int) else Decimals(value)
    number.options = {**getattr(value, "options", {}), **options}
    return number


class Speaker:
    """Says the messages of one language."""

    def __init__(self, language: str) -> None:
        """Find the catalogues of the language; each message is read when it is first said."""
        self.language = language
        self._catalogues = resources(language)
        self._number = lru_cache(maxsize=4096)(number_of)
        functions: dict[str, Callable[..., Any]] = {
            "NOUN": self._noun,
            "PERSON": self._person,
            "LIST": _list,
            "CAPITAL": self._capital,
            "NUMBER": number_of,
        }
        self._patterns = Patterns(locale_of(language), functions, self._says)
        self._entries: dict[str, ast.Message] = {}
        self._said: dict[tuple[str, str], Say] = {}

    def has(self, message_id: str) -> bool:
        """Whether the language has this message."""
        if message_id not in self._entries:
            # The id of a message begins with the name of its catalogue.
            own = [name for name in self._catalogues if message_id.startswith(f"{name}-")] or self._catalogues
            for name in own:
                piece = self._catalogues.pieces(name).get(message_id)
                # All of a catalogue would take a hundred times as long as what is said of it.
                entry = None if piece is None else read_message(piece)
                if entry is not None:
                    self._entries[message_id] = entry
        return message_id in self._entries

    def say(self, message_id: str, arguments: tuple[tuple[str, Argument], ...], form: str = "") -> str:
        """A message with its arguments; form: an attribute of it, whose value is said where there is one.

        Raises CatalogueError for an unknown id, a missing argument, or a fault in the catalogue.
        """
        if not self.has(message_id):
            raise CatalogueError(f"No catalogue has the message {message_id}.")
        try:
            text = self._says(message_id, form)({name: self._typed(value) for name, value in arguments})
        except CatalogueError:
            raise
        except RecursionError:
            raise CatalogueError(f"The message {message_id} cannot be said in {self.language!r}: it refers to itself.") from None
        except Exception as error:
            raise CatalogueError(f"The message {message_id} cannot be said in {self.language!r}: {error}.") from error
        return with_signs(text) if self.language in FROM_RIGHT else text

    def _says(self, message_id: str, form: str) -> Say:
        """What says a message, or the attribute of it that has the name of the form; PatternError where there is nothing to say."""
        if (message_id, form) not in self._said:
            if not self.has(message_id):
                raise PatternError(f"there is no message {message_id}")
            entry = self._entries[message_id]
            pattern = next((each.value for each in entry.attributes if each.id.name == form), entry.value)
            if pattern is None:
                raise PatternError(f"the message {message_id} has no value")
            self._said[message_id, form] = self._patterns.of(pattern)
        return self._said[message_id, form]

    def _typed(self, value: Argument) -> Any:
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, Noun):
            return self._named(value, "")
        if isinstance(value, tuple):
            return Items(self._typed(item) for item in value)
        # A float that equals a whole number is written as that one is.
        return self._number(value) if type(value) is int else number_of(value)

    def _text(self, text: str) -> Text:
        typed = Text(text)
        typed.isolated = runs_otherwise(text, self.language in FROM_RIGHT)
        return typed

    def _named(self, noun: Noun, form: str) -> Text:
        typed = Text(named(self.language, noun, form))
        typed.noun = noun
        return typed

    def _noun(self, thing: Any, form: str = "") -> Any:
        """`NOUN($thing, form: "accusative")`: the form of a noun, or of each in a list; the plain form where there is none."""
        if isinstance(thing, Items):
            return Items(self._noun(item, form) for item in thing)
        return thing if thing.noun is None else self._named(thing.noun, form)

    def _person(self, name: Any, case: str) -> Any:
        """`PERSON($name, case: "genitive")`: a person's name in a case, or each of a list, by the rule of the language."""
        if isinstance(name, Items):
            return Items(self._person(each, case) for each in name)
        return self._text(inflected(str(name), case, self.language))

    def _capital(self, thing: Any) -> Any:
        """`CAPITAL($thing)`: with a capital letter, as the first word of a sentence; of a list its first item."""
        if isinstance(thing, Items):
            first, *others = thing
            items = Items((self._capital(first), *others))
            items.style = thing.style
            return items
        typed = Text(capital(str(thing), self.language))
        typed.isolated = thing.isolated
        return typed


def _list(things: Any, style: str = "and") -> Items:
    """`LIST($things, style: "or")`: a list that ends in "or" and not in "and"; with "comma" it has neither."""
    if not isinstance(things, Items):
        raise TypeError("LIST takes a list alone")
    items = Items(things)
    items.style = style
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
