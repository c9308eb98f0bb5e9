"""How a club player and an expert rate a move in a letter game of tricks: one trick ahead, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A card is worth what its side may expect of the trick, less what it is worth to keep.
Other card games do not ask with what chance the last player will have a word. Here a rare letter is safe in front of that player, and a
common one is not. Which words the player knows is a number, `vocabulary`: 0 for the list of the house, or a list's place. `by` has the
numbers by which the player judges (`judgement.py`).
`t` is the view of the seat to move. A card that is weighed lies in its trick for as long as that takes, and is then taken back.
"""

from __future__ import annotations

from ...cards.alphabet import LISTS
from ...cards.alphabet_tables import VOWELS
from ...cards.arrays import table
from ...cards.dialect import rule, search
from ...cards.faces import CARD_NUMBERS, NO_CARD
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS, rank, suit
from ...cards.lexicon import LEXICONS
from ...cards.lexicon.automaton import makes_word, spells
from ...cards.lexicon.flagged import is_flagged, no_letters, spells_flagged_only, with_letter
from ..match import next_seat, side_of
from .house import LettersHouse, RankOrder
from .judgement import COMMON_WORDS, LAST_KEPT, THE_HOUSE, Judge, TrickNumbers
from .moves import (
    ARRANGEMENTS,
    CHECKING,
    CHOOSING_DEALER,
    CHOOSING_SIGN,
    DECLINE,
    EXCHANGING,
    GIVE_PLUS,
    NAMING,
    NO_RULE,
    PASS,
    PLAYING,
    RULE,
    SCRUMP,
    SCRUMPING,
    SPELLCHECK,
    TAKE_DEAL,
    TO_LEFT,
)
from .record import PASSED, LettersRecord, TrickRecord
from .rude import is_unsaid
from .rules import SUITS, alphabet_of, card_of, last_seat, receiver, strength
from .trick_house import HandedTo, Lettering, PenaltyAnimal, TrickHouse
from .tricks import (
    ALL_ICONS,
    ALL_PENALTIES,
    ALL_PEPPERS,
    BOOK,
    DOG,
    PEPPERS,
    TRICKS,
    TURTLE_CARD,
    TURTLE_POINTS,
    claim_code,
    claimed_letter,
    controller,
    controlling_place,
    icons,
    is_penalty,
    is_word,
    sides_of,
    target_seat,
    trick_letter,
)

POINT = 100
LEVELS = 128
"""Worths are so much finer than hundredths of a point, to tell level moves apart."""
FOOLISH = -100_000
"""What no sound player does."""

RARE_WORDS = LEXICONS.index("int70")
"""The list that a bluff comes from: its words look like words."""

BLUFFS = 16
"""One bluff in so many occasions."""
CHECKED = 300
"""Of a thousand bluffs, those that are expected to be checked."""

TRICK = 50
"""What a trick is worth to either side where tricks count."""
ANIMAL = 45
"""What an animal is worth to either side where animals count."""

_IN_WORDS = """
0 299 202 208 262 345 171 194 188 222 44 187 284 234 265 285 236 6 263 359 293 185 107 194 38 157 46 0 0 0
0 435 317 230 344 446 247 308 305 348 75 148 232 291 321 429 381 11 282 269 397 283 101 274 120 322 53 0 0 0
0 302 133 73 99 140 248 131 82 49 92 92 207 36 197 181 170 188 142 70 141 217 185 129 198 130 90 95 114 127
0 533 273 127 257 287 460 227 197 100 219 196 373 57 404 340 309 337 285 183 302 352 366 235 397 252 202 141 302 316
"""
_LINES = [[int(number) for number in line.split()] for line in _IN_WORDS.strip().splitlines()]
IN_WORDS = table([_LINES[:2], _LINES[2:]])
"""The chance, in thousandths, that a letter and three others, or two others, drawn from the deck make a word: shape (2, 2, 30).

The first is for the English deck of 26 letters and int60, the second for the Turkish deck and tr.
"""
SELDOM = table([150, 80])
"""A letter with a smaller chance in four is a rare one in this alphabet."""
CHOICES = table([1, 2])
"""So many cards a last player of three, and of four, may be expected to choose from for a word that is two or three cards away."""


