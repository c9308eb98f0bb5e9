"""Compares Kahve with random Two-Hand Pisti in hand-written C: speeds in one run, as ratios, and scores of the same deals.

    python benchmarks/limit.py FOLDER [--deals N] [--rounds R]

FOLDER holds `pishti_limit.c`. It needs gcc. On a machine without AVX-512 the program is built over SIMDe (Debian: libsimde-dev) and the
header beside this file. The header makes the few instructions of its plain kernels from two AVX2 halves each. The random numbers then cost
the program more than on the machine it was written for; the play does not.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import kahve
from kahve.engine.machine import Machine, machine
from kahve.engine.table import Table
from kahve.lab.bench import plays_a_second

ITS_RULES = {
    "seats": 2,
    "bottom_card_exposed": "no",
    "turn_up_jack": "stays",
    "bonus_on_last_card": "yes",
    "target": "single",
}


def build(folder: Path, dist: Path) -> Path:
    """Compile the C program and return its path."""
    has_avx512 = "avx512_vbmi" in Path("/proc/cpuinfo").read_text(encoding="utf-8") if platform.system() == "Linux" else False
    (dist / "net52.h").write_text("static inline void net52(v16u32 *P) { (void)P; }\n", encoding="utf-8")
    program = dist / "pishti_limit"
    own_header = [] if has_avx512 else ["-I", str(Path(__file__).parent)]
    flags = ["-O3", "-march=native", "-fno-tree-slp-vectorize", "-std=gnu11", "-w", *own_header, "-I", str(dist)]
    subprocess.run(["gcc", *flags, "-o", str(program), str(folder / "pishti_limit.c"), "-lm"], check=True)
    print("yardstick built", "for AVX-512" if has_avx512 else "over AVX2, its AVX-512 in two halves")
    return program


def million_plays(program: Path, kernel: str, deals: int, seed: int) -> float:
    """Million plays a second of one kernel of the C program, by its own clock."""
    line = subprocess.run([program, kernel, str(deals), str(seed)], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    return float(line.split(" M card plays/s")[0].split(",")[-1])


def emitted(program: Path, deals: int, seed: int) -> list[str]:
    """Deals as the C program writes them: the cards, the choices, and the scores with their parts."""
    return subprocess.run([program, "emit", str(deals), str(seed)], capture_output=True, text=True, check=True).stdout.splitlines()


def replayed(line: str, *, compiled: bool) -> tuple[list[int], list[int]]:
    """The two scores that the C program gives a deal, and those that Kahve counts for the same cards and choices.

    A card of the program is suit * 13 + rank. The order is four cards each and then the pile. A choice is a place in a hand, and the last
    card of the hand then fills the gap.
    """
    cards, choices, results = (list(map(int, part.split())) for part in line.split(";"))
    order = [4 * (card % 13 + 1) + card // 13 for card in cards]
    house = kahve.game("pisti").settle(ITS_RULES)
    table = Table(kahve.game("pisti"), house, compiled=compiled)
    table.deal(table.game.rules.deck(house).write_order(order[8:12] + order[:8] + order[12:]))
    starts = [0, *range(12, 52, 8)]
    for batch, start in enumerate(starts):
        hands = [order[start : start + 4], order[start + 4 : start + 8]]
        for play in range(8):
            hand, choice = hands[play % 2], choices[8 * batch + play]
            table.play(hand[choice])
            hand[choice] = hand[-1]
            hand.pop()
    return results[:2], table.scores


def on_the_processor(loops: Machine, house: Any, views: str) -> float:
    """Million plays a second of Kahve by the processor's clock, which the C program uses too."""
    wall, processor = time.perf_counter(), time.process_time()
    speed = plays_a_second(loops, house, 1.0, views=views)
    return speed / 1e6 * (time.perf_counter() - wall) / (time.process_time() - processor)


def main() -> int:
    """Measure and compare; return 1 if a score differs."""
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("folder", type=Path)
    ask.add_argument("--deals", type=int, default=20_000, help="deals to compare")
    ask.add_argument("--rounds", type=int, default=5, help="rounds of measuring")
    options = ask.parse_args()
    game = kahve.game("pisti")
    loops, house = machine(game), game.settle({"seats": 2})
    with tempfile.TemporaryDirectory() as place:
        program = build(options.folder, Path(place))
        scores = (replayed(line, compiled=True) for line in emitted(program, options.deals, 12345))
        different = sum(predicted != counted for predicted, counted in scores)
        print(f"same deals: {options.deals}, {different} with other scores")
        for views in ("none", "mover", "everyone"):
            plays_a_second(loops, house, 0.0, views=views)
        seconds: dict[str, list[float]] = {}
        for number in range(options.rounds):
            for kernel in ("ref", "scalar", "scalar-obs"):
                seconds.setdefault(kernel, []).append(million_plays(program, kernel, 2_000_000, number + 1))
            for views in ("none", "mover", "everyone"):
                seconds.setdefault(f"kahve, views: {views}", []).append(on_the_processor(loops, house, views))
    for name, speeds in seconds.items():
        print(f"{name:24s} {statistics.median(speeds):7.1f} million plays a second")

    def ratio(one: str, other: str) -> float:
        return statistics.median(a / b for a, b in zip(seconds[one], seconds[other], strict=True))

    print(f"plain play against ref            {ratio('kahve, views: none', 'ref'):.3f}")
    print(f"plain play against scalar         {ratio('kahve, views: none', 'scalar'):.3f}")
    print(f"mover observed against scalar-obs {ratio('kahve, views: mover', 'scalar-obs'):.3f}")
    print(f"all observed against scalar-obs   {ratio('kahve, views: everyone', 'scalar-obs'):.3f}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
