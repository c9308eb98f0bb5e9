"""House rules: one row an option, from which the forms, the command line, the checks and the rulebook's notes come.

>>> class Kitty(IntEnum):
...     CLOSED = 0
...     OPEN = 1
>>> @house
... class House:
...     seats: int = number(2, 4, default=4, paragraph="1.1", says="How many people play.")
...     kitty: int = choice(Kitty, paragraph="2.1", says="Whether the kitty lies open.")
>>> settle(House, {"seats": 3, "kitty": "open"})
House(seats=3, kitty=1)
>>> settle(House, {"seats": 9})
Traceback (most recent call last):
kahve.engine.house.HouseError: seats cannot be 9: allowed are 2 to 4.
"""

from __future__ import annotations

import inspect
import os
from collections import namedtuple
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cache, cached_property
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..cards.arrays import INT64, array
from ..cards.nearest import did_you_mean
from ..cards.quoting import printable
from ..language import Sentence, message, paragraph
from ..language.catalogue import ids
from ..renamed import old_attribute
from .rows import Row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Value = int | str | bool


class HouseError(ValueError):
    """A house rule or a value that there is not; says the option, the value and what is allowed. `option` names it."""

    def __init__(self, says: str, option: str | None = None) -> None:
        """Keep the sentence and the option it is about."""
        super().__init__(says)
        self.option = option


@dataclass(frozen=True)
class Further:
    """Values of a choice beside those that are listed, which come into being while a program runs, as a list of words from a file.

    - read: the number of such a value, None for what is none; HouseError for one that is not here.
    - write, called: the value, and what a form calls it, by its number.
    - offered: those that a form may offer now.
    - allows: what else is allowed, in words that go on behind "or".
    """

    read: Callable[[object], int | None]
    write: Callable[[int], str]
    called: Callable[[int], str]
    offered: Callable[[], tuple[str, ...]]
    allows: Sentence | str


@dataclass(frozen=True)
class FromFile:
    """How a row can be given as a file.

    - ending: of the name of such a file.
    - read: gives the rows for it, from its path and all values that are given with it; HouseError says why it cannot be used.
    """

    ending: str
    read: Callable[[Path, Mapping[str, object]], dict[str, object]]


