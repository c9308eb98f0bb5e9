"""Soup; the numbers in the margin are the paragraphs of RULES.md."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ....cards.dialect import rule
from ....cards.faces import CARD_NUMBERS, NO_CARD
from ....cards.lexicon import LONGEST_WORD
from ....cards.lexicon.automaton import ends_word, goes_on, is_part, root, step
from ....cards.lexicon.flagged import is_flagged
from ....engine.house import HouseError, choice, fixed, one_of
from ....engine.house import house as house_rules
from ....engine.match import COUNT, LEGAL
from ....language import later, message
from ...match import next_seat
from ..house import LettersHouse, RudeWords, WordMode, check_deck, exchange_row, seats_row, target_row
from ..moves import (
    AGREE,
    AGREEING,
    CALL,
    CHECK_SOUP,
    COMPLY,
    DEMAND,
    DROP,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    EXCHANGING,
    GIVE_UP,
    INSPECT,
    INSPECTING,
    NAMED,
    NOTHING,
    OFFER,
    OFFERING,
    ON_LEFT,
    PASS,
    PLAYING,
    PROCEED,
    PROVING,
    REFUSE,
    REPLYING,
    SOUP_MOVES,
    letter_of_move,
    names_letter,
)
from ..reasons import (
    IMPOSSIBLE,
    IS_WORD,
    MUST_START,
    NO_WORD,
    NOT_ASKED,
    NOT_HELD,
    NOTHING_TO_CALL,
    ONLY_FRESH,
    RIGHT_END_ONLY,
    RUDE_WORD,
    TOO_LONG,
    TOO_SHORT,
)
from ..record import SoupRecord
from ..rules import (
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
    letters_of,
    put_away,
    take_in,
    take_out,
    was_given_elsewhere,
)
from .course import (
    AGREED,
    COMPLIED,
    DROPPED,
    GAVE_UP,
    INSPECTED,
    NOT_PROVED,
    PROVED,
    REFUSED,
    STOOD,
    forget_course,
    note_asked,
    note_card,
    note_word,
)
from .rude import said_code

TRICKS, SPELLCHECKS, HAND, TOTAL = range(4)
"""The items of the sheet: tricks eaten, checks, the points of the tricks, both together."""
FRESH, LEFT_SOUP, ATE_WITH_CARD, NO_CLAIM = range(4)
"""How the table came to be as the seat to move finds it: the deal begins or the last card was fresh soup; a card was added and the soup
left; a card was added and the soup eaten; a call was complied with or decided."""
LOST, WON = 5, -5


class SoupEnds(IntEnum):
    """At which ends of the soup a card may be added."""

    RIGHT = 0
    BOTH = 1


class SoupPossible(IntEnum):
    """Whether a soup must stay possible, or the next player may demand to hear a word."""

    ENFORCED = 0
    CHALLENGE = 1


@house_rules
class House(LettersHouse):
    """The house rules of Soup."""

    seats: int = seats_row(3, later("letters-rule-seats-says"))
    target: int = target_row(25, 50, default=50, says=later("letters-rule-target-ends-says"))
    low_wins: int = fixed(1)  # 1.7
    rank_order: int = fixed(0)  # 1.4
    exchange: int = exchange_row()
    soup_min_word: int = one_of(2, 3, 4, default=2, paragraph="3.2")
    soup_ends: int = choice(SoupEnds, paragraph="3.3")
    soup_possible: int = choice(SoupPossible, paragraph="3.8")


def check(house: House) -> None:
    """Refuse house rules that do not go together; HouseError says which."""
    check_deck(house)
    if house.word_mode == WordMode.STRICT and house.soup_possible == SoupPossible.CHALLENGE:
        raise HouseError(message("letters-soup-no-challenge"), "soup_possible")


@rule
def sides_of(house: House) -> int:
    """The number of sides: three, each alone."""
    return 3  # 1.1


# -- 2: the deal --------------------------------------------------------------------------------------------------------------------------


@rule
def deal(t: SoupRecord, house: House, order: Any) -> None:
    """Deal all cards; then three are passed."""
    clear_hands(t)
    t.target = house.target
    t.deals += 1
    lay_letters(t, house)
    clear_table(t)
    seat = first_seat(t, house)
    for place in range(order.size):
        take_in(t, seat, int(order[place]))  # 2.1
        seat = next_seat(house, seat)
    begin_exchange(t, house)  # 2.3


@rule
def clear_table(t: SoupRecord) -> None:
    """No soup, no trick, and nothing done yet in this deal."""
    empty_table(t)
    forget_course(t)
    t.tricks[:] = 0
    t.eaten_size = t.asked = 0


@rule
def empty_table(t: SoupRecord) -> None:
    """No soup, and no word being named."""
    t.soup[:] = NO_CARD
    t.word[:] = 0
    t.soup_size = t.word_size = 0
    t.came = FRESH


@rule
def begin_soup(t: SoupRecord, house: House) -> None:
    """Begin the soup with the starter, which the seat that holds it plays."""
    starter = card_of(t, house, house.starter)
    t.turn = 0
    while t.turn < house.seats - 1 and not holds(t, t.turn, starter):  # in a view others' cards are not seen
        t.turn += 1  # 3.1
    t.stage = PLAYING


# -- 3: words and soups -------------------------------------------------------------------------------------------------------------------


@rule
def soup_state(t: SoupRecord, house: House) -> int:
    """Where the letters of the soup lead in the word list, from left to right."""
    state = root(house.lexicon)
    for place in range(t.soup_size):
        state = step(state, int(t.letters[t.soup[place]]))  # 3.2
    return state


@rule
def is_word_now(t: SoupRecord, house: House) -> bool:
    """Whether the whole soup is a word."""
    return t.soup_size >= house.soup_min_word and ends_word(soup_state(t, house), house.lexicon)


@rule
def completes(t: SoupRecord, house: House, card: int, on_left: bool) -> bool:
    """Whether a card added at one end makes the whole soup a word."""
    if t.soup_size + 1 < house.soup_min_word:
        return False
    if not on_left:
        return ends_word(step(soup_state(t, house), int(t.letters[card])), house.lexicon)
    state = step(root(house.lexicon), int(t.letters[card]))
    for place in range(t.soup_size):
        state = step(state, int(t.letters[t.soup[place]]))
    return ends_word(state, house.lexicon)


@rule
def stays_possible(t: SoupRecord, house: House, card: int, on_left: bool) -> bool:
    """Whether the soup with this card at one end can still grow into a word."""
    add_to_word(t, card, on_left)
    possible = can_grow(t, house, t.soup_size + 1)
    if possible and t.soup_size == 1 and house.soup_min_word > 3:
        possible = pair_can_grow(t, house)  # 3.2: a few pairs grow into words of three letters only
    t.word[:] = 0
    return possible


@rule
def can_grow(t: SoupRecord, house: House, size: int) -> bool:
    """Whether some word of the list goes on from the letters in the place for words."""
    if house.soup_ends == SoupEnds.BOTH:
        return bool(is_part(house.lexicon, t.word, size, True))  # 3.3
    state = root(house.lexicon)
    for place in range(size):
        state = step(state, int(t.word[place]))
    return bool(goes_on(state, house.lexicon))


@rule
def pair_can_grow(t: SoupRecord, house: House) -> bool:
    """Whether two letters in the place for words are a part of three that can grow."""
    first, second = int(t.word[0]), int(t.word[1])
    for letter in range(1, letters_of(house) + 1):
        t.word[2] = letter
        if can_grow(t, house, 3):
            return True
    for letter in range(1, letters_of(house) + 1):
        t.word[0], t.word[1], t.word[2] = letter, first, second
        if house.soup_ends == SoupEnds.BOTH and can_grow(t, house, 3):
            return True
    return False


@rule
def add_to_word(t: SoupRecord, card: int, on_left: bool) -> None:
    """Write the letters of the soup with a card at one end into the place for words."""
    first = 1 if on_left else 0
    for place in range(t.soup_size):
        t.word[first + place] = t.letters[t.soup[place]]
    t.word[0 if on_left else t.soup_size] = t.letters[card]


# -- 3.4 to 3.6: the ways to play a card --------------------------------------------------------------------------------------------------


@rule
def play_objection(t: SoupRecord, house: House, card: int, on_left: bool) -> int:
    """Why a card may not be added and the soup be left."""
    if not holds(t, t.turn, card):
        return NOT_HELD
    if t.played_size + t.soup_size == 0:
        return LEGAL if card == card_of(t, house, house.starter) else MUST_START  # 3.1
    if t.soup_size > 0 and house.soup_possible == SoupPossible.ENFORCED and not stays_possible(t, house, card, on_left):
        return IMPOSSIBLE  # 3.4
    is_eaten = house.word_mode == WordMode.STRICT and completes(t, house, card, on_left)
    if is_eaten and not is_refused(t, house, (EAT_ON_LEFT if on_left else EAT) + card):
        return IS_WORD  # 3.7
    return LEGAL


@rule
def eat_objection(t: SoupRecord, house: House, card: int, on_left: bool) -> int:
    """Why a card may not be added and the soup be eaten."""
    if not holds(t, t.turn, card):
        return NOT_HELD
    if t.soup_size == 0:
        return ONLY_FRESH  # 3.5
    if house.word_mode == WordMode.STRICT and not completes(t, house, card, on_left):
        return TOO_SHORT if t.soup_size + 1 < house.soup_min_word else NO_WORD  # 3.2, 3.7
    return LEGAL


@rule
def eat_first_objection(t: SoupRecord, card: int) -> int:
    """Why the soup may not be eaten before a card is played."""
    if not holds(t, t.turn, card):
        return NOT_HELD
    return ONLY_FRESH if t.soup_size == 0 else LEGAL  # 3.6


@rule
def add(t: SoupRecord, card: int, on_left: bool) -> None:
    """Lay a card from the hand at one end of the soup."""
    take_out(t, t.turn, card)
    place = int(t.soup_size)
    if on_left:
        while place > 0:
            t.soup[place] = t.soup[place - 1]
            place -= 1
    t.soup[place] = card
    t.soup_size += 1


@rule
def eat(t: SoupRecord, seat: int) -> None:
    """A seat takes the whole soup face down as one trick."""
    t.eaten_size = t.soup_size
    for place in range(t.soup_size):
        put_away(t, int(t.soup[place]))
        t.soup[place] = NO_CARD
    t.soup_size = 0
    t.tricks[seat] += 1


@rule
def pass_on(t: SoupRecord, house: House, came: int) -> None:
    """The next seat's turn, which finds the table so; behind the last card it may only call."""
    t.came = came
    t.asked = 0
    t.stage = PLAYING
    t.turn = next_seat(house, t.turn)
    if t.hand_size[t.turn] == 0 and not may_call(t, house):
        t.phase = COUNT  # 4.6


