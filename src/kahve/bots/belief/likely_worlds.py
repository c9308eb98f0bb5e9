"""Belief: worlds that fit what the others have played, and what kind of player each of them seems to be.

A world is drawn uniformly from the view. It is taken with the chance that the others would have played in it as they did since their
hands were dealt (rejection sampling). Where hardly a world fits, one of those that were drawn is taken, in proportion to that chance
(sampling importance resampling; Rubin, 1987).

In a melding game hardly anything of a turn can be gone back over. But the last choice of each seat can: what it threw, of all that it
held. There the hands are a chain, one after another, and all other cards are dealt again in every world.

In a game of tricks a stretch is a whole deal, and of all that was played in it no world fits by chance. There the worlds are a chain, of
which each is a little other than the one before (Metropolis et al., 1953). Worlds that lie far apart in it are drawn as the play says.

What a seat would have played is judged as a level judges, from what that seat knew then (`kahve.bots.belief.player_types`). Some moves are
any move at all, and three in ten where worlds are a chain. So no world is ruled out by a judgement. With `belief=greedy` everybody is taken
for a club player. With `belief=types` each of the others is one of several levels, and a stranger is most likely a club player. How likely
each is then follows from what the seat has played in this deal, and in those before it (Bayes' rule; `kahve.bots.belief.impressions`).
Hands that have been played out are known to all, so their play tells the types apart without a world. The play since then is weighed in
each world, with the hands of that world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ...cards.arrays import FLOAT64, INT64, array, full, table, zeros
from ...cards.dialect import copy_bytes, kernel, search
from ...cards.shuffle import below, next_word
from ...engine.game import Game
from ...engine.judgement import nothing
from ...engine.loops import legal_rule
from ...engine.machine import as_bytes
from ...engine.match_record import NO_CHOICE
from ...engine.worlds import FILLED, PLACES, SORTED, START, TALLY, UNSEEN, WANTED, HiddenCards, lay_world, may_lie, sort_cards
from ...renamed import old_names
from ..players.levels import QUICK
from ..players.rollout import EACH_ITS_OWN, GREEDY, RANDOM, play_out_as_kernel, play_out_kernel
from .player_types import LOOKS, TYPES, before_match, types_of, weigh_types_kernel
from .rated import RANDOM_SHARE_WITH_MISTAKES
from .redeal import NO_ROW, exchange, exchange_back, hand_row, lay_all_down, lay_down, pick_up_all, place_of_hands

RANDOM_SHARE, CHAINED_RANDOM_SHARE = 0.1, 0.3
"""The share of the moves of a level that are taken to be any move at all, and that share where worlds are a chain.

