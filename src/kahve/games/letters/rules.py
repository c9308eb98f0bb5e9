"""The rules that all letter games share: letters on cards, hands, the exchange, what a check is worth, the end of the match.

The numbers in the margin are the paragraphs of every letter game's rulebook.
"""

from __future__ import annotations

from ...cards.alphabet_tables import LETTER_OF_SYMBOL, SIZES, SYMBOL_OF_LETTER
from ...cards.arrays import INT8, table
from ...cards.dialect import rule
from ...cards.faces import NO_CARD
from ...cards.letter_deck import LETTER_DECKS, rank
from ...engine.match_record import DEAL, OVER, PLAY
from ..sides import best_score, next_seat, sides_at
from .house import Exchange, LettersHouse, Pack, RankOrder, ScoreFloor
from .moves import EXCHANGING, PASS
from .record import PASSED, LettersRecord

SUITS, RANKS = 4, 13
SYMBOLS_A_SUIT, OTHER_SYMBOLS = 26, 6
"""How the house rules count cards: 26 letters a suit, and behind all suits the other letters, a fixed number a suit."""
LETTERS = table([LETTER_DECKS[name].letters for name in ("full26", "thirteen", "thirteen", "turkish29")], INT8)
"""The letter of each card in each built-in deck, by the numbers of `Pack`; shape (4, 64). For a deck of one's own nobody reads it."""


# -- 1: cards -----------------------------------------------------------------------------------------------------------------------------


@rule
def lay_letters(t: LettersRecord, house: LettersHouse) -> None:
    """Write into the record which letter each card has."""
    for number in range(SUITS):
        if house.deck == Pack.CUSTOM:
            lay_suit(t, house, number)  # 1.3
        else:
            for place in range(1, RANKS + 1):
                t.letters[16 * number + place] = LETTERS[house.deck, 16 * number + place]  # 1.2


@rule
def alphabet_of(house: LettersHouse) -> int:
    """The alphabet of the deck and of the word list, 0 for English."""
    return int(house.lexicon) >> 2 & 1  # a list of one's own, too, has the last bit of its alphabet there


@rule
def letters_of(house: LettersHouse) -> int:
    """How many letters the alphabet has."""
    return int(SIZES[alphabet_of(house)])


@rule
def lay_suit(t: LettersRecord, house: LettersHouse, number: int) -> None:
    """The letters of one suit of a deck of one's own, in alphabetical order."""
    letters, place = own_letters(house, number), 0
    for letter in range(1, letters_of(house) + 1):
        if letters >> SYMBOL_OF_LETTER[alphabet_of(house), letter] & 1:
            place += 1
            t.letters[16 * number + place] = letter


@rule
def own_letters(house: LettersHouse, number: int) -> int:
    """The letters of a suit of a deck of one's own, a bit each."""
    if number == 0:
        return int(house.animals)
    if number == 1:
        return int(house.chili_peppers)
    return int(house.sours) if number == 2 else int(house.sweets)


@rule
def card_of(t: LettersRecord, house: LettersHouse, code: int) -> int:
    """The card with this suit and letter, as house rules count them; NO_CARD where this deck has none."""
    number, symbol = code // SYMBOLS_A_SUIT, code % SYMBOLS_A_SUIT
    if number >= SUITS:
        other = code - SUITS * SYMBOLS_A_SUIT
        number, symbol = other // OTHER_SYMBOLS, SYMBOLS_A_SUIT + other % OTHER_SYMBOLS
    letter = int(LETTER_OF_SYMBOL[alphabet_of(house), symbol])
    for place in range(1, RANKS + 1):
        if t.letters[16 * number + place] == letter:
            return 16 * number + place
    return NO_CARD


@rule
def strength(house: LettersHouse, card: int) -> int:
    """How high a card is in its suit, 1 to 13."""
    return RANKS + 1 - rank(card) if house.rank_order == RankOrder.AZ_HIGH_A else rank(card)  # 1.4


# -- hands --------------------------------------------------------------------------------------------------------------------------------


@rule
def clear_hands(t: LettersRecord) -> None:
    """Begin a deal with no card anywhere."""
    t.hand[:] = NO_CARD
    t.hand_size[:] = 0
    t.passing[:] = NO_CARD
    t.passing_size[:] = 0
    t.gave[:] = NO_CARD
    t.played[:] = NO_CARD
    t.played_size = 0
    t.sheet[:] = 0


@rule
def take_in(t: LettersRecord, seat: int, card: int) -> None:
    """Put a card into a hand at its place."""
    place = int(t.hand_size[seat])
    while place > 0 and t.hand[seat, place - 1] > card:
        t.hand[seat, place] = t.hand[seat, place - 1]
        place -= 1
    t.hand[seat, place] = card
    t.hand_size[seat] += 1


@rule
def place_in_hand(t: LettersRecord, seat: int, card: int) -> int:
    """Where a card lies in a hand; the size of the hand where it does not."""
    place = 0
    while place < t.hand_size[seat] and t.hand[seat, place] != card:
        place += 1
    return place


@rule
def holds(t: LettersRecord, seat: int, card: int) -> bool:
    """Whether a hand has this card."""
    return place_in_hand(t, seat, card) < int(t.hand_size[seat])


