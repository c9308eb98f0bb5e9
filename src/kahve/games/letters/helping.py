"""First-time help of the games of tricks with letters: what counts, which suit beats which, and what a claim puts at stake."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...engine.record import NOBODY
from ..helping import Help, help_with
from .house import WordMode
from .moves import CHECKING, EXCHANGING, NAMING, PLAYING, SCRUMPING
from .record import TrickRecord
from .trick_house import PenaltyAnimal, TrickHouse
from .tricks import TURTLE_POINTS

LOW_WINS = "Low scores win here: every point is bad."
STAKES = "Two lines say what is at stake in a check: who takes the trick, and whose points change."
CLAIM = "You may claim that these letters are a word, and so decide who takes the trick. Anybody may doubt it."
LISTED_CLAIM = "These letters can be a word. If you claim it, you decide who takes the trick."
CROWN = "The crown marks the card that takes the trick, unless somebody claims a word."
RULING = "The ruling suit beats the three other suits. Whoever holds the suit that was led still has to follow it."
NOT_LOOSE = "A suit that may not be led yet may be led once a card of it has been played."
LETTERS_ONLY = "Only suit and letter of a card matter here. The animals and peppers on it are just pictures."
ANIMALS = "Animals are worth taking: the team that wins the hand scores those above six."
PENALTIES: Mapping[int, str] = {
    PenaltyAnimal.THE_DOG: "Whoever's team takes the Dog gets a point for each pepper drawn on the chili peppers that it took.",
    PenaltyAnimal.THE_TURTLE: "Each chili pepper that you take is a point, and the Turtle is {turtle}.",
}


def trick_helps(t: TrickRecord, house: TrickHouse, low_wins: bool) -> Iterator[Help]:
    """What there is to explain to the seat to move: first what it has to decide, then what lies there, then what counts."""
    if t.stage == CHECKING:
        yield help_with("stakes", STAKES)
    if t.stage == SCRUMPING:
        yield help_with("claim", LISTED_CLAIM if house.word_mode == WordMode.STRICT else CLAIM)
    if t.stage not in (EXCHANGING, NAMING, PLAYING):
        return
    if t.trick_size:
        yield help_with("crown", CROWN)
    yield from low_scores(low_wins)
    if t.stage == PLAYING and t.ruling:
        yield help_with("ruling", RULING)
    if t.stage == PLAYING and t.restricted:
        yield help_with("not_loose", NOT_LOOSE)
    if t.turn != NOBODY and t.hand_size[t.turn]:
        yield _what_counts(house)


def low_scores(low_wins: bool) -> Iterator[Help]:
    """The help about points that are bad, where they are."""
    if low_wins:
        yield help_with("low_wins", LOW_WINS)


def _what_counts(house: TrickHouse) -> Help:
    """What the pictures on the cards of a hand are for."""
    if house.animals_count:
        return help_with("animals", ANIMALS)
    penalty = PENALTIES.get(house.penalty_animal, LETTERS_ONLY)
    return help_with("pictures", penalty, turtle=TURTLE_POINTS)


__all__ = ["low_scores", "trick_helps"]
