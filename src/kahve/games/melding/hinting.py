"""What speaks for a turn in a melding game: from the table before it and after it, as the seat sees both."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.view import View
from ...language import Noun, message
from ..hinting import Clause, Course, Mention, Reason
from .cards import ACE, BLACK_THREE, FOUR, KINDS, NOUNS, RED_THREE
from .laying import value_of
from .moves import ASK, DISCARD, DRAW, FLOAT, KEEP_FIRST, KEEP_SECOND, LAY_RED, NO, TAKE, TAKE_WITH_JOKER, YES
from .nouns import STACKS, newly_closed
from .players import own_side
from .record import FOOT, KNEE, MeldingRecord
from .scoring import out_bonus
from .stacks import draw_number
from .taking import take_number, top_card
from .words import CODES


def reasons(view: View, turn: Sequence[int]) -> list[Reason]:
    """What speaks for a turn of the view's seat, the weightiest first."""
    before, house, move = view.record, view.house, turn[0]
    if move == DRAW:
        return [Reason(message("melding-why-draws", count=int(draw_number(before, house))))]
    if move in (ASK, YES):
        return [Reason(message("melding-why-out-counts", points=int(out_bonus(before, house))))]
    if move == NO:
        return [Reason(message("melding-why-still-held", count=int(before.hand_size[view.seat])))]
    if move in (KEEP_FIRST, KEEP_SECOND):
        top = int(before.top[view.seat, move - KEEP_FIRST])
        return [Reason(message("melding-why-top-of-stack", points=int(value_of(house, top))))]
    if move == LAY_RED and len(turn) == 1:
        return [Reason(message("melding-why-red-counts", points=int(house.red3_laid)), _in_role(RED_THREE, "counts"))]
    if move == FLOAT:
        return [Reason(message("melding-why-keeps", count=int(before.hand_size[view.seat])))]
    return _changes(view, turn)


def _in_role(card: int, role: str) -> tuple[Mention, ...]:
    """A card of this kind, of which a sentence speaks."""
    return (Mention(CODES[card], NOUNS[card], role),)


def _changes(view: View, turn: Sequence[int]) -> list[Reason]:
    """What lies otherwise on the table after the turn."""
    before, house, seat = view.record.copy(), view.house, view.seat
    after = view.played(turn).record
    side, said = int(own_side(house, seat)), list[Reason]()
    if after.went_out == seat + 1:
        said.append(Reason(message("melding-why-out", points=int(out_bonus(before, house)))))
    elif after.stack[seat] != before.stack[seat] and int(after.stack[seat]) in (KNEE, FOOT):
        said.append(Reason(message("melding-why-picks-up", stack=STACKS[int(after.stack[seat])])))
    said += _closed(before, after, side)
    if after.down[side] > before.down[side]:
        said.append(Reason(message("melding-why-first-meld")))
    if any(TAKE <= move <= TAKE_WITH_JOKER for move in turn):
        taken = _in_role(int(top_card(before)), "taken")
        said.append(Reason(message("melding-why-takes", count=int(take_number(before, house))), taken))
    points = sum(value_of(house, card) * (int(after.on_table[side, card]) - int(before.on_table[side, card])) for card in range(1, KINDS))
    if points and len(said) < 1:
        said.append(Reason(message("melding-why-lays", points=int(points))))
    if DISCARD <= turn[-1] < ASK:
        return said if after.went_out == seat + 1 else [*said, *_discarding(view, turn[:-1], turn[-1] - DISCARD + FOUR)]
    return said or [Reason(message("melding-why-holds", count=int(after.hand_size[seat])))]


def _closed(before: MeldingRecord, after: MeldingRecord, side: int) -> list[Reason]:
    """The piles that were closed: one by its name, several by their number."""
    closed = newly_closed(before, after, side)
    if len(closed) > 1:
        return [Reason(message("melding-why-closes-several", count=len(closed)))]
    return [Reason(message("melding-why-closes", pile=pile)) for pile in closed]


NEARLY_OUT = 3
"""With so few cards left or fewer, but for none, it is told how many they are."""


def _discarding(view: View, turn: Sequence[int], card: int) -> list[Reason]:
    """What speaks for discarding this card at the end of a turn."""
    t, house, seat = view.played(turn).record, view.house, view.seat
    side = int(own_side(house, seat))
    if card in (BLACK_THREE, RED_THREE):
        return [Reason(message("melding-why-blocks"), _in_role(card, "safe"))]
    kinds = [kind for kind in range(1, KINDS) if t.hand[seat, kind]]
    if t.hand[seat, card] == 1 and t.on_table[side, card] == 0 and card <= ACE:
        return [Reason(message("melding-why-lone", rank=NOUNS[card]))]
    if len(kinds) > 1 and all(value_of(house, card) <= value_of(house, kind) for kind in kinds if kind not in (BLACK_THREE, RED_THREE)):
        return [Reason(message("melding-why-cheapest"))]
    left = int(t.hand_size[seat]) - 1
    return [Reason(message("melding-why-holds", count=left))] if 0 < left <= NEARLY_OUT else []


def happenings(view: View, course: Course) -> dict[str, int]:
    """Whether the others took the pile or went out before the seat's next turn, and whether it did in that turn."""
    house, side, events = view.house, int(own_side(view.house, view.seat)), dict[str, int]()
    for seat, move in course.moves:
        if TAKE <= move <= TAKE_WITH_JOKER:
            is_own = int(own_side(house, seat)) == side
            if not is_own:
                events["taken"] = 0
            elif seat == view.seat:
                events["takes"] = 0
    out = int(course.end.went_out)
    if out:
        events["out" if int(own_side(house, out - 1)) == side else "others-out"] = 0
    return events


def clause_reason(view: View, clause: Clause, other: Mention | None, names: Sequence[str]) -> Reason:
    """The sentence of a clause on who takes the pile or goes out, with the card that the other turn discards."""
    return Reason(_clause_sentence(view, clause, other.card if other else "", names), (other,) if other else ())


def _clause_sentence(view: View, clause: Clause, other: Noun | str, names: Sequence[str]) -> str:
    often, otherwise = clause.tenths
    name, named = names[(view.seat + 1) % view.house.seats], "card" if other else "move"
    seats = int(view.house.seats) if name else 0
    if clause.event == "taken":
        return message("melding-why-taken", seats=seats, name=name, often=often, otherwise=otherwise, named=named, other=other)
    if clause.event == "takes":
        return message("melding-why-takes-next", often=often, otherwise=otherwise, named=named, other=other)
    if clause.event == "out":
        return message("melding-why-out-soon", often=often, otherwise=otherwise, named=named, other=other)
    return message("melding-why-others-out", often=often, otherwise=otherwise, named=named, other=other)


def named_by(turn: Sequence[int]) -> Mention | None:
    """The rank that a turn discards at its end."""
    return _in_role(turn[-1] - DISCARD + FOUR, "other")[0] if DISCARD <= turn[-1] < ASK else None
