"""How the players of a game rate its moves, and what stands for a part of that which a game does not say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ..cards.dialect import kernel
from ..language import Sentence

Rule = Callable[..., Any]

ANY_MOVE, PLAIN, RECALL, CLUB, LEARNED = range(5)
"""What a player judges a move by: nothing; first sight (`Judgement.plain`); a short memory (`Judgement.recall`); what a club player knows
(`Judgement.reckon`); numbers learned in play (`Judgement.expert`)."""


@kernel
def nothing(t: Any, house: Any) -> int:
    """What a rule says that is asked about a position: 0, so nothing is reckoned, no stretch ends and none came before."""
    return 0


@kernel
def nothing_of(t: Any, house: Any, what: Any) -> int:
    """What a rule says that is asked about a move, a seat or an array: 0, and the array stays as it is."""
    return 0


@kernel
def no_worth(t: Any, house: Any, move: int, reckoned: Any) -> int:
    """The worth of each move in a game that does not rate moves."""
    return 0


@kernel
def all_moves(t: Any, house: Any, moves: Any, number: int) -> int:
    """How many of the moves a bot may make in a game in which none is rude: all."""
    return number


class Way(NamedTuple):
    """A way of looking at moves.

    - reckon(t, house): what is counted once for all moves of a position.
    - weigh(t, house, move, reckoned): what a move is worth then.
    """

    reckon: Rule
    weigh: Rule


def at_first_sight(plain: Rule) -> Way:
    """The way of looking that counts nothing before."""

    @kernel
    def plain_worth(t: Any, house: Any, move: int, reckoned: int) -> Any:
        return plain(t, house, move)

    return Way(nothing, plain_worth)


@dataclass(frozen=True, eq=False)
class Habit:
    """A kind of move that people make more often or less often than a club player would (`kahve.bots.belief.habits`).

    - name: the name in files and messages of the protocol.
    - is_made(t, house, move): whether a legal move is of this kind. `t` is the view of the seat to move.
    - more, less: what somebody is told who makes such moves clearly more often, or clearly less often.
    - dares(t, house, move): whether somebody who likes such moves makes this one though a club player would not.
    """

    name: str
    is_made: Callable[[Any, Any, int], bool]
    more: Sentence
    less: Sentence
    dares: Callable[[Any, Any, int], bool] = lambda t, house, move: False


@dataclass(frozen=True, eq=False)
class Judgement:
    """Rules by which players of several levels rate the moves of a game, and the depth of a search.

    `t` is the view of the seat to move. In a search it is the record, of which a judgement reads nothing that is not in the view. A test
    holds it to that.

    What a game does not say is a rule that does nothing, so nobody who plays by a judgement asks whether a part is there. `ways` fills in
    how the players look for whom the game has no rule of their own.

    - weigh(t, house, move, reckoned): how a club player rates a move.
    - reckon(t, house): what is counted once for all moves of a position, a whole number or a named tuple. `weigh` gets it as `reckoned`;
      in a game without `reckon` that is 0.
    - recall(t, house): the same for a player with a short memory, a small vocabulary or a plainer judgement.
    - expert(t, house): the same for an expert.
    - expert_weigh(t, house, move, reckoned): how an expert rates a move, where that is not `weigh`. It gets what `expert` has reckoned.
    - plain(t, house, move): how somebody rates a move at first sight.
    - subtle(t, house, move): whether a move is hard to see, so that somebody may overlook it.
    - evident(t, house, move): whether a move takes what anybody sees it take. Such a move is not misjudged (`kahve.games.mistakes`).
    - polite(t, house, moves, number): strikes out those of the first `number` moves that no bot makes, because they say a flagged word.
      It returns how many are left, at the beginning of `moves`. People may make them.
    - stretch(t, house): a number that changes where a stretch of play is over, as when new hands are dealt. A search may look so far and
      no further. The sides then have what `score` counts as things stand.
    - rewind(t, house, moves): goes back to the beginning of the stretch in a full record. It writes the moves that were made since into
      `moves`, and returns their number. A test holds that playing them again comes to the same record.
    - undeal(t, house): from the beginning of a stretch, goes back to the end of the play of the stretch before. It says whether there was
      one. Where the cards that were dealt since lie in the stock is not told.
    - last_choice(t, house, seat): puts a full record back to where this seat chose last, if it still holds what it held then but for
      that. It goes as far as the record tells. It returns the move that was made, or -1 if nothing tells of it. It is for a game
      without `rewind`.
    - prospects(t, house, expected): writes for each side how many points it may still expect in a deal that is broken off. They are added
      to the count as it stands. It reads the full record, hidden cards and all.
    - whole_turns: whether moves are compared as the beginnings of turns (`kahve.bots.search.plans`): the mover goes on as an expert would,
      while the stretch lasts. Of moves that come to the same record one is tried.
    - reach: how many stretches are worth looking at, before chance has mixed in too much. In a game without `stretch` a search goes to
      the end of the deal. It is 0 where no search tells moves apart in the time of a move.
    - belief: how likely worlds are to the search of *master*, in a word of `kahve.bots.players.settings.Search.belief`. It is other than
      "none" where it was measured to gain (docs/search.md).
    - plays_on: the quick player as whom the seat that thinks plays the rest of an imagined deal. *Master*, hints and reviews search so. It
      is other than "greedy" where that was measured to gain (docs/search.md).
    - by_outcome: whether a network that learns the game judges what a move leads to, and not the move by its number. It is True where
      that was measured to learn faster (docs/training.md).
    - habits: the kinds of moves by which the style of somebody is described.
    """

    weigh: Rule = no_worth
    reckon: Rule = nothing
    recall: Rule | None = None
    expert: Rule | None = None
    expert_weigh: Rule | None = None
    plain: Rule | None = None
    subtle: Rule = nothing_of
    evident: Rule = nothing_of
    polite: Rule = all_moves
    stretch: Rule = nothing
    rewind: Rule = nothing_of
    undeal: Rule = nothing
    last_choice: Rule = nothing_of
    prospects: Rule = nothing_of
    whole_turns: bool = False
    reach: int = 1
    belief: str = "none"
    plays_on: str = "greedy"
    by_outcome: bool = False
    habits: tuple[Habit, ...] = ()

    def says(self, part: str) -> bool:
        """Whether the game has a rule of its own for this part.

        >>> Judgement(weigh=min).says("weigh"), Judgement().says("weigh"), Judgement().says("expert")
        (True, False, False)
        """
        return getattr(self, part) is not getattr(Judgement, part)

    @property
    def counts_as_it_stands(self) -> bool:
        """Whether a deal can be counted at any time, and no points are to be expected that are not counted then."""
        return self.says("stretch") and not self.says("prospects")

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """How each kind of player looks at moves: by ANY_MOVE, PLAIN, RECALL, CLUB and LEARNED. Where a game lacks one it is the next."""
        club = Way(self.reckon, self.weigh)
        recall = Way(self.recall, self.weigh) if self.recall is not None else club
        plain = at_first_sight(self.plain) if self.plain is not None else recall
        learned = Way(self.expert, self.expert_weigh or self.weigh) if self.expert is not None else club
        return Way(nothing, no_worth), plain, recall, club, learned
