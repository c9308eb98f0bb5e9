"""The loops over a game's functions, made by factories closed over the game, and the loops over bytes that serve every game.

Each takes an array of records and an index rather than a record: called from Python that costs a tenth. The names: `tables[i]` is
the record, `house` the tuple of house rules, `out` an array to write moves into.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..cards.arrays import INT64, zeros
from ..cards.dialect import kernel
from ..cards.shuffle import below, shuffle
from .game import Game
from .match_record import COUNT, DEAL, LEGAL, NO_SUCH_MOVE, NOT_NOW, OVER, PLAY
from .record import Layout
from .sight import Share, copy_kernel, joined, sight_of, viewer, whole_kernel

Loop = Callable[..., Any]


# -- one table at a time ---------------------------------------------------------------------------------------------------------


def make_deal(game: Game) -> Loop:
    """`deal(tables, i, house, order)`: lay out the next deal from this order of the deck."""
    lay_out = game.rules.deal

    def deal(tables: Any, i: int, house: Any, order: Any) -> None:
        lay_out(tables[i], house, order)

    return deal


def make_refusal(game: Game) -> Loop:
    """`refusal(tables, i, house, move)`: the reason code why this move may not be made now, or LEGAL."""
    objection, numbers = game.rules.objection, game.rules.move_numbers

    def refusal(tables: Any, i: int, house: Any, move: int) -> int:
        t = tables[i]
        if t.phase != PLAY:
            return NOT_NOW
        if move < 0 or move >= numbers:
            return NO_SUCH_MOVE
        return int(objection(t, house, move))

    return refusal


def legal_rule(game: Game) -> Loop:
    """The rule that lists the legal moves: the game's own, or one that asks for every move number."""
    if game.rules.legal is not None:
        return game.rules.legal
    objection, numbers = game.rules.objection, game.rules.move_numbers

    @kernel
    def legal_by_asking(t: Any, house: Any, out: Any) -> int:
        number = 0
        for move in range(numbers):
            if objection(t, house, move) == LEGAL:
                out[number] = move
                number += 1
        return number

    return legal_by_asking


def make_legal(game: Game) -> Loop:
    """`legal(tables, i, house, out)`: write the legal moves in ascending order, return how many."""
    listed = legal_rule(game)

    def legal(tables: Any, i: int, house: Any, out: Any) -> int:
        t = tables[i]
        if t.phase != PLAY:
            return 0
        return int(listed(t, house, out))

    return legal


def make_step(game: Game) -> Loop:
    """`step(tables, i, house, move)`: make a legal move, and count the deal if that ended it."""
    play, score = game.rules.play, game.rules.score

    def step(tables: Any, i: int, house: Any, move: int) -> None:
        t = tables[i]
        play(t, house, move)
        if t.phase == COUNT:
            score(t, house)

    return step


def make_count(game: Game) -> Loop:
    """`count(tables, i, house)`: count the deal as it lies, also before its end."""
    score = game.rules.score

    def count(tables: Any, i: int, house: Any) -> None:
        score(tables[i], house)

    return count


def make_step_and_list(game: Game) -> Loop:
    """`step_and_list(tables, i, house, move, out)`: make a legal move, count a deal that ends, and write the legal moves after it.

    Gives back how many there are.
    """
    play, score, listed = game.rules.play, game.rules.score, legal_rule(game)

    def step_and_list(tables: Any, i: int, house: Any, move: int, out: Any) -> int:
        t = tables[i]
        play(t, house, move)
        if t.phase == COUNT:
            score(t, house)
        return int(listed(t, house, out)) if t.phase == PLAY else 0

    return step_and_list


GOES_ON, MOST_SEATS = 15, 15
"""What stands for the seat of a move that goes on with a turn, and the fewest seats for which nothing would be left to stand for it."""


