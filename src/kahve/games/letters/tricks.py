"""The rules of the four games of tricks; the numbers in the margin are the paragraphs of their RULES.md."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import CARD_NUMBERS, NO_CARD
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS, suit
from ...cards.lexicon.automaton import makes_word, spells
from ...engine.match import COUNT, LEGAL, PLAY
from ..match import next_seat, side_of
from .house import FIRM, STRICT
from .moves import (
    ACCEPT,
    ARRANGED,
    ARRANGEMENTS,
    CHECKING,
    CHOOSING_DEALER,
    CHOOSING_SIGN,
    DECLINE,
    EXCHANGING,
    GIVE_PLUS,
    LEAVE_DEAL,
    NAMING,
    NO_RULE,
    PASS,
    PLAYING,
    RULE,
    SCRUMP,
    SCRUMPING,
    SELF,
    SPELLCHECK,
    TAKE_DEAL,
    TAKE_MINUS,
    TO_LEFT,
    TO_RIGHT,
)
from .reasons import (
    CHANGES_NOTHING,
    MUST_FOLLOW,
    NO_ARRANGEMENT,
    NO_SUCH_TARGET,
    NO_WORD,
    NOT_ASKED,
    NOT_HELD,
    NOT_IN_FIRST_TRICK,
    NOT_IN_ORDER,
    NOT_LOOSE,
    SAME_WORD,
)
from .rules import (
    add_points,
    begin_exchange,
    card_of,
    choose_to_pass,
    clear_hands,
    finish,
    first_seat,
    holds,
    last_seat,
    lay_letters,
    put_away,
    strength,
    take_in,
    take_out,
    was_given_elsewhere,
)
from .trick_house import (
    AFTER_LOOK,
    ALWAYS_ANIMALS,
    ANIMAL_QUIST,
    ANY,
    BEFORE_LOOK,
    CHILI_DOG,
    MINUS_ONLY,
    NO_EXCHANGE,
    OPEN,
    PLUS_ONLY,
    QUIST,
    ROTATE,
    TAKER_CHOOSES,
    TURTLE,
    TURTLE_DEALS,
    WINNER_CHOICE,
)

TRICKS, ANIMAL_CARDS, PEPPERS, DOG, TURTLE_CARD, HAND, SPELLCHECKS, TOTAL = range(8)
"""The items of the sheet. PEPPERS counts icons in Chili Dog and cards in Turtle."""
NOT_CHECKED, WAS_WORD, WAS_NO_WORD = 0, 1, 2
NOT_CHOSEN, MINUS, PLUS = 0, 1, 2

ALL_SUITS = 15
BOOK = 6
ALL_ICONS, ALL_PEPPERS, TURTLE_POINTS, ALL_PENALTIES = 28, 13, 13, 26
LOST_CHECK, WON_CHECK = -2, -10


@rule
def sides_of(house: Any) -> int:
    """Two teams of two, or three who play alone."""
    return 3 if house.seats == 3 else 2  # 1.1


# -- 2: the deal --------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: Any, house: Any, order: Any) -> None:
    """Deal all cards, and begin with what the game begins with."""
    clear_hands(t)
    clear_deal(t)
    t.target = house.target
    t.deals += 1
    t.phase = PLAY
    lay_letters(t, house)
    for at in range(order.size):
        t.undealt[at] = order[at]
    t.undealt_size = order.size
    if house.dealer_option == BEFORE_LOOK:
        begin_naming(t)  # 2.2
    else:
        look(t, house)


@rule
def clear_deal(t: Any) -> None:
    """Forget the deal before."""
    t.trick[:] = NO_CARD
    t.claimed[:] = NO_CARD
    t.voids[:] = 0
    t.unsafe[:] = 0
    t.trick_size = t.tricks = t.ruling = t.restricted = 0
    t.turtled = NOT_CHOSEN
    clear_claim(t)
    t.checked = NOT_CHECKED


@rule
def begin_naming(t: Any) -> None:
    """The dealer names the ruling suit."""
    t.stage = NAMING
    t.turn = t.dealer


@rule
def look(t: Any, house: Any) -> None:
    """All take up their hands; what comes before the first trick comes now."""
    deal_hands(t, house)
    if house.dealer_option == AFTER_LOOK:
        begin_naming(t)  # 2.2
    elif house.exchange != NO_EXCHANGE:
        begin_exchange(t, house)  # 2.3
    else:
        begin_tricks(t, house)


@rule
def deal_hands(t: Any, house: Any) -> None:
    """One card after the other to each, from the dealer's left, until all are dealt."""
    seat = first_seat(t, house)
    for at in range(t.undealt_size):
        take_in(t, seat, int(t.undealt[at]))  # 2.1
        t.undealt[at] = NO_CARD
        seat = next_seat(house, seat)
    t.undealt_size = 0


