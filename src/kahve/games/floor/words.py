"""The words of the floor games: how a turn is written and read, and the sentences for what may not be played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, product
from typing import Any, NamedTuple

from ...cards.deck import Deck
from ...cards.faces import NO_CARD
from ...cards.quoting import quoted
from ...engine.game import Why
from ...engine.match_record import LEGAL, NO_SUCH_MOVE, PLAY
from ...engine.record import Records
from ...engine.turns import Turns
from ...language import later, message
from ..fishing.reasons import reasons_for
from ..fishing.rules import LIES, MUST_TAKE
from ..saying import nouns
from .captures import NONE, Question, cards_of, is_some, number_of, one_of_value, span
from .floor_cards import ALL, LIKE, NOTHING, OPEN, TAKEN, floor_tally, power, takes, value_of, wanted_value
from .house import FloorCaptureChoice, FloorHouse
from .play import begin_taking, is_choosing, legal, objection
from .record import FloorRecord
from .taking import LIES_NOT_THERE, NAMES_FIRST, NO_SUCH_WAY, NOT_DONE, NOTHING_TO_NAME, TAKES, choose_largest, name_card, takes_all_like
from .ways import Ways

LIES_WORD, TAKES_WORD, DONE_WORDS = "lies", "takes", "takes no more"
MOST_LISTED = 12
"""The ways to take with one card that are listed on a screen; where there are more, the cards that it takes are chosen one by one."""
MOST_NAMED = 3
"""The number of ways that are named in a sentence on a turn that does not say what it takes."""


class Chosen(NamedTuple):
    """How it stands when some of the cards have been chosen that a card of the hand takes.

    - taken: what is taken in every way that takes the chosen ones, in the order of the floor.
    - open: what can be chosen as well.
    - is_way: whether `taken` is a way to take as it is.
    """

    taken: list[int]
    open: list[int]
    is_way: bool


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

    def may_be_parts(self, house: FloorHouse, t: FloorRecord) -> bool:
        """Say no: the screen says of a move itself whether it is a part."""
        return False

    undecided = staticmethod(is_choosing)

    def begun(self, house: FloorHouse, tables: Records, turn: Sequence[int]) -> Records | None:
        """A copy in which the card is played and its choices are made; None when that decides what is taken."""
        copy = tables.copy()
        card, trial = turn[0], copy[0]
        if self.pending(trial):
            _name(trial, house, turn)
        elif card >= LIES or not takes(trial, house, card):
            return None
        else:
            begin_taking(trial, house, card, power(trial, house, card))
            _name(trial, house, turn[1:])
        return copy if trial.choices_open else None

    def write(self, house: FloorHouse, t: FloorRecord, turn: Sequence[int]) -> str:
        """The card, and all that it takes in the order in which it lies there."""
        deck, card = self.deck(house), turn[0]
        if self.pending(t) or card >= LIES or not takes(t, house, card):
            return write_move(deck, card)
        taken = taken_by(t, house, turn)
        return f"{deck.code(card)} {TAKES_WORD} {deck.write_order(taken)}"

    def written_between(self, house: FloorHouse, records: Records, place: int, turn: Sequence[int]) -> str:
        """The same from the tricks, which grow by what is taken; after the last card of a deal they also have what was left lying."""
        before, after = records[place], records[place + 1]
        if after.phase != PLAY:
            return self.write(house, before, turn)
        taken = after.laid.view[before.laid_size : max(before.laid_size, after.laid_size - 1)]
        return self.text(house, turn[0], taken)

    def guess(self, house: FloorHouse, text: str) -> list[int]:
        """The card and what is named, lowest first; of these only those are named that are to be chosen."""
        code, *rest = text.split()
        if not rest or rest[0] != TAKES_WORD:
            return [read_move(self.deck(house), text)]
        named = sorted(map(self.deck(house).read, rest[1:]))
        return [self.deck(house).read(code), *(TAKES + there for there in named), TAKES]

    def read(self, house: FloorHouse, t: FloorRecord, text: str, *, whole: bool = True) -> list[int]:
        """The moves of a turn; where a card could take in several ways, the text must say which."""
        deck = self.deck(house)
        code, *rest = text.split() or [""]
        if self.pending(t) or rest == [LIES_WORD] or code == TAKES_WORD:
            return [read_move(deck, text)]
        card = deck.read(code)
        if rest and rest[0] != TAKES_WORD:
            return [read_move(deck, text)]
        wanted = self._wanted(house, text, rest[1:])
        if objection(t, house, card) != LEGAL:
            return [card]
        if not takes(t, house, card):
            if rest:
                raise ValueError(message("fishing-takes-nothing", card=deck.noun(card)))
            return [card]
        return self._named(house, t, card, wanted) if rest else self._only_way(house, t, card)

    def picked(self, house: FloorHouse, text: str) -> tuple[int, set[int]]:
        """The card of a text as `TH takes 4C 6D`, and the floor cards that it names: none, some or all of those that it takes."""
        code, *rest = text.split() or [""]
        if rest and rest[0] != TAKES_WORD:
            raise ValueError(message("fishing-neither-card-nor-taking", text=quoted(text)))
        return self.deck(house).read(code), self._wanted(house, text, rest[1:])

    def chosen(self, house: FloorHouse, t: FloorRecord, card: int, picks: set[int]) -> Chosen:
        """How it stands with a card that may be played, when these floor cards are chosen for it; ValueError where it cannot take them."""
        if not takes(t, house, card):
            raise ValueError(message("fishing-takes-nothing", card=self.deck(house).noun(card)))
        self._must_lie(house, t, picks)
        chosen = chosen_with(t, house, card, picks)
        if chosen is None:
            raise ValueError(self._not_that(house, t, card))
        return chosen

    def _wanted(self, house: FloorHouse, text: str, codes: Sequence[str]) -> set[int]:
        deck = self.deck(house)
        wanted = {deck.read(code) for code in codes}
        if len(wanted) < len(codes):
            raise ValueError(message("fishing-named-twice", text=quoted(text)))
        return wanted

    def _must_lie(self, house: FloorHouse, t: FloorRecord, wanted: set[int]) -> None:
        absent = sorted(wanted - {int(there) for there in t.floor[: t.floor_size]})
        if absent:
            raise ValueError(message("fishing-not-on-the-floor", cards=nouns(self.deck(house), absent), count=len(absent)))

    def _not_that(self, house: FloorHouse, t: FloorRecord, card: int) -> str:
        return message("fishing-cannot-take-that", card=self.deck(house).noun(card), ways=self._some(house, t, card))

    def _only_way(self, house: FloorHouse, t: FloorRecord, card: int) -> list[int]:
        count = number_of_ways(t, house, card)
        if count == 1:
            return self._named(house, t, card, set(next(ways_of(t, house, card))))
        some = self._some(house, t, card)
        raise ValueError(message("fishing-several-ways", card=self.deck(house).noun(card), count=count, ways=some))

    def _some(self, house: FloorHouse, t: FloorRecord, card: int) -> tuple[str, ...]:
        return tuple(self.text(house, card, taken) for taken in islice(ways_of(t, house, card), MOST_NAMED))

    def text(self, house: FloorHouse, card: int, taken: Sequence[int]) -> str:
        """The text of a card played that takes these floor cards, or none."""
        deck = self.deck(house)
        return f"{deck.code(card)} {TAKES_WORD} {deck.write_order(taken)}" if taken else write_move(deck, card)

    def part(self, house: FloorHouse, card: int, taken: Sequence[int]) -> str:
        """The text of a card for which more is to be chosen than these floor cards, or none."""
        deck = self.deck(house)
        return " ".join([deck.code(card), TAKES_WORD, *map(deck.code, taken)])

    def _named(self, house: FloorHouse, t: FloorRecord, card: int, wanted: set[int]) -> list[int]:
        self._must_lie(house, t, wanted)
        if not is_way(t, house, card, wanted):
            raise ValueError(self._not_that(house, t, card))
        # Any way can be named lowest first (docs/captures.md), so none of these moves need be asked for.
        trial, turn = t.copy(), [card]
        begin_taking(trial, house, card, power(trial, house, card))
        while trial.choices_open > 0:
            named = min((there for there in _of(trial, OPEN) if there in wanted), default=NO_CARD)
            name_card(trial, house, named)
            turn.append(TAKES + named)
        return turn

    def every(self, house: FloorHouse, t: FloorRecord) -> Iterator[str]:
        """Every turn: each card that takes nothing, each that is left lying, and each way to take of the others."""
        for move in moves_of_cards(t, house):
            for taken in ways_of(t, house, move):
                yield self.text(house, move, taken)

    def number(self, house: FloorHouse, t: FloorRecord) -> int:
        """The number of turns, reckoned without making one."""
        return sum(number_of_ways(t, house, move) for move in moves_of_cards(t, house))


def moves_of_cards(t: FloorRecord, house: FloorHouse) -> list[int]:
    """The legal moves of the seat to move; before a card is played, cards and those that may be left lying."""
    out = [0] * TAKES
    return [int(move) for move in out[: legal(t, house, out)]]


def takes_one_set(t: FloorRecord, house: FloorHouse, move: int) -> bool:
    """Whether the rules leave nothing to choose for this card, whatever lies there: it takes nothing, all, all its like, or the most."""
    force = power(t, house, move) if move < LIES else NOTHING
    is_like = force == LIKE and takes_all_like(house, wanted_value(house, move))
    return force in (NOTHING, ALL) or is_like or house.floor_capture_choice == FloorCaptureChoice.LARGEST


def number_of_ways(t: FloorRecord, house: FloorHouse, move: int) -> int:
    """In how many ways a card can be played, reckoned without making one."""
    return 1 if takes_one_set(t, house, move) else ways_with(t, house, move).number


def ways_of(t: FloorRecord, house: FloorHouse, move: int) -> Iterator[list[int]]:
    """What a card may take, way after way, nothing being an empty list; few ways come in the order of the floor."""
    if number_of_ways(t, house, move) > MOST_LISTED:
        return every_set_taken(t, house, move)
    floor = _floor(t)
    return iter(sorted(every_set_taken(t, house, move), key=lambda taken: [floor.index(there) for there in taken]))


def every_set_taken(t: FloorRecord, house: FloorHouse, move: int) -> Iterator[list[int]]:
    """The sets of floor cards that a card may take, each in the order in which its cards lie there."""
    if takes_one_set(t, house, move):
        yield taken_by(t, house, [move])
        return
    floor = _floor(t)
    by_value: dict[int, list[int]] = {}
    for there in floor:
        by_value.setdefault(value_of(house, there), []).append(there)
    for tally in ways_with(t, house, move).tallies():
        shares = [combinations(cards, number_of(tally, value)) for value, cards in by_value.items() if value and number_of(tally, value)]
        for chosen in product(*shares):
            yield sorted(chain(*chosen), key=floor.index)


def ways_with(t: FloorRecord, house: FloorHouse, card: int) -> Ways:
    """The ways to take with a card that may choose."""
    return Ways(floor_tally(t, house), wanted_value(house, card), house.floor_capture_choice, house.pair_scope)


def is_way(t: FloorRecord, house: FloorHouse, card: int, taken: Collection[int]) -> bool:
    """Whether a card that takes something may take exactly these cards of the floor."""
    if takes_one_set(t, house, card):
        return set(taken) == set(taken_by(t, house, [card]))
    tally = _tally(house, taken)
    return len(taken) == cards_of(tally) and is_some(_question(t, house, card, tally, tally))


def chosen_with(t: FloorRecord, house: FloorHouse, card: int, picks: Collection[int]) -> Chosen | None:
    """How it stands when these floor cards have been chosen for a card that takes something; None where no way takes all of them."""
    floor = _floor(t)
    if takes_one_set(t, house, card):
        taken = taken_by(t, house, [card])
        return Chosen(taken, [], is_way=True) if set(picks) <= set(taken) else None
    there, low = floor_tally(t, house), _tally(house, picks)
    common = span(_question(t, house, card, low, there))
    if common.most == NONE or len(picks) > cards_of(low):
        return None
    values = {each: value_of(house, each) for each in floor}
    whole = {value for value in values.values() if value and number_of(common.least, value) == number_of(there, value)}
    taken = [each for each, value in values.items() if each in picks or value in whole]
    full = _tally(house, taken)
    rising = {value for value in values.values() if value and number_of(common.most, value) > number_of(full, value)}
    more = [each for each, value in values.items() if each not in taken and value in rising]
    return Chosen(taken, more, is_way=bool(taken) and is_some(_question(t, house, card, full, full)))


def most_taken(t: FloorRecord, house: FloorHouse, card: int) -> int:
    """How many floor cards a card takes at the most that may choose."""
    if house.floor_capture_choice == FloorCaptureChoice.ONE_GROUP:
        return max(map(cards_of, ways_with(t, house, card).tallies()))
    # To any union groups can be added until it is maximal.
    trial: FloorRecord = t.copy()
    trial.playing[0] = card
    choose_largest(trial, house)
    return len(_of(trial, TAKEN))


def _floor(t: FloorRecord) -> list[int]:
    return [int(there) for there in t.floor[: t.floor_size]]


def _tally(house: FloorHouse, cards: Iterable[int]) -> int:
    return sum(int(one_of_value(value_of(house, card))) for card in cards)


def _question(t: FloorRecord, house: FloorHouse, card: int, low: int, high: int) -> Question:
    return Question(floor_tally(t, house), low, high, wanted_value(house, card), house.floor_capture_choice, house.pair_scope)


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