# -- 4: calls and inspections -------------------------------------------------------------------------------------------------------------


@rule
def may_call(t: SoupRecord, house: House) -> bool:
    """Whether the seat to move may order its neighbour to eat a word that he left."""
    return house.word_mode != WordMode.STRICT and t.asked == 0 and t.came == LEFT_SOUP and t.soup_size >= 2  # 4.1


@rule
def may_inspect(t: SoupRecord, house: House) -> bool:
    """Whether the seat to move may look at the soup that its neighbour has just eaten as a word."""
    return house.word_mode != WordMode.STRICT and t.asked == 0 and t.came == ATE_WITH_CARD and t.hand_size[t.turn] > 0  # 4.5


@rule
def may_demand(t: SoupRecord, house: House) -> bool:
    """Whether the seat to move may demand to hear a word that the soup can become."""
    return house.soup_possible == SoupPossible.CHALLENGE and may_call(t, house)  # 3.8


@rule
def decide(t: SoupRecord, house: House, word: bool) -> None:
    """The list has decided about a call by the seat to move: its neighbour left a word and eats it, or he did not."""
    caller = t.turn
    other = last_seat(house, caller)
    score_check(t, house, caller if word else other, other if word else caller)
    if word:
        eat(t, other)  # 4.4
    back_to(t, house, caller)


