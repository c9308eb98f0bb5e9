"""What people at a table may say to each other: phrases and reactions by number, and text where the table allows it.

Talk is told to everybody at the table and kept by nobody. It is not an event, and the log has nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .gathering import Gathering
from .names import is_invisible
from .protocol import Say
from .refusal import Refusal

PHRASES = (
    "Hello!",
    "Good luck!",
    "Well played!",
    "What a card!",
    "My mistake.",
    "Lucky me.",
    "Thank you.",
    "One moment, please.",
    "I am back.",
    "Your turn.",
    "Good game!",
    "Until next time!",
)

REACTIONS = ("smile", "laugh", "surprise", "think", "clap", "heart", "tea", "wave")
"""What the pictures show; a client has its own for each."""

LONGEST_TEXT = 200

MOST_SAID, SAID_IN = 6, 15.0
"""How often one seat may speak in so many seconds."""


def heard(gathering: Gathering, seat: int, say: Say) -> Mapping[str, Any]:
    """What the others hear: the message `talk` of docs/protocol.md; Refusal says why it may not be said."""
    given = [value for value in (say.phrase, say.reaction, say.text) if value is not None]
    if len(given) != 1:
        raise Refusal("malformed", "Say one thing at a time: a phrase, a reaction or a text.")
    _check_customs(gathering, free=say.text is not None)
    message: dict[str, Any] = {"type": "talk", "seat": seat, "phrase": say.phrase, "reaction": None, "says": ""}
    if say.phrase is not None:
        if say.phrase >= len(PHRASES):
            raise Refusal("malformed", f"There is no phrase {say.phrase}: they are numbered 0 to {len(PHRASES) - 1}.")
        return message | {"says": PHRASES[say.phrase]}
    if say.reaction is not None:
        if say.reaction >= len(REACTIONS):
            raise Refusal("malformed", f"There is no reaction {say.reaction}: they are numbered 0 to {len(REACTIONS) - 1}.")
        return message | {"reaction": REACTIONS[say.reaction]}
    return message | {"says": read_text(say.text or "")}


def read_text(text: str) -> str:
    """A text that people wrote, without blanks around it; Refusal for one that is too long, empty, or hides something.

    >>> read_text("  Tea?  ")
    'Tea?'
    """
    said = text.strip()
    if len(said) > LONGEST_TEXT:
        raise Refusal("malformed", f"This is too long: {LONGEST_TEXT} characters are allowed, and these are {len(said)}.")
    if not said:
        raise Refusal("malformed", "There is nothing to say in this text.")
    if any(is_invisible(char) for char in said) or len(said.splitlines()) > 1:
        raise Refusal("malformed", "A text has one line, without control characters and characters that cannot be seen.")
    return said


def _check_customs(gathering: Gathering, *, free: bool) -> None:
    customs = gathering.setup.customs
    if customs["talk"] == "none":
        raise Refusal("not_now", "At this table nothing is said: its host has settled it so.")
    if free and customs["talk"] != "free":
        raise Refusal("not_now", "At this table only the phrases and reactions are said: its host has settled it so.")
    partners = gathering.table.sides < gathering.seats
    if partners and not customs["partner_talk"] and gathering.in_deal:
        raise Refusal("not_now", "At this table partners do not talk during a deal: wait until it is over.")