@rule
def name_suit(t: Any, house: Any, named: int) -> None:
    """The dealer's choice, a suit or none, stands for the deal."""
    t.ruling = 0 if named == NO_RULE - RULE else named + 1
    if house.dealer_option == BEFORE_LOOK:
        deal_hands(t, house)
    begin_tricks(t, house)


@rule
def begin_tricks(t: Any, house: Any) -> None:
    """The player to the dealer's left leads to the first trick."""
    if house.dealer_option == ALWAYS_ANIMALS:
        t.ruling = ANIMALS + 1  # 2.2
    if house.game >= CHILI_DOG:
        t.restricted = 1 << CHILI_PEPPERS  # 3.2
    if house.restrict_ruling and t.ruling > 0:
        t.restricted |= 1 << t.ruling - 1
    lead_from(t, first_seat(t, house))  # 3.1


@rule
def lead_from(t: Any, seat: int) -> None:
    """Let this seat lead to the next trick."""
    t.stage = PLAYING
    t.leader = t.turn = seat


# -- 3: the play of a trick ---------------------------------------------------------------------------------------------------------------


@rule
def is_penalty(t: Any, house: Any, card: int) -> bool:
    """Whether a card is one that nobody wants: a chili pepper, the Dog in Chili Dog, the Turtle in Turtle."""
    return suit(card) == CHILI_PEPPERS or card == card_of(t, house.dog if house.game == CHILI_DOG else house.turtle)


@rule
def barred_now(t: Any, house: Any, card: int) -> bool:
    """Whether a penalty card is barred because this is the first trick."""
    return house.safe_first_trick == 1 and t.tricks == 0 and is_penalty(t, house, card)  # 3.5


@rule
def may_not_lead(t: Any, house: Any, card: int) -> bool:
    """Whether a card may not be led while others can be."""
    return bool(t.restricted >> suit(card) & 1 == 1 or barred_now(t, house, card))  # 3.2


@rule
def can_lead_freely(t: Any, house: Any) -> bool:
    """Whether the hand of the seat to move has a card that may be led in any case."""
    for at in range(t.hand_size[t.turn]):
        if not may_not_lead(t, house, int(t.hand[t.turn, at])):
            return True
    return False


@rule
def can_follow(t: Any) -> bool:
    """Whether the hand of the seat to move has a card of the suit led."""
    for at in range(t.hand_size[t.turn]):
        if suit(int(t.hand[t.turn, at])) == suit(int(t.trick[0])):
            return True
    return False


@rule
def has_safe(t: Any, house: Any, follows: bool) -> bool:
    """Whether the seat to move could play a card that is not barred from the first trick, of the suit led if it has to follow."""
    for at in range(t.hand_size[t.turn]):
        card = int(t.hand[t.turn, at])
        if not barred_now(t, house, card) and (not follows or suit(card) == suit(int(t.trick[0]))):
            return True
    return False


@rule
def card_objection(t: Any, house: Any, card: int) -> int:
    """Why a card may not be played to the trick."""
    if card == NO_CARD or not holds(t, t.turn, card):
        return NOT_HELD
    if t.trick_size == 0:
        return lead_objection(t, house, card)
    follows = can_follow(t)
    if follows and suit(card) != suit(int(t.trick[0])):
        return MUST_FOLLOW  # 3.3
    if barred_now(t, house, card) and has_safe(t, house, follows):
        return NOT_IN_FIRST_TRICK  # 3.5
    return LEGAL


@rule
def lead_objection(t: Any, house: Any, card: int) -> int:
    """Why a card may not be led."""
    if not may_not_lead(t, house, card) or not can_lead_freely(t, house):
        return LEGAL
    return NOT_LOOSE if t.restricted >> suit(card) & 1 == 1 else NOT_IN_FIRST_TRICK


@rule
def play_card(t: Any, house: Any, card: int) -> None:
    """Play a card to the trick; all see what it tells of the hand it comes from."""
    show_voids(t, house, card)
    take_out(t, t.turn, card)
    t.trick[t.trick_size] = card
    t.trick_size += 1
    t.restricted &= ~(1 << suit(card))  # 3.4
    if t.trick_size < house.seats:
        t.turn = next_seat(house, t.turn)
    else:
        complete_trick(t, house)


