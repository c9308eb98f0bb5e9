"""Belief in Soup: a deal can be gone back to its first card, and worlds of a chain go by what was done in it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots.belief import likely_worlds as belief
from kahve.bots.search.searcher import Search, think
from kahve.cards.arrays import INT64, zeros
from kahve.engine.machine import machine
from kahve.engine.table import Table
from kahve.games.letters.moves import (
    AGREEING,
    CALL,
    DEMAND,
    EXCHANGING,
    GIVE_UP,
    NAMED,
    OFFERING,
    PLAYING,
    PROVING,
    REPLYING,
    SOUP_MOVES,
    move_of_letter,
)
from kahve.games.letters.record import MOST_NAMED, TURNS, SoupRecord
from kahve.games.letters.soup.rewind import rewind
from kahve.games.letters.soup.turn_notes import ASKED, MOST_ASKED, NOT_PROVED, end_of, turn_number, way_of

from .compiled_greedy import CompiledGreedy
from .test_belief import chance_by_hand, drawn
from .test_soup import any_house, liked, offered
from .test_trick_belief import all_worlds, alone, chance_of, hands_of

pytestmark = pytest.mark.usefixtures("rules_at_hand")

HOUSES: list[dict[str, Any]] = [
    {},
    {"soup_ends": "both", "soup_possible": "challenge", "exchange": "left", "score_floor": "zero", "rude_words": "refused"},
    {"soup_possible": "challenge", "soup_min_word": 4, "rude_words": "allowed"},
    {"soup_ends": "both", "word_mode": "strict", "exchange": "alternate", "soup_min_word": 3},
    {"deck": "turkish29", "lexicon": "tr", "soup_possible": "challenge", "score_floor": "zero"},
    {"deck": "thirteen", "lexicon": "int35", "soup_ends": "both"},
]


def rewound(table: Table) -> tuple[Any, list[int]]:
    """The record at the first card, and the moves since, as `rewind` gives them."""
    again, moves = alone(table.record), zeros(table.game.rules.move_numbers, INT64)
    number = rewind(again[0], table.house, moves)
    return again, moves[:number].tolist()


def chosen(player: str, table: Table, chance: random.Random) -> list[int]:
    """The next moves of a deal: of one at random, of the club player, or of one who asks much and makes mistakes."""
    if player == "mistaken" and table.record.stage == PROVING and chance.random() < 0.2:
        return [*(move_of_letter(chance.randrange(1, 27)) for _ in range(3)), NAMED]
    if player == "mistaken" and table.record.stage in (OFFERING, AGREEING) and chance.random() < 0.7:
        return [table.moves[-1]]
    if player == "mistaken" and table.record.stage != EXCHANGING:
        return table.read_turn(liked(table, offered(table), chance))
    if player == "greedy" and chance.random() < 0.9:
        return [CompiledGreedy().choose(table.view(table.turn), table.moves, chance)]
    ends = [move for move in table.moves if move in (NAMED, GIVE_UP)]
    return [ends[0] if ends and chance.random() < 0.3 else chance.choice(table.moves)]


def played(table: Table, player: str, chance: random.Random) -> Iterator[int]:
    """The moves of a deal, each before it is made."""
    while table.turn >= 0:
        for move in chosen(player, table, chance):
            yield move
            table.play(move)


# -- going back --------------------------------------------------------------------------------------------------------------------------


def deal_gone_back_over(table: Table, player: str, chance: random.Random) -> None:
    """Play a deal, and from every other position behind the exchange go back and play again: the same moves and the same bytes."""
    beginning, stretch = b"", list[int]()
    for move in played(table, player, chance):
        if table.record.stage != EXCHANGING:
            beginning = beginning or table.record.tobytes()
            if len(stretch) % 2 == 0:
                again, moves = rewound(table)
                assert moves == stretch
                assert again.tobytes() == beginning
                for each in moves:
                    table.game.rules.play(again[0], table.house, each)
                assert again.tobytes() == table.record.tobytes()
            stretch.append(move)


@pytest.mark.parametrize("player", ["random", "greedy", "mistaken"])
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: "-".join(map(str, house.values())) or "as_it_is")
def test_a_deal_can_be_gone_back_and_played_again(house: dict[str, Any], player: str) -> None:
    chance = random.Random(f"{house} {player}")
    table = kahve.new("soup", dealer=chance.randrange(3), **house)
    for _ in range(2):
        table.deal(seed=chance.getrandbits(60))
        deal_gone_back_over(table, player, chance)
        assert table.record.named_size <= MOST_NAMED
        if table.over:
            break


def test_every_way_to_play_and_every_end_of_a_question_is_gone_back_over() -> None:
    """House rules by chance, until all ways and ends have been seen."""
    ways, ends, chance = set[int](), set[int](), random.Random(8)
    for _ in range(80):
        if ways == {1, 3, 4, 5, 6} and ends == set(range(NOT_PROVED + 1)):
            break
        table = kahve.new("soup", compiled=True, **any_house(chance))
        table.deal(seed=chance.getrandbits(60))
        for number, _ in enumerate(played(table, "mistaken", chance)):
            before = table.record.copy()
            if before.named_size > MOST_NAMED:
                break
            # What was done before is gone back over from each later position too.
            if number % 3:
                continue
            again, moves = rewound(table)
            for move in moves:
                table.game.rules.play(again[0], table.house, move)
            assert again.tobytes() == table.record.tobytes()
        for turn in range(turn_number(before)):
            ways.add(way_of(before, turn))
            ends.add(end_of(before, turn))
    assert ways == {1, 3, 4, 5, 6}
    assert ends == set(range(NOT_PROVED + 1))


def test_there_is_nothing_to_go_back_to_before_the_first_card() -> None:
    table = kahve.new("soup")
    table.deal(seed=2)
    for _ in range(10):
        before = table.record.tobytes()
        again, moves = rewound(table)
        assert moves == []
        assert again.tobytes() == before
        table.play(table.moves[0])
    assert rewound(table)[1]


def test_a_deal_in_which_too_much_is_named_is_not_gone_back_over() -> None:
    """The words with their ends must fit the room; the next deal is noted again."""
    table, chance = kahve.new("soup", soup_possible="challenge"), random.Random(1)
    table.deal(seed=1)
    letters = words = 0
    while table.turn >= 0:
        if DEMAND in table.moves:
            word = chance.randrange(1, 24)
            for move in (DEMAND, *(move_of_letter(chance.randrange(1, 27)) for _ in range(word)), NAMED):
                table.play(move)
                assert (rewound(table)[1] != []) == (letters <= MOST_NAMED) or move == NAMED
            letters, words = letters + word + 1, words + 1
        if table.turn >= 0:
            assert (rewound(table)[1] != []) == (turn_number(table.record) > 0 and letters <= MOST_NAMED)
            table.play(min(move for move in table.moves if move < CALL) if table.record.hand_size[table.turn] else table.moves[-1])
    assert words > 3
    assert table.record.named_size == MOST_NAMED + 1
    table.deal(seed=2)
    assert table.record.named_size == 0
    assert not table.record.named.any()
    assert not table.record.course.any()


def test_no_course_has_more_moves_than_there_is_room_for() -> None:
    """In each turn the longest question and a card; the words that are noted, and one that is being named."""
    longest = TURNS * (MOST_ASKED + 1) + MOST_NAMED + SoupRecord.layout["word"].shape[0]
    assert longest <= SOUP_MOVES
    assert max(sum(move > 0 for move in row) for row in ASKED.tolist()) == MOST_ASKED
    assert len(ASKED.tolist()) == 16


# -- positions from outside --------------------------------------------------------------------------------------------------------------


def late_table(seed: int, hand: int = 2, **house: Any) -> Table:
    """A deal between club players with three random moves in ten, at a card where the seat to move has `hand` in its hand."""
    table, chance, greedy = kahve.new("soup", **house), random.Random(seed), CompiledGreedy()
    table.deal(seed=seed + 40)
    while table.record.stage != PLAYING or table.record.hand_size[table.turn] > hand:
        random_share = chance.random() < belief.CHAINED_RANDOM_SHARE
        table.play(chance.choice(table.moves) if random_share else greedy.choose(table.view(table.turn), table.moves, chance))
    return table


NUMBERS = {"turn": 2, "stage": 11, "came": 3, "asked": 1, "eaten_size": 51, "named_size": MOST_NAMED + 1}
ENTRIES = {"course": 127, "named": 26, "tricks": 51, "scores": 60, "hand_size": 17}
ORDERS = ("played", "soup")
"""The fields that are changed: numbers and entries with the greatest that may stand there, and cards of which two change places."""


def changed_record(table: Table, chance: random.Random) -> Any:
    """The record with one entry of a field changed at random."""
    record, name = table.record.copy(), chance.choice((*NUMBERS, *ENTRIES, *ORDERS))
    if name in NUMBERS:
        record[name] = chance.randrange(NUMBERS[name] + 1)
    elif name in ENTRIES:
        record[name][chance.randrange(3 if len(record[name].tolist()) < 5 else TURNS)] = chance.randrange(ENTRIES[name] + 1)
    elif record[f"{name}_size"] > 1:
        first, second = chance.sample(range(int(record[f"{name}_size"])), 2)
        record[name][first], record[name][second] = int(record[name][second]), int(record[name][first])
    return record


@pytest.mark.parametrize("house", HOUSES[:4], ids=lambda house: "-".join(map(str, house.values())) or "as_it_is")
def test_a_course_to_which_no_play_leads_is_not_gone_back_over(house: dict[str, Any]) -> None:
    """Where a changed record is gone back over, its moves lead to that very record, each of them legal."""
    refused, chance = 0, random.Random(3)
    for seed in range(3):
        table = late_table(seed, 4 + 3 * seed, **house)
        for _ in range(150):
            record = changed_record(table, chance)
            again, moves = alone(record), zeros(SOUP_MOVES, INT64)
            number = rewind(again[0], table.house, moves)
            refused += number == 0
            for move in moves[:number].tolist():
                assert table.game.rules.objection(again[0], table.house, move) == 0
                table.game.rules.play(again[0], table.house, move)
            if number > 0:
                for field in record.layout.fields:
                    if field.name not in ("hand", "played", "soup"):
                        assert again[0][field.name] == record[field.name], field.name
                size, lying = int(record.played_size), int(record.soup_size)
                assert again[0].played[:size].tolist() == record.played[:size].tolist()
                assert again[0].soup[:lying].tolist() == record.soup[:lying].tolist()
    assert refused > 200


def test_a_position_without_its_course_is_played_on_in_even_worlds() -> None:
    """A position that somebody wrote, or an earlier version, need not say what was done in the deal."""
    table = late_table(3, 6)
    words = [word for word in str(table).split() if not word.startswith(("course=", "named=", "named_size="))]
    assert len(words) < len(str(table).split())
    older = kahve.position("soup", " ".join(words))
    assert not older.record.course.any()
    assert older.moves == table.moves
    assert rewound(older)[1] == []
    view = older.view(older.turn)
    believing, even, with_course = (
        think(each, older.moves, Search(worlds=16, depth=1, belief=kind), 1)
        for each, kind in ((view, "greedy"), (view, "none"), (table.view(table.turn), "greedy"))
    )
    assert believing.simulations == even.simulations > 0
    assert with_course.moves != even.moves


@pytest.mark.parametrize(("field", "number"), [("course", "-1"), ("named_size", "66"), ("named", "30")])
def test_notes_beyond_their_range_are_refused(field: str, number: str) -> None:
    line = " ".join(word for word in str(late_table(3, 6)).split() if not word.startswith(f"{field}="))
    with pytest.raises(kahve.PositionError, match=field):
        kahve.position("soup", f"{line} {field}={number}")


# -- what is told ------------------------------------------------------------------------------------------------------------------------


def test_the_notes_follow_from_what_all_have_seen() -> None:
    """Everybody's view, with the move made in it, notes what the table notes."""
    table, chance, noted = kahve.new("soup", soup_possible="challenge", soup_ends="both"), random.Random(6), 0
    table.deal(seed=6)
    for move in played(table, "mistaken", chance):
        t = table.record
        for seat in (table.turn, (table.turn + 1) % 3) if move >= CALL else (table.turn,) if t.stage != EXCHANGING else ():
            seen = machine(table.game, False).view(alone(t), 0, table.house, seat)
            whole = alone(t)
            for record in (seen[0], whole[0]):
                table.game.rules.play(record, table.house, move)
            assert seen[0].course == whole[0].course
            assert seen[0].named == whole[0].named
            noted += seen[0].course != t.course
    assert noted > 50


