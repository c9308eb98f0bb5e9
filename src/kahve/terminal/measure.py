"""The strength of the person at this terminal in each game, which moves with their matches against `even` opponents."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..language import message

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..table.sitting.sitting import Sitting


def _strengths() -> dict[str, float]:
    from ..table.store.sql import data_folder

    try:
        return {str(game): float(strength) for game, strength in json.loads((data_folder() / FILE).read_text()).items()}
    except (OSError, ValueError, AttributeError, TypeError):  # without it somebody begins as a stranger
        return {}


FILE = "strengths.json"
"""The file of strengths beside this user's tables."""


def at_own_level(game: Game) -> str:
    """The name of the opponent who is as strong in this game as the person at this terminal."""
    from ..bots import STRENGTH
    from ..bots.search.between import AT_FIRST

    return f"{STRENGTH}:{_strengths().get(game.name, AT_FIRST):.1f}"


def measured(sitting: Sitting) -> list[str]:
    """Count a match that is over, and say how strong the person is now; nothing without such an opponent."""
    from ..bots import STRENGTH
    from ..bots.search.between import AT_FIRST, moved, read_strength
    from ..table.store.sql import data_folder

    table, own = sitting.table, sitting.setup.seat_of_opener or 0
    side, bots = table.side_of(own), {seat: player.bot or "" for seat, player in enumerate(sitting.setup.players)}
    others = [seat for seat, bot in bots.items() if bot.startswith(f"{STRENGTH}:") and table.side_of(seat) != side]
    if not others:
        return []
    game, before, winners = sitting.setup.game, _strengths(), int(table.record.winners)
    score = sum((1 + (winners >> side & 1) - (winners >> table.side_of(seat) & 1)) / 2 for seat in others) / len(others)
    rivals = [read_strength(bots[seat].partition(":")[2]) for seat in others]
    strength = moved(before.get(game.name, AT_FIRST), rivals, score)
    data_folder().mkdir(parents=True, exist_ok=True)
    (data_folder() / FILE).write_text(json.dumps({**before, game.name: round(strength, 3)}))
    return [message("terminal-strength-now", game=game.noun, strength=f"{strength:.1f}")]
