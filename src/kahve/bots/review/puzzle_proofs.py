"""Proves puzzles, and finds new ones in bots' games (docs/puzzles.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from ...engine.game import Game
from ...engine.machine import as_bytes, machine
from ...engine.match_record import PLAY
from ...engine.record import Records
from ...engine.table import Table, from_position
from ...engine.view import View
from ...engine.worlds import EXCLUDING, FILLED, LINES, SORTED, START, TALLY, UNSEEN, WANTED, HiddenCards
from ...games import game
from ...games.puzzles import GOAL, MARGIN, Collection, HasGoal, IsProper, Puzzle
from .. import bot, polite_moves, whole_turn
from ..search.solve import MOST_POSITIONS, solve_table
from ..search.views import hidden_of
from .difficulty import with_difficulty

MOST_DEALS = 120
"""A position in which more deals could be is not a puzzle."""
MOST_STATES = 6_000
"""The positions within one turn that are searched for its goal."""
MOST_UNSEEN = 12
"""With more unseen cards the deals that could be are not even counted."""
DEALS_APART = 1_000_000
"""The deals of one seed and those of the next have other numbers."""
MOST_TURNS = 20
"""The greatest number of turns of the rest of a deal that are shown."""
FEWEST_TURNS = 2
"""The least number of turns to choose from in a puzzle."""
FINDERS = ("greedy", "casual", "expert")
"""The players in whose games positions are looked for."""


@dataclass(frozen=True)
class Proof:
    """What a position is proven to be.

    - turn: the winning one.
    - values: for each turn its least and its greatest value in all deals that could be. It is in points more for the side of the seat to
      move than for the other side. There are none where the goal of the game is asked for.
    - behind: for each turn the points by which it is behind the winning one at least, as a number of 0 or below.
    """

    turn: tuple[int, ...]
    values: Mapping[tuple[int, ...], tuple[float, float]]
    behind: Mapping[tuple[int, ...], float]


# -- deals that could be ------------------------------------------------------------------------------------------------------------------


def every_deal(view: View, most: int = MOST_DEALS, *, compiled: bool = True) -> list[Records] | None:
    """Every record that the view allows; None where there are more than `most`, or where the order of unseen cards matters."""
    hidden = hidden_of(view, compiled)
    if hidden is None:
        return None
    lines = hidden.rows.tolist()[: hidden.counts[LINES]]
    if any(not line[SORTED] and not line[TALLY] and line[WANTED] > 1 for line in lines):
        return None
    unseen = [int(card) for card in hidden.unseen[: hidden.counts[UNSEEN]]]
    if len(unseen) > MOST_UNSEEN and sum(line[WANTED] > 0 for line in lines) > 1:
        return None
    deals: list[Records] = []
    for shares in _shares(hidden, 0, tuple(unseen)):
        if len(deals) == most:
            return None
        deals.append(_laid(view, hidden, shares))
    return deals


def _shares(hidden: HiddenCards, line: int, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The ways to give the cards that are left to the hidden rows from this one on."""
    if line == int(hidden.counts[LINES]):
        yield ()
        return
    excludes = line < int(hidden.counts[EXCLUDING])
    fitting = [card for card in left if not excludes or hidden.allowed[line, card]]
    for share in sorted(set(combinations(fitting, int(hidden.rows[line, WANTED])))):
        rest = list(left)
        for card in share:
            rest.remove(card)
        for others in _shares(hidden, line + 1, tuple(rest)):
            yield (share, *others)


def _laid(view: View, hidden: HiddenCards, shares: Sequence[Sequence[int]]) -> Records:
    """The record of the view with these cards in its hidden rows."""
    laid = view.game.rules.layout.new()
    data = as_bytes(laid)[0]
    data[:] = hidden.base
    for row, share in zip(hidden.rows, shares, strict=False):
        start, filled = int(row[START]), int(row[FILLED])
        if row[TALLY]:
            for card in share:
                data[start + card] += 1
            continue
        data[start + filled : start + filled + len(share)] = share
        if row[SORTED]:
            data[start : start + filled + len(share)] = sorted(data[start : start + filled + len(share)])
    return laid


# -- the proof ----------------------------------------------------------------------------------------------------------------------------


