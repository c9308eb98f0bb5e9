"""What a table answers where it does not do what is asked, and where its record cannot be believed."""

from __future__ import annotations

from ...language import Sentence

FAILURE = "failure"
"""The code of an ask at which the server itself failed."""


class Refusal(ValueError):  # noqa: N818 - the card player's word
    """An ask that is not carried out: a code of docs/protocol.md and a sentence for people."""

    def __init__(self, code: str, says: str | Sentence) -> None:
        """Keep the code; the sentence is the text, of a Sentence in the language of whoever reads it."""
        super().__init__(says)
        self.code = code


class EventError(ValueError):
    """A stored event that does not follow from those before it: the store is damaged, or of other rules. `n` is its number.

    The sentence says why, so it may tell of cards. It is for the log of the server, and for people only if n is 0.
    """

    def __init__(self, says: str | Sentence, n: int = 0) -> None:
        """Keep the sentence and the number of the event."""
        super().__init__(says)
        self.n = n
