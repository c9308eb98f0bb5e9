"""Thousands of games at once for learners: moves in; observations, masks, rewards and ends out, in arrays that belong to the batch.

Nothing is copied and nothing allocated from step to step: `step` writes the same arrays anew. What is to be kept must be copied.

>>> from kahve.games import game
>>> batch = Batch(game("pisti"), {"seats": 2}, games=3, seed=7, compiled=False)
>>> batch.numbers.shape, batch.cards.shape, batch.mask.shape
((3, 20), (3, 294), (3, 128))
>>> batch.step(batch.random_moves)  # a trained player would choose from the observations
>>> batch.turns.tolist(), batch.ends.tolist()
([1, 0, 1], [False, False, False])
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots import UnknownBot
from ..bots.rollout import QUICK, quick_kernel
from ..cards.dialect import kernel, search
from ..cards.shuffle import MASK, generator, shuffle
from ..engine.game import Game
from ..engine.house import HouseError
from ..engine.loops import legal_rule, side_number, view_kernel
from ..engine.machine import as_bytes, machine
from ..engine.match import COUNT, OVER, PLAY
from ..engine.observation import Part, observation, observe_kernel
from ..engine.record import Audience
from ..engine.table import IllegalMove, Table, View

LEARNER = -1
"""In the array of players: this seat's moves are handed in."""

EPISODES = ("deal", "match")

AT_ONCE = 8
"""So many games are played before they are observed: what was just written byte by byte is then read in blocks without waiting for it."""

_SEED_OF_MOVES = (1 << 64) - 1


def make_next_deal(game: Game) -> Callable[..., Any]:
    """`next_deal(i, tables, house, whole_match, orders, rngs, dealers, rewards, ends)`: count a deal, and deal until one is played.

    An episode that is over (each deal is one, or each match) is followed by a new match, dealt by the next seat.
    """
    lay_out, score, sides, total, better = game.deal, game.score, game.sides, game.items.index("total"), -1 if game.low_wins else 1

    @search
    def next_deal(
        i: int, tables: Any, house: Any, whole_match: bool, orders: Any, rngs: Any, dealers: Any, rewards: Any, ends: Any
    ) -> None:
        t = tables[i]
        while t.phase != PLAY:
            if t.phase == COUNT:
                score(t, house)
                for seat in range(house.seats):
                    rewards[i, seat] += better * t.sheet[side_number(seat, sides(house)), total]
                if t.phase == OVER or not whole_match:
                    ends[i] = True
                    dealers[i] = (dealers[i] + 1) % house.seats
                    tables[i] = tables[tables.size - 2]
                    t.dealer = dealers[i]
            else:
                shuffle(rngs[i], orders[i], orders.shape[1])
                lay_out(t, house, orders[i])

    return next_deal


def make_bots_move(game: Game) -> Callable[..., Any]:
    """`bots_move(i, tables, table_bytes, house, player, out, worths, rng)`: what the player of the seat to move does."""
    listed, sides = legal_rule(game), game.sides
    quick_choice, copy_view = quick_kernel(game), view_kernel(game)

    @search
    def bots_move(i: int, tables: Any, table_bytes: Any, house: Any, player: int, out: Any, worths: Any, rng: Any) -> int:
        t = tables[i]
        found = listed(t, house, out)
        last = tables.size - 1
        copy_view(table_bytes[i], table_bytes[last], t.turn, side_number(t.turn, sides(house)))
        return int(out[quick_choice(player, tables[last], house, out, found, worths, rng)])

    return bots_move


@kernel
def _no_bots_move(i: int, tables: Any, table_bytes: Any, house: Any, player: int, out: Any, worths: Any, rng: Any) -> int:
    return 0


def make_stand(game: Game) -> Callable[..., Any]:
    """`stand(i, tables, house, standing)`: what the deal of a table would bring each seat, were it counted now."""
    score, sides, total, better = game.score, game.sides, game.items.index("total"), -1 if game.low_wins else 1

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
    """Where nobody asks."""


