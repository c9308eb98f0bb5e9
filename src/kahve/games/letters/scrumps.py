"""Chapters 4 and 5 of the rulebooks of the games of tricks: the words that are claimed of a trick, and their checks."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...cards.lexicon.automaton import makes_word, spells
from ...cards.lexicon.flagged import is_flagged, no_letters, spells_flagged_only, with_letter
from ...engine.match_record import LEGAL
from ..sides import next_seat, side_of
from .house import RudeWords, WordMode
from .moves import ARRANGED, ARRANGEMENTS, CHECKING, DECLINE, SCRUMP, SCRUMPING, SELF, TO_LEFT, TO_RIGHT
from .reasons import CHANGES_NOTHING, NO_ARRANGEMENT, NO_SUCH_TARGET, NO_WORD, NOT_IN_ORDER, RUDE_WORD, SAME_WORD
from .record import NOT_CHECKED, WAS_NO_WORD, WAS_WORD, TrickRecord
from .rules import add_points, last_seat
from .trick_count import SPELLCHECKS, resolve
from .trick_deal import clear_claim
from .trick_house import HandedTo, Lettering, ScrumpWho, TrickHouse
from .trick_play import controller, sides_of

# -- 4: the scrump ------------------------------------------------------------------------------------------------------------------------


@rule
def complete_trick(t: TrickRecord, house: TrickHouse) -> None:
    """The last card lies: its player may scrump, if that can change anything."""
    clear_claim(t)
    t.claimed[:] = NO_CARD
    t.checked = NOT_CHECKED
    if may_scrump(t, house):
        t.stage = SCRUMPING  # 4.1
    else:
        ask_next_to_scrump(t, house)


@rule
def target_seat(t: TrickRecord, house: TrickHouse, target: int) -> int:
    """The seat that a claim would give the trick to; NO_SUCH_TARGET's -1 where it may not."""
    if target == SELF:
        return int(t.turn)
    if target == TO_RIGHT and house.may_hand_over:
        return last_seat(house, t.turn)  # 4.3
    if target == TO_LEFT and house.may_hand_over and house.turtle_target == HandedTo.ANY:
        return next_seat(house, t.turn)
    return -1


@rule
def target_objection(t: TrickRecord, house: TrickHouse, target: int) -> int:
    """Why a word may not be claimed for this target."""
    seat = target_seat(t, house, target)
    if seat < 0:
        return NO_SUCH_TARGET
    if seat == controller(t, house) and house.idle_scrump == 0:
        return CHANGES_NOTHING  # 4.4
    return LEGAL


@rule
def may_scrump(t: TrickRecord, house: TrickHouse) -> bool:
    """Whether the seat to move may claim a word of this trick at all."""
    if house.word_mode == WordMode.STRICT and not has_word(t, house):
        return False  # 4.5
    if house.rude_words == RudeWords.REFUSED and has_flagged_only(t, house):
        return False  # 1.5
    for target in range(SELF, TO_LEFT + 1):
        if target_objection(t, house, target) == LEGAL:
            return True
    return False


@rule
def trick_letter(t: TrickRecord, place: int) -> int:
    """The letter at a place of the trick, 0 behind its end."""
    return int(t.letters[t.trick[place]]) if place < t.trick_size else 0


@rule
def has_word(t: TrickRecord, house: TrickHouse) -> bool:
    """Whether the list has a word of the letters of the trick."""
    a, b, c, d = trick_letter(t, 0), trick_letter(t, 1), trick_letter(t, 2), trick_letter(t, 3)
    if house.lettering == Lettering.FIRM:
        return bool(spells(house.lexicon, a, b, c, d))
    return bool(makes_word(house.lexicon, a, b, c, d))


@rule
def has_flagged_only(t: TrickRecord, house: TrickHouse) -> bool:
    """Whether all that could be claimed of the letters of the trick are flagged words."""
    if house.lettering == Lettering.FIRM:
        return is_flagged(claim_code(t, house, 0))
    a, b, c, d = trick_letter(t, 0), trick_letter(t, 1), trick_letter(t, 2), trick_letter(t, 3)
    return house.word_mode == WordMode.STRICT and spells_flagged_only(house.lexicon, a, b, c, d)


@rule
def claim_code(t: TrickRecord, house: TrickHouse, word: int) -> int:
    """The code of an arrangement of the trick, as flagged words have them."""
    code = no_letters(house.lexicon)
    for place in range(t.trick_size):
        code = with_letter(code, claimed_letter(t, word, place))
    return code


@rule
def claimed_letter(t: TrickRecord, word: int, place: int) -> int:
    """The letter at a place of an arrangement of the trick, 0 behind its end."""
    return int(t.letters[t.trick[ARRANGED[t.trick_size - 3, word, place]]]) if place < t.trick_size else 0


