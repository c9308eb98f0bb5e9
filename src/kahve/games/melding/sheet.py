"""What families call the house rules of the melding games on their own rule sheets."""

from __future__ import annotations

from ...engine.phrases import Phrase, Vocabulary
from ...language import later
from .cards import ACE, FOUR, NOUNS

_CODES = "456789TJQKA"


SHEET = Vocabulary(
    (
        Phrase(later("melding-written-minimum"), ("minimum",)),
        Phrase(later("melding-written-clean"), ("quota_clean", "clean_bonus")),
        Phrase(later("melding-written-dirty"), ("quota_dirty", "dirty_bonus")),
        Phrase(later("melding-written-wild"), ("quota_wild", "wild_bonus")),
        Phrase(later("melding-written-each-kind"), ("quota_clean", "quota_dirty"), all=True),
        Phrase(later("melding-written-draw"), ("draw_count",)),
        Phrase(later("melding-written-out"), ("going_out_bonus",)),
        Phrase(later("melding-written-deals"), ("deals",)),
        Phrase(later("melding-written-packs"), ("decks",)),
        Phrase(later("melding-written-take"), ("take_count",)),
        Phrase(later("melding-written-whole-pile"), ("take_count",), value="whole"),
        Phrase(later("melding-written-stacks"), ("stacks",)),
        Phrase(later("melding-written-red-threes"), ("red3_laid",)),
        Phrase(later("melding-written-bury"), ("add_beyond_seven",), value="naturals"),
        Phrase(later("melding-written-bury-same-turn"), ("bury_same_turn",)),
        Phrase(later("melding-written-from-hand"), ("out_from_hand",)),
        Phrase(later("melding-written-pack-added"), ("stock_out",), value="pack_added"),
        *(Phrase(later("melding-meld-title", rank=NOUNS[card]), ("rank_bonus",), key=_CODES[card - FOUR]) for card in range(FOUR, ACE + 1)),
        *(Phrase(f"{code}s", ("rank_bonus",), key=code) for code in _CODES),
    ),
    row="minimum",
    number="",
)
"""Numbers in a row of which nothing is said are the points of a first meld."""
