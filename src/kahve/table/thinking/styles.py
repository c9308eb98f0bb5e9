"""What master thinks of somebody's style: worked out on request from the views of that seat alone, away from the tables.

A choice is rated once, however often somebody asks. So whoever asks again after a deal waits for the choices of that deal only.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Hashable
from functools import partial
from typing import Any

from ...bots.belief.decisions import Choice
from ...bots.belief.rated import Rated
from ...bots.belief.style import MOST_CHOICES, Style
from ...language import message
from ..sitting.own_choices import OwnChoices
from .bots import BotPool
from .budgets import in_thread
from .counsel import style_document
from .desk import Asker, Desk, Look

AT_A_TIME = 20
"""The number of choices that are rated in one question, and then others have their turn."""
MOST_RATED = 4000
"""The number of rated choices that are remembered, those that were asked for last."""
MOST_STYLES = 500
"""The number of styles that are remembered."""

_MOMENT = 0.5
"""Seconds to wait for a style that may be there soon."""


class Styles:
    """The styles that this server has been asked for."""

    def __init__(self, desk: Desk, bots: BotPool) -> None:
        """desk: where the work waits for its turn. bots: those that rate the choices."""
        self._desk, self._bots = desk, bots
        self._rated: OrderedDict[str, Rated | None] = OrderedDict()
        self._requests: OrderedDict[Hashable, _Request] = OrderedDict()

    async def of(self, who: Hashable, last: int, own: OwnChoices, asker: Asker) -> dict[str, Any]:
        """A style as docs/protocol.md has it, or how far the work is on it; NoAnswer, TooMuch.

        who: whose style. last: the number of the event after which it holds. own: what they have played until then.
        """
        request = self._requests.get(who)
        if request is None or (request.last != last and request.look.task.done()):
            request = _Request(last)
            request.look = self._desk.begin(asker, partial(self._work, request, own))
            self._requests[who] = request
        self._requests.move_to_end(who)
        while len(self._requests) > MOST_STYLES:
            _, forgotten = self._requests.popitem(last=False)
            forgotten.look.drop()
        request.look.ask()
        await asyncio.wait([request.look.task], timeout=_MOMENT)
        if request.look.task.done() and request.style is None:
            self._requests.pop(who, None)
            await request.look.task
        if request.style is None or request.last != last:
            if request.look.waits:
                waits = {"ready": False, "state": "waiting", "says": message("replay-look-waits")}
            else:
                waits = {"ready": False, "state": "thinking", "says": message("bots-style-looking")}
            return waits | {"done": request.done, "of": request.of}
        return {"ready": True, "last": last} | style_document(own.game, request.style, self._bots.adviser)

    async def _work(self, request: _Request, own: OwnChoices, look: Look) -> None:
        """Rate the choices that have not been rated yet, and tell the style of all."""
        bots = self._bots
        choices = await in_thread(_by_key, own)
        request.of = len(choices)
        known = {key: self._rated[key] for key in choices if key in self._rated}
        new = [key for key in choices if key not in known]
        request.done = len(known)
        for start in range(0, len(new), AT_A_TIME):
            await look.go_on()
            keys = new[start : start + AT_A_TIME]
            latest = dict(zip(keys, await bots.rate([choices[key] for key in keys]), strict=True))
            # What was rated is kept at once: the work may stop here, and go on when somebody asks again.
            self._rated |= latest
            known |= latest
            request.done += len(keys)
        await look.go_on()
        for key in choices:
            self._rated[key] = known[key]
            self._rated.move_to_end(key)
        while len(self._rated) > MOST_RATED:
            self._rated.popitem(last=False)
        request.style = await bots.style(own.game, [rated for key in choices if (rated := known[key]) is not None])


class _Request:
    """How far the work on a style is, and what it came to."""

    look: Look

    def __init__(self, last: int) -> None:
        self.last = last
        self.done = 0
        self.of: int | None = None
        self.style: Style | None = None


def _by_key(own: OwnChoices) -> dict[str, Choice]:
    return {_key(choice): choice for choice in own.choices(MOST_CHOICES)}


def _key(choice: Choice) -> str:
    return hashlib.sha256(f"{choice.seat} {choice.view} {choice.move}".encode()).hexdigest()
