"""What speaks for a move in a letter game of tricks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from ...cards.letter_deck import suit
from ...cards.lexicon.flagged import is_flagged, no_letters, with_letter
from ...engine.match_record import LEGAL, PLAY
from ...engine.view import View
from ...language import message
from ..hinting import Clause, Course, Mention, Reason, mentions
from ..sides import side_of
from . import moves, scrumps, trick_count, trick_play
from .house import LettersHouse
from .record import LettersRecord, TrickRecord
from .rules import strength
from .trick_house import DealerOption, PenaltyAnimal, ScrumpWho, TrickHouse
from .trick_words import arranged
from .words import SUITS, deck_of, word_of


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat."""
    t, house, move = view.record, view.house, turn[0]
    stage = int(t.stage)
    if stage == moves.EXCHANGING:
        return _passing(t, house, [each - moves.PASS for each in turn])
    if stage == moves.PLAYING:
        return [*_completing(view, move), *_playing(t, house, move, [int(card) for card in view.moves])]
    if stage == moves.SCRUMPING:
        return [_claiming(t, house, move)]
    if stage == moves.CHECKING:
        listed = scrumps.is_word(t, house, int(t.word))
        return [Reason(message("letters-why-claim-listed") if listed else message("letters-why-claim-not-listed"))]
    if stage == moves.NAMING:
        return [Reason(says) for says in _naming(t, move)]
    if stage == moves.CHOOSING_DEALER:
        return [Reason(_dealing(house, move))]
    if move == moves.TAKE_MINUS:
        return [Reason(message("letters-why-take-off", points=trick_count.ALL_PENALTIES))]
    return [Reason(message("letters-why-give", points=trick_count.ALL_PENALTIES))]


def _has_penalties(house: TrickHouse) -> bool:
    return bool(house.penalty_animal != PenaltyAnimal.NONE)


def _passing(t: LettersRecord, house: LettersHouse, cards: Sequence[int]) -> list[Reason]:
    """What speaks for passing these cards on: those that cost points, or a high one."""
    if isinstance_of_tricks(t) and _has_penalties(house):  # type: ignore[arg-type]
        penalties = [card for card in cards if trick_play.is_penalty(t, house, card)]  # type: ignore[arg-type]
        if penalties:
            return [Reason(message("letters-why-passes-penalties", number=len(penalties)), mentions(deck_of(house), penalties, "counts"))]
    beaten = int(max(strength(house, card) for card in cards)) - 1
    return [Reason(message("letters-why-passes-high", number=beaten))] if beaten >= HIGH else []


HIGH = 7
"""A card that beats as many of the twelve others of its suit is passed on because it is high."""


