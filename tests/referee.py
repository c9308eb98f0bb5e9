"""A program for `kahve conform`, that answers by Kahve's own rules; a fault can be named: `python tests/referee.py [FAULT]`."""

from __future__ import annotations

import sys

import kahve
from kahve.engine.perft import divide_at

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""


def main() -> None:
    """Answer line by line until the input ends."""
    table: kahve.Table = kahve.new("pisti")
    game, house = "pisti", ""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "conform":
                print("id name Referee", "ok", sep="\n")
            case "game":
                game, _, house = rest.split(" ", 2)
                print("no I play Pisti alone" if FAULT == "refuse" and game != "pisti" else "ok")
            case "open":
                table = kahve.new(game, house="" if house == "-" else house, dealer=int(rest))
                print("position", table)
            case "deal":
                table.deal(rest)
                print("position", table)
            case "legal":
                moves = [table.write(move) for move in table.moves]
                print("legal", "|".join(reversed(moves[: -1 if FAULT == "forget" and len(moves) == 3 else None])))
            case "view":
                print("view", table if FAULT == "show" else table.view(int(rest)))
            case "perft":
                print("perft", sum(divide_at(table, int(rest)).values()))
            case "play":
                if FAULT == "crash":
                    raise SystemExit("The referee has gone home.")
                table.make(table.read(rest))
                print("position", table)
            case "quit":
                return
        sys.stdout.flush()


if __name__ == "__main__":
    main()
