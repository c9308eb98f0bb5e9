"""Makes the replayers of all games beside the engine, where they are missing or of other sources: `python -m kahve.lab.replayers`.

`python -m kahve.lab.replayers FOLDER` makes them in a folder. It needs the wheel `ziglang`, and says so where that is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ..engine.replayer import FOLDER, write_replayers
from ..games import GAMES, game
from .shipping import has_zig

WITHOUT = (
    "There is no ziglang here, so pages get no rules to play deals again with, and no seal says checked. To have them: pip install ziglang"
)


def main() -> None:
    """Make them, or say why not."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    if not has_zig():
        print(WITHOUT)
        return
    done = write_replayers([game(name) for name in GAMES], folder)
    print("The replayers are made." if done else "The replayers are up to date.")


if __name__ == "__main__":
    main()