@rule
def score_check(t: SoupRecord, house: House, winner: int, loser: int) -> None:
    """Take five points off the seat that wins a check, and give five to the loser, at once."""
    add_points(t, house, winner, SPELLCHECKS, WON)  # 5.1
    add_points(t, house, loser, SPELLCHECKS, LOST)


@rule
def back_to(t: SoupRecord, house: House, seat: int) -> None:
    """A call or the like is over: its caller plays a card, or the deal ends if there is none."""
    t.turn = seat
    t.stage = PLAYING
    t.came = NO_CLAIM
    t.asked = 1
    if t.hand_size[seat] == 0:
        t.phase = COUNT  # 4.6


@rule
def ask_neighbour(t: SoupRecord, house: House, stage: int) -> None:
    """The neighbour whose card is in question has to answer."""
    t.stage = stage
    t.turn = last_seat(house, t.turn)


@rule
def answer_call(t: SoupRecord, house: House, move: int) -> None:
    """The neighbour eats, or has the list decide; then the caller may offer to take the call back."""
    caller = next_seat(house, t.turn)
    if move == COMPLY:
        note_asked(t, COMPLIED)
        eat(t, t.turn)  # 4.2
        back_to(t, house, caller)
    else:
        t.stage = OFFERING  # 4.3
        t.turn = caller


