"""Every game as an OpenSpiel game, registered as `kahve_NAME` when this module is imported; the extra `openspiel`.

A game is one deal. Chance deals the pack one card at a time, from the top, until its whole order is known; then the seats play. Parameters
are the house rules by name, and those of the adapter's own (`OWN`).

>>> import pyspiel
>>> game = pyspiel.load_game("kahve_pisti(seats=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes()), game.max_chance_nodes_in_history()
(True, 52, 52)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards.deck import CardError, Deck
from ..cards.shuffle import generator
from ..engine.game import Game
from ..engine.house import HouseError, Option, Value
from ..engine.machine import machine
from ..engine.match import PLAY
from ..engine.observation import Observation, observation
from ..engine.record import NOBODY, loose
from ..games import GAMES
from ..games import game as game_named

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise ImportError("This adapter needs OpenSpiel, which is not installed: pip install 'kahve[openspiel]'.") from error

OWN: dict[str, Any] = {"preset": "", "pack": "", "fixed": 0, "reward": "margin", "compiled": False}
"""The adapter's own parameters.

preset: house rules by name. pack: the cards of a pack cut down, in codes without blanks, "" for the whole one; the rules must be able to
deal it. fixed: so many cards at the top lie as `pack` has them, and all know it. reward: "margin", own points less the mean of the other
sides', so that all add up to 0; or "points". compiled: whether the rules are compiled, which takes a quarter of a minute the first time.
"""

MOST_MOVES = 4000
"""More moves than any deal has."""

MOST_POINTS = 100_000.0
"""More points than any deal brings."""


@cache
def _with_pack(game: Game, pack: str, house: Any) -> Game:
    """The game played with fewer cards."""
    deck = game.deck(house)
    cards = tuple(deck.read_cards(pack))
    if not cards or Counter(cards) - Counter(deck.cards):
        raise CardError(f"The pack {pack!r} cannot be cut from that of {game.title}: it has cards that are not there.")
    small = Deck(f"{len(cards)} cards", deck.codes, deck.names, cards, deck.says)
    return replace(game, deck=lambda house: small)


class _Told:
    """What a deal looks like to each seat, as text: all it has seen, in the order in which it saw it.

    A state holds nothing else of it but strings and bytes, so that OpenSpiel can copy it quickly.
    """

    def __init__(self, layout: Observation) -> None:
        self.layout = layout
        self.names = [
            f"{part.name}{f'[{at}]' if part.stop - part.start > 1 else ''}" for part in layout.parts for at in range(part.stop - part.start)
        ]

    def seen(self, tables: NDArray[Any], seat: int) -> bytes:
        """The flat form of what a seat sees, as bytes."""
        return self.layout.flat(self.layout.of_record(tables, 0, seat)).tobytes()

    def changes(self, before: bytes, after: bytes) -> str:
        """What is different, entry by entry."""
        old, new = (np.frombuffer(seen, dtype=np.int32) for seen in (before, after))
        return " ".join(f"{self.names[at]}={new[at]}" for at in np.flatnonzero(old != new))


class OneDeal(pyspiel.Game):  # type: ignore[misc]
    """One deal of a game, by house rules; `name` is that of the game."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Settle the house rules; HouseError or CardError says what is wrong."""
        params = dict(params or {})
        own: dict[str, Any] = OWN | {key: params[key] for key in OWN if key in params}
        pack = str(own["pack"]).strip("'")
        chosen = game_named(self.name)
        usual = {option.name: option for option in chosen.options}
        # OpenSpiel fills in what is not given, so only what differs from the usual stands over a preset.
        given = {key: value for key, value in params.items() if key in usual and value != _parameter(usual[key], usual[key].default)}
        house = {key: _value(usual[key], value) for key, value in given.items()}
        self.house = chosen.settle(house, str(own["preset"]) or None)
        self.rules = _with_pack(chosen, pack, self.house) if pack else chosen
        self.reward = str(own["reward"])
        if self.reward not in ("margin", "points"):
            raise HouseError(f"reward cannot be {self.reward!r}: allowed are margin and points.", "reward")
        self.cards = list(self.rules.deck(self.house).cards)
        self.fixed = int(own["fixed"])
        if not 0 <= self.fixed < len(self.cards):
            raise HouseError(f"fixed cannot be {self.fixed}: allowed are 0 to {len(self.cards) - 1}.", "fixed")
        self.engine = machine(self.rules, bool(own["compiled"]))
        self.layout = observation(self.rules, self.house)
        self.told = _Told(self.layout)
        self.sides = int(self.rules.sides(self.house))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_numbers,
            max_chance_outcomes=max(self.cards) + 1,
            num_players=int(self.house.seats),
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0 if self.reward == "margin" else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_game_type(chosen, self.reward), info, params)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickled it is its line of text."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, told: str | None = None) -> State:
        """A deal of which no card is dealt."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards chance deals."""
        return len(self.cards) - int(self.fixed)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer of what a seat sees now, or with perfect recall of all it has seen."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def reward_of(self, points: list[int]) -> list[float]:
        """Each seat's return for the points of the sides."""
        better = -1.0 if self.rules.low_wins else 1.0
        if self.reward == "points":
            return [better * points[seat % self.sides] for seat in range(int(self.house.seats))]
        whole, others = sum(points), self.sides - 1
        return [better * (points[seat % self.sides] * (others + 1) - whole) / others for seat in range(int(self.house.seats))]


