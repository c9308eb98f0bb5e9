"""How a club player and an expert rate a move in Soup: by what it leaves, and from what the seat has seen.

Worths are whole numbers, a hundred to the point. A trick eaten costs a point, and a next player who has no safe card will eat one.
`t` is the view of the seat to move; `words` is the list that the player knows.
"""

from __future__ import annotations

from ....cards.dialect import rule, search
from ....cards.faces import CARD_NUMBERS
from ....cards.lexicon import LONGEST_WORD
from ....cards.lexicon.automaton import NOWHERE, ends_word, goes_on, is_part, root, step
from ....cards.lexicon.flagged import goes_on_flagged_only, no_letters, with_letter
from ...sides import next_seat
from .. import moves
from ..house import RudeWords
from ..judgement import FOOLISH, LEVELS, POINT, Judge
from ..known_words import IN_WORDS, SELDOM, is_vowel, list_of
from ..record import SoupRecord
from ..rude import is_unsaid
from ..rules import alphabet_of, letters_of
from ..unseen import hidden_cards, missing
from .house import House, SoupEnds
from .judgement import CLUB, SoupNumbers
from .rude import named_code, soup_code
from .spelling import was_word

EATING = POINT
"""What it costs to eat."""
CHECK_LOST = 10 * POINT
"""What a lost check costs: five points, and the other wins as many."""
PREFIX = 3
"""The letters before the soup that a player thinks of when they have to name a word."""
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
def leaving_worth(t: SoupRecord, house: House, card: int, size: int, judge: Judge[SoupNumbers], words: int) -> int:
    """What it is worth to leave what is written: the next player may hold no letter that he can safely add."""
    safe, hidden = safe_answers(t, house, size, words), hidden_soup_cards(t, house)
    number = fitting = 0
    for other in range(CARD_NUMBERS):
        if hidden >> other & 1 == 1:
            number += 1
            fitting += safe >> int(t.letters[other]) & 1
    share = min(100, 100 * int(t.hand_size[next_seat(house, t.turn)]) // max(1, number))
    chance_stuck = missing(share, fitting)
    if not judge.by.BESIDES:
        return judge.by.STUCK * chance_stuck // 1000
    late = few_left(t)
    stuck = judge.by.STUCK + judge.by.STUCK_SIZE * (size - 3) + judge.by.STUCK_LATE * late
    worth = stuck * chance_stuck // 1000
    answers = min(20, fitting) * (judge.by.OPEN + judge.by.OPEN_LATE * late)
    answers += min(6, own_answers(t, card, safe)) * (judge.by.OWN_OPEN + judge.by.OWN_LATE * late)
    return worth + answers * (1000 - chance_stuck) // 100_000 + judge.by.SIZE * (size - 3) // 10


@rule
def few_left(t: SoupRecord) -> int:
    """How many cards less than eight the seat to move holds; fewer than none early in the deal."""
    return 8 - int(t.hand_size[t.turn])


@search
def own_answers(t: SoupRecord, card: int, safe: int) -> int:
    """How many cards of the hand besides this one are of these letters."""
    number = 0
    for place in range(t.hand_size[t.turn]):
        other = int(t.hand[t.turn, place])
        number += int(other != card) & safe >> int(t.letters[other])
    return number


@search
def hidden_soup_cards(t: SoupRecord, house: House) -> int:
    """The cards that the seat to move has not seen, a bit each."""
    hidden = hidden_cards(t, house)
    for place in range(t.soup_size):
        hidden &= ~(1 << int(t.soup[place]))
    return hidden


# -- cards --------------------------------------------------------------------------------------------------------------------------------


@rule
def chance_in_word(t: SoupRecord, house: House, card: int) -> int:
    """The chance, in thousandths, that a card and three others make a word."""
    return int(IN_WORDS[alphabet_of(house), 0, t.letters[card]])


@search
def riddance(t: SoupRecord, house: House, card: int, by: SoupNumbers) -> int:
    """What it is worth to be rid of a card: rare letters seldom fit."""
    worth = by.OUT_OF_WAY * (400 - chance_in_word(t, house, card)) // 400
    return worth + riddance_besides(t, house, card, by) if by.BESIDES else worth


@search
def riddance_besides(t: SoupRecord, house: House, card: int, by: SoupNumbers) -> int:
    """What an expert knows besides of the worth to be rid of a card: by the others in the hand, and how many are left."""
    worth = by.DOUBLE * others_alike(t, card)
    if is_rare(t, house, card):
        worth += by.RARE + by.RARE_LATE * few_left(t) // 10
    if is_vowel(house, int(t.letters[card])):
        worth += by.VOWEL + (by.LAST_VOWEL if vowels_held(t, house) == 1 else 0)
    return worth


@search
def passing_worth(t: SoupRecord, house: House, card: int, by: SoupNumbers) -> int:
    """What it is worth to pass a card: to a club player, to be rid of it; an expert knows more."""
    worth = riddance(t, house, card, CLUB)
    if not by.BESIDES:
        return worth
    worth += by.PASSED_DOUBLE * others_alike(t, card)
    worth += by.PASSED_RARE if is_rare(t, house, card) else 0
    if is_vowel(house, int(t.letters[card])):
        worth += by.PASSED_VOWEL if vowels_held(t, house) > 5 else -by.PASSED_VOWEL
    return worth


@rule
def is_rare(t: SoupRecord, house: House, card: int) -> bool:
    """Whether the letter of a card is a rare one in this alphabet."""
    return bool(chance_in_word(t, house, card) < SELDOM[alphabet_of(house)])


@search
def others_alike(t: SoupRecord, card: int) -> int:
    """How many other cards of its letter the seat to move holds."""
    number = -1
    for place in range(t.hand_size[t.turn]):
        number += t.letters[t.hand[t.turn, place]] == t.letters[card]
    return int(number)


@search
def vowels_held(t: SoupRecord, house: House) -> int:
    """How many vowels the seat to move holds."""
    number = 0
    for place in range(t.hand_size[t.turn]):
        number += is_vowel(house, int(t.letters[t.hand[t.turn, place]]))
    return int(number)


@search
def begin_worth(t: SoupRecord, house: House, card: int, judge: Judge[SoupNumbers], words: int) -> int:
    """What it is worth to lay a card as fresh soup, which is written."""
    worth = leaving_worth(t, house, card, 1, judge, words)
    return worth + (judge.by.BEGIN_VOWEL if is_vowel(house, int(t.letters[card])) else 0)


@search
def adding_worth(t: SoupRecord, house: House, card: int, on_left: bool, judge: Judge[SoupNumbers], words: int) -> int:
    """What it is worth to add a card and leave the soup: nothing can happen if it is safe; a word left is mostly called."""
    size = write_soup(t, int(t.letters[card]), on_left)
    worth = begin_worth(t, house, card, judge, words) if size == 1 else leaving_worth(t, house, card, size, judge, words)
    word, possible, called = is_written_word(t, house, size, words), is_written_possible(t, house, size, words), judge.by.CALLED
    t.word[:] = 0
    if not possible:
        return FOOLISH if size > 1 else worth
    return worth * (1000 - called) // 1000 - EATING * called // 1000 if word else worth


@search
def eating_worth(t: SoupRecord, house: House, card: int, on_left: bool, by: SoupNumbers, words: int) -> int:
    """What it is worth to add a card and eat: a word is safe, anything else would be found out."""
    size = write_soup(t, int(t.letters[card]), on_left)
    word = is_written_word(t, house, size, words) and not is_unsaid(house, named_code(t, house, size))
    t.word[:] = 0
    worth = by.EATING_LATE * few_left(t) // 10 - EATING
    return worth if word else worth - CHECK_LOST


@search
def fresh_worth(t: SoupRecord, house: House, card: int, judge: Judge[SoupNumbers], words: int) -> int:
    """What it is worth to eat first and then begin with this card."""
    t.word[0] = t.letters[card]
    worth = begin_worth(t, house, card, judge, words) * judge.by.FRESH_STUCK // 1000
    t.word[:] = 0
    return worth + judge.by.EATING_LATE * few_left(t) // 10 - EATING


@search
def soup_card_worth(t: SoupRecord, house: House, move: int, judge: Judge[SoupNumbers], words: int) -> int:
    """What it is worth to play a card in one of the ways."""
    card = move % CARD_NUMBERS
    rid = riddance(t, house, card, judge.by)
    if moves.EAT_FIRST <= move < moves.ON_LEFT:
        return rid + fresh_worth(t, house, card, judge, words)
    if moves.EAT <= move < moves.EAT_FIRST or move >= moves.EAT_ON_LEFT:
        return rid + eating_worth(t, house, card, move >= moves.EAT_ON_LEFT, judge.by, words)
    return rid + adding_worth(t, house, card, move >= moves.ON_LEFT, judge, words)


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
    """Whether `more` letters behind those named bring one to where the soup can begin: all are tried in turn."""
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
    if move == moves.NAMED:
        return 1000 if ends_proof(t, house, size, words) else FOOLISH
    if not moves.names_letter(move):
        return 0
    t.word[size] = moves.letter_of_move(move)
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
    if move == moves.CALL:
        return 5 * POINT if soup_is_sayable(t, house, words) else FOOLISH
    if move == moves.INSPECT:
        return FOOLISH if was_word_of(t, house, words) else CHECK_LOST
    if move == moves.DEMAND:
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
    if t.stage == moves.INSPECTING:
        return POINT if (move == moves.CHECK_SOUP) != was_word_of(t, house, words) else 0
    word = soup_is_word(t, house, words)
    if t.stage == moves.REPLYING:
        return POINT if (move == moves.COMPLY) == word else 0
    if t.stage == moves.OFFERING:
        return POINT if (move == moves.OFFER) != word else 0
    return POINT if t.stage == moves.AGREEING and (move == moves.AGREE) == word else 0


@search
def soup_worth_to(t: SoupRecord, house: House, move: int, judge: Judge[SoupNumbers]) -> int:
    """What a move is worth to somebody who judges so; of level moves the one with the lowest number is worth most."""
    words = list_of(house, judge.vocabulary)
    if t.stage == moves.EXCHANGING:
        worth = passing_worth(t, house, move - moves.PASS, judge.by)
    elif t.stage == moves.PROVING:
        worth = naming_worth(t, house, move, words)
    elif t.stage in (moves.REPLYING, moves.OFFERING, moves.AGREEING, moves.INSPECTING):
        worth = reply_worth(t, house, move, words)
    else:
        worth = asking_worth(t, house, move, words) if move >= moves.CALL else soup_card_worth(t, house, move, judge, words)
    return 4 * LEVELS * worth - move
