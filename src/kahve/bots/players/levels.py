"""The levels of play: what each is called, what it judges a move by, which mistakes it makes, and whether it searches."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.game import Game
from ...engine.judgement import ANY_MOVE, CLUB, LEARNED, PLAIN, RECALL
from ...games.mistakes import Mistakes, mistakes_of
from ...games.rungs import rungs_of
from ...language import Sentence, later
from .settings import MASTER, Search


@dataclass(frozen=True)
class Level:
    """One level of play, by the name that `kahve.bots.bot` knows.

    - title, sentence: what people read; `str` says it in the language of the moment.
    - judgement: what it judges a move by, of `kahve.engine.judgement`.
    - makes_mistakes: whether it makes mistakes as people do, by the `Mistakes` of each game.
    - random_one_in: one move in this number is any legal move, 0 for none.
    - search: how the level searches, or None.
    - is_rung: whether it searches in a share of its turns that the game says (`kahve.games.rungs`), and is a club player in the others.
    - is_offered: whether it can be chosen at a table; the others are for study.
    """

    name: str
    title: Sentence
    sentence: Sentence
    judgement: int
    makes_mistakes: bool = False
    random_one_in: int = 0
    search: Search | None = None
    is_rung: bool = False
    is_offered: bool = True

    @property
    def is_quick(self) -> bool:
        """Whether it looks at a move and no further; such a level has a compiled form."""
        return self.search is None

    def mistakes_in(self, game: Game) -> Mistakes:
        """Its mistakes in this game.

        >>> from kahve.games import game
        >>> bool(level("casual").mistakes_in(game("pisti"))), bool(level("greedy").mistakes_in(game("pisti")))
        (True, False)
        """
        return mistakes_of(game.name)[self.name] if self.makes_mistakes else Mistakes()

    def is_offered_in(self, game: Game) -> bool:
        """Whether it can be chosen at a table of this game: a level that would stand too near another cannot."""
        return self.is_offered and (not self.is_rung or self.name in rungs_of(game.name))


LEVELS = (
    Level("random", later("bots-level-random"), later("bots-level-random-says"), ANY_MOVE),
    Level("erratic", later("bots-level-erratic"), later("bots-level-erratic-says"), PLAIN, random_one_in=6, is_offered=False),
    Level("plain", later("bots-level-plain"), later("bots-level-plain-says"), PLAIN, is_offered=False),
    Level("forgetful", later("bots-level-forgetful"), later("bots-level-forgetful-says"), RECALL, is_offered=False),
    Level("beginner", later("bots-level-beginner"), later("bots-level-beginner-says"), CLUB, makes_mistakes=True),
    Level("simple", later("bots-level-simple"), later("bots-level-simple-says"), CLUB, makes_mistakes=True),
    Level("casual", later("bots-level-casual"), later("bots-level-casual-says"), CLUB, makes_mistakes=True),
    Level("greedy", later("bots-level-club"), later("bots-level-club-says"), CLUB),
    Level("expert", later("bots-level-expert"), later("bots-level-expert-says"), LEARNED, is_offered=False),
    Level("tournament", later("bots-level-tournament"), later("bots-level-tournament-says"), LEARNED, search=MASTER, is_rung=True),
    Level("candidate", later("bots-level-candidate"), later("bots-level-candidate-says"), LEARNED, search=MASTER, is_rung=True),
    Level("master", later("bots-level-master"), later("bots-level-master-says"), LEARNED, search=MASTER),
)
"""Those that are offered stand from the weakest to the strongest. `erratic`, `plain` and `forgetful` are styles for study."""

QUICK = tuple(level.name for level in LEVELS if level.is_quick)
"""The levels that have a compiled form; their places here are their numbers in compiled code."""


def level(name: str) -> Level:
    """The level of this name; KeyError where there is none."""
    return _BY_NAME[name]


def ladder(game: Game) -> tuple[Level, ...]:
    """The levels that a table of this game offers, from the weakest that judges moves: each wins about two matches in three over the last.

    >>> from kahve.games import game
    >>> [level.name for level in ladder(game("soup"))][-3:]
    ['tournament', 'candidate', 'master']
    """
    return tuple(level for level in LEVELS if level.is_offered_in(game) and level.judgement != ANY_MOVE)


_BY_NAME = {each.name: each for each in LEVELS}
