"""A family's own rule sheet, pasted or typed: what it says in house rules, and which of its words were not understood.

>>> from kahve.games import game
>>> sheet = read_sheet(game("hand_and_foot"), "60/90/120/150, two clean and one dirty, sevens 1500, hats on")
>>> sheet.house
{'minimum': 'sixty', 'quota_clean': 2, 'quota_dirty': 1, 'rank_bonus': '7:1500'}
>>> sheet.unknown
('hats', 'on')

The words are those of the language of the context, and the names of house rules and values. A family of games adds short ways to say its
rules (`Phrase`). Every word is told: with the house rule that it was read as, or as one that was not understood.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from ..cards.quoting import quoted
from ..language import language, message, paragraph
from .game import Game
from .house import HouseError, Option, Value
from .house_line import LONGEST_LINE
from .phrases import SHARED, TOKEN, Phrase, forms, is_word, plain_word, words_of


@dataclass(frozen=True)
class Sheet:
    """What was read from a sheet.

    - house: the house rules by name, as `Game.settle` takes them.
    - unknown: what was not understood, word by word, in its order.
    - refused: why the house rules do not go together, empty where they do.
    """

    game: Game
    house: dict[str, Value]
    unknown: tuple[str, ...]
    refused: str = ""

    @cached_property
    def says(self) -> str:
        """What was understood and what was not, in whole sentences of the language of the context."""
        options = {option.name: option for option in self.game.options}
        understood = [
            message("engine-sheet-rule", rule=options[name].title, value=options[name].title_of(value))
            for name, value in self.house.items()
        ]
        head = message("engine-sheet-understood") if understood else message("engine-sheet-nothing")
        unknown = message("engine-sheet-unknown", words=tuple(map(quoted, self.unknown))) if self.unknown else ""
        return paragraph(head, *understood, unknown, self.refused)


def read_sheet(game: Game, text: str) -> Sheet:
    """Read a family's rule sheet for this game; HouseError for one that is too long."""
    if len(text) > LONGEST_LINE:
        raise HouseError(message("engine-line-too-long", most=LONGEST_LINE))
    reader = _Reader(game, _phrases(game, language()))
    for clause in _clauses(text):
        reader.read(clause)
    refused = ""
    try:
        game.settle(reader.house)
    except HouseError as error:
        refused = str(error)
    return Sheet(game, reader.house, tuple(reader.unknown), refused)


# -- clauses -----------------------------------------------------------------------------------------------------------------------------

_THOUSANDS = re.compile(r"\d[.,]\d00(?!\d)")
_JOINS = ("/", "-", "–", ",")
_ENDS = (";", "\n", ".")
_SILENT = "♣♦♥♠?؟"
"""Marks that a title may have and that say nothing to a reader of words."""
_OTHER_SCRIPTS = str.maketrans({"،": ",", "؛": ";", "·": ";", "٫": ".", "_": " "})
_WIDEST = 7
"""A range such as "3 to 5" has no more steps, for a row has eight numbers."""
_NOTHING: tuple[Value, ...] = (0, "off", "none")
"""What "no" before or behind a house rule may stand for."""


def _clauses(text: str) -> Iterator[list[str]]:
    """The sheet in its clauses, each as its tokens. A row of numbers with commas stays in one."""
    clause: list[str] = []
    for token in TOKEN.findall(_THOUSANDS.sub(lambda number: number[0].replace(",", "").replace(".", ""), text.translate(_OTHER_SCRIPTS))):
        if token in _ENDS:
            yield clause
            clause = []
        elif token not in _SILENT:
            clause.append(re.sub(r"[.,](?=000)", "", token) if token[0].isdigit() else token)
    yield clause


class _Words(NamedTuple):
    """Words of a list of a catalogue: those that are whole, and the beginnings of those with any ending."""

    whole: frozenset[str]
    beginnings: tuple[str, ...]

    def has(self, word: str) -> bool:
        """Whether a plain word is one of them."""
        return any(form in self.whole or form.startswith(self.beginnings) for form in forms(word))


