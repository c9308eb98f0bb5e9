"""Measures what a job on the queue costs beside a quick bot's thought: `python benchmarks/jobs.py`.

It starts a PostgreSQL of its own. A server's side puts questions into the queue one after another, and waits for each answer.
A worker's side takes them and answers at once.
So nothing is counted but the job itself: the queue, the answer and the notice of it.
Beside that a bot that plays at sight chooses as a server lets it choose, in a process of its own.

The figures are seconds by the wall, which on a busy machine say little, and seconds of the processor.
Those of a job are of this process, which is both sides here, and of PostgreSQL. Those of a thought are of this process and the bot's.
Another PostgreSQL at work on the same machine would be counted too. It needs the programs of PostgreSQL, and Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from server import processor_seconds
from town import Database

import kahve
from kahve.table.live.server import Server
from kahve.table.store.answer_store import AnswerStore
from kahve.table.store.sql import Store
from kahve.table.thinking.bots import BotPool
from kahve.table.thinking.jobs import THINK, Jobs
from kahve.table.thinking.thinkers import Thinkers


def processes_of(program: str) -> list[int]:
    """The numbers of the processes of this machine that run this program."""
    named = [(int(path.parent.name), path.read_text().strip()) for path in Path("/proc").glob("[0-9]*/comm") if path.exists()]
    return [process for process, name in named if name == program]


def spent(processes: list[int]) -> float:
    """The processor seconds of these processes and of this one, those of ended children included."""
    seconds = time.process_time()
    for process in processes:
        with contextlib.suppress(OSError):
            seconds += processor_seconds(process)
    return seconds


async def timed(number: int, processes: Callable[[], list[int]], do: Callable[[int], Awaitable[object]]) -> tuple[float, float]:
    """The median seconds by the wall of doing something `number` times, and the processor seconds of each time."""
    waits, before = [], spent(processes())
    for place in range(number):
        began = time.perf_counter()
        await do(place)
        waits.append(time.perf_counter() - began)
    return statistics.median(waits), (spent(processes()) - before) / number


async def measure(url: str, number: int) -> None:
    """Print what a job costs, and what a thought."""
    table = kahve.new("pisti", seats=4)
    table.deal(seed=1)
    view, moves = table.view(table.turn), table.moves
    question = {"ask": "turn", "game": "pisti", "position": str(view), "seat": view.seat, "moves": moves}
    server = Server(Store(url), BotPool())
    jobs, answers = Jobs(server.store.url), AnswerStore(server.store)
    await jobs.open()
    server.town.open()
    thinkers = Thinkers(server, jobs, answers, server.meters)
    server.town.on_answer = thinkers.hear
    thinkers.set_present(True)

    async def answer(*, key: str, question: Mapping[str, Any], until: float) -> bool:
        await server.write(answers.keep, "worker", key, {"turn": question["moves"][:1]})
        return True

    async def never() -> dict[str, Any]:
        raise RuntimeError("The queue took longer than the patience of a server.")

    taking = asyncio.create_task(jobs.take(THINK, answer, 1, finish=0.0))
    await asyncio.sleep(3)
    wait, work = await timed(number, lambda: processes_of("postgres"), lambda place: thinkers.first(question | {"seed": place}, never))
    print(f"A job takes {1000 * wait:.1f} ms by the wall and {1000 * work:.1f} ms of the processor.")
    taking.cancel()
    await asyncio.gather(taking, return_exceptions=True)
    await server.bots.choose("greedy", view, moves, 0)
    bots = [worker.process.pid for worker in server.bots._all]
    wait, work = await timed(number, lambda: bots, lambda place: server.bots.choose("greedy", view, moves, place))
    print(f"A quick bot's thought takes {1000 * wait:.1f} ms by the wall and {1000 * work:.1f} ms of the processor.")
    await jobs.close()
    await server.close()


def main() -> None:
    """Read the command line, start a database, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder))
        try:
            asyncio.run(measure(database.url, options.number))
        finally:
            database.stop()


if __name__ == "__main__":
    main()
