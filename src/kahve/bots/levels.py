"""The levels of play: what each is called, what it judges a move by, how often it slips, and whether it searches."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.game import Game
from ..language import Sentence, later
from .settings import MASTER, Search

ANY_MOVE, PLAIN, RECALL, CLUB, LEARNED = range(5)
"""What a level judges a move by: nothing; the sight of a beginner (`Judgement.plain`); a short memory (`Judgement.recall`); what a club
player knows (`Judgement.reckon`); numbers learned in play (`Judgement.expert`). A game that lacks one is judged by the next."""


@dataclass(frozen=True)
class Level:
    """One level of play, by the name that `kahve.bots.bot` knows.

    title, sentence: what people read; `str` says it in the language of the moment.

    judgement: one of the names above.

    slips: one move in this number is any legal move, 0 for none.

    slips_at_sight: the same in a game that does not say how a beginner judges.

    search: how the level searches, or None.

    is_offered: whether it can be chosen at a table; the others are for study.
    """

    name: str
    title: Sentence
    sentence: Sentence
    judgement: int
    slips: int = 0
    slips_at_sight: int = 0
    search: Search | None = None
    is_offered: bool = True

    @property
    def is_quick(self) -> bool:
        """Whether it looks at a move and no further; such a level has a compiled form."""
        return self.search is None

    def slips_in(self, game: Game) -> int:
        """How often it slips in this game: one move in so many, 0 for never.

        >>> from kahve.games import game
        >>> [level("simple").slips_in(game(name)) for name in ("pisti", "quist")]
        [0, 12]
        """
        return self.slips_at_sight if game.judgement.plain is None else self.slips


LEVELS = (
    Level("random", later("bots-level-random"), later("bots-level-random-says"), ANY_MOVE),
    Level("beginner", later("bots-level-beginner"), later("bots-level-beginner-says"), PLAIN, slips=6, slips_at_sight=6),
    Level("simple", later("bots-level-simple"), later("bots-level-simple-says"), PLAIN, slips_at_sight=12),
    Level(
        "casual",
        later("bots-level-casual"),
        later("bots-level-casual-says"),
        RECALL,
        slips=32,
        slips_at_sight=32,
    ),
    Level("greedy", later("bots-level-club"), later("bots-level-club-says"), CLUB),
    Level(
        "expert",
        later("bots-level-expert"),
        later("bots-level-expert-says"),
        LEARNED,
        is_offered=False,
    ),
    Level(
        "master",
        later("bots-level-master"),
        later("bots-level-master-says"),
        LEARNED,
        search=MASTER,
    ),
)
"""From the weakest to the strongest in the games that tell a beginner's way (docs/bots.md)."""

QUICK = tuple(level.name for level in LEVELS if level.is_quick)
"""The levels that have a compiled form; their places here are their numbers in compiled code."""


def level(name: str) -> Level:
    """The level of this name; KeyError where there is none."""
    return _BY_NAME[name]


_BY_NAME = {each.name: each for each in LEVELS}

__all__ = ["ANY_MOVE", "CLUB", "LEARNED", "LEVELS", "PLAIN", "QUICK", "RECALL", "Level", "level"]