@rule
def inspect(t: SoupRecord, house: House, move: int) -> None:
    """Let the eaten soup be, or have the list decide whether it is a word."""
    inspector = t.turn
    eater = last_seat(house, inspector)
    note_asked(t, INSPECTED if move == CHECK_SOUP else DROPPED)
    if move == CHECK_SOUP:
        word = was_word(t, house)
        score_check(t, house, eater if word else inspector, inspector if word else eater)  # 4.5
    back_to(t, house, inspector)


@rule
def was_word(t: SoupRecord, house: House) -> bool:
    """Whether the soup that was eaten last is a word."""
    state = root(house.lexicon)
    for place in range(t.played_size - t.eaten_size, t.played_size):
        state = step(state, int(t.letters[t.played[place]]))
    return t.eaten_size >= house.soup_min_word and ends_word(state, house.lexicon)


# -- 3.8: a word is demanded --------------------------------------------------------------------------------------------------------------


@rule
def add_letter(t: SoupRecord, letter: int) -> None:
    """The next letter of the word that is named."""
    t.word[t.word_size] = letter
    t.word_size += 1


@rule
def proves(t: SoupRecord, house: House) -> bool:
    """Whether the word named is in the list and grows out of the soup."""
    state = root(house.lexicon)
    for place in range(t.word_size):
        state = step(state, int(t.word[place]))
    if t.word_size <= t.soup_size or t.word_size < house.soup_min_word or not ends_word(state, house.lexicon):
        return False
    last = t.word_size - t.soup_size if house.soup_ends == SoupEnds.BOTH else 0
    first = 0
    while first < last and not has_soup_at(t, first):
        first += 1
    return has_soup_at(t, first)


@rule
def has_soup_at(t: SoupRecord, first: int) -> bool:
    """Whether the soup stands in the word named, from this letter on."""
    place = 0
    while place < t.soup_size and t.word[first + place] == t.letters[t.soup[place]]:
        place += 1
    return place == t.soup_size


@rule
def end_proof(t: SoupRecord, house: House, proved: bool) -> None:
    """The word is named, or given up: without one its player loses the check and eats."""
    other = t.turn
    demander = next_seat(house, other)
    score_check(t, house, other if proved else demander, demander if proved else other)
    if not proved:
        eat(t, other)
    t.word[:] = 0
    t.word_size = 0
    back_to(t, house, demander)


# -- 6: the score -------------------------------------------------------------------------------------------------------------------------


