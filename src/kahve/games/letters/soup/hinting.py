"""What speaks for a move in Soup: what the soup becomes with it, and what the next player can add to that."""

from __future__ import annotations

from collections.abc import Sequence

from ....cards.lexicon.automaton import ends_word, root, step
from ....cards.lexicon.flagged import is_flagged, no_letters, with_letter
from ....engine.match_record import PLAY
from ....engine.view import View
from ....language import message
from ...hinting import ITSELF, Clause, Course, Mention, Reason, mentions
from .. import moves
from ..known_words import IN_WORDS
from ..record import SoupRecord
from ..rules import alphabet_of
from ..words import deck_of, word_of
from .greedy import is_written_possible, is_written_word, safe_answers, soup_is_possible, soup_is_word, write_soup
from .house import House, SoupEnds
from .spelling import was_word


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat."""
    t, house, move = view.record.copy(), view.house, turn[0]
    stage, deck = int(t.stage), deck_of(view.house)
    if stage == moves.EXCHANGING:
        return _passing(t, house, [each - moves.PASS for each in turn])
    if stage == moves.PLAYING and move < moves.CALL:
        return _playing(t, house, move)
    if stage == moves.INSPECTING:
        return [Reason(message("letters-soup-why-was-word") if was_word(t, house) else message("letters-soup-why-was-no-word"))]
    words, soup = int(house.lexicon), mentions(deck, t.soup[: t.soup_size], "word")
    if stage == moves.PROVING or move == moves.DEMAND:
        possible = soup_is_possible(t, house, words)
        return [Reason(message("letters-soup-why-can-become") if possible else message("letters-soup-why-cannot-become"), soup)]
    return [Reason(message("letters-soup-why-is-word") if soup_is_word(t, house, words) else message("letters-soup-why-is-no-word"), soup)]


def _passing(t: SoupRecord, house: House, cards: Sequence[int]) -> list[Reason]:
    """What speaks for passing these cards on: one is of the rarest letter, or the seat keeps another like it."""
    hand = [int(card) for card in t.hand[t.turn, : t.hand_size[t.turn]]]
    letters = [int(t.letters[card]) for card in hand]
    chances = IN_WORDS[alphabet_of(house), 1]
    said = list[Reason]()
    rarest = min(cards, key=lambda card: int(chances[t.letters[card]]))
    if all(int(chances[letter]) >= int(chances[t.letters[rarest]]) for letter in letters):
        said.append(Reason(message("letters-soup-why-rarest", letter=word_of(house, t, [rarest]))))
    passed = [int(t.letters[card]) for card in cards]
    for card in cards:
        letter = int(t.letters[card])
        if letters.count(letter) > passed.count(letter):
            lit = mentions(deck_of(house), [each for each in hand if t.letters[each] == letter and each not in cards], "kept")
            said.append(Reason(message("letters-soup-why-another", letter=word_of(house, t, [card])), lit))
            break
    return said


def happenings(view: View, course: Course) -> dict[str, int]:
    """Which seats ate by the end of the seat's next turn, whether it was called, and whether it then had a safe letter."""
    before, back, end, seat, house = view.record, course.back, course.end, view.seat, view.house
    events, seats = dict[str, int](), int(house.seats)
    if any(back.tricks[other] > before.tricks[other] for other in range(seats) if other != seat):
        events["others-eat"] = 0
    if end.tricks[seat] > before.tricks[seat]:
        events["eats"] = IN_NEXT_TURN if end.tricks[seat] > back.tricks[seat] else ITSELF if _eats_at_once(before, course) else 0
    if course.moves and course.moves[0] == ((seat + 1) % seats, moves.CALL):
        events["called"] = 0
    if back.phase == PLAY and back.stage == moves.PLAYING and back.turn == seat and back.soup_size:
        safe = _first_safe(back.copy(), house, seat)
        events["keeps" if safe else "stuck"] = safe
    return events


IN_NEXT_TURN = 1
"""The detail of eating in the next turn: that it comes either way is told too."""


def _eats_at_once(before: SoupRecord, course: Course) -> bool:
    """Whether a turn itself ate the soup: the next player then adds a card to the new one, and calls nobody."""
    return before.stage == moves.PLAYING and (not course.moves or course.moves[0][1] < moves.CALL)


