"""Whether the letters of a soup are a word or can grow into one (3.2, 3.3, 3.8 of the rulebook)."""

from __future__ import annotations

from ....cards.dialect import rule
from ....cards.lexicon.automaton import ends_word, goes_on, is_part, root, step
from ..moves import PROVING
from ..record import SoupRecord
from ..rules import is_passing, letters_of
from .house import House, SoupEnds


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


@rule
def was_word(t: SoupRecord, house: House) -> bool:
    """Whether the soup that was eaten last is a word."""
    state = root(house.lexicon)
    for place in range(t.played_size - t.eaten_size, t.played_size):
        state = step(state, int(t.letters[t.played[place]]))
    return t.eaten_size >= house.soup_min_word and ends_word(state, house.lexicon)


@rule
def is_passing_or_naming(t: SoupRecord) -> bool:
    """Whether the seat to move has begun to choose cards for its neighbour, or to name a word."""
    return is_passing(t) or bool(t.stage == PROVING and t.word_size > 0)


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