@rule
def show_voids(t: Any, house: Any, card: int) -> None:
    """Note which suits a seat cannot hold, as its card shows all."""
    seat, barred = t.turn, barred_now(t, house, card)
    if t.trick_size == 0:
        if may_not_lead(t, house, card):
            shows_no(t, house, ALL_SUITS & ~t.restricted)  # 7.1
        return
    led = 1 << suit(int(t.trick[0]))
    if suit(card) != suit(int(t.trick[0])):
        t.voids[seat] |= led
        if barred:
            t.unsafe[seat] |= ALL_SUITS
    elif barred:
        t.unsafe[seat] |= led


@rule
def shows_no(t: Any, house: Any, suits: int) -> None:
    """Who leads what may not be led has no card of these suits, or none but penalty cards in a first trick that bars them."""
    if house.safe_first_trick == 1 and t.tricks == 0:
        t.unsafe[t.turn] |= suits
    else:
        t.voids[t.turn] |= suits


@rule
def could_hold(t: Any, house: Any, seat: int, card: int) -> bool:
    """Whether all that was shown leaves it possible that this seat holds this card."""
    suits = 1 << suit(card)
    if t.voids[seat] & suits:
        return False  # 7.1
    if t.unsafe[seat] & suits and not is_penalty(t, house, card):
        return False
    return not was_given_elsewhere(t, house, seat, card)  # 7.2


@rule
def beats(t: Any, house: Any, card: int, other: int) -> bool:
    """Whether a card beats one that led the trick so far."""
    if suit(card) == suit(other):
        return strength(house, card) > strength(house, other)
    return bool(suit(card) + 1 == t.ruling)


@rule
def controlling_place(t: Any, house: Any) -> int:
    """The place in the trick of its controlling card."""
    best = 0
    for at in range(1, t.trick_size):
        if beats(t, house, int(t.trick[at]), int(t.trick[best])):
            best = at  # 3.6
    return best


@rule
def controller(t: Any, house: Any) -> int:
    """The seat of the controlling card."""
    seat = int(t.leader) + controlling_place(t, house)
    return seat - int(house.seats) if seat >= house.seats else seat


# -- 4: the scrump ------------------------------------------------------------------------------------------------------------------------


@rule
def clear_claim(t: Any) -> None:
    """No word is claimed."""
    t.scrumper = t.word = t.scrump_target = 0


@rule
def complete_trick(t: Any, house: Any) -> None:
    """The last card lies: its player may scrump, if that can change anything."""
    clear_claim(t)
    t.claimed[:] = NO_CARD
    t.checked = NOT_CHECKED
    if may_scrump(t, house):
        t.stage = SCRUMPING  # 4.1
    else:
        ask_next_to_scrump(t, house)


@rule
def target_seat(t: Any, house: Any, target: int) -> int:
    """The seat that a claim would give the trick to; NO_SUCH_TARGET's -1 where it may not."""
    if target == SELF:
        return int(t.turn)
    if target == TO_RIGHT and house.game >= CHILI_DOG:
        return last_seat(house, t.turn)  # 4.3
    if target == TO_LEFT and house.turtle_target == ANY:
        return next_seat(house, t.turn)
    return -1


@rule
def target_objection(t: Any, house: Any, target: int) -> int:
    """Why a word may not be claimed for this target."""
    seat = target_seat(t, house, target)
    if seat < 0:
        return NO_SUCH_TARGET
    if seat == controller(t, house) and house.idle_scrump == 0:
        return CHANGES_NOTHING  # 4.4
    return LEGAL


@rule
def may_scrump(t: Any, house: Any) -> bool:
    """Whether the seat to move may claim a word of this trick at all."""
    if house.word_mode == STRICT and not has_word(t, house):
        return False  # 4.5
    for target in range(SELF, TO_LEFT + 1):
        if target_objection(t, house, target) == LEGAL:
            return True
    return False


@rule
def trick_letter(t: Any, at: int) -> int:
    """The letter at a place of the trick, 0 behind its end."""
    return int(t.letters[t.trick[at]]) if at < t.trick_size else 0


@rule
def has_word(t: Any, house: Any) -> bool:
    """Whether the list has a word of the letters of the trick."""
    a, b, c, d = trick_letter(t, 0), trick_letter(t, 1), trick_letter(t, 2), trick_letter(t, 3)
    if house.lettering == FIRM:
        return bool(spells(house.lexicon, a, b, c, d))
    return bool(makes_word(house.lexicon, a, b, c, d))


