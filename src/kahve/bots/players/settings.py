"""The settings of a search, and how they are read from the name of a player.

>>> read_settings("milliseconds=50,observers=single").observers
'single'
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from ...cards.quoting import printable, quoted
from ...engine.game import Game
from ...language import message

TO_THE_END = 1000
"""More stretches than a deal has."""
DEEPEST_TREE = 256
"""More moves than a tree ever goes deep."""

BOUNDS = (
    ("simulations", 1, 10**9),
    ("milliseconds", 0.001, 10**7),
    ("cores", 1, 1024),
    ("exploration", 0, 100),
    ("widening", 0, 1000),
    ("depth", 1, DEEPEST_TREE),
    ("stretches", 0, TO_THE_END),
    ("worlds", 1, 10**9),
    ("width", 1, 1000),
    ("trust", 0, 100),
    ("drop", 0, 100),
)
"""The least and the greatest value of each setting that is a number."""
CHOICES = (
    ("observers", ("multiple", "single")),
    ("rest", ("greedy", "types", "random", "game")),
    ("belief", ("none", "greedy", "types", "game")),
)
"""The values of each setting that is a word."""


@dataclass(frozen=True)
class Search:
    """How a search goes: its budget and its ways.

    Its budget is simulations or milliseconds, or worlds for depth 1; at least one of them must be given.

    - simulations: how many it makes at most.
    - milliseconds: how long it thinks at most. Where both are given, it stops at whichever ends first.
    - cores: how many trees are grown beside each other and added up.
    - rest: how the rest of a deal is imagined. With "greedy" all play it like the club player, but for those whose type is told by
      `belief=types`. With "types" each of the others plays as one of several levels, in any game. The deals of the match that have
      been counted say which. With "random" chance plays it. With "game" it is as with "greedy", but the seat that thinks
      plays as the game thinks worth it (`Judgement.plays_on`). It does so with "types", too.
    - depth: how many moves deep a tree grows. With 1, the moves at hand are compared in the same worlds, and no more
      (`kahve.bots.search.compare`).
    - stretches: after how many stretches of play (`Judgement.stretch`) an imagined deal is counted as it stands. With 0, these are as many
      as the game thinks worth it (`Judgement.reach`). Where the game thinks none worth it, 0 stands for the move that an expert thinks
      worth most.
    - belief: how likely the worlds are. With "none", every world that the view allows is as likely. With "greedy", worlds go by what the
      others have played since their hands were dealt, as club players would (`kahve.bots.belief.likely_worlds`). With "types", each of the
      others is one of several levels, and what it has played in this match tells which. It also plays the rest of the deal so. Both need a
      game that can go back (`Judgement.rewind`, `Judgement.last_choice`), as Kahve's own can. In any other game worlds stay as
      likely. With "game", it is as the game thinks worth it (`Judgement.belief`).

    For a tree:

    - observers: "multiple" or "single" (`kahve.bots.search.tree`).
    - exploration: in standard deviations of a deal.
    - widening: how many moves a node tries, per root of its visits.

    For depth 1:

    - worlds: in how many worlds at most the moves are compared.
    - width: how many moves are compared. They are those that an expert thinks worth most, where the game knows one (`Judgement.expert`).
      Else they are those that `greedy` thinks worth most.
    - trust: how many standard errors another move must come out better than the first of these to be preferred to it.
    - drop: how many standard errors behind the best a move is no longer tried. With 0, all moves are tried to the end of the budget.

    Raises ValueError that says what is allowed.
    """

    simulations: int | None = None
    milliseconds: float | None = None
    cores: int = 1
    observers: str = "multiple"
    rest: str = "greedy"
    exploration: float = 2.0
    widening: float = 1.0
    depth: int = DEEPEST_TREE
    stretches: int = TO_THE_END
    worlds: int | None = None
    width: int = 1000
    trust: float = 0.0
    drop: float = 3.0
    belief: str = "none"

    def __post_init__(self) -> None:
        """Refuse a search without a budget, and what is out of bounds."""
        if self.simulations is None and self.milliseconds is None and (self.worlds is None or self.depth > 1):
            raise ValueError(message("bots-search-without-budget"))
        for name, low, high in BOUNDS:
            value = getattr(self, name)
            if value is not None and not low <= value <= high:
                raise ValueError(
                    message("bots-search-out-of-range", setting=name, value=printable(value), low=f"{low:g}", high=f"{high:g}")
                )
        for name, words in CHOICES:
            if getattr(self, name) not in words:
                raise ValueError(message("bots-search-no-such-word", setting=name, value=quoted(getattr(self, name)), words=words))

    def stretches_in(self, game: Game) -> int:
        """After how many stretches a deal of this game is counted as it stands."""
        return self.stretches or (game.judgement.reach if game.judgement.says("stretch") and game.judgement.reach else TO_THE_END)

    def belief_in(self, game: Game) -> str:
        """How likely worlds of this game are: a key of `kahve.bots.belief.player_types.TYPES`."""
        return game.judgement.belief if self.belief == "game" else self.belief

    def plays_on_in(self, game: Game) -> str:
        """The quick player as whom the seat that thinks plays the rest of an imagined deal, where that is not left to chance."""
        return game.judgement.plays_on if self.rest in ("game", "types") else "greedy"

    def tells_moves_apart(self, game: Game) -> bool:
        """Whether it searches in this game; where that is left to the game (`Judgement.reach`), some are played by judgement alone."""
        return self.stretches > 0 or game.judgement.reach > 0

    def share(self, core: int) -> int | None:
        """How many of the simulations one of the cores makes; None where their number is not part of the budget."""
        return None if self.simulations is None else len(range(core, self.simulations, self.cores))


def read_settings(text: str) -> Search:
    """The settings in a text, as in `simulations=400,stretches=1`; ValueError says what is wrong and what is allowed.

    >>> read_settings("speed=3")
    Traceback (most recent call last):
    ValueError: A search has no setting 'speed'. There are simulations, milliseconds, cores, observers, rest, exploration, widening, depth,
    stretches, worlds, width, trust, drop, belief.
    """
    kinds = {each.name: str(each.type) for each in fields(Search)}
    settings: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name not in kinds:
            raise ValueError(message("bots-search-no-such-setting", setting=quoted(name), settings=tuple(kinds)))
        try:
            settings[name] = value if kinds[name] == "str" else float(value) if "float" in kinds[name] else int(value)
        except ValueError:
            kind = "any" if "float" in kinds[name] else "whole"
            raise ValueError(message("bots-search-is-no-number", setting=name, value=quoted(value), kind=kind)) from None
    return Search(**settings)


MASTER = Search(simulations=2000, milliseconds=200, depth=1, stretches=0, width=12, trust=1.0, belief="game", rest="game")
"""How the level `master` searches: docs/search.md has what it comes to, game by game."""