MISSES = table([[round(1000 * (1 - share / 100) ** number) for number in range(CARD_NUMBERS)] for share in range(101)])
"""The chance, in thousandths, to hold none of a number of cards, by the share of the hidden cards, in hundredths, that one holds."""

SUIT = 16382
"""The thirteen cards of the first suit, a bit each; those of the next are sixteen bits further."""


# -- what has been seen -------------------------------------------------------------------------------------------------------------------


@search
def hidden_cards(t: LettersRecord, house: LettersHouse) -> int:
    """The cards that the seat to move has not seen, a bit each."""
    hidden = SUIT | SUIT << 16 | SUIT << 32 | SUIT << 48
    for place in range(t.hand_size[t.turn]):
        hidden &= ~(1 << int(t.hand[t.turn, place]))
    for place in range(t.played_size):
        hidden &= ~(1 << int(t.played[place]))
    if house.seats == 3:
        hidden &= ~(1 << card_of(t, house, house.removed))
    return hidden


@search
def number_of(cards: int) -> int:
    """How many cards a set has, a bit each."""
    number = 0
    while cards != 0:
        cards &= cards - 1
        number += 1
    return number


@search
def may_hold(t: TrickRecord, house: TrickHouse, seat: int, hidden: int) -> int:
    """The hidden cards that a seat may hold, a bit each."""
    cards = hidden
    for number in range(SUITS):
        if int(t.voids[seat]) >> number & 1 == 1:
            cards &= ~(SUIT << 16 * number)
    for place in range(PASSED):
        card = int(t.gave[t.turn, place])
        if card != NO_CARD and receiver(t, house, t.turn) != seat:
            cards &= ~(1 << card)
    return cards