def make_retrace(game: Game) -> Loop:
    """`retrace(tables, house, order, steps, records, seated, turns, number, skips)`: deal, and make moves again while they may be made.

    - order: of the deal; empty to go on in tables[0].
    - steps: of each move twice its number, plus 1 where the text of its turn ends with it. The first of a turn must be legal. Of those
      that follow only the legal ones are made, while the turn is undecided.
    - records: filled with the record before each turn and after the last, as far as there is room.
    - seated: filled with 16 times each move that is made, plus its seat, or GOES_ON.
    - turns, number: how many turns and moves there are already in `records` and `seated`.
    - skips: whether steps are left out that follow on a turn that is decided, to the end of its text.

    Gives back the number of moves made; -1 where a move may not be made, or a turn is not ended.
    """
    rules = game.rules
    lay_out, objection, play, score, numbers = rules.deal, rules.objection, rules.play, rules.score, rules.move_numbers
    undecided = game.turns.undecided or _decides_at_once

    def retrace(tables: Any, house: Any, order: Any, steps: Any, records: Any, seated: Any, turns: int, number: int, skips: bool) -> int:
        t = tables[0]
        if order.size > 0:
            lay_out(t, house, order)
        place = 0
        while place < steps.size and t.phase == PLAY:
            if turns < records.size:
                records[turns] = tables[0]
            turns += 1
            mark, goes_on, is_last = t.turn, True, False
            while goes_on and not is_last:
                move, is_last = steps[place] >> 1, bool(steps[place] & 1)
                place += 1
                if 0 <= move < numbers and objection(t, house, move) == LEGAL and number < seated.size:
                    play(t, house, move)
                    if t.phase == COUNT:
                        score(t, house)
                    seated[number] = 16 * move + mark
                    number += 1
                    mark = GOES_ON
                    goes_on = undecided(t)
                elif mark != GOES_ON:
                    return -1
                is_last = is_last or place == steps.size or t.phase != PLAY
            if goes_on:
                return -1
            while skips and place < steps.size and steps[place - 1] & 1 == 0:
                place += 1
        if turns < records.size:
            records[turns] = tables[0]
        return number if place == steps.size else -1

    return retrace


@kernel
def _decides_at_once(t: Any) -> bool:
    """No turn of the game goes on behind its first move."""
    return False


@kernel
def _counts(t: Any, house: Any, move: int) -> bool:
    """Every legal move is counted."""
    return True


def make_perft(game: Game) -> Loop:
    """`perft(tables, house, depth, out)`: positions after `depth` turns from tables[0], which lies between two turns.

    tables, out: space for the moves of that number of turns, one row more than there are moves (`kahve.engine.perft`).
    """
    listed, play, score = legal_rule(game), game.rules.play, game.rules.score
    undecided, counts = game.rules.undecided or _decides_at_once, game.rules.counts or _counts

    def perft(tables: Any, house: Any, depth: int, out: Any) -> int:
        # An explicit stack: tables[d] is the position after d moves, out[d] its moves, tried[d] the next of them to try, turns[d] the whole
        # turns among the moves before it.
        count = 0
        tried = zeros(out.shape[0], INT64)
        size = zeros(out.shape[0], INT64)
        turns = zeros(out.shape[0], INT64)
        level = 0
        size[0] = listed(tables[0], house, out[0]) if tables[0].phase == PLAY else 0
        while level >= 0:
            if turns[level] == depth:
                count += 1
                level -= 1
                continue
            if tried[level] == size[level]:
                level -= 1
                continue
            move = out[level, tried[level]]
            tried[level] += 1
            if not counts(tables[level], house, move):
                continue
            tables[level + 1] = tables[level]
            t = tables[level + 1]
            play(t, house, move)
            if t.phase == COUNT:
                score(t, house)
            goes_on = t.phase == PLAY and undecided(t)
            level += 1
            turns[level] = turns[level - 1] + int(not goes_on)
            tried[level] = 0
            size[level] = listed(t, house, out[level]) if t.phase == PLAY else 0
        return count

    return perft


@kernel
def side_number(seat: int, sides: int) -> int:
    """The side of a seat, without a division."""
    while seat >= sides:
        seat -= sides
    return seat


# -- whole deals by random play ----------------------------------------------------------------------------------------------------


