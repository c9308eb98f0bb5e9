"""The order of seats: two people change seats, or all seats are drawn, before the first deal of a match and for a rematch.

An order has for each seat who sits there then, by the seat at which they sat before. Cards lie nowhere in that moment, so nobody sees any.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.table import Table
from ...language import message, noun
from ..protocol.events import Reseated
from ..protocol.refusal import Refusal
from .gathering import Gathering, Hear, drawn_below, news
from .sitting_words import called, members_of, name_of, who

Order = Sequence[int]


def moved(order: Order, seat: int) -> int:
    """The seat to which whoever sat at this one has gone.

    >>> [moved([2, 0, 1], seat) for seat in range(3)]
    [1, 2, 0]
    """
    return list(order).index(seat)


def swapped(seats: int, seat: int, other: int) -> list[int]:
    """The order in which these two have changed seats.

    >>> swapped(4, 1, 3)
    [0, 3, 2, 1]
    """
    order = list(range(seats))
    order[seat], order[other] = other, seat
    return order


def drawn(gathering: Gathering) -> list[int]:
    """An order by chance: any of them, the current one included, has the same."""
    left = list(range(gathering.seats))
    return [left.pop(drawn_below(gathering.entropy, len(left))) for _ in range(gathering.seats)]


def rotated(seats: int, sides: int) -> list[int]:
    """The order in which everybody has the next partners: all but the first seat move on by one place of a ring.

    The ring of pairs is that of a tournament, so after a round of `seats - 1` orders everybody has played with everybody.

    >>> rotated(4, 2), rotated(6, 3)
    ([0, 2, 3, 1], [0, 3, 1, 4, 5, 2])
    """
    ring = [sides, *range(1, sides), *range(seats - 1, sides, -1)] if seats == 2 * sides else list(range(1, seats))
    order = list(range(seats))
    for place, seat in enumerate(ring):
        order[seat] = ring[place - 1]
    return order


def has_partners(gathering: Gathering) -> bool:
    """Whether people play together at this table."""
    return gathering.table.sides < gathering.seats


def check_seats_may_change(gathering: Gathering) -> None:
    """Refusal where the seats of a match stand: a card has been dealt, or the chance of the first deal is being made."""
    if gathering.has_begun or gathering.exchange is not None or gathering.over:
        raise Refusal("not_now", message("table-seats-stand"))


def check_draw(gathering: Gathering) -> None:
    """Refusal where the seats cannot be drawn: in the middle of a match, or while a bot plays for somebody."""
    if not gathering.over:
        check_seats_may_change(gathering)
    check_seats_asked(gathering, range(gathering.seats))


def check_rotate(gathering: Gathering) -> None:
    """Refusal where nobody has a partner, where a match is played, or while a bot plays for somebody."""
    if not has_partners(gathering):
        raise Refusal("not_now", message("table-no-partners"))
    if not gathering.over:
        raise Refusal("not_now", message("table-match-not-over"))
    check_seats_asked(gathering, range(gathering.seats))


def check_swap(gathering: Gathering, seat: int, other: int | None) -> int:
    """The seat with whose person, bot or emptiness somebody wants to change; Refusal where that cannot be."""
    check_seats_may_change(gathering)
    if not isinstance(other, int):
        raise Refusal("malformed", message("table-say-which-seat"))
    if not 0 <= other < gathering.seats:
        raise Refusal("malformed", message("table-no-such-seat", seat=str(other), last=str(gathering.seats - 1)))
    if other == seat:
        raise Refusal("not_now", message("table-own-seat"))
    check_seats_asked(gathering, [other])
    return other


def check_seats_asked(gathering: Gathering, seats: Sequence[int]) -> None:
    """Refusal where a bot plays for one of those who would be moved: nobody is moved who cannot be asked."""
    for seat in seats:
        if gathering.setup.players[seat].stand_in:
            raise Refusal("not_now", message("table-nobody-moved-unasked", name=gathering.names[seat]))


def take_reseated(gathering: Gathering, event: Reseated) -> Hear:
    """Everybody sits where the order has them; what they were told before goes with nobody."""
    order, by = event.order, event.by
    if sorted(order) != list(range(gathering.seats)):
        raise ValueError(f"{order} is not an order of {gathering.seats} seats")
    try:
        check_seats_may_change(gathering)
    except Refusal as refusal:
        raise ValueError(str(refusal)) from None
    first, name = moved(order, by), name_of(gathering, by)
    players = gathering.setup.players
    for seat, before in enumerate(order):
        gathering.seat_player(seat, players[before])
    gathering.languages = {hearer if hearer < 0 else moved(order, hearer): language for hearer, language in gathering.languages.items()}
    gathering.own.since = {moved(order, seat): place for seat, place in gathering.own.since.items()}
    gathering.owner = None if gathering.owner is None else moved(order, gathering.owner)
    # The first deal is somebody's, such as the winner of the match before, and moves with them.
    table = gathering.table
    gathering.table = Table(table.game, table.house, dealer=moved(order, table.first_dealer))
    gathering.carry_out()
    if event.drawn or event.rotated:
        gathering.happened["drawn"] = gathering.last + 1
    gathering.forget_events()
    others = [seat for seat, before in enumerate(order) if seat not in (before, first)]

    def says(hearer: int) -> str:
        if event.drawn or event.rotated:
            return _drawn_says(gathering, hearer, by_chance=event.drawn)
        other = others[0] if others else first
        person, whom = who(gathering, first, hearer), who(gathering, other, hearer)
        if players[first].kind == "person":
            return message("table-change-seats", who=person, whom=whom, name=name, other=name_of(gathering, other))
        return message("table-takes-other-seat", who=person, name=name, seat=str(first + 1))

    return news(event, says, by=first)


def _drawn_says(gathering: Gathering, hearer: int, *, by_chance: bool) -> str:
    """How the seats came out: who plays with whom, or in which order they play."""
    table = gathering.table
    if table.sides == gathering.seats:
        return message("table-seats-drawn", names=tuple(called(gathering, seat, hearer) for seat in range(gathering.seats)))
    pairs = tuple(
        noun("table-partners", "of", members=tuple(called(gathering, seat, hearer) for seat in members_of(gathering, side)))
        for side in range(table.sides)
    )
    return message("table-partners-drawn", partners=pairs) if by_chance else message("table-partners-next", partners=pairs)
