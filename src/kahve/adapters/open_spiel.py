"""Every game as an OpenSpiel game (extra `openspiel`). Importing this module registers each as `kahve_NAME`.

A game is one deal. Chance deals the pack one card at a time, from the top, until its whole order is known. Then the seats play. The
parameters are the house rules by name, and the adapter's own (`OWN`).

>>> import pyspiel
>>> game = pyspiel.load_game("kahve_pisti(seats=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes()), game.max_chance_nodes_in_history()
(True, 52, 52)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import compress
from typing import Any

from ..engine.installing import how_to_install

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise ImportError(f"This adapter needs OpenSpiel, which is not installed: {how_to_install('openspiel')}.") from error

from ..cards.deck import CardError, Deck
from ..cards.quoting import printable, quoted
from ..cards.shuffle import generator, shuffle
from ..engine.entries import entries_loop, entries_plan
from ..engine.game import Game
from ..engine.house import HouseError, Option, Value, values_of
from ..engine.machine import as_bytes, machine
from ..engine.match_record import PLAY
from ..engine.numeric import np
from ..engine.observation import Observation, observation
from ..engine.record import NOBODY, Records
from ..engine.text import write_position
from ..games import all_games, settled
from ..games import game as game_named
from . import warm_up
from .played_table import CompiledTable

_Moment = tuple[bytes, int, int]
"""The record after a move, or after the deal; the seat that moved or NOBODY; and its move."""

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

OWN: dict[str, Any] = {"preset": "", "pack": "", "fixed": 0, "reward": "margin", "compiled": False, "recall": 0}
"""The adapter's own parameters, with their defaults.

preset: the name of a set of house rules.

pack: the cards of a smaller pack, in codes without blanks; "" is the whole pack. The rules must be able to deal it.

fixed: the number of cards at the top that lie as `pack` has them; everybody knows them.

reward: "margin", own points less the mean of the other sides, which adds up to 0; or "points".

compiled: whether the rules are compiled from the start, which takes some seconds the first time. Otherwise they are after
MOVES_INTERPRETED moves (`kahve.adapters.warm_up`), and nothing but the speed changes.

