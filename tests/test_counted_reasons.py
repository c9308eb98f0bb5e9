"""Reasons that are counted in imagined deals: every clause is counted again, by playing these deals at a table, move by move."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

import kahve
from kahve.bots import bot
from kahve.bots.review.advice import adviser, plan_from
from kahve.bots.review.reasons import EITHER_WAY, FEWEST, clauses
from kahve.bots.search.imagine import imagine
from kahve.engine.game import Game
from kahve.engine.match_record import LEGAL, PLAY
from kahve.engine.table import Table, from_position
from kahve.engine.view import View
from kahve.games import all_games
from kahve.games.hinting import Clause, Course, Reasons
from kahve.games.letters import moves as letter_moves
from kahve.language import speaking
from kahve.table.thinking.counsel import why_of

pytestmark = pytest.mark.usefixtures("rules_at_hand")

WORLDS, CLAUSES = 40, 6
OF_LETTERS = 10
"""Letter games have more kinds of clauses."""
CLAUSES_AT = {
    "quist": (2, 12, 15, 17, 19, 20, 21, 24, 25),
    "chili_dog": (7, 16, 22, 25, 28, 37, 39, 40, 44, 46),
    "turtle": (4, 12, 14, 16, 23, 24, 29, 31, 34, 36),
    "animal_quist": (6, 8, 11, 12, 21, 23, 28, 33, 40, 42),
    "soup": (4, 6, 11, 12, 15, 17, 18),
}
"""The positions of letter games that are looked at first, because each kind of clause is met there. Others follow if they are too few."""
EITHER = {"either": "taken", "claimed-either": "claimed", "eats-either": "eats-either"}
"""What happens after both turns where these are told."""
NAMES = ["Ayla", "Kemal", "Deniz", "Mina", "Ozan", "Ece"]


def positions(game: Game) -> Iterator[tuple[View, list[tuple[int, ...]]]]:
    """Views of a game with two turns that its seat can choose from."""
    chance, club = Random(6), bot("greedy")
    for deal in range(30):
        table = kahve.new(game.name)
        table.deal(seed=300 + deal)
        while table.turn >= 0:
            view, moves = table.view(table.turn), table.moves
            if len(moves) > 1 and chance.random() < 0.3:
                chosen = chance.sample(list(moves), 2)
                yield view, [plan_from(view, move) if game.judgement.whole_turns else (move,) for move in chosen]
            table.play(club.choose(view, moves, chance))


def replayed(view: View, world: Any, turn: Sequence[int], course: Course) -> list[tuple[int, dict[str, Any], Table]]:
    """Every move of an imagined deal, made at a table: the seat, the news of it and the table after it."""
    tables = view.game.rules.layout.new()
    tables[0] = world
    table, steps = from_position(view.game, view.house, tables), list[tuple[int, dict[str, Any], Table]]()
    screen = view.game.screen
    for seat, move in [*((view.seat, move) for move in turn), *course.moves]:
        assert table.turn == seat
        before = table.view(view.seat)
        table.play(move)
        steps.append((seat, screen.turn_news(before, table.view(view.seat), seat, [move], NAMES), table.copy()))
    # At the table a deal that is over is counted at once.
    assert course.end.phase != PLAY or table.record.tobytes() == course.end.tobytes()
    return steps


def events_of(view: View, world: Any, turn: Sequence[int], course: Course) -> set[str]:
    """What happened, by the news that people would have had of it."""
    steps, events = replayed(view, world, turn, course), set[str]()
    others = 0
    while others < len(course.moves) and course.moves[others][0] != view.seat:
        others += 1
    between, own = steps[len(turn) : len(turn) + others], steps[len(turn) + others :]
    family, last = view.game.family, steps[-1][2]
    side = last.side_of(view.seat)

    def taken(part: Sequence[Any], *, own_side: bool) -> list[dict[str, Any]]:
        return [news for seat, news, _ in part if news["takes"] and (last.side_of(seat) == side) == own_side]

    if family in ("pile", "floor"):
        if last.record.phase == PLAY:
            events |= {"taken"} if taken(between, own_side=False) else set()
            events |= {"special"} if any(news["bonus"] for news in taken(between, own_side=False)) else set()
            events |= {"takes"} if taken(own, own_side=True) else set()
    elif family == "melding":
        events |= {"taken"} if taken([*between, *own], own_side=False) else set()
        events |= {"takes"} if any(seat == view.seat and news["takes"] for seat, news, _ in [*between, *own]) else set()
        if out := int(last.record.went_out):
            events.add("out" if last.side_of(out - 1) == side else "others-out")
    elif view.game.name == "soup":
        events |= {"others-eat"} if any(seat != view.seat and news["takes"] for seat, news, _ in between) else set()
        events |= {"eats"} if any(seat == view.seat and news["takes"] for seat, news, _ in steps) else set()
        events |= {"eats-either"} if any(seat == view.seat and news["takes"] for seat, news, _ in own) else set()
        events |= {"called"} if course.moves and course.moves[0] == ((view.seat + 1) % last.seats, letter_moves.CALL) else set()
        events |= left_with(steps[len(turn) + others - 1][2], view.seat)
    else:
        events |= of_the_trick(view, steps, len(turn) + others)
    return events


def left_with(table: Table, seat: int) -> set[str]:
    """Whether somebody to whom a soup comes back could leave it with a card more, by the rules that let only listed words be eaten."""
    t = table.record
    if table.turn != seat or t.stage != letter_moves.PLAYING or not t.soup_size:
        return set()
    strict = table.game.settle({"word_mode": "strict"})
    hand = [int(card) for card in t.hand[seat, : t.hand_size[seat]]]
    return {"keeps"} if any(table.game.rules.objection(t, strict, card) == LEGAL for card in hand) else {"stuck"}


def of_the_trick(view: View, steps: Sequence[tuple[int, dict[str, Any], Table]], back: int) -> set[str]:
    """What came of the trick that lay, by the moves that were made; back: how many of them were made before the seat's next turn."""
    events, side, trick = set[str](), steps[-1][2].side_of(view.seat), int(view.record.tricks)
    if view.record.stage not in (letter_moves.PLAYING, letter_moves.SCRUMPING, letter_moves.CHECKING):
        return events
    of_trick, takers, hurt, before = list[tuple[int, dict[str, Any], Table]](), list[int](), False, view.record
    for step in steps:
        news, table = step[1], step[2]
        if before.tricks == trick:
            of_trick.append(step)
        if news["by"] is not None:
            takers.append(table.side_of(news["by"]))
            taken = [table.game.rules.deck(table.house).code(int(card)) for card in table.record.played[: table.record.played_size]]
            unwanted = {"chili_dog": "AD", "turtle": "AT"}.get(view.game.name, "")
            costly = [code for code in taken[-table.seats :] if code[0] == "C" or code == unwanted]
            hurt |= takers[-1] == side and bool(costly) and bool(unwanted)
        before = table.record
    events |= {"wins"} if takers and takers[0] == side else set()
    events |= {"hurt"} if hurt else set()
    for seat, news, table in of_trick:
        move = news_move(news, table)
        if move == "scrump" and view.record.stage == letter_moves.PLAYING:
            events.add("claims" if table.side_of(seat) == side else "claimed")
        if move == "spellcheck" and view.record.stage == letter_moves.SCRUMPING:
            events.add("checked")
    table = steps[back - 1][2]
    if view.record.stage == letter_moves.PLAYING and table.turn == view.seat and table.record.stage == letter_moves.PLAYING:
        hands = [[table.game.rules.deck(table.house).code(int(card)) for card in hand if card] for hand in table.record.hand[: table.seats]]
        theirs = [code for seat, hand in enumerate(hands) if seat != view.seat for code in hand]
        best = [code for code in hands[view.seat] if not any(other[0] == code[0] and other[1] > code[1] for other in theirs)]
        events |= {"keeps"} if best and view.game.name in ("quist", "animal_quist") else set()
    return events


