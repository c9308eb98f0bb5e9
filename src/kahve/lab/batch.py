"""Many games at once, for a program that learns: it passes in moves and reads arrays that belong to the batch.

`step` writes the same arrays again. It copies and allocates nothing, so copy what you want to keep.

>>> batch = Batch("pisti", 3, seats=2, seed=7, compiled=False)
>>> batch.numbers.shape, batch.cards.shape, batch.mask.shape
((3, 20), (3, 294), (3, 128))
>>> batch.step(batch.random_moves)  # a trained player would choose from the observations
>>> batch.turns.tolist(), batch.ends.tolist()
([1, 0, 1], [False, False, False])
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple, TypeGuard

from ..bots import UnknownBot
from ..bots.players.levels import QUICK
from ..bots.search.search_many import ManySearches
from ..cards.order import fresh_seed
from ..cards.quoting import printable, quoted
from ..cards.shuffle import generator
from ..engine.compile import side_by_side
from ..engine.game import Game
from ..engine.house import HouseError, values_of
from ..engine.machine import as_bytes, machine
from ..engine.numeric import ArrayLike, NDArray, np
from ..engine.observation import Part, observation
from ..engine.record import NOBODY, as_records
from ..engine.table import IllegalMove, NotNow, Table, from_position
from ..engine.text import write_house
from ..engine.view import View
from ..games import settled
from .batch_loops import LEARNER, STAY, Games, Shown, batch_loops, quick_loop

EPISODES = ("deal", "match")
REWARDS = ("points", "dense")
"""What a step may bring: the points of a deal when it is counted, or with every step the change of what the deal would bring."""

_SEED_OF_MOVES = (1 << 64) - 1


class Saved(NamedTuple):
    """Games of a batch as `Batch.save` keeps them; it can be pickled.

    - kind: what the batch must have in common with another that loads them: the game, the house rules, the episode, the observation.
    - arrays: rows of the batch's arrays, one for each game.
    """

    kind: tuple[object, ...]
    arrays: tuple[NDArray[Any], ...]

    def __len__(self) -> int:
        """The number of games."""
        return len(self.arrays[0])


class Afterstates(NamedTuple):
    """What moves lead to, each as its mover sees it (Sutton and Barto, "Reinforcement Learning", 6.8). Every array has n rows.

    - games, moves, seats: shape (n,), the number of a game, a legal move there, and the seat that would make it.
    - observations: shape (n,), like those of the batch. What the move would show of hidden cards is not in them.
    - standing: shape (n, seats), like that of the batch, of what the mover has seen.
    """

    games: NDArray[np.int64]
    moves: NDArray[np.int64]
    seats: NDArray[np.int64]
    observations: NDArray[Any]
    standing: NDArray[np.int32]


def points(table: Table) -> list[int]:
    """The reward of each seat for the deal just counted: the points of its side.

    In games where low scores win it is minus the points.

    >>> from kahve.games import new
    >>> table = new("pisti", seats=2)
    >>> table.deal(seed=7)
    >>> while table.turn >= 0:
    ...     table.play(table.moves[0])
    >>> points(table), [items["total"] for items in table.sheet.values()]
    ([8, 8], [8, 8])
    """
    sheet = table.sheet or {}
    return [(-1 if table.game.rules.low_wins else 1) * sheet[table.side_of(seat)]["total"] for seat in range(table.seats)]


class Batch:
    """Many games of one kind, each of which waits for a move of the seat to play.

    - observations: shape (games,), records with the fields `numbers` and `cards`, as the seat to move sees its game.
    - numbers: shape (games, n), 32 bits. cards: shape (games, m), 8 bits. Both are laid out as `layout()` says.
    - mask: shape (games, move numbers), whether the seat to move may make the move.
    - turns: shape (games,), the seat to move.
    - rewards: shape (games, seats), the points that the last step brought each seat's side. In games where low scores win it is minus them.
    - ends: shape (games,), whether an episode ended with the last step. Then the observation is the first of the next episode.
    - random_moves: shape (games,), a legal move for each game, all equally likely.
    - standing: shape (games, seats), what the rewards would be if the deal were counted now. It is 0 if nobody asked for it.

    `step`, `reset` and `load` write all of these again. Do not write into them.

    Each game has its own source of chance, made from the seed and its number. So its deals do not depend on how many other games there
    are. The seat before seat i deals first in game i, and the next seat deals its next episode.
    """

    def __init__(
        self,
        game: str | Game,
        count: int | Mapping[str, object] | None = None,
        *,
        games: int | None = None,
        house: Mapping[str, object] | str | None = None,
        preset: str | None = None,
        seed: int | None = None,
        episode: str = "deal",
        players: Mapping[int, str] | None = None,
        without: Iterable[str] = (),
        standing: bool = False,
        reward: str = "points",
        threads: int = 1,
        compiled: bool = True,
        **rules: object,
    ) -> None:
        """Deal the first deal of every game. Raises UnknownGame, HouseError and UnknownBot.

        - game, house, preset, rules: as `kahve.new` takes them.
        - count, games: the number of games, at least 1, as the second argument or by name.
        - seed: 0 to 2**64 - 1; OverflowError outside. By default it comes from the system's entropy.
        - episode: "deal", the first deal of a match, or "match".
        - players: seat -> a quick player (`kahve.bots.players.levels.QUICK`), for seats whose moves are not handed in.
        - without: names of parts of the observation to leave out, because fewer bytes are quicker.
        - standing: whether to count the deal at every step, in a game that can (`Judgement.stretch`).
        - reward: "points" when a deal is counted, or "dense": with every step the change of `standing`. Over a deal both add up to the
          same.
        - threads: on which compiled rules play, each a share of the games; 1 to the number of games. The deals do not depend on it. Random
          moves and the chance of players do.
        - compiled: False for interpreted rules, which are ready at once and a hundred times slower.
        """
        if players is not None and not isinstance(players, Mapping):
            raise HouseError(f"players cannot be {quoted(players)}: a mapping from seats to names, such as {{1: 'greedy'}}.", "players")
        if isinstance(count, Mapping):
            warnings.warn("Batch(game, {…}, games=…) is the old way: write Batch(game, 1000, house={…}).", DeprecationWarning, stacklevel=2)
            count, house = None, count
        chosen, settled_house = settled(game, house, preset, **rules)
        number = games if count is None else count
        if not _is_whole(number) or number < 1 or None not in (count, games):
            raise HouseError(f"games cannot be {quoted(number)}: one whole number, at least 1.", "games")
        self._set_up(
            chosen,
            settled_house,
            {
                "games": int(number),
                "episode": episode,
                "players": dict(players or {}),
                "without": tuple(without),
                "standing": standing or reward == "dense",
                "reward": reward,
                "threads": threads,
                "compiled": compiled,
            },
        )
        self.reset(int.from_bytes(fresh_seed()[:8], "little") if seed is None else seed)

    def _set_up(self, game: Game, house: Any, settings: dict[str, Any]) -> None:
        """Check the settings and make the arrays; nothing is dealt yet."""
        self.game, self.house, self._settings = game, house, settings
        games, episode, reward, threads = settings["games"], settings["episode"], settings["reward"], settings["threads"]
        seats = int(house.seats)
        if episode not in EPISODES:
            raise HouseError(f"episode cannot be {quoted(episode)}: allowed are deal and match.", "episode")
        if reward not in REWARDS:
            raise HouseError(f"reward cannot be {quoted(reward)}: allowed are points and dense.", "reward")
        if not _is_whole(threads) or not 1 <= threads <= games:
            raise HouseError(f"threads cannot be {quoted(threads)}: allowed are 1 to {games}, the number of games.", "threads")
        if settings["standing"] and not game.judgement.says("stretch"):
            raise HouseError(f"{game.title} cannot be counted before a deal is over.", "standing")
        seated = _seated(settings["players"], seats)
        self._whole_match, self._engine = episode == "match", machine(game, settings["compiled"])
        self.observation = observation(game, house, frozenset(settings["without"]))
        with_bots = bool((seated != LEARNER).any())
        self._loops = batch_loops(game, self.observation, with_bots, settings["standing"], settings["compiled"])
        self._step, self._is_dense = self._loops.step, settings["reward"] == "dense"
        self._tables = game.rules.layout.array(games)
        self._deck = np.array(game.rules.deck(house).cards, dtype=np.int8)
        self._orders = np.empty((games, self._deck.size), dtype=np.int8)
        self._rngs = np.empty((games, 4), dtype=np.int64)
        self._dealers = np.empty(games, dtype=np.int64)
        self.observations = np.zeros(games, dtype=self.observation.dtype)
        self.numbers: NDArray[np.int32] = self.observations["numbers"]
        self.cards: NDArray[np.int8] = self.observations["cards"]
        self.mask = np.zeros((games, game.rules.move_numbers), dtype=np.bool_)
        self.turns = np.zeros(games, dtype=np.int64)
        self.rewards = np.zeros((games, seats), dtype=np.int32)
        self.ends = np.zeros(games, dtype=np.bool_)
        self.random_moves = np.zeros(games, dtype=np.int64)
        self.standing = np.zeros((games, seats), dtype=np.int32)
        self._stood = np.zeros((games, seats), dtype=np.int32)  # what has been paid of each deal in dense rewards
        self._chance = np.empty((threads, 4), dtype=np.int64)
        self._checks = np.zeros((threads, 2), dtype=np.int64)
        bounds = [games * part // threads for part in range(threads + 1)]
        self._moves = np.zeros(games, dtype=np.int64)
        self._shares = [self._share(slice(*bounds[part : part + 2]), part, seated) for part in range(threads)]
        self._calls = [self._call(*share) for share in self._shares]

    def _call(self, rows: slice, games: tuple[Any, ...], shown: tuple[Any, ...], chance: Any, check: Any) -> Callable[[], object]:
        """The step of one thread, with the moves of `_moves`; compiled code looks at its arguments this once."""
        arguments = (games, self.house, self._whole_match, self._moves[rows], shown, chance, check)
        bound: Callable[[], object] | None = self._step.bound(*arguments) if self.is_compiled else None  # type: ignore[attr-defined]
        return bound or partial(self._step, *arguments)

    def _share(self, rows: slice, part: int, seated: NDArray[np.int64]) -> tuple[slice, tuple[Any, ...], tuple[Any, ...], Any, Any]:
        """What one thread plays with: its rows, `Games` and `Shown` of them, its source of chance, and its row of `_checks`."""
        tables, buffer = self._tables[rows], self.game.rules.layout.array(2)
        lists = [np.zeros(self._engine.move_numbers, dtype=np.int64) for _ in range(2)]
        own = (self._orders[rows], self._rngs[rows], self._dealers[rows])
        games = Games(self._for_loops(tables), as_bytes(tables), self._for_loops(buffer), as_bytes(buffer), seated, *own, *lists)
        # The bytes of the observations are cut after they are taken: a slice of them is a plain array.
        written = (self.mask, self.turns, self.random_moves, self.standing, self.rewards, self.ends)
        shown = Shown(as_bytes(self.observations)[rows], *(array[rows] for array in written))
        return rows, tuple(games), tuple(shown), self._chance[part], self._checks[part]

    def _for_loops(self, tables: Any) -> Any:
        """These tables as loops read them: interpreted loops read records more quickly than an array, and both share their memory."""
        return tables if self.is_compiled else as_records(self.game.rules.layout, tables)

    def __len__(self) -> int:
        """The number of games."""
        return len(self.turns)

    def __repr__(self) -> str:
        rules = write_house(self.house)
        return f"<Batch of {len(self)} games of {self.game.name}{'' if rules == '-' else f' {rules}'}>"

    def layout(self) -> tuple[Part, ...]:
        """The parts of an observation, each with its name, array, slice, meaning and bounds."""
        return self.observation.parts

    def reset(self, seed: int | Sequence[int]) -> None:
        """Deal every game again from this seed, so that the batch goes on as a new one would.

        seed: or a seed for each game, so that games with the same seed and first dealer are dealt alike. HouseError for another number.
        """
        games, seats = len(self), int(self.house.seats)
        same = _is_whole(seed)
        seeds = [int(seed)] * games if _is_whole(seed) else [*seed] if isinstance(seed, Sequence | np.ndarray) else [seed]
        if not all(map(_is_whole, seeds)):
            raise HouseError(f"seed cannot be {quoted(seed)}: a whole number, or one for each game.", "seed")
        if len(seeds) != games:
            raise HouseError(f"{len(seeds)} seeds: there are {games} games, so give one seed or {games}.", "seed")
        self._tables[:] = self.game.rules.layout.array()
        self._orders[:] = self._deck
        self._dealers[:] = (np.arange(games) - 1) % seats
        self._tables["dealer"] = self._dealers
        for i in range(games):
            self._rngs[i] = generator(seeds[i], i if same else 0)
        self._begin_chance(seeds[0])
        self._show_all()

    def _begin_chance(self, seed: int) -> None:
        """Begin the chance of random moves and of players, of each thread, from this seed."""
        for part in range(len(self._chance)):
            self._chance[part] = generator(seed, _SEED_OF_MOVES - part)

    def _show_all(self) -> None:
        """Write every array as it is before a move: nothing has been won, and no episode has ended."""
        self._stood.fill(0)
        self._moves.fill(STAY)
        self._play_shares()
        self.rewards.fill(0)
        self.ends.fill(False)

    def step(self, moves: ArrayLike, *, check: bool = True) -> None:
        """Make one move in every game, then the moves of bots, up to the next move that is handed in.

        - moves: shape (games,), whole numbers. IllegalMove names the first game whose move is illegal; then nothing has changed.
        - check: False skips the check, for moves that are known to be legal, as `random_moves` are. An illegal move then spoils the game.
        """
        row = np.ascontiguousarray(moves)
        if row.shape != (len(self),) or row.dtype.kind not in "iu":
            raise IllegalMove(f"A step takes {len(self)} whole numbers, a move for each game; these are {row.dtype} of shape {row.shape}.")
        self._moves[:] = row
        deals = self._tables["deals"].copy() if self._is_dense else None
        self._play_shares(look=check)
        if check:
            for (rows, *_), (_, wrong) in zip(self._shares, self._checks.tolist(), strict=True):
                if wrong >= 0:
                    raise IllegalMove(self._why(rows.start + wrong, int(row[rows.start + wrong])))
        if deals is None:
            return
        # The first deal of a new match has the number of the first deal of the old one.
        counted = (self.ends | (self._tables["deals"] != deals))[:, None]
        # The next deal may have begun: what its first moves brought is paid with its own next step.
        self.rewards[:] = np.where(counted, self.rewards, self.standing) - self._stood
        self._stood[:] = np.where(counted, 0, self.standing)

    def _why(self, i: int, move: int) -> str:
        code = int(self._engine.refusal(self._tables, i, self.house, move))
        return f"Game {i}, move {move}: {self.game.sentence(self.house, code, move, self._tables[i])}"

    @cached_property
    def _play_shares(self) -> Callable[..., None]:
        """Makes `_moves` in all games, each thread in its share; if it is to look, only where none of them is illegal."""
        return side_by_side(self._calls, self._checks)

    # -- branches

    def _of_each_game(self) -> tuple[NDArray[Any], ...]:
        """The arrays that have a row for each game."""
        shown = (self.observations, self.mask, self.turns, self.random_moves, self.standing, self.rewards, self.ends)
        return (self._tables, self._orders, self._rngs, self._dealers, self._stood, *shown)

    @property
    def _kind(self) -> tuple[object, ...]:
        settings = self._settings
        return self.game.name, write_house(self.house), settings["episode"], settings["without"], settings["standing"]

    def copy(self) -> Batch:
        """A batch of its own that goes on from here, with the same chance.

        >>> batch = Batch("pisti", 3, seats=2, seed=7, compiled=False)
        >>> branch = batch.copy()
        >>> branch.step(branch.random_moves)
        >>> (branch.turns == batch.turns).any(), batch.copy().turns.tolist() == batch.turns.tolist()
        (np.False_, True)
        """
        other: Batch = object.__new__(Batch)
        other._set_up(self.game, self.house, copy.deepcopy(self._settings))
        for array, own in zip((*other._of_each_game(), other._chance), (*self._of_each_game(), self._chance), strict=True):
            array[:] = own
        return other

    def save(self, rows: ArrayLike | None = None) -> Saved:
        """Games of this batch as they are now, to go on from them later (`load`), there or in another batch of the same kind.

        rows: shape (n,), the numbers of the games, in any order, and as often as wished; all games by default. IndexError for another.
        """
        chosen = self._rows(rows)
        return Saved(self._kind, tuple(array[chosen] for array in self._of_each_game()))

    def load(self, saved: Saved, rows: ArrayLike | None = None) -> None:
        """Go on from saved games in the place of these ones. The chance of random moves and of players is not saved: it goes on.

        rows: shape (len(saved),), the numbers of the games that are replaced; all games by default.

        Raises HouseError if the games are of another kind or number than these; then nothing has changed.

        >>> batch = Batch("pisti", 3, seats=2, seed=7, compiled=False)
        >>> batch.load(batch.save([1, 1, 1]))  # three branches of one game
        >>> [batch.order(i) == batch.order(1) for i in range(3)]
        [True, True, True]
        """
        if not isinstance(saved, Saved):
            raise HouseError(f"{printable(saved)} is not what Batch.save gives.", "saved")
        if saved.kind != self._kind:
            parts = ("game", "house rules", "episode", "without", "standing")
            other, own, part = next(each for each in zip(saved.kind, self._kind, parts, strict=True) if each[0] != each[1])
            says = f"The saved games have another {part} than this batch: {printable(other)}, and here {printable(own)}."
            raise HouseError(says, "saved")
        chosen = self._rows(rows)
        if len(chosen) != len(saved):
            raise HouseError(f"{len(saved)} games are saved, and {len(chosen)} are to be replaced: give as many rows.", "rows")
        for array, sent in zip(self._of_each_game(), saved.arrays, strict=True):
            array[chosen] = sent

    def _rows(self, rows: ArrayLike | None) -> NDArray[np.int64]:
        if rows is None:
            return np.arange(len(self))
        given = np.asarray(rows)
        if given.ndim != 1 or (given.size and given.dtype.kind not in "iu"):
            raise HouseError(f"rows are numbers of games, in one row; these are {given.dtype} of shape {given.shape}.", "rows")
        wrong = given[(given < 0) | (given >= len(self))]
        if wrong.size:
            raise IndexError(f"There is no game {wrong[0]}: games are 0 to {len(self) - 1}.")
        return given.astype(np.int64)

    @classmethod
    def from_tables(cls, tables: Sequence[Table], *, seed: int | None = None, **settings: Any) -> Batch:
        """A batch whose game i goes on from a copy of table i, where a seat is to move.

        settings: as `Batch` takes them, without the game and the house rules, which are those of the tables.

        Raises HouseError where tables differ in their game or house rules, and NotNow where no seat is to move or cards are not seen.

        >>> from kahve.games import new
        >>> table = new("pisti", seats=2)
        >>> table.deal(seed=7)
        >>> batch = Batch.from_tables([table, table.after("4C")], seed=1, compiled=False)
        >>> batch.turns.tolist(), batch.table(1).legal == table.after("4C").legal
        ([0, 1], True)
        """
        if not tables:
            raise HouseError("There is no table to go on from: give at least one.", "tables")
        first = tables[0]
        for i, table in enumerate(tables):
            if table.game is not first.game or table.house != first.house:
                raise HouseError(f"Table {i} has another game or other house rules than table 0: a batch has one of each.", "tables")
            if table.turn == NOBODY or not table.is_whole:
                raise NotNow(f"Table {i}: {'no seat is to move' if table.turn == NOBODY else 'its cards are not all seen'}.")
        batch = cls(first.game, len(tables), house=first.house_rules(), seed=seed, **settings)
        for i, table in enumerate(tables):
            as_bytes(batch._tables)[i] = np.frombuffer(table.record.memory, dtype=np.int8)
            batch._dealers[i] = table.record.dealer
            order = table.history[-1].order
            batch._orders[i] = table.game.rules.deck(table.house).read_order(order) if order else batch._deck
        batch._show_all()
        batch._stood[:] = batch.standing
        return batch

    def table(self, i: int) -> Table:
        """A table that goes on from game i as it is now, hidden cards and all. Its log begins here.

        Raises IndexError if there is no such game.
        """
        i = self._checked_game(i)
        return from_position(self.game, self.house, as_records(self.game.rules.layout, self._tables[i : i + 1]))

    # -- what is seen

    def view(self, i: int, seat: int | None = None) -> View:
        """A copy of what a seat may know of game i, for a bot that is asked (`kahve.bots.Bot`).

        seat: by default the seat to move. Raises IndexError if there is no such game, and HouseError if there is no such seat.

        >>> batch = Batch("pisti", 2, seats=2, seed=7, compiled=False)
        >>> view = batch.view(1)
        >>> view.seat == int(batch.turns[1]), int(view.record.hand[1 - view.seat])  # what another seat holds is not in it
        (True, 0)
        """
        i = self._checked_game(i)
        seat = int(self.turns[i]) if seat is None else self._checked_seat(seat)
        return View(self.game, self.house, seat, self._engine.view(self._tables, i, self.house, seat))

    def observe(self, seat: int) -> NDArray[Any]:
        """What this seat sees of every game: a new array like `observations`, shape (games,). HouseError if there is no such seat.

        Between the moves of a turn the others see the game as its mover has it so far.
        """
        seen = np.zeros(len(self), dtype=self.observation.dtype)
        self._loops.observe_all(as_bytes(self._tables), self.house, self._checked_seat(seat), as_bytes(seen))
        return seen

    def afterstates(self, rows: ArrayLike | None = None) -> Afterstates:
        """What each legal move of these games leads to, game by game, and in each game by the number of the move.

        rows: shape (n,), the numbers of the games; all games by default. IndexError if there is no such game.

        >>> batch = Batch("pisti", 3, seats=2, seed=7, compiled=False)
        >>> after = batch.afterstates([1])
        >>> after.games.tolist(), after.moves.tolist() == batch.mask[1].nonzero()[0].tolist()
        ([1, 1, 1, 1], True)
        """
        chosen = self._rows(rows)
        places, moves = map(np.ascontiguousarray, np.nonzero(self.mask[chosen]))
        games = chosen[places]
        seen = np.zeros(len(games), dtype=self.observation.dtype)
        standing = np.zeros((len(games), int(self.house.seats)), dtype=np.int32)
        self._loops.look_ahead(self._quick_arrays, self.house, games, moves, as_bytes(seen), standing)
        return Afterstates(games, moves, self.turns[games], seen, standing)

    def full_state(self) -> NDArray[np.int32]:
        """Every number and card of every game, hidden ones too, for a critic that learns with all known: shape (games, n), a new array.

        The fields stand in the order of the game's record (`game.rules.layout.fields`).
        """
        fields = (self._tables[field.name].reshape(len(self), -1) for field in self.game.rules.layout.fields)
        return np.concatenate([field.astype(np.int32) for field in fields], axis=1)

    def _checked_game(self, i: int) -> int:
        if not _is_whole(i) or not -len(self) <= i < len(self):
            raise IndexError(f"There is no game {quoted(i)}: games are 0 to {len(self) - 1}.")
        return int(i) % len(self)

    def _checked_seat(self, seat: int) -> int:
        seats = int(self.house.seats)
        if not _is_whole(seat) or not 0 <= seat < seats:
            raise HouseError(f"seat cannot be {quoted(seat)}: seats are 0 to {seats - 1}.", "seat")
        return int(seat)

    def __getstate__(self) -> dict[str, Any]:
        # By the name of the game and the house rules; what is compiled is made again.
        arrays = (*self._of_each_game(), self._chance)
        return {"game": self.game, "house": values_of(self.house), "settings": self._settings, "arrays": arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._set_up(state["game"], state["game"].settle(state["house"]), state["settings"])
        for array, sent in zip((*self._of_each_game(), self._chance), state["arrays"], strict=True):
            array[:] = sent

    @property
    def is_compiled(self) -> bool:
        """Whether its games are played by compiled rules."""
        return self._engine.compiled

    def searched_moves(self, searches: ManySearches, rows: NDArray[np.int64], rng: Any) -> NDArray[np.int64]:
        """The moves of a player who searches in these games, each from the view of the seat to move (`kahve.bots.search.search_many`).

        rng: a generator's state.
        """
        chosen = np.empty(rows.size, dtype=np.int64)
        searches.moves(self._tables, np.ascontiguousarray(rows, dtype=np.int64), rng, chosen)
        return chosen

    @cached_property
    def _quick_arrays(self) -> tuple[Any, ...]:
        """`Games` of the whole batch, with the buffers of the first thread."""
        whole = Games(*self._shares[0][1])._replace(tables=self._for_loops(self._tables), bytes=as_bytes(self._tables))
        return tuple(whole._replace(orders=self._orders, rngs=self._rngs, dealers=self._dealers))

    def quick_moves(self, player: str, rows: NDArray[np.int64], rng: Any) -> NDArray[np.int64]:
        """The moves that a quick player (`kahve.bots.players.levels.QUICK`) would make in these games, each from the mover's view.

        rng: a generator's state.
        """
        chosen = np.empty(rows.size, dtype=np.int64)
        numbers = np.ascontiguousarray(rows, dtype=np.int64)
        quick_loop(self.game, self.is_compiled)(self._quick_arrays, self.house, QUICK.index(player), numbers, rng, chosen)
        return chosen

    def order(self, i: int) -> str:
        """The codes of the order from which game i was dealt last.

        With it and the moves a table plays the same deal.
        """
        return self.game.rules.deck(self.house).write_order(self._orders[i])


def _is_whole(number: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def _seated(players: Mapping[int, str], seats: int) -> NDArray[np.int64]:
    seated = np.full(seats, LEARNER, dtype=np.int64)
    for seat, name in players.items():
        if name not in QUICK:
            raise UnknownBot(f"There is no compiled player {quoted(name)}. There are {', '.join(QUICK)}.")
        if not _is_whole(seat) or not 0 <= seat < seats:
            raise HouseError(f"players cannot sit at {quoted(seat)}: seats are 0 to {seats - 1}.", "players")
        seated[seat] = QUICK.index(name)
    if not (seated == LEARNER).any():
        raise HouseError("players cannot have every seat: one at least is the learner's.", "players")
    return seated