@rule
def claimed_letter(t: Any, word: int, at: int) -> int:
    """The letter at a place of an arrangement of the trick, 0 behind its end."""
    return int(t.letters[t.trick[ARRANGED[t.trick_size - 3, word, at]]]) if at < t.trick_size else 0


@rule
def is_word(t: Any, house: Any, word: int) -> bool:
    """Whether the list has this arrangement of the trick."""
    a, b = claimed_letter(t, word, 0), claimed_letter(t, word, 1)
    return spells(house.lexicon, a, b, claimed_letter(t, word, 2), claimed_letter(t, word, 3))


@rule
def is_same_word(t: Any, word: int) -> bool:
    """Whether an earlier arrangement reads the same: the trick has a letter twice, and the card played later stands first."""
    places = ARRANGED[t.trick_size - 3, word]
    for later in range(1, t.trick_size):
        for earlier in range(later):
            if places[earlier] > places[later] and claimed_letter(t, word, earlier) == claimed_letter(t, word, later):
                return True
    return False


@rule
def scrump_objection(t: Any, house: Any, claim: int) -> int:
    """Why a word may not be claimed."""
    target, word = claim // ARRANGEMENTS, claim % ARRANGEMENTS
    if t.trick_size == 3 and word >= 6:
        return NO_ARRANGEMENT
    if house.lettering == FIRM and word != 0:
        return NOT_IN_ORDER  # 4.2
    if is_same_word(t, word):
        return SAME_WORD
    if house.word_mode == STRICT and not is_word(t, house, word):
        return NO_WORD  # 4.5
    return target_objection(t, house, target)


