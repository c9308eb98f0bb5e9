"""Measures what loading a long table costs, from its opening and from its snapshot: `python benchmarks/loading.py`.

At a table of a person and bots random moves are played, match after match, until a number of events are stored.
Then the table is made again in both ways, in turn. The figures are milliseconds of the processor, the median of the rounds.
Reading the rows from the disk is not counted: it is the same in both ways, but for the number of rows.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import kahve
from kahve.table.protocol.asks import AskAgain, AskDeal, AskMove
from kahve.table.protocol.events import Event
from kahve.table.sitting.sitting import Sitting
from kahve.table.sitting.snapshot import resumed, snapshot


def course(name: str, seats: int | None, number: int) -> list[Event]:
    """`number` stored events of one table, and those that follow until a deal is in play."""
    rng = random.Random(1)
    house = {} if seats is None else {"seats": seats}
    others = int(kahve.game(name).settle(house).seats) - 1
    players = [{"kind": "you", "name": "Zoë"}, *[{"kind": "bot", "bot": "random"}] * others]
    sitting = Sitting.open({"game": name, "house": house, "players": players}, entropy=rng.randbytes)
    events = [sitting.opening]
    while len(events) < number or not sitting.in_deal:
        if sitting.over:
            seat, ask = 0, AskAgain()
        elif sitting.awaits_deal:
            seat, ask = 0, AskDeal()
        else:
            seat, ask = sitting.turn, AskMove(rng.choice(sitting.table.legal))
        for event in sitting.ask(seat, ask):
            sitting.take(event, noted=False)
            events.append(event)
    return events


def milliseconds(do: Callable[[], object]) -> float:
    """The processor's time for doing something once."""
    began = time.process_time()
    do()
    return 1000 * (time.process_time() - began)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=["pisti", "hand_and_foot", "turtle"])
    options.add_argument("--seats", type=int, help="as many as the game has by default")
    options.add_argument("--events", type=int, default=5591)
    options.add_argument("--rounds", type=int, default=3)
    given = options.parse_args()
    for name in given.games:
        events = course(name, given.seats, given.events)
        last = max(n for n, event in enumerate(events) if event.kind == "dealt") - 1
        before = Sitting.replay(events[: last + 1])
        body = snapshot(before)
        if body is None:
            print(f"{name}: the first deal is still in play, so there is no snapshot: ask for more --events")
            continue
        after, stored = events[last + 1 :], body
        ways: dict[str, Callable[[], object]] = {
            "from its opening": lambda events=events: Sitting.replay(events),  # type: ignore[misc]
            "from its snapshot": lambda stored=stored, last=last, after=after: resumed(stored, last, after),  # type: ignore[misc]
            "making the snapshot": lambda before=before: snapshot(before),  # type: ignore[misc]
        }
        took: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(given.rounds):
            for way, do in ways.items():
                took[way].append(milliseconds(do))
        figures = ", ".join(f"{way} {statistics.median(times):.1f} ms" for way, times in took.items())
        print(f"{name}: {len(events)} events, {len(after)} since the snapshot of {len(body)} bytes; {figures}")


if __name__ == "__main__":
    main()