class State(pyspiel.State):  # type: ignore[misc]
    """A deal at one moment: the cards dealt so far, the record, and what each seat has been told."""

    def __init__(self, game: OneDeal) -> None:
        """A deal of which no card is dealt but those that lie fixed."""
        super().__init__(game)
        self.order = bytes(game.cards[: game.fixed])
        self.record = b""
        self.turn = int(pyspiel.PlayerId.CHANCE)
        self.seen: tuple[bytes, ...] = ()
        self.legal: tuple[int, ...] = ()
        self.memory = tuple(f"seat {seat}" for seat in range(int(game.house.seats)))

    def tables(self) -> NDArray[Any]:
        """The record of the deal, in an array of its own."""
        return np.frombuffer(bytearray(self.record), dtype=self.get_game().rules.layout.dtype)

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        """The seat to move, chance, or nobody."""
        return self.turn

    def is_terminal(self) -> bool:
        """Whether the deal is played out and counted, or void."""
        return self.turn == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The card numbers that may come next, each as likely as there are cards of it left."""
        left = Counter(self.get_game().cards)
        left.subtract(self.order)
        number = left.total()
        return [(card, count / number) for card, count in sorted(left.items()) if count]

    def _legal_actions(self, player: int) -> list[int]:
        if not self.legal:
            game = self.get_game()
            tables, out = self.tables(), game.engine.moves_array()
            # A checker asks many times: a loose record is quicker to look at.
            found = game.engine.legal(tables if game.engine.compiled else [loose(tables[0])], 0, game.house, out)
            self.legal = tuple(int(move) for move in out[:found])
        return list(self.legal)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return str(game.rules.deck(game.house).code(action))
        return str(game.rules.write_move(game.house, action))

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if not self.record:
            self.order += bytes([action])
            if len(self.order) == len(game.cards):
                tables = game.rules.layout.new()
                tables["dealer"] = game.house.seats - 1
                game.engine.deal(tables, 0, game.house, np.frombuffer(self.order, dtype=np.int8).copy())
                self._tell(tables, NOBODY, "")
            return
        tables, seat = self.tables(), self.turn
        game.engine.step(tables, 0, game.house, action)
        self._tell(tables, seat, self._action_to_string(seat, action))

    def _tell(self, tables: NDArray[Any], mover: int, move: str) -> None:
        """Take over a record, and tell every seat what it sees of it; within a turn only the mover sees anything new."""
        game = self.get_game()
        self.record = tables.tobytes()
        self.legal = ()
        self.turn = int(tables[0].turn) if tables[0].phase == PLAY else int(pyspiel.PlayerId.TERMINAL)
        turns = game.rules.turns
        within = turns is not None and mover != NOBODY and self.turn >= 0 and bool(turns.pending(tables[0]))
        seats = len(self.memory)
        empty = bytes(4 * game.layout.size)
        old = self.seen or (empty,) * seats
        self.seen = tuple(old[seat] if within and seat != mover else game.told.seen(tables, seat) for seat in range(seats))
        told = list(self.memory)
        for seat in range(seats):
            changes = game.told.changes(old[seat], self.seen[seat])
            if changes or seat == mover:
                told[seat] += f"\n{move if seat == mover else ''}: {changes}"
        self.memory = tuple(told)

    def returns(self) -> list[float]:
        """What the deal brought each seat; 0 before its end, and for a void deal."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * int(game.house.seats)
        t = self.tables()[0]
        total = game.rules.items.index("total")
        return list(game.reward_of([0 if t.void else int(t.sheet[side, total]) for side in range(game.sides)]))

    def __str__(self) -> str:
        game = self.get_game()
        deck = game.rules.deck(game.house)
        return f"{deck.write_order(self.order)}\n{self.history_str()}"

    # -- search

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this seat cannot tell from this one: a world dealt from what it sees, each that it allows as likely.

        The seat remembers all that it did; the others, who hold other cards now, what they see in the new world and nothing before. The
        history of the new state is still that of this one, hidden cards and all: a search must not look at it, and OpenSpiel's do not.
        """
        game = self.get_game()
        view = game.engine.view(self.tables(), 0, game.house, player)
        world = game.engine.world(view, game.house, player, generator(int(sampler() * (1 << 53))))
        other: State = self.clone()
        other.record = world.tobytes()
        seats = range(len(self.memory))
        other.seen = tuple(self.seen[seat] if seat == player else game.told.seen(world, seat) for seat in seats)
        other.memory = tuple(self.memory[seat] if seat == player else other.now(seat) for seat in seats)
        return other

    def now(self, seat: int) -> str:
        """What a seat sees, in words: the entries that are not 0."""
        game = self.get_game()
        empty = bytes(4 * game.layout.size)
        return f"seat {seat}: {game.told.changes(empty, self.seen[seat] if self.seen else empty)}"


class Observer:
    """What a seat sees, as OpenSpiel's observers tell it.

    Without perfect recall a tensor, the flat form of an observation, and a string, its entries that are not 0. With it a string alone:
    all that the seat has seen and done, in order; a tensor of that would have to hold thousands of moves.
    """

    def __init__(self, game: OneDeal, kind: Any) -> None:
        """Make room for what this kind of observer tells."""
        self._game, self._recalls = game, bool(kind.perfect_recall)
        self._shows = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None if self._recalls else np.zeros(game.layout.size, dtype=np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def _seen(self, state: State, player: int) -> bytes:
        if not state.record:
            return bytes(4 * self._game.layout.size)
        return state.seen[player] if self._shows else self._game.told.seen(state.tables(), NOBODY)

    def set_from(self, state: State, player: int) -> None:
        """Write what a seat sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(self._seen(state, player), dtype=np.int32)

    def string_from(self, state: State, player: int) -> str:
        """What a seat sees, or with perfect recall has seen."""
        if self._recalls:
            return state.memory[player]
        return f"seat {player}: {self._game.told.changes(bytes(4 * self._game.layout.size), self._seen(state, player))}"


