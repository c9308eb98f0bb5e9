"""What a sitting calls those who play, and its own sentences; a game's are in its screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...engine.record import NOBODY
from ...language import Noun, message, noun, paragraph
from .gathering import Gathering, Result

_YOU = noun("table-member", "you")


def who(sitting: Gathering, seat: int, hearer: int) -> str:
    """How a sentence speaks of a seat to the hearer: `you` or `other`, by which a message selects the person."""
    return "you" if seat == hearer != NOBODY and not sitting.is_replay else "other"


def name_of(sitting: Gathering, seat: int) -> Noun | str:
    """The name of the person who has this seat; of NOBODY the server."""
    return noun("table-member", "house") if seat == NOBODY else sitting.setup.names[seat]


def called(sitting: Gathering, seat: int, hearer: int) -> Noun | str:
    """What the hearer calls who has this seat, where it stands alone or in a list."""
    return _YOU if who(sitting, seat, hearer) == "you" else name_of(sitting, seat)


def side_called(sitting: Gathering, side: int, hearer: int) -> str:
    """What the hearer calls a side: its members, the hearer first."""
    return message("table-side", members=_members(sitting, side, hearer))


def members_of(sitting: Gathering, side: int) -> list[int]:
    """The seats of a side."""
    return list(range(side, sitting.seats, sitting.table.sides))


def _members(sitting: Gathering, side: int, hearer: int) -> tuple[Noun | str, ...]:
    return _named(sitting.setup.names, side, sitting.table.sides, hearer, not sitting.is_replay)


@lru_cache(maxsize=4096)
def _named(names: tuple[str, ...], side: int, sides: int, hearer: int, is_spoken_to: bool) -> tuple[Noun | str, ...]:
    """The members of a side, the hearer first. names: those of all seats. is_spoken_to: whether the hearer is called "You"."""
    seats = sorted(range(side, len(names), sides), key=lambda seat: seat != hearer)
    return tuple(_YOU if seat == hearer and is_spoken_to else names[seat] for seat in seats)


def waiting(sitting: Gathering) -> str:
    """How many are missing."""
    return message("table-waiting", count=len(sitting.open_seats))


def length(sitting: Gathering) -> str:
    """How long a match is: to a score, or a number of deals."""
    house = sitting.setup.house
    target = int(sitting.table.record.target) if sitting.table.history else int(house.target)
    if target:
        return message("table-length-points", points=target)
    return message("table-length-deals", count=int(getattr(house, "deals", 1)))


def line(sitting: Gathering, seat: int) -> str:
    """The permanent line: whose turn it is and what is expected."""
    table, turn = sitting.table, sitting.turn
    if turn != NOBODY and not sitting.open_seats:
        view = sitting.view(seat)
        if turn == seat and not sitting.is_replay:
            return sitting.screen.your_turn(view)
        return sitting.screen.turn_of(view, sitting.names[turn])
    if sitting.read_only is not None:
        return sitting.read_only
    if sitting.over:
        return match_says(sitting, seat)
    if sitting.open_seats:
        return waiting(sitting)
    if sitting.exchange is not None:
        return message("table-next-deal-is-mixed")
    if sitting.awaits_deal:
        dealer = int(table.record.dealer)
        own = dealer == seat and not sitting.is_replay
        return message("table-your-deal") if own else message("table-deals-next", name=sitting.names[dealer])
    raise AssertionError


def count_says(sitting: Gathering, hearer: int) -> str:
    """What each side has from the deal just counted."""
    sheet = sitting.table.sheet or {}
    rows = [(int(side), int(row["total"])) for side, row in sheet.items()]
    scores = _listed(sitting.result, hearer, rows, is_spoken_to=not sitting.is_replay)
    return paragraph(message("table-counted", scores=scores), _game_says(sitting, hearer))


def _listed(result: Result, hearer: int, rows: Sequence[tuple[int, int]], *, is_spoken_to: bool) -> tuple[Noun, ...]:
    """Each side with its points, or its games. is_spoken_to: whether the hearer is called "You"."""
    return tuple(
        noun("table-score", "of-side", members=_named(result.names, side, result.sides, hearer, is_spoken_to), points=points)
        for side, points in rows
    )


def _game_says(sitting: Gathering, hearer: int) -> str:
    """The side that won a game of the rubber with this deal."""
    table = sitting.table
    before = next((dealt.games for dealt in reversed(table.history[:-1]) if dealt.games), [0] * table.sides)
    winner = next((side for side, (won, had) in enumerate(zip(table.games or [], before, strict=False)) if won > had), None)
    if winner is None or table.over:
        return ""
    is_spoken_to = not sitting.is_replay
    who_won, names = _winners(sitting.result, [winner], hearer, is_spoken_to=is_spoken_to)
    return message("table-won-game", who=who_won, winners=names, games=_games(sitting.result, hearer, is_spoken_to=is_spoken_to))


def _games(result: Result, hearer: int, *, is_spoken_to: bool) -> tuple[Noun, ...]:
    return _listed(result, hearer, list(enumerate(result.games or ())), is_spoken_to=is_spoken_to)


def _winners(result: Result, sides: Sequence[int], hearer: int, *, is_spoken_to: bool) -> tuple[str, tuple[str, ...]]:
    """How a sentence speaks of those who won (`you`, `with`, `one`, `other`, `nobody`), and the names of those besides the hearer."""
    seats = [seat for side in sides for seat in range(side, len(result.names), result.sides)]
    others = tuple(result.names[seat] for seat in seats if seat != hearer or not is_spoken_to)
    if len(others) < len(seats):
        return "with" if others else "you", others
    return {0: "nobody", 1: "one"}.get(len(others), "other"), others


def match_says(sitting: Gathering, hearer: int) -> str:
    """The winner of the match and all scores, the best first; of a rubber the games."""
    return _result_says(sitting.result, hearer, is_spoken_to=not sitting.is_replay)


def former_says(former: Result) -> str:
    """The same of the match before this one, to whoever sits there now: nobody is spoken to, because seats change."""
    return _result_says(former, NOBODY, is_spoken_to=False)


def _result_says(result: Result, hearer: int, *, is_spoken_to: bool) -> str:
    if result.ended:
        return message("table-ended-early", scores=_listed(result, hearer, list(enumerate(result.scores)), is_spoken_to=is_spoken_to))
    who_won, names = _winners(result, result.winners, hearer, is_spoken_to=is_spoken_to)
    if result.games is not None:
        games = _games(result, hearer, is_spoken_to=is_spoken_to)
        return message("table-won-rubber", who=who_won, winners=names, games=games)
    best_first = sorted(enumerate(result.scores), key=lambda row: -row[1])
    scores = _listed(result, hearer, best_first, is_spoken_to=is_spoken_to)
    return message("table-won-match", who=who_won, winners=names, scores=scores)
