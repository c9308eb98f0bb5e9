"""Makes the wheels of all platforms on this machine: `python make_wheels.py`, or `make wheels`.

A wheel of a platform carries the rules compiled for it (`kahve.lab.shipping`), so nobody who installs it waits for a compiler.
The pure wheel carries none and runs everywhere. All carry the rules with which a page plays a deal again (`kahve.lab.replayers`).
They lie in `dist/`. It needs the extra `wheels`.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from kahve.engine.native.targets import TARGETS
from kahve.engine.replayer import write_replayers
from kahve.games import GAMES, game
from kahve.lab.shipping import ship

ROOT = Path(__file__).parent
PLATFORMS = [name for name, target in TARGETS.items() if target.tag]
PURE = "pure"


def make_wheel(platform: str, folder: Path, games: list[str]) -> Path:
    """Make the wheel of a platform, or the pure one, in a folder. games: whose rules it carries as a library."""
    os.environ.pop("KAHVE_LIBRARIES", None)
    with tempfile.TemporaryDirectory() as libraries:
        if platform != PURE:
            ship(platform, Path(libraries), games)
            os.environ["KAHVE_LIBRARIES"] = libraries
        try:
            [made] = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
        finally:
            os.environ.pop("KAHVE_LIBRARIES", None)
    return Path(made)


def main() -> None:
    """Make the wheels that are asked for, and say how large each is and how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("platforms", nargs="*", default=[PURE, *PLATFORMS], help=f"{PURE}, {', '.join(PLATFORMS)}; all if none is named")
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument("--games", default=",".join(GAMES), help="whose rules are compiled, with commas between")
    wanted = parser.parse_args()
    unknown = set(wanted.platforms) - {PURE, *PLATFORMS}
    if unknown:
        parser.error(f"no such platform: {', '.join(sorted(unknown))}; there are {', '.join([PURE, *PLATFORMS])}.")
    games = wanted.games.split(",")
    write_replayers([game(name) for name in GAMES])
    if set(games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(set(games) - set(GAMES)))}; there are {', '.join(GAMES)}.")
    for platform in wanted.platforms:
        begun = time.perf_counter()
        made = make_wheel(platform, wanted.folder, games)
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
