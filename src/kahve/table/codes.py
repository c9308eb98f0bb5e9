"""Secrets that live for minutes and work once: the code that brings in a second device, and the challenge of a passkey.

They are kept in memory alone. Whoever restarts the house asks for a new one. Where several servers are one house, each hears what the
others give and take (`Share`). So it does not matter at which of them somebody asks.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from ..language import later, message

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of a code: those that nobody takes for another one."""

LENGTH, SECONDS = 6, 300.0
_REMEMBERED = 3600.0
"""Seconds for which it is remembered that a code has run out or was used."""
_MOST = 10_000

Share = Callable[[Mapping[str, Any]], None]
"""Tells other servers what has changed."""


class CodeError(ValueError):
    """A code that opens nothing; the sentence says why."""


class Codes:
    """Codes by which persons bring in another device, at most one for each person.

    >>> codes = Codes(now=lambda: 0.0)
    >>> code = codes.give("ada")
    >>> len(code), codes.take(code.lower())
    (6, 'ada')
    >>> codes.take(code)
    Traceback (most recent call last):
    kahve.table.codes.CodeError: This code was used already: each works once. Ask for a new one on the first device.
    """

    def __init__(self, *, now: Callable[[], float] = time.monotonic, share: Share = lambda _: None) -> None:
        """now: the seconds of a clock that never goes back. share: is told of each code, by its hash alone."""
        self._now, self._share = now, share
        self._open: dict[str, tuple[str, float]] = {}
        self._gone: dict[str, tuple[str, float]] = {}

    def give(self, person: str) -> str:
        """A new code for this person; the one before works no more."""
        self._clear()
        for code, (whose, _) in list(self._open.items()):
            if whose == person:
                self._end(code, "replaced")
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._open[_sealed(code)] = person, self._now() + SECONDS
        self._share({"code": _sealed(code), "person": person})
        return code

    def hear(self, secret: Mapping[str, Any]) -> None:
        """Another server has given this code, or ended it."""
        if "ended" in secret:
            self._open.pop(secret["code"], None)
            self._gone[secret["code"]] = secret["ended"], self._now() + _REMEMBERED
        else:
            self._open[secret["code"]] = secret["person"], self._now() + SECONDS

    def take(self, text: str) -> str:
        """The person whose code this is, which is used up with it; CodeError says why it opens nothing."""
        self._clear()
        code = "".join(text.split()).upper()
        if len(code) != LENGTH or any(letter not in LETTERS for letter in code):
            raise CodeError(message("people-code-of-letters", count=LENGTH))
        sealed = _sealed(code)
        if sealed in self._open:
            person, _ = self._open[sealed]
            self._end(sealed, "used")
            return person
        if sealed in self._gone:
            raise CodeError(_ended_by(self._gone[sealed][0]))
        raise CodeError(message("people-code-unknown"))

    def forget(self, person: str) -> None:
        """No code of this person works any more."""
        for code, (whose, _) in list(self._open.items()):
            if whose == person:
                self._end(code, "deleted")

    def _end(self, sealed: str, why: str) -> None:
        del self._open[sealed]
        self._gone[sealed] = why, self._now() + _REMEMBERED
        self._share({"code": sealed, "ended": why})

    def _clear(self) -> None:
        now = self._now()
        for sealed, (_, until) in list(self._open.items()):
            if until <= now:
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
        self._open = {made: entry for made, entry in list(self._open.items())[-_MOST:] if entry[1] > now}
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
        """What it was given for, if it is still open; it is not any more."""
        what, until = self._open.pop(challenge, ("", 0.0))
        if what:
            self._share({"challenge": challenge.hex()})
        return what if until > self._now() else None


def _ended_by(why: str) -> str:
    """The sentence for a code that was ended, by the word with which servers tell each other why."""
    sentences = {
        "replaced": later("people-code-replaced"),
        "used": later("people-code-used"),
        "deleted": later("people-code-of-nobody"),
        "old": later("people-code-too-old", minutes=int(SECONDS // 60)),
    }
    return str(sentences.get(why, why))


def _sealed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
