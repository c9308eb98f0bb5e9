"""What one seat may know of a table, as a player is given it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from ..cards.nearest import no_attribute
from .dealt import CountedDeal
from .game import Game
from .house import Value, values_of
from .machine import machine_at_hand
from .match_record import DEAL, OVER, PLAY
from .record import NOBODY, Records
from .text import write_house, write_position
from .zones import cards_by_zone

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Result = TypeVar("Result")

MEANT = {
    "legal_moves": "legal, as texts, and moves, as numbers",
    "legal_actions": "moves",
    "is_over": "over",
    "is_terminal": "over",
    "game_over": "over",
    "done": "over",
    "current_player": "turn",
    "to_play": "turn",
    "num_players": "seats",
    "players": "seats",
    "clone": "copy()",
    "winner": "winners",
    "score": "scores",
    "returns": "scores",
    "step": "play(move) and make(move)",
    "apply": "play(move) and make(move)",
    "push": "play(move) and make(move)",
    "pop": "undo()",
    "reset": "deal(seed=…)",
    "state": "record, and a position as str(table)",
    "fen": "str(table)",
}
"""What other libraries call the attributes of a table, with their names here."""

MOST_LEGAL = 2_000
"""The number of turns that are listed at most; only sums on a great floor by loose house rules come to more."""


class View:
    """A view: what one seat may know, copied into a record of the same shape, with the house rules and the game.

    `hand` and `cards` are its cards as codes, `record` has all its fields to read, and `str(view)` is its line of text.

    >>> import kahve
    >>> table = kahve.new("pisti", seats=2)
    >>> table.deal(seed=7)
    >>> view = table.view(0)
    >>> view.hand, view.cards["laid"], view.cards["kitty"]
    (['4C', '5C', '7H', 'JD'], ['3H'], ['??', '??', '??'])

    `earlier` has the deals of the match before this one that have been counted, which lie open to all.
    """

    def __init__(self, game: Game, house: Any, seat: int, tables: Records, earlier: tuple[CountedDeal, ...] = ()) -> None:
        """Keep an array of one record; it belongs to the view."""
        self.game, self.house, self.seat, self.tables, self.earlier = game, house, seat, tables, earlier
        self.record: Any = tables[0]
        """The record of this view, to read: what is not seen is empty."""
        self._derived: dict[Hashable, Any] = {}

    @cached_property
    def public(self) -> bytes:
        """The bytes of the fields that all may know. They are the same in the view of every seat."""
        return self.tables.tobytes()[: self.game.rules.layout.public_bytes]

    @property
    def cards(self) -> dict[str, list[str] | list[list[str]]]:
        """For each zone of the game the codes of its cards, `??` for one not seen.

        Where each seat or side has a row of its own, as in hands, it is a list for each.
        """
        return cards_by_zone(self.game, self.house, self.tables)

    @property
    def hand(self) -> list[str]:
        """The codes of the seat's own hand, ascending; empty for an onlooker."""
        return [] if self.seat == NOBODY else [str(code) for code in self.cards["hand"][self.seat]]

    @cached_property
    def moves(self) -> list[int]:
        """The legal moves of its seat as move numbers, ascending; empty when it is not the seat's turn.

        They come from what the seat knows: what may be played depends on nothing that it does not see.
        """
        if self.record.phase != PLAY or self.record.turn != self.seat:
            return []
        return machine_at_hand(self.game).moves(self.tables, self.house)

    @property
    def legal(self) -> list[str]:
        """The turns that its seat may make, in the game's notation, as `Table.legal` has them."""
        return listed_turns(self.game, self.house, self.record, self.moves)

    def after(self, turn: Sequence[int]) -> View | None:
        """The view in which a turn goes on after these moves; None when they are the whole turn.

        The view is enough to go on with: nothing is shown to anybody before the turn is decided.
        """
        tables = self.game.turns.begun(self.house, self.tables, turn)
        return None if tables is None else View(self.game, self.house, self.seat, tables, self.earlier)

    def played(self, turn: Sequence[int]) -> View:
        """The view in which its seat has made these moves; what it does not see stays empty."""
        after = View(self.game, self.house, self.seat, self.tables.copy(), self.earlier)
        for move in turn:
            self.game.rules.play(after.record, self.house, move)
        return after

    def observation(self) -> dict[str, int | NDArray[np.integer[Any]]]:
        """What the seat sees as numbers, by the name of each part (`kahve.engine.observation`): a number, or an array of the part's shape.

        >>> import kahve
        >>> table = kahve.new("pisti", seats=2)
        >>> table.deal(seed=7)
        >>> seen = table.view(0).observation()
        >>> seen["turn"], seen["hand_size"].tolist(), seen["hand"].shape
        (0, [4, 4], (8,))
        """
        from .observation import observation

        return observation(self.game, self.house).by_name(self.tables, 0, self.seat)

    def write(self, turn: Sequence[int]) -> str:
        """The moves of a turn of its seat in the game's notation."""
        return self.game.turns.write(self.house, self.record, turn)

    def __str__(self) -> str:
        return write_position(self.game, self.house, self.tables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and str(self) == str(other) and self.seat == other.seat

    __hash__ = None  # type: ignore[assignment]

    # A checker that saw it would take every name for an attribute.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise no_attribute("A view", name, dir(type(self)), {name: says for name, says in MEANT.items() if says in dir(type(self))})

    def __repr__(self) -> str:
        who = "an onlooker" if self.seat == NOBODY else f"seat {self.seat}"
        return f"<View of {who}: {standing_at(self.game, self.house, self.record)}>"

    def _repr_svg_(self) -> str | None:
        """The view as a notebook shows it."""
        return drawn(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _view_again, (self.game, values_of(self.house), self.seat, self.tables, self.earlier)


def once(view: View, derive: Callable[..., Result], *about: Hashable) -> Result:
    """What `derive` makes of a view, once for each `about`; nobody writes into it."""
    key = derive, about
    if key not in view._derived:
        view._derived[key] = derive(view, *about)
    result: Result = view._derived[key]
    return result


def _view_again(game: Game, house: Mapping[str, Value], seat: int, tables: Records, earlier: tuple[CountedDeal, ...]) -> View:
    return View(game, game.settle(house), seat, tables, earlier)


def drawn(view: View) -> str | None:
    """A view with the faces of its cards, as SVG; None in a checkout whose client has not been built."""
    from ..cards.pictures import NoFaces
    from .picture import picture

    try:
        return picture(view)
    except NoFaces:
        return None


def standing_at(game: Game, house: Any, t: Any) -> str:
    """Where a match stands, in a few words: the game, the house rules that differ, the deal and the turn."""
    states = {PLAY: f"seat {int(t.turn)} to move", DEAL: "a deal is awaited", OVER: "the match is over"}
    rules = write_house(house)
    return f"{game.name}{'' if rules == '-' else f' {rules}'}, deal {int(t.deals)}, {states.get(int(t.phase), 'the deal is over')}"


def listed_turns(game: Game, house: Any, t: Any, moves: Sequence[int]) -> list[str]:
    """The turns that begin with one of these moves; within a turn the moves themselves."""
    if not moves:
        return []
    if game.turns.pending(t):
        return [game.words.write_move(house, move) for move in moves]
    return list(islice(game.turns.every(house, t), MOST_LEGAL))