@rule
def is_word(t: TrickRecord, house: TrickHouse, word: int) -> bool:
    """Whether the list has this arrangement of the trick."""
    a, b = claimed_letter(t, word, 0), claimed_letter(t, word, 1)
    return spells(house.lexicon, a, b, claimed_letter(t, word, 2), claimed_letter(t, word, 3))


@rule
def is_same_word(t: TrickRecord, word: int) -> bool:
    """Whether an earlier arrangement reads the same: the trick has a letter twice, and the card played later stands first."""
    places = ARRANGED[t.trick_size - 3, word]
    for later in range(1, t.trick_size):
        for earlier in range(later):
            if places[earlier] > places[later] and claimed_letter(t, word, earlier) == claimed_letter(t, word, later):
                return True
    return False


@rule
def scrump_objection(t: TrickRecord, house: TrickHouse, claim: int) -> int:
    """Why a word may not be claimed."""
    target, word = claim // ARRANGEMENTS, claim % ARRANGEMENTS
    if t.trick_size == 3 and word >= 6:
        return NO_ARRANGEMENT
    if house.lettering == Lettering.FIRM and word != 0:
        return NOT_IN_ORDER  # 4.2
    if is_same_word(t, word):
        return SAME_WORD
    if house.word_mode == WordMode.STRICT and not is_word(t, house, word):
        return NO_WORD  # 4.5
    if house.rude_words == RudeWords.REFUSED and is_flagged(claim_code(t, house, word)):
        return RUDE_WORD  # 1.5
    return target_objection(t, house, target)


@rule
def scrump(t: TrickRecord, house: TrickHouse, claim: int) -> None:
    """Claim a word; in the mode of the table the opponents may have it checked."""
    word = claim % ARRANGEMENTS
    t.scrumper = t.turn + 1
    t.word = word
    t.scrump_target = target_seat(t, house, claim // ARRANGEMENTS)
    t.claims[t.tricks] = claim + 1
    t.claimed_by[t.tricks] = t.scrumper
    for place in range(t.trick_size):
        t.claimed[place] = t.trick[ARRANGED[t.trick_size - 3, word, place]]
    if house.word_mode == WordMode.STRICT:
        resolve(t, house, t.scrump_target)
    else:
        ask_next_to_check(t, house)


@rule
def ask_next_to_scrump(t: TrickRecord, house: TrickHouse) -> None:
    """Ask the next opponent of the trick's taker for a word, if the house lets others scrump; else let the trick be taken."""
    taker, sides = controller(t, house), sides_of(house)
    last = last_seat(house, t.leader)
    seat = next_seat(house, t.turn) if house.scrump_who == ScrumpWho.OPEN else last
    while seat != last:
        if side_of(seat, sides) != side_of(taker, sides):
            t.turn = seat
            if may_scrump(t, house):
                t.stage = SCRUMPING  # 4.1
                return
        seat = next_seat(house, seat)
    resolve(t, house, taker)


# -- 5: the check -------------------------------------------------------------------------------------------------------------------------


@rule
def ask_next_to_check(t: TrickRecord, house: TrickHouse) -> None:
    """The next opponent of the scrumper, clockwise from his left, may have the word checked; when all have let it pass it stands."""
    scrumper, sides = t.scrumper - 1, sides_of(house)
    t.stage = CHECKING
    seat = next_seat(house, t.turn)
    while seat != scrumper:
        if side_of(seat, sides) != side_of(scrumper, sides):
            t.turn = seat  # 5.1
            return
        seat = next_seat(house, seat)
    resolve(t, house, t.scrump_target)


@rule
def check(t: TrickRecord, house: TrickHouse) -> None:
    """The list decides: the claim stands, or the controlling card takes the trick."""
    scrumper, challenger = t.scrumper - 1, int(t.turn)
    t.checked_by[t.tricks] = challenger + 1
    if is_word(t, house, t.word):
        t.checked = WAS_WORD  # 5.2
        score_check(t, house, scrumper, challenger)
        resolve(t, house, t.scrump_target)
    else:
        t.checked = WAS_NO_WORD
        score_check(t, house, challenger, scrumper)
        resolve(t, house, controller(t, house))


@rule
def score_check(t: TrickRecord, house: TrickHouse, winner: int, loser: int) -> None:
    """What a check is worth, at once."""
    sides = sides_of(house)
    add_points(t, house, side_of(loser, sides), SPELLCHECKS, house.lost_check)  # 5.3
    add_points(t, house, side_of(winner, sides), SPELLCHECKS, house.won_check)


@rule
def answer_scrump(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Claim a word, or let it be."""
    if move == DECLINE:
        ask_next_to_scrump(t, house)
    else:
        scrump(t, house, move - SCRUMP)
