"""Counts in deals between bots what the advice of the rulebooks says in figures: `python benchmarks/advice.py pisti --deals 4000`.

The deals are those of `kahve simulate GAME --players PLAYER --deals N --seed 7`. What is counted depends on the family:

- Pile games: how often the next player takes a card that was played to an empty table, by how many of its rank were unseen.
  Also how many cards a jack takes, and another card.
- Floor games: how often the next player clears the floor, by how many cards were left on it.
- Melding games: how often somebody goes out, and how often that side wins the deal.
- Games of letters: how many words are claimed and checked.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kahve

Shares = dict[str, Counter[bool]]


def deals_of(path: Path) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The deals of a file of logs, each with the header of its match."""
    header: dict[str, Any] = {}
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if "kahve" in entry:
                header = entry
            elif "moves" in entry:
                yield header, entry


def moves_of(deal: dict[str, Any]) -> list[tuple[int, str]]:
    """The plays of a deal, as (seat, move)."""
    return [(int(seat), move) for seat, _, move in (part.partition(":") for part in words_joined(deal["moves"]))]


def words_joined(text: str) -> list[str]:
    """The plays of a line: a word without a seat belongs to the play before it."""
    plays: list[str] = []
    for word in text.split():
        if ":" in word and word.split(":")[0].isdigit():
            plays.append(word)
        else:
            plays[-1] += f" {word}"
    return plays


def count_pile(table: kahve.Table, deal: dict[str, Any], shares: Shares, sizes: dict[str, list[int]]) -> None:
    """Follow the pile by the fields of the public record."""
    waiting = ""
    for seat, move in moves_of(deal):
        before = table.view(seat)
        pile = table.record["laid_size"] - table.record["pile_start"] + table.record["under"]
        card = move.split()[0]
        laid = before.cards["laid"]
        seen = sum(code[0] == card[0] for code in [*laid, *before.hand])
        table.play(move)
        took = pile > 0 and bool(laid) and card[0] in ("J", laid[-1][0])
        if waiting:
            shares[f"{waiting}: taken by its rank"][took and card[0] != "J"] += 1
            shares["a lone card: taken by a jack"][took and card[0] == "J"] += 1
        if took:
            sizes["a jack takes" if card[0] == "J" else "another card takes"].append(pile + 1)
        packs = len(deal["order"].split()) // 52
        waiting = f"{4 * packs - seen} of its rank unseen" if pile == 0 and card[0] != "J" else ""


def count_floor(table: kahve.Table, deal: dict[str, Any], shares: Shares, sizes: dict[str, list[int]]) -> None:
    """Follow the floor: what a player leaves, and whether the next one clears it."""
    left = total = 0
    for _, move in moves_of(deal)[:-1]:  # behind the last play the floor goes to the player who took last
        table.play(move)
        after = len(table.view(kahve.NOBODY).cards["floor"])
        if left:
            name = f"{min(left, 6)}{' or more' if left > 5 else ''} on the floor"
            shares[name][after == 0] += 1
            shares[f"{name}, worth {'ten or less' if total <= 10 else 'more'} in all"][after == 0] += 1
            if after == 0:
                shares["cleared by a jack or the seven of diamonds"][move.split()[0][0] == "J" or move.split()[0] == "7D"] += 1
        left = after
        total = sum(value(code) for code in table.view(kahve.NOBODY).cards["floor"])


def value(code: str) -> int:
    """What a card is worth in sums; queens and kings more than any sum."""
    return {"A": 1, "T": 10}.get(code[0], int(code[0]) if code[0].isdigit() else 20)


def count_sheet(deal: dict[str, Any], shares: Shares, sizes: dict[str, list[int]]) -> None:
    """What the score sheet and the moves of a deal say of any game."""
    sheet = deal["sheet"]
    for items in sheet.values():
        for name, points in items.items():
            sizes[f"{name} of a side"].append(points)
    outs = [side for side, items in sheet.items() if items.get("going_out", 0) > 0]
    if "going_out" in next(iter(sheet.values())):
        shares["somebody goes out"][bool(outs)] += 1
        for side in outs:
            shares["the side that goes out wins"][sheet[side]["total"] == max(items["total"] for items in sheet.values())] += 1
    if "most_cards" in next(iter(sheet.values())):
        best = max(items["cards"] for items in sheet.values())
        for items in sheet.values():
            if items["cards"] == best:
                shares["the side with most cards wins"][items["total"] == max(other["total"] for other in sheet.values())] += 1
    plays = deal["moves"].split()
    sizes["scrumps"].append(sum(":scrump" in play for play in plays))
    sizes["checks"].append(sum("spellcheck" in play for play in plays))


def report(path: Path) -> None:
    """Print every share with its standard error, and every mean, of a file of logs."""
    shares: Shares = defaultdict(Counter)
    sizes: dict[str, list[int]] = defaultdict(list)
    for header, deal in deals_of(path):
        count_sheet(deal, shares, sizes)
        game = kahve.game(header["game"])
        if game.family not in ("pile", "floor"):
            continue
        table = kahve.new(header["game"], dealer=deal["dealer"], **header["house"])
        table.deal(deal["order"])
        (count_pile if game.family == "pile" else count_floor)(table, deal, shares, sizes)
    for name, counter in sorted(shares.items()):
        number = counter.total()
        share = counter[True] / number
        print(f"{name}: {share:.1%} of {number} (standard error {(share * (1 - share) / number) ** 0.5:.1%})")
    for name, values in sorted(sizes.items()):
        mean = sum(values) / len(values)
        print(f"{name}: {mean:.2f} on average, {sum(item != 0 for item in values) / len(values):.1%} not 0, of {len(values)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--deals", type=int, default=4000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "deals.jsonl"
        options = ["--players", args.player, "--deals", str(args.deals), "--seed", "7", "--out", str(log)]
        subprocess.run([sys.executable, "-m", "kahve", "simulate", args.game, *options], check=True, stdout=subprocess.DEVNULL)
        report(log)