def prove(table: Table, proof: str) -> Proof | None:
    """Prove that the seat to move has one winning turn; None where it has none or several, or where that cannot be worked out."""
    view = table.view(table.turn)
    screen = table.game.screen
    if isinstance(screen, IsProper) and not screen.is_proper(view, one_turn=proof == GOAL):
        return None
    return _prove_goal(view) if proof == GOAL else _prove_by_solver(view)


def _prove_by_solver(view: View) -> Proof | None:
    """One turn wins the deal, or is worth more than every other, in every deal that could be."""
    deals = every_deal(view)
    if not deals:
        return None
    values: dict[tuple[int, ...], list[float]] = {}
    best: tuple[int, ...] | None = None
    for deal in deals:
        solved = turns_solved(view.game, view.house, deal)
        if solved is None or len(solved) < FEWEST_TURNS or (values and set(solved) != set(values)):
            return None
        first, second, *_ = sorted(solved, key=lambda turn: -solved[turn])
        if solved[first] == solved[second] or best not in (None, first):
            return None
        best = first
        for turn, value in solved.items():
            values.setdefault(turn, []).append(value)
    assert best is not None
    behind = {turn: -min(value - other for value, other in zip(values[best], each, strict=True)) for turn, each in values.items()}
    return Proof(best, {turn: (min(each), max(each)) for turn, each in values.items()}, behind)


def turns_solved(chosen: Game, house: Any, deal: Records) -> dict[tuple[int, ...], float] | None:
    """What each whole turn of the seat to move is worth where all cards lie open; None where that takes too long."""
    values: dict[tuple[int, ...], float] = {}
    waiting: list[tuple[tuple[int, ...], Records]] = [((), deal)]
    while waiting:
        begun, tables = waiting.pop()
        solved = solve_table(from_position(chosen, house, tables), most=MOST_POSITIONS)
        if solved is None:
            return None
        for each in solved:
            turn = (*begun, each.move)
            going_on = chosen.turns.begun(house, deal, turn)
            if going_on is None:
                values[turn] = each.value
            else:
                waiting.append((turn, going_on))
    return values


def _prove_goal(view: View) -> Proof | None:
    """Every turn that reaches the goal comes to the same table."""
    turns = turns_to_goal(view)
    if not turns or len(view.moves) < FEWEST_TURNS:
        return None
    return Proof(min(turns.values(), key=lambda turn: (len(turn), turn)), {}, {}) if len(turns) == 1 else None


def turns_to_goal(view: View) -> dict[bytes, tuple[int, ...]] | None:
    """For each table at which the seat has reached the goal a turn that comes to it; None where there are too many turns.

    Only cards that the seat has seen are played.
    """
    screen = view.game.screen
    assert isinstance(screen, HasGoal)
    engine = machine(view.game, True)
    out, reached = engine.moves_array(), dict[bytes, tuple[int, ...]]()
    seen = {view.tables.tobytes()}
    waiting: list[tuple[tuple[int, ...], Records]] = [((), view.tables)]
    while waiting:
        turn, tables = waiting.pop()
        number = engine.legal(tables, 0, view.house, out)
        for move in [int(move) for move in out[:number]]:
            tried_tables = tables.copy()
            engine.step(tried_tables, 0, view.house, move)
            key = tried_tables.tobytes()
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > MOST_STATES:
                return None
            after = (*turn, move)
            if screen.reached(view, View(view.game, view.house, view.seat, tried_tables)):
                reached[key] = after
            elif (
                int(tried_tables[0]["phase"]) == PLAY
                and int(tried_tables[0]["turn"]) == view.seat
                and not _has_seen_cards(tables, tried_tables, view.seat)
            ):
                waiting.append((after, tried_tables))
    return reached


def _has_seen_cards(before: Records, after: Records, seat: int) -> bool:
    """Whether the seat got cards between these records, as when it draws."""
    return int(after[0]["hand_size"][seat]) > int(before[0]["hand_size"][seat])


# -- finding ------------------------------------------------------------------------------------------------------------------------------