There a whole deal is weighed, and few players are like any type for so long (docs/search.md). For a level that makes mistakes it is
RANDOM_SHARE_WITH_MISTAKES.
"""
MOST_DRAWN = 64
"""The number of worlds that are drawn before one of them is taken by its weight."""
STEPS, FIRST_STEPS, ANEW = 24, 200, 8
"""In a chain, proposals per accepted world, and for the first one; one proposal in ANEW is dealt afresh."""
EXCHANGES, FIRST_EXCHANGES, SEVERAL = 24, 400, 3
"""Where hands are to fit a choice: the exchanges of each for a world, those for the first one, and the most cards in one."""
ALL_FIT = 0.99
"""No world is as likely as this once another seat has had a choice."""
MOST_SEATS = 16
"""More seats than any game has."""
NOT_WEIGHED = -1.0
"""Stands first among the chances of the types until what was played before this stretch has been weighed."""

REPLAYED, STANDING = range(2)
"""The records of `Past`: in which a stretch is played again, and which is taken if none fits."""
WORD = 4294967296.0
"""One more than the greatest number that chance gives at a time."""


class Past(NamedTuple):
    """Room to play a stretch again, and what follows about the others.

    - tables, bytes: two records and their bytes.
    - moves, legal: the moves that were made, and what could have been made instead.
    - worths: shape (looks, moves), what each way of looking makes of these moves.
    - chances: shape (types,), of each type: how likely it makes a move.
    - at_first: shape (seats, types), how likely each type of each seat was when this deal began.
    - before: the same shape, how likely each is by the play before this stretch.
    - since: the same shape, the chance of what the seat has played in this stretch, by type, in the world that was weighed last.
    - players: shape (seats,), the quick player that each seat plays the rest of a deal as.
    - rest: shape (seats, types), how likely each type of TYPES["types"] plays the rest of a deal in a seat, whatever the world.
      NOT_WEIGHED stands first where that is not asked.
    - exchanged: the places in the pool of the cards that a hand has exchanged, in pairs.
    - standing, stood: of the world of a chain that stands, which lies in STANDING, its chance and its `since`; shapes (1,), (seats, types).
    """

    tables: Any
    bytes: Any
    moves: Any
    legal: Any
    worths: Any
    chances: Any
    at_first: Any
    before: Any
    since: Any
    players: Any
    rest: Any
    exchanged: Any
    standing: Any
    stood: Any


def empty_past(game: Game, belief: str = "none") -> Past:
    """Empty room for a game, and for this kind of belief."""
    tables, stranger = game.rules.layout.new(2), before_match(game, belief)
    types = len(stranger)
    moves, legal = (zeros(game.rules.move_numbers, INT64) for _ in range(2))
    worths = zeros((len(LOOKS) + 1, game.rules.move_numbers), INT64)
    at_first = array([stranger] * MOST_SEATS, FLOAT64)
    before, since = full((MOST_SEATS, types), NOT_WEIGHED), full((MOST_SEATS, types), 1.0)
    return Past(
        tables,
        as_bytes(tables),
        moves,
        legal,
        worths,
        zeros(types, FLOAT64),
        at_first,
        before,
        since,
        full(MOST_SEATS, QUICK.index("greedy"), INT64),
        full((MOST_SEATS, len(types_of(game, "types"))), NOT_WEIGHED),
        zeros(2 * SEVERAL, INT64),
        full(1, NOT_WEIGHED),
        full((MOST_SEATS, types), 1.0),
    )


@kernel
def chance_together(house: Any, seat: int, past: Past, types: int) -> float:
    """The chance of all that the others have played, by what `past.before` and `past.since` say of the types of each."""
    before, since, chance = past.before, past.since, 1.0
    for other in range(house.seats):
        if other != seat:
            total = 0.0
            for kind in range(types):
                total += before[other, kind] * since[other, kind]
            chance *= total
    return chance


def replay_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`replay(t, house, seat, past, number, least)`: play `number` of the moves of `past` again, and take their chances into `past.since`.

    The chance of a move of a seat other than `seat` is multiplied to that seat's line, for each type. The last move is weighed and not
    made, so that no hands are dealt after it. Where all that was played is less likely than `least`, the replay stops.
    """
    play, listed, weigh_types = game.rules.play, legal_rule(game), weigh_types_kernel(game, belief, *random_shares_of(game))
    types = len(types_of(game, belief))

    @search
    def replay(t: Any, house: Any, seat: int, past: Past, number: int, least: float) -> None:
        legal, chances, moves, since = past.legal, past.chances, past.moves, past.since
        for step in range(number):
            choices = listed(t, house, legal) if t.turn != seat else 1
            if choices > 1:
                weigh_types(t, house, moves[step], legal, choices, past.worths, chances)
                for kind in range(types):
                    since[t.turn, kind] *= chances[kind]
                if least > 0.0 and chance_together(house, seat, past, types) < least:
                    return
            if step + 1 < number:
                play(t, house, moves[step])

    return replay


