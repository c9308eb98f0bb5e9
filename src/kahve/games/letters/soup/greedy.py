"""How a good club player rates a move in Soup: by what it leaves for the next player, from what the seat has seen.

Worths are whole numbers, a hundred to the point. A trick eaten costs a point, and a next player who has no safe card will eat one.
`t` is the view of the seat to move; `vocabulary` is the list that the player knows, 0 for that of the house.
"""

from __future__ import annotations

from ....cards.dialect import search
from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon import LONGEST_WORD
from ....cards.lexicon.automaton import NOWHERE, ends_word, goes_on, is_part, root, step
from ....cards.lexicon.flagged import goes_on_flagged_only, no_letters, with_letter
from ...match import next_seat
from ..greedy import FOOLISH, IN_WORDS, LEVELS, POINT, hidden_cards, list_of, missing
from ..house import RudeWords
from ..moves import (
    AGREE,
    AGREEING,
    CALL,
    CHECK_SOUP,
    COMPLY,
    DEMAND,
    EAT,
    EAT_FIRST,
    EAT_ON_LEFT,
    EXCHANGING,
    INSPECT,
    INSPECTING,
    NAMED,
    OFFER,
    OFFERING,
    ON_LEFT,
    PASS,
    PROVING,
    REPLYING,
    letter_of_move,
    names_letter,
)
from ..record import SoupRecord
from ..rude import is_unsaid
from ..rules import alphabet_of, letters_of
from .rude import named_code, soup_code
from .rules import House, SoupEnds, was_word

EATING = POINT
"""What it costs to eat."""
CHECK_LOST = 10 * POINT
"""What a lost check costs: five points, and the other wins as many."""
STUCK = POINT // 2
"""What it is worth that the next player has no safe card."""
CALLED = 950
"""Of a thousand words left lying, those that are expected to be called."""
OUT_OF_WAY = 30
"""What it is worth to be rid of the letter that fits least."""
PREFIX = 3
"""So many letters before the soup a player thinks of when he has to name a word."""
FAR = 100
"""More letters than any word has: no word comes to mind."""


# -- the soup as it may become ------------------------------------------------------------------------------------------------------------


@search
def write_soup(t: SoupRecord, letter: int, on_left: bool) -> int:
    """Write the letters of the soup with one at an end into the place for words; how many there are. Letter 0 is none."""
    size = 0
    if letter != 0 and on_left:
        t.word[0] = letter
        size = 1
    for place in range(t.soup_size):
        t.word[size] = t.letters[t.soup[place]]
        size += 1
    if letter != 0 and not on_left:
        t.word[size] = letter
        size += 1
    return size


@search
def written_state(t: SoupRecord, size: int, words: int) -> int:
    """Where the letters that are written lead in the word lists of the alphabet of this list."""
    state = root(words)
    for place in range(size):
        state = step(state, int(t.word[place]))
    return state


@search
def is_written_word(t: SoupRecord, house: House, size: int, words: int) -> bool:
    """Whether the letters that are written are a word of this list."""
    return size >= house.soup_min_word and ends_word(written_state(t, size, words), words)


@search
def is_written_possible(t: SoupRecord, house: House, size: int, words: int) -> bool:
    """Whether the letters that are written can become a word of this list."""
    if house.soup_ends == SoupEnds.BOTH:
        return is_part(words, t.word, size, True)
    return goes_on(written_state(t, size, words), words)


@search
def soup_is_sayable(t: SoupRecord, house: House, words: int) -> bool:
    """Whether the soup as it lies is a word of this list that a bot says."""
    return soup_is_word(t, house, words) and not is_unsaid(house, soup_code(t, no_letters(house.lexicon)))


@search
def soup_is_word(t: SoupRecord, house: House, words: int) -> bool:
    """Whether the soup as it lies is a word of this list."""
    is_word = is_written_word(t, house, write_soup(t, 0, False), words)
    t.word[:] = 0
    return is_word


@search
def soup_is_possible(t: SoupRecord, house: House, words: int) -> bool:
    """Whether the soup as it lies can become a word of this list."""
    possible = is_written_possible(t, house, write_soup(t, 0, False), words)
    t.word[:] = 0
    return possible


@search
def is_safe_answer(t: SoupRecord, house: House, size: int, letter: int, words: int) -> bool:
    """Whether a letter added to what is written on the right leaves what can become a word and is none."""
    t.word[size] = letter
    possible = is_written_possible(t, house, size + 1, words)
    safe = possible and not is_written_word(t, house, size + 1, words)
    t.word[size] = 0
    return safe