# -- the posterior -----------------------------------------------------------------------------------------------------------------------


def posterior(table: Table, seat: int) -> dict[tuple[tuple[int, ...], ...], float]:
    """How likely the hands of the others are, counted over all ways to deal them, from Python views and the bots' worths."""
    chances = {}
    for world in all_worlds(table, seat):
        chances[hands_of(world[0], seat, 3)] = chance_by_hand(table.game, table.house, world, seat, "greedy", (1.0,))
    total = sum(chances.values())
    return {hands: chance / total for hands, chance in chances.items()}


@pytest.mark.parametrize(("seed", "house"), [(1, {}), (2, {"soup_possible": "challenge"}), (4, {"exchange": "left"})])
def test_worlds_of_a_chain_are_as_likely_as_the_posterior_says(seed: int, house: dict[str, Any]) -> None:
    """The last two or three cards of each hand; the draws are not independent, so the bound is wide."""
    table, draws = late_table(seed, 2, **house), 600
    seat = table.turn
    shares = posterior(table, seat)
    counts = Counter(hands_of(world[0], seat, 3) for world in drawn(table, seat, draws, compiled=True))
    assert set(counts) <= set(shares)
    distance = sum(abs(counts[hands] / draws - share) for hands, share in shares.items()) / 2
    even = sum(abs(1 / len(shares) - share) for share in shares.values()) / 2
    assert even > 0.2
    assert distance < 0.1