@lru_cache(maxsize=32)
def _listed(*texts: str) -> _Words:
    """The words of lists of the catalogues."""
    words = [word for text in texts for word in words_of(text, starred=True)]
    return _Words(frozenset(words), tuple(word[:-1] for word in words if word.endswith("*")))


@lru_cache(maxsize=8)
def _counting(text: str) -> dict[str, int]:
    """The number that each word of a list of the catalogues stands for, which are in order from 0."""
    return {word: number for number, words in enumerate(text.split(";")) for word in words_of(words)}


Spelled = tuple[tuple[str, ...], Phrase]
"""A spelling in its plain words, and what it means."""


@lru_cache(maxsize=64)
def _phrases(game: Game, _language: str) -> tuple[dict[str, list[Spelled]], list[Spelled]]:
    """Every spelling of every house rule of a game: by its first word, and those whose first word has any ending.

    It is kept by the language of the context.
    """
    names = {option.name for option in game.options}
    own = [phrase for phrase in (*SHARED, *game.words.sheet.phrases) if names.issuperset(phrase.options)]
    spelled = [(words, phrase) for phrase in own for words in phrase.spellings()]
    for option in game.options:
        phrase = Phrase("", (option.name,))
        spelled += [(words_of(spelling), phrase) for spelling in (option.name, option.title)]
    by_first: dict[str, list[Spelled]] = {}
    for words, phrase in spelled:
        if words and not words[0].endswith("*"):
            by_first.setdefault(words[0], []).append((words, phrase))
    return by_first, [each for each in spelled if each[0] and each[0][0].endswith("*")]


@lru_cache(maxsize=512)
def _values(game: Game, name: str, _language: str) -> tuple[tuple[tuple[str, ...], Value], ...]:
    """Every spelling of a value of a house rule that has a word, the longest first; kept by the language of the context."""
    option = next(option for option in game.options if option.name == name)
    offered = [value for value in option.offered if isinstance(value, str)]
    spelled = [(words_of(spelling), value) for value in offered for spelling in (value, option.title_of(value))]
    return tuple(sorted(((words, value) for words, value in spelled if words), key=lambda each: -len(each[0])))


# -- reading -----------------------------------------------------------------------------------------------------------------------------


@dataclass
class _Numbers:
    """Numbers of a clause that wait for what they are said of, as they were written."""

    numbers: list[int]
    written: list[str]


