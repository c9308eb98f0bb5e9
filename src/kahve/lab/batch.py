"""Many games at once, for a program that learns: it passes in moves and reads arrays that belong to the batch.

`step` writes the same arrays again. It copies and allocates nothing, so copy what you want to keep.

>>> from kahve.games import game
>>> batch = Batch(game("pisti"), {"seats": 2}, games=3, seed=7, compiled=False)
>>> batch.numbers.shape, batch.cards.shape, batch.mask.shape
((3, 20), (3, 294), (3, 128))
>>> batch.step(batch.random_moves)  # a trained player would choose from the observations
>>> batch.turns.tolist(), batch.ends.tolist()
([1, 0, 1], [False, False, False])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ..bots import UnknownBot
from ..bots.players.levels import QUICK
from ..bots.players.rollout import quick_kernel
from ..bots.search.search_many import ManySearches
from ..cards.dialect import kernel, rotated, search
from ..cards.quoting import quoted
from ..cards.shuffle import MASK, generator, shuffle
from ..engine.game import Game
from ..engine.house import HouseError, values_of
from ..engine.loops import legal_rule, side_number, view_kernel
from ..engine.machine import as_bytes, machine
from ..engine.match_record import COUNT, OVER, PLAY
from ..engine.numeric import ArrayLike, NDArray, np
from ..engine.observation import Part, observation, observe_kernel
from ..engine.record import Audience
from ..engine.table import IllegalMove, Table
from ..engine.text import write_house
from ..engine.view import View

LEARNER = -1
"""Stands in the array of players for a seat whose moves are handed in."""

EPISODES = ("deal", "match")

AT_ONCE = 8
"""How many games are played before they are observed. A block that was just written byte by byte has to wait for the writing."""

_SEED_OF_MOVES = (1 << 64) - 1


class Games(NamedTuple):
    """The records of a batch, and the arrays that are needed to play in them.

    tables: shape (games + 2,), the records. The last but one is a match before its first deal; the last one is room for a view.

    bytes: the same memory as rows of bytes.

    players: shape (seats,), LEARNER or the number of a quick player (`kahve.bots.players.levels.QUICK`).

    orders: shape (games, cards), each row the deck.

    rngs: a generator for each game.

    dealers: shape (games,), who deals the episode.

    legal, worths: room for the legal moves of a game and their worths.
    """

    tables: Any
    bytes: Any
    players: Any
    orders: Any
    rngs: Any
    dealers: Any
    legal: Any
    worths: Any


class Shown(NamedTuple):
    """The arrays that a step writes for the learners, with a row for each game.

    observations: rows of bytes.

    mask, turns, random_moves, standing: as `Batch` describes them.

    rewards, ends: written only where they are not 0.
    """

    observations: Any
    mask: Any
    turns: Any
    random_moves: Any
    standing: Any
    rewards: Any
    ends: Any


def make_next_deal(game: Game) -> Callable[..., Any]:
    """`next_deal(i, games, house, whole_match, rewards, ends)`: count the deal of game i, and deal until a deal is played.

    An episode is a deal or a match. After its end a new match begins, and the next seat deals it.
    """
    lay_out, score, sides, total, better = (
        game.rules.deal,
        game.rules.score,
        game.rules.sides,
        game.rules.items.index("total"),
        -1 if game.rules.low_wins else 1,
    )

    @search
    def next_deal(i: int, games: Games, house: Any, whole_match: bool, rewards: Any, ends: Any) -> None:
        tables = games.tables
        t = tables[i]
        while t.phase != PLAY:
            if t.phase == COUNT:
                score(t, house)
                for seat in range(house.seats):
                    rewards[i, seat] += better * t.sheet[side_number(seat, sides(house)), total]
                if t.phase == OVER or not whole_match:
                    ends[i] = True
                    games.dealers[i] = (games.dealers[i] + 1) % house.seats
                    tables[i] = tables[tables.size - 2]
                    t.dealer = games.dealers[i]
            else:
                shuffle(games.rngs[i], games.orders[i], games.orders.shape[1])
                lay_out(t, house, games.orders[i])

    return next_deal


def make_bots_move(game: Game) -> Callable[..., Any]:
    """`bots_move(i, games, house, rng)`: the move that the bot of the seat to move chooses in game i."""
    listed, sides = legal_rule(game), game.rules.sides
    quick_choice, copy_view = quick_kernel(game), view_kernel(game)

    @kernel
    def bots_move(i: int, games: Games, house: Any, rng: Any) -> int:
        t = games.tables[i]
        number = listed(t, house, games.legal)
        last = games.tables.size - 1
        copy_view(games.bytes[i], games.bytes[last], t.turn, side_number(t.turn, sides(house)))
        player = games.players[t.turn]
        return int(games.legal[quick_choice(player, games.tables[last], house, games.legal, number, games.worths, rng)])

    return bots_move


def make_quick_moves(game: Game) -> Callable[..., Any]:
    """`quick_moves(held, house, player, rows, rng, chosen)`: write the moves that a quick player would make in these games.

    held: `Games` as a plain tuple. player: a number of `kahve.bots.players.levels.QUICK`.
    """
    listed, sides = legal_rule(game), game.rules.sides
    quick_choice, copy_view = quick_kernel(game), view_kernel(game)

    def quick_moves(arrays: tuple[Any, ...], house: Any, player: int, rows: Any, rng: Any, chosen: Any) -> None:
        games = Games(*arrays)
        last = games.tables.size - 1
        for place in range(rows.size):
            t = games.tables[rows[place]]
            number = listed(t, house, games.legal)
            copy_view(games.bytes[rows[place]], games.bytes[last], t.turn, side_number(t.turn, sides(house)))
            choice = quick_choice(player, games.tables[last], house, games.legal, number, games.worths, rng)
            chosen[place] = games.legal[choice]

    return quick_moves


@kernel
def _no_bots_move(i: int, games: Games, house: Any, rng: Any) -> int:
    return 0


def make_stand(game: Game) -> Callable[..., Any]:
    """`stand(i, tables, house, standing)`: write what the deal of game i would bring each seat if it were counted now."""
    score, sides, total, better = game.rules.score, game.rules.sides, game.rules.items.index("total"), -1 if game.rules.low_wins else 1

    @search
    def stand(i: int, tables: Any, house: Any, standing: Any) -> None:
        last = tables.size - 1
        tables[last] = tables[i]
        score(tables[last], house)
        for seat in range(house.seats):
            standing[i, seat] = better * tables[last].sheet[side_number(seat, sides(house)), total]

    return stand


@kernel
def _no_stand(i: int, tables: Any, house: Any, standing: Any) -> None:
    """Write nothing: the `stand` of a batch that does not ask for the score during a deal."""


def make_batch_step(game: Game, observe: Callable[..., Any], with_bots: bool, with_standing: bool) -> Callable[..., Any]:
    """`batch_step(held, house, whole_match, moves, written, rng)`: make a move in every game and go on to a learner's next turn.

    held, written: `Games` and `Shown` as plain tuples, which take a third of the time of named ones to hand over.

    moves: shape (games,), legal where a seat is to move. A record that waits for a deal is dealt to.

    rng: the chance of bots and of random moves.

    observe: the kernel of `observe_kernel`.
    """
    play, listed, sides = game.rules.play, legal_rule(game), game.rules.sides
    next_deal = make_next_deal(game)
    bots_move = make_bots_move(game) if with_bots else _no_bots_move
    stand = make_stand(game) if with_standing else _no_stand
    moves_there_are = game.rules.move_numbers
    has_sides = any(field.audience is Audience.SIDE for field in game.rules.layout.fields)

    def batch_step(arrays: tuple[Any, ...], house: Any, whole_match: bool, moves: Any, written: tuple[Any, ...], rng: Any) -> None:
        games, shown = Games(*arrays), Shown(*written)
        tables, table_bytes, players, legal = games.tables, games.bytes, games.players, games.legal
        observations, mask, turns, random_moves = shown.observations, shown.mask, shown.turns, shown.random_moves
        rewards, ends, standing = shown.rewards, shown.ends, shown.standing
        for first in range(0, moves.size, AT_ONCE):
            last = min(moves.size, first + AT_ONCE)
            for i in range(first, last):
                t = tables[i]
                move = moves[i]
                going_on = True
                while going_on:
                    if t.phase == PLAY:
                        play(t, house, move)
                    if t.phase != PLAY:
                        next_deal(i, games, house, whole_match, rewards, ends)
                    going_on = False
                    if with_bots and players[t.turn] != LEARNER:
                        going_on = True
                        move = bots_move(i, games, house, rng)
            # A generator whose state stays in local variables is quicker (docs/speed.md).
            s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
            for i in range(first, last):
                t = tables[i]
                number = listed(t, house, legal)
                for move in range(moves_there_are):
                    mask[i, move] = False
                total = (s0 + s3) & MASK
                word = (rotated(total, 7) + s0) & MASK
                shifted = (s1 << 9) & MASK
                s2 ^= s0
                s3 ^= s1
                s1 ^= s2
                s0 ^= s3
                s2 ^= shifted
                s3 = rotated(s3, 11)
                random_moves[i] = legal[word * number >> 32]
                observe(table_bytes[i], observations[i], t.turn, side_number(t.turn, sides(house)) if has_sides else 0)
                turns[i] = t.turn
                stand(i, tables, house, standing)
                # The mask comes last. It was just written move by move, and reading it in blocks at once would wait for the writing.
                for place in range(number):
                    mask[i, legal[place]] = True
            rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3

    return batch_step


def make_first_illegal() -> Callable[..., Any]:
    """`first_illegal(moves, mask)`: the number of the first game whose mask does not allow its move, or -1."""

    def first_illegal(moves: Any, mask: Any) -> int:
        for i in range(moves.size):
            if moves[i] < 0 or moves[i] >= mask.shape[1] or not mask[i, moves[i]]:
                return i
        return -1

    return first_illegal


@cache
def _loops(
    game: Game, observe: Callable[..., Any], with_bots: bool, with_standing: bool, compiled: bool
) -> tuple[Callable[..., Any], Callable[..., Any]]:
    engine = machine(game, compiled)
    return engine.ready(make_batch_step(game, observe, with_bots, with_standing)), engine.ready(make_first_illegal())


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


@cache
def _quick_loop(game: Game, compiled: bool) -> Callable[..., Any]:
    return machine(game, compiled).ready(make_quick_moves(game))


class Batch:
    """Many games of one kind, each of which waits for a move of the seat to play.

    observations: shape (games,), records with the fields `numbers` and `cards`, as the seat to move sees its game.

    numbers: shape (games, n), 32 bits. cards: shape (games, m), 8 bits. Both are laid out as `layout()` says.

    mask: shape (games, move numbers), whether the seat to move may make the move.

    turns: shape (games,), the seat to move.

    rewards: shape (games, seats), the points that the last step brought each seat's side. In games where low scores win it is minus
    them.

    ends: shape (games,), whether an episode ended with the last step. Then the observation is the first of the next episode.

    random_moves: shape (games,), a legal move for each game, all equally likely.

    standing: shape (games, seats), what the rewards would be if the deal were counted now. It is 0 if nobody asked for it.

    `step` and `reset` write all of these again. Do not write into them.

    Each game has its own source of chance, made from the seed and its number. So its deals do not depend on how many other games there
    are. The seat before seat i deals first in game i, and the next seat deals its next episode.
    """

    def __init__(
        self,
        game: Game,
        house: Mapping[str, object] | None = None,
        *,
        games: int,
        seed: int,
        preset: str | None = None,
        episode: str = "deal",
        players: Mapping[int, str] | None = None,
        without: Iterable[str] = (),
        standing: bool = False,
        compiled: bool = True,
    ) -> None:
        """Deal the first deal of every game. Raises HouseError and UnknownBot.

        games: at least 1.

        seed: 0 to 2**64 - 1; OverflowError outside.

        episode: "deal", the first deal of a match, or "match".

        players: seat -> a quick player (`kahve.bots.players.levels.QUICK`), for seats whose moves are not handed in.

        without: names of parts of the observation to leave out, because fewer bytes are quicker.

        standing: whether to count the deal at every step, in a game that can (`Judgement.stretch`).

        compiled: False for interpreted rules, which are ready at once and a thousand times slower.
        """
        self.game, self.house = game, game.settle(house or {}, preset)
        self._settings: dict[str, Any] = {
            "games": games,
            "episode": episode,
            "players": dict(players or {}),
            "without": tuple(without),
            "standing": standing,
            "compiled": compiled,
        }
        seats = int(self.house.seats)
        if games < 1:
            raise HouseError(f"games cannot be {games}: at least 1.", "games")
        if episode not in EPISODES:
            raise HouseError(f"episode cannot be {quoted(episode)}: allowed are deal and match.", "episode")
        if standing and not game.judgement.says("stretch"):
            raise HouseError(f"{game.title} cannot be counted before a deal is over.", "standing")
        seated = _seated(players or {}, seats)
        self._whole_match = episode == "match"
        engine = machine(game, compiled)
        self._engine = engine
        self.observation = observation(game, self.house, frozenset(self._settings["without"]))
        with_bots = bool((seated != LEARNER).any())
        self._step, self._first_illegal = _loops(game, observe_kernel(self.observation), with_bots, standing, compiled)
        self._tables = game.rules.layout.array(games + 2)
        deck = np.array(game.rules.deck(self.house).cards, dtype=np.int8)
        self._deck = deck
        self._games = Games(
            self._tables,
            as_bytes(self._tables),
            seated,
            np.empty((games, deck.size), dtype=np.int8),
            np.empty((games, 4), dtype=np.int64),
            np.empty(games, dtype=np.int64),
            np.zeros(engine.move_numbers, dtype=np.int64),
            np.zeros(engine.move_numbers, dtype=np.int64),
        )
        self.observations = np.zeros(games, dtype=self.observation.dtype)
        self.numbers: NDArray[np.int32] = self.observations["numbers"]
        self.cards: NDArray[np.int8] = self.observations["cards"]
        self.mask = np.zeros((games, game.rules.move_numbers), dtype=np.bool_)
        self.turns = np.zeros(games, dtype=np.int64)
        self.rewards = np.zeros((games, seats), dtype=np.int32)
        self.ends = np.zeros(games, dtype=np.bool_)
        self.random_moves = np.zeros(games, dtype=np.int64)
        self.standing = np.zeros((games, seats), dtype=np.int32)
        shown = Shown(as_bytes(self.observations), self.mask, self.turns, self.random_moves, self.standing, self.rewards, self.ends)
        self._game_arrays, self._written = tuple(self._games), tuple(shown)
        self.reset(seed)

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
        same = isinstance(seed, int | np.integer)
        seeds = [int(seed)] * games if isinstance(seed, int | np.integer) else [int(each) for each in seed]
        if len(seeds) != games:
            raise HouseError(f"{len(seeds)} seeds: there are {games} games, so give one seed or {games}.", "seed")
        self._tables[:] = self.game.rules.layout.array()
        self._games.orders[:] = self._deck
        self._games.dealers[:] = (np.arange(games) - 1) % seats
        self._tables["dealer"][:games] = self._games.dealers
        for i in range(games):
            self._games.rngs[i] = generator(seeds[i], i if same else 0)
        self._rng = generator(seeds[0], _SEED_OF_MOVES)
        self._go_on(np.zeros(games, dtype=np.int64))

    def step(self, moves: ArrayLike, *, check: bool = True) -> None:
        """Make one move in every game, then the moves of bots, up to the next move that is handed in.

        moves: shape (games,), whole numbers. IllegalMove names the first game whose move is illegal; then nothing has changed.

        check: False skips the check, for moves that are known to be legal, as `random_moves` are. An illegal move then spoils the game.
        """
        row = np.ascontiguousarray(moves)
        if row.shape != (len(self),) or row.dtype.kind not in "iu":
            raise IllegalMove(f"A step takes {len(self)} whole numbers, a move for each game; these are {row.dtype} of shape {row.shape}.")
        row = row.astype(np.int64, copy=False)
        if check:
            wrong = int(self._first_illegal(row, self.mask))
            if wrong >= 0:
                raise IllegalMove(self._why(wrong, int(row[wrong])))
        self._go_on(row)

    def _why(self, i: int, move: int) -> str:
        code = int(self._engine.refusal(self._tables, i, self.house, move))
        return f"Game {i}, move {move}: {self.game.sentence(self.house, code, move, self._tables[i])}"

    def _go_on(self, moves: NDArray[np.int64]) -> None:
        self.rewards.fill(0)
        self.ends.fill(False)
        self._step(self._game_arrays, self.house, self._whole_match, moves, self._written, self._rng)

    def _state_arrays(self) -> tuple[Any, ...]:
        """All that tells this batch from a new one of its kind."""
        games, shown = self._games, Shown(*self._written)
        return (self._tables, games.orders, games.rngs, games.dealers, self._rng, *shown)

    def __getstate__(self) -> dict[str, Any]:
        # By the name of the game and the house rules; what is compiled is made again.
        return {"game": self.game, "house": values_of(self.house), "asked": self._settings, "arrays": self._state_arrays()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["game"], state["house"], seed=0, **state["asked"])  # type: ignore[misc]
        for array, sent in zip(self._state_arrays(), state["arrays"], strict=True):
            array[:] = sent

    def view(self, i: int) -> View:
        """A copy of what the seat to move in game i may know, for a bot that is asked (`kahve.bots.Bot`).

        Raises IndexError if there is no such game.

        >>> from kahve.games import game
        >>> batch = Batch(game("pisti"), {"seats": 2}, games=2, seed=7, compiled=False)
        >>> view = batch.view(1)
        >>> view.seat == int(batch.turns[1]), int(view.record.hand[1 - view.seat])  # what another seat holds is not in it
        (True, 0)
        """
        i = range(len(self))[i]
        seat = int(self.turns[i])
        return View(self.game, self.house, seat, self._engine.view(self._tables, i, self.house, seat))

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

    def quick_moves(self, player: str, rows: NDArray[np.int64], rng: Any) -> NDArray[np.int64]:
        """The moves that a quick player (`kahve.bots.players.levels.QUICK`) would make in these games, each from the mover's view.

        rng: a generator's state.
        """
        chosen = np.empty(rows.size, dtype=np.int64)
        numbers = np.ascontiguousarray(rows, dtype=np.int64)
        _quick_loop(self.game, self.is_compiled)(self._game_arrays, self.house, QUICK.index(player), numbers, rng, chosen)
        return chosen

    def order(self, i: int) -> str:
        """The codes of the order from which game i was dealt last.

        With it and the moves a table plays the same deal.
        """
        return self.game.rules.deck(self.house).write_order(self._games.orders[i])


def _seated(players: Mapping[int, str], seats: int) -> NDArray[np.int64]:
    seated = np.full(seats, LEARNER, dtype=np.int64)
    for seat, name in players.items():
        if name not in QUICK:
            raise UnknownBot(f"There is no compiled player {quoted(name)}. There are {', '.join(QUICK)}.")
        if not 0 <= seat < seats:
            raise HouseError(f"players cannot sit at {seat}: seats are 0 to {seats - 1}.", "players")
        seated[seat] = QUICK.index(name)
    if not (seated == LEARNER).any():
        raise HouseError("players cannot have every seat: one at least is the learner's.", "players")
    return seated


__all__ = ["EPISODES", "LEARNER", "Batch", "points"]
