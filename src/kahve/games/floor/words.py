"""The words of the floor games: how a turn is written and read, and the sentences for what may not be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, product
from typing import Any

from ...cards.deck import Deck
from ...cards.faces import NO_CARD
from ...cards.quoting import quoted
from ...engine.game import Why
from ...engine.match import LEGAL, NO_SUCH_MOVE
from ...engine.record import Records
from ...engine.turns import Turns
from ...language import later, message
from ..fishing.reasons import reasons_for
from ..fishing.rules import LIES, MUST_TAKE
from ..saying import nouns
from .captures import number_of, unions
from .house import FloorCaptureChoice, FloorHouse
from .record import FloorRecord
from .rules import (
    ALL,
    LIES_NOT_THERE,
    LIKE,
    NAMES_FIRST,
    NO_SUCH_WAY,
    NOT_DONE,
    NOTHING,
    NOTHING_TO_NAME,
    OPEN,
    TAKEN,
    TAKES,
    begin_taking,
    choice_objection,
    floor_tally,
    legal,
    name_card,
    objection,
    power,
    takes,
    takes_all_like,
    value_of,
)

LIES_WORD, TAKES_WORD, DONE_WORDS = "lies", "takes", "takes no more"
MOST_WAYS = 200
"""So many ways to take with one card are shown on a screen; under the book's rules there are never more than a few."""


def reasons(deck: Callable[[Any], Deck]) -> Mapping[int, Why]:
    """Why a card may not be played, or not take. deck: says which deck a table plays with."""
    return {
        **reasons_for(deck),
        NO_SUCH_MOVE: later("fishing-no-such-move-on-floor"),
        MUST_TAKE: lambda house, t, move: message("fishing-must-take", card=deck(house).noun(move & (LIES - 1))),
        NAMES_FIRST: later("fishing-name-what-it-takes"),
        LIES_NOT_THERE: lambda house, t, move: message("fishing-not-there-to-choose", card=deck(house).noun(move & (LIES - 1))),
        NO_SUCH_WAY: lambda house, t, move: message("fishing-not-with-what-is-named", card=deck(house).noun(move & (LIES - 1))),
        NOT_DONE: later("fishing-more-must-be-taken"),
        NOTHING_TO_NAME: later("fishing-play-a-card-first"),
    }


def write_move(deck: Deck, move: int) -> str:
    """The text of one move: a card, a card that is left lying, a card of the floor that is taken."""
    code = deck.codes.get(move & (LIES - 1), str(move))
    if move >= TAKES:
        return DONE_WORDS if move == TAKES else f"{TAKES_WORD} {code}"
    return f"{code} {LIES_WORD}" if move >= LIES else code