@search
def safe_answers(t: SoupRecord, house: House, size: int, words: int) -> int:
    """The letters that the next player may add safely on the right to what is written, a bit each."""
    safe, state = 0, written_state(t, size, words)
    for letter in range(1, letters_of(house) + 1):
        if house.soup_ends == SoupEnds.BOTH:
            safe |= int(is_safe_answer(t, house, size, letter, words)) << letter
            continue
        after = step(state, letter)
        word = size + 1 >= house.soup_min_word and ends_word(after, words)
        safe |= int(goes_on(after, words) and not word) << letter
    return safe


@search
def chance_stuck(t: SoupRecord, house: House, size: int, words: int) -> int:
    """The chance, in thousandths, that the next player holds no letter that he may safely add to what is written."""
    safe, hidden = safe_answers(t, house, size, words), hidden_soup_cards(t, house)
    number = fitting = 0
    for card in range(CARD_NUMBERS):
        if hidden >> card & 1 == 1:
            number += 1
            fitting += safe >> int(t.letters[card]) & 1
    share = min(100, 100 * int(t.hand_size[next_seat(house, t.turn)]) // max(1, number))
    return missing(share, fitting)


@search
def hidden_soup_cards(t: SoupRecord, house: House) -> int:
    """The cards that the seat to move has not seen, a bit each."""
    hidden = hidden_cards(t, house)
    for place in range(t.soup_size):
        hidden &= ~(1 << int(t.soup[place]))
    return hidden


# -- cards --------------------------------------------------------------------------------------------------------------------------------


@search
def riddance(t: SoupRecord, house: House, card: int) -> int:
    """What it is worth to be rid of a card: rare letters seldom fit."""
    return OUT_OF_WAY * (400 - int(IN_WORDS[alphabet_of(house), 0, t.letters[card]])) // 400


@search
def adding_worth(t: SoupRecord, house: House, card: int, on_left: bool, words: int) -> int:
    """What it is worth to add a card and leave the soup: nothing can happen if it is safe; a word left is mostly called."""
    size = write_soup(t, int(t.letters[card]), on_left)
    worth = STUCK * chance_stuck(t, house, size, words) // 1000
    word, possible = is_written_word(t, house, size, words), is_written_possible(t, house, size, words)
    t.word[:] = 0
    if not possible:
        return FOOLISH if size > 1 else worth
    return worth * (1000 - CALLED) // 1000 - EATING * CALLED // 1000 if word else worth


@search
def eating_worth(t: SoupRecord, house: House, card: int, on_left: bool, words: int) -> int:
    """What it is worth to add a card and eat: a word is safe, anything else would be found out."""
    size = write_soup(t, int(t.letters[card]), on_left)
    word = is_written_word(t, house, size, words) and not is_unsaid(house, named_code(t, house, size))
    t.word[:] = 0
    return -EATING if word else -EATING - CHECK_LOST


@search
def fresh_worth(t: SoupRecord, house: House, card: int, words: int) -> int:
    """What it is worth to eat first and then begin with this card."""
    t.word[0] = t.letters[card]
    worth = STUCK * chance_stuck(t, house, 1, words) // 1000
    t.word[:] = 0
    return worth - EATING


@search
def soup_card_worth(t: SoupRecord, house: House, move: int, words: int) -> int:
    """What it is worth to play a card in one of the ways."""
    card = move % CARD_NUMBERS
    if EAT_FIRST <= move < ON_LEFT:
        return riddance(t, house, card) + fresh_worth(t, house, card, words)
    if EAT <= move < EAT_FIRST or move >= EAT_ON_LEFT:
        return riddance(t, house, card) + eating_worth(t, house, card, move >= EAT_ON_LEFT, words)
    return riddance(t, house, card) + adding_worth(t, house, card, move >= ON_LEFT, words)


# -- a word that is demanded --------------------------------------------------------------------------------------------------------------


@search
def ways_on(t: SoupRecord, house: House, size: int, words: int) -> bool:
    """Whether the letters named so far begin a word with the soup in it: the soup begins at one of them, or right behind."""
    for first in range(size + 1 if house.soup_ends == SoupEnds.BOTH else 1):
        place, state, code = 0, written_state(t, size, words), named_code(t, house, size)
        while place < t.soup_size and first + place < size and t.word[first + place] == t.letters[t.soup[place]]:
            place += 1
        if place < t.soup_size and first + place < size:
            continue
        longer = first + place < size or first > 0
        while place < t.soup_size:
            state = step(state, int(t.letters[t.soup[place]]))
            code = with_letter(code, int(t.letters[t.soup[place]]))
            place += 1
        if goes_on(state, words) and (house.rude_words == RudeWords.ALLOWED or not goes_on_flagged_only(code, words)):
            return True
        if longer and ends_word(state, words) and not is_unsaid(house, code):
            return True
    return False


@search
def letters_before(t: SoupRecord, house: House, size: int, words: int) -> int:
    """How few letters more must come before the soup can begin in the word that is named; many if no word comes to mind."""
    if ways_on(t, house, size, words):
        return 0
    for more in range(1, PREFIX if house.soup_ends == SoupEnds.BOTH else 0):
        if size + more < LONGEST_WORD and prefix_fits(t, house, size, more, words):
            return more
    return FAR


@search
def prefix_fits(t: SoupRecord, house: House, size: int, more: int, words: int) -> bool:
    """Whether so many letters behind those named bring one to where the soup can begin: all are tried in turn."""
    depth, fits = 0, False
    while depth >= 0 and not fits:
        t.word[size + depth] += 1
        if t.word[size + depth] > letters_of(house):
            t.word[size + depth] = 0
            depth -= 1
        elif written_state(t, size + depth + 1, words) != NOWHERE:
            if depth + 1 == more:
                fits = ways_on(t, house, size + more, words)
            else:
                depth += 1
    for place in range(more):
        t.word[size + place] = 0
    return fits


@search
def naming_worth(t: SoupRecord, house: House, move: int, words: int) -> int:
    """What the next letter of the word is worth: the nearer its end the better."""
    size = int(t.word_size)
    if move == NAMED:
        return 1000 if ends_proof(t, house, size, words) else FOOLISH
    if not names_letter(move):
        return 0
    t.word[size] = letter_of_move(move)
    left = letters_before(t, house, size + 1, words)
    worth = 900 if ends_proof(t, house, size + 1, words) else 800 - left
    t.word[size] = 0
    return worth if left < FAR or worth == 900 else FOOLISH


@search
def ends_proof(t: SoupRecord, house: House, size: int, words: int) -> bool:
    """Whether the letters named are a word with the soup in it and a letter more."""
    if size <= t.soup_size or not is_written_word(t, house, size, words) or is_unsaid(house, named_code(t, house, size)):
        return False
    for first in range(size - t.soup_size + 1 if house.soup_ends == SoupEnds.BOTH else 1):
        place = 0
        while place < t.soup_size and t.word[first + place] == t.letters[t.soup[place]]:
            place += 1
        if place == t.soup_size:
            return True
    return False


# -- calls and answers --------------------------------------------------------------------------------------------------------------------


@search
def asking_worth(t: SoupRecord, house: House, move: int, words: int) -> int:
    """What it is worth to call, to inspect, to demand a word, or to do nothing."""
    if move == CALL:
        return 5 * POINT if soup_is_sayable(t, house, words) else FOOLISH
    if move == INSPECT:
        return FOOLISH if was_word_of(t, house, words) else CHECK_LOST
    if move == DEMAND:
        return FOOLISH if soup_is_possible(t, house, words) else CHECK_LOST
    return 0


@search
def was_word_of(t: SoupRecord, house: House, words: int) -> bool:
    """Whether the soup that was eaten last, which all have seen, is a word of this list."""
    if words == house.lexicon:
        return was_word(t, house)
    state = root(words)
    for place in range(t.played_size - t.eaten_size, t.played_size):
        state = step(state, int(t.letters[t.played[place]]))
    return t.eaten_size >= house.soup_min_word and ends_word(state, words)


@search
def reply_worth(t: SoupRecord, house: House, move: int, words: int) -> int:
    """What an answer is worth: a word is eaten, and the list is asked about what is none."""
    if t.stage == INSPECTING:
        return POINT if (move == CHECK_SOUP) != was_word_of(t, house, words) else 0
    word = soup_is_word(t, house, words)
    if t.stage == REPLYING:
        return POINT if (move == COMPLY) == word else 0
    if t.stage == OFFERING:
        return POINT if (move == OFFER) != word else 0
    return POINT if t.stage == AGREEING and (move == AGREE) == word else 0


@search
def soup_worth_knowing(t: SoupRecord, house: House, move: int, vocabulary: int) -> int:
    """What a move is worth to a player who knows these words; of level moves the one with the lowest number is worth most."""
    words = list_of(house, vocabulary)
    if t.stage == EXCHANGING:
        worth = riddance(t, house, move - PASS)
    elif t.stage == PROVING:
        worth = naming_worth(t, house, move, words)
    elif t.stage in (REPLYING, OFFERING, AGREEING, INSPECTING):
        worth = reply_worth(t, house, move, words)
    else:
        worth = asking_worth(t, house, move, words) if move >= CALL else soup_card_worth(t, house, move, words)
    return 4 * LEVELS * worth - move
