"""A game: one record, one tuple of house rules, four functions, and the words for them."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from numpy.typing import NDArray

from ..cards.deck import Deck
from .house import HouseError, Option, Value, rows_of, settle
from .record import Layout

if TYPE_CHECKING:
    from .table import View

Rule = Callable[..., Any]
Told = dict[str, Any]
"""A part of what a screen is told, ready for JSON (docs/protocol.md)."""


class Turns(Protocol):
    """For a game in which one play may take several moves: what people say in one breath and the moves that it stands for.

    Nothing is shown to anybody between the moves of such a turn, so it is made, told and written down as a whole. `t` is the record, or
    the view of the seat to move, before the turn.
    """

    def pending(self, t: Any) -> bool:
        """Whether the turn goes on: moves were made and what was begun is not decided yet."""

    def begun(self, house: Any, tables: NDArray[Any], turn: Sequence[int]) -> NDArray[Any] | None:
        """A copy of tables[0], a view perhaps, in which these moves of a turn are made; None when they are the whole turn."""

    def read(self, house: Any, t: Any, text: str, *, whole: bool = True) -> list[int]:
        """The moves that a turn's text stands for; CardError or ValueError says why it cannot be read here.

        whole: whether the text must be a whole turn; otherwise it may break off.
        """

    def write(self, house: Any, t: Any, turn: Sequence[int]) -> str:
        """The text of a turn."""

    def ways(self, house: Any, t: Any) -> list[str]:
        """Every turn that may be made, as its text; of very many with one card only some."""

    def may_draft(self, before: Any, after: Any, turn: Sequence[int]) -> bool:
        """Whether a seat may see what these moves would come to before it makes them: they show it no new card."""


class Screen(Protocol):
    """The words and the picture of a game for people, made from views alone: what a seat may not know cannot come out of it.

    names: what each seat is called; show: the table's `pile`, `captured` and `counts` (docs/protocol.md, Setup).
    """

    def title(self, item: str) -> str:
        """An item of the score sheet as people read it."""

    def shows(self, house: Any, item: str) -> bool:
        """Whether the score sheet has this item by these house rules."""

    def expects(self, view: View) -> str:
        """What is expected of the seat to move, as in "play a card"."""

    def awaited(self, view: View) -> str:
        """What others read of the seat to move, as in "is to play"."""

    def more(self, view: View, moves: list[int]) -> Told:
        """What only this family's scenes have besides, by key (docs/protocol.md)."""

    def hands(self, view: View) -> list[Told]:
        """For each seat `hand` and `known`."""

    def zones(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """What lies on the table."""

    def sides(self, view: View, show: Mapping[str, Any]) -> list[Told]:
        """For each side `cards`, `points`, `marks` and `taken`."""

    def moves(self, view: View, moves: list[int]) -> list[Told]:
        """The legal moves of the view's seat, each with its card and what it does."""

    def refusals(self, view: View, moves: list[int]) -> dict[str, str]:
        """For each card of the hand that none of these moves plays, the sentence that says why."""

    def dealt(self, view: View, names: list[str]) -> Told:
        """What the view's seat hears of the deal just made: `says`."""

    def told(self, before: View, after: View, seat: int, turn: Sequence[int], names: list[str]) -> Told:
        """What the view's seat hears of a turn, mostly one move: its sentence `says` and the facts that an event carries."""


@dataclass(frozen=True)
class Preset:
    """A named set of house rules, as a family or a site plays them."""

    name: str
    title: str
    says: str
    values: Mapping[str, Value]


@dataclass(frozen=True, eq=False)
class Game:
    """What a game says of itself; everything else is derived from this.

    deal(t, house, order), objection(t, house, move), play(t, house, move), score(t, house): the four functions.
    legal(t, house, out): writes the legal moves in ascending order and returns their number; only for speed, a test holds it equal to
    `objection`. could_hold(t, house, seat, card): false when the public course of the play proves that this seat does not hold this card.
    worth(t, house, move): what a good club player thinks of a move, for `greedy`. t is the view of the seat to move; in a search it is the
    record, of which this and the other judgements read nothing that is not in the view (a test holds them to it).
    reckon(t, house), weigh(t, house, move, reckoned): the same in two steps, what need be counted only once for all moves of a position
    first, a whole number or a named tuple of some; a test holds them equal to `worth` where a game has both.
    recall(t, house): what somebody with a short memory, a small vocabulary or a plainer judgement reckons with instead; expert(t, house):
    what an expert does.
    stretch(t, house): a number that changes where a stretch of play is over (new hands are dealt, a trick is turned), so that a search may
    look so far and no further; what the sides have then is what `score` counts as things stand.
    reach: how many stretches are worth looking at, before chance has mixed in too much; in a game that knows of none a search goes to the
    end of the deal. 0 where no search tells moves apart in the time of a move, and an expert knows best at sight.
    plain(t, house, move): what somebody who has just learned the game thinks of a move.
    fixed_points(house): what the sheets of one deal add up to, bonuses and unawarded majorities aside.
    words: the name of the word list of a house, in a game that has one; a log names the list, and a table can be asked about words.
    winner_deals: whether a winner of a match deals first in the next one at the same table.
    low_wins: whether points are bad, so that the side with the fewest wins.
    turns: for a game in which one play may take several moves.
    facts(house, t): what the sentences of `reasons` may speak of besides {move} and {card}; t is the record, or the view of the seat to
    move.
    screen: the words and the picture for people.
    """

    name: str
    title: str
    family: str
    summary: str
    version: str
    layout: Layout
    house: type[Any]
    deck: Callable[[Any], Deck]
    sides: Rule
    deal: Rule
    objection: Rule
    play: Rule
    score: Rule
    move_numbers: int
    write_move: Callable[[Any, int], str]
    read_move: Callable[[Any, str], int]
    name_move: Callable[[Any, int], str]
    reasons: Mapping[int, str]
    voids: Mapping[int, str]
    items: tuple[str, ...]
    legal: Rule | None = None
    could_hold: Rule | None = None
    worth: Rule | None = None
    reckon: Rule | None = None
    weigh: Rule | None = None
    recall: Rule | None = None
    expert: Rule | None = None
    plain: Rule | None = None
    stretch: Rule | None = None
    reach: int = 1
    fixed_points: Callable[[Any], int] | None = None
    check: Callable[[Any], None] | None = None
    presets: tuple[Preset, ...] = ()
    screen: Screen | None = None
    turns: Turns | None = None
    facts: Callable[[Any, Any], MutableMapping[str, Any]] | None = None
    words: Callable[[Any], str] | None = None
    low_wins: bool = False
    winner_deals: bool = False

    @property
    def functions(self) -> tuple[Rule, ...]:
        """The game's own functions that loops call, those that it has."""
        asked = (
            self.deal,
            self.objection,
            self.play,
            self.score,
            self.legal,
            self.could_hold,
            self.worth,
            self.reckon,
            self.weigh,
            self.recall,
            self.expert,
            self.plain,
            self.stretch,
        )
        return tuple(function for function in asked if function is not None)

    @property
    def options(self) -> tuple[Option, ...]:
        """The rows of the house rules."""
        return rows_of(self.house)

    def sentence(self, house: Any, code: int, move: int, t: Any) -> str:
        """The sentence for a reason code and the move that it is about; t is the record, or the view of the seat to move."""
        more: MutableMapping[str, Any] = self.facts(house, t) if self.facts is not None else {}
        said = {"move": self.write_move(house, move), "card": self.name_move(house, move)}
        return self.reasons[code].format_map(ChainMap(said, more))

    def preset(self, name: str) -> Preset:
        """The preset of this name; HouseError lists those there are."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        names = ", ".join(preset.name for preset in self.presets) or "none"
        raise HouseError(f"{self.title} has no preset {name!r}: there are {names}.", "preset")

    def settle(self, values: Mapping[str, object], preset: str | None = None) -> Any:
        """The house tuple for these values over a preset's; HouseError names what is wrong and what is allowed."""
        start: dict[str, object] = dict(self.preset(preset).values) if preset else {}
        house = settle(self.house, start | dict(values))
        if self.check:
            self.check(house)
        return house
