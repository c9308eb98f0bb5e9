"""Fields of a dataclass that keep a sentence or a noun, and are read as a text in the language of the context."""

from __future__ import annotations

from typing import Any

from .speaker import Noun, Sentence

SpokenValue = Sentence | Noun | str
"""What such a field keeps."""


class Spoken:
    """The descriptor of one such field: `title: Spoken = Spoken()`. It is given a sentence, a noun or a text, and gives a text.

    >>> from dataclasses import dataclass
    >>> from kahve.language import noun
    >>> @dataclass(frozen=True)
    ... class Card:
    ...     name: Spoken = Spoken()
    >>> Card(noun("cards-rank", "J")).name, stored_value(Card(noun("cards-rank", "J")), "name")
    ('jack', Noun('cards-rank-J', ()))
    """

    def __set_name__(self, owner: type[Any], name: str) -> None:
        """Keep it under the name of the field."""
        self._name = name

    def __get__(self, instance: Any, owner: type[Any]) -> str:
        """The text in the language of the context. A class has none: the field has no default."""
        if instance is None:
            raise AttributeError(self._name)
        return str(vars(instance)[self._name])

    def __set__(self, instance: Any, value: SpokenValue) -> None:
        """Keep what is said."""
        vars(instance)[self._name] = value


def stored_value(instance: Any, name: str) -> Any:
    """What a `Spoken` field keeps, as an argument of a message that asks for a form of it."""
    return vars(instance)[name]
