"""Long looks at what is over: reviews and styles, which take the bots of the server minutes, and for which people ask again and again.

A person has one look at a time, and an address a few. A look goes on as long as somebody asks for it. Anyone who asks again after that
finds it where it stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from ...language import message
from .budgets import Budgets, Credit, TooMuch, pay_for_thoughts
from .errands import Errands

AT_ONCE = 2
"""The number of looks of one address that are worked at, one for each person."""
MOST_WAITING = 20
"""The number of further looks of one address that may wait."""
PATIENCE = 30.0
"""Seconds after which a look counts as abandoned: a page asks twice a second."""


@dataclass(frozen=True)
class Asker:
    """The asker of a look: the household, and there the person, by the table and seat or by the log that they have open."""

    household: str
    person: str


class Dropped(Exception):  # noqa: N818 - nobody waits for what it would have come to
    """A look that nobody asks for now."""


class Look:
    """One look: whether its turn has come, and who asked for it last."""

    task: asyncio.Task[None]

    def __init__(self, desk: Desk, asker: Asker) -> None:
        """Wait for its turn."""
        self.asker = asker
        self._desk = desk
        self._is_dropped = False
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ask()

    def ask(self) -> None:
        """Somebody wants to know how far it is."""
        self._last_ask = asyncio.get_running_loop().time()

    def drop(self) -> None:
        """Let it end before its next step: it would be kept nowhere."""
        self._is_dropped = True

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has asked for it lately."""
        return not self._is_dropped and asyncio.get_running_loop().time() - self._last_ask < PATIENCE

    @property
    def waits(self) -> bool:
        """Whether others are before it."""
        return not self.turn.done()

    async def go_on(self) -> None:
        """Go on to the next step when the address has credit for it; Dropped where nobody asks now."""
        while self.is_wanted:
            wait = self._desk.credit_of(self.asker).wait()
            if not wait:
                return
            await asyncio.sleep(min(wait, PATIENCE))
        raise Dropped


class Desk:
    """All looks of a server that are not at their end."""

    def __init__(self, server: Errands, budgets: Budgets) -> None:
        """Begin with none. budgets: what each address may let the bots think."""
        self._server, self._budgets = server, budgets
        self._waiting: list[Look] = []
        self._at_work: list[Look] = []

    def credit_of(self, asker: Asker) -> Credit:
        """What the address of this asker may still let the bots think."""
        return self._budgets.looks.of(asker.household)

    def begin(self, asker: Asker, work: Callable[[Look], Coroutine[Any, Any, None]]) -> Look:
        """Begin a look when its turn comes; TooMuch where too many of this address wait. work: goes on by `Look.go_on`."""
        self._clear()
        waiting = [look for look in self._waiting if look.asker.household == asker.household]
        if len(waiting) >= MOST_WAITING:
            raise TooMuch(message("replay-too-many-looks"), PATIENCE)
        look = Look(self, asker)
        self._waiting.append(look)
        look.task = self._server.start(self._run(look, work))
        # Anyone who waits for it hears how it ended; if nobody does, the log has it.
        look.task.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._call_next()
        return look

    async def _run(self, look: Look, work: Callable[[Look], Coroutine[Any, Any, None]]) -> None:
        try:
            await look.turn
            pay_for_thoughts(self.credit_of(look.asker).pay)
            await work(look)
        except Dropped:
            # Anyone who asks again begins again.
            pass
        finally:
            if look in self._at_work:
                self._at_work.remove(look)
            if look in self._waiting:
                self._waiting.remove(look)
            self._call_next()

    def _clear(self) -> None:
        """Send those home who wait and whom nobody asks for now."""
        for look in [look for look in self._waiting if not look.is_wanted]:
            self._waiting.remove(look)
            if look.waits:
                look.turn.set_exception(Dropped())

    def _call_next(self) -> None:
        """Call those whose turn it is: the first of each person, a few of each address."""
        self._clear()
        for look in list(self._waiting):
            household = [other for other in self._at_work if other.asker.household == look.asker.household]
            if len(household) < AT_ONCE and all(other.asker != look.asker for other in household):
                self._waiting.remove(look)
                # Where the server is closed, nobody waits now.
                if look.waits:
                    self._at_work.append(look)
                    look.turn.set_result(None)