@rule
def score(t: SoupRecord, house: House) -> None:
    """A point for each trick; soup that is left belongs to nobody."""
    for place in range(t.soup_size):
        put_away(t, int(t.soup[place]))  # 4.6
        t.soup[place] = NO_CARD
    t.soup_size = 0
    for side in range(3):
        t.sheet[side, TRICKS] = t.tricks[side]
        add_points(t, house, side, HAND, int(t.tricks[side]))  # 6.1
        t.sheet[side, TOTAL] = t.sheet[side, HAND] + t.sheet[side, SPELLCHECKS]
    finish(t, house, 3)  # 6.4


@rule
def could_hold(t: SoupRecord, house: House, seat: int, card: int) -> bool:
    """Whether all that was shown leaves it possible that this seat holds this card."""
    if t.stage == PLAYING and t.played_size + t.soup_size == 0 and card == card_of(t, house, house.starter):
        return seat == t.turn  # 3.1: whose turn it is holds the starter
    return not was_given_elsewhere(t, house, seat, card)  # 7.2


# -- moves --------------------------------------------------------------------------------------------------------------------------------


@rule
def objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a move may not be made now, or LEGAL."""
    why = stage_objection(t, house, move)
    return RUDE_WORD if why == LEGAL and is_refused(t, house, move) else why


@rule
def is_refused(t: SoupRecord, house: House, move: int) -> bool:
    """Whether a move says a flagged word to be one, where nobody may."""
    return bool(house.rude_words == RudeWords.REFUSED and is_flagged(said_code(t, house, move)))  # 1.5


@rule
def stage_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a move may not be made at this stage, whatever word it says."""
    if t.stage == EXCHANGING:
        if move < PASS or move >= EAT:
            return NOT_ASKED
        return LEGAL if move != PASS and holds(t, t.turn, move - PASS) else NOT_HELD
    if t.stage == PLAYING:
        return turn_objection(t, house, move)
    if t.stage == PROVING:
        return proof_objection(t, house, move)
    return LEGAL if is_answer(t.stage, move) else NOT_ASKED


@rule
def turn_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a seat may not do this in its turn."""
    card, on_left = move % CARD_NUMBERS, move >= ON_LEFT
    if move >= CALL:
        return ask_objection(t, house, move)
    if card == NO_CARD or PASS <= move < EAT or t.hand_size[t.turn] == 0:
        return NOT_ASKED
    if on_left and house.soup_ends == SoupEnds.RIGHT:
        return RIGHT_END_ONLY  # 3.3
    if on_left and t.soup_size == 0:
        return ONLY_FRESH
    if move < PASS or ON_LEFT <= move < EAT_ON_LEFT:
        return play_objection(t, house, card, on_left)
    return eat_first_objection(t, card) if EAT_FIRST <= move < ON_LEFT else eat_objection(t, house, card, on_left)


@rule
def ask_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why a seat may not call, inspect, demand, or do nothing behind its last card."""
    if move == CALL:
        return LEGAL if may_call(t, house) else NOTHING_TO_CALL
    if move == INSPECT:
        return LEGAL if may_inspect(t, house) else NOTHING_TO_CALL
    if move == DEMAND:
        return LEGAL if may_demand(t, house) else NOTHING_TO_CALL
    return LEGAL if move == NOTHING and t.hand_size[t.turn] == 0 else NOT_ASKED


@rule
def proof_objection(t: SoupRecord, house: House, move: int) -> int:
    """Why this may not be the next letter of the word, or its end."""
    if names_letter(move):
        if letter_of_move(move) > letters_of(house):
            return NOT_ASKED
        return LEGAL if t.word_size < LONGEST_WORD else TOO_LONG  # 3.8
    if move == NAMED:
        return LEGAL if t.word_size > 0 else NOT_ASKED
    return LEGAL if move == GIVE_UP and t.word_size == 0 else NOT_ASKED


@rule
def is_answer(stage: int, move: int) -> bool:
    """Whether a move answers what is asked at this stage."""
    if stage == REPLYING:
        return move in (COMPLY, CHECK_SOUP)
    if stage == OFFERING:
        return move in (PROCEED, OFFER)
    if stage == AGREEING:
        return move in (AGREE, REFUSE)
    return stage == INSPECTING and move in (DROP, CHECK_SOUP)


