"""What people at a table may say to each other: phrases and reactions by number, and text where the table allows it.

Talk is told to everybody at the table and kept by nobody. It is not an event, and the log has nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...language import later, message
from ..protocol.protocol import Say
from ..protocol.refusal import Refusal
from .gathering import Gathering
from .person_names import is_invisible

PHRASES = (
    later("table-phrase-hello"),
    later("table-phrase-good-luck"),
    later("table-phrase-well-played"),
    later("table-phrase-what-a-card"),
    later("table-phrase-my-mistake"),
    later("table-phrase-lucky-me"),
    later("table-phrase-thank-you"),
    later("table-phrase-one-moment"),
    later("table-phrase-back"),
    later("table-phrase-your-turn"),
    later("table-phrase-good-game"),
    later("table-phrase-until-next-time"),
)

REACTIONS = ("smile", "laugh", "surprise", "think", "clap", "heart", "tea", "wave")
"""What the pictures show; a client has its own for each."""

LONGEST_TEXT = 200

MOST_SAID, SAID_IN = 6, 15.0
"""How often one seat may speak, and in how many seconds."""


def talk_message(gathering: Gathering, seat: int, say: Say) -> Mapping[str, Any]:
    """The message `talk` of docs/protocol.md, a phrase by its number alone (`spoken`); Refusal says why it may not be said."""
    given = [value for value in (say.phrase, say.reaction, say.text) if value is not None]
    if len(given) != 1:
        raise Refusal("malformed", message("table-say-one-thing"))
    _check_customs(gathering, free=say.text is not None)
    talk: dict[str, Any] = {"type": "talk", "seat": seat, "phrase": say.phrase, "reaction": None, "says": ""}
    if say.phrase is not None:
        if say.phrase >= len(PHRASES):
            raise Refusal("malformed", message("table-no-such-phrase", number=str(say.phrase), last=str(len(PHRASES) - 1)))
        return talk
    if say.reaction is not None:
        if say.reaction >= len(REACTIONS):
            raise Refusal("malformed", message("table-no-such-reaction", number=str(say.reaction), last=str(len(REACTIONS) - 1)))
        return talk | {"reaction": REACTIONS[say.reaction]}
    return talk | {"says": read_text(say.text or "")}


def spoken(message: Mapping[str, Any]) -> dict[str, Any]:
    """A message `talk` as somebody hears it: a phrase in the language of the context, a text as it was written.

    >>> spoken({"type": "talk", "seat": 1, "phrase": 0, "reaction": None, "says": ""})["says"]
    'Hello!'
    """
    phrase = message["phrase"]
    return dict(message) if phrase is None else {**message, "says": str(PHRASES[phrase])}


def read_text(text: str) -> str:
    """A text that people wrote, without blanks around it; Refusal for one that is too long, empty, or hides something.

    >>> read_text("  Tea?  ")
    'Tea?'
    """
    said = text.strip()
    if len(said) > LONGEST_TEXT:
        raise Refusal("malformed", message("table-text-too-long", most=LONGEST_TEXT, count=len(said)))
    if not said:
        raise Refusal("malformed", message("table-text-is-empty"))
    if any(is_invisible(char) for char in said) or len(said.splitlines()) > 1:
        raise Refusal("malformed", message("table-text-has-one-line"))
    return said


def _check_customs(gathering: Gathering, *, free: bool) -> None:
    customs = gathering.setup.customs
    if customs["talk"] == "none":
        raise Refusal("not_now", message("table-nothing-is-said"))
    if free and customs["talk"] != "free":
        raise Refusal("not_now", message("table-only-phrases"))
    partners = gathering.table.sides < gathering.seats
    if partners and not customs["partner_talk"] and gathering.in_deal:
        raise Refusal("not_now", message("table-partners-do-not-talk"))
