"""Habits: the kinds of moves by which somebody differs from a club player, in every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

import kahve
from kahve.bots import bot, whole_turn
from kahve.bots.belief.decisions import choices_of_seat
from kahve.bots.belief.habits import DOUBT, HabitCount, clear_habits, counted, sign_test
from kahve.bots.belief.rated import Rated, rate, rated_again
from kahve.bots.players.greedy import Greedy
from kahve.cards.faces import JACK, rank
from kahve.engine.game import Game, Habit
from kahve.engine.view import View
from kahve.games import GAMES, all_games, game
from kahve.language import later

pytestmark = pytest.mark.usefixtures("rules_at_hand")

SEATS = {"pile": 2, "floor": 2, "melding": 2}


class Bent:
    """Plays like a club player, and yet makes moves of a kind whenever it can, or never if it can do otherwise."""

    def __init__(self, habit: Habit, *, more: bool) -> None:
        self.habit, self.more = habit, more

    def choose(self, view: View, moves: Sequence[int], rng: random.Random) -> int:
        liked = [move for move in moves if self.habit.is_made(view.record, view.house, move) == self.more]
        return Greedy().choose(view, liked or moves, rng)


def rated_by(name: Game, player: object, deals: int, least: int = 0) -> list[Rated]:
    """The choices of a player against club players in `deals` deals, as they are rated."""
    seats, club, rated = SEATS.get(name.family), bot("greedy"), []
    for deal in range(deals):
        table = kahve.new(name.name, **({"seats": seats} if seats else {}))
        table.deal(seed=deal)
        chance = random.Random(deal)
        while table.turn >= 0:
            mover = club if table.turn else player
            table.play(whole_turn(mover, table.view(table.turn), table.moves, chance))  # type: ignore[arg-type]
        turns = {(1, turn) for turn in range(1, len(table.history[0].turns) + 1)}
        decided = choices_of_seat(name, table.house, table.first_dealer, table.history, 0, turns)
        rated += [each for choice in decided if (each := rate(choice)) is not None]
        if least and len(rated) >= least:
            break
    return rated


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_habits_and_a_club_player_has_none_of_them(name: str) -> None:
    habits = game(name).judgement.habits
    assert len({habit.name for habit in habits}) == len(habits) >= 4
    assert len({str(sentence) for habit in habits for sentence in (habit.more, habit.less)}) == 2 * len(habits)
    rated = rated_by(game(name), bot("greedy"), 2)
    assert clear_habits(game(name), rated) == []
    assert counted(game(name), rated)
    assert [rated_again(each.as_fields()) for each in rated] == rated


# In each game one habit, which somebody has or does the contrary of.
BENT = [
    ("pisti", "jacks", False),
    ("pishti", "takes", True),
    ("dry_game", "takes", False),
    ("foxtrot", "feeds", True),
    ("basra", "jacks", True),
    ("pastra", "takes", False),
    ("hand_and_foot", "wild", False),
    ("hand_knee_and_foot", "lays", False),
    ("quist", "wins", False),
    ("animal_quist", "claims", True),
    ("chili_dog", "bluffs", True),
    ("turtle", "claims", True),
    ("soup", "eats", True),
]


@pytest.mark.parametrize(("name", "habit", "more"), BENT)
def test_who_makes_such_moves_or_never_does_is_told_so(name: str, habit: str, more: bool) -> None:
    bent = next(each for each in game(name).judgement.habits if each.name == habit)
    # Where a club player seldom has such a choice, it takes more of them.
    rated = rated_by(game(name), Bent(bent, more=more), 20, least={"quist": 300, "pishti": 150, "basra": 150}.get(name, 90))
    habits = {count.habit.name: count for count in clear_habits(game(name), rated)}
    assert habits[habit].is_more is more
    assert habits[habit].times == (habits[habit].choices if more else 0)


def test_every_game_stands_among_those_that_are_bent() -> None:
    assert {name for name, _, _ in BENT} == {each.name for each in all_games()}


@pytest.mark.parametrize(("most", "least", "chance"), [(5, 0, 2 / 32), (6, 0, 2 / 64), (3, 3, 1.0), (0, 0, 1.0), (4, 1, 12 / 32)])
def test_the_sign_test_counts_both_sides(most: int, least: int, chance: float) -> None:
    assert sign_test(most, least) == pytest.approx(chance)


def test_with_more_habits_clearer_differences_are_needed() -> None:
    habit = Habit("any", lambda t, house, move: True, later("fishing-habit-takes-more"), later("fishing-habit-takes-less"))
    count = HabitCount(habit, choices=20, times=6, club=0.0, over=6.0, under=0.0)
    assert sign_test(6, 0) < DOUBT
    assert count.is_clear(1)
    assert not count.is_clear(4)
    assert not HabitCount(habit, 20, 5, 0.0, over=5.0, under=0.0).is_clear()


def test_habits_are_seldom_told_of_who_has_none() -> None:
    """Somebody who leaves a club player's moves to either side as often shows a habit in at most one of twenty."""
    habit = Habit("any", lambda t, house, move: True, later("fishing-habit-takes-more"), later("fishing-habit-takes-less"))
    chance, count = random.Random(1), 0
    for _ in range(2000):
        over = sum(chance.random() < 0.5 for _ in range(20))
        count += HabitCount(habit, 40, over, 10.0, float(over), float(20 - over)).is_clear()
    assert count / 2000 < DOUBT


def kind(name: str, habit: str) -> Callable[[View, int], bool]:
    is_made = next(each.is_made for each in game(name).judgement.habits if each.name == habit)
    return lambda view, move: is_made(view.record, view.house, move)


def test_a_jack_is_a_jack_in_the_fishing_games() -> None:
    for name in ("pisti", "pishti", "dry_game", "foxtrot", "basra", "pastra"):
        table = kahve.new(name, seats=2)
        table.deal(seed=3)
        for _ in range(20):
            view = table.view(table.turn)
            for move in table.moves:
                assert kind(name, "jacks")(view, move) == (len(table.moves) > 0 and int(rank(move & 63)) == JACK), (name, move)
            table.play(table.legal[0])
