"""What people at a table of Pasur read and that other floor games do not say."""

from __future__ import annotations

from collections.abc import Sequence

from kahve.engine.game import Facts
from kahve.engine.view import View
from kahve.games.floor.screen import FloorScreen
from kahve.games.floor.words import taken_by
from kahve.language import message


class PasurScreen(FloorScreen):
    """The screen of a floor game in which cards make eleven."""

    def helps(self, view: View, moves: Sequence[Facts]) -> list[Facts]:
        """The help of a floor game, with the aim of Pasur."""
        goal = {"says": message("pasur-help-goal")}
        return [help_facts | (goal if help_facts["name"] == "goal" else {}) for help_facts in super().helps(view, moves)]

    def why(self, view: View, turn: Sequence[int]) -> list[str]:
        """What speaks for a card that takes; the family counts cards of one rank, which do not take each other here."""
        if view.record.playing_size or not taken_by(view.record, view.house, turn):
            return []
        return super().why(view, turn)