def likelihood_kernel(game: Game, belief: str = "greedy") -> Callable[..., Any]:
    """`likelihood(t, house, seat, past, least)`: the chance that all but `seat` play in this record as they did since the stretch began.

    t: the first record of `past`, a world, which comes out one move short of what it was. `past.since` has the chances by type. They are
    weighed with `past.before`. A chance below `least` is not reckoned to its end.
    """
    replay, types = replay_kernel(game, belief), len(types_of(game, belief))
    rewind = game.judgement.rewind

    @search
    def likelihood(t: Any, house: Any, seat: int, past: Past, least: float) -> float:
        past.since[:] = 1.0
        replay(t, house, seat, past, rewind(t, house, past.moves), least)
        return chance_together(house, seat, past, types)

    return likelihood


def weigh_before_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`weigh_before(t, house, seat, past)`: write into `past.before` how likely the types are by the stretches before this one.

    t: the first record of `past`, a world; it is used up. Which world it is hardly matters: only a kitty that another seat has looked at
    may be other cards in another world. A game that cannot go back so far (`Judgement.undeal`) leaves the types as they were at first, and
    so does a belief in one type.
    """
    replay, types = replay_kernel(game, belief), len(types_of(game, belief))
    rewind = game.judgement.rewind
    undeal = game.judgement.undeal if types > 1 else nothing

    @search
    def weigh_before(t: Any, house: Any, seat: int, past: Past) -> None:
        before, since = past.before, past.since
        before[:] = past.at_first
        rewind(t, house, past.moves)
        while undeal(t, house):
            number = rewind(t, house, past.moves)
            past.tables[STANDING] = t
            since[:] = 1.0
            replay(past.tables[STANDING], house, seat, past, number, 0.0)
            for other in range(house.seats):
                total = 0.0
                for kind in range(types):
                    before[other, kind] *= since[other, kind]
                    total += before[other, kind]
                for kind in range(types):
                    before[other, kind] /= total

    return weigh_before


@kernel
def draw_type(before: Any, since: Any, types: int, rng: Any) -> int:
    """One of the types, each as likely as these chances say together."""
    total = 0.0
    for kind in range(types):
        total += before[kind] * since[kind]
    left, chosen = next_word(rng) / WORD * total, -1
    for kind in range(types):
        left -= before[kind] * since[kind]
        chosen = kind if chosen < 0 and left < 0 else chosen
    return chosen if chosen >= 0 else types - 1


@kernel
def hidden_row(hidden: HiddenCards, number: int) -> int:
    """The line of the hidden card with this number, counted from the first line on."""
    row = 0
    while number >= hidden.rows[row, WANTED]:
        number -= hidden.rows[row, WANTED]
        row += 1
    return row


@kernel
def keeps_places(hidden: HiddenCards, row: int) -> bool:
    """Whether the hidden cards of this line lie apart from those that are seen in its row."""
    return bool(hidden.rows[row, TALLY] == 0 and (hidden.rows[row, SORTED] == 0 or hidden.rows[row, FILLED] == 0))


@search
def swap_two(hidden: HiddenCards, world: Any, rng: Any) -> bool:
    """Let two hidden cards of different rows change places; False where these may not, and the world stays as it is.

    Every pair of places is as likely. So the way back is as likely as the way there.
    """
    rows, unseen = hidden.rows, hidden.counts[UNSEEN]
    first, second = below(rng, unseen), below(rng, unseen)
    row, other = hidden_row(hidden, first), hidden_row(hidden, second)
    if row == other or not keeps_places(hidden, row) or not keeps_places(hidden, other):
        return False
    for before in range(row):
        first -= rows[before, WANTED]
    for before in range(other):
        second -= rows[before, WANTED]
    first += rows[row, START] + rows[row, FILLED]
    second += rows[other, START] + rows[other, FILLED]
    card, exchanged = world[first], world[second]
    if not may_lie(hidden, row, exchanged) or not may_lie(hidden, other, card):
        return False
    world[first], world[second] = exchanged, card
    if rows[row, SORTED]:
        sort_cards(world, rows[row, START], rows[row, PLACES])
    if rows[other, SORTED]:
        sort_cards(world, rows[other, START], rows[other, PLACES])
    return True


def chain_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`lay_next(hidden, house, seat, made, past, rng)`: lay the next world of a chain, as `lay_kernel` says.

    From the world that stands, another is proposed: two of its cards change places, or all are dealt again. It stands from then on, with
    the quotient of the chances as its chance (Metropolis). So much is drawn before a stretch is played again that the replay can stop
    where the world is sure to be refused.
    """
    likelihood, weigh_before = likelihood_kernel(game, belief), weigh_before_kernel(game, belief)
    names = types_of(game, belief)
    numbers, types = table([QUICK.index(name) for name in names]), len(names)
    steps_first, steps_next, anew = FIRST_STEPS, STEPS, ANEW

    @search
    def lay_next(hidden: HiddenCards, house: Any, seat: int, world: Any, past: Past, rng: Any) -> bool:
        replayed, standing, size, steps = past.bytes[REPLAYED], past.bytes[STANDING], hidden.base.size, steps_next
        if past.standing[0] == NOT_WEIGHED:
            if not lay_world(hidden, world, rng):
                return False
            copy_bytes(replayed, 0, world, 0, size)
            weigh_before(past.tables[REPLAYED], house, seat, past)
            copy_bytes(standing, 0, world, 0, size)
            copy_bytes(replayed, 0, world, 0, size)
            past.standing[0] = likelihood(past.tables[REPLAYED], house, seat, past, 0.0)
            past.stood[:] = past.since
            steps = steps_first
        if past.standing[0] > ALL_FIT:
            steps = 1
        for step in range(steps):
            copy_bytes(world, 0, standing, 0, size)
            if lay_world(hidden, world, rng) if step % anew == 0 else swap_two(hidden, world, rng):
                least = next_word(rng) / WORD * past.standing[0]
                copy_bytes(replayed, 0, world, 0, size)
                chance = likelihood(past.tables[REPLAYED], house, seat, past, least)
                if chance >= least:
                    copy_bytes(standing, 0, world, 0, size)
                    past.standing[0] = chance
                    past.stood[:] = past.since
        copy_bytes(world, 0, standing, 0, size)
        if types > 1:
            for other in range(house.seats):
                if other != seat:
                    past.players[other] = numbers[draw_type(past.before[other], past.stood[other], types, rng)]
        return True

    return lay_next