def _completing(view: View, card: int) -> list[Reason]:
    """The word that the seat may claim of the trick when this card is its last; nothing where there is none."""
    t = view.record
    if t.trick_size + 1 < view.house.seats:
        return []
    after = view.played([card])
    now, house = after.record, view.house
    if now.phase != PLAY or now.stage != moves.SCRUMPING or now.turn != view.seat:
        return []
    sides = trick_play.sides_of(house)
    leads = side_of(trick_play.controller(now, house), sides)
    # A claim that leaves the trick with the side that has it anyway changes nothing.
    targets = [target for target in range(moves.TO_LEFT + 1) if side_of(scrumps.target_seat(now, house, target), sides) != leads]
    for word in range(moves.ARRANGEMENTS):
        is_legal = any(scrumps.scrump_objection(now, house, target * moves.ARRANGEMENTS + word) == LEGAL for target in targets)
        if is_legal and scrumps.is_word(now, house, word) and not is_flagged(scrumps.claim_code(now, house, word)):
            letters = mentions(deck_of(house), [int(each) for each in t.trick[: t.trick_size]], "word")
            return [Reason(message("letters-why-can-claim", word=word_of(house, now, arranged(now, word))), letters)]
    return []


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

    That few others can beat it, that the partner leads or that it is weak does so only where no trick can cost points.
    """
    deck, costs = deck_of(house), _has_penalties(house)
    beaten = beaten_by(t, house, card)
    few = len(beaten) <= FEW_BEAT and not costs
    own = mentions(deck, beaten, "out") or mentions(deck, [card], "safe")
    if not t.trick_size:
        return [Reason(message("letters-why-lead", number=len(beaten)), own)] if few else []
    best, sides = int(t.trick[trick_play.controlling_place(t, house)]), trick_play.sides_of(house)
    if trick_play.beats(t, house, card, best):
        if t.trick_size + 1 == house.seats:
            return [Reason(message("letters-why-takes-last"), mentions(deck, t.trick[: t.trick_size], "taken"))]
        return [Reason(message("letters-why-leads-so-far", number=len(beaten)), own)] if few else []
    is_partner = side_of(trick_play.controller(t, house), sides) == side_of(int(t.turn), sides)
    is_penalty = costs and not is_partner and bool(trick_play.is_penalty(t, house, card))
    said = [Reason(message("letters-why-rid-of-penalty"), mentions(deck, [card], "counts"))] if is_penalty else []
    leads = mentions(deck, [best], "highest")
    # Where no card beats the highest one, that it stays so is true of every move.
    has_choice = any(trick_play.beats(t, house, other, best) for other in cards)
    if is_partner:
        return [Reason(message("letters-why-partner-leads"), leads)] if has_choice and not costs else []
    if costs:
        return [*said, Reason(message("letters-why-other-leads"), leads)] if has_choice else said
    weakest = all(strength(house, card) <= strength(house, other) for other in cards)
    return [Reason(message("letters-why-weakest"), leads)] if weakest else []


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


def _naming(t: TrickRecord, move: int) -> list[str]:
    """What speaks for naming a suit, or none; nothing for a suit much shorter than another."""
    counts = [0] * len(SUITS)
    for card in t.hand[t.turn, : t.hand_size[t.turn]]:
        counts[suit(int(card))] += 1
    longest = max(counts)
    if not longest:
        return [message("letters-why-blind")]
    if move == moves.NO_RULE:
        return [message("letters-why-no-suit", number=longest)] if longest <= EVEN else []
    number = counts[move - moves.RULE]
    if number == longest:
        return [message("letters-why-longest-suit", number=number)]
    return [message("letters-why-holds-suit", number=number)] if number >= longest - 1 else []


EVEN = 5
"""With no more cards of the longest of four suits a hand is even, and no suit need rule."""


def happenings(view: View, course: Course) -> dict[str, int]:
    """What came of the trick that lies, by the end of the seat's next turn, and the best card that the seat then held.

    The side that took it, the seat that claimed a word of it, and whether that was checked. Where cards count against a side, whether its
    own took any.
    """
    before, end, house, seat = view.record, course.end, view.house, view.seat
    if before.stage not in (moves.PLAYING, moves.SCRUMPING, moves.CHECKING):
        return {}
    trick, sides, events = int(before.tricks), trick_play.sides_of(house), dict[str, int]()
    own = side_of(seat, sides)
    resolved = next((after for after in (course.back, end) if after.tricks > trick), None)
    if resolved is not None and side_of(int(resolved.leader), sides) == own:
        events["wins"] = 0
    claimer = int(end.claimed_by[trick])
    if claimer and before.stage == moves.PLAYING:
        is_own = side_of(claimer - 1, sides) == own
        events["claims" if is_own else "claimed"] = claimer
    if end.checked_by[trick] and before.stage == moves.SCRUMPING:
        events["checked"] = 0
    if any(end.sheet[own, item] > before.sheet[own, item] for item in PENALTIES[PenaltyAnimal(house.penalty_animal)]):
        events["hurt"] = 0
    if before.stage == moves.PLAYING and not _has_penalties(house):
        best = _unbeaten(course.back, house, seat)
        if best:
            events["keeps"] = best
    return events


PENALTIES = {
    PenaltyAnimal.NONE: (),
    PenaltyAnimal.THE_DOG: (trick_count.PEPPERS, trick_count.DOG),
    PenaltyAnimal.THE_TURTLE: (trick_count.PEPPERS, trick_count.TURTLE_CARD),
}
"""The items of the sheet that count what nobody wants."""


def _unbeaten(t: TrickRecord, house: TrickHouse, seat: int) -> int:
    """The first card of the hand of a seat that is to play which no other hand beats in its suit; 0 for none."""
    if t.phase != PLAY or t.stage != moves.PLAYING:
        return 0
    theirs = [int(card) for other in range(int(house.seats)) if other != seat for card in t.hand[other, : t.hand_size[other]]]
    for card in map(int, t.hand[seat, : t.hand_size[seat]]):
        if not any(suit(other) == suit(card) and strength(house, other) > strength(house, card) for other in theirs):
            return card
    return 0


def clause_reason(view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason | None:
    """The sentence of a clause on who takes the trick, claims a word or keeps the best card of a suit, with its cards."""
    t, house = view.record, view.house
    often, otherwise = clause.tenths
    # The player of the last card alone may claim a word, and only where the house says so anybody else.
    last = (int(t.leader) + int(house.seats) - 1) % int(house.seats)
    name = names[last] if house.scrump_who == ScrumpWho.LAST_ONLY else ""
    who = "name" if name else "nobody"
    if clause.event == "claimed-either":
        return Reason(message("letters-why-claimed-either-way", who=who, name=name, often=often))
    named, card, cards = ("card", other.card, (other,)) if other else ("move", "", ())
    if clause.event == "wins":
        return Reason(message("letters-why-wins", often=often, otherwise=otherwise, named=named, other=card), cards)
    if clause.event == "claimed":
        says = message("letters-why-claimed", who=who, name=name, often=often, otherwise=otherwise, named=named, other=card)
        return Reason(says, cards)
    if clause.event == "claims":
        return Reason(message("letters-why-side-claims", often=often, otherwise=otherwise, named=named, other=card), cards)
    if clause.event == "checked":
        return Reason(message("letters-why-checked", often=often, otherwise=otherwise), cards)
    if clause.event == "hurt":
        return Reason(message("letters-why-hurt", often=often, otherwise=otherwise, named=named, other=card), cards)
    lit = mentions(deck_of(house), [clause.detail] if clause.detail else [], "kept")
    return Reason(message("letters-why-keeps", often=often, otherwise=otherwise, named=named, other=card), (*lit, *cards))


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
