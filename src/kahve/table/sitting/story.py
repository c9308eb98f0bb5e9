"""What a finished deal came to, what was best in it, and what decided it: all of it from the log, so that anyone can derive it again.

After each turn the points are counted that lie open, as the plates of the table show them; after the last one the sheet counts. The deal
turned with the turn after which its winner was ahead of all others and stayed so. A match is told in the same way from the scores after its
deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...engine.game import Feat, Game
from ...engine.record import NOBODY
from ...engine.table import Table
from ...language import message, paragraph
from .played import PlayedMatch

Standing = Sequence[int]
"""The points of each side at one moment."""


class Turning(NamedTuple):
    """Which side won, and the number of the standing from which on it led alone; others_led: whether another side did before."""

    winner: int
    at: int
    others_led: bool


def leader(points: Standing, *, low_wins: bool) -> int | None:
    """The side that is ahead of all others; None where several are level.

    >>> leader([3, 9, 9], low_wins=False), leader([3, 9, 9], low_wins=True)
    (None, 0)
    """
    best = (min if low_wins else max)(points)
    return points.index(best) if points.count(best) == 1 else None


def turning_point(standings: Sequence[Standing], *, low_wins: bool) -> Turning | None:
    """Where the lead went to the winner for good; None where several are level at the end.

    >>> turning_point([(0, 0), (3, 0), (3, 5), (6, 5), (6, 5)], low_wins=False)
    Turning(winner=0, at=3, others_led=True)
    """
    leaders = [leader(points, low_wins=low_wins) for points in standings]
    winner = leaders[-1]
    if winner is None:
        return None
    at = next((number + 1 for number in range(len(leaders) - 1, -1, -1) if leaders[number] != winner), 0)
    return Turning(winner, at, any(side not in (None, winner) for side in leaders[:at]))


def made_so_far(table: Table) -> tuple[int, ...]:
    """What each side has made in the deal so far, by what lies open; once it is over, what the sheet says."""
    if table.sheet is not None:
        return tuple(row["total"] for row in table.sheet.values())
    assert table.game.screen is not None, "a table has pictures"
    return tuple(table.game.screen.so_far(table.view(NOBODY)))


def story_document(match: PlayedMatch, number: int, seat: int) -> dict[str, Any]:
    """The story of a finished deal as this seat reads it (docs/protocol.md); raises as `PlayedMatch.finished`.

    seat: of the reader, NOBODY for whoever has none.
    """
    dealt, screen = match.finished(number), match.game.screen
    assert screen is not None, "a table has pictures"
    names = [player.name or message("table-seat", number=str(place + 1)) for place, player in enumerate(match.players)]
    table = Table(match.game, match.house, dealer=match.first_dealer)
    for before in match.history[: number - 1]:
        table.deal(before.order)
        for _, text in before.turns:
            table.play(text, check=False)
    table.deal(dealt.order)
    standings, views, best = [made_so_far(table)], [table.view(seat)], None
    seen, turns = table.view(NOBODY), []
    for step, (mover, text) in enumerate(dealt.turns, 1):
        turn = table.read_turn(text)
        table.play(turn, check=False)
        was, seen = seen, table.view(NOBODY)
        feat = screen.feat(was, seen, mover, turn, names)
        if feat and (best is None or feat.rank > best[1].rank):
            best = step, feat
        standings.append(made_so_far(table))
        views.append(table.view(seat))
        turns.append((mover, turn))
    reader = _Reader(match.game, seat, names, table.sides)

    def heard(step: int) -> str:
        mover, turn = turns[step - 1]
        return str(screen.turn_news(views[step - 1], views[step], mover, turn, names)["says"])

    def told(step: int, feat: Feat) -> dict[str, Any]:
        mover, turn = turns[step - 1]
        mine = screen.feat(views[step - 1], views[step], mover, turn, names)
        return _moment(step, (mine or feat).says) | {"title": feat.title, "cards": feat.cards}

    turning = turning_point(standings, low_wins=match.game.rules.low_wins)
    turned = None
    if turning is not None:
        says = paragraph(reader.turned(turning, len(turns)), heard(turning.at) if turning.at else "")
        turned = _moment(turning.at, says) | {"side": turning.winner}
    return {
        "moves": len(turns),
        "result": reader.result(standings[-1]),
        "match": reader.match(match, number),
        "turned": turned,
        "best": best and told(*best),
        "standings": standings,
    }


def _moment(move: int, says: str) -> dict[str, Any]:
    """A moment of the deal: after which move, and what is told of it."""
    return {"move": move, "says": says}


class _Reader(NamedTuple):
    """Who reads the story: the sentences call them "you"."""

    game: Game
    seat: int
    names: list[str]
    sides: int

    def _side(self, side: int) -> dict[str, Any]:
        """How a sentence speaks of a side: the arguments `who` and `names`, the names of those besides the reader."""
        seats = range(side, len(self.names), self.sides)
        others = tuple(self.names[seat] for seat in seats if seat != self.seat)
        who = ("with" if others else "you") if self.seat in seats else "one" if len(others) == 1 else "other"
        return {"who": who, "names": others}

    def _lead(self, points: Standing) -> tuple[int, int] | None:
        """The side ahead of all others, and by how much."""
        first = leader(points, low_wins=self.game.rules.low_wins)
        if first is None:
            return None
        return first, min(abs(points[first] - other) for side, other in enumerate(points) if side != first)

    def result(self, totals: Standing) -> str:
        """Who has won the deal, and by how much."""
        lead = self._lead(totals)
        return message("replay-story-won", **self._side(lead[0]), points=lead[1]) if lead else message("replay-story-level")

    def turned(self, turning: Turning, moves: int) -> str:
        """From which move on the winner was ahead."""
        how = "turned" if turning.others_led else "led" if turning.at else "start"
        return message("replay-story-turned", **self._side(turning.winner), how=how, move=str(turning.at), count=moves)

    def match(self, match: PlayedMatch, number: int) -> str:
        """How the match stood after this deal; after its last one, from which deal on its winner was ahead."""
        scores = [dealt.scores for dealt in match.history[:number] if dealt.sheet is not None]
        if len(scores) < 2 or match.history[number - 1].games:
            return ""
        if number < len(match.history) or match.going_on:
            lead = self._lead(scores[-1])
            return message("replay-story-leads", **self._side(lead[0]), points=lead[1]) if lead else message("replay-story-match-level")
        turning = turning_point(scores, low_wins=self.game.rules.low_wins)
        if turning is None:
            return ""
        deals = [dealt.number for dealt in match.history if dealt.sheet is not None]
        return message("replay-story-match", **self._side(turning.winner), deal=str(deals[turning.at]))


__all__ = ["leader", "made_so_far", "story_document", "turning_point"]
