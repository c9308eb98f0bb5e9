"""`kahve perft`: counts the positions after a number of moves, to check the rules."""

from __future__ import annotations

from typing import Annotated

from ..language import later
from .manual import option
from .options import GameName, HouseRules, PresetName, checked_seed, settled

WORTH_COMPILING = 9
"""The depth from which compiling (one or two seconds) is quicker than counting with interpreted rules."""


def perft(
    game: GameName,
    depth: Annotated[int, option(later("help-perft-depth"), "--depth 6", "N", min=0, max=64)] = 4,
    seed: Annotated[int, option(later("help-perft-seed"), "--seed 7", "N")] = 7,
    divide: Annotated[bool, option(later("help-perft-divide"), "--divide")] = False,
    house: HouseRules = None,
    preset: PresetName = None,
) -> None:
    """Count positions, to check the rules."""
    from ..engine.house import values_of
    from ..engine.perft import divide as by_move
    from ..engine.perft import perft as count
    from ..games import game as find

    chosen = find(game)
    rules = values_of(settled(chosen, house, preset))
    start, compiled = checked_seed(seed) or 0, depth >= WORTH_COMPILING
    if not divide or depth == 0:
        print(count(chosen, rules, depth, start, compiled=compiled))
        return
    counts = by_move(chosen, rules, depth, start, compiled=compiled)
    for move, positions in counts.items():
        print(f"{move}: {positions}")
    print(f"total: {sum(counts.values())}")
