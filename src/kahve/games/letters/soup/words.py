"""The words of Soup: how moves are written and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon import LONGEST_WORD
from ....engine.game import Why
from ....language import Noun, later, message
from ..house import alphabet, letter_deck
from ..moves import (
    AGREE,
    CALL,
    CHECK_SOUP,
    COMPLY,
    DEMAND,
    DROP,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    GIVE_UP,
    INSPECT,
    LETTER,
    NAMED,
    NOTHING,
    OFFER,
    ON_LEFT,
    PASS,
    PROCEED,
    PROVING,
    REFUSE,
    SOUP_MOVES,
    letter_of_move,
    move_of_letter,
    names_letter,
)
from ..reasons import IMPOSSIBLE, IS_WORD, MUST_START, NO_WORD, NOTHING_TO_CALL, ONLY_FRESH, RIGHT_END_ONLY, TOO_LONG, TOO_SHORT
from ..record import SoupRecord
from ..words import PASS_WORD, REASONS, LettersTurns, deck_of, spoken, word_of, written
from .house import House, SoupEnds
from .spelling import add_letter

NAME_WORD = "name"
LETTER_WORD = "letter"
WAYS = ((0, "{}"), (PASS, f"{PASS_WORD} {{}}"), (EAT, "{} eat"), (EAT_FIRST, "eat {}"), (ON_LEFT, "left {}"), (EAT_ON_LEFT, "left {} eat"))
"""What is done with a card, and how it is written."""

ANSWERS: Mapping[str, int] = {
    "call": CALL,
    "inspect": INSPECT,
    "demand": DEMAND,
    "nothing": NOTHING,
    "comply": COMPLY,
    "spellcheck": CHECK_SOUP,
    "proceed": PROCEED,
    "offer": OFFER,
    "agree": AGREE,
    "refuse": REFUSE,
    "drop": DROP,
    "named": NAMED,
    "give up": GIVE_UP,
}
"""The answers, as they are written, but for `letter A` and so on."""


class SoupTurns(LettersTurns[SoupRecord, House]):
    """Turns of Soup: `name PEARL` says a whole word, letter by letter."""

    def pending(self, t: SoupRecord) -> bool:
        """Whether the seat to move has begun to choose cards for the neighbour, or to name a word."""
        return super().pending(t) or bool(t.stage == PROVING and t.word_size)

    def _goes_on(self, t: SoupRecord, move: int) -> bool:
        return super()._goes_on(t, move) or bool(t.stage == PROVING and names_letter(move) and t.word_size < LONGEST_WORD)

    def _make(self, t: SoupRecord, house: House, move: int) -> None:
        if t.stage == PROVING:
            add_letter(t, letter_of_move(move))
        else:
            super()._make(t, house, move)

    def read(self, house: House, t: SoupRecord, text: str, *, whole: bool = True) -> list[int]:
        """The moves of `pass AD CE SO` or `name PEARL`, or one move."""
        first, *rest = text.split() or [""]
        if first != NAME_WORD:
            return super().read(house, t, text, whole=whole)
        letters, word = alphabet(house), "".join(rest)
        if not letters.has(word):
            raise ValueError(message("letters-soup-word-of-letters", alphabet=letters.name))
        return [move_of_letter(letter) for letter in letters.numbers(word)] + [NAMED]

    def _read_one(self, house: House, t: SoupRecord, text: str) -> int:
        return read_move(house, text)

    def _write_one(self, house: House, t: SoupRecord, turn: Sequence[int]) -> str:
        if len(turn) > 1:
            return f"{NAME_WORD} {word_of_letters(house, turn[:-1])}"
        return write_move(house, turn[0])

    def every(self, house: House, t: SoupRecord) -> Iterator[str]:
        """Every turn; of the words that may be named only those of one letter."""
        if t.stage != PROVING:
            return super().every(house, t)
        return iter([*(f"{NAME_WORD} {letter}" for letter in alphabet(house).letters), "give up"])

    def lists_all(self, house: House, t: SoupRecord) -> bool:
        """Whether no word is to be named: those are without number."""
        return bool(t.stage != PROVING)


def soup_after(t: SoupRecord, move: int) -> list[int]:
    """The soup with the card of a move at its end."""
    soup, card = [int(card) for card in t.soup[: t.soup_size]], move % CARD_NUMBERS
    return [card, *soup] if move >= ON_LEFT else [*soup, card]


def must_start(house: House, t: SoupRecord, move: int) -> str:
    """Which card must start the soup."""
    return message("letters-soup-must-start", card=starter(house))


def starter(house: House) -> Noun | str:
    """The card that starts the soup."""
    deck = deck_of(house)
    return deck.noun(deck.read(letter_deck(house).starter))


def impossible(house: House, t: SoupRecord, move: int) -> str:
    """That the soup with this card can become no word."""
    letters, fewest = word_of(house, t, soup_after(t, move)), int(house.soup_min_word)
    if house.soup_ends == SoupEnds.BOTH:
        return message("letters-soup-impossible-anywhere", soup=letters, fewest=fewest)
    return message("letters-soup-impossible-right", soup=letters, fewest=fewest)


def is_word(house: House, t: SoupRecord, move: int) -> str:
    """That the soup with this card is a word."""
    return message("letters-soup-completes-word", word=word_of(house, t, soup_after(t, move)))


def no_word(house: House, t: SoupRecord, move: int) -> str:
    """That the soup with this card is not a word."""
    return message("letters-no-word", word=word_of(house, t, soup_after(t, move)))


def too_short(house: House, t: SoupRecord, move: int) -> str:
    """That the soup with this card has too few letters to be a word."""
    return message("letters-soup-too-short", word=word_of(house, t, soup_after(t, move)), fewest=int(house.soup_min_word))


def nothing_to_call(house: House, t: SoupRecord, move: int) -> str:
    """That no soup is there to be called, inspected, or asked about."""
    return str(_NOTHING[move])


_NOTHING = {
    CALL: later("letters-soup-nothing-to-call"),
    INSPECT: later("letters-soup-nothing-to-inspect"),
    DEMAND: later("letters-soup-nothing-to-demand"),
}
SOUP_REASONS: Mapping[int, Why] = {
    **REASONS,
    NO_WORD: no_word,
    MUST_START: must_start,
    IMPOSSIBLE: impossible,
    IS_WORD: is_word,
    ONLY_FRESH: later("letters-soup-only-fresh"),
    NOTHING_TO_CALL: nothing_to_call,
    TOO_LONG: later("letters-soup-too-long", longest=LONGEST_WORD),
    TOO_SHORT: too_short,
    RIGHT_END_ONLY: later("letters-soup-right-end-only"),
}


def word_of_letters(house: House, moves: Sequence[int]) -> str:
    """The letters of these moves as a word in capitals."""
    return "".join(alphabet(house).letter(letter_of_move(move)) for move in moves if names_letter(move))


def write_move(house: House, move: int) -> str:
    """The text of one move of Soup: a way to play a card, an answer or a letter."""
    answer = written(ANSWERS, move)
    if answer is not None:
        return answer
    if LETTER < move < SOUP_MOVES:
        letter = letter_of_move(move)
        return f"{LETTER_WORD} {alphabet(house).letter(letter)}" if letter <= len(alphabet(house).letters) else str(move)
    card = move % PASS
    return dict(WAYS).get(move - card, str(move)).format(deck_of(house).codes.get(card, str(card)))


def read_move(house: House, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    answer, words = spoken(ANSWERS, text), text.split()
    if answer is not None:
        return answer
    if len(words) == 2 and words[0].lower() == LETTER_WORD and (letter := alphabet(house).number(alphabet(house).capitals(words[1]))):
        return move_of_letter(letter)
    shape = tuple(word if word in ("eat", "left", PASS_WORD) else "{}" for word in words)
    for start, way in WAYS:
        if shape == tuple(way.split()):
            return start + deck_of(house).read(words[shape.index("{}")])
    raise ValueError(message("letters-soup-is-no-move"))
