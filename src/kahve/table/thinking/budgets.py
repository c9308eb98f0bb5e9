"""What each address and each line may ask of the server: credit in messages and in milliseconds of the processor.

Whoever asks pays one message, and the time that the answer takes in the event loop and in the threads that read for it. Credit comes back
with time. Anyone who has none waits at a line, and is told over HTTP when to come again. People who play never come near the end of theirs.

>>> credit = Credit(Rate(messages=2, messages_a_second=1, milliseconds=100, milliseconds_a_second=10), now=0.0)
>>> credit.pay(messages=2)
>>> credit.wait(now=0.0), credit.wait(now=0.5), credit.wait(now=1.0)
(1.0, 0.5, 0.0)
>>> credit.pay(150.0)
>>> credit.wait(now=1.0)
5.0
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar, cast

Result = TypeVar("Result")

_exact_seconds: Callable[[], float] = getattr(time, "thread_time", time.process_time)
"""A page has no clock for a thread, and no other thread."""
_CLOSE = 0.001
"""The seconds within which `seconds_of_thread` is exact."""


class _Reading(threading.local):
    """What this thread had taken of the processor when the system was asked last, and when that was."""

    moment = seconds = 0.0


_reading = _Reading()


def seconds_of_thread() -> float:
    """The seconds of the processor that this thread has taken, at most a millisecond too many.

    Asking costs 2 µs and a move has a dozen pieces. So the system is asked once a millisecond, and the clock of the wall runs in between.
    """
    moment = time.perf_counter()
    passed = moment - _reading.moment
    if passed < _CLOSE:
        return _reading.seconds + passed
    _reading.moment, _reading.seconds = moment, _exact_seconds()
    return _reading.seconds


Pay = Callable[[float], None]
"""Takes milliseconds of the processor from somebody's credit."""

_FEWEST_LOOKED_THROUGH = 10_000
"""The number of credits in a ledger at which those that are full again are forgotten."""


@dataclass(frozen=True)
class Rate:
    """How much credit there is at most, how much of it comes back in a second, and for how long a debt is remembered.

    messages: for each there has to be a whole one.

    milliseconds: of the processor; the last piece of work may cost more than there is.
    """

    messages: float
    messages_a_second: float
    milliseconds: float
    milliseconds_a_second: float
    longest_wait: float = 10.0


@dataclass(frozen=True)
class Rates:
    """The rates of a server.

    request: of an address over HTTP, openings of lines among them.

    line: of one line, and of one seat, by however many lines it comes.

    stranger, seated: of all lines of an address together without a seat, and with one.

    advice, look: of an address for what processes of the bots think: its hints, and its reviews, styles, replays and logs.
    """

    request: Rate = Rate(2000, 100, 5000, 250)
    line: Rate = Rate(1000, 50, 2000, 100, longest_wait=5.0)
    stranger: Rate = Rate(1000, 50, 2000, 100, longest_wait=5.0)
    seated: Rate = Rate(10_000, 500, 10_000, 500, longest_wait=5.0)
    advice: Rate = Rate(600, 20, 120_000, 1000, longest_wait=60.0)
    look: Rate = Rate(600, 20, 120_000, 500, longest_wait=60.0)


_PLENTY = Rate(1e12, 1e12, 1e12, 1e12)

UNLIMITED = Rates(_PLENTY, _PLENTY, _PLENTY, _PLENTY, _PLENTY, _PLENTY)
"""Where nobody else has to be spared: a page without a server, and a benchmark."""


class Credit:
    """What one address or line has left."""

    __slots__ = ("_messages", "_milliseconds", "_since", "rate")

    def __init__(self, rate: Rate, *, now: float | None = None) -> None:
        """All that the rate allows. now: the seconds of a clock that never goes back."""
        self.rate = rate
        self._messages, self._milliseconds = rate.messages, rate.milliseconds
        self._since = time.monotonic() if now is None else now

    def wait(self, *, now: float | None = None) -> float:
        """The seconds until there is credit for one more message; 0 where there is some."""
        self._refill(now)
        rate = self.rate
        for_message = (1.0 - self._messages) / rate.messages_a_second
        for_time = -self._milliseconds / rate.milliseconds_a_second
        return max(0.0, for_message, for_time)

    def pay(self, milliseconds: float = 0.0, *, messages: int = 0) -> None:
        """Take this much away, down to a debt that `longest_wait` pays off."""
        rate = self.rate
        self._messages = max(self._messages - messages, 1.0 - rate.longest_wait * rate.messages_a_second)
        self._milliseconds = max(self._milliseconds - milliseconds, -rate.longest_wait * rate.milliseconds_a_second)

    def take(self, *, now: float | None = None) -> float:
        """Pay for one more message where there is credit; the seconds to wait where there is none, and nothing is paid."""
        wait = self.wait(now=now)
        if not wait:
            self.pay(messages=1)
        return wait

    def is_full(self, *, now: float | None = None) -> bool:
        """Whether nothing is missing, so that nobody need remember this credit."""
        self._refill(now)
        return self._messages >= self.rate.messages and self._milliseconds >= self.rate.milliseconds

    def _refill(self, now: float | None) -> None:
        moment = time.monotonic() if now is None else now
        passed = moment - self._since
        if passed > 0:
            rate = self.rate
            self._messages = min(rate.messages, self._messages + passed * rate.messages_a_second)
            self._milliseconds = min(rate.milliseconds, self._milliseconds + passed * rate.milliseconds_a_second)
            self._since = moment


