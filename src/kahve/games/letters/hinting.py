"""What speaks for a move in a letter game of tricks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from ...cards.letter_deck import suit
from ...cards.lexicon.flagged import is_flagged, with_letter
from ...engine.table import View
from ..hinting import Reason, counted, reason
from ..match import side_of
from . import tricks
from .house import LettersHouse
from .moves import (
    ARRANGEMENTS,
    CHECKING,
    CHOOSING_DEALER,
    DECLINE,
    EXCHANGING,
    NAMING,
    NO_RULE,
    PASS,
    PLAYING,
    RULE,
    SCRUMP,
    SCRUMPING,
    TAKE_DEAL,
    TAKE_MINUS,
)
from .record import LettersRecord, TrickRecord
from .rules import strength
from .trick_house import DealerOption, PenaltyAnimal, TrickHouse
from .words import SUIT_NAMES, deck_of

LEADING = (
    "No card that is still out beats it.",
    "Only one card that is still out beats it.",
    "There are {number} cards still out that beat it.",
)
LEADS_SO_FAR = (
    "It is the highest card of the trick so far, and no card that is still out beats it.",
    "It is the highest card of the trick so far, and only one card that is still out beats it.",
    "It is the highest card of the trick so far, and there are {number} cards still out that beat it.",
)
TAKES_LAST = "You play last, and your card is the highest of the trick."
PARTNER_LEADS = "The highest card of the trick is your partner's."
WEAKEST = "It does not take the trick, and it is the weakest card that you may play."
OTHER_LEADS = "Another card of the trick stays the highest."
RID_OF_PENALTY = "You are rid of a card that counts against who takes it."
NO_WORD = "The list has no word of these letters."
STAYS_WITH_YOU = "Without a claim the trick is your side's anyway."
STAYS_WITH_OTHERS = "Without a claim the trick goes to the other side."
CLAIM_TAKES = "The word is in the list, and the trick goes where you say."
CLAIM_BLUFFS = "The word is not in the list: it takes the trick only if nobody has it checked."
IN_LIST = "The word that was claimed is in the list."
NOT_IN_LIST = "The word that was claimed is not in the list."
LONGEST = "You hold {number} cards of that suit, and more of no other."
HOLDS = "You hold {number} cards of that suit."
NO_SUIT = "You hold {number} cards of your longest suit."
BLIND = "Nobody has seen a card yet."
DEALER_NAMES = "Who deals names the suit that rules."
NEXT_LEADS = "The player to the dealer's left leads to the first trick."
NEXT_DEALS = "Then the next player deals."
MINUS = "It takes 26 points off your own score."
PLUS = "It adds 26 points to the score of each of the others."
PASSES_PENALTIES = (
    "None of these cards counts against who takes it.",
    "One of these cards counts against who takes it.",
    "Of these cards {number} count against who takes them.",
)
PASSES_HIGH = "The highest of these cards beats {number} of the twelve others of its suit."
BEATEN_BY_ONE = 1


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat."""
    t, house, move = view.record, view.house, turn[0]
    stage = int(t.stage)
    if stage == EXCHANGING:
        return _passing(t, house, [each - PASS for each in turn])
    if stage == PLAYING:
        return _playing(t, house, move, [int(card) for card in view.moves])
    if stage == SCRUMPING:
        return [_claiming(t, house, move)]
    if stage == CHECKING:
        return [reason(IN_LIST if tricks.is_word(t, house, int(t.word)) else NOT_IN_LIST)]
    if stage == NAMING:
        return [_naming(t, move)]
    if stage == CHOOSING_DEALER:
        names = house.dealer_option in (DealerOption.BEFORE_LOOK, DealerOption.AFTER_LOOK)
        return [reason((DEALER_NAMES if names else NEXT_LEADS) if move == TAKE_DEAL else NEXT_DEALS)]
    return [reason(MINUS if move == TAKE_MINUS else PLUS)]


def _has_penalties(house: TrickHouse) -> bool:
    return bool(house.penalty_animal != PenaltyAnimal.NONE)


