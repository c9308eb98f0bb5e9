"""Which words bots leave unsaid: flagged words (`kahve.cards.lexicon.flagged`) by the house rule `rude_words`."""

from __future__ import annotations

from ...cards.dialect import rule
from ...cards.lexicon.flagged import is_flagged
from .house import LettersHouse, RudeWords


@rule
def is_unsaid(house: LettersHouse, code: int) -> bool:
    """Whether no bot says the letters of this code to be a word."""
    return house.rude_words != RudeWords.ALLOWED and is_flagged(code)