def _parameter(option: Option, value: object) -> bool | int | str:
    """The value of a house rule as OpenSpiel takes it: of one type, so "single" among numbers is the number that it stands for."""
    if option.kind == "number":
        return option.number_for(value)
    return bool(option.number_for(value)) if option.kind == "yes_no" else _quoted(str(value))


def _quoted(text: str) -> str:
    """A text that OpenSpiel keeps for a text: one without a letter, as "11-13", it would read as a number."""
    return text if not text or any(sign.isalpha() for sign in text) else f"'{text}'"


def _value(option: Option, value: Any) -> Value:
    """The value of a house rule for such a parameter."""
    if option.kind == "number":
        return option.value_of(value)
    return bool(value) if option.kind == "yes_no" else str(value).strip("'")


def load(name: str, **params: object) -> OneDeal:
    """A game by house rules, as everywhere in Kahve, and by the adapter's own parameters (`OWN`).

    The same as `pyspiel.load_game("kahve_pisti(seats=2,target=0)")`, in which a word among numbers is the number that it stands for and a
    text without a letter stands in quotes. An option at its default does not stand over a preset's. HouseError, CardError or
    UnknownGame says what is wrong.

    >>> game = load("pisti", seats=2, target="single", pack="AC2C3C4CAD5D6C7C8C9CTCJC", fixed=8, bottom_card_exposed=False)
    >>> game.max_chance_nodes_in_history()
    4
    """
    chosen = game_named(name)
    chosen.settle({key: value for key, value in params.items() if key not in OWN})
    options = {option.name: option for option in chosen.options}
    typed = {key: _parameter(options[key], value) if key in options else value for key, value in params.items()}
    typed["pack"] = _quoted(str(params.get("pack", "")))
    found: OneDeal = pyspiel.load_game(f"kahve_{name}", typed)
    return found


def _game_type(game: Game, reward: str) -> Any:
    """What OpenSpiel is told of a game; only margins add up to 0."""
    seats, utility = game.options[0], pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"kahve_{game.name}",
        long_name=f"{game.title} (Kahve)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "margin" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.high,
        min_num_players=seats.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _parameter(option, option.default) for option in game.options} | OWN,
    )


def _register(name: str) -> None:
    # A class of its own, because OpenSpiel holds what it calls beyond the end of Python, where a function could no longer be freed; and
    # by a name in this module, under which it is pickled.
    deal = type(f"{name}_deal", (OneDeal,), {"name": name, "__module__": __name__})
    globals()[deal.__name__] = deal
    pyspiel.register_game(_game_type(game_named(name), "margin"), deal)


for _name in GAMES:
    _register(_name)

__all__ = ["OWN", "Observer", "OneDeal", "State", "load"]