recall: the rows of the tensor of an information state, one for each moment at which a seat saw or did something; 0 for no such tensor.
"""

MOST_MOVES = 4000
"""A bound that OpenSpiel asks for: more moves than any deal has."""

MOST_POINTS = 100_000.0
"""A bound that OpenSpiel asks for: more points than any deal brings."""


@cache
def _with_pack(game: Game, pack: str, house: Any) -> Game:
    """The game with this smaller pack, whose cards are codes without blanks."""
    deck = game.rules.deck(house)
    cards = tuple(deck.read_cards(pack))
    if not cards or Counter(cards) - Counter(deck.cards):
        raise CardError(f"The pack {quoted(pack)} cannot be cut from that of {game.title}: it has cards that are not there.")
    small = Deck(deck.title, deck.codes, deck.nouns, cards, deck.how)
    return replace(game, rules=replace(game.rules, deck=lambda house: small))


class _SeenText:
    """The text of what each seat has seen in a deal, in the order in which it saw it.

    A state holds only strings and bytes of it, so that OpenSpiel can copy a state quickly.
    """

    def __init__(self, layout: Observation, sides: int, compiled: bool) -> None:
        self.layout, self._sides = layout, sides
        self._read = entries_loop() if compiled else None
        self._plan = entries_plan(layout)
        self.names = [
            f"{part.name}{f'[{place}]' if part.stop - part.start > 1 else ''}"
            for part in layout.parts
            for place in range(part.stop - part.start)
        ]

    def seen(self, tables: Records, seat: int) -> bytes:
        """The flat form of what a seat sees, as bytes."""
        if self._read is None:
            return self.layout.flat(self.layout.of_record(tables, 0, seat)).tobytes()
        entries = np.empty(self.layout.size, dtype=np.int32)
        self._read(as_bytes(tables), 0, self._plan, seat, NOBODY if seat == NOBODY else seat % self._sides, entries)
        return entries.tobytes()

    def changes(self, before: bytes, after: bytes) -> str:
        """The entries that differ between two observations, as text."""
        old, new = (np.frombuffer(seen, dtype=np.int32) for seen in (before, after))
        return " ".join(f"{self.names[entry]}={new[entry]}" for entry in np.flatnonzero(old != new))


class OneDeal(pyspiel.Game):  # type: ignore[misc]
    """One deal of a game by house rules, as an OpenSpiel game."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Settle the house rules and the pack; HouseError or CardError says what is wrong."""
        params = dict(params or {})
        own: dict[str, Any] = OWN | {key: params[key] for key in OWN if key in params}
        pack = str(own["pack"]).strip("'")
        chosen = game_named(self.name)
        usual = {option.name: option for option in chosen.options}
        # OpenSpiel fills in what is not given, so only what differs from the default overrides a preset.
        given = {key: value for key, value in params.items() if key in usual and value != _parameter(usual[key], usual[key].default)}
        house = {key: _value(usual[key], value) for key, value in given.items()}
        self.house = chosen.settle(house, str(own["preset"]) or None)
        self.kahve = _with_pack(chosen, pack, self.house) if pack else chosen
        self.reward = str(own["reward"])
        if self.reward not in ("margin", "points"):
            raise HouseError(f"reward cannot be {quoted(self.reward)}: allowed are margin and points.", "reward")
        self.cards = list(self.kahve.rules.deck(self.house).cards)
        self.fixed = int(own["fixed"])
        if not 0 <= self.fixed < len(self.cards):
            raise HouseError(f"fixed cannot be {printable(self.fixed)}: allowed are 0 to {len(self.cards) - 1}.", "fixed")
        self.recall = int(own["recall"])
        if not 0 <= self.recall <= MOST_MOVES:
            raise HouseError(f"recall cannot be {printable(self.recall)}: allowed are 0 to {MOST_MOVES} rows.", "recall")
        self.layout = observation(self.kahve, self.house)
        self.sides = int(self.kahve.rules.sides(self.house))
        self._play_by(bool(own["compiled"]))
        # Whether compiled rules are still to come.
        self._waits, self.moves_made = not self.engine.compiled, 0
        # OpenSpiel makes an empty state for every tensor that it is asked for.
        self.dealt_first, self.dealt_by_chance = bytes(self.cards[: self.fixed]), bytes(sorted(self.cards[self.fixed :]))
        self.first_memory = tuple(f"seat {seat}" for seat in range(int(self.house.seats)))
        self.faces = sorted(set(self.cards))
        self.places = {card: place for place, card in enumerate(self.faces)}
        self.has_twins = len(self.faces) < len(self.cards)
        # What is left to be dealt: the cards in order, or where cards have twins the number of each face.
        numbers = [self.dealt_by_chance.count(card) for card in self.faces]
        self.left_at_first = bytes(numbers) if self.has_twins else self.dealt_by_chance
        sizes = range(1, len(self.dealt_by_chance) + 1)
        self.shares = [[], *([number / size for number in range(max(numbers) + 1)] for size in sizes)]
        # Without twins all that changes in an outcome is how many cards are left.
        self.outcomes = [[], *([(card, 1 / size) for card in range(max(self.cards) + 1)] for size in sizes if not self.has_twins)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kahve.rules.move_numbers,
            max_chance_outcomes=max(self.cards) + 1,
            num_players=int(self.house.seats),
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0 if self.reward == "margin" else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_game_type(chosen, self.reward, self.recall > 0), info, params)

    def _play_by(self, compiled: bool) -> None:
        """Play by compiled or by interpreted rules from now on; OSError where nothing can be compiled."""
        self.engine = machine(self.kahve, compiled)
        self.seen_text = _SeenText(self.layout, self.sides, compiled)
        self.moves = self.engine.moves_array()
        self.quick: CompiledTable | None = None
        if self.engine.compiled:
            with suppress(OSError):
                self.quick = CompiledTable(self.layout, {}, generator(0), listed=True)

    def __deepcopy__(self, _: dict[int, Any]) -> OneDeal:
        """The game itself: OpenSpiel copies what a state holds, and all states of a game share it."""
        return self

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickle the game as its line of text."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self, text: str | None = None) -> State:
        """The state before any card is dealt."""
        if self._waits and self.moves_made >= warm_up.MOVES_INTERPRETED:
            self._waits = False
            if warm_up.compiled_reading(self.kahve, self.house) is not None:
                self._play_by(True)
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The number of cards that chance deals."""
        return len(self.cards) - int(self.fixed)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer of what a seat sees now, or with perfect recall of all that it has seen."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def reward_of(self, points: list[int]) -> list[float]:
        """Each seat's return for these points of the sides: the margin or the points, by the parameter `reward`."""
        better = -1.0 if self.kahve.rules.low_wins else 1.0
        if self.reward == "points":
            return [better * points[seat % self.sides] for seat in range(int(self.house.seats))]
        whole, others = sum(points), self.sides - 1
        return [better * (points[seat % self.sides] * (others + 1) - whole) / others for seat in range(int(self.house.seats))]


