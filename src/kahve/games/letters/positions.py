"""What every position of the letter games keeps while a deal is played: stages and their causes, hands against turns, claims."""

from __future__ import annotations

from ...engine.invariants import expected, within
from ...engine.match_record import PLAY
from ...language import message
from ..sides import side_of
from . import moves
from .house import NO_EXCHANGE, LettersHouse, WordMode
from .record import PASSED, LettersRecord, SoupRecord, TrickRecord
from .rules import lay_letters
from .trick_house import DealerOption, DealerRule, PenaltyAnimal, ScrumpWho, TrickHouse

# -- all letter games ---------------------------------------------------------------------------------------------------------------------


def letters_are_of_the_deck(house: LettersHouse, t: LettersRecord) -> str | None:
    """Each card has the letter that the house gives it."""
    if t.phase != PLAY:
        return None
    dealt = t.copy()
    dealt.letters[:] = 0
    lay_letters(dealt, house)
    return expected("letters", t.letters.tolist(), dealt.letters.tolist())


def three_are_passed(house: LettersHouse, t: LettersRecord) -> str | None:
    """While cards are passed, those before the seat to move have chosen three, it has not yet, and those after it have none.

    With what they have chosen all have as many cards.
    """
    if t.phase != PLAY:
        return None
    seats, sizes = int(house.seats), t.passing_size.tolist()
    if t.stage != moves.EXCHANGING:
        return expected("passing_size", sizes[:seats], [0] * seats)
    if sizes[t.turn] >= PASSED or t.hand_size[t.turn] + sizes[t.turn] < PASSED:
        return message("letters-position-nothing-to-pass", seat=str(t.turn))
    due = [0] * seats
    for step in range((t.turn - t.dealer - 1) % seats):
        due[(t.dealer + 1 + step) % seats] = PASSED
    due[t.turn] = sizes[t.turn]
    hands = t.hand_size.tolist()[:seats]
    each = (sum(hands) + sum(sizes)) // seats
    return expected("passing_size", sizes[:seats], due) or expected("hand_size", hands, [each - size for size in due])


# -- games of tricks ----------------------------------------------------------------------------------------------------------------------


def stage_is_of_tricks(house: TrickHouse, t: TrickRecord) -> str | None:
    """The stage is one of a game of tricks, and one to which the house leads."""
    if t.phase != PLAY:
        return None
    if t.stage > moves.CHOOSING_SIGN:
        return message("letters-position-stage", stage=int(t.stage), highest=moves.CHOOSING_SIGN)
    is_turtle = house.penalty_animal == PenaltyAnimal.THE_TURTLE
    named = house.dealer_option in (DealerOption.AFTER_LOOK, DealerOption.BEFORE_LOOK)
    never = {
        moves.NAMING: not named,
        moves.EXCHANGING: named or house.exchange == NO_EXCHANGE,
        moves.CHECKING: house.word_mode == WordMode.STRICT,
        moves.CHOOSING_DEALER: is_turtle or house.dealer_rule != DealerRule.WINNER_CHOICE,
        moves.CHOOSING_SIGN: not is_turtle,
    }
    return message("letters-position-stage-of-another-house", stage=int(t.stage)) if never.get(t.stage) else None


def hands_are_equal(house: TrickHouse, t: TrickRecord) -> str | None:
    """All have as many cards, those among them that lie in the trick."""
    if t.phase != PLAY:
        return None
    seats, lying = int(house.seats), int(t.trick_size)
    played = {(int(t.leader) + after) % seats for after in range(lying)}
    cards = [int(t.hand_size[seat]) + int(t.passing_size[seat]) + (seat in played) for seat in range(seats)]
    if len(set(cards)) > 1 or lying > seats:
        return message("letters-position-unequal-hands", cards=tuple(map(str, cards)))
    return None


