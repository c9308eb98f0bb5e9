"""What a sitting calls those who play, and its own sentences; a game's are in its screen."""

from __future__ import annotations

from ..engine.record import NOBODY
from .gathering import Gathering


def called(sitting: Gathering, seat: int, hearer: int) -> str:
    """What the hearer calls who has this seat."""
    if seat == NOBODY:
        return "The house"
    return "You" if seat == hearer and not sitting.is_replay else sitting.setup.names[seat]


def side_called(sitting: Gathering, side: int, hearer: int) -> str:
    """What the hearer calls a side: its members, the hearer first."""
    members = members_of(sitting, side)
    if len(members) == 1:
        return called(sitting, side, hearer)
    members.sort(key=lambda seat: seat != hearer)
    return " and ".join([called(sitting, seat, hearer) for seat in members])


def members_of(sitting: Gathering, side: int) -> list[int]:
    """The seats of a side."""
    return list(range(side, sitting.seats, sitting.table.sides))


def waiting(sitting: Gathering) -> str:
    """How many are missing."""
    missing = len(sitting.open_seats)
    return "Waiting for one more to sit down." if missing == 1 else f"Waiting for {missing} more to sit down."


def length(sitting: Gathering) -> str:
    """How long a match is: to a score, or a number of deals."""
    house = sitting.setup.house
    target = int(sitting.table.record.target) if sitting.table.history else int(house.target)
    if target:
        return f"to {target} points"
    number = int(getattr(house, "deals", 1))
    return "one deal" if number == 1 else f"{number} deals"


def line(sitting: Gathering, seat: int) -> str:
    """The permanent line: whose turn it is and what is expected."""
    table = sitting.table
    if sitting.read_only is not None:
        return sitting.read_only
    if sitting.over:
        return match_says(sitting, seat)
    if sitting.open_seats:
        return waiting(sitting)
    if sitting.exchange is not None:
        return "The next deal is on its way: the devices at this table add their chance to it."
    if sitting.awaits_deal:
        dealer = int(table.record.dealer)
        return "Your deal." if dealer == seat and not sitting.is_replay else f"{sitting.names[dealer]} deals next."
    view = sitting.view(seat)
    if table.turn == seat and not sitting.is_replay:
        return sitting.screen.your_turn(view)
    return sitting.screen.turn_of(view, sitting.names[table.turn])


def count_says(sitting: Gathering, hearer: int) -> str:
    """What each side has from the deal just counted."""
    sheet = sitting.table.sheet or {}
    counts = (f"{side_called(sitting, side, hearer)} {row['total']}" for side, row in sheet.items())
    return f"The deal is counted: {', '.join(counts)}.{_game_says(sitting, hearer)}"


def _game_says(sitting: Gathering, hearer: int) -> str:
    """Who won a game of the rubber with this deal."""
    table = sitting.table
    before = next((dealt.games for dealt in reversed(table.history[:-1]) if dealt.games), [0] * table.sides)
    winner = next((side for side, (won, had) in enumerate(zip(table.games or [], before, strict=False)) if won > had), None)
    if winner is None or table.over:
        return ""
    return f" {side_called(sitting, winner, hearer)} won the game: games {_games(sitting, hearer)}. The next begins from nothing."


def _games(sitting: Gathering, hearer: int) -> str:
    games = sitting.table.games or []
    return ", ".join(f"{side_called(sitting, side, hearer)} {won}" for side, won in enumerate(games))


def match_says(sitting: Gathering, hearer: int) -> str:
    """Who won the match, and how all stand, the best first; of a rubber the games."""
    table = sitting.table
    if sitting.ended:
        scores = (f"{side_called(sitting, side, hearer)} {table.scores[side]}" for side in range(table.sides))
        return f"The match was ended early: {', '.join(scores)}."
    winners = " and ".join(side_called(sitting, side, hearer) for side in table.winners) or "Nobody"
    if table.games is not None:
        return f"{winners} won the rubber: games {_games(sitting, hearer)}."
    best_first = sorted(range(table.sides), key=lambda side: -table.scores[side])
    scores = (f"{side_called(sitting, side, hearer)} {table.scores[side]}" for side in best_first)
    return f"{winners} won the match: {', '.join(scores)}."
