"""What speaks for a move in a letter game of tricks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from ...cards.letter_deck import suit
from ...cards.lexicon.flagged import is_flagged, no_letters, with_letter
from ...engine.view import View
from ...language import message
from ..hinting import Clause, Course, Mention, Reason, mentions
from ..sides import side_of
from . import moves, scrumps, trick_count, trick_play
from .house import LettersHouse
from .record import LettersRecord, TrickRecord
from .rules import strength
from .trick_house import DealerOption, PenaltyAnimal, TrickHouse
from .words import SUITS, deck_of


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat."""
    t, house, move = view.record, view.house, turn[0]
    stage = int(t.stage)
    if stage == moves.EXCHANGING:
        return [_passing(t, house, [each - moves.PASS for each in turn])]
    if stage == moves.PLAYING:
        return _playing(t, house, move, [int(card) for card in view.moves])
    if stage == moves.SCRUMPING:
        return [_claiming(t, house, move)]
    if stage == moves.CHECKING:
        listed = scrumps.is_word(t, house, int(t.word))
        return [Reason(message("letters-why-claim-listed") if listed else message("letters-why-claim-not-listed"))]
    if stage == moves.NAMING:
        return [Reason(_naming(t, move))]
    if stage == moves.CHOOSING_DEALER:
        return [Reason(_dealing(house, move))]
    if move == moves.TAKE_MINUS:
        return [Reason(message("letters-why-take-off", points=trick_count.ALL_PENALTIES))]
    return [Reason(message("letters-why-give", points=trick_count.ALL_PENALTIES))]


def _has_penalties(house: TrickHouse) -> bool:
    return bool(house.penalty_animal != PenaltyAnimal.NONE)


def _passing(t: LettersRecord, house: LettersHouse, cards: Sequence[int]) -> Reason:
    """What speaks for passing these cards on."""
    if isinstance_of_tricks(t) and _has_penalties(house):  # type: ignore[arg-type]
        penalties = [card for card in cards if trick_play.is_penalty(t, house, card)]  # type: ignore[arg-type]
        if penalties:
            return Reason(message("letters-why-passes-penalties", number=len(penalties)), mentions(deck_of(house), penalties, "counts"))
    return Reason(message("letters-why-passes-high", number=int(max(strength(house, card) for card in cards)) - 1))


def isinstance_of_tricks(t: LettersRecord) -> bool:
    """Whether a record is one of a game of tricks."""
    return hasattr(t, "trick")


def unseen(t: TrickRecord, house: TrickHouse) -> list[int]:
    """The cards that the seat to move has not seen."""
    seen = {*map(int, t.hand[t.turn, : t.hand_size[t.turn]]), *map(int, t.played[: t.played_size]), *map(int, t.trick[: t.trick_size])}
    return [card for card in deck_of(house).cards if card not in seen]


def beaten_by(t: TrickRecord, house: TrickHouse, card: int) -> list[int]:
    """The unseen cards that would beat a card that leads the trick."""
    return [other for other in unseen(t, house) if trick_play.beats(t, house, other, card)]


def _playing(t: TrickRecord, house: TrickHouse, card: int, cards: Sequence[int]) -> list[Reason]:
    """What speaks for a card of the trick.

    That few others can beat it does so only where no trick can cost points.
    """
    deck, costs = deck_of(house), _has_penalties(house)
    beaten = beaten_by(t, house, card)
    few = len(beaten) <= FEW_BEAT and not costs
    own = mentions(deck, beaten, "out") or mentions(deck, [card], "safe")
    if not t.trick_size:
        return [Reason(message("letters-why-lead", number=len(beaten)), own)] if few else []
    best = int(t.trick[trick_play.controlling_place(t, house)])
    if trick_play.beats(t, house, card, best):
        if t.trick_size + 1 == house.seats:
            return [Reason(message("letters-why-takes-last"), mentions(deck, t.trick[: t.trick_size], "taken"))]
        return [Reason(message("letters-why-leads-so-far", number=len(beaten)), own)] if few else []
    is_penalty = costs and bool(trick_play.is_penalty(t, house, card))
    said = [Reason(message("letters-why-rid-of-penalty"), mentions(deck, [card], "counts"))] if is_penalty else []
    sides, leads = trick_play.sides_of(house), mentions(deck, [best], "highest")
    if side_of(trick_play.controller(t, house), sides) == side_of(int(t.turn), sides):
        return [*said, Reason(message("letters-why-partner-leads"), leads)]
    weakest = all(strength(house, card) <= strength(house, other) for other in cards)
    if weakest:
        return [*said, Reason(message("letters-why-weakest"), leads)]
    return [*said, Reason(message("letters-why-other-leads"), leads)] if costs else said