def _turn_of(tables: Records) -> int:
    """The seat to move, or NOBODY."""
    return int(tables[0].turn) if tables[0].phase == PLAY else NOBODY


class State(pyspiel.State):  # type: ignore[misc]
    """A deal at one moment: the cards dealt so far, the record, and what each seat has seen.

    What the seats have seen is told move by move when somebody asks for it: a loop that looks at tensors alone never does.
    """

    def __init__(self, game: OneDeal) -> None:
        """A state in which only the fixed cards are dealt."""
        super().__init__(game)
        self._game = game
        self.order, self._left = game.dealt_first, game.left_at_first
        self.record = b""
        self.turn = CHANCE
        self.legal: tuple[int, ...] = ()
        self._untold: tuple[_Moment, ...] = ()
        self._seen: tuple[bytes, ...] = ()
        self._memory = game.first_memory
        self._rows = (b"",) * len(self._memory)

    def tables(self) -> Records:
        """The record of the deal, in an array of its own."""
        return Records(self._game.kahve.rules.layout, bytearray(self.record))

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        """The number of the seat to move, or OpenSpiel's number for chance or for the end."""
        return self.turn

    def is_terminal(self) -> bool:
        """Whether the deal is played out and counted, or void."""
        return self.turn == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The card numbers that may come next, each with the share of the remaining cards that it is."""
        game, left = self._game, self._left
        if not game.has_twins:
            return list(map(game.outcomes[len(left)].__getitem__, left))
        shares = game.shares[len(game.cards) - len(self.order)]
        return list(compress(zip(game.faces, map(shares.__getitem__, left)), left))

    # What follows to the next method OpenSpiel would do itself, by asking back for each part.

    def is_chance_node(self) -> bool:
        """Whether the next card is dealt."""
        return self.turn == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """The legal moves as numbers, ascending. player: as OpenSpiel has it, the seat to move or another one."""
        if self.legal and (not player or player[0] == self.turn):
            return list(self.legal)
        legal: list[int] = super().legal_actions(*player)
        return legal

    def observation_tensor(self, *player: int) -> list[float]:
        """What a seat sees now, as OpenSpiel has it. player: by default the seat to move."""
        quick = self._game.quick
        if quick is None or self.turn < 0 or player != (self.turn,):
            tensor: list[float] = super().observation_tensor(*player)
            return tensor
        return quick.seen(self.record, self.turn)

    def _legal_actions(self, player: int) -> list[int]:
        if not self.legal:
            game = self._game
            tables, out = self.tables(), game.engine.moves_array()
            # OpenSpiel's checks ask many times, and a record without its array is quicker to read.
            number = game.engine.legal(tables, 0, game.house, out)
            self.legal = tuple(int(move) for move in out[:number])
        return list(self.legal)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game
        if player == CHANCE:
            return str(game.kahve.rules.deck(game.house).code(action))
        return str(game.kahve.words.write_move(game.house, action))

    def _apply_action(self, action: int) -> None:
        game = self._game
        if not self.record:
            self._deal_card(game, action)
            return
        mover = self.turn
        if game.quick is not None:
            record, turn, self.legal = game.quick.step(self.record, action)
        else:
            tables = self.tables()
            game.moves_made += 1
            number = game.engine.step_and_list(tables, 0, game.house, action, game.moves)
            record, turn, self.legal = tables.tobytes(), _turn_of(tables), tuple(game.moves[:number].tolist())
        self.record, self.turn = record, TERMINAL if turn == NOBODY else turn
        self._untold += ((record, mover, action),)

    def _deal_card(self, game: OneDeal, card: int) -> None:
        """Lay the next card of the pack; after the last one the seats have their hands."""
        self.order += b"%c" % card
        left = self._left
        if game.has_twins:
            place = game.places[card]
            self._left = b"%b%c%b" % (left[:place], left[place] - 1, left[place + 1 :])
        else:
            self._left = left.replace(b"%c" % card, b"", 1)
        if len(self.order) < len(game.cards):
            return
        tables = game.kahve.rules.layout.new()
        tables[0].dealer = game.house.seats - 1
        game.engine.deal(tables, 0, game.house, np.frombuffer(self.order, dtype=np.int8).copy())
        turn = _turn_of(tables)
        self.record, self.turn = tables.tobytes(), TERMINAL if turn == NOBODY else turn
        self._untold += ((self.record, NOBODY, 0),)

    def _tell(self) -> None:
        """Tell every seat the changes that it has seen since the last time. Within a turn only the seat that moves sees anything new."""
        game = self._game
        seats = range(len(self._memory))
        seen = self._seen or (bytes(4 * game.layout.size),) * len(seats)
        memory, rows = list(self._memory), list(self._rows)
        for moment in self._untold:
            tables, within = self._record_of(moment)
            old, (_, mover, action) = seen, moment
            seen = tuple(old[seat] if within and seat != mover else game.seen_text.seen(tables, seat) for seat in seats)
            for seat in seats:
                changes, moved = game.seen_text.changes(old[seat], seen[seat]), seat == mover
                if changes or moved:
                    memory[seat] += f"\n{self._action_to_string(seat, action) if moved else ''}: {changes}"
                    if game.recall:
                        rows[seat] += row_of(action if moved else None, seen[seat])
        self._seen, self._memory, self._rows, self._untold = seen, tuple(memory), tuple(rows), ()

    def _record_of(self, moment: _Moment) -> tuple[Records, bool]:
        """The record of a moment, and whether the turn of its mover goes on."""
        record, mover, _ = moment
        tables = Records(self._game.kahve.rules.layout, bytearray(record))
        within = mover != NOBODY and tables[0].phase == PLAY and self._game.kahve.turns.pending(tables[0])
        return tables, within

    @property
    def memory(self) -> tuple[str, ...]:
        """All that each seat has seen and done, as text."""
        if self._untold:
            self._tell()
        return self._memory

    @property
    def rows(self) -> tuple[bytes, ...]:
        """The same as rows of numbers, if the game has the parameter `recall`."""
        if self._untold:
            self._tell()
        return self._rows

    def seen_by(self, seat: int) -> bytes:
        """What a seat sees now: the flat form of an observation as bytes, all 0 before the deal."""
        game = self._game
        for moment in reversed(self._untold):
            tables, within = self._record_of(moment)
            if not within or seat == moment[1]:
                return bytes(game.seen_text.seen(tables, seat))
        return self._seen[seat] if self._seen else bytes(4 * game.layout.size)

    def returns(self) -> list[float]:
        """Each seat's return for the deal; 0 before the end, and for a void deal."""
        game = self._game
        if not self.is_terminal():
            return [0.0] * int(game.house.seats)
        t = self.tables()[0]
        total = game.kahve.rules.items.index("total")
        return list(game.reward_of([0 if t.void else int(t.sheet[side, total]) for side in range(game.sides)]))

    def __str__(self) -> str:
        game = self._game
        if self.record and not self.order:
            return f"{write_position(game.kahve, game.house, self.tables())}\n{self.history_str()}"
        return f"{game.kahve.rules.deck(game.house).write_order(self.order)}\n{self.history_str()}"

    # -- search

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this seat cannot tell from this one: a world dealt from what it sees, all equally likely.

        The seat remembers all that it did. The others hold other cards now, so they know what they see in the new world and nothing
        before.

        Nothing in the new state tells of the deal that this one is of. Its history begins with the world, and its text is the position.
        """
        game, rng = self._game, generator(int(sampler() * (1 << 53)))
        other: State = game.new_initial_state()
        if not self.record:
            left = np.frombuffer(game.dealt_by_chance, dtype=np.int8).copy()
            shuffle(rng, left, left.size)
            for card in left[: len(self.order) - len(game.dealt_first)].tolist():
                other.apply_action(card)
            return other
        view = game.engine.view(self.tables(), 0, game.house, player)
        world = game.engine.world(view, game.house, player, rng)
        memory, rows = self.memory, self.rows
        other.order, other._left, other.record, other.turn = b"", b"", world.tobytes(), self.turn
        seats = range(len(memory))
        other._seen = tuple(self._seen[seat] if seat == player else game.seen_text.seen(world, seat) for seat in seats)
        if game.recall:
            other._rows = tuple(rows[seat] if seat == player else row_of(None, other._seen[seat]) for seat in seats)
        other._memory = tuple(memory[seat] if seat == player else other.now(seat) for seat in seats)
        return other

    def now(self, seat: int) -> str:
        """What a seat sees now, as text: the entries that are not 0."""
        game = self._game
        return f"seat {seat}: {game.seen_text.changes(bytes(4 * game.layout.size), self.seen_by(seat))}"


def row_of(action: int | None, seen: bytes) -> bytes:
    """A row of the tensor of an information state: the seat's own move and 1, or 0, and then what it sees.

    All are entries of 32 bits.
    """
    return np.int32(0 if action is None else action + 1).tobytes() + seen


class Observer:
    """Tells what a seat sees, as OpenSpiel's observers do.

    Without perfect recall it has a tensor, the flat form of an observation, and a string, its entries that are not 0.

    With perfect recall it has a string: all that the seat has seen and done, in order. With the game's parameter `recall` it has a tensor
    too, shape (recall, 1 + entries). A row is a moment at which the seat saw or did something (`row_of`). Rows to come are 0.
    """

    def __init__(self, game: OneDeal, kind: Any) -> None:
        """Allocate the tensor, if this kind of observer has one."""
        self._game, self._recalls = game, bool(kind.perfect_recall)
        self._shows = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = None
        if not self._recalls:
            self.tensor = np.zeros(game.layout.size, dtype=np.float32)
        elif game.recall:
            self.tensor = np.zeros(game.recall * (1 + game.layout.size), dtype=np.float32)
        shaped = None if self.tensor is None else self.tensor.reshape((game.recall, -1) if self._recalls else (-1,))
        self.dict = {} if shaped is None else {"information_state" if self._recalls else "observation": shaped}

    def _seen(self, state: State, player: int) -> bytes:
        if not state.record:
            return bytes(4 * self._game.layout.size)
        return state.seen_by(player) if self._shows else self._game.seen_text.seen(state.tables(), NOBODY)

    def set_from(self, state: State, player: int) -> None:
        """Write what a seat sees into the tensor; HouseError if it has seen more than there are rows for."""
        if self.tensor is not None and self._recalls:
            rows = np.frombuffer(state.rows[player], dtype=np.int32)
            if len(rows) > len(self.tensor):
                number = len(rows) // (1 + self._game.layout.size)
                raise HouseError(
                    f"recall cannot be {self._game.recall}: seat {player} has seen {number} moments, so ask for more.", "recall"
                )
            self.tensor[: len(rows)] = rows
            self.tensor[len(rows) :] = 0
        elif self.tensor is not None and not state.record:
            self.tensor.fill(0)
        elif self.tensor is not None:
            self.tensor[:] = np.frombuffer(self._seen(state, player), dtype=np.int32)

    def string_from(self, state: State, player: int) -> str:
        """The string of what a seat sees now, or with perfect recall of all that it has seen."""
        if self._recalls:
            return state.memory[player]
        return f"seat {player}: {self._game.seen_text.changes(bytes(4 * self._game.layout.size), self._seen(state, player))}"


def _parameter(option: Option, value: object) -> bool | int | str:
    """A house rule's value as OpenSpiel takes it: of one type, so a word among numbers becomes its number."""
    if option.kind == "number":
        return option.number_for(value)
    return bool(option.number_for(value)) if option.kind == "yes_no" else _quoted(str(value))