def news_move(news: dict[str, Any], table: Table) -> str:
    """The first word of the move of this news."""
    return str(news["move"]).split()[0]


def numbered(game: Game) -> Iterator[tuple[int, View, list[tuple[int, ...]]]]:
    """These positions with their numbers, first those in which there was something to say."""
    first = CLAUSES_AT.get(game.name, ())
    for number, position in enumerate(islice(positions(game), max(first, default=-1) + 1)):
        if number in first:
            yield number, *position
    for number, position in enumerate(positions(game)):
        if number not in first:
            yield number, *position


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_every_clause_is_true_in_the_deals_in_which_it_was_counted(name: str) -> None:
    game, counted = kahve.game(name), 0
    for number, view, turns in numbered(game):
        rows = imagine(view, turns, adviser(), WORLDS, 60.0, seed=number)
        if sum(first.value - second.value for _, (first, second) in rows) < 0:
            turns = turns[::-1]
            rows = [(world, (second, first)) for world, (first, second) in rows]
        said = clauses(view, rows)
        if said:
            check(view, turns, rows, said)
            counted += len(said)
        if counted >= (OF_LETTERS if game.family == "letters" else CLAUSES) or number >= 10 * CLAUSES:
            break
    assert counted >= 3


def check(view: View, turns: Sequence[Sequence[int]], rows: Sequence[Any], said: Sequence[Clause]) -> None:
    """Count each clause again, and see that it speaks for the first turn and that its numbers are in its sentence."""
    events = [tuple(events_of(view, world, turn, course) for turn, course in zip(turns, pair, strict=True)) for world, pair in rows]
    leads = [first.value - second.value for _, (first, second) in rows]
    for clause in said:
        assert clause.worlds == len(rows) >= FEWEST
        # A sentence that gives the same number twice tells nothing apart.
        assert clause.event in EITHER or clause.tenths[0] != clause.tenths[1]
        if clause.event == "ahead":
            assert (clause.often, clause.otherwise) == (sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads))
            assert clause.often > clause.otherwise
        elif clause.event in EITHER:
            assert clause.often == clause.otherwise
            event = EITHER[clause.event]
            assert EITHER_WAY * len(rows) <= clause.often <= sum(event in first and event in second for first, second in events)
        else:
            happened = [sum(clause.event in pair[place] for pair in events) for place in range(2)]
            assert [clause.often, clause.otherwise] == happened, (clause, str(view))
            assert sum(lead for lead, pair in zip(leads, events) if (clause.event in pair[0]) != (clause.event in pair[1])) > 0
    for language in ("en", "tr", "el", "ar", "de"):
        with speaking(language):
            reasons = why_of(view, tuple(turns[0]), Reasons(tuple(turns[1]), tuple(said)), NAMES[: view.house.seats])
            assert all(re.search(r"\w.*[.!؟]$", reason.says) for reason in reasons)


def test_tenths_say_never_and_always_only_of_what_never_and_always_happened() -> None:
    for often in range(201):
        tenths = Clause("taken", often, 0, 200).tenths[0]
        assert (tenths == 0, tenths == 10) == (often == 0, often == 200)
        assert abs(tenths / 10 - often / 200) < 0.1