def make_batch_step(game: Game, observe: Callable[..., Any], with_bots: bool, with_standing: bool) -> Callable[..., Any]:
    """The loop that makes one move in every game and goes on to the next move of a learner.

    tables, table_bytes: the records and their bytes, two more than there are games: the last but one is a match before its first deal, the
    last one room for a view. moves: shape (games,), legal where a seat is to move; a record that waits for a deal is dealt to. players:
    shape (seats,), LEARNER or the number of a quick player (`kahve.bots.rollout.QUICK`). orders: shape (games, cards), each the deck;
    rngs: a generator a game; dealers: who deals the episode. out, worths: room for the legal moves. observe: the kernel of
    `observe_kernel`. Filled: seen (rows of bytes), mask, turns, random_moves, standing if asked for; and where they are not 0, rewards
    and ends.
    """
    play, listed, sides = game.play, legal_rule(game), game.sides
    next_deal = make_next_deal(game)
    bots_move = make_bots_move(game) if with_bots else _no_bots_move
    stand = make_stand(game) if with_standing else _no_stand
    moves_there_are = game.move_numbers
    has_sides = any(field.audience is Audience.SIDE for field in game.layout.fields)

    def batch_step(
        tables: Any,
        table_bytes: Any,
        house: Any,
        whole_match: bool,
        moves: Any,
        players: Any,
        orders: Any,
        rngs: Any,
        rng: Any,
        dealers: Any,
        out: Any,
        worths: Any,
        seen: Any,
        mask: Any,
        turns: Any,
        rewards: Any,
        ends: Any,
        random_moves: Any,
        standing: Any,
    ) -> None:
        games = moves.size
        for first in range(0, games, AT_ONCE):
            last = min(games, first + AT_ONCE)
            for i in range(first, last):
                t = tables[i]
                move = moves[i]
                going_on = True
                while going_on:
                    if t.phase == PLAY:
                        play(t, house, move)
                    if t.phase != PLAY:
                        next_deal(i, tables, house, whole_match, orders, rngs, dealers, rewards, ends)
                    going_on = False
                    if with_bots and players[t.turn] != LEARNER:
                        going_on = True
                        move = bots_move(i, tables, table_bytes, house, players[t.turn], out, worths, rng)
            # The generator's state stays in local variables (docs/speed.md).
            s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
            for i in range(first, last):
                t = tables[i]
                found = listed(t, house, out)
                for move in range(moves_there_are):
                    mask[i, move] = False
                total = (s0 + s3) & MASK
                word = (((total << 7) | (total >> 25)) + s0) & MASK
                shifted = (s1 << 9) & MASK
                s2 ^= s0
                s3 ^= s1
                s1 ^= s2
                s0 ^= s3
                s2 ^= shifted
                s3 = ((s3 << 11) | (s3 >> 21)) & MASK
                random_moves[i] = out[word * found >> 32]
                observe(table_bytes[i], seen[i], t.turn, side_number(t.turn, sides(house)) if has_sides else 0)
                turns[i] = t.turn
                stand(i, tables, house, standing)
                # Last: what was just written move by move is read in blocks, and waits for the writing if it is asked for at once.
                for at in range(found):
                    mask[i, out[at]] = True
            rng[0], rng[1], rng[2], rng[3] = s0, s1, s2, s3

    return batch_step


def make_first_illegal() -> Callable[..., Any]:
    """`first_illegal(moves, mask)`: the first game whose move its mask does not allow, or -1."""

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
    """What the deal just counted brought each seat: the points of its side, minus them where the fewest points win.

    >>> from kahve.games import new
    >>> table = new("pisti", seats=2)
    >>> table.deal(seed=7)
    >>> while table.turn >= 0:
    ...     table.play(table.moves[0])
    >>> points(table), [items["total"] for items in table.sheet.values()]
    ([8, 8], [8, 8])
    """
    sheet = table.sheet or {}
    return [(-1 if table.game.low_wins else 1) * sheet[table.side_of(seat)]["total"] for seat in range(table.seats)]


