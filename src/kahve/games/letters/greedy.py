"""How a club player and an expert rate a move in a letter game of tricks: one trick ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A card is worth what its side may expect of the trick, less what it is worth to keep.
Other card games do not ask with what chance the last player will have a word. Here a rare letter is safe in front of that player, and a
common one is not. Which words the player knows is a number, `vocabulary`: 0 for the list of the house rule, or a list's place. `by` has the
numbers by which the player judges (`judgement.py`).
`t` is the view of the seat to move. A card that is weighed lies in its trick for as long as that takes, and is then taken back.
"""

from __future__ import annotations

from ...cards.dialect import search
from ...cards.faces import NO_CARD
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS, suit
from ..sides import next_seat, side_of
from . import moves
from .chances import chance_controls, chance_of_word
from .judgement import LAST_KEPT, LEVELS, Judge, TrickNumbers
from .known_words import in_words, lying, reads_politely
from .record import TrickRecord
from .rules import card_of, last_seat, strength
from .scrumps import target_seat
from .trick_count import ALL_PENALTIES, icons
from .trick_house import HandedTo, PenaltyAnimal, TrickHouse
from .trick_play import controller, sides_of
from .unseen import SUIT, hidden_behind_trick, higher, length, number_of
from .weighing_claims import check_worth, claim_worth
from .weighing_tricks import gain, is_dirty, penalties_left

# -- a card -------------------------------------------------------------------------------------------------------------------------------


@search
def best_end(t: TrickRecord, house: TrickHouse, judge: Judge[TrickNumbers]) -> int:
    """What a whole trick is worth to its last player, who may claim a word if he knows one."""
    best = gain(t, house, controller(t, house), judge.by)
    if reads_politely(house, judge.vocabulary, lying(t)):
        for target in range(moves.TO_LEFT + 1):
            seat = target_seat(t, house, target)
            if seat >= 0:
                best = max(best, gain(t, house, seat, judge.by))
    return best


@search
def end_by_word(t: TrickRecord, house: TrickHouse, ours: int, theirs: int) -> int:
    """What the trick is worth if its last player, who is another, claims a word: he takes what is good and pushes what is bad."""
    last, sides = last_seat(house, t.leader), sides_of(house)
    if sides < house.seats:
        return max(ours, theirs) if side_of(last, sides) == side_of(t.turn, sides) else min(ours, theirs)
    pushed_here = last_seat(house, last) == t.turn or house.turtle_target == HandedTo.ANY
    return min(ours, theirs) if pushed_here and is_dirty(t, house) else theirs


@search
def trick_value(t: TrickRecord, house: TrickHouse, judge: Judge[TrickNumbers]) -> int:
    """What the seat to move may expect of the trick with its card in it."""
    if t.trick_size == house.seats:
        return best_end(t, house, judge)
    hidden = hidden_behind_trick(t, house)
    ours, theirs = gain(t, house, t.turn, judge.by), gain(t, house, next_seat(house, t.turn), judge.by)
    control, word = chance_controls(t, house, hidden, judge.by), chance_of_word(t, house, judge, hidden)
    plain = (control * ours + (1000 - control) * theirs) // 1000
    return ((1000 - word) * plain + word * end_by_word(t, house, ours, theirs)) // 1000


@search
def keeping(t: TrickRecord, house: TrickHouse, card: int, by: TrickNumbers) -> int:
    """What it is worth to hold a card back: where tricks are wanted its chance to win one, else less than nothing."""
    hidden = hidden_behind_trick(t, house)
    over, of_suit = number_of(hidden & higher(house, card)), number_of(hidden & SUIT << 16 * suit(card))
    besides = kept_besides(t, house, card, by) if by.BESIDES else 0
    if not house.low_wins:
        points = by.KEPT[min(over, LAST_KEPT)] + (by.KEPT_RULING if suit(card) + 1 == t.ruling else 0)
        more = by.KEPT_EACH * (int(t.hand_size[t.turn]) - 7) + by.KEPT_HIDDEN * (of_suit - 6)
        return besides + points * (1000 + more) // 1000
    under = of_suit - over
    danger = penalties_left(t, house) // max(1, int(t.hand_size[t.turn])) * under * by.DANGER // (1000 * (of_suit + 1))
    return besides + waiting(t, house, card, hidden, by) - danger


@search
def kept_besides(t: TrickRecord, house: TrickHouse, card: int, by: TrickNumbers) -> int:
    """What an expert knows besides of the worth of a card in the hand: by its letter, its rank and the others of its suit."""
    others, letter = length(t, suit(card)) - 1, in_words(house, int(t.letters[card]))
    points = by.LETTER * letter // 1000 + by.LONG_SUIT * others
    points -= by.RANK * strength(house, card) // 10
    if others == 0:
        points += by.ONLY_ONE
        points += by.MAY_RULE if t.ruling > 0 and length(t, int(t.ruling) - 1) > 0 else 0
    if suit(card) == ANIMALS:
        points += by.AN_ANIMAL
    if t.trick_size == 0:
        points -= by.LEADS_LETTER * letter // 1000 + by.LEADS_LONG * others
        points -= by.LEADS_RULING if suit(card) + 1 == t.ruling else 0
    return int(points)