@dataclass(frozen=True)
class Option:
    """One row: a house rule, its range, its default, the paragraph of the rulebook and one sentence.

    - label: what people read for its name; a game in no catalogue leaves it out, and `title` is made of the name.
    - messages: the id with which the messages about the row begin: its title, its sentence with `-says` behind, and its words by name.
    """

    kind: str
    default: Value
    paragraph: str
    says: Sentence | str
    low: int = 0
    high: int = 0
    allowed: tuple[Value, ...] = ()
    any_other: tuple[int, int] | None = None  # the least and the greatest whole number that are allowed beside those
    words: Mapping[int, str] = field(default_factory=dict)
    allowed_text: Sentence | str = ""
    read: Callable[[object], int | None] | None = field(default=None, compare=False)
    write: Callable[[int], str] | None = field(default=None, compare=False)
    called: Mapping[str, Sentence | str] = field(default_factory=dict, compare=False)
    label: Sentence | str = field(default="", compare=False)
    further: Further | None = field(default=None, compare=False)
    from_file: FromFile | None = field(default=None, compare=False)
    row: Row | None = None  # of the kind "row": the numbers that it may hold, beside those that are allowed by a word
    name: str = ""
    messages: str = field(default="", compare=False)

    @property
    def title(self) -> str:
        """The name as people read it, as in "Must you capture?"."""
        return str(self.label) if self.label else self.name.replace("_", " ").capitalize()

    def spelled(self, value: Value) -> str:
        """A value as it is typed, with its words behind it where they are others.

        >>> order = choice("az_low_a", "random", called={"az_low_a": "A lowest, Z highest"}, paragraph="1", says="x")
        >>> order.spelled("az_low_a"), order.spelled("random")
        ('az_low_a (A lowest, Z highest)', 'random')
        """
        code = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        words = self.title_of(value) if isinstance(value, bool) or value in self.allowed else code
        return code if words == code.replace("_", " ") else f"{code} ({words})"

    def allows(self, *, spelled: bool = False) -> str:
        """The values that are allowed, in words.

        spelled: whether the words of each code stand behind it.

        >>> number(0, 40, default=3, paragraph="1", says="x").allows()
        '0 to 40'
        """
        if self.kind == "number" and not self.allowed:
            return str(self.low) if self.low == self.high else message("engine-allows-range", low=str(self.low), high=str(self.high))
        if self.kind == "yes_no":
            return message("engine-allows-yes-no")
        if self.kind == "text":
            return str(self.allowed_text)
        values = tuple(map(self.spelled if spelled else str, self.allowed))
        if self.row:
            return self._allows_rows(self.row, values)
        if self.any_other:
            low, high = map(str, self.any_other)
            return message("engine-allows-listed-or-other", values=values, low=low, high=high)
        if self.further:
            return message("engine-allows-listed-or-further", values=values, further=str(self.further.allows))
        return message("engine-allows-listed", values=values)

    def _allows_rows(self, row: Row, values: tuple[str, ...]) -> str:
        """The values and the rows that are allowed, in words."""
        low, high, step = str(row.low), str(row.high), row.step
        if row.keys:
            return message("engine-allows-numbers-by-card", values=values, low=low, high=high, step=step, example=row.example)
        return message("engine-allows-numbers-by-deal", values=values, most=row.most, low=low, high=high, step=step, example=row.example)

    def _refuses(self, value: object) -> str:
        """The sentence on a value that is not allowed."""
        rule, given, allowed = self.name, printable(value), tuple(map(str, self.allowed))
        if self.kind == "number" and not self.allowed:
            low, high = str(self.low), str(self.high)
            if low == high:
                return message("engine-rule-not-the-only", rule=rule, value=given, only=low)
            return message("engine-rule-not-in-range", rule=rule, value=given, low=low, high=high)
        if self.kind == "yes_no":
            return message("engine-rule-not-yes-or-no", rule=rule, value=given)
        if self.kind in ("text", "row"):
            return message("engine-rule-not-such-a-text", rule=rule, value=given, allowed=self.allows())
        if self.any_other:
            low, high = map(str, self.any_other)
            return message("engine-rule-not-listed-or-other", rule=rule, value=given, allowed=allowed, low=low, high=high)
        if self.further:
            return message("engine-rule-not-listed-or-further", rule=rule, value=given, allowed=allowed, further=str(self.further.allows))
        return message("engine-rule-not-listed", rule=rule, value=given, allowed=allowed)

    @property
    def offered(self) -> tuple[Value, ...]:
        """The values from which a form lets people choose: those that are listed, and further ones that are here now."""
        return self.allowed + (self.further.offered() if self.further else ())

    @property
    def typed(self) -> tuple[int, int] | None:
        """The least and the greatest number that may be typed; None where there is only something to choose."""
        if self.row:
            return self.row.low, self.row.high
        if self.kind != "number" or (self.allowed and not self.any_other):
            return None
        return self.any_other or (self.low, self.high)

    def number_for(self, value: object) -> int:
        """The whole number that stands for this value in the house tuple; HouseError when it is not allowed."""
        number = self._read(value)
        if number is None:
            raise HouseError(self._refuses(value), self.name)
        return number

    def _read(self, value: object) -> int | None:
        if self.read is not None:
            return self.read(value)
        if self.kind == "yes_no":
            if isinstance(value, bool) or (isinstance(value, int) and value in (0, 1)):
                return int(value)
            words = {"yes": 1, "on": 1, "true": 1, "1": 1, "no": 0, "off": 0, "false": 0, "0": 0}
            return words.get(value.lower()) if isinstance(value, str) else None
        if self.kind == "choice":
            if isinstance(value, str) and value in self.allowed:
                return self.allowed.index(value)
            return self.further.read(value) if self.further else None
        if self.row is None and (isinstance(value, bool) or not isinstance(value, str | Integral)):
            return None
        for number, word in self.words.items():
            if value == word:
                return number
        if self.row:
            return self.row.read(value)
        try:
            number = int(str(value))
        except ValueError:
            return None
        if self.any_other and self.any_other[0] <= number <= self.any_other[1]:
            return number
        if self.allowed:
            return number if number in self.allowed else None
        return number if self.low <= number <= self.high else None

    def value_of(self, number: int) -> Value:
        """The value that people read for a number of the house tuple."""
        if self.kind == "yes_no":
            return bool(number)
        if self.kind == "choice":
            return self.further.write(number) if self.further and number >= len(self.allowed) else self.allowed[number]
        if self.write is not None:
            return self.write(number)
        if self.row and number not in self.words:
            return self.row.write(number)
        return self.words.get(number, number)

    told = old_attribute("told", "in_words")

    def in_words(self, number: int) -> str:
        """The value as people read it: what the row says that it is called, or else in words, as in "yes", "if able", "101"."""
        value = self.value_of(number)
        if isinstance(value, bool):
            return message("engine-yes") if value else message("engine-no")
        if self.further and value not in self.allowed:
            return self.further.called(number)
        called = self.called.get(str(value)) or self._word_sentence(value)
        if self.row and number not in self.words and not called:
            return self._numbers_text(self.row, number)
        return str(called) if called else self.plain(number)

    def _word_sentence(self, value: Value) -> str:
        """What the catalogues call a value; empty where its own words are enough."""
        message_id = f"{self.messages}-{value}".replace("_", "-")
        return str(Sentence(message_id)) if self.messages and message_id in ids("en") else ""

    def _numbers_text(self, row: Row, number: int) -> str:
        """The numbers of a row as people read them, as in "30, 60, 90, 120"."""
        if row.keys:
            return str(row.write(number)).replace("-", ", ").replace(":", ": ")
        return message("engine-numbers", numbers=tuple(str(entry) for entry in row.entries(number)))

    def plain(self, number: int) -> str:
        """The value in plain English words, which no language and no `called` changes: for files and tables of figures.

        >>> choice("az_low_a", "random", called={"az_low_a": "A lowest, Z highest"}, paragraph="1", says="x").plain(0)
        'az low a'
        """
        value = self.value_of(number)
        return ("yes" if value else "no") if isinstance(value, bool) else str(value).replace("_", " ")

    def title_of(self, value: Value) -> str:
        """A value as a form shows it, which is as `told`.

        >>> order = choice("az_low_a", "random", called={"az_low_a": "A lowest, Z highest"}, paragraph="1", says="x")
        >>> order.title_of("az_low_a"), order.title_of("random")
        ('A lowest, Z highest', 'random')
        """
        return self.in_words(self.number_for(value))