class Batch:
    """Many games of one kind, each waiting for a move of the seat to play.

    observations: shape (games,), an array of records with the fields `numbers` and `cards`, which are here by name too: shape (games,
    n), 32 bits, and (games, m), 8 bits, laid out as `layout()` says, as the seat to move sees its game. mask: shape (games, move numbers),
    whether it may make the move. turns: shape (games,), that seat. rewards: shape (games, seats), the points that the last step brought
    each seat's side, minus them where the fewest points win. ends: shape (games,), whether an episode ended with the last step; what is
    observed is then the next one. random_moves: shape (games,), a legal move for each, any as likely. standing: shape (games, seats),
    what the rewards would be if the deal were counted as it stands, where that is asked for; else zeros.

    All are written anew by `step` and `reset`. Do not write into them.

    Each game has its own source of chance, made from the seed and its number: its first deals do not depend on how many others there
    are. Game i is dealt first by the seat before seat i, its next episode by the next seat, and so on.
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
        """Deal the first deal of every game.

        games: at least 1. seed: 0 to 2**64 - 1 (OverflowError outside). episode: "deal", the first deal of a match, or "match". players:
        seat -> a quick player (`kahve.bots.rollout.QUICK`), for seats whose moves are not handed in. without: parts of the observation to
        leave out, by name, for a player that does not read them: fewer bytes are quicker. standing: whether to count deals as they stand,
        at every step, in a game that can (`Game.stretch`). compiled: False for interpreted rules, ready at once and a thousand times
        slower. Raises HouseError, UnknownBot.
        """
        self.game, self.house = game, game.settle(house or {}, preset)
        seats = int(self.house.seats)
        if games < 1:
            raise HouseError(f"games cannot be {games}: at least 1.", "games")
        if episode not in EPISODES:
            raise HouseError(f"episode cannot be {episode!r}: allowed are deal and match.", "episode")
        if standing and game.stretch is None:
            raise HouseError(f"{game.title} cannot be counted before a deal is over.", "standing")
        self._players = _seated(players or {}, seats)
        self._whole_match = episode == "match"
        engine = machine(game, compiled)
        self._engine = engine
        self.observation = observation(game, self.house, frozenset(without))
        with_bots = bool((self._players != LEARNER).any())
        self._step, self._first_illegal = _loops(game, observe_kernel(self.observation), with_bots, standing, compiled)
        self._tables = game.layout.new(games + 2)
        self._table_bytes = as_bytes(self._tables)
        deck = np.array(game.deck(self.house).cards, dtype=np.int8)
        self._orders = np.empty((games, deck.size), dtype=np.int8)
        self._deck = deck
        self._rngs = np.empty((games, 4), dtype=np.int64)
        self._dealers = np.empty(games, dtype=np.int64)
        self._out, self._worths = engine.moves_array(), engine.moves_array()
        self.observations = np.zeros(games, dtype=self.observation.dtype)
        self._seen = as_bytes(self.observations)
        self.numbers: NDArray[np.int32] = self.observations["numbers"]
        self.cards: NDArray[np.int8] = self.observations["cards"]
        self.mask = np.zeros((games, game.move_numbers), dtype=np.bool_)
        self.turns = np.zeros(games, dtype=np.int64)
        self.rewards = np.zeros((games, seats), dtype=np.int32)
        self.ends = np.zeros(games, dtype=np.bool_)
        self.random_moves = np.zeros(games, dtype=np.int64)
        self.standing = np.zeros((games, seats), dtype=np.int32)
        self.reset(seed)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.turns)

    def layout(self) -> tuple[Part, ...]:
        """What stands where in an observation: each part with its name, array, slice, meaning and bounds."""
        return self.observation.parts

    def reset(self, seed: int) -> None:
        """Begin anew: a batch reset to a seed goes on as a new one of that seed."""
        games, seats = len(self), int(self.house.seats)
        self._tables[:] = self.game.layout.new()
        self._orders[:] = self._deck
        self._dealers[:] = (np.arange(games) - 1) % seats
        self._tables["dealer"][:games] = self._dealers
        for i in range(games):
            self._rngs[i] = generator(seed, i)
        self._rng = generator(seed, _SEED_OF_MOVES)
        self._go_on(np.zeros(games, dtype=np.int64))

    def step(self, moves: ArrayLike, *, check: bool = True) -> None:
        """Make one move in every game, and those of the seats with players, up to the next move that is handed in.

        moves: shape (games,), whole numbers. IllegalMove names the first game whose move may not be made, and nothing has changed then.
        check: False where the moves are known to be legal, as `random_moves` are; an illegal one then spoils the game.
        """
        made = np.ascontiguousarray(moves)
        if made.shape != (len(self),) or made.dtype.kind not in "iu":
            raise IllegalMove(
                f"A step takes {len(self)} whole numbers, a move for each game; these are {made.dtype} of shape {made.shape}."
            )
        made = made.astype(np.int64, copy=False)
        if check:
            wrong = int(self._first_illegal(made, self.mask))
            if wrong >= 0:
                raise IllegalMove(self._why(wrong, int(made[wrong])))
        self._go_on(made)

    def _why(self, i: int, move: int) -> str:
        code = int(self._engine.refusal(self._tables, i, self.house, move))
        return f"Game {i}, move {move}: {self.game.sentence(self.house, code, move, self._tables[i])}"

    def _go_on(self, moves: NDArray[np.int64]) -> None:
        self.rewards.fill(0)
        self.ends.fill(False)
        self._step(
            self._tables,
            self._table_bytes,
            self.house,
            self._whole_match,
            moves,
            self._players,
            self._orders,
            self._rngs,
            self._rng,
            self._dealers,
            self._out,
            self._worths,
            self._seen,
            self.mask,
            self.turns,
            self.rewards,
            self.ends,
            self.random_moves,
            self.standing,
        )

    def view(self, i: int) -> View:
        """What the seat to move in game i may know: a copy, for a player that is asked (`kahve.bots.Bot`). IndexError if there is none.

        >>> from kahve.games import game
        >>> batch = Batch(game("pisti"), {"seats": 2}, games=2, seed=7, compiled=False)
        >>> view = batch.view(1)
        >>> view.seat == int(batch.turns[1]), int(view.record.hand[1 - view.seat])  # what another seat holds is not in it
        (True, 0)
        """
        i = range(len(self))[i]
        seat = int(self.turns[i])
        return View(self.game, self.house, seat, self._engine.view(self._tables, i, self.house, seat))

    def order(self, i: int) -> str:
        """The order of the pack from which game i was dealt last, in codes: with it and the moves a table plays the same deal."""
        return self.game.deck(self.house).write_order(self._orders[i])


def _seated(players: Mapping[int, str], seats: int) -> NDArray[np.int64]:
    found = np.full(seats, LEARNER, dtype=np.int64)
    for seat, name in players.items():
        if name not in QUICK:
            raise UnknownBot(f"There is no compiled player {name!r}. There are {', '.join(QUICK)}.")
        if not 0 <= seat < seats:
            raise HouseError(f"players cannot sit at {seat}: seats are 0 to {seats - 1}.", "players")
        found[seat] = QUICK.index(name)
    if not (found == LEARNER).any():
        raise HouseError("players cannot have every seat: one at least is the learner's.", "players")
    return found


__all__ = ["EPISODES", "LEARNER", "Batch", "points"]
