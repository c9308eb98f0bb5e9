"""The rules of the four games of tricks; the numbers in the margin are the paragraphs of their RULES.md."""

from __future__ import annotations

from typing import Any

from ...cards.dialect import rule
from ...cards.faces import CARD_NUMBERS, NO_CARD
from ...cards.letter_deck import ANIMALS, CHILI_PEPPERS, suit
from ...cards.lexicon.automaton import makes_word, spells
from ...cards.lexicon.flagged import is_flagged, no_letters, spells_flagged_only, with_letter
from ...engine.match import COUNT, LEGAL, PLAY
from ..match import next_seat, side_of
from .house import NO_EXCHANGE, RudeWords, WordMode
from .moves import (
    ACCEPT,
    ARRANGED,
    ARRANGEMENTS,
    CHECKING,
    CHOOSING_DEALER,
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
    RUDE_WORD,
    SAME_WORD,
)
from .record import TrickRecord
from .rules import (
    add_points,
    begin_exchange,
    card_of,
    choose_to_pass,
    clear_hands,
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
from .trick_house import DealerOption, HandedTo, Lettering, PenaltyAnimal, ScrumpWho, TrickHouse

TRICKS, ANIMAL_CARDS, PEPPERS, DOG, TURTLE_CARD, HAND, SPELLCHECKS, TOTAL = range(8)
"""The items of the sheet. PEPPERS counts cards, or the icons on them where those count."""
NOT_CHECKED, WAS_WORD, WAS_NO_WORD = 0, 1, 2

ALL_SUITS = 15
BOOK = 6
ALL_ICONS, ALL_PEPPERS, TURTLE_POINTS, ALL_PENALTIES = 28, 13, 13, 26


@rule
def sides_of(house: TrickHouse) -> int:
    """Two teams of two, or three who play alone."""
    return 3 if house.seats == 3 else 2  # 1.1


# -- 2: the deal --------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: TrickRecord, house: TrickHouse, order: Any) -> None:
    """Deal all cards, and begin with what the game begins with."""
    clear_hands(t)
    clear_deal(t)
    t.target = house.target
    t.deals += 1
    t.phase = PLAY
    lay_letters(t, house)
    for place in range(order.size):
        t.undealt[place] = order[place]
    t.undealt_size = order.size
    if house.dealer_option == DealerOption.BEFORE_LOOK:
        begin_naming(t)  # 2.2
    else:
        look(t, house)


@rule
def clear_deal(t: TrickRecord) -> None:
    """Empty the fields of a deal of tricks before the next one is dealt."""
    clear_tricks(t)
    forget_claims(t)
    t.ruling = t.turtled = 0


@rule
def forget_claims(t: TrickRecord) -> None:
    """Forget which claims were made in the tricks of this deal."""
    t.claims[:] = 0
    t.claimed_by[:] = 0
    t.checked_by[:] = 0


@rule
def clear_tricks(t: TrickRecord) -> None:
    """Empty what the play of tricks fills, but for the claims that were made and the cards that have left the table."""
    t.trick[:] = NO_CARD
    t.claimed[:] = NO_CARD
    t.voids[:] = 0
    t.unsafe[:] = 0
    t.trick_size = t.tricks = t.restricted = 0
    clear_claim(t)
    t.checked = NOT_CHECKED


@rule
def begin_naming(t: TrickRecord) -> None:
    """The dealer names the ruling suit."""
    t.stage = NAMING
    t.turn = t.dealer


@rule
def look(t: TrickRecord, house: TrickHouse) -> None:
    """All take up their hands; what comes before the first trick comes now."""
    deal_hands(t, house)
    if house.dealer_option == DealerOption.AFTER_LOOK:
        begin_naming(t)  # 2.2
    elif house.exchange != NO_EXCHANGE:
        begin_exchange(t, house)  # 2.3
    else:
        begin_tricks(t, house)


@rule
def deal_hands(t: TrickRecord, house: TrickHouse) -> None:
    """Deal one card after the other to each, from the dealer's left, until all are dealt."""
    seat = first_seat(t, house)
    for place in range(t.undealt_size):
        take_in(t, seat, int(t.undealt[place]))  # 2.1
        t.undealt[place] = NO_CARD
        seat = next_seat(house, seat)
    t.undealt_size = 0


@rule
def name_suit(t: TrickRecord, house: TrickHouse, named: int) -> None:
    """The dealer's choice, a suit or none, stands for the deal."""
    t.ruling = 0 if named == NO_RULE - RULE else named + 1
    if house.dealer_option == DealerOption.BEFORE_LOOK:
        deal_hands(t, house)
    begin_tricks(t, house)


@rule
def begin_tricks(t: TrickRecord, house: TrickHouse) -> None:
    """The player to the dealer's left leads to the first trick."""
    if house.dealer_option == DealerOption.ALWAYS_ANIMALS:
        t.ruling = ANIMALS + 1  # 2.2
    if house.restrict_peppers:
        t.restricted = 1 << CHILI_PEPPERS  # 3.2
    if house.restrict_ruling and t.ruling > 0:
        t.restricted |= 1 << t.ruling - 1
    lead_from(t, first_seat(t, house))  # 3.1


@rule
def lead_from(t: TrickRecord, seat: int) -> None:
    """Let this seat lead to the next trick."""
    t.stage = PLAYING
    t.leader = t.turn = seat


# -- 3: the play of a trick ---------------------------------------------------------------------------------------------------------------


@rule
def is_penalty(t: TrickRecord, house: TrickHouse, card: int) -> bool:
    """Whether a card is one that nobody wants: a chili pepper, or the penalty animal of the game."""
    return suit(card) == CHILI_PEPPERS or card == penalty_card(t, house)


@rule
def penalty_card(t: TrickRecord, house: TrickHouse) -> int:
    """The animal that nobody wants, in a game that has one."""
    return card_of(t, house, house.dog if house.penalty_animal == PenaltyAnimal.THE_DOG else house.turtle)


@rule
def barred_now(t: TrickRecord, house: TrickHouse, card: int) -> bool:
    """Whether a penalty card is barred because this is the first trick."""
    return house.safe_first_trick == 1 and t.tricks == 0 and is_penalty(t, house, card)  # 3.5


@rule
def is_kept_back(t: TrickRecord, card: int) -> bool:
    """Whether a card is of a suit that may not be led yet."""
    return bool(t.restricted >> suit(card) & 1 == 1)  # 3.2


@rule
def can_lead_freely(t: TrickRecord) -> bool:
    """Whether the hand of the seat to move has a card of a suit that may be led."""
    for place in range(t.hand_size[t.turn]):
        if not is_kept_back(t, int(t.hand[t.turn, place])):
            return True
    return False


@rule
def can_follow(t: TrickRecord) -> bool:
    """Whether the hand of the seat to move has a card of the suit led."""
    for place in range(t.hand_size[t.turn]):
        if suit(int(t.hand[t.turn, place])) == suit(int(t.trick[0])):
            return True
    return False


@rule
def is_of_choice(t: TrickRecord, card: int, narrowed: bool) -> bool:
    """Whether 3.2 or 3.3 leaves a card of the hand; where it is `narrowed` that takes a free suit, or the suit led."""
    if not narrowed:
        return True
    return not is_kept_back(t, card) if t.trick_size == 0 else suit(card) == suit(int(t.trick[0]))


@rule
def has_safe(t: TrickRecord, house: TrickHouse, narrowed: bool) -> bool:
    """Whether one of the cards that 3.2 or 3.3 leaves to the seat to move is not barred from the first trick."""
    for place in range(t.hand_size[t.turn]):
        card = int(t.hand[t.turn, place])
        if is_of_choice(t, card, narrowed) and not barred_now(t, house, card):
            return True
    return False


@rule
def card_objection(t: TrickRecord, house: TrickHouse, card: int) -> int:
    """Why a card may not be played to the trick."""
    if card == NO_CARD or not holds(t, t.turn, card):
        return NOT_HELD
    narrowed = can_lead_freely(t) if t.trick_size == 0 else can_follow(t)
    if not is_of_choice(t, card, narrowed):
        return NOT_LOOSE if t.trick_size == 0 else MUST_FOLLOW  # 3.2, 3.3
    if barred_now(t, house, card) and has_safe(t, house, narrowed):
        return NOT_IN_FIRST_TRICK  # 3.5
    return LEGAL


@rule
def play_card(t: TrickRecord, house: TrickHouse, card: int) -> None:
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
def show_voids(t: TrickRecord, house: TrickHouse, card: int) -> None:
    """Note which suits a seat cannot hold, as its card shows all."""
    seat = t.turn
    choice = 1 << suit(card)
    if t.trick_size == 0 and is_kept_back(t, card):
        t.voids[seat] |= ALL_SUITS & ~t.restricted  # 7.1
        choice = ALL_SUITS
    elif t.trick_size == 0:
        choice = ALL_SUITS & ~t.restricted
    elif suit(card) != suit(int(t.trick[0])):
        t.voids[seat] |= 1 << suit(int(t.trick[0]))  # 7.1
        choice = ALL_SUITS
    if barred_now(t, house, card):
        t.unsafe[seat] |= choice  # 7.1: it had no other card to choose


@rule
def could_hold(t: TrickRecord, house: TrickHouse, seat: int, card: int) -> bool:
    """Whether all that was shown leaves it possible that this seat holds this card."""
    suits = 1 << suit(card)
    if t.voids[seat] & suits:
        return False  # 7.1
    if t.unsafe[seat] & suits and not is_penalty(t, house, card):
        return False
    return not was_given_elsewhere(t, house, seat, card)  # 7.2


@rule
def beats(t: TrickRecord, house: TrickHouse, card: int, other: int) -> bool:
    """Whether a card beats one that led the trick so far."""
    if suit(card) == suit(other):
        return strength(house, card) > strength(house, other)
    return bool(suit(card) + 1 == t.ruling)


@rule
def controlling_place(t: TrickRecord, house: TrickHouse) -> int:
    """The place in the trick of its controlling card."""
    best = 0
    for place in range(1, t.trick_size):
        if beats(t, house, int(t.trick[place]), int(t.trick[best])):
            best = place  # 3.6
    return best


@rule
def controller(t: TrickRecord, house: TrickHouse) -> int:
    """The seat of the controlling card."""
    seat = int(t.leader) + controlling_place(t, house)
    return seat - int(house.seats) if seat >= house.seats else seat


# -- 4: the scrump ------------------------------------------------------------------------------------------------------------------------


@rule
def clear_claim(t: TrickRecord) -> None:
    """Forget the word that was claimed, and who claimed it."""
    t.scrumper = t.word = t.scrump_target = 0


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


# -- the end of a trick and of a deal -----------------------------------------------------------------------------------------------------


@rule
def resolve(t: TrickRecord, house: TrickHouse, taker: int) -> None:
    """The trick goes to its taker, who leads to the next."""
    side = side_of(taker, sides_of(house))
    t.sheet[side, TRICKS] += 1  # 3.7
    for place in range(t.trick_size):
        card = int(t.trick[place])
        count_card(t, house, side, card)
        put_away(t, card)
        t.trick[place] = NO_CARD
    t.trick_size = 0
    t.tricks += 1
    lead_from(t, taker)


@rule
def count_card(t: TrickRecord, house: TrickHouse, side: int, card: int) -> None:
    """Count a card that was taken under what it is."""
    if suit(card) == ANIMALS:
        t.sheet[side, ANIMAL_CARDS] += 1
    if suit(card) == CHILI_PEPPERS:
        t.sheet[side, PEPPERS] += icons(house, card) if house.icons_count else 1
    if card == card_of(t, house, house.dog):
        t.sheet[side, DOG] = 1
    if card == card_of(t, house, house.turtle):
        t.sheet[side, TURTLE_CARD] = 1


@rule
def icons(house: TrickHouse, card: int) -> int:
    """The icons on a chili pepper."""
    return (int(house.icons) >> 2 * ((card & 15) - 1) & 3) + 1  # 1.2


@rule
def side_with(t: TrickRecord, house: TrickHouse, item: int) -> int:
    """The side that took the penalty animal, DOG or TURTLE_CARD."""
    side = 0
    while side < sides_of(house) - 1 and t.sheet[side, item] == 0:
        side += 1
    return side


@rule
def side_with_most_tricks(t: TrickRecord, house: TrickHouse) -> int:
    """The one of two sides that has more tricks."""
    return 0 if t.sheet[0, TRICKS] > BOOK else 1


@rule
def all_taken(t: TrickRecord) -> bool:
    """Whether the last trick of the deal has just been taken."""
    return bool(t.phase == PLAY and t.stage == PLAYING and t.trick_size == 0 and t.hand_size[t.turn] == 0)


@rule
def count_with_dealer(t: TrickRecord, seat: int) -> None:
    """The deal waits to be counted, and this seat deals next."""
    t.dealer = seat
    t.phase = COUNT


@rule
def count_hand(t: TrickRecord, house: TrickHouse, side: int, points: int) -> None:
    """Write the points of a side for the tricks of the deal, and what the deal brought it with its checks."""
    add_points(t, house, side, HAND, points)  # 6.1
    t.sheet[side, TOTAL] = t.sheet[side, HAND] + t.sheet[side, SPELLCHECKS]


# -- moves --------------------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: TrickRecord, house: TrickHouse, move: int) -> int:
    """Why a move may not be made now, or LEGAL."""
    if t.stage == PLAYING:
        return card_objection(t, house, move) if move < CARD_NUMBERS else NOT_ASKED
    if t.stage == EXCHANGING:
        return pass_objection(t, move)
    if t.stage == SCRUMPING and SCRUMP <= move < DECLINE:
        return scrump_objection(t, house, move - SCRUMP)
    return LEGAL if first_answer(t) <= move <= last_answer(t) else NOT_ASKED


@rule
def pass_objection(t: TrickRecord, move: int) -> int:
    """Why a card may not be chosen for the neighbour."""
    if move < PASS or move >= PASS + CARD_NUMBERS:
        return NOT_ASKED
    return LEGAL if move != PASS and holds(t, t.turn, move - PASS) else NOT_HELD


@rule
def first_answer(t: TrickRecord) -> int:
    """The lowest of the moves that answer what is asked, claims of words aside."""
    if t.stage == NAMING:
        return RULE
    if t.stage == SCRUMPING:
        return DECLINE
    if t.stage == CHECKING:
        return ACCEPT
    return TAKE_DEAL if t.stage == CHOOSING_DEALER else TAKE_MINUS


@rule
def last_answer(t: TrickRecord) -> int:
    """The highest move number that can answer at this stage; `first_answer` is the lowest."""
    if t.stage == NAMING:
        return NO_RULE
    if t.stage == SCRUMPING:
        return DECLINE
    if t.stage == CHECKING:
        return SPELLCHECK
    return LEAVE_DEAL if t.stage == CHOOSING_DEALER else GIVE_PLUS


@rule
def legal(t: TrickRecord, house: TrickHouse, out: Any) -> int:
    """The legal moves, ascending: only what the stage can allow is asked about."""
    number = 0
    if t.stage == PLAYING or t.stage == EXCHANGING:
        for place in range(t.hand_size[t.turn]):
            move = int(t.hand[t.turn, place]) + (PASS if t.stage == EXCHANGING else 0)
            if t.stage == EXCHANGING or card_objection(t, house, move) == LEGAL:
                out[number] = move
                number += 1
        return number
    for move in range(SCRUMP if t.stage == SCRUMPING else first_answer(t), last_answer(t) + 1):
        if move >= DECLINE or scrump_objection(t, house, move - SCRUMP) == LEGAL:
            out[number] = move
            number += 1
    return number


@rule
def make(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Make a move; the game goes on from there when all tricks are taken."""
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
def answer_scrump(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Claim a word, or let it be."""
    if move == DECLINE:
        ask_next_to_scrump(t, house)
    else:
        scrump(t, house, move - SCRUMP)


@rule
def answer(t: TrickRecord, house: TrickHouse, move: int) -> None:
    """Let a claim pass or have it checked; take the deal or leave it."""
    if move == ACCEPT:
        ask_next_to_check(t, house)
    elif move == SPELLCHECK:
        check(t, house)
    else:
        count_with_dealer(t, t.turn if move == TAKE_DEAL else next_seat(house, t.turn))  # 6.3
