"""What a finished deal came to, what was best in it, and what decided it. All of it comes from the log, so anyone can derive it again.

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
    number: int
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
    Turning(winner=0, number=3, others_led=True)
    """
    leaders = [leader(points, low_wins=low_wins) for points in standings]
    winner = leaders[-1]
    if winner is None:
        return None
    turned_at = next((place + 1 for place in range(len(leaders) - 1, -1, -1) if leaders[place] != winner), 0)
    return Turning(winner, turned_at, any(side not in (None, winner) for side in leaders[:turned_at]))


def made_so_far(table: Table) -> tuple[int, ...]:
    """What each side has made in the deal so far, by what lies open; once it is over, what the sheet says."""
    if table.sheet is not None:
        return tuple(row["total"] for row in table.sheet.values())
    return tuple(table.game.screen.so_far(table.view(NOBODY)) or [0] * table.sides)


def story_document(match: PlayedMatch, number: int, seat: int) -> dict[str, Any]:
    """The story of a finished deal as this seat reads it (docs/protocol.md); raises as `PlayedMatch.finished`.

    seat: of the reader; NOBODY for a reader without one.
    """
    dealt, screen = match.finished(number), match.game.screen
    names = [player.name or message("table-seat", number=str(place + 1)) for place, player in enumerate(match.players)]
    table = Table(match.game, match.house, dealer=match.first_dealer)
    for before in match.history[: number - 1]:
        table.deal(before.order)
        for _, text in before.turns:
            table.play(text, check=False)
    table.deal(dealt.order)
    is_counted = screen.so_far(table.view(NOBODY)) is not None
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

    def news_of(step: int) -> str:
        mover, turn = turns[step - 1]
        return str(screen.turn_news(views[step - 1], views[step], mover, turn, names)["says"])

    def best_moment(step: int, feat: Feat) -> dict[str, Any]:
        mover, turn = turns[step - 1]
        mine = screen.feat(views[step - 1], views[step], mover, turn, names)
        return _moment(step, (mine or feat).says) | {"title": feat.title, "cards": feat.cards}

    turning = turning_point(standings, low_wins=match.game.rules.low_wins) if is_counted else None
    turned = None
    if turning is not None:
        says = paragraph(reader.turned(turning, len(turns)), news_of(turning.number) if turning.number else "")
        turned = _moment(turning.number, says) | {"side": turning.winner}
    return {
        "moves": len(turns),
        "result": reader.result(standings[-1]),
        "match": reader.match(match, number),
        "turned": turned,
        "best": best and best_moment(*best),
        "standings": standings if is_counted else [],
    }


def _moment(move: int, says: str) -> dict[str, Any]:
    """A moment of the deal: after which move, and what is told of it."""
    return {"move": move, "says": says}


class _Reader(NamedTuple):
    """The reader of a story, whom its sentences call "you"."""

    game: Game
    seat: int
    names: list[str]
    sides: int

    def _side(self, side: int) -> tuple[str, tuple[str, ...]]:
        """How a sentence speaks of a side: `who`, and the names of those besides the reader."""
        seats = range(side, len(self.names), self.sides)
        others = tuple(self.names[seat] for seat in seats if seat != self.seat)
        return ("with" if others else "you") if self.seat in seats else "one" if len(others) == 1 else "other", others

    def _lead(self, points: Standing) -> tuple[int, int] | None:
        """The side ahead of all others, and by how much."""
        first = leader(points, low_wins=self.game.rules.low_wins)
        if first is None:
            return None
        return first, min(abs(points[first] - other) for side, other in enumerate(points) if side != first)

    def result(self, totals: Standing) -> str:
        """The winner of the deal, and by how much it won."""
        if (lead := self._lead(totals)) is None:
            return message("replay-story-level")
        who, names = self._side(lead[0])
        return message("replay-story-won", who=who, names=names, points=lead[1])

    def turned(self, turning: Turning, moves: int) -> str:
        """From which move on the winner was ahead."""
        how = "turned" if turning.others_led else "led" if turning.number else "start"
        who, names = self._side(turning.winner)
        return message("replay-story-turned", who=who, names=names, how=how, move=str(turning.number), count=moves)

    def match(self, match: PlayedMatch, number: int) -> str:
        """How the match stood after this deal; after its last one, from which deal on its winner was ahead."""
        deals = [dealt for dealt in match.history[:number] if dealt.sheet is not None]
        if len(deals) < 2 or deals[-1].games:
            return ""
        if number < len(match.history) or match.going_on:
            if (lead := self._lead(deals[-1].scores)) is None:
                return message("replay-story-match-level")
            who, names = self._side(lead[0])
            return message("replay-story-leads", who=who, names=names, points=lead[1])
        turning = turning_point([dealt.scores for dealt in deals], low_wins=self.game.rules.low_wins)
        if turning is None:
            return ""
        who, names = self._side(turning.winner)
        return message("replay-story-match", who=who, names=names, deal=str(deals[turning.number].number))