def number(low: int, high: int, *, default: int, paragraph: str, says: Sentence | str = "", title: Sentence | str = "") -> Any:
    """An option that is a whole number of a range."""
    return Option("number", default, paragraph, says, low=low, high=high, label=title)


def one_of(
    *values: int,
    default: int | str,
    paragraph: str,
    says: Sentence | str = "",
    title: Sentence | str = "",
    words: Mapping[int, str] | None = None,
    called: Mapping[str, Sentence | str] | None = None,
    any_other: tuple[int, int] | None = None,
) -> Any:
    """An option that is one of some whole numbers; `words` names those that people call by a word.

    - called: what a form calls such a word.
    - any_other: the least and the greatest of the whole numbers that are allowed as well, though no list offers them.

    >>> one_of(0, 100, 150, default=100, paragraph="1", says="x", words={0: "single"}, any_other=(20, 500)).allows()
    'single, 100, 150 or another whole number from 20 to 500'
    """
    words = words or {}
    allowed = tuple(words.get(v, v) for v in values) if words else values
    low, high = min(values), max(values)
    called = _checked(called, tuple(words.values()))
    return Option(
        "number",
        default,
        paragraph,
        says,
        low=low,
        high=high,
        allowed=allowed,
        words=words,
        any_other=any_other,
        called=called,
        label=title,
    )


def row_of(
    row: Row,
    *,
    default: int | str,
    words: Mapping[str, int | tuple[int, ...]],
    listed: tuple[int, ...] = (),
    paragraph: str,
    says: Sentence | str = "",
    title: Sentence | str = "",
    called: Mapping[str, Sentence | str] | None = None,
) -> Any:
    """An option that is a row of numbers, or a word.

    - words: what each word stands for: a row, or a number below 1 that is not a row.
    - listed: single numbers that a form offers beside them.

    >>> quota = row_of(Row(0, 9, example="3-3-4-5"), default="usual", words={"usual": -1}, listed=(1, 2), paragraph="1", says="x")
    >>> quota.number_for("usual"), quota.value_of(quota.number_for((3, 3, 4, 5))), quota.value_of(quota.number_for("2"))
    (-1, '3-3-4-5', 2)
    """
    numbers = {_number_of_word(row, meant): word for word, meant in words.items()}
    return Option(
        "row",
        default,
        paragraph,
        says,
        allowed=(*words, *listed),
        words=numbers,
        called=_checked(called, tuple(words)),
        label=title,
        row=row,
    )


