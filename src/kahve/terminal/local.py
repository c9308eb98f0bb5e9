"""A table in this process: a person's seat at a sitting whose other seats are bots, kept in a file while it is played."""

from __future__ import annotations

import hashlib
import itertools
import random
import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from .evening import Refused
from .keeping import Diary, Notebook
from .thinking import make_ready
from .words import Scene

if TYPE_CHECKING:
    from ..table.sitting import Sitting


def chance(seed: int | None) -> Callable[[int], bytes]:
    """Where a table's chance comes from: the operating system, or a seed that always gives the same.

    >>> chance(7)(8) == chance(7)(8) != chance(8)(8)
    True
    """
    if seed is None:
        return secrets.token_bytes
    calls = itertools.count()
    return lambda size: hashlib.shake_256(f"kahve play 1 {seed} {next(calls)}".encode()).digest(size)


class LocalSeat:
    """The person's seat; bots answer at once."""

    def __init__(
        self, sitting: Sitting, diary: Diary | None, notebook: Notebook | None, tell: Callable[[str], None] = lambda line: None
    ) -> None:
        """diary: keeps every event as it happens; notebook: keeps the finished deals as a log; tell: says what one waits for."""
        self.sitting, self.diary, self.notebook, self._tell = sitting, diary, notebook, tell
        self.seat = sitting.setup.seat_of_opener or 0

    def scene(self) -> Scene:
        """The table as this seat may see it."""
        return self.sitting.scene(self.seat)

    def ask(self, do: str, move: str | None = None) -> list[dict[str, Any]]:
        """Ask for this seat: what it hears of what followed; Refused says why not."""
        return self._asked(self.seat, {"do": do} if move is None else {"do": do, "move": move})

    def others(self) -> Iterator[dict[str, Any]]:
        """The bots' moves, as this seat hears of them, up to its own turn."""
        from ..bots import bot, whole_turn
        from ..bots.advice import search_of

        while (seat := self.sitting.bot_to_act()) is not None:
            name, view, moves, seed = self.sitting.bot_choice_input()
            player = bot(name)
            if search_of(player, view.game):
                make_ready(view.game, self._tell, self.sitting.names[seat])
            turn = whole_turn(player, view, moves, random.Random(seed))
            yield from self._asked(seat, {"do": "move", "move": self.sitting.table.write_turn(turn)})

    def hint(self) -> dict[str, Any]:
        """What the adviser would do in this seat's place, from its view alone; Refused says why there is no hint."""
        from ..bots import BOTS
        from ..bots.advice import ADVISER, advise, adviser
        from ..table.counsel import hint_told
        from ..table.sitting import Refusal

        try:
            view, moves, seed = self.sitting.hint_input(self.seat)
        except Refusal as refusal:
            raise Refused(str(refusal)) from None
        make_ready(view.game, self._tell)
        return hint_told(view, advise(view, moves, adviser(), seed), BOTS[ADVISER][0])

    def _asked(self, seat: int, ask: Mapping[str, Any]) -> list[dict[str, Any]]:
        from ..table.sitting import Refusal

        try:
            events = self.sitting.ask(seat, ask)
        except Refusal as refusal:
            raise Refused(str(refusal)) from None
        if self.diary:
            self.diary.write(events)
        heard = []
        for event in events:
            self.sitting.take(event)
            heard.append(self.sitting.facts(self.sitting.last, self.seat))
        if self.notebook:
            self.notebook.note(self.sitting)
        return heard