def _passing(t: LettersRecord, house: LettersHouse, cards: Sequence[int]) -> list[Reason]:
    """What speaks for passing these cards on."""
    if isinstance_of_tricks(t) and _has_penalties(house):  # type: ignore[arg-type]
        number = sum(bool(tricks.is_penalty(t, house, card)) for card in cards)  # type: ignore[arg-type]
        if number:
            return [counted(PASSES_PENALTIES, number)]
    return [reason(PASSES_HIGH, number=max(strength(house, card) for card in cards) - BEATEN_BY_ONE)]


def isinstance_of_tricks(t: LettersRecord) -> bool:
    """Whether a record is one of a game of tricks."""
    return hasattr(t, "trick")


def unseen(t: TrickRecord, house: TrickHouse) -> list[int]:
    """The cards that the seat to move has not seen."""
    seen = {*map(int, t.hand[t.turn, : t.hand_size[t.turn]]), *map(int, t.played[: t.played_size]), *map(int, t.trick[: t.trick_size])}
    return [card for card in deck_of(house).cards if card not in seen]


def beaten_by(t: TrickRecord, house: TrickHouse, card: int) -> int:
    """How many unseen cards would beat a card that leads the trick."""
    return sum(bool(tricks.beats(t, house, other, card)) for other in unseen(t, house))


def _playing(t: TrickRecord, house: TrickHouse, card: int, cards: Sequence[int]) -> list[Reason]:
    """What speaks for a card of the trick."""
    if not t.trick_size:
        return [counted(LEADING, beaten_by(t, house, card))]
    best = int(t.trick[tricks.controlling_place(t, house)])
    if tricks.beats(t, house, card, best):
        if t.trick_size + 1 == house.seats:
            return [reason(TAKES_LAST)]
        return [counted(LEADS_SO_FAR, beaten_by(t, house, card))]
    said = [reason(RID_OF_PENALTY)] if _has_penalties(house) and tricks.is_penalty(t, house, card) else []
    sides = tricks.sides_of(house)
    if side_of(tricks.controller(t, house), sides) == side_of(int(t.turn), sides):
        return [*said, reason(PARTNER_LEADS)]
    weakest = all(strength(house, card) <= strength(house, other) for other in cards)
    return [*said, reason(WEAKEST if weakest else OTHER_LEADS)]


def _claiming(t: TrickRecord, house: TrickHouse, move: int) -> Reason:
    """What speaks for a claim, or for none."""
    if move != DECLINE:
        return reason(CLAIM_TAKES if tricks.is_word(t, house, (move - SCRUMP) % ARRANGEMENTS) else CLAIM_BLUFFS)
    if not tricks.has_word(t, house):
        return reason(NO_WORD)
    sides = tricks.sides_of(house)
    own = side_of(tricks.controller(t, house), sides) == side_of(int(t.turn), sides)
    return reason(STAYS_WITH_YOU if own else STAYS_WITH_OTHERS)


def _naming(t: TrickRecord, move: int) -> Reason:
    """What speaks for naming a suit, or none."""
    held = [0] * len(SUIT_NAMES)
    for card in t.hand[t.turn, : t.hand_size[t.turn]]:
        held[suit(int(card))] += 1
    if not sum(held):
        return reason(BLIND)
    if move == NO_RULE:
        return reason(NO_SUIT, number=max(held))
    number = held[move - RULE]
    return reason(LONGEST if number == max(held) else HOLDS, number=number)


# -- what is shown to everybody -----------------------------------------------------------------------------------------------------------


def has_flagged(letters: Sequence[int], size: int) -> bool:
    """Whether so many of these letters, in any order, are a flagged word."""
    for chosen in set(combinations(sorted(letters), size)):
        for order in permutations(chosen):
            code = 0
            for letter in order:
                code = with_letter(code, letter)
            if is_flagged(code):
                return True
    return False


__all__ = ["beaten_by", "has_flagged", "reasons", "unseen"]
