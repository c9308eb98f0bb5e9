"""First-time help of the games of tricks with letters: the aim, what counts, which suit beats which, and what a claim puts at stake."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...engine.record import NOBODY
from ...language import Sentence, later, message
from ..helping import Help
from .house import WordMode
from .moves import CHECKING, EXCHANGING, NAMING, PLAYING, SCRUMPING
from .record import TrickRecord
from .trick_count import TURTLE_POINTS
from .trick_house import PenaltyAnimal, TrickHouse

PENALTY_HELPS: Mapping[int, Sentence] = {
    PenaltyAnimal.NONE: later("letters-help-letters-only"),
    PenaltyAnimal.THE_DOG: later("letters-help-dog"),
    PenaltyAnimal.THE_TURTLE: later("letters-help-turtle", points=TURTLE_POINTS),
}


def trick_helps(t: TrickRecord, house: TrickHouse, low_wins: bool) -> Iterator[Help]:
    """What there is to explain to the seat to move: first what it has to decide, then the aim, what lies there, and what counts."""
    if t.stage == CHECKING:
        yield Help("stakes", message("letters-help-stakes"))
    if t.stage == SCRUMPING:
        yield Help("claim", message("letters-help-claim-listed") if house.word_mode == WordMode.STRICT else message("letters-help-claim"))
    if t.stage not in (EXCHANGING, NAMING, PLAYING):
        return
    if low_wins:
        yield low_scores()
    else:
        yield Help("goal", message("letters-help-goal"))
    if t.trick_size:
        yield Help("crown", message("letters-help-crown"))
    if t.stage == PLAYING and t.ruling:
        yield Help("ruling", message("letters-help-ruling"))
    if t.stage == PLAYING and t.restricted:
        yield Help("not_loose", message("letters-help-not-loose"))
    if t.turn != NOBODY and t.hand_size[t.turn]:
        yield _what_counts(house)


def low_scores() -> Help:
    """The aim of a game in which points are bad."""
    return Help("low_wins", message("letters-help-low-wins"))


def _what_counts(house: TrickHouse) -> Help:
    """What the pictures on the cards of a hand are for."""
    if house.animals_count:
        return Help("animals", message("letters-help-animals"))
    return Help("pictures", str(PENALTY_HELPS[house.penalty_animal]))
