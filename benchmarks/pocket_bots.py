"""How long bots think in the worker of the pocket: `python benchmarks/pocket_bots.py FOLDER pisti basra`.

FOLDER is a pocket that `kahve pocket` has written. Of each game one deal is played here by `greedy`, with the fewest seats. A worker of
the page is then asked for the turns of the first seat in which there is a choice. Every player is asked for the same turns. It prints the
median and the longest of the milliseconds from the question to the answer. What a game needs once is in the first turn, which is printed
by itself.

`--brake 4` gives all processes of the browser together a quarter of one core, as on a processor that is four times slower. Linux does that
by a control group, and only for root.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from pocket import browser, handed_out, processes_of

import kahve
from kahve.bots import bot
from kahve.bots.players.choosing import whole_turn
from kahve.games import GAMES

PLAYERS = ("greedy", "master")
PERIOD = 10_000
"""Microseconds; of each period the browser has a share."""
GROUPS = Path("/sys/fs/cgroup/cpu")
"""Where Linux keeps the control groups of the first version."""

BEGIN = """async ([python, library]) => {
    globalThis.thinker = new Worker(new URL("assets/python_worker.js", location.href), { type: "module" });
    globalThis.asked = 0;
    const ready = new Promise((resolve, reject) => {
        thinker.onmessage = ({ data }) => data.kind === "ready" ? resolve() : data.kind === "hindered" && reject(new Error(data.says));
    });
    thinker.postMessage({ kind: "begin", python, library, language: "en", role: "thinks" });
    await ready;
}"""
THINK = """async (question) => {
    const id = (asked += 1), began = performance.now();
    const answered = new Promise((resolve) => {
        thinker.onmessage = ({ data }) => data.kind === "answer" && data.id === id && resolve(data.answer.body);
    });
    thinker.postMessage({ kind: "ask", id, method: "THINK", address: "", headers: {}, body: question });
    const body = await answered;
    return [JSON.parse(body), performance.now() - began];
}"""


def questions(name: str, seed: int) -> list[dict[str, Any]]:
    """What is asked of a bot in the turns of the first seat in one deal, without the name of the bot."""
    game = kahve.game(name)
    seats = next((option.low for option in game.options if option.name == "seats"), None)
    table = kahve.new(name, **({} if seats is None else {"seats": seats}))
    table.deal(seed=seed)
    player, chance, questions_put = bot("greedy"), random.Random(seed), []
    while table.turn >= 0:
        view, moves = table.view(table.turn), table.moves
        if table.turn == 0 and len(moves) > 1:
            questions_put.append(
                {"ask": "turn", "game": name, "view": str(view), "seat": 0, "moves": list(moves), "seed": len(questions_put)}
            )
        for move in whole_turn(player, view, moves, chance):
            table.play(move)
    return questions_put


def milliseconds(page: Page, questions: list[dict[str, Any]], player: str) -> list[float]:
    """How long a player takes for each of these turns."""
    took = []
    for question in questions:
        answer, spent = page.evaluate(THINK, json.dumps(question | {"bot": player}))
        if "turn" not in answer:
            raise SystemExit(f"{player} in {question['game']}: {answer}")
        took.append(float(spent))
    return took


@contextmanager
def braked(folder: str, rate: float) -> Iterator[None]:
    """Inside, the browser with this folder has that part of one core."""
    if rate <= 1:
        yield
        return
    if not (GROUPS / "cpu.cfs_period_us").exists() or not os.access(GROUPS, os.W_OK):
        raise SystemExit(f"--brake needs root, and control groups of the first version in {GROUPS}.")
    group = GROUPS / "kahve-pocket"
    group.mkdir(exist_ok=True)
    (group / "cpu.cfs_period_us").write_text(str(PERIOD))
    (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD / rate)))
    for process in processes_of(folder):
        (group / "cgroup.procs").write_text(str(process))
    try:
        yield
    finally:
        for process in (group / "cgroup.procs").read_text().split():
            (GROUPS / "cgroup.procs").write_text(process)
        group.rmdir()


def main() -> None:
    """Ask each player in each game, and print how long it took."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("folder", type=Path, help="a pocket as `kahve pocket` has written it")
    reader.add_argument("games", nargs="*", default=list(GAMES))
    reader.add_argument("--deals", type=int, default=1, help="deals of each game")
    reader.add_argument("--brake", type=float, default=1.0, help="how many times slower the processor is")
    wanted = reader.parse_args()
    with (
        sync_playwright() as driver,
        handed_out(wanted.folder) as address,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place,
        browser(driver, place) as context,
    ):
        page = context.new_page()
        page.goto(address)
        files = [next(wanted.folder.glob(f"assets/{part}-*.bin")).name for part in ("python", "library")]
        page.evaluate(BEGIN, [f"{address}assets/{name}" for name in files])
        print(f"{'game':20} {'player':8} {'turns':>6} {'first':>8} {'median':>8} {'longest':>8}  milliseconds")
        with braked(place, wanted.brake):
            for game in wanted.games:
                questions_of_all = [question for seed in range(wanted.deals) for question in questions(game, seed + 1)]
                for player in PLAYERS:
                    first, *took = milliseconds(page, questions_of_all, player)
                    print(f"{game:20} {player:8} {len(took):6} {first:8.1f} {statistics.median(took):8.1f} {max(took):8.1f}", flush=True)


if __name__ == "__main__":
    main()