def read_move(deck: Deck, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    words = text.split()
    if words == DONE_WORDS.split():
        return TAKES
    if len(words) == 2 and words[0] == TAKES_WORD:
        return TAKES + deck.read(words[1])
    if len(words) == 2 and words[1] == LIES_WORD:
        return LIES + deck.read(words[0])
    if len(words) != 1:
        raise ValueError(message("fishing-neither-card-nor-taking", text=quoted(text)))
    return deck.read(words[0])


class FloorTurns(Turns):
    """A card and what it takes, said in one breath: `9D takes 4C 5S 9H` (docs/captures.md)."""

    def __init__(self, deck: Callable[[Any], Deck]) -> None:
        """deck: says which deck a table plays with."""
        self.deck = deck

    def pending(self, t: FloorRecord) -> bool:
        """Whether the seat to move is choosing what its card takes."""
        return bool(t.playing_size)

    def begun(self, house: FloorHouse, tables: Records, turn: Sequence[int]) -> Records | None:
        """A copy in which the card is played and its choices are made; None when that decides what is taken."""
        made = tables.copy()
        card, trial = turn[0], made[0]
        if self.pending(trial):
            _name(trial, house, turn)
        elif card >= LIES or not takes(trial, house, card):
            return None
        else:
            begin_taking(trial, house, card, power(trial, house, card))
            _name(trial, house, turn[1:])
        return made if trial.choices_open else None

    def write(self, house: FloorHouse, t: FloorRecord, turn: Sequence[int]) -> str:
        """The card, and all that it takes in the order in which it lies there."""
        deck, card = self.deck(house), turn[0]
        if self.pending(t) or card >= LIES or not takes(t, house, card):
            return write_move(deck, card)
        taken = taken_by(t, house, turn)
        return f"{deck.code(card)} {TAKES_WORD} {deck.write_order(taken)}"

    def read(self, house: FloorHouse, t: FloorRecord, text: str, *, whole: bool = True) -> list[int]:
        """The moves of a turn; where a card could take in several ways, the text must say which."""
        deck = self.deck(house)
        code, *rest = text.split() or [""]
        if self.pending(t) or rest == [LIES_WORD] or code == TAKES_WORD:
            return [read_move(deck, text)]
        card = deck.read(code)
        if rest and rest[0] != TAKES_WORD:
            return [read_move(deck, text)]
        wanted = {deck.read(word) for word in rest[1:]}
        if len(wanted) < len(rest[1:]):
            raise ValueError(message("fishing-named-twice", text=quoted(text)))
        if objection(t, house, card) != LEGAL:
            return [card]
        if not takes(t, house, card):
            if rest:
                raise ValueError(message("fishing-takes-nothing", card=deck.noun(card)))
            return [card]
        return self._named(house, t, card, wanted) if rest else self._only_way(house, t, card)

    def _only_way(self, house: FloorHouse, t: FloorRecord, card: int) -> list[int]:
        ways = sets_taken(t, house, card, 4)
        if len(ways) == 1:
            return self._named(house, t, card, set(ways[0]))
        some = self._some(house, card, ways)
        raise ValueError(message("fishing-several-ways", card=self.deck(house).noun(card), count=len(ways), ways=some))

    def _some(self, house: FloorHouse, card: int, ways: list[list[int]]) -> tuple[str, ...]:
        return tuple(self.text(house, card, taken) for taken in ways[:3])

    def text(self, house: FloorHouse, card: int, taken: Sequence[int]) -> str:
        """The text of a card played that takes these floor cards, or none."""
        deck = self.deck(house)
        return f"{deck.code(card)} {TAKES_WORD} {deck.write_order(taken)}" if taken else write_move(deck, card)

    def _named(self, house: FloorHouse, t: FloorRecord, card: int, wanted: set[int]) -> list[int]:
        deck, floor = self.deck(house), {int(there) for there in t.floor[: t.floor_size]}
        if wanted - floor:
            absent = nouns(deck, sorted(wanted - floor))
            raise ValueError(message("fishing-not-on-the-floor", cards=absent, count=len(absent)))
        trial, turn = t.copy(), [card]
        begin_taking(trial, house, card, power(trial, house, card))
        while trial.choices_open > 0:
            choice = TAKES + min((there for there in _of(trial, OPEN) if there in wanted), default=NO_CARD)
            if choice_objection(trial, house, choice) != LEGAL:
                break
            name_card(trial, house, choice - TAKES)
            turn.append(choice)
        if trial.choices_open > 0 or set(_of(trial, TAKEN)) != wanted:
            some = self._some(house, card, sets_taken(t, house, card, 3))
            raise ValueError(message("fishing-cannot-take-that", card=deck.noun(card), ways=some))
        return turn

    def every(self, house: FloorHouse, t: FloorRecord) -> Iterator[str]:
        """Every turn: each card that takes nothing, each that is left lying, and each way to take of the others."""
        return (self.text(house, move, taken) for move, taken in every_play(t, house))


def every_play(t: FloorRecord, house: FloorHouse, most: int | None = None) -> Iterator[tuple[int, list[int]]]:
    """The plays of the seat to move: a card, or LIES and a card, with the floor cards that it takes, for each way.

    most: the greatest number of ways with one card; None for all.
    """
    out = [0] * TAKES
    for move in map(int, out[: legal(t, house, out)]):
        ways = every_set_taken(t, house, move) if move < LIES else iter([])
        # Those of few ways come in the order of the floor; of very many nobody looks for one.
        first = sorted(islice(ways, MOST_WAYS), key=_places(t))
        for way in islice(chain(first or [[]], ways), most):
            yield move, way


def sets_taken(t: FloorRecord, house: FloorHouse, card: int, most: int) -> list[list[int]]:
    """The first `most` sets of floor cards that a card may take, sorted by the floor among the first MOST_WAYS sets."""
    return sorted(islice(every_set_taken(t, house, card), MOST_WAYS), key=_places(t))[:most]


def _places(t: FloorRecord) -> Callable[[list[int]], list[int]]:
    floor = [int(there) for there in t.floor[: t.floor_size]]
    return lambda taken: [floor.index(there) for there in taken]


def every_set_taken(t: FloorRecord, house: FloorHouse, card: int) -> Iterator[list[int]]:
    """The sets of floor cards that a card may take, each in the order in which its cards lie there."""
    force, floor = power(t, house, card), [int(there) for there in t.floor[: t.floor_size]]
    if force in (NOTHING, ALL):
        yield from [floor] if force else []
        return
    if house.floor_capture_choice == FloorCaptureChoice.LARGEST or (force == LIKE and takes_all_like(house, value_of(house, card))):
        yield _of(_after(t, house, [card]), TAKEN)
        return
    by_value: dict[int, list[int]] = {}
    for there in floor:
        by_value.setdefault(value_of(house, there), []).append(there)
    for tally in unions(floor_tally(t, house), value_of(house, card), house.floor_capture_choice, house.pair_scope):
        shares = [combinations(cards, number_of(tally, value)) for value, cards in by_value.items() if value and number_of(tally, value)]
        for chosen in product(*shares):
            yield sorted(chain(*chosen), key=floor.index)


def taken_by(t: FloorRecord, house: FloorHouse, turn: Sequence[int]) -> list[int]:
    """The floor cards that a turn takes, in the order in which they lie there; none when its card takes nothing."""
    if turn[0] >= LIES or not takes(t, house, turn[0]):
        return []
    return _of(_after(t, house, turn), TAKEN)


def _after(t: FloorRecord, house: FloorHouse, turn: Sequence[int]) -> FloorRecord:
    """A copy in which the card is played and its choices are made, and nothing is taken yet."""
    trial: FloorRecord = t.copy()
    begin_taking(trial, house, turn[0], power(trial, house, turn[0]))
    _name(trial, house, turn[1:])
    return trial


def _name(t: FloorRecord, house: FloorHouse, choices: Sequence[int]) -> None:
    for choice in choices:
        name_card(t, house, choice - TAKES)


def _of(t: FloorRecord, decided: int) -> list[int]:
    return [int(card) for card, choice in zip(t.floor[: t.floor_size], t.choice, strict=False) if choice == decided]