@rule
def share_of(t: TrickRecord, seat: int, held: int) -> int:
    """How many of a hundred cards that a seat may hold it does hold."""
    return min(100, 100 * int(t.hand_size[seat]) // max(1, number_of(held)))


@rule
def missing(share: int, number: int) -> int:
    """The chance, in thousandths, to hold none of so many cards."""
    return int(MISSES[share, number])


@search
def higher(house: LettersHouse, card: int) -> int:
    """The cards of its suit that are higher than a card."""
    place = rank(card)
    cards = SUIT & ((1 << place) - 1) if house.rank_order == RankOrder.AZ_HIGH_A else SUIT & ~((1 << place + 1) - 1)
    return cards << 16 * suit(card)


@rule
def counted(chance: int, share: int) -> int:
    """A chance, in thousandths, of which so many thousandths are counted."""
    return min(1000, chance * share // 1000)


@search
def beating(t: TrickRecord, house: TrickHouse, card: int) -> int:
    """The cards that beat a card that leads the trick so far."""
    cards = higher(house, card)
    if t.ruling > 0 and suit(card) + 1 != t.ruling:
        cards |= SUIT << 16 * (int(t.ruling) - 1)
    return cards


# -- the trick as it lies: who will control it --------------------------------------------------------------------------------------------


@search
def chance_plays(t: TrickRecord, house: TrickHouse, seat: int, cards: int, hidden: int) -> int:
    """The chance, in thousandths, that a seat has one of these cards and may play it."""
    held = may_hold(t, house, seat, hidden)
    led, share = SUIT << 16 * suit(int(t.trick[0])), share_of(t, seat, held)
    follows = 1000 - missing(share, number_of(cards & held & led))
    return follows + missing(share, number_of(held & led)) * (1000 - missing(share, number_of(cards & held & ~led))) // 1000


@search
def chance_must(t: TrickRecord, house: TrickHouse, seat: int, cards: int, hidden: int) -> int:
    """The chance, in thousandths, that a seat has to play one of these cards because it has no other of the suit led."""
    held = may_hold(t, house, seat, hidden)
    led, share = SUIT << 16 * suit(int(t.trick[0])), share_of(t, seat, held)
    return missing(share, number_of(held & led & ~cards)) * (1000 - missing(share, number_of(held & led & cards))) // 1000


@search
def chance_beats(t: TrickRecord, house: TrickHouse, seat: int, card: int, hidden: int, by: TrickNumbers) -> int:
    """The chance, in thousandths, that a seat beats a card: where it wants the trick if it can, else if it must."""
    over = beating(t, house, card)
    can = chance_plays(t, house, seat, over, hidden)
    if not house.low_wins:
        return can
    must = chance_must(t, house, seat, over, hidden)
    eager = by.EAGER_DIRTY if is_dirty(t, house) else by.EAGER
    return (can * eager + must * (1000 - eager)) // 1000


@search
def chance_controls(t: TrickRecord, house: TrickHouse, hidden: int, by: TrickNumbers) -> int:
    """The chance, in thousandths, that the side of the seat to move has the controlling card when all have played."""
    sides, card = sides_of(house), int(t.trick[controlling_place(t, house)])
    mine = side_of(t.turn, sides)
    likelihood = 1000 if side_of(controller(t, house), sides) == mine else 0
    seat = next_seat(house, t.turn)
    for _ in range(t.trick_size, house.seats):
        chance = chance_beats(t, house, seat, card, hidden, by)
        if side_of(seat, sides) == mine:
            likelihood += (1000 - likelihood) * counted(chance, by.BEATS_FRIEND) // 1000
        else:
            likelihood -= likelihood * counted(chance, by.BEATS_FOE) // 1000
        seat = next_seat(house, seat)
    return int(likelihood)


# -- words --------------------------------------------------------------------------------------------------------------------------------


@rule
def list_of(house: LettersHouse, vocabulary: int) -> int:
    """The list that a player with this vocabulary knows.

    The common words are those of the list of the house where it comes from a file. Bluffs come from the alphabet's own list.
    """
    if vocabulary == THE_HOUSE:
        return int(house.lexicon)
    if vocabulary == RARE_WORDS:
        return LISTS * alphabet_of(house) + vocabulary
    return int(house.lexicon) // LISTS * LISTS + vocabulary


@rule
def in_words(house: LettersHouse, letter: int) -> int:
    """The chance, in thousandths, that a letter and those of the other seats, drawn from the deck, make a word."""
    return int(IN_WORDS[alphabet_of(house), 4 - house.seats, letter])


@search
def reads(house: TrickHouse, vocabulary: int, letters: int) -> bool:
    """Whether a player knows these letters, five bits each, the first lowest, to make a word."""
    a, b, c, d = letters & 31, letters >> 5 & 31, letters >> 10 & 31, letters >> 15 & 31
    if house.lettering == Lettering.FIRM:
        return spells(list_of(house, vocabulary), a, b, c, d)
    return makes_word(list_of(house, vocabulary), a, b, c, d)


@search
def reads_politely(house: TrickHouse, vocabulary: int, letters: int) -> bool:
    """Whether a player knows these letters to make a word that is not flagged."""
    a, b, c, d = letters & 31, letters >> 5 & 31, letters >> 10 & 31, letters >> 15 & 31
    if not reads(house, vocabulary, letters):
        return False
    if house.lettering == Lettering.FIRM:
        code = with_letter(with_letter(with_letter(no_letters(house.lexicon), a), b), c)
        return not is_flagged(code if d == 0 else with_letter(code, d))
    return not spells_flagged_only(list_of(house, vocabulary), a, b, c, d)


@search
def lying(t: TrickRecord) -> int:
    """The letters of the trick, five bits each, the first lowest."""
    letters = 0
    for place in range(t.trick_size):
        letters |= trick_letter(t, place) << 5 * place
    return letters


@search
def completing(t: TrickRecord, house: TrickHouse, vocabulary: int, hidden: int) -> int:
    """The hidden cards that make a word of a trick that lacks one card, a bit each."""
    cards, letters, place = 0, lying(t), 5 * int(t.trick_size)
    for card in range(CARD_NUMBERS):
        if hidden >> card & 1 == 1 and reads(house, vocabulary, letters | int(t.letters[card]) << place):
            cards |= 1 << card
    return cards


@search
def pairs_completing(t: TrickRecord, house: TrickHouse, vocabulary: int, hidden: int) -> int:
    """How many of a hundred pairs of hidden cards make a word of a trick that lacks two cards."""
    completed, number, letters, place = 0, 0, lying(t), 5 * int(t.trick_size)
    for first in range(CARD_NUMBERS):
        if hidden >> first & 1 == 1:
            begun = letters | int(t.letters[first]) << place
            for second in range(first):
                if hidden >> second & 1 == 1:
                    number += 1
                    completed += reads(house, vocabulary, begun | int(t.letters[second]) << place + 5)
    return 100 * completed // max(1, number)


@search
def chance_of_word(t: TrickRecord, house: TrickHouse, judge: Judge[TrickNumbers], hidden: int) -> int:
    """The chance, in thousandths, that the last player will have a card that makes a word of the trick."""
    lacking = house.seats - t.trick_size
    if lacking == 0:
        return 1000 if reads(house, judge.vocabulary, lying(t)) else 0
    sides, share = sides_of(house), 1000
    if sides < house.seats and side_of(last_seat(house, t.leader), sides) == side_of(t.turn, sides):
        share = judge.by.WORD_OURS
    if lacking == 1:
        chance = chance_plays(t, house, next_seat(house, t.turn), completing(t, house, judge.vocabulary, hidden), hidden)
        return counted(chance, judge.by.WORD_LAST * share // 1000)
    choices = int(CHOICES[house.seats - 3])
    if t.trick_size > 1:
        chance = 1000 - missing(pairs_completing(t, house, judge.vocabulary, hidden), choices)
        return counted(chance, judge.by.WORD_TWO * share // 1000)
    common = in_words(house, trick_letter(t, 0)) // 10
    chance = 1000 - missing(common // 10 if house.lettering == Lettering.FIRM else common, choices)
    return counted(chance, judge.by.WORD_THREE * share // 1000)


# -- what lies in the trick ---------------------------------------------------------------------------------------------------------------


@search
def is_dirty(t: TrickRecord, house: TrickHouse) -> bool:
    """Whether a penalty card lies in the trick."""
    penalties = 0
    for place in range(t.trick_size):
        penalties += is_penalty(t, house, int(t.trick[place]))
    return penalties > 0


@search
def lies(t: TrickRecord, card: int) -> bool:
    """Whether this card lies in the trick."""
    place = 0
    while place < t.trick_size and t.trick[place] != card:
        place += 1
    return bool(place < t.trick_size)


@search
def peppers_in(t: TrickRecord, house: TrickHouse) -> int:
    """The peppers that lie in the trick, by their icons where those count."""
    peppers = 0
    for place in range(t.trick_size):
        if suit(int(t.trick[place])) == CHILI_PEPPERS:
            peppers += icons(house, int(t.trick[place])) if house.icons_count else 1
    return peppers


@search
def animals_in(t: TrickRecord) -> int:
    """The animals that lie in the trick."""
    animals = 0
    for place in range(t.trick_size):
        animals += suit(int(t.trick[place])) == ANIMALS
    return int(animals)


@rule
def penalty_item(house: TrickHouse) -> int:
    """The item of the sheet that says who took the penalty animal."""
    return DOG if house.penalty_animal == PenaltyAnimal.THE_DOG else TURTLE_CARD


@search
def others_have(t: TrickRecord, house: TrickHouse, side: int) -> bool:
    """Whether another side has taken a penalty card."""
    item = penalty_item(house)
    taken = 0
    for other in range(sides_of(house)):
        taken += int(t.sheet[other, PEPPERS]) + int(t.sheet[other, item]) if other != side else 0
    return taken > 0


@search
def sure_tricks(t: TrickRecord, house: TrickHouse, hidden: int) -> int:
    """How many cards of its hand would win if the seat to move led them out, the highest of each suit first."""
    winners = 0
    for number in range(SUITS):
        own = top = 0
        others = number_of(hidden & SUIT << 16 * number)
        for place in range(t.hand_size[t.turn]):
            card = int(t.hand[t.turn, place])
            if suit(card) == number:
                own += 1
                top += hidden & higher(house, card) == 0
        winners += own if top * (house.seats - 1) >= others else top
    return winners


@search
def may_take_all(t: TrickRecord, house: TrickHouse, side: int, peppers: int, by: TrickNumbers) -> bool:
    """Whether a side that has so many peppers with the trick must be expected to take every penalty card, or can hope to."""
    if others_have(t, house, side):
        return False
    if peppers >= (by.NEARLY_ALL_ICONS if house.icons_count else by.NEARLY_ALL_PEPPERS):
        return True
    mine = side == side_of(t.turn, sides_of(house))
    return mine and 100 * sure_tricks(t, house, hidden_cards(t, house)) >= by.SURE_TO_TRY * t.hand_size[t.turn]


@search
def dog_charge(t: TrickRecord, house: TrickHouse, side: int, by: TrickNumbers) -> int:
    """What the trick costs a side where the Dog hurts. Peppers count in full for the side that has it, and half while nobody has it."""
    lying_here, taken = peppers_in(t, house), int(t.sheet[side, PEPPERS])
    dog = lies(t, card_of(t, house, house.dog))
    if (dog or lying_here > 0) and may_take_all(t, house, side, taken + lying_here, by):
        return -by.ALL_AT_STAKE
    if dog:
        left = ALL_ICONS - taken - int(t.sheet[1 - side, PEPPERS]) - lying_here
        return POINT * (taken + lying_here) + POINT * left // 2
    if t.sheet[side, DOG] == 1:
        return POINT * lying_here
    return 0 if t.sheet[1 - side, DOG] == 1 else POINT * lying_here * by.HALF_PEPPER // 1000


@search
def turtle_charge(t: TrickRecord, house: TrickHouse, side: int, by: TrickNumbers) -> int:
    """What the trick costs a side where each pepper hurts, and the Turtle."""
    peppers, turtle = peppers_in(t, house), int(lies(t, card_of(t, house, house.turtle)))
    if peppers + turtle > 0 and may_take_all(t, house, side, int(t.sheet[side, PEPPERS]) + peppers, by):
        return -by.ALL_AT_STAKE
    return POINT * (peppers + TURTLE_POINTS * turtle)


@search
def penalties_left(t: TrickRecord, house: TrickHouse) -> int:
    """What the penalty cards that nobody has taken will cost somebody."""
    taken = gone = 0
    for side in range(sides_of(house)):
        taken += int(t.sheet[side, PEPPERS])
        gone += int(t.sheet[side, penalty_item(house)])
    if house.penalty_animal == PenaltyAnimal.THE_DOG:
        return POINT * (ALL_ICONS - taken) * (1 if gone else 2) // 2
    return POINT * (ALL_PEPPERS - taken) + (0 if gone else POINT * TURTLE_POINTS)


@search
def still_to_come(t: TrickRecord, house: TrickHouse, by: TrickNumbers) -> int:
    """What the cards that are yet to be played to the trick may be expected to cost its taker."""
    seats = int(house.seats)
    still = penalties_left(t, house) * (seats - int(t.trick_size)) // ((seats - 1) * max(1, int(t.hand_size[t.turn])))
    return still * by.STILL_TO_COME // 1000


@search
def trick_worth(t: TrickRecord, house: TrickHouse, side: int, by: TrickNumbers) -> int:
    """What a trick is worth to either side where tricks or animals count."""
    needed, own, others = BOOK + 1, int(t.sheet[side, TRICKS]), int(t.sheet[1 - side, TRICKS])
    worth = TRICK
    if house.animals_count:
        worth = by.ANIMAL_TRICK + ANIMAL * animals_in(t)
        worth -= by.DECIDED if own >= needed or others >= needed else 0
    return worth + (by.CLOSE if own == BOOK or others == BOOK else 0)


@search
def gain(t: TrickRecord, house: TrickHouse, seat: int, by: TrickNumbers) -> int:
    """How much the seat to move gains if this seat takes the trick as it lies."""
    sides = sides_of(house)
    side, mine = side_of(seat, sides), side_of(t.turn, sides)
    if house.penalty_animal == PenaltyAnimal.THE_TURTLE:
        charge = turtle_charge(t, house, side, by)
        return -charge - still_to_come(t, house, by) - by.TRICK_COST if side == mine else min(0, charge)
    if house.penalty_animal == PenaltyAnimal.THE_DOG:
        worth = -dog_charge(t, house, side, by) - still_to_come(t, house, by) - by.TRICK_COST
    else:
        worth = trick_worth(t, house, side, by)
    return worth if side == mine else -worth


# -- a card -------------------------------------------------------------------------------------------------------------------------------


@search
def best_end(t: TrickRecord, house: TrickHouse, judge: Judge[TrickNumbers]) -> int:
    """What a whole trick is worth to its last player, who may claim a word if he knows one."""
    best = gain(t, house, controller(t, house), judge.by)
    if reads_politely(house, judge.vocabulary, lying(t)):
        for target in range(TO_LEFT + 1):
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
def hidden_behind_trick(t: TrickRecord, house: TrickHouse) -> int:
    """The cards that the seat to move has not seen, those of the trick aside, a bit each."""
    hidden = hidden_cards(t, house)
    for place in range(t.trick_size):
        hidden &= ~(1 << int(t.trick[place]))
    return hidden


@search
def keeping(t: TrickRecord, house: TrickHouse, card: int, by: TrickNumbers) -> int:
    """What it is worth to hold a card back: where tricks are wanted its chance to win one, else less than nothing."""
    hidden = hidden_behind_trick(t, house)
    over, of_suit = number_of(hidden & higher(house, card)), number_of(hidden & SUIT << 16 * suit(card))
    besides = kept_besides(t, house, card, by) if by.BESIDES else 0
    if not house.low_wins:
        held = by.KEPT[min(over, LAST_KEPT)] + (by.KEPT_RULING if suit(card) + 1 == t.ruling else 0)
        more = by.KEPT_EACH * (int(t.hand_size[t.turn]) - 7) + by.KEPT_HIDDEN * (of_suit - 6)
        return besides + held * (1000 + more) // 1000
    under = of_suit - over
    danger = penalties_left(t, house) // max(1, int(t.hand_size[t.turn])) * under * by.DANGER // (1000 * (of_suit + 1))
    return besides + waiting(t, house, card, hidden, by) - danger


@search
def kept_besides(t: TrickRecord, house: TrickHouse, card: int, by: TrickNumbers) -> int:
    """What an expert knows besides of the worth of a card in the hand: by its letter, its rank and the others of its suit."""
    others, letter = length(t, suit(card)) - 1, in_words(house, int(t.letters[card]))
    held = by.LETTER * letter // 1000 + by.LONG_SUIT * others
    held -= by.RANK * strength(house, card) // 10
    if others == 0:
        held += by.ONLY_ONE
        held += by.MAY_RULE if t.ruling > 0 and length(t, int(t.ruling) - 1) > 0 else 0
    if suit(card) == ANIMALS:
        held += by.AN_ANIMAL
    if t.trick_size == 0:
        held -= by.LEADS_LETTER * letter // 1000 + by.LEADS_LONG * others
        held -= by.LEADS_RULING if suit(card) + 1 == t.ruling else 0
    return int(held)


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
    held = keeping(t, house, card, judge.by)
    t.trick[t.trick_size] = card
    t.trick_size += 1
    worth = trick_value(t, house, judge)
    t.trick_size -= 1
    t.trick[t.trick_size] = NO_CARD
    return worth - held


# -- the exchange, the ruling suit --------------------------------------------------------------------------------------------------------


@search
def length(t: TrickRecord, number: int) -> int:
    """How many cards of a suit the seat to move holds."""
    cards = 0
    for place in range(t.hand_size[t.turn]):
        cards += suit(int(t.hand[t.turn, place])) == number
    return int(cards)


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
    if named == NO_RULE - RULE:
        return by.NONE_RULES
    worth = 0
    for place in range(t.hand_size[t.turn]):
        card = int(t.hand[t.turn, place])
        worth += by.LONG + by.HIGH * strength(house, card) if suit(card) == named else 0
    return worth


# -- claims and checks --------------------------------------------------------------------------------------------------------------------


@search
def mixing(t: TrickRecord) -> int:
    """A number that all see and nobody can foretell: from the deal, the cards played and those of the trick."""
    mixed = int(t.deals) * 7919 + int(t.played_size)
    for place in range(t.trick_size):
        mixed = (mixed * 31 + int(t.trick[place])) & 0xFFFFFF
    return (mixed * 2654435761 >> 16) & 0xFFFF


@search
def is_known(t: TrickRecord, house: TrickHouse, word: int, vocabulary: int) -> bool:
    """Whether an arrangement of the trick is a word that a player with this vocabulary knows."""
    if vocabulary == THE_HOUSE:
        return is_word(t, house, word)
    a, b = claimed_letter(t, word, 0), claimed_letter(t, word, 1)
    return spells(list_of(house, vocabulary), a, b, claimed_letter(t, word, 2), claimed_letter(t, word, 3))


@rule
def is_vowel(house: LettersHouse, letter: int) -> bool:
    """Whether a letter is a vowel; in English Y counts as one."""
    return int(VOWELS[alphabet_of(house)]) >> letter & 1 == 1


@search
def looks_like_word(t: TrickRecord, house: TrickHouse, word: int) -> bool:
    """Whether an arrangement of the trick might pass for a word: a rare one, or vowels and consonants in turn without a rare letter."""
    if is_known(t, house, word, RARE_WORDS):
        return True
    for place in range(t.trick_size):
        letter = claimed_letter(t, word, place)
        if in_words(house, letter) < SELDOM[alphabet_of(house)] or (
            place > 0 and is_vowel(house, letter) == is_vowel(house, claimed_letter(t, word, place - 1))
        ):
            return False
    return True


@search
def claim_worth(t: TrickRecord, house: TrickHouse, claim: int, judge: Judge[TrickNumbers]) -> int:
    """What it is worth to claim a word, against letting the trick go where it goes."""
    word, target = claim % ARRANGEMENTS, claim // ARRANGEMENTS
    worth = gain(t, house, target_seat(t, house, target), judge.by) - gain(t, house, controller(t, house), judge.by)
    if is_unsaid(house, claim_code(t, house, word)):
        return FOOLISH
    if is_known(t, house, word, judge.vocabulary):
        return worth + (1 if is_known(t, house, word, COMMON_WORDS) else 0) - 2
    loss = -POINT * (house.lost_check + house.won_check)
    bluffing = worth * (1000 - CHECKED) > loss * CHECKED and mixing(t) % BLUFFS == 0
    return worth // 2 if bluffing and looks_like_word(t, house, word) else FOOLISH


@search
def check_worth(t: TrickRecord, house: TrickHouse, vocabulary: int) -> int:
    """What it is worth to have the claimed word checked: a player who does not know all words lets pass what looks like one."""
    word = int(t.word)
    if is_known(t, house, word, vocabulary):
        return -POINT
    return POINT if vocabulary == THE_HOUSE or not looks_like_word(t, house, word) else -POINT


# -- moves --------------------------------------------------------------------------------------------------------------------------------


@search
def sign_worth(t: TrickRecord, house: TrickHouse, move: int) -> int:
    """Turtle, after taking all: the others' points end the match, which is good for who leads it then; else one's own go down."""
    ends, leads = False, True
    for side in range(sides_of(house)):
        if side != t.turn:
            ends = ends or t.scores[side] + ALL_PENALTIES >= t.target
            leads = leads and t.scores[side] + ALL_PENALTIES > t.scores[t.turn]
    return 1 if (move == GIVE_PLUS) == (ends and leads) else 0


@search
def answer_worth(t: TrickRecord, house: TrickHouse, move: int, judge: Judge[TrickNumbers]) -> int:
    """What a move is worth that plays no card to a trick."""
    if t.stage == EXCHANGING:
        return passing_worth(t, house, move - PASS, judge.by)
    if t.stage == NAMING:
        return ruling_worth(t, house, move - RULE, judge.by)
    if t.stage == SCRUMPING:
        return claim_worth(t, house, move - SCRUMP, judge) if move < DECLINE else 0
    if t.stage == CHECKING:
        return check_worth(t, house, judge.vocabulary) if move == SPELLCHECK else 0
    if t.stage == CHOOSING_SIGN:
        return sign_worth(t, house, move)
    return 1 if t.stage == CHOOSING_DEALER and move == TAKE_DEAL else 0


@search
def worth_to(t: TrickRecord, house: TrickHouse, move: int, judge: Judge[TrickNumbers]) -> int:
    """What a move is worth to somebody who judges so; of level moves the one with the lowest number is worth most."""
    if t.stage == PLAYING:
        return LEVELS * card_worth(t, house, move, judge) - move
    claim = move - SCRUMP if t.stage == SCRUMPING else 0
    return LEVELS * answer_worth(t, house, move, judge) - claim
