"""What families call the house rules of the fishing games on their own rule sheets."""

from __future__ import annotations

from ...engine.phrases import Phrase, Vocabulary
from ...language import later

SHEET = Vocabulary(
    (
        Phrase(later("fishing-written-single"), ("target",), value="single"),
        Phrase(later("fishing-written-match"), ("match_bonus",)),
        Phrase(later("fishing-written-jack-on-jack"), ("jack_on_jack_bonus",)),
        Phrase(later("fishing-written-most-cards"), ("most_cards_points",)),
        Phrase(later("fishing-written-first-sees"), ("first_sees_kitty",)),
        Phrase(later("fishing-written-cutter-goes-on"), ("bottom_jack",), value="cutter_goes_on"),
        Phrase(later("fishing-written-cutter-keeps"), ("bottom_jack",), value="cutter_keeps"),
    )
)