class Ledger:
    """The credits of all addresses at one rate.

    >>> ledger = Ledger(Rate(messages=1, messages_a_second=1, milliseconds=1, milliseconds_a_second=1))
    >>> ledger.of("203.0.113.7").take(), ledger.of("203.0.113.8").take()
    (0.0, 0.0)
    >>> ledger.of("203.0.113.7").take() > 0
    True
    """

    def __init__(self, rate: Rate) -> None:
        """Nobody has asked for anything yet."""
        self._rate = rate
        self._credits: dict[str, Credit] = {}
        self._look_through_at = _FEWEST_LOOKED_THROUGH

    def __len__(self) -> int:
        return len(self._credits)

    def of(self, address: str) -> Credit:
        """The credit of this address."""
        credit = self._credits.get(address)
        if credit is None:
            if len(self._credits) >= self._look_through_at:
                self._credits = {whose: left for whose, left in self._credits.items() if not left.is_full()}
                # However many addresses there are, each pays for a few of those that are looked through.
                self._look_through_at = max(_FEWEST_LOOKED_THROUGH, 2 * len(self._credits))
            credit = self._credits[address] = Credit(self._rate)
        return credit


class Budgets:
    """The credits of a server: a ledger for each kind of work, seats by their keys among them, and one credit for each line."""

    def __init__(self, rates: Rates | None = None) -> None:
        """rates: those of `Rates` if there are none."""
        rates = rates or Rates()
        self._line, self.seats = rates.line, Ledger(rates.line)
        self.requests, self.strangers, self.seated = Ledger(rates.request), Ledger(rates.stranger), Ledger(rates.seated)
        self.advice, self.looks = Ledger(rates.advice), Ledger(rates.look)

    def of_line(self) -> Credit:
        """The credit of a new line."""
        return Credit(self._line)


class TooMuch(RuntimeError):  # noqa: N818 - a sentence for people
    """More than somebody has credit for; wait: the seconds after which the same may be had."""

    def __init__(self, says: str, wait: float) -> None:
        """Keep the sentence and the seconds."""
        super().__init__(says)
        self.wait = wait


_payer: ContextVar[Pay | None] = ContextVar("payer", default=None)
_payer_of_thoughts: ContextVar[Pay | None] = ContextVar("payer_of_thoughts", default=None)


def set_payer(pay: Pay) -> None:
    """Let all work of this task that is metered be paid for so, and that of the tasks that it begins."""
    _payer.set(pay)


def pay_for_thoughts(pay: Pay) -> None:
    """Let what the bots of this process think for this task be paid for so, and for the tasks that it begins."""
    _payer_of_thoughts.set(pay)


def charge_thought(seconds: float) -> None:
    """Let whoever asked pay for a thought that has kept a process busy for so long."""
    if (pay := _payer_of_thoughts.get()) is not None:
        pay(1000.0 * seconds)


async def in_thread(call: Callable[..., Result], *args: Any) -> Result:
    """The result of a call that another thread makes, and whoever asks for it pays for."""
    return await asyncio.to_thread(metered_in_thread(call), *args)


def metered(work: Coroutine[Any, Any, Result]) -> Coroutine[Any, Any, Result]:
    """The same work, whose time in the event loop is paid for by whoever asks for it; what else happens meanwhile costs them nothing."""
    pay = _payer.get()
    return work if pay is None else _Metered(work, pay)


def metered_in_thread(call: Callable[..., Result]) -> Callable[..., Result]:
    """The same call for another thread, whose time there is paid for by whoever asks for it here."""
    pay = _payer.get()
    return call if pay is None else partial(_paid, pay, call)


def _paid(pay: Pay, call: Callable[..., Result], *args: Any) -> Result:
    began = seconds_of_thread()
    try:
        return call(*args)
    finally:
        pay(1000.0 * max(0.0, seconds_of_thread() - began))


class _Metered(Coroutine[Any, Any, Result]):
    """Work of which each step is paid for, from one wait to the next."""

    __slots__ = ("_pay", "_work")

    def __init__(self, work: Coroutine[Any, Any, Result], pay: Pay) -> None:
        self._work, self._pay = work, pay

    def send(self, value: Any) -> Any:
        """Let the work go on to its next wait."""
        return _paid(self._pay, self._work.send, value)

    def throw(self, *error: Any) -> Any:
        """Let the work meet an error where it waits."""
        return _paid(self._pay, self._work.throw, *error)

    def close(self) -> None:
        """Give the work up."""
        self._work.close()

    def __await__(self) -> Generator[Any, None, Result]:
        return cast(Generator[Any, None, Result], self)

    def __iter__(self) -> _Metered[Result]:
        return self

    def __next__(self) -> Any:
        return self.send(None)