def tricks_are_what_was_played(house: TrickHouse, t: TrickRecord) -> str | None:
    """A trick is a card of each seat, so the cards that have left the table say how many were taken.

    Not dealt is all of the pack, or none.
    """
    if t.phase != PLAY:
        return None
    seats = int(house.seats)
    waits = t.stage == moves.NAMING and house.dealer_option == DealerOption.BEFORE_LOOK
    return (
        expected("tricks", t.tricks, t.played_size // seats)
        or expected("played_size", t.played_size, t.tricks * seats)
        or expected("hand_size", t.hand_size.tolist()[:seats] if waits else [], [0] * seats if waits else [])
        or expected("undealt_size", 0 if waits else t.undealt_size, 0)
    )


def stage_fits_the_trick(house: TrickHouse, t: TrickRecord) -> str | None:
    """A card is played to a trick that is not full, and a word is claimed of a full one. At other stages no trick lies."""
    if t.phase != PLAY:
        return None
    seats, lying = int(house.seats), int(t.trick_size)
    if t.stage == moves.PLAYING and (lying == seats or t.turn != (t.leader + lying) % seats):
        return message("letters-position-wrong-turn", lying=lying, leader=str(t.leader), turn=str(t.turn))
    if t.stage in (moves.SCRUMPING, moves.CHECKING) and lying < seats:
        return message("letters-position-claim-too-early", lying=lying, seats=seats)
    if t.stage not in (moves.PLAYING, moves.SCRUMPING, moves.CHECKING) and lying > 0:
        return message("letters-position-trick-too-early", lying=lying, stage=int(t.stage))
    if t.stage == moves.PLAYING and t.hand_size[t.turn] == 0:
        return message("letters-position-no-card", seat=str(t.turn))
    if t.stage in (moves.EXCHANGING, moves.NAMING):
        return expected("tricks", t.tricks, 0) or (expected("turn", t.turn, t.dealer) if t.stage == moves.NAMING else None)
    if t.stage in (moves.CHOOSING_DEALER, moves.CHOOSING_SIGN):
        return expected("hand_size", t.hand_size.tolist(), [0] * len(t.hand_size))
    return None


def claim_is_of_this_trick(house: TrickHouse, t: TrickRecord) -> str | None:
    """A word that may be checked was claimed in this trick, by an opponent of the seat to move. No trick to come has a claim."""
    if t.phase != PLAY:
        return None
    seats, sides = int(house.seats), 3 if house.seats == 3 else 2
    claims = t.tricks + (t.stage in (moves.SCRUMPING, moves.CHECKING))
    for name in ("claims", "claimed_by", "checked_by"):
        later = t[name].tolist()[claims:]
        if any(later):
            return expected(name, t[name].tolist(), [*t[name].tolist()[:claims], *[0] * len(later)])
    if t.stage == moves.SCRUMPING and house.scrump_who == ScrumpWho.LAST_ONLY:
        return expected("turn", t.turn, (t.leader + seats - 1) % seats)
    if t.stage != moves.CHECKING:
        return None
    if t.scrumper == 0:
        return message("letters-position-nobody-claims")
    if side_of(t.scrumper - 1, sides) == side_of(t.turn, sides):
        return message("letters-position-checked-by-its-own-side", seat=str(t.turn))
    return within("word", t.word, 0, 5 if t.trick_size == 3 else moves.ARRANGEMENTS - 1)


TRICK_INVARIANTS = (
    letters_are_of_the_deck,
    stage_is_of_tricks,
    hands_are_equal,
    three_are_passed,
    stage_fits_the_trick,
    tricks_are_what_was_played,
    claim_is_of_this_trick,
)


# -- Soup ---------------------------------------------------------------------------------------------------------------------------------

ADDED, EATEN, ANSWERED = 1, 2, 3
"""How the table of Soup came to be (`soup/row.py`): a card was added and the soup left, or eaten; a call was answered."""


def stage_is_of_soup(house: LettersHouse, t: SoupRecord) -> str | None:
    """The stage is one of Soup, and has its cause: a soup that was left for a call, one that was eaten for an inspection."""
    if t.phase != PLAY:
        return None
    if moves.PLAYING < t.stage <= moves.CHOOSING_SIGN or t.stage == moves.NAMING:
        return message("letters-soup-position-stage", stage=int(t.stage))
    if t.stage == moves.EXCHANGING:
        return message("letters-soup-position-passed-late") if t.soup_size + t.played_size > 0 else None
    if t.stage == moves.PLAYING:
        return None
    if house.word_mode == WordMode.STRICT or (t.stage == moves.PROVING and getattr(house, "soup_possible", 0) == 0):
        return message("letters-position-stage-of-another-house", stage=int(t.stage))
    return (
        expected("came", t.came, EATEN if t.stage == moves.INSPECTING else ADDED)
        or expected("asked", t.asked, 0)
        or (None if t.stage == moves.INSPECTING else within("soup_size", t.soup_size, 2, len(t.soup)))
    )


def soup_came_as_it_is(house: LettersHouse, t: SoupRecord) -> str | None:
    """A soup that was left has letters, one that was eaten is gone, and a fresh one has a letter or none."""
    if t.phase != PLAY:
        return None
    low, high = {ADDED: (1, len(t.soup)), EATEN: (0, 0), ANSWERED: (0, len(t.soup))}.get(t.came, (0, 1))
    return within("soup_size", t.soup_size, low, high)


def hands_follow_the_turns(house: LettersHouse, t: SoupRecord) -> str | None:
    """Each turn is a card, so from the seat that plays or asks on, each has as many cards as the next or one more."""
    if t.phase != PLAY or t.stage == moves.EXCHANGING:
        return None
    seats = int(house.seats)
    player = t.turn if t.stage in (moves.PLAYING, moves.INSPECTING, moves.OFFERING) else (t.turn + 1) % seats
    in_hands = sum(t.hand_size.tolist())
    return expected(
        "hand_size", t.hand_size.tolist()[:seats], [(in_hands + seats - 1 - (seat - player) % seats) // seats for seat in range(seats)]
    )


def word_is_named_in_a_proof(house: LettersHouse, t: SoupRecord) -> str | None:
    """Letters are named only while a word is asked for."""
    if t.phase != PLAY or t.stage == moves.PROVING:
        return None
    return expected("word_size", t.word_size, 0) or expected("word", t.word.tolist()[:1], [0])


def course_is_of_the_turns(house: LettersHouse, t: SoupRecord) -> str | None:
    """Nothing is noted of turns to come, and tricks were eaten only of cards that were played."""
    if t.phase != PLAY:
        return None
    played = t.played_size + t.soup_size
    if any(t.course.tolist()[played + 1 :]):
        return message("engine-entry-without-a-card", field="course", zone="soup")
    return within("tricks", sum(t.tricks.tolist()), 0, t.played_size)


SOUP_INVARIANTS = (
    letters_are_of_the_deck,
    stage_is_of_soup,
    three_are_passed,
    soup_came_as_it_is,
    hands_follow_the_turns,
    word_is_named_in_a_proof,
    course_is_of_the_turns,
)