def test_the_truth_is_favoured_no_more_than_the_posterior_says() -> None:
    """Where others play as is believed, the truth fits what they played as well as a drawn world does, and better than an even one."""
    differences: dict[str, list[float]] = {"greedy": [], "none": []}
    for seed in range(24):
        table = late_table(seed, 3 + seed % 11)
        seat = table.turn
        truth = np.log(chance_of(table, alone(table.record), seat, "greedy"))
        for drawn_by, ahead in differences.items():
            worlds = drawn(table, seat, 4, compiled=True, kind=drawn_by)
            ahead.append(float(truth - np.mean([np.log(chance_of(table, world, seat, "greedy")) for world in worlds])))
    believed, even = np.array(differences["greedy"]), np.array(differences["none"])
    assert abs(believed.mean()) < 4 * believed.std() / len(believed) ** 0.5
    assert even.mean() > 4 * even.std() / len(even) ** 0.5


def test_no_world_is_drawn_that_the_view_does_not_allow() -> None:
    """Also while somebody has to answer: the course is gone back over in each world, to the first card."""
    table, stages = kahve.new("soup", soup_possible="challenge", soup_ends="both", compiled=True), set[int]()
    table.deal(seed=11)
    for _ in played(table, "mistaken", random.Random(11)):
        if table.record.stage in (EXCHANGING, *stages) or table.record.hand_size[table.turn] > 8:
            continue
        stages.add(int(table.record.stage))
        view, number = table.view(table.turn), len(rewound(table)[1])
        for world in drawn(table, table.turn, 2, compiled=True):
            assert machine(table.game, False).view(world, 0, table.house, table.turn).tobytes() == view.tables.tobytes()
            moves = zeros(SOUP_MOVES, INT64)
            assert rewind(world[0], table.house, moves) == number > 0
    assert {REPLYING, PROVING} <= stages
