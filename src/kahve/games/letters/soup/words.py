"""The words of Soup: how moves are written and read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon import LONGEST_WORD
from ....engine.game import Why
from ....language import Noun, later, message
from .. import moves
from ..house import alphabet, letter_deck
from ..reasons import IMPOSSIBLE, IS_WORD, MUST_START, NO_WORD, NOTHING_TO_CALL, ONLY_FRESH, RIGHT_END_ONLY, TOO_LONG, TOO_SHORT
from ..record import SoupRecord
from ..words import PASS_WORD, REASONS, LettersTurns, deck_of, spoken, word_of, written
from .house import House, SoupEnds
from .spelling import add_letter, is_passing_or_naming

NAME_WORD = "name"
LETTER_WORD = "letter"
WAYS = (
    (0, "{}"),
    (moves.PASS, f"{PASS_WORD} {{}}"),
    (moves.EAT, "{} eat"),
    (moves.EAT_FIRST, "eat {}"),
    (moves.ON_LEFT, "left {}"),
    (moves.EAT_ON_LEFT, "left {} eat"),
)
"""What is done with a card, and how it is written."""

ANSWERS: Mapping[str, int] = {
    "call": moves.CALL,
    "inspect": moves.INSPECT,
    "demand": moves.DEMAND,
    "nothing": moves.NOTHING,
    "comply": moves.COMPLY,
    "spellcheck": moves.CHECK_SOUP,
    "proceed": moves.PROCEED,
    "offer": moves.OFFER,
    "agree": moves.AGREE,
    "refuse": moves.REFUSE,
    "drop": moves.DROP,
    "named": moves.NAMED,
    "give up": moves.GIVE_UP,
}
"""The answers, as they are written, but for `letter A` and so on."""


class SoupTurns(LettersTurns[SoupRecord, House]):
    """Turns of Soup: `name PEARL` says a whole word, letter by letter."""

    undecided = staticmethod(is_passing_or_naming)

    def _goes_on(self, t: SoupRecord, move: int) -> bool:
        return super()._goes_on(t, move) or bool(t.stage == moves.PROVING and moves.names_letter(move) and t.word_size < LONGEST_WORD)

    def _make(self, t: SoupRecord, house: House, move: int) -> None:
        if t.stage == moves.PROVING:
            add_letter(t, moves.letter_of_move(move))
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
        return [moves.move_of_letter(letter) for letter in letters.numbers(word)] + [moves.NAMED]

    def _read_one(self, house: House, t: SoupRecord, text: str) -> int:
        return read_move(house, text)

    def _read_alone(self, house: House, text: str) -> int | None:
        return None if text.startswith(NAME_WORD) else read_move(house, text)

    def alone(self, house: House, move: int) -> str:
        """The text of the move."""
        return write_move(house, move)

    def _write_one(self, house: House, t: SoupRecord, turn: Sequence[int]) -> str:
        if len(turn) > 1:
            return f"{NAME_WORD} {word_of_letters(house, turn[:-1])}"
        return write_move(house, turn[0])

    def every(self, house: House, t: SoupRecord) -> Iterator[str]:
        """Every turn; of the words that may be named only those of one letter."""
        if t.stage != moves.PROVING:
            return super().every(house, t)
        return iter([*(f"{NAME_WORD} {letter}" for letter in alphabet(house).letters), "give up"])

    def lists_all(self, house: House, t: SoupRecord) -> bool:
        """Whether no word is to be named: those are without number."""
        return bool(t.stage != moves.PROVING)


def soup_after(t: SoupRecord, move: int) -> list[int]:
    """The soup with the card of a move at its end."""
    soup, card = [int(card) for card in t.soup[: t.soup_size]], move % CARD_NUMBERS
    return [card, *soup] if move >= moves.ON_LEFT else [*soup, card]


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
    moves.CALL: later("letters-soup-nothing-to-call"),
    moves.INSPECT: later("letters-soup-nothing-to-inspect"),
    moves.DEMAND: later("letters-soup-nothing-to-demand"),
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


def word_of_letters(house: House, naming: Sequence[int]) -> str:
    """The letters of these moves as a word in capitals."""
    return "".join(alphabet(house).letter(moves.letter_of_move(move)) for move in naming if moves.names_letter(move))


def write_move(house: House, move: int) -> str:
    """The text of one move of Soup: a way to play a card, an answer or a letter."""
    answer = written(ANSWERS, move)
    if answer is not None:
        return answer
    if moves.LETTER < move < moves.SOUP_MOVES:
        letter = moves.letter_of_move(move)
        return f"{LETTER_WORD} {alphabet(house).letter(letter)}" if letter <= len(alphabet(house).letters) else str(move)
    card = move % moves.PASS
    return dict(WAYS).get(move - card, str(move)).format(deck_of(house).codes.get(card, str(card)))


def read_move(house: House, text: str) -> int:
    """The number of one move; ValueError or CardError says why it cannot be read."""
    answer, words = spoken(ANSWERS, text), text.split()
    if answer is not None:
        return answer
    if len(words) == 2 and words[0].lower() == LETTER_WORD and (letter := alphabet(house).number(alphabet(house).capitals(words[1]))):
        return moves.move_of_letter(letter)
    shape = tuple(word if word in ("eat", "left", PASS_WORD) else "{}" for word in words)
    for start, way in WAYS:
        if shape == tuple(way.split()):
            return start + deck_of(house).read(words[shape.index("{}")])
    raise ValueError(message("letters-soup-is-no-move"))
