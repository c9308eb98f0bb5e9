"""Secrets that live for minutes and work once: the code that brings in a second device, and the challenge of a passkey.

They are kept in memory alone. Whoever restarts the server asks for a new one. Where several servers share a store, each hears what the
others give and take (`Share`). So it does not matter at which of them somebody asks.

A code has two halves. Whoever types the first half of a code that works and misses the second one counts against that code, wherever they
are. After a few misses it stops working. So it does not help to guess from many addresses at once, and nobody else's codes are closed.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ...language import later, message

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of a code: those that nobody takes for another one."""

LENGTH, SECONDS = 8, 300.0
_HALF = LENGTH // 2
MOST_MISSED = 10
"""The codes with the right first half and a wrong second one after which a code stops working."""
_REMEMBERED = 3600.0
"""Seconds for which it is remembered that a code has run out or was used."""
_MOST = 10_000

Share = Callable[[Mapping[str, Any]], None]
"""Tells other servers what has changed."""


class CodeError(ValueError):
    """A code that opens nothing; the sentence says why."""


@dataclass
class _Code:
    """A code that works: whose it is, until when, its first half as a hash, and how often the second half was missed."""

    person: str
    until: float
    half: str
    missed: int = 0


class Codes:
    """Codes by which persons bring in another device, at most one for each person.

    >>> codes = Codes(now=lambda: 0.0)
    >>> code = codes.give("ada")
    >>> len(code), codes.take(code.lower())
    (8, 'ada')
    >>> codes.take(code)
    Traceback (most recent call last):
    kahve.table.people.codes.CodeError: This code has already been used: each works once. Ask for a new one on the first device.
    """

    def __init__(self, *, now: Callable[[], float] = time.monotonic, share: Share = lambda _: None) -> None:
        """now: the seconds of a clock that never goes back. share: is told of each code, by its hash alone."""
        self._now, self._share = now, share
        self._open: dict[str, _Code] = {}
        self._halves: dict[str, str] = {}
        self._gone: dict[str, tuple[str, float]] = {}

    def give(self, person: str) -> str:
        """A new code for this person; the one before stops working."""
        self._clear()
        self._end_all(person, "replaced")
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        while _sealed(code[:_HALF]) in self._halves:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._keep(_sealed(code), person, _sealed(code[:_HALF]))
        self._share({"code": _sealed(code), "person": person, "half": _sealed(code[:_HALF])})
        return code

    def _keep(self, sealed: str, person: str, half: str) -> None:
        self._open[sealed] = _Code(person, self._now() + SECONDS, half)
        self._halves[half] = sealed

    def hear(self, secret: Mapping[str, Any]) -> None:
        """Another server has given this code, or ended it."""
        if "ended" in secret:
            self._put_away(secret["code"], secret["ended"])
        else:
            self._keep(secret["code"], secret["person"], secret["half"])

    def take(self, text: str) -> str:
        """The person whose code this is, which is used up with it; CodeError says why it opens nothing."""
        self._clear()
        code = "".join(text.split()).upper()
        if len(code) != LENGTH or any(letter not in LETTERS for letter in code):
            raise CodeError(message("people-code-of-letters", count=LENGTH))
        sealed = _sealed(code)
        if sealed in self._open:
            person = self._open[sealed].person
            self._end(sealed, "used")
            return person
        if sealed in self._gone:
            raise CodeError(_ended_by(self._gone[sealed][0]))
        self._miss(_sealed(code[:_HALF]))
        raise CodeError(message("people-code-unknown"))

    def _miss(self, half: str) -> None:
        """Count a wrong code against the one that has the same first half, if there is one."""
        if (sealed := self._halves.get(half)) is not None:
            self._open[sealed].missed += 1
            if self._open[sealed].missed >= MOST_MISSED:
                self._end(sealed, "missed")

    def forget(self, person: str) -> None:
        """Make every code of this person invalid."""
        self._end_all(person, "deleted")

    def _end_all(self, person: str, why: str) -> None:
        for sealed in [sealed for sealed, code in self._open.items() if code.person == person]:
            self._end(sealed, why)

    def _end(self, sealed: str, why: str) -> None:
        self._put_away(sealed, why)
        self._share({"code": sealed, "ended": why})

    def _put_away(self, sealed: str, why: str) -> None:
        code = self._open.pop(sealed, None)
        if code is not None:
            self._halves.pop(code.half, None)
        self._gone[sealed] = why, self._now() + _REMEMBERED

    def _clear(self) -> None:
        now = self._now()
        for sealed in [sealed for sealed, code in self._open.items() if code.until <= now]:
            self._end(sealed, "old")
        self._gone = {sealed: entry for sealed, entry in list(self._gone.items())[-_MOST:] if entry[1] > now}


class Challenges:
    """Challenges that a passkey signs, each once and within minutes.

    >>> challenges = Challenges()
    >>> challenge = challenges.give("ada")
    >>> challenges.take(challenge), challenges.take(challenge)
    ('ada', None)
    """

    def __init__(self, *, now: Callable[[], float] = time.monotonic, share: Share = lambda _: None) -> None:
        """now: the seconds of a clock that never goes back. share: is told of each challenge."""
        self._now, self._share = now, share
        self._open: dict[bytes, tuple[str, float]] = {}

    def give(self, what: str) -> bytes:
        """A new challenge for this purpose."""
        now = self._now()
        self._open = {code: entry for code, entry in list(self._open.items())[-_MOST:] if entry[1] > now}
        challenge = secrets.token_bytes(32)
        self._open[challenge] = what, now + SECONDS
        self._share({"challenge": challenge.hex(), "what": what})
        return challenge

    def hear(self, secret: Mapping[str, Any]) -> None:
        """Another server has given this challenge, or taken it back."""
        challenge = bytes.fromhex(secret["challenge"])
        if "what" in secret:
            self._open[challenge] = secret["what"], self._now() + SECONDS
        else:
            self._open.pop(challenge, None)

    def take(self, challenge: bytes) -> str | None:
        """What it was given for, if it is still open; it closes with this."""
        what, until = self._open.pop(challenge, ("", 0.0))
        if what:
            self._share({"challenge": challenge.hex()})
        return what if until > self._now() else None


def _ended_by(why: str) -> str:
    """The sentence for a code that was ended, by the word with which servers tell each other why."""
    sentences = {
        "replaced": later("people-code-replaced"),
        "used": later("people-code-used"),
        "missed": later("people-code-missed"),
        "deleted": later("people-code-of-nobody"),
        "old": later("people-code-too-old", minutes=int(SECONDS // 60)),
    }
    return str(sentences.get(why, why))


def _sealed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