def find(collection: Collection, number: int, seed: int, deals: int) -> Iterator[Puzzle]:
    """Puzzles from games of bots with the house rules of a collection, each with what is hard about it.

    number: how many to find at most. deals: in how many deals to look. The same seed finds the same puzzles.
    """
    chosen = game(collection.game)
    house = chosen.settle(collection.house)
    known = {puzzle.position for puzzle in collection.puzzles}
    proven_so_far = 0
    for deal in range(deals):
        table = Table(chosen, house, compiled=True)
        table.deal(seed=seed * DEALS_APART + deal)
        rng = Random(f"{seed} {deal}")
        players = [bot(rng.choice(FINDERS)) for _ in range(table.seats)]
        in_deal = 0
        while table.turn >= 0 and not in_deal:
            view = table.view(table.turn)
            puzzle = _puzzle_at(collection, table, view) if len(view.moves) >= FEWEST_TURNS else None
            if puzzle is not None and puzzle.position not in known:
                known.add(puzzle.position)
                in_deal += 1
                proven_so_far += 1
                yield puzzle
                if proven_so_far == number:
                    return
            moves = polite_moves(view, view.moves)
            turn = whole_turn(players[view.seat], view, moves, rng)
            table.play(table.write_turn(turn), check=False)


def _puzzle_at(collection: Collection, table: Table, view: View) -> Puzzle | None:
    """The puzzle that a position of a bots' game is; None where it is none, or where of two moves the right one is plain."""
    if table.game.turns.pending(table.record):
        return None
    proof = prove(table, collection.proof)
    if proof is None or not _is_worth_asking(collection.proof, proof):
        return None
    about: dict[str, Any] = {"question": collection.question, "proof": collection.proof}
    worths = worths_of(table, collection.proof, proof)
    wanted, line = table.write_turn(proof.turn), line_of(table, proof.turn) if worths else ()
    puzzle = Puzzle(collection.game, 0, **about, position=str(table), wanted=wanted, worths=worths, line=line)
    rated = with_difficulty(puzzle)
    return None if "tempting" not in rated.hard and rated.hard["ways"] == FEWEST_TURNS else rated


def worths_of(table: Table, proof: str, proven: Proof) -> dict[str, float]:
    """What is told of each turn, as `Puzzle.worths` has it."""
    if proof == MARGIN:
        return {table.write_turn(turn): behind for turn, behind in proven.behind.items()}
    return {table.write_turn(turn): least if turn == proven.turn else most for turn, (least, most) in proven.values.items()}


def line_of(table: Table, turn: Sequence[int]) -> tuple[str, ...]:
    """How a deal goes on behind this turn if all play as well as can be with open cards, up to MOST_TURNS turns."""
    going_on, line = table.after(table.write_turn(turn)), list[str]()
    while going_on.turn >= 0 and len(line) < MOST_TURNS:
        polite = polite_moves(going_on.view(going_on.turn), going_on.moves)
        solved = turns_solved(going_on.game, going_on.house, going_on.tables_for(going_on.turn))
        turns = [each for each in solved or () if each[0] in polite]
        if solved is None or not turns:
            break
        line.append(going_on.write_turn(max(turns, key=lambda each: solved[tuple(each)])))
        going_on.play(line[-1])
    return tuple(line)


def written(puzzle: Puzzle) -> str:
    """A puzzle as the file of its game has it."""
    hard = ", ".join(f"{name} = {number}" for name, number in puzzle.hard.items())
    lines = ["[[puzzle]]", f'position = "{puzzle.position}"', f'wanted = "{puzzle.wanted}"']
    reasons = ", ".join(f"{name} = {json.dumps(value)}" for name, value in puzzle.reasons.items())
    lines += [f'kind = "{puzzle.kind}"', f"hard = {{ {hard} }}", f"reasons = {{ {reasons} }}" if reasons else "reasons = {}"]
    if puzzle.worths:
        worths = ", ".join(f'"{turn}" = {worth + 0:g}' for turn, worth in puzzle.worths.items())
        line = ", ".join(f'"{turn}"' for turn in puzzle.line)
        lines += [f"worths = {{ {worths} }}", f"line = [{line}]"]
    return "\n".join(lines) + "\n"


def _is_worth_asking(proof: str, proven: Proof) -> bool:
    """Whether the winning turn alone wins the deal, or by MARGIN is a whole point better; a goal is always worth it."""
    if proof == GOAL:
        return True
    if proof == MARGIN:
        return all(behind <= -1 for turn, behind in proven.behind.items() if turn != proven.turn)
    others = [most for turn, (_, most) in proven.values.items() if turn != proven.turn]
    return proven.values[proven.turn][0] > 0 >= max(others)