def make_random_deals(game: Game) -> Loop:
    """`random_deals(tables, blank, house, order, rng, out, deals)`: play deals by random moves in tables[0]; returns the plays made.

    order: the deck's cards, shuffled in place for every deal. blank: the record at the beginning of a match, restored when one is over.
    """
    lay_out, play, score, listed = game.rules.deal, game.rules.play, game.rules.score, legal_rule(game)

    def random_deals(tables: Any, blank: Any, house: Any, order: Any, rng: Any, out: Any, deals: int) -> int:
        t = tables[0]
        plays = 0
        for _ in range(deals):
            if t.phase == OVER:
                tables[0] = blank[0]
            shuffle(rng, order, order.size)
            lay_out(t, house, order)
            while t.phase == PLAY:
                moves = listed(t, house, out)
                play(t, house, out[below(rng, moves)])
                plays += 1
            if t.phase == COUNT:
                score(t, house)
        return plays

    return random_deals


def make_observed_deals(game: Game) -> Loop:
    """Make the loop of `make_random_deals` with the view of the seat to move, or of every seat, written before every play.

    views: rows of bytes, one a seat; everyone: whether every seat's view is written.
    """
    lay_out, play, score, listed, sides = game.rules.deal, game.rules.play, game.rules.score, legal_rule(game), game.rules.sides
    copy_view, has_sides = view_kernel(game), game.rules.layout.has_sides

    def observed_deals(
        tables: Any,
        table_bytes: Any,
        blank: Any,
        house: Any,
        order: Any,
        rng: Any,
        out: Any,
        deals: int,
        views: Any,
        everyone: bool,
    ) -> int:
        t = tables[0]
        plays = 0
        count = sides(house)
        for _ in range(deals):
            if t.phase == OVER:
                tables[0] = blank[0]
            shuffle(rng, order, order.size)
            lay_out(t, house, order)
            while t.phase == PLAY:
                moves = listed(t, house, out)  # before the views: a copy would wait for what the last play has written
                first, last = (0, house.seats) if everyone else (t.turn, t.turn + 1)
                for seat in range(first, last):
                    copy_view(table_bytes[0], views[seat], seat, side_number(seat, count) if has_sides else 0)
                play(t, house, out[below(rng, moves)])
                plays += 1
            if t.phase == COUNT:
                score(t, house)
        return plays

    return observed_deals


# -- views: copied in, never blanked out -----------------------------------------------------------------------------------------------


def _shares(layout: Layout) -> tuple[Share, ...]:
    """What a view copies, each field to its own place; the public fields are one share, the first."""
    sights = [sight_of(layout, field) for field in layout.fields]
    return joined(Share(sight, sight.row, sight.start, sight.row) for sight in sights if not sight.is_dark)


@cache
def view_kernel(game: Game) -> Loop:
    """`copy_view(table, view, seat, side)`: copy into `view` what this seat may know of `table`; seat NOBODY for an onlooker.

    Both are rows of bytes.
    """
    layout = game.rules.layout
    return whole_kernel(_shares(layout), layout.size)


def make_view(game: Game) -> Loop:
    """`view(table_bytes, i, view_bytes, j, seat, side)`: one view, copied into an empty record."""
    copy_seen = copy_kernel(_shares(game.rules.layout))

    def view(table_bytes: Any, i: int, view_bytes: Any, j: int, seat: int, side: int) -> None:
        copy_seen(table_bytes[i], view_bytes[j], seat, side)

    return view


def plain_view(game: Game) -> Callable[[bytes, int, int], bytearray]:
    """`view(record, seat, side)`: one view as bytes, for interpreted Python."""
    return viewer(_shares(game.rules.layout))


__all__ = [
    "DEAL",
    "legal_rule",
    "make_deal",
    "make_legal",
    "make_observed_deals",
    "make_perft",
    "make_random_deals",
    "make_refusal",
    "make_retrace",
    "make_step",
    "make_step_and_list",
    "make_view",
    "plain_view",
    "view_kernel",
]
