"""A table in this process: a person's seat at a sitting whose other seats are bots."""

from __future__ import annotations

import hashlib
import itertools
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..language import message
from .evening import Refused
from .keeping import Diary, Notebook
from .making_ready import make_ready
from .words import Scene

if TYPE_CHECKING:
    from ..bots import Bot
    from ..table.protocol.asks import Request
    from ..table.protocol.events import Event
    from ..table.sitting.circumstances import Circumstances
    from ..table.sitting.sitting import Sitting


def chance(seed: int | None) -> Callable[[int], bytes]:
    """The source of a table's chance: the operating system, or a seed that always gives the same bytes.

    >>> chance(7)(8) == chance(7)(8) != chance(8)(8)
    True
    """
    if seed is None:
        return secrets.token_bytes
    calls = itertools.count()
    return lambda size: hashlib.shake_256(f"kahve play 1 {seed} {next(calls)}".encode()).digest(size)


class LocalSeat:
    """A person's seat at a table in this process, where bots answer at once."""

    def __init__(
        self, sitting: Sitting, diary: Diary | None, notebook: Notebook | None, tell: Callable[[str], None] = lambda line: None
    ) -> None:
        """Take the person's seat at the sitting.

        - diary: keeps every event as it happens.
        - notebook: keeps the finished deals as a log.
        - tell: says what the person waits for.
        """
        self.sitting, self.diary, self.notebook, self._tell = sitting, diary, notebook, tell
        self.seat = sitting.setup.seat_of_opener or 0
        self._players: dict[str, Bot] = {}

    def scene(self) -> Scene:
        """The table as this seat may see it."""
        return self.sitting.scene(self.seat)

    def ask(self, do: str, move: str | None = None) -> list[dict[str, Any]]:
        """What this seat hears after its request; Refused says why nothing follows."""
        from ..table.protocol.asks import AskAgain, AskDeal, AskMove
        from ..table.sitting.circumstances import Circumstances

        wish = AskMove(move) if move is not None else AskDeal() if do == "deal" else AskAgain()
        return [*self._events_of(self.seat, wish, Circumstances(devices=[self.seat])), *self._shared()]

    def _shared(self) -> list[dict[str, Any]]:
        """What this seat hears while this device adds its part to the chance of the deal that waits for it."""
        from ..cards.order import SEED_BYTES
        from ..cards.proof import BY_DEVICE
        from ..engine.record import NOBODY
        from ..table.protocol.asks import AskCommit, AskPassOver, AskShare

        exchange = self.sitting.exchange
        if exchange is None or self.seat not in exchange.awaited:
            return []
        of = exchange.commitment
        if self.seat in exchange.commitments:
            # The match was left in the middle, and the value of that time is kept nowhere.
            return self._events_of(NOBODY, AskPassOver(of, exchange.step))
        value = self.sitting.entropy(SEED_BYTES).hex()
        commitment = exchange.commitment_to(self.seat, BY_DEVICE, value)
        return [*self._events_of(self.seat, AskCommit(of, commitment)), *self._events_of(self.seat, AskShare(of, value))]

    def others(self) -> Iterator[dict[str, Any]]:
        """The bots' moves, as this seat hears of them, up to its own turn."""
        # A match that was left in the middle of an exchange goes on with it.
        yield from self._shared()
        from ..bots import bot, taken_from, whole_turn
        from ..bots.review.advice import search_of
        from ..table.protocol.asks import AskMove

        while (seat := self.sitting.bot_to_act()) is not None:
            name, view, moves, seed = self.sitting.bot_choice_input()
            player = self._players[name] if name in self._players else self._players.setdefault(name, bot(name))
            if search_of(player, view.game):
                make_ready(view.game, self._tell, self.sitting.names[seat])
            turn = whole_turn(player, view, moves, random.Random(seed))
            for failure in taken_from([player]):
                self._tell(message("terminal-player-failed", name=self.sitting.names[seat], says=str(failure)))
            yield from self._events_of(seat, AskMove(self.sitting.table.write_turn(turn)))

    def legal(self) -> list[str]:
        """The whole turns that this seat may make now; if there are very many, only some."""
        return self.sitting.table.legal if self.sitting.table.turn == self.seat else []

    def hint(self) -> dict[str, Any]:
        """The adviser's choice for this seat, from its view alone; Refused says why there is no hint."""
        from ..bots import BOTS
        from ..bots.review.advice import ADVISER, advise, adviser
        from ..table.sitting.sitting import Refusal
        from ..table.thinking.counsel import hint_document

        try:
            view, moves, seed = self.sitting.hint_input(self.seat)
        except Refusal as refusal:
            raise Refused(str(refusal)) from None
        make_ready(view.game, self._tell)
        return hint_document(view, advise(view, moves, adviser(), seed), BOTS[ADVISER][0], self.sitting.names)

    def style(self) -> dict[str, Any]:
        """What the adviser thinks of this seat's play, from its views and moves alone; Refused says why there is nothing to say."""
        from ..bots import BOTS
        from ..bots.belief.style import MOST_CHOICES, style_of
        from ..bots.review.advice import ADVISER
        from ..table.sitting.sitting import Refusal
        from ..table.thinking.counsel import style_document

        try:
            own = self.sitting.style_input(self.seat)
        except Refusal as refusal:
            raise Refused(str(refusal)) from None
        return style_document(own.game, style_of(own.game, own.choices(MOST_CHOICES)), BOTS[ADVISER][0])

    def story(self) -> dict[str, Any]:
        """What decided the deal that was counted last, as this seat reads it."""
        from ..table.sitting.story import story_document

        match = self.sitting.matches[-1]
        return story_document(match, max(dealt.number for dealt in match.history if dealt.sheet is not None), self.seat)

    def _events_of(self, seat: int, ask: Request, around: Circumstances | None = None) -> list[dict[str, Any]]:
        from ..table.sitting.circumstances import ALONE
        from ..table.sitting.exchange_asks import QUIET
        from ..table.sitting.sitting import Refusal

        try:
            events = self.sitting.ask(seat, ask, around or ALONE)
        except Refusal as refusal:
            raise Refused(str(refusal)) from None
        if self.diary:
            self.diary.write(events)
        lines_out = []
        for event in events:
            self.sitting.take(event)
            if not isinstance(event, QUIET):
                lines_out.append(self.sitting.facts(self.sitting.last, self.seat))
        if self.notebook:
            self.notebook.note(self.sitting)
        return [*lines_out, *self._remarks(events)]

    def _remarks(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """What a character says to the last of these events, unless the table has no talk."""
        from ..table.sitting.remarks import remark
        from ..table.sitting.talk import spoken

        said = remark(self.sitting, events[-1]) if events else None
        if said is None:
            return []
        return [{"kind": "talk", "says": message("terminal-said", name=self.sitting.names[said["seat"]], says=spoken(said)["says"])}]