def last_choice_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`likely(t, house, other, past)`: the chance that a seat makes its last choice with the hand that it has in this record.

    t: the first record of `past`, a world, which comes out as it was before that choice. Where nothing is told of it the chance is 1.
    `past.since` has the chance by type.
    """
    last_choice, listed, weigh_types = (
        game.judgement.last_choice,
        legal_rule(game),
        weigh_types_kernel(game, belief, *random_shares_of(game)),
    )
    types = len(types_of(game, belief))

    @search
    def likely(t: Any, house: Any, other: int, past: Past) -> float:
        legal, chances, chance = past.legal, past.chances, 0.0
        move = last_choice(t, house, other)
        choices = listed(t, house, legal) if move != NO_CHOICE else 0
        if choices > 0:
            weigh_types(t, house, move, legal, choices, past.worths, chances)
        for kind in range(types):
            past.since[other, kind] = chances[kind] if choices > 0 else 1.0
            chance += past.at_first[other, kind] * past.since[other, kind]
        return chance

    return likely


def hand_by_hand_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`lay_hands(hidden, house, seat, made, past, rng)`: lay the next world of a chain, as `lay_kernel` says, in which hands fit a choice.

    One hand after another exchanges cards with what lies in no hand. An exchange stands with the quotient of the chances of the last choice
    of its seat (Metropolis). What lies in no hand is dealt again in every world.
    """
    likely, names = last_choice_kernel(game, belief), types_of(game, belief)
    first, step, end = place_of_hands(game)
    numbers, types = table([QUICK.index(name) for name in names]), len(names)
    steps_first, steps_next, several = FIRST_EXCHANGES, EXCHANGES, SEVERAL

    @search
    def chance_now(hidden: HiddenCards, house: Any, other: int, world: Any, past: Past) -> Any:
        copy_bytes(past.bytes[REPLAYED], 0, world, 0, hidden.base.size)
        return likely(past.tables[REPLAYED], house, other, past)

    @search
    def fit_hand(hidden: HiddenCards, house: Any, other: int, world: Any, past: Past, steps: int, rng: Any) -> None:
        row = hand_row(hidden, first + other * step)
        if row == NO_ROW:
            return
        size, stood = pick_up_all(hidden, first, end, world, row), past.stood
        lay_down(hidden, world, row, 0)
        standing = chance_now(hidden, house, other, world, past)
        stood[other] = past.since[other]
        for number in range(steps if standing < ALL_FIT else 0):
            exchange(hidden, world, row, size, 1 + number % several, past.exchanged, rng)
            chance = chance_now(hidden, house, other, world, past)
            if next_word(rng) * standing < chance * WORD:
                standing = chance
                stood[other] = past.since[other]
            else:
                exchange_back(hidden, world, row, 1 + number % several, past.exchanged)
        lay_all_down(hidden, first, end, world, row, size, rng)

    @search
    def lay_hands(hidden: HiddenCards, house: Any, seat: int, world: Any, past: Past, rng: Any) -> bool:
        standing, size, steps = past.bytes[STANDING], hidden.base.size, steps_next
        if past.standing[0] == NOT_WEIGHED:
            if not lay_world(hidden, standing, rng):
                return False
            past.standing[0] = past.stood[:] = 1.0
            past.before[:] = past.at_first
            steps = steps_first
        copy_bytes(world, 0, standing, 0, size)
        for other in range(house.seats):
            if other != seat:
                fit_hand(hidden, house, other, world, past, steps, rng)
                past.players[other] = numbers[draw_type(past.before[other], past.stood[other], types, rng)]
        copy_bytes(standing, 0, world, 0, size)
        return True

    return lay_hands


