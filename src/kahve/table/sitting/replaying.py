"""A finished deal played again for whoever looks at it: the scenes of one seat, or of that seat with all hands open.

>>> from kahve.engine.table import Table
>>> from kahve.games import game
>>> from kahve.table.sitting.setup import Player
>>> pisti = game("pisti")
>>> table = Table(pisti, pisti.settle({"seats": 2}))
>>> table.deal(seed=4)
>>> while table.turn >= 0:
...     table.play(table.moves[0])
>>> players = (Player("person", "Bo"), Player("bot", "Ayla", "greedy"))
>>> match = PlayedMatch.of_table(table, players, show={"pile": "top", "captured": "none", "counts": True, "hints": False}, ended=False)
>>> steps = replayed(match, 1, seat=0, hands="all", start=0, most=2)
>>> steps[1]["says"], steps[1]["scene"]["seats"][1]["hand"]
('Bo played the five of spades.', ['4D', '4S', '5H', '8S'])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards.quoting import printable
from ...engine.dealt import DealRecord
from ...engine.record import NOBODY
from ...language import message
from ..protocol.events import Dealt, Event, Moved, Opened
from .played import NoSuchDeal, PlayedMatch
from .setup import Player, Setup
from .sitting import Sitting

HANDS = ("own", "all")
"""Which hands a replay shows: the one of the seat that is looked from, or all of them."""

PAGE = 60
"""How many steps a replay is sent at a time."""


class Replaying(Sitting):
    """A match that happens again, looked at from one seat: its sentences are those for an onlooker, its pictures those of the seat."""

    is_replay = True

    def __init__(self, match: PlayedMatch, seat: int) -> None:
        """Begin before the first deal."""
        # Anyone who has left a seat since is not there, and yet the deal was played from it.
        players = tuple(
            Player("person", player.name or message("table-seat", number=str(place + 1))) if player.kind == "open" else player
            for place, player in enumerate(match.players)
        )
        setup = Setup(match.game, match.house, players, match.show, {})
        super().__init__(Opened(setup.stored(), match.first_dealer, ""))
        self.seat = seat
        self.owner = self.owner or 0

    @property
    def hearers(self) -> tuple[int, ...]:
        """The seat that is looked from, and the onlooker whose sentences are told."""
        return self.seat, NOBODY

    @property
    def listeners(self) -> tuple[int, ...]:
        """The same."""
        return self.hearers

    def last_sentence(self, seat: int) -> str:
        """The latest sentence as the onlooker heard it."""
        return super().last_sentence(NOBODY)

    def step(self, number: int, hands: str) -> dict[str, Any]:
        """What happened last, as an event of docs/protocol.md with the scene after it; number: of the move in its deal, 0 for the deal."""
        facts = self.facts(self.last, self.seat)
        says = self.facts(self.last, NOBODY)["says"]
        return {"type": "event", **facts, "n": number, "says": says, "scene": self.picture(hands)}

    def picture(self, hands: str) -> dict[str, Any]:
        """The scene of the seat; with all hands where they are open."""
        scene = self.scene(self.seat)
        if "reasons" in scene:
            scene["reasons"] = {}
        if hands == "all":
            for other, plate in enumerate(scene["seats"]):
                own = self.screen.hands(self.table.view(other))[other]
                plate |= {"hand": own["hand"], "known": []}
        return scene


def replayed(match: PlayedMatch, number: int, *, seat: int, hands: str, start: int, most: int) -> list[dict[str, Any]]:
    """The steps of a finished deal from `start` on, `most` of them: step 0 is the deal, step n the n-th move.

    Raises as `PlayedMatch.finished`, and NoSuchDeal for a seat or a step that is not there. hands: one of `HANDS`.
    """
    dealt = check_part(match, number, seat, start)
    again = Replaying(match, seat)
    for before in match.history[: number - 1]:
        again.take(Dealt(before.order), noted=False)
        for mover, text in before.turns:
            again.take(Moved(mover, text), noted=False)
    events: list[Event] = [Dealt(dealt.order), *(Moved(mover, text) for mover, text in dealt.turns)]
    steps = []
    for step, event in enumerate(events[: start + most]):
        again.take(event, noted=step >= start - 1)
        if step >= start:
            steps.append(again.step(step, hands))
    return steps


def check_part(match: PlayedMatch, number: int, seat: int, start: int) -> DealRecord:
    """The deal of which a part is asked for; raises as `replayed`."""
    dealt = match.finished(number)
    if not 0 <= start <= len(dealt.turns):
        raise NoSuchDeal(message("replay-no-such-move", deal=str(number), count=len(dealt.turns), move=printable(start)))
    if not 0 <= seat < len(match.players):
        raise NoSuchDeal(message("table-no-such-seat", seat=printable(seat), last=str(len(match.players) - 1)))
    return dealt


def deal_documents(matches: Sequence[PlayedMatch]) -> list[dict[str, Any]]:
    """Every match with its deals, as docs/protocol.md has them: which can be looked at, and what they came to."""
    return [_match_document(number, match) for number, match in enumerate(matches, 1)]


def _match_document(number: int, match: PlayedMatch) -> dict[str, Any]:
    sides = len(next((dealt.scores for dealt in match.history if dealt.sheet), []))
    return {
        "match": number,
        "game": match.game.name,
        "title": match.game.title,
        "family": match.game.family,
        "players": [player.name or message("table-seat", number=str(place + 1)) for place, player in enumerate(match.players)],
        "going_on": match.going_on,
        "deals": [
            {
                "deal": f"{number}.{dealt.number}",
                "number": dealt.number,
                "moves": len(dealt.turns),
                "totals": [dealt.sheet[str(side)]["total"] for side in range(sides)],
                "scores": list(dealt.scores),
            }
            for dealt in match.history
            if dealt.sheet is not None
        ],
    }


def mover_after(match: PlayedMatch, number: int, moves: int) -> int:
    """The seat that is to play after `moves` moves of a finished deal; raises as `PlayedMatch.begun`."""
    match.begun(number, moves)
    return match.finished(number).turns[moves][0]