def _number_of_word(row: Row, meant: int | tuple[int, ...]) -> int:
    """What stands in the house tuple for a word."""
    number = meant if isinstance(meant, int) else row.read(meant)
    if number is None or (isinstance(meant, int) and meant > 0):
        raise ValueError(f"{meant} is neither a row nor a number below 1")
    return number


def choice(
    *words: type[IntEnum] | str,
    paragraph: str,
    says: Sentence | str = "",
    title: Sentence | str = "",
    default: IntEnum | str | None = None,
    called: Mapping[str, Sentence | str] | None = None,
    further: Further | None = None,
    from_file: FromFile | None = None,
) -> Any:
    """An option that is one of some words, the first of them by default; in the tuple it is the word's place.

    - words: an enumeration of the places, whose members are called like the words. A word such as `11-11` cannot be the name of a member:
      then the words themselves.
    - called: what a form calls those words that say too little by themselves.
    - further: values beside these words. from_file: how the row can be given as a file.

    Raises TypeError for an enumeration that does not count from 0, ValueError where `called` names a word that there is not.

    >>> class Kitty(IntEnum):
    ...     CLOSED = 0
    ...     ALL_OPEN = 1
    >>> choice(Kitty, paragraph="2.1", says="x").allows(), choice(Kitty, default=Kitty.ALL_OPEN, paragraph="2.1", says="x").default
    ('closed and all_open', 'all_open')
    """
    members = words[0] if isinstance(words[0], type) else None
    allowed = tuple(map(_word, members)) if members else tuple(str(word) for word in words)
    if members and [int(member) for member in members] != list(range(len(allowed))):
        raise TypeError(f"{members.__name__} must have the members 0, 1, 2, …: a house tuple holds the place of a word")
    chosen = _word(default) if isinstance(default, IntEnum) else default
    return Option(
        "choice",
        chosen or allowed[0],
        paragraph,
        says,
        allowed=allowed,
        called=_checked(called, allowed),
        label=title,
        further=further,
        from_file=from_file,
    )


def _checked(called: Mapping[str, Sentence | str] | None, words: tuple[str, ...]) -> Mapping[str, Sentence | str]:
    """What a form calls words; ValueError for one that is not among `words`."""
    unknown = set(called or {}) - set(words)
    if unknown:
        raise ValueError(f"no words of this house rule, which can be called nothing: {sorted(unknown)}")
    return called or {}


def _word(member: IntEnum) -> str:
    """How people write a member of an enumeration."""
    return member.name.lower()


def yes_no(default: bool, *, paragraph: str, says: Sentence | str = "", title: Sentence | str = "") -> Any:
    """An option that is on or off."""
    return Option("yes_no", default, paragraph, says, label=title)


def text(
    default: str,
    *,
    paragraph: str,
    says: Sentence | str = "",
    allows: Sentence | str,
    read: Callable[[object], int | None],
    write: Callable[[int], str],
    title: Sentence | str = "",
) -> Any:
    """An option that people write as a text, which `read` turns into a whole number (None for one that cannot be) and `write` back."""
    return Option("text", default, paragraph, says, allowed_text=allows, read=read, write=write, label=title)


def fixed(value: int) -> Any:
    """A number of the house tuple that the game gives and no table changes: games of the same rules differ in these."""
    return Option("fixed", value, "", "")