def _quoted(text: str) -> str:
    """A text in quotes if it has no letter, as "11-13" has none; OpenSpiel would read it as a number."""
    return text if not text or any(sign.isalpha() for sign in text) else f"'{text}'"


def _value(option: Option, value: Any) -> Value:
    """The house rule's value that an OpenSpiel parameter stands for."""
    if option.kind == "number":
        return option.value_of(value)
    return bool(value) if option.kind == "yes_no" else str(value).strip("'")


def load(name: str, *, house: Mapping[str, object] | str | None = None, preset: str | None = None, **params: object) -> OneDeal:
    """A game by house rules, as everywhere in Kahve, and by the adapter's own parameters (`OWN`).

    It is the same as `pyspiel.load_game("kahve_pisti(seats=2,target=0)")`. There a word among numbers is its number, and a text without a
    letter stands in quotes. There, a rule at its default does not replace that of a preset.

    HouseError, CardError or UnknownGame says what is wrong.

    >>> game = load("pisti", seats=2, target="single", pack="AC2C3C4CAD5D6C7C8C9CTCJC", fixed=8, bottom_card_exposed=False)
    >>> game.max_chance_nodes_in_history()
    4
    >>> load("pisti", house="seats=2,target=101", preset="two_hand").house == load("pisti", seats=2, target=101).house
    True
    """
    own = {key: params.pop(key) for key in OWN if key in params}
    chosen, settled_house = settled(name, house, preset, **params)
    if chosen.name not in _REGISTERED:
        _register(chosen.name)
    rules = values_of(settled_house, changed_only=True).items()
    options = {option.name: option for option in chosen.options}
    typed = {key: _parameter(options[key], value) for key, value in rules} | own
    typed["pack"] = _quoted(str(own.get("pack", "")))
    loaded: OneDeal = pyspiel.load_game(f"kahve_{chosen.name}", typed)
    return loaded


def _game_type(game: Game, reward: str, recalls: bool = False) -> Any:
    """OpenSpiel's description of a game; only margins are zero-sum. recalls: whether information states have a tensor."""
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
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _parameter(option, option.default) for option in game.options} | OWN,
    )


_REGISTERED: set[str] = set()
"""The games that OpenSpiel knows."""


def _register(name: str) -> None:
    # A class of its own, because OpenSpiel holds what it calls beyond the end of Python, where a function could no longer be freed; and
    # by a name in this module, under which it is pickled.
    deal = type(f"{name}_deal", (OneDeal,), {"name": name, "__module__": __name__})
    globals()[deal.__name__] = deal
    pyspiel.register_game(_game_type(game_named(name), "margin"), deal)
    _REGISTERED.add(name)


for _game in all_games():
    _register(_game.name)