def lay_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`lay(hidden, house, seat, made, past, rng)`: lay a world into the bytes `made`; False when there is none.

    - belief: how likely the worlds are, a key of TYPES. A game that cannot go back (`Judgement.rewind`) draws them uniformly. Where a
      stretch is a whole deal they are drawn by `chain_kernel`.
    - seat: whose view it is. `past.players` has then who plays each seat in this world.
    """
    lay_world_of, names = lay_world_kernel(game, belief), types_of(game, "types")
    numbers, types = table([QUICK.index(name) for name in names]), len(names)
    certain = table([1.0] * types, FLOAT64)

    @search
    def lay(hidden: HiddenCards, house: Any, seat: int, world: Any, past: Past, rng: Any) -> bool:
        if not lay_world_of(hidden, house, seat, world, past, rng):
            return False
        for other in range(house.seats):
            if past.rest[other, 0] != NOT_WEIGHED:
                past.players[other] = numbers[draw_type(past.rest[other], certain, types, rng)]
        return True

    return lay


def lay_world_kernel(game: Game, belief: str) -> Callable[..., Any]:
    """`lay_world_of(…)`, as `lay_kernel` says, but for `Past.rest`: players change only where the belief tells their types."""
    if not weighs(game, belief):
        return _lay_uniformly
    if game.judgement.says("last_choice"):
        return hand_by_hand_kernel(game, belief)
    if is_chained(game):
        return chain_kernel(game, belief)
    likelihood, weigh_before = likelihood_kernel(game, belief), weigh_before_kernel(game, belief)
    names = types_of(game, belief)
    numbers, types = table([QUICK.index(name) for name in names]), len(names)

    @search
    def lay_believed(hidden: HiddenCards, house: Any, seat: int, world: Any, past: Past, rng: Any) -> bool:
        replayed, current, size = past.bytes[REPLAYED], past.bytes[STANDING], hidden.base.size
        total, drawn, fits = 0.0, 0, False
        while not fits and drawn < MOST_DRAWN:
            if not lay_world(hidden, world, rng):
                return False
            if past.before[0, 0] == NOT_WEIGHED:
                copy_bytes(replayed, 0, world, 0, size)
                weigh_before(past.tables[REPLAYED], house, seat, past)
            drawn += 1
            copy_bytes(replayed, 0, world, 0, size)
            chance = likelihood(past.tables[REPLAYED], house, seat, past, 0.0)
            fits = next_word(rng) < chance * WORD
            total += chance
            if not fits and next_word(rng) * total < chance * WORD:
                copy_bytes(current, 0, world, 0, size)
        if not fits:
            copy_bytes(world, 0, current, 0, size)
            copy_bytes(replayed, 0, world, 0, size)
            likelihood(past.tables[REPLAYED], house, seat, past, 0.0)
        if types > 1:
            for other in range(house.seats):
                if other != seat:
                    past.players[other] = numbers[draw_type(past.before[other], past.since[other], types, rng)]
        return True

    return lay_believed


def random_shares_of(game: Game) -> tuple[float, float]:
    """The shares of moves that are taken to be any move at all: of a level without mistakes, and of one with them."""
    return (CHAINED_RANDOM_SHARE, CHAINED_RANDOM_SHARE) if is_chained(game) else (RANDOM_SHARE, RANDOM_SHARE_WITH_MISTAKES)


def is_chained(game: Game) -> bool:
    """Whether worlds that go by what was played are a chain in this game: a stretch is a whole deal."""
    return game.judgement.says("rewind") and not game.judgement.says("stretch")


def is_slow(game: Game) -> bool:
    """Whether drawing such a world takes a second or more where nothing is compiled: a chain of whole deals, or of hands."""
    return is_chained(game) or game.judgement.says("last_choice")


def weighs(game: Game, belief: str) -> bool:
    """Whether worlds of this game go by what the others have played, with this belief."""
    return bool(TYPES[belief]) and (game.judgement.says("rewind") or game.judgement.says("last_choice"))


def tells_types(game: Game, belief: str) -> bool:
    """Whether this belief tells types apart in this game."""
    return weighs(game, belief) and len(types_of(game, belief)) > 1


def policy_of(game: Game, belief: str, rest: str) -> int:
    """The number by which compiled code knows the players of the rest of an imagined deal; rest: the setting of a search.

    Where this belief tells types apart each of the others plays as it seems to, and with `rest=types` everywhere. The seat to move plays
    as `Search.plays_on_in` says.
    """
    if rest == "random":
        return RANDOM
    some_differ = rest == "types" or (rest == "game" and game.judgement.plays_on != "greedy")
    return EACH_ITS_OWN if some_differ or tells_types(game, belief) else GREEDY


def rest_kernel(game: Game) -> Callable[..., Any]:
    """`play_rest(t, house, policy, players, stretches, out, worths, rng)`: play the rest of an imagined deal, as `play_out_kernel` does.

    policy: as `policy_of` says. players: the quick player that each seat plays as where that is EACH_ITS_OWN (`Past.players`).
    """
    play_out, play_out_as = play_out_kernel(game), play_out_as_kernel(game)

    @search
    def play_rest(t: Any, house: Any, policy: int, players: Any, stretches: int, out: Any, worths: Any, rng: Any) -> int:
        if policy == EACH_ITS_OWN:
            return int(play_out_as(t, house, players, stretches, out, worths, rng))
        return int(play_out(t, house, policy, stretches, out, worths, rng))

    return play_rest


@kernel
def _lay_uniformly(hidden: HiddenCards, house: Any, seat: int, world: Any, past: Past, rng: Any) -> bool:
    return bool(lay_world(hidden, world, rng))


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