class Settled:
    """The mark of a house tuple, which compiled code reads as a record (`kahve.engine.native`): where it lies in memory, and its fields."""

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[Any]:
        """What NumPy calls its numbers, as one record."""
        return _dtype(tuple(cls._fields))  # type: ignore[attr-defined]

    def __reduce__(self) -> tuple[Any, ...]:
        """Go to another process as values: a number may be known in this one alone, as that of a list of words from a file."""
        return settle, (type(self), values_of(self))

    @cached_property
    def data(self) -> Any:
        """Its numbers, 64 bits each, in the order of its rows."""
        return array(tuple(self), INT64).view  # type: ignore[arg-type]

    @cached_property
    def address(self) -> int:
        """Where its numbers lie in memory."""
        # Only what is called in C has to know it.
        import ctypes

        return ctypes.addressof(ctypes.c_char.from_buffer(self.data.obj))

    @cached_property
    def alone(self) -> NDArray[Any]:
        """The same numbers as an array of one record."""
        from .numeric import np

        return np.frombuffer(self.data, dtype=self.dtype())


Class = TypeVar("Class")


def house(cls: type[Class]) -> type[Class]:
    """Turn a class of options (and those of its bases, first) into a named tuple of whole numbers with its rows in `rows`.

    A class may give an option of a base again: it keeps its place. Where the class has `messages`, such as "fishing-rule", its options need
    neither title nor sentence: the catalogues have them by the names of the options.
    """
    rows: dict[str, Option] = {}
    for base in reversed(cls.__mro__):
        for name in inspect.get_annotations(base):
            rows[name] = _worded(replace(base.__dict__[name], name=name), getattr(cls, "messages", ""))
    plain = namedtuple(cls.__name__, list(rows))  # type: ignore[misc]
    about: dict[str, Any] = {"__module__": cls.__module__, "__qualname__": cls.__qualname__, "__doc__": cls.__doc__}
    about["fixed"] = {name: int(option.default) for name, option in rows.items() if option.kind == "fixed"}
    about["rows"] = tuple(option for option in rows.values() if option.kind != "fixed")
    return type(cls.__name__, (Settled, plain), about)


def _worded(option: Option, messages: str) -> Option:
    """An option with the messages of its name for what it does not say itself."""
    if not messages or option.kind == "fixed":
        return option
    own = f"{messages}-{option.name.replace('_', '-')}"
    return replace(option, label=option.label or Sentence(own), says=option.says or Sentence(f"{own}-says"), messages=own)


@cache
def _dtype(names: tuple[str, ...]) -> np.dtype[Any]:
    """One dtype for all houses with these rows, as for records (`record.py`)."""
    from .numeric import np

    return np.dtype([(name, np.int64) for name in names])


def rows_of(house_class: type[Any]) -> tuple[Option, ...]:
    """The rows of a house class, in order."""
    rows: tuple[Option, ...] = house_class.rows
    return rows


def numbers_of(settled: Any) -> list[tuple[Option, int]]:
    """Each row of a house tuple with its number, in order."""
    return [(row, getattr(settled, row.name)) for row in rows_of(type(settled))]


def settle(house_class: type[Any], values: Mapping[str, object]) -> Any:
    """The house tuple for these values by name, the rest as default; HouseError names what is wrong and what is allowed."""
    rows = {option.name: option for option in rows_of(house_class)}
    for name in values:
        if name not in rows:
            rule, all_rules = printable(name), message("engine-rules-there-are", rules=tuple(rows))
            raise HouseError(paragraph(message("engine-no-such-rule", rule=rule), did_you_mean(name, rows), all_rules), rule)
    numbers = {row.name: row.number_for(values.get(row.name, row.default)) for row in rows.values()}
    return house_class(**numbers, **house_class.fixed)


def with_files(house_class: type[Any], values: Mapping[str, object]) -> dict[str, object]:
    """The values with what stands in files in the place of their paths; HouseError says why a file cannot be used.

    Only what a person gives to this very program goes through here: a server must not read the files that a request names.
    """
    rows = {row.name: row for row in rows_of(house_class)}
    read: dict[str, object] = {}
    for name, value in values.items():
        how = rows[name].from_file if name in rows else None
        if how and isinstance(value, str | os.PathLike) and str(value).endswith(how.ending):
            read |= how.read(Path(value), values)
        else:
            read[name] = value
    return read


def values_of(settled: Any, *, changed_only: bool = False) -> dict[str, Value]:
    """The values by name that a house tuple stands for; with changed_only those that differ from their default."""
    values: dict[str, Value] = {}
    for row, number in numbers_of(settled):
        if not changed_only or number != row.number_for(row.default):
            values[row.name] = row.value_of(number)
    return values