@rule
def scrump(t: Any, house: Any, claim: int) -> None:
    """Claim a word; in the mode of the table the opponents may have it checked."""
    word = claim % ARRANGEMENTS
    t.scrumper = t.turn + 1
    t.word = word
    t.scrump_target = target_seat(t, house, claim // ARRANGEMENTS)
    for at in range(t.trick_size):
        t.claimed[at] = t.trick[ARRANGED[t.trick_size - 3, word, at]]
    if house.word_mode == STRICT:
        resolve(t, house, t.scrump_target)
    else:
        ask_next_to_check(t, house)


@rule
def ask_next_to_scrump(t: Any, house: Any) -> None:
    """Where the house lets others scrump, the next opponent of who is about to take the trick is asked; else the trick is taken."""
    taker, sides = controller(t, house), sides_of(house)
    last = last_seat(house, t.leader)
    seat = next_seat(house, t.turn) if house.scrump_who == OPEN else last
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
def ask_next_to_check(t: Any, house: Any) -> None:
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
def check(t: Any, house: Any) -> None:
    """The list decides: the claim stands, or the controlling card takes the trick."""
    scrumper, challenger = t.scrumper - 1, int(t.turn)
    if is_word(t, house, t.word):
        t.checked = WAS_WORD  # 5.2
        score_check(t, house, scrumper, challenger)
        resolve(t, house, t.scrump_target)
    else:
        t.checked = WAS_NO_WORD
        score_check(t, house, challenger, scrumper)
        resolve(t, house, controller(t, house))


@rule
def score_check(t: Any, house: Any, winner: int, loser: int) -> None:
    """What a check is worth, at once."""
    sides = sides_of(house)
    if house.game <= ANIMAL_QUIST:
        add_points(t, house, side_of(loser, sides), SPELLCHECKS, LOST_CHECK)  # 5.3
    else:
        add_points(t, house, side_of(winner, sides), SPELLCHECKS, WON_CHECK)


# -- the end of a trick and of a deal -----------------------------------------------------------------------------------------------------


@rule
def resolve(t: Any, house: Any, taker: int) -> None:
    """The trick goes to its taker, who leads to the next; after the last the deal is over."""
    side = side_of(taker, sides_of(house))
    t.sheet[side, TRICKS] += 1  # 3.7
    for at in range(t.trick_size):
        card = int(t.trick[at])
        count_card(t, house, side, card)
        put_away(t, card)
        t.trick[at] = NO_CARD
    t.trick_size = 0
    t.tricks += 1
    lead_from(t, taker)
    if t.hand_size[taker] == 0:
        end_tricks(t, house)


@rule
def count_card(t: Any, house: Any, side: int, card: int) -> None:
    """Count a card that was taken under what it is."""
    if suit(card) == ANIMALS:
        t.sheet[side, ANIMAL_CARDS] += 1
    if suit(card) == CHILI_PEPPERS:
        t.sheet[side, PEPPERS] += icons(house, card) if house.game == CHILI_DOG else 1
    if card == card_of(t, house.dog):
        t.sheet[side, DOG] = 1
    if card == card_of(t, house.turtle):
        t.sheet[side, TURTLE_CARD] = 1


@rule
def icons(house: Any, card: int) -> int:
    """The icons on a chili pepper."""
    return (int(house.icons) >> 2 * ((card & 15) - 1) & 3) + 1  # 1.2


@rule
def side_with(t: Any, house: Any, item: int) -> int:
    """The side that took the Dog, or the Turtle."""
    side = 0
    while t.sheet[side, item] == 0:
        side += 1
    return side


@rule
def has_all(t: Any, house: Any) -> bool:
    """Whether one side took every penalty card: the works in Chili Dog, turtling in Turtle."""
    if house.game == CHILI_DOG:
        return bool(t.sheet[side_with(t, house, DOG), PEPPERS] == ALL_ICONS)  # 6.2
    return bool(house.game == TURTLE and t.sheet[side_with(t, house, TURTLE_CARD), PEPPERS] == ALL_PEPPERS)


@rule
def hand_points(t: Any, house: Any, side: int) -> int:
    """What a side scores for the tricks of this deal."""
    if house.game == QUIST:
        return max(0, int(t.sheet[side, TRICKS]) - BOOK)  # 6.1
    if house.game == ANIMAL_QUIST:
        return max(0, int(t.sheet[side, ANIMAL_CARDS]) - BOOK) if t.sheet[side, TRICKS] > BOOK else 0
    if house.game == CHILI_DOG:
        return dog_points(t, house, side)
    return turtle_points(t, house, side)


@rule
def dog_points(t: Any, house: Any, side: int) -> int:
    """Chili Dog: the peppers of who took the Dog, or for the others if those were all."""
    has_dog = side == side_with(t, house, DOG)
    if has_all(t, house):
        return 0 if has_dog else ALL_ICONS  # 6.2
    return int(t.sheet[side, PEPPERS]) if has_dog else 0  # 6.1


@rule
def turtle_points(t: Any, house: Any, side: int) -> int:
    """Turtle: a point for each pepper and thirteen for the Turtle, or the other way round for who took all."""
    if not has_all(t, house):
        return int(t.sheet[side, PEPPERS]) + TURTLE_POINTS * int(t.sheet[side, TURTLE_CARD])  # 6.1
    if side == side_with(t, house, TURTLE_CARD):
        return 0 if house.turtle_bonus == PLUS_ONLY or t.turtled == PLUS else -ALL_PENALTIES  # 6.2
    return 0 if house.turtle_bonus == MINUS_ONLY or t.turtled == MINUS else ALL_PENALTIES


@rule
def end_tricks(t: Any, house: Any) -> None:
    """After the last trick: whoever took all may have to choose how that counts."""
    if house.turtle_bonus == TAKER_CHOOSES and has_all(t, house):
        t.stage = CHOOSING_SIGN  # 6.2
        t.turn = side_with(t, house, TURTLE_CARD)
    else:
        settle_dealer(t, house)


@rule
def ends_match(t: Any, house: Any) -> bool:
    """Whether this deal brings a score to the target."""
    for side in range(sides_of(house)):
        if t.scores[side] + hand_points(t, house, side) >= t.target:
            return True
    return False


@rule
def winning_side(t: Any, house: Any) -> int:
    """The team that won the hand."""
    if house.game <= ANIMAL_QUIST:
        return 0 if t.sheet[0, TRICKS] > BOOK else 1  # 6.3
    side = side_with(t, house, DOG)
    return side if has_all(t, house) else 1 - side


@rule
def first_winner(t: Any, house: Any) -> int:
    """The first player of the winning team, clockwise from the dealer."""
    seat, side = first_seat(t, house), winning_side(t, house)
    while side_of(seat, sides_of(house)) != side:
        seat = next_seat(house, seat)
    return seat


@rule
def settle_dealer(t: Any, house: Any) -> None:
    """Who deals next; the winners may be asked, unless the match is over."""
    t.turn = t.dealer
    if house.dealer_rule == TURTLE_DEALS:
        count_with_dealer(t, side_with(t, house, TURTLE_CARD))  # 6.3
    elif house.dealer_rule == ROTATE:
        count_with_dealer(t, first_seat(t, house))
    elif house.dealer_rule == WINNER_CHOICE and not ends_match(t, house):
        t.stage = CHOOSING_DEALER
        t.turn = first_winner(t, house)
    else:
        count_with_dealer(t, first_winner(t, house))


@rule
def count_with_dealer(t: Any, seat: int) -> None:
    """The deal waits to be counted, and this seat deals next."""
    t.dealer = seat
    t.phase = COUNT


@rule
def score(t: Any, house: Any) -> None:
    """Write the points of the deal, and see whether the match is over."""
    sides = sides_of(house)
    for side in range(sides):
        add_points(t, house, side, HAND, hand_points(t, house, side))  # 6.1
        t.sheet[side, TOTAL] = t.sheet[side, HAND] + t.sheet[side, SPELLCHECKS]
    finish(t, sides, house.game >= CHILI_DOG)  # 6.4


# -- moves --------------------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: Any, house: Any, move: int) -> int:
    """Why a move may not be made now, or LEGAL."""
    if t.stage == PLAYING:
        return card_objection(t, house, move) if move < CARD_NUMBERS else NOT_ASKED
    if t.stage == EXCHANGING:
        return pass_objection(t, move)
    if t.stage == SCRUMPING and SCRUMP <= move < DECLINE:
        return scrump_objection(t, house, move - SCRUMP)
    return LEGAL if first_answer(t) <= move <= last_answer(t) else NOT_ASKED


@rule
def pass_objection(t: Any, move: int) -> int:
    """Why a card may not be chosen for the neighbour."""
    if move < PASS or move >= PASS + CARD_NUMBERS:
        return NOT_ASKED
    return LEGAL if move != PASS and holds(t, t.turn, move - PASS) else NOT_HELD


@rule
def first_answer(t: Any) -> int:
    """The lowest of the moves that answer what is asked, claims of words aside."""
    if t.stage == NAMING:
        return RULE
    if t.stage == SCRUMPING:
        return DECLINE
    if t.stage == CHECKING:
        return ACCEPT
    return TAKE_DEAL if t.stage == CHOOSING_DEALER else TAKE_MINUS


@rule
def last_answer(t: Any) -> int:
    """The highest of them."""
    if t.stage == NAMING:
        return NO_RULE
    if t.stage == SCRUMPING:
        return DECLINE
    if t.stage == CHECKING:
        return SPELLCHECK
    return LEAVE_DEAL if t.stage == CHOOSING_DEALER else GIVE_PLUS


@rule
def legal(t: Any, house: Any, out: Any) -> int:
    """The legal moves, ascending: only what the stage can allow is asked about."""
    found = 0
    if t.stage == PLAYING or t.stage == EXCHANGING:
        for at in range(t.hand_size[t.turn]):
            move = int(t.hand[t.turn, at]) + (PASS if t.stage == EXCHANGING else 0)
            if t.stage == EXCHANGING or card_objection(t, house, move) == LEGAL:
                out[found] = move
                found += 1
        return found
    for move in range(SCRUMP if t.stage == SCRUMPING else first_answer(t), last_answer(t) + 1):
        if move >= DECLINE or scrump_objection(t, house, move - SCRUMP) == LEGAL:
            out[found] = move
            found += 1
    return found


@rule
def play(t: Any, house: Any, move: int) -> None:
    """Make a move."""
    if t.stage == PLAYING:
        play_card(t, house, move)
    elif t.stage == EXCHANGING:
        if choose_to_pass(t, house, move - PASS):
            begin_tricks(t, house)
    elif t.stage == NAMING:
        name_suit(t, house, move - RULE)
    elif t.stage == SCRUMPING:
        answer_scrump(t, house, move)
    else:
        answer(t, house, move)


@rule
def answer_scrump(t: Any, house: Any, move: int) -> None:
    """Claim a word, or let it be."""
    if move == DECLINE:
        ask_next_to_scrump(t, house)
    else:
        scrump(t, house, move - SCRUMP)


@rule
def answer(t: Any, house: Any, move: int) -> None:
    """Let a claim pass or have it checked; take the deal or leave it; take points off or give them."""
    if move == ACCEPT:
        ask_next_to_check(t, house)
    elif move == SPELLCHECK:
        check(t, house)
    elif move <= LEAVE_DEAL:
        count_with_dealer(t, t.turn if move == TAKE_DEAL else next_seat(house, t.turn))  # 6.3
    else:
        t.turtled = MINUS if move == TAKE_MINUS else PLUS
        settle_dealer(t, house)