@search
def waiting(t: TrickRecord, house: TrickHouse, card: int, hidden: int, by: TrickNumbers) -> int:
    """What holding back a card of its own kind is worth where penalty cards are to be given away."""
    is_dog = house.penalty_animal == PenaltyAnimal.THE_DOG
    animal = card_of(t, house, house.dog if is_dog else house.turtle)
    if card == animal:
        worth = by.WAITING_DOG if is_dog else -by.WAITING_TURTLE
        return worth - by.WAITING_EACH * (int(t.hand_size[t.turn]) - 7)
    if suit(card) == CHILI_PEPPERS:
        return -by.WAITING_PEPPER * icons(house, card) // 2 if is_dog else -by.WAITING_PEPPER
    catches = suit(card) == ANIMALS and strength(house, card) > strength(house, animal) and hidden >> animal & 1 == 1
    return -(by.OVER_DOG if is_dog else by.OVER_TURTLE) if catches else 0


@search
def card_worth(t: TrickRecord, house: TrickHouse, card: int, judge: Judge[TrickNumbers]) -> int:
    """What a card is worth that is played to the trick."""
    points = keeping(t, house, card, judge.by)
    t.trick[t.trick_size] = card
    t.trick_size += 1
    worth = trick_value(t, house, judge)
    t.trick_size -= 1
    t.trick[t.trick_size] = NO_CARD
    return worth - points


# -- the exchange, the ruling suit --------------------------------------------------------------------------------------------------------


@search
def passing_worth(t: TrickRecord, house: TrickHouse, card: int, by: TrickNumbers) -> int:
    """What it is worth to pass a card: dangerous ones of short suits go first; the Turtle stays where many animals guard it."""
    turtle, number, guarded = card_of(t, house, house.turtle), length(t, suit(card)), by.GUARDED
    worth = by.PASSED_RANK * strength(house, card) + by.PASSED_SUIT * number
    if card == turtle:
        return by.PASSED_TURTLE if number < guarded else by.PASSED_GUARDED
    if suit(card) == ANIMALS:
        high = strength(house, card) > strength(house, turtle)
        return worth + (by.PASSED_OVER if high and number < guarded else 0)
    return worth + (by.PASSED_PEPPER if suit(card) == CHILI_PEPPERS else 0)


@search
def ruling_worth(t: TrickRecord, house: TrickHouse, named: int, by: TrickNumbers) -> int:
    """What a ruling suit is worth to the dealer: how many cards of it he has, and how high they are."""
    if named == moves.NO_RULE - moves.RULE:
        return by.NONE_RULES
    worth = 0
    for place in range(t.hand_size[t.turn]):
        card = int(t.hand[t.turn, place])
        worth += by.LONG + by.HIGH * strength(house, card) if suit(card) == named else 0
    return worth


# -- moves --------------------------------------------------------------------------------------------------------------------------------


@search
def sign_worth(t: TrickRecord, house: TrickHouse, move: int) -> int:
    """Turtle, after taking all: the others' points end the match, which is good for its leader then; else one's own go down."""
    ends, leads = False, True
    for side in range(sides_of(house)):
        if side != t.turn:
            ends = ends or t.scores[side] + ALL_PENALTIES >= t.target
            leads = leads and t.scores[side] + ALL_PENALTIES > t.scores[t.turn]
    return 1 if (move == moves.GIVE_PLUS) == (ends and leads) else 0


@search
def answer_worth(t: TrickRecord, house: TrickHouse, move: int, judge: Judge[TrickNumbers]) -> int:
    """What a move is worth that plays no card to a trick."""
    if t.stage == moves.EXCHANGING:
        return passing_worth(t, house, move - moves.PASS, judge.by)
    if t.stage == moves.NAMING:
        return ruling_worth(t, house, move - moves.RULE, judge.by)
    if t.stage == moves.SCRUMPING:
        return claim_worth(t, house, move - moves.SCRUMP, judge) if move < moves.DECLINE else 0
    if t.stage == moves.CHECKING:
        return check_worth(t, house, judge.vocabulary) if move == moves.SPELLCHECK else 0
    if t.stage == moves.CHOOSING_SIGN:
        return sign_worth(t, house, move)
    return 1 if t.stage == moves.CHOOSING_DEALER and move == moves.TAKE_DEAL else 0


@search
def worth_to(t: TrickRecord, house: TrickHouse, move: int, judge: Judge[TrickNumbers]) -> int:
    """What a move is worth to somebody who judges so; of level moves the one with the lowest number is worth most."""
    if t.stage == moves.PLAYING:
        return LEVELS * card_worth(t, house, move, judge) - move
    claim = move - moves.SCRUMP if t.stage == moves.SCRUMPING else 0
    return LEVELS * answer_worth(t, house, move, judge) - claim