FEW_BEAT = 1
"""With at most so many cards that beat it a card is likely to take the trick."""


def _claiming(t: TrickRecord, house: TrickHouse, move: int) -> Reason:
    """What speaks for a claim, or for none."""
    deck = deck_of(house)
    taken = mentions(deck, t.trick[: t.trick_size], "taken")
    if move != moves.DECLINE:
        listed = scrumps.is_word(t, house, (move - moves.SCRUMP) % moves.ARRANGEMENTS)
        return Reason(message("letters-why-claim-takes") if listed else message("letters-why-claim-bluffs"), taken)
    if not scrumps.has_word(t, house):
        return Reason(message("letters-why-no-word"))
    sides = trick_play.sides_of(house)
    own = side_of(trick_play.controller(t, house), sides) == side_of(int(t.turn), sides)
    leads = mentions(deck, [t.trick[trick_play.controlling_place(t, house)]], "highest")
    return Reason(message("letters-why-stays-yours") if own else message("letters-why-stays-others"), leads)


def _dealing(house: TrickHouse, move: int) -> str:
    """What comes of dealing next, or of leaving the deal."""
    if move != moves.TAKE_DEAL:
        return message("letters-why-next-deals")
    names = house.dealer_option in (DealerOption.BEFORE_LOOK, DealerOption.AFTER_LOOK)
    return message("letters-why-dealer-names") if names else message("letters-why-next-leads")


def _naming(t: TrickRecord, move: int) -> str:
    """What speaks for naming a suit, or none."""
    counts = [0] * len(SUITS)
    for card in t.hand[t.turn, : t.hand_size[t.turn]]:
        counts[suit(int(card))] += 1
    if not sum(counts):
        return message("letters-why-blind")
    if move == moves.NO_RULE:
        return message("letters-why-no-suit", number=max(counts))
    number = counts[move - moves.RULE]
    if number == max(counts):
        return message("letters-why-longest-suit", number=number)
    return message("letters-why-holds-suit", number=number)


def happenings(view: View, course: Course) -> dict[str, int]:
    """Whether the seat's side took the trick to which it played a card."""
    before, after = view.record, course.back
    if before.stage != moves.PLAYING or after.tricks == before.tricks:
        return {}
    sides = trick_play.sides_of(view.house)
    return {"wins": 0} if side_of(int(after.leader), sides) == side_of(view.seat, sides) else {}


def clause_reason(clause: Clause, other: Mention | None) -> Reason | None:
    """The sentence of a clause on who takes the trick; None where the other card is not named."""
    if other is None:
        return None
    often, otherwise = clause.tenths
    return Reason(message("letters-why-wins", often=often, otherwise=otherwise, other=other.card), (other,))


# -- what is shown to everybody -----------------------------------------------------------------------------------------------------------


def has_flagged(house: LettersHouse, letters: Sequence[int], size: int) -> bool:
    """Whether `size` of these letters, in any order, are a flagged word."""
    for chosen in set(combinations(sorted(letters), size)):
        for order in permutations(chosen):
            code = no_letters(house.lexicon)
            for letter in order:
                code = with_letter(code, letter)
            if is_flagged(code):
                return True
    return False
