"""An adversary: people at one table who work together and look for the slowest ask that the rules let them make.

`python tests/slowest.py basra pastra --seconds 60` looks longer than the test (`test_slowest.py`), and prints the slowest of each kind.
All is interpreted, as a server answers while nothing is compiled, and reckoned in processor time of the thread.
A machine that does much else is slower at everything: what seems slow is measured again in turn with fixed work, which tells how much.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import math
import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import kahve
from kahve.bots.review.advice import Advice, Worth
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.engine.table import IllegalMove, Table
from kahve.games import GAMES
from kahve.games.floor.captures import is_some, span
from kahve.table.protocol.asks import AskDeal, AskMove, AskSit, AskTry, Request
from kahve.table.protocol.refusal import Refusal
from kahve.table.sitting.scene import scene_of
from kahve.table.sitting.sitting import Sitting
from kahve.table.thinking.counsel import hint_document

SHOW = {"pile": "full", "captured": "all", "counts": True, "hints": True}
BOUND = 0.05
"""Seconds of processor time that no ask may take."""
TRIES = 60
"""The number of times at most that a seemingly slow ask is measured again, until it has once been quick enough.

Other work of the machine makes a measurement longer, and never shorter."""
ANCHOR = 0.012
"""Seconds that the fixed work takes on the machine for which BOUND is meant."""
LOOKED_AT = 0.3
"""The share of positions in which everything is asked for; a move is made and a scene seen in all of them."""
CANDIDATES = 4
"""The turns that the seat to move compares, by the number of moves that they leave to the next seat."""


@dataclass
class Slowest:
    """The slowest of each kind of ask, in seconds, and where it was met."""

    of: dict[str, tuple[float, str]] = field(default_factory=dict)

    def measure(self, kind: str, where: str, ask: Callable[[], Any]) -> Any:
        """Measure an ask that may be repeated, and return its answer; one that is slower than all before it is measured again."""
        answer, seconds = _timed(ask)
        self.note(kind, where, seconds, lambda: ask)
        return answer

    def note(self, kind: str, where: str, seconds: float, again: Callable[[], Callable[[], Any]]) -> None:
        """Note what an ask took, and measure it again if no other took as long. again: gets ready for that, which is not measured."""
        if seconds > max(BOUND / 2, self.of.get(kind, (0.0, ""))[0]):
            least, anchor = seconds, math.inf
            for _ in range(TRIES):
                least, anchor = min(least, _timed(again())[1]), min(anchor, _timed(_anchor)[1])
                seconds = least * min(1.0, ANCHOR / anchor)
                if seconds < BOUND:
                    break
        self.of[kind] = max(self.of.get(kind, (0.0, "")), (seconds, where))


def _anchor() -> int:
    """Do the fixed work, of the kind that the rules do."""
    return sum(len({(rank, suit): [rank] for rank in range(60) for suit in range(60)}) for _ in range(30))


def _timed(ask: Callable[[], Any]) -> tuple[Any, float]:
    # What is remembered of the ask before would flatter this one.
    for search in (span, is_some):
        search.cache_clear()  # type: ignore[attr-defined]
    # A collection of garbage looks at all that the tests before have left.
    gc.disable()
    begun = time.thread_time()
    try:
        answer = ask()
    except (Refusal, ValueError) as refused:
        answer = refused
    finally:
        seconds = time.thread_time() - begun
        gc.enable()
    return answer, seconds


class Adversary:
    """All seats of one table, in one hand."""

    def __init__(self, game: str, house: Mapping[str, Any], slowest: Slowest, chance: random.Random) -> None:
        seats = int(kahve.game(game).settle(house).seats)
        players = [{"kind": "you"}, *[{"kind": "open"}] * (seats - 1)]
        self.slowest, self.chance = slowest, chance
        self.sitting = Sitting.open({"game": game, "house": dict(house), "players": players, "show": SHOW}, entropy=chance.randbytes)
        self.events = [self.sitting.opening]
        for seat in range(1, seats):
            self._let(seat, AskSit(f"P{seat}"))

    def _let(self, seat: int, ask: Request) -> None:
        sitting, where = self.sitting, self._where()
        events = self.slowest.measure("ask", f"{where} {ask}", lambda: sitting.ask(seat, ask))
        if isinstance(events, Exception):
            raise events
        for event in events:
            before = list(self.events)
            _, seconds = _timed(lambda event=event: sitting.take(event))
            self.events.append(event)

            def once_more(event: Any = event, before: list[Any] = before) -> Callable[[], Any]:
                # What has happened happens again at another table.
                again = Sitting.replay(before)
                again.ask(seat, ask)
                return lambda: again.take(event)

            self.slowest.note("take", f"{where} {event}", seconds, once_more)

    def _where(self) -> str:
        return str(self.sitting.table) if hasattr(self.sitting, "table") else ""

    def step(self) -> bool:
        """Make the turn after which there is most to choose from; False when the match is over."""
        sitting = self.sitting
        if sitting.over:
            return False
        if sitting.awaits_deal:
            self._let(0, AskDeal())
            return True
        table, seat = sitting.table, sitting.turn
        scene = self.slowest.measure("scene", str(table), lambda: scene_of(sitting, seat))
        if self.chance.random() < LOOKED_AT:
            self._look(table, seat, scene)
        turns = list(self._turns(table, scene))
        if not turns:
            return False
        self._let(seat, AskMove(max(turns, key=lambda text: self._choices_after(table, text))))
        return True

    def _look(self, table: Table, seat: int, scene: Any) -> None:
        """Ask for all that a seat or a program may ask for without a move."""
        sitting, where, view = self.sitting, str(table), self.sitting.view(seat)
        self.slowest.measure("position", where, lambda: kahve.position(table.game.name, str(table)))
        self.slowest.measure("legal", where, lambda: (Table.legal_count.fget(table), table.legal))  # type: ignore[attr-defined]
        self.slowest.measure("hint", where, lambda: (sitting.hint_input(seat), hint_document(view, _advice(view.moves), "X")))
        for text in self._nonsense(scene):
            self.slowest.measure("refusal", f"{where} {text}", lambda text=text: sitting.ask(seat, AskMove(text)))
            self.slowest.measure("try", f"{where} {text}", lambda text=text: sitting.tried(seat, AskTry(text)))

    def _turns(self, table: Table, scene: Any) -> Iterator[str]:
        """Some turns, and where cards may be left lying one of those."""
        rows = [row["move"] for row in scene["moves"] if not row.get("part")]
        lying = [row["move"] for row in scene["moves"] if not row.get("takes")]
        for wanted in (rows, lying, list(islice(table.every_turn(), 60))):
            yield from self.chance.sample(wanted, min(len(wanted), CANDIDATES // 2))

    def _choices_after(self, table: Table, text: str) -> float:
        try:
            after = table.after(text)
        except IllegalMove:
            return -2.0
        if after.turn < 0:
            return -1.0
        # Not the time, so that the same turns are made in every run.
        return (after.legal_count or len(after.moves)) + self.chance.random()

    def _nonsense(self, scene: Any) -> Iterator[str]:
        """Texts that the judge refuses after a look at all that could be meant."""
        hand = scene["seats"][scene["seat"]]["hand"]
        lying = [card for zone in scene["zones"] if zone["kind"] == "row" for card in zone["cards"]]
        picks = self.chance.sample(lying, self.chance.randint(0, len(lying)))
        for card in self.chance.sample(hand, min(2, len(hand))):
            yield card
            yield " ".join([card, "takes", *picks[:2]])
            yield " ".join([card, "takes", *picks])
        yield "pass " + " ".join(hand)
        yield "add all, " * 30 + "discard 4"


def _advice(moves: list[int]) -> Advice:
    return Advice((moves[0],), tuple(Worth((move,), 0.0, 0.0) for move in moves))


def houses(game: Game, chance: random.Random) -> Iterator[dict[str, Any]]:
    """House rules without end: the usual ones with most seats, those that leave most to choose, and then any."""
    seats = next(option for option in game.options if option.name == "seats")
    names = {option.name for option in game.options}
    yield {"seats": seats.high}
    for choice in ("player", "any_set", "one_group", "largest") if "floor_capture_choice" in names else ():
        for more in ({}, {"court_values": "ten"}, {"pair_scope": "one"}):
            yield {"seats": _any(seats, chance), "capture_obligation": "optional", "floor_capture_choice": choice, **more}
    while True:
        house: dict[str, Any] = {}
        for option in chance.sample(game.options, len(game.options)):
            if chance.random() < 0.4:
                wished = {**house, option.name: _any(option, chance)}
                # What does not go with the rules before it is left out.
                with contextlib.suppress(HouseError):
                    game.settle(wished)
                    house = wished
        yield house


def _any(option: Any, chance: random.Random) -> Any:
    if option.kind == "yes_no":
        return chance.random() < 0.5
    if option.row and chance.random() < 0.6:
        row = option.row
        numbers = [row.low + row.step * chance.randrange(row.radix - 1) for _ in row.keys or range(chance.randint(1, row.most))]
        if not row.keys:
            return "-".join(map(str, numbers))
        return "-".join(f"{key}:{number}" for key, number in zip(row.keys, numbers, strict=True) if chance.random() < 0.5) or option.default
    if option.any_other and chance.random() < 0.5:
        return chance.randint(*option.any_other)
    return chance.choice(option.allowed) if option.allowed else chance.randint(option.low, option.high)


def hunt(game: str, steps: float = math.inf, seconds: float = math.inf, seed: int = 1, each: int = 50) -> Slowest:
    """Play table after table, `each` turns at one at the most: `steps` turns in all, or for `seconds` seconds of processor time."""
    chance, slowest, begun = random.Random(f"{game} {seed}"), Slowest(), time.thread_time()
    for house in houses(kahve.game(game), chance):
        adversary = Adversary(game, house, slowest, chance)
        for _ in range(each):
            if steps <= 0 or time.thread_time() - begun > seconds:
                return slowest
            if not adversary.step():
                break
            steps -= 1
    return slowest


def main() -> None:
    """Print the slowest of each kind for the games named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    gc.freeze()
    for game in given.games:
        for kind, (seconds, where) in sorted(hunt(game, seconds=given.seconds, seed=given.seed, each=150).of.items()):
            print(f"{game:14} {kind:9} {1000 * seconds:7.1f} ms  {where[:600] if seconds > BOUND / 2 else ''}", flush=True)


if __name__ == "__main__":
    main()