@rule
def legal(t: SoupRecord, house: House, out: Any) -> int:
    """The legal moves, ascending: only what the stage can allow is asked about."""
    number = 0
    if t.stage == EXCHANGING or t.stage == PLAYING:
        for way in range(6):
            for place in range(t.hand_size[t.turn]):
                move = CARD_NUMBERS * way + int(t.hand[t.turn, place])
                if objection(t, house, move) == LEGAL:
                    out[number] = move
                    number += 1
    first, end = (CALL, NOTHING + 1) if t.stage == PLAYING else (NOTHING + 1, SOUP_MOVES)
    for move in range(first, end):
        if objection(t, house, move) == LEGAL:
            out[number] = move
            number += 1
    return number


@rule
def play(t: SoupRecord, house: House, move: int) -> None:
    """Make a move."""
    if t.stage == EXCHANGING:
        if choose_to_pass(t, house, move - PASS):
            begin_soup(t, house)
    elif t.stage == PLAYING and move < CALL:
        play_card(t, house, move)
    elif t.stage == PLAYING:
        begin_ask(t, house, move)
    else:
        answer(t, house, move)


@rule
def play_card(t: SoupRecord, house: House, move: int) -> None:
    """Play a card in one of the ways."""
    seat, card, on_left = t.turn, move % CARD_NUMBERS, move >= ON_LEFT
    note_card(t, move)
    if EAT_FIRST <= move < ON_LEFT:
        eat(t, seat)  # 3.6
        add(t, card, False)
        pass_on(t, house, FRESH)
    elif EAT <= move < EAT_FIRST or move >= EAT_ON_LEFT:
        add(t, card, on_left)
        eat(t, seat)  # 3.5
        pass_on(t, house, ATE_WITH_CARD)
    else:
        add(t, card, on_left)
        pass_on(t, house, LEFT_SOUP if t.soup_size > 1 else FRESH)  # 3.4


@rule
def begin_ask(t: SoupRecord, house: House, move: int) -> None:
    """Call, inspect, demand a word; or do nothing, which ends the deal."""
    if move == CALL:
        ask_neighbour(t, house, REPLYING)  # 4.1
    elif move == INSPECT:
        t.stage = INSPECTING  # 4.5
    elif move == DEMAND:
        ask_neighbour(t, house, PROVING)  # 3.8
    else:
        t.phase = COUNT  # 4.6


@rule
def answer(t: SoupRecord, house: House, move: int) -> None:
    """Answer what is asked."""
    if t.stage == REPLYING:
        answer_call(t, house, move)
    elif t.stage == INSPECTING:
        inspect(t, house, move)
    elif t.stage == PROVING:
        answer_demand(t, house, move)
    else:
        settle_call(t, house, move)


@rule
def answer_demand(t: SoupRecord, house: House, move: int) -> None:
    """Another letter, or the end of the word."""
    if names_letter(move):
        add_letter(t, letter_of_move(move))
    else:
        proved = move == NAMED and proves(t, house)
        if move == NAMED:
            note_asked(t, PROVED if proved else NOT_PROVED)
            note_word(t)
        else:
            note_asked(t, GAVE_UP)
        end_proof(t, house, proved)


@rule
def settle_call(t: SoupRecord, house: House, move: int) -> None:
    """The caller goes on or offers to take the call back, to which the other agrees or not."""
    if move == OFFER:
        ask_neighbour(t, house, AGREEING)  # 4.3
        return
    if t.stage == AGREEING:
        t.turn = next_seat(house, t.turn)
    if move == AGREE:
        note_asked(t, AGREED)
        t.stage = PLAYING
        t.asked = 1
        end_if_out(t)
    else:
        word = is_word_now(t, house)
        note_asked(t, (REFUSED if move == REFUSE else STOOD) + int(word))
        decide(t, house, word)


@rule
def end_if_out(t: SoupRecord) -> None:
    """Behind the last card there is nothing more to do."""
    if t.hand_size[t.turn] == 0:
        t.phase = COUNT  # 4.6
