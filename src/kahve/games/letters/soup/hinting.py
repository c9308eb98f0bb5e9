"""What speaks for a move in Soup: what the soup becomes with it, and what the next player can add to that."""

from __future__ import annotations

from collections.abc import Sequence

from ....cards.lexicon.automaton import ends_word, root, step
from ....cards.lexicon.flagged import is_flagged, no_letters, with_letter
from ....engine.view import View
from ....language import message
from ...hinting import Clause, Course, Mention, Reason, mentions
from .. import moves
from ..known_words import IN_WORDS
from ..record import SoupRecord
from ..rules import alphabet_of
from ..words import deck_of, word_of
from .greedy import is_written_possible, is_written_word, safe_answers, soup_is_possible, soup_is_word, write_soup
from .house import House
from .spelling import was_word


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat."""
    t, house, move = view.record.copy(), view.house, turn[0]
    stage, deck = int(t.stage), deck_of(view.house)
    if stage == moves.EXCHANGING:
        return [Reason(_passing(t, house, move - moves.PASS))]
    if stage == moves.PLAYING and move < moves.CALL:
        return [_playing(t, house, move)]
    if stage == moves.INSPECTING:
        return [Reason(message("letters-soup-why-was-word") if was_word(t, house) else message("letters-soup-why-was-no-word"))]
    words, soup = int(house.lexicon), mentions(deck, t.soup[: t.soup_size], "word")
    if stage == moves.PROVING or move == moves.DEMAND:
        possible = soup_is_possible(t, house, words)
        return [Reason(message("letters-soup-why-can-become") if possible else message("letters-soup-why-cannot-become"), soup)]
    return [Reason(message("letters-soup-why-is-word") if soup_is_word(t, house, words) else message("letters-soup-why-is-no-word"), soup)]


def _passing(t: SoupRecord, house: House, card: int) -> str:
    """What speaks for passing a card on: how rare its letter is."""
    letters = {int(t.letters[other]) for other in t.hand[t.turn, : t.hand_size[t.turn]]}
    chances = IN_WORDS[alphabet_of(house), 1]
    number = sum(int(chances[letter]) < int(chances[t.letters[card]]) for letter in letters)
    return message("letters-soup-why-rarer", number=number, letter=word_of(house, t, [card]))


def happenings(view: View, course: Course) -> dict[str, int]:
    """Whether another seat ate before the seat was to move again, and whether it ate itself by the end of its next turn."""
    before, back, end, seat = view.record.tricks, course.back.tricks, course.end.tricks, view.seat
    events = dict[str, int]()
    if any(back[other] > before[other] for other in range(int(view.house.seats)) if other != seat):
        events["others-eat"] = 0
    if end[seat] > before[seat]:
        events["eats"] = 0
    return events


def clause_reason(clause: Clause, other: Mention | None) -> Reason:
    """The sentence of a clause on who eats the soup."""
    often, otherwise = clause.tenths
    named, card, cards = ("card", other.card, (other,)) if other else ("move", "", ())
    if clause.event == "eats":
        return Reason(message("letters-soup-why-you-eat", often=often, otherwise=otherwise, named=named, other=card), cards)
    return Reason(message("letters-soup-why-others-eat", often=often, otherwise=otherwise, named=named, other=card), cards)


def is_safe(t: SoupRecord, house: House, card: int, on_left: bool) -> bool:
    """Whether the soup with this card at one end is not a word and can become one."""
    words, size = int(house.lexicon), write_soup(t, int(t.letters[card]), on_left)
    safe = bool(is_written_possible(t, house, size, words)) and not is_written_word(t, house, size, words)
    t.word[:] = 0
    return safe


def _playing(t: SoupRecord, house: House, move: int) -> Reason:
    """What speaks for a card and the way in which it is played."""
    card, on_left, words, deck = move & 63, move >= moves.ON_LEFT, int(house.lexicon), deck_of(house)
    if moves.EAT_FIRST <= move < moves.ON_LEFT:
        hand = [int(other) for other in t.hand[t.turn, : t.hand_size[t.turn]]]
        safe_cards = [other for other in hand if is_safe(t, house, other, False)]
        return Reason(message("letters-soup-why-some-safe", number=len(safe_cards)), mentions(deck, safe_cards, "safe"))
    if not t.soup_size:
        return Reason(message("letters-soup-why-fresh"))
    size = write_soup(t, int(t.letters[card]), on_left)
    is_word, possible = bool(is_written_word(t, house, size, words)), bool(is_written_possible(t, house, size, words))
    safe = int(safe_answers(t, house, size, words)).bit_count() if not is_word and possible else 0
    t.word[:] = 0
    if moves.EAT <= move < moves.EAT_FIRST or move >= moves.EAT_ON_LEFT:
        taken = mentions(deck, t.soup[: t.soup_size], "taken")
        return Reason(message("letters-soup-why-eats-word") if is_word else message("letters-soup-why-eats-no-word"), taken)
    if not possible:
        return Reason(message("letters-soup-why-becomes-impossible"))
    if is_word:
        return Reason(message("letters-soup-why-becomes-word"), mentions(deck, t.soup[: t.soup_size], "word"))
    return Reason(message("letters-soup-why-stays-safe", number=safe), mentions(deck, [card], "safe"))


# -- puzzles ------------------------------------------------------------------------------------------------------------------------------


def shows_flagged(t: SoupRecord, house: House) -> bool:
    """Whether the soup, alone or with a card of the hand at an end, reads as a flagged word anywhere."""
    soup = [int(t.letters[card]) for card in t.soup[: t.soup_size]]
    letters = [int(t.letters[card]) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
    return any(_reads_flagged(row, no_letters(house.lexicon)) for letter in letters for row in ([*soup, letter], [letter, *soup]))


def _reads_flagged(row: Sequence[int], begun: int) -> bool:
    """Whether a flagged word stands somewhere in a row of letters; begun: the code of no letters."""
    for first in range(len(row)):
        code = begun
        for letter in row[first:]:
            code = with_letter(code, letter)
            if is_flagged(code):
                return True
    return False


def is_in_list(t: SoupRecord, house: House) -> bool:
    """Whether the soup as it lies is a word of the list that its house rule names."""
    state = root(house.lexicon)
    for card in t.soup[: t.soup_size]:
        state = step(state, int(t.letters[card]))
    return bool(t.soup_size >= house.soup_min_word and ends_word(state, house.lexicon))