class _Reader:
    """Reads clause by clause into `house` and `unknown`."""

    def __init__(self, game: Game, phrases: tuple[dict[str, list[Spelled]], list[Spelled]]) -> None:
        self.game, self._phrases = game, phrases
        self.options = {option.name: option for option in game.options}
        self.house: dict[str, Value] = {}
        self.unknown: list[str] = []
        self._counting = _counting(message("engine-sheet-numbers"))
        self._no, self._yes, self._to = (
            _listed(message("engine-sheet-no")),
            _listed(message("engine-sheet-yes")),
            _listed(message("engine-sheet-to")),
        )
        self._fillers = _listed(message("engine-sheet-fillers"))

    def read(self, tokens: list[str]) -> None:
        """Read one clause."""
        plain = [plain_word(token) for token in tokens]
        waiting: _Numbers | None = None
        last: tuple[Phrase, list[str]] | None = None
        negated: str | None = None
        place = end = 0
        while place < len(tokens):
            taken = self._numbers(tokens, plain, place)
            if taken:
                number, place = taken
                if waiting is not None:
                    self._bare(waiting, last)
                waiting, end = number, place
                continue
            size, phrase = self._longest(plain, place)
            if phrase is not None:
                said, place = tokens[place : place + size], place + size
                place = self._mention(tokens, plain, place, phrase, said, waiting, negated)
                last, waiting, negated = (phrase, said), None, None
                continue
            if self._no.has(plain[place]):
                negated = tokens[place]
            elif tokens[place] == "," and waiting is not None:
                self._bare(waiting, last)
                waiting = None
            elif not (self._is_quiet(tokens[place]) or self._fillers.has(plain[place]) or self._yes.has(plain[place])):
                if waiting is not None and place == end and len(waiting.numbers) == 1:
                    # "3 hats" says nothing of what a number alone means, and "no hats" nothing of what follows.
                    self.unknown += waiting.written
                    waiting = None
                self.unknown += [negated, tokens[place]] if negated is not None else [tokens[place]]
                negated = None
            place += 1
        if waiting is not None:
            self._bare(waiting, last)
        if negated is not None:
            self.unknown.append(negated)

    @staticmethod
    def _is_quiet(token: str) -> bool:
        """Whether a token is a mark between words."""
        return token in _JOINS or unicodedata.category(token[0])[0] in "PS"

    def _longest(self, plain: list[str], place: int) -> tuple[int, Phrase | None]:
        """The longest spelling of a house rule that stands here, and what it means."""
        by_first, starred = self._phrases
        longest: tuple[int, Phrase | None] = (0, None)
        for spelling, phrase in (*(each for word in forms(plain[place]) for each in by_first.get(word, ())), *starred):
            size = len(spelling)
            if longest[0] < size <= len(plain) - place and all(is_word(plain[place + step], word) for step, word in enumerate(spelling)):
                longest = (size, phrase)
        return longest

    def _number(self, plain: str) -> int | None:
        """A number in digits or in words."""
        if plain.isdecimal():
            return int(plain) if len(plain) < 10 else None
        return next((self._counting[form] for form in forms(plain) if form in self._counting), None)

    def _numbers(self, tokens: list[str], plain: list[str], place: int) -> tuple[_Numbers, int] | None:
        """The numbers that stand here, one or a row of them, and where they end."""
        first = self._number(plain[place])
        if first is None or self._longest(plain, place)[1] is not None:
            return None
        numbers = _Numbers([first], [tokens[place]])
        place += 1
        more = self._number(plain[place]) if place < len(tokens) and not plain[place].isdecimal() else None
        if first == 10 and not plain[place - 1].isdecimal() and more is not None and 0 < more < 10:
            # "on bir": some languages say ten and one.
            return _Numbers([first + more], tokens[place - 1 : place + 1]), place + 1
        while place < len(tokens) and plain[place].isdecimal() and plain[place - 1].isdecimal() and self._number(plain[place]) is not None:
            numbers.numbers.append(int(plain[place]))
            numbers.written.append(tokens[place])
            place += 1
        if place + 1 < len(tokens) and self._to.has(plain[place]):
            last = self._number(plain[place + 1])
            if last is not None and first < last <= first + _WIDEST:
                # "3 to 5" rises by one in each deal.
                return _Numbers(list(range(first, last + 1)), [tokens[place - 1], tokens[place], tokens[place + 1]]), place + 2
        join = ""
        while place + 1 < len(tokens) and tokens[place] in _JOINS and join in ("", tokens[place]):
            number = self._number(plain[place + 1])
            if number is None or self._longest(plain, place + 1)[1] is not None:
                break
            if tokens[place] == "," and place + 2 < len(tokens) and self._longest(plain, place + 2)[1] is not None:
                break  # in "30, 60, 2 clean" the last number is said of what follows
            join = tokens[place]
            numbers.numbers.append(number)
            numbers.written += [tokens[place + 1]]
            place += 2
        return numbers, place

    # -- what is said of what

    def _mention(
        self,
        tokens: list[str],
        plain: list[str],
        place: int,
        phrase: Phrase,
        said: list[str],
        waiting: _Numbers | None,
        negated: str | None,
    ) -> int:
        """Set what a phrase means with the numbers before it or what follows it; returns where that ends."""
        if waiting is not None and self._set(phrase, waiting.numbers):
            return place
        unknown = [*([negated] if negated else []), *said]
        if waiting is not None and len(waiting.numbers) == 1:
            # What this cannot be a number of may be said by itself only where something else is said of this.
            unknown = waiting.written + unknown
        elif waiting is not None:
            self._bare(waiting, None)
            waiting = None
        read = self._read_behind(tokens, plain, place, phrase, said, negated)
        if read is None:
            self.unknown += unknown
        elif waiting is not None:
            self._bare(waiting, None)
        return place if read is None else read

    def _read_behind(
        self, tokens: list[str], plain: list[str], place: int, phrase: Phrase, said: list[str], negated: str | None
    ) -> int | None:
        """Set what a phrase means by itself or with what follows it; returns where that ends, None where it says nothing."""
        after = place
        while after < len(tokens) and (tokens[after] in (":", "=", "–") or self._fillers.has(plain[after])):
            after += 1
        denied = negated is None and after < len(tokens) and self._no.has(plain[after])
        if phrase.value is not None and negated is None and not denied:
            self._keep(phrase.options[0], phrase.value, said)
            return place
        taken = self._numbers(tokens, plain, after) if after < len(tokens) else None
        if taken and self._set(phrase, taken[0].numbers):
            return taken[1]
        option = self.options[phrase.options[0]]
        if option.row is not None and option.row.keys and not phrase.key:
            for end in range(min(len(tokens), after + 4 * len(option.row.keys)), after, -1):
                number = option.row.read("".join(tokens[after:end]))
                if number is not None:
                    self._keep(option.name, option.value_of(number), said)
                    return end
        for spelling, value in _values(self.game, option.name, language()) if after < len(tokens) and not phrase.key else ():
            # A value may begin with a word that says nothing before others, as in "the largest".
            for start in range(after, place - 1, -1):
                behind = plain[start : start + len(spelling)]
                if len(behind) == len(spelling) and all(map(is_word, behind, spelling)):
                    self._keep(option.name, value, said)
                    return start + len(spelling)
        no = negated is not None or denied
        if option.kind == "yes_no":
            yes = after < len(tokens) and self._yes.has(plain[after])
            self._keep(option.name, not no, said)
        elif no and any(self._set(phrase, [value]) for value in _NOTHING):
            yes = False
        else:
            return None
        return after + 1 if yes or denied else place

    def _set(self, phrase: Phrase, numbers: Sequence[Value]) -> bool:
        """Set the first house rule of a phrase that takes these numbers, or all; false where none does, or one is set otherwise."""
        for name in phrase.options:
            value = self._value(self.options[name], phrase.key, numbers)
            if value is not None and not phrase.all:
                return self._put(name, value)
            if phrase.all and (value is None or not self._put(name, value)):
                return False
        return phrase.all

    def _value(self, option: Option, key: str, numbers: Sequence[Value]) -> Value | None:
        """The value of a house rule that such numbers stand for; None for none."""
        given: list[Any] = [list(numbers), "-".join(map(str, numbers))] if len(numbers) > 1 else list(numbers)
        if key:
            before = str(self.house.get(option.name, ""))
            rest = [part for part in before.split("-") if ":" in part and not part.startswith(f"{key}:")]
            given = ["-".join([*rest, f"{key}:{numbers[0]}"])] if len(numbers) == 1 else []
        for value in given:
            try:
                return option.value_of(option.number_for(value))
            except HouseError:
                continue
        return None

    def _put(self, name: str, value: Value) -> bool:
        """Note a house rule; false where the sheet has said otherwise before."""
        before = self.house.get(name)
        if before is not None and before != value and not (self.options[name].row and self.options[name].row.keys):  # type: ignore[union-attr]
            return False
        self.house[name] = value
        return True

    def _keep(self, name: str, value: Value, said: list[str]) -> None:
        """Note a house rule, or that what was said of it goes against what was said before."""
        if not self._put(name, value):
            self.unknown += said

    def _bare(self, waiting: _Numbers, last: tuple[Phrase, list[str]] | None) -> None:
        """Numbers of which nothing follows: more of what was said last, or what the family means by numbers alone."""
        if last is not None and len(last[0].options) > 1 and self._set(last[0], waiting.numbers):
            return
        sheet = self.game.words.sheet
        name = sheet.row if len(waiting.numbers) > 1 else sheet.number
        if name in self.options and self._set(Phrase("", (name,)), waiting.numbers):
            return
        self.unknown += waiting.written