@rule
def take_out(t: LettersRecord, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    last = int(t.hand_size[seat]) - 1
    for place in range(place_in_hand(t, seat, card), last):
        t.hand[seat, place] = t.hand[seat, place + 1]
    t.hand[seat, last] = NO_CARD
    t.hand_size[seat] = last


@rule
def put_away(t: LettersRecord, card: int) -> None:
    """Lay a card face down: it has been seen by all and is out of play."""
    t.played[t.played_size] = card
    t.played_size += 1


@rule
def first_seat(t: LettersRecord, house: LettersHouse) -> int:
    """The seat to the dealer's left."""
    return next_seat(house, t.dealer)


@rule
def last_seat(house: LettersHouse, seat: int) -> int:
    """The seat before this one in turn order: to its right."""
    return seat - 1 if seat > 0 else int(house.seats) - 1


# -- 2.3: the exchange --------------------------------------------------------------------------------------------------------------------


@rule
def receiver(t: LettersRecord, house: LettersHouse, seat: int) -> int:
    """The seat that gets the cards which a seat passes in this deal."""
    if house.exchange == Exchange.LEFT or (house.exchange == Exchange.ALTERNATE and t.deals & 1 == 0):
        return next_seat(house, seat)  # 2.3
    return last_seat(house, seat)


@rule
def begin_exchange(t: LettersRecord, house: LettersHouse) -> None:
    """All choose three cards, from the dealer's left."""
    t.stage = EXCHANGING
    t.turn = first_seat(t, house)
    t.phase = PLAY


@rule
def choose_to_pass(t: LettersRecord, house: LettersHouse, card: int) -> bool:
    """Put a card aside for the neighbour; whether that was the last of all and the cards have changed hands."""
    seat = t.turn
    take_out(t, seat, card)
    put_aside(t, seat, card)
    if t.passing_size[seat] < PASSED:
        return False
    t.turn = next_seat(house, seat)
    if t.passing_size[t.turn] == 0:
        return False
    pass_all(t, house)
    return True


@rule
def put_aside(t: LettersRecord, seat: int, card: int) -> None:
    """Lay a card with those that a seat passes, in ascending order: it is of no account which was chosen first."""
    place = int(t.passing_size[seat])
    while place > 0 and t.passing[seat, place - 1] > card:
        t.passing[seat, place] = t.passing[seat, place - 1]
        place -= 1
    t.passing[seat, place] = card
    t.passing_size[seat] += 1


@rule
def pass_all(t: LettersRecord, house: LettersHouse) -> None:
    """All get their neighbour's cards at once."""
    for seat in range(house.seats):
        for place in range(PASSED):
            card = int(t.passing[seat, place])
            t.gave[seat, place] = card
            take_in(t, receiver(t, house, seat), card)
            t.passing[seat, place] = NO_CARD
        t.passing_size[seat] = 0


@rule
def is_passing(t: LettersRecord) -> bool:
    """Whether the seat to move has chosen one or two of the three cards for its neighbour."""
    return bool(t.stage == EXCHANGING and t.passing_size[t.turn] > 0)


@rule
def passes_in_order(t: LettersRecord, house: LettersHouse, move: int) -> bool:
    """Whether a move is not one that chooses a card behind a higher one: three cards can be chosen in six orders."""
    return not is_passing(t) or move - PASS > t.passing[t.turn, t.passing_size[t.turn] - 1]


@rule
def was_given_elsewhere(t: LettersRecord, house: LettersHouse, seat: int, card: int) -> bool:
    """Whether a seat that has passed this card, as far as the view shows, gave it to another than this one."""
    for giver in range(house.seats):
        for place in range(PASSED):
            if t.gave[giver, place] == card and card != NO_CARD and receiver(t, house, giver) != seat:
                return True  # 7.2
    return False


@rule
def is_pass(move: int) -> bool:
    """Whether a move chooses a card for the neighbour."""
    return PASS <= move < PASS + 64


# -- scores -------------------------------------------------------------------------------------------------------------------------------


@rule
def add_points(t: LettersRecord, house: LettersHouse, side: int, item: int, points: int) -> None:
    """Write points into the sheet and into the score of the match at once."""
    if house.score_floor == ScoreFloor.ZERO and t.scores[side] + points < 0:
        points = -int(t.scores[side])  # 1.8
    t.sheet[side, item] += points
    t.scores[side] += points


@rule
def lowest_score(t: LettersRecord, sides: int) -> int:
    """The lowest total of the match."""
    lowest = int(t.scores[0])
    for side in range(1, sides):
        lowest = min(lowest, int(t.scores[side]))
    return lowest


@rule
def finish(t: LettersRecord, house: LettersHouse, sides: int) -> None:
    """The match is over when a score has reached the target; else the next deal waits."""
    t.phase = DEAL
    if sides_at(t, sides, t.target) == 0:
        return
    t.phase = OVER  # 1.7
    best = lowest_score(t, sides) if house.low_wins else best_score(t, sides)
    t.winners = 0
    for side in range(sides):
        if t.scores[side] == best:
            t.winners |= 1 << side
