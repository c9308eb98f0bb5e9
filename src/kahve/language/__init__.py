"""Every sentence for people, in the language of its reader: message catalogues of Project Fluent, one file a room and language.

>>> message("language-unknown", language="'xx'", offered=("en", "tr"))
"There is no language 'xx'. Allowed are en and tr."
>>> with speaking("en"):
...     language()
'en'

[Translating](docs/translating.md) is the guide: functions of the catalogues, forms of nouns, how a language is added.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from .catalogue import games_of, ids, known, spared
from .speaker import Argument, Noun, Sentence, said, speech
from .wishes import preferred


class LanguageError(ValueError):
    """A language that is not offered; the sentence says which are."""


def message(message_id: str, /, **arguments: Argument) -> str:
    """The sentence with this id in the language of the context, English where that language lacks it.

    message_id: a literal, so that a test can compare code and catalogues. arguments: texts, numbers, nouns, and tuples of texts or nouns.
    Raises CatalogueError for an unknown id or a missing argument: a fault of the code, which the tests look for.
    """
    return said(speech.get(), message_id, tuple(arguments.items()))


def later(message_id: str, /, **arguments: Argument) -> Sentence:
    """A sentence that `str` says when somebody reads it, in the language of that moment: for tables that are made at an import.

    >>> sentences = {1: later("language-unknown", language="'xx'", offered=("en",))}
    >>> str(sentences[1])
    "There is no language 'xx'. Allowed are en."
    """
    return Sentence(message_id, tuple(arguments.items()))


def noun(kind: str, member: str, /, **arguments: Argument) -> Noun:
    """A thing with the forms that a language has for it, as an argument of a message.

    kind: a literal, as "cards-rank". member: the end of the id, as "J"; the catalogue has `cards-rank-J`. arguments: what it is made of.
    """
    return _noun(f"{kind}-{member}", tuple(arguments.items()))


def paragraph(*sentences: str) -> str:
    """Whole sentences one after the other; empty ones are left out.

    >>> paragraph("Ayla leads.", "", "You follow.")
    'Ayla leads. You follow.'
    """
    return " ".join(sentence for sentence in sentences if sentence)


def language() -> str:
    """The language of the context, as "en"."""
    return speech.get()


class speaking:  # noqa: N801 - it reads as what is done inside the block
    """Say messages in this language inside the block: any with catalogues, offered or not. Raises LanguageError for another."""

    __slots__ = ("_language", "_token")

    def __init__(self, language: str) -> None:
        """language: its code, as "en"."""
        if language not in known():
            raise LanguageError(message("language-unknown", language=_shown(language), offered=known()))
        self._language = language

    def __enter__(self) -> None:
        self._token = speech.set(self._language)

    def __exit__(self, *_: object) -> None:
        speech.reset(self._token)


@cache
def offered() -> tuple[str, ...]:
    """The languages that people can choose, English first: those that have every message of English, but for games of others."""
    return tuple(filter(is_offered, known()))


def is_offered(language: str) -> bool:
    """Whether people can choose this language: it has every message of English, outside the games that it does not declare.

    The tests hold that a message has the same arguments in each language, which would take a second to find out here.

    >>> is_offered("en"), is_offered("xx")
    (True, False)
    """
    return language == "en" or (language in known() and ids("en") - spared(language) <= ids(language) <= ids("en"))


def is_game_translated(named: Noun | str) -> bool:
    """Whether the language of the context has the game of this title; the messages of another game are in English.

    A title that is a text is the same in every language.

    >>> is_game_translated(noun("letters-game", "soup"))
    True
    """
    return not isinstance(named, Noun) or named.id.partition("-")[0] in games_of(speech.get())


def checked(language: str) -> str:
    """The language that somebody named, if it is offered; raises LanguageError with those that are.

    >>> checked("en")
    'en'
    """
    if not is_offered(language):
        raise LanguageError(message("language-unknown", language=_shown(language), offered=offered()))
    return language


def best(wishes: Iterable[str]) -> str:
    """The first offered language among wishes in order, such as "tr-TR" or "tr_TR.UTF-8"; English if none is offered.

    >>> best(["xx", "en-GB"]), best(["C.UTF-8"])
    ('en', 'en')
    """
    return preferred(wishes, is_offered)


@lru_cache(maxsize=4096)
def _noun(message_id: str, arguments: tuple[tuple[str, Argument], ...]) -> Noun:
    return Noun(message_id, arguments)  # One object for equal nouns: the memory of sentences then compares them by identity.


def _shown(text: str) -> str:
    return repr(text[:20])


__all__ = [
    "Argument",
    "LanguageError",
    "Noun",
    "Sentence",
    "best",
    "checked",
    "is_game_translated",
    "is_offered",
    "language",
    "later",
    "message",
    "noun",
    "offered",
    "paragraph",
    "speaking",
]