def _first_safe(t: SoupRecord, house: House, seat: int) -> int:
    """The first card of the hand that can be added to the soup safely; 0 for none."""
    words, size = int(house.lexicon), write_soup(t, 0, False)
    safe = int(safe_answers(t, house, size, words))
    t.word[:] = 0
    hand = [int(card) for card in t.hand[seat, : t.hand_size[seat]]]
    by_right = next((card for card in hand if safe >> int(t.letters[card]) & 1), 0)
    if by_right or house.soup_ends != SoupEnds.BOTH:
        return by_right
    return next((card for card in hand if is_safe(t, house, card, True)), 0)


def clause_reason(view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason:
    """The sentence of a clause on who eats the soup, on a call, or on a letter that is kept for it."""
    often, otherwise = clause.tenths
    if clause.event == "eats-either":
        return Reason(message("letters-soup-why-eats-either-way", often=often))
    named, card, cards = ("card", other.card, (other,)) if other else ("move", "", ())
    if clause.event == "eats":
        return Reason(message("letters-soup-why-you-eat", often=often, otherwise=otherwise, named=named, other=card), cards)
    if clause.event == "called":
        name = names[(view.seat + 1) % int(view.house.seats)]
        who = "name" if name else "nobody"
        says = message("letters-soup-why-called", who=who, name=name, often=often, otherwise=otherwise, named=named, other=card)
        return Reason(says, cards)
    if clause.event == "keeps":
        lit = mentions(deck_of(view.house), [clause.detail] if clause.detail else [], "kept")
        return Reason(message("letters-soup-why-keeps", often=often, otherwise=otherwise, named=named, other=card), (*lit, *cards))
    if clause.event == "stuck":
        return Reason(message("letters-soup-why-stuck", often=often, otherwise=otherwise, named=named, other=card), cards)
    return Reason(message("letters-soup-why-others-eat", often=often, otherwise=otherwise, named=named, other=card), cards)


def is_safe(t: SoupRecord, house: House, card: int, on_left: bool) -> bool:
    """Whether the soup with this card at one end is not a word and can become one."""
    words, size = int(house.lexicon), write_soup(t, int(t.letters[card]), on_left)
    safe = bool(is_written_possible(t, house, size, words)) and not is_written_word(t, house, size, words)
    t.word[:] = 0
    return safe


FEW = 8
"""As many letters of the alphabet or fewer are told: that more can be added safely speaks for no card."""


def _playing(t: SoupRecord, house: House, move: int) -> list[Reason]:
    """What speaks for a card and the way in which it is played."""
    card, on_left, words, deck = move & 63, move >= moves.ON_LEFT, int(house.lexicon), deck_of(house)
    if moves.EAT_FIRST <= move < moves.ON_LEFT:
        return _eating_first(t, house, card)
    if not t.soup_size:
        return _few_follow(t, house, card)
    size = write_soup(t, int(t.letters[card]), on_left)
    is_word, possible = bool(is_written_word(t, house, size, words)), bool(is_written_possible(t, house, size, words))
    safe = int(safe_answers(t, house, size, words)).bit_count() if not is_word and possible else 0
    t.word[:] = 0
    if moves.EAT <= move < moves.EAT_FIRST or move >= moves.EAT_ON_LEFT:
        taken = mentions(deck, t.soup[: t.soup_size], "taken")
        return [Reason(message("letters-soup-why-eats-word") if is_word else message("letters-soup-why-eats-no-word"), taken)]
    if not possible:
        return [Reason(message("letters-soup-why-becomes-impossible"))]
    if is_word:
        return [Reason(message("letters-soup-why-becomes-word"), mentions(deck, t.soup[: t.soup_size], "word"))]
    says = message("letters-soup-why-stays-safe", number=safe) if safe <= FEW else message("letters-soup-why-stays-possible")
    return [Reason(says, mentions(deck, [card], "safe"))]


def _eating_first(t: SoupRecord, house: House, card: int) -> list[Reason]:
    """What speaks for eating the soup and beginning another: that nothing fits the one, or little the other."""
    hand = [int(other) for other in t.hand[t.turn, : t.hand_size[t.turn]]]
    sides = (False, True) if house.soup_ends == SoupEnds.BOTH else (False,)
    fits = any(is_safe(t, house, other, on_left) for other in hand for on_left in sides)
    return [*([] if fits else [Reason(message("letters-soup-why-none-safe"))]), *_few_follow(t, house, card)]


def _few_follow(t: SoupRecord, house: House, card: int) -> list[Reason]:
    """That few letters can be added safely to a new soup of this card; nothing where many can."""
    t.word[0] = t.letters[card]
    number = int(safe_answers(t, house, 1, int(house.lexicon))).bit_count()
    t.word[0] = 0
    return [Reason(message("letters-soup-why-few-follow", number=number))] if number <= FEW else []


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
