"""What a study was asked for on the command line, whichever of its three kinds it is."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..figures import numbers
from ..options import checked_file
from .lab_options import Deals, Figures, Shown, Work

if TYPE_CHECKING:
    from ...lab.study import Measure


@dataclass(frozen=True)
class StudyOptions:
    """The players, the size and the files of a study."""

    players: list[str]
    deals: int
    dealt: Deals
    work: Work
    table: Figures
    shown: Shown
    html: Path | None

    def check(self) -> None:
        """Refuse before anything is played what could not be written after it. Raises BadInput, and Missing without pyarrow."""
        checked_file("--html", self.html, self.table.force)
        self.table.check()

    def command(self, game: str | None, words: Sequence[str]) -> str:
        """The command that makes the study again. words: which house rules are studied."""
        return command_of("study", game, self.players, self.deals, self.dealt, words)


def command_of(command: str, game: str | None, players: Sequence[str], deals: int, dealt: Deals, words: Sequence[str] = ()) -> str:
    """The line that gives a command of the laboratory again. words: its own options."""
    named = [game] if game else []
    words_given = ["kahve", "lab", command, *named, *words, "--players", ",".join(players), "--deals", str(deals)]
    words_given += ["--seed", str(dealt.seed), *(word for rule in dealt.house or [] for word in ("--house", rule))]
    return shlex.join(words_given + (["--preset", dealt.preset] if dealt.preset else []))


def figures_of(measure: Measure) -> dict[str, Any]:
    """The figures of a measure by name, None where they are not known, and whether it is the yardstick's."""
    known = numbers(measure.estimate) if measure.estimate is not None else dict.fromkeys(("mean", "error", "low", "high"))
    return known | {"blocks": measure.estimate.blocks if measure.estimate is not None else 0, "yardstick": measure.yardstick}
