"""The story of a finished deal: the best of it and what turned it, derived from the log alone, in every game and language."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from kahve.engine.record import NOBODY
from kahve.engine.table import Table
from kahve.games import GAMES, game
from kahve.language import offered, speaking
from kahve.table.protocol.refusal import Refusal
from kahve.table.sitting.played import PlayedMatch
from kahve.table.sitting.setup import SHOW, Player
from kahve.table.sitting.story import leader, made_so_far, story_document, turning_point

SHOWN = {name: allowed[0] for name, allowed in SHOW.items()}


def played(name: str, seed: int, deals: int = 1, **house: Any) -> PlayedMatch:
    """A match of finished deals between players who choose at random."""
    chosen, rng = game(name), random.Random(seed)
    table = Table(chosen, chosen.settle(house))
    while len([dealt for dealt in table.history if dealt.sheet]) < deals and not table.over:
        table.deal(seed=rng.randrange(1 << 30))
        while table.turn != NOBODY:
            table.play(rng.choice(table.moves), check=False)
    players = tuple(Player("person", f"Player {seat}") for seat in range(table.seats))
    return PlayedMatch.of_table(table, players, show=SHOWN, ended=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_story_follows_from_the_log(name: str) -> None:
    match = played(name, seed=3)
    dealt, low = match.history[-1], match.game.rules.low_wins
    story = story_document(match, len(match.history), NOBODY)
    standings = story["standings"]
    assert dealt.sheet is not None
    assert story["moves"] == len(dealt.turns) == len(standings) - 1
    assert list(standings[-1]) == [row["total"] for row in dealt.sheet.values()], "after the last move the sheet counts"
    winner = leader(standings[-1], low_wins=low)
    assert (story["turned"] is None) == (winner is None)
    if winner is not None:
        at = story["turned"]["move"]
        assert all(leader(points, low_wins=low) == winner for points in standings[at:])
        assert at == 0 or leader(standings[at - 1], low_wins=low) != winner


@pytest.mark.parametrize("name", GAMES)
def test_the_best_of_a_deal_has_no_better(name: str) -> None:
    match = played(name, seed=3)
    story, screen = story_document(match, len(match.history), NOBODY), match.game.screen
    names = [player.name for player in match.players]
    table = Table(match.game, match.house, dealer=match.first_dealer)
    for before in match.history[:-1]:
        table.deal(before.order)  # void ones
    table.deal(match.history[-1].order)
    ranks = []
    for mover, text in match.history[-1].turns:
        before, turn = table.view(NOBODY), table.read_turn(text)
        table.play(turn)
        feat = screen.feat(before, table.view(NOBODY), mover, turn, names)
        ranks.append(feat.rank if feat else None)
    if story["best"] is None:
        assert not any(ranks)
    else:
        best = max(rank for rank in ranks if rank is not None)
        assert ranks.index(best) == story["best"]["move"] - 1, "the first of those with which none can compare"
        assert story["best"]["cards"]
        assert story["best"]["title"]


@pytest.mark.parametrize(
    ("standings", "low", "expected"),
    [
        ([(0, 0), (0, 5), (7, 5), (7, 9), (12, 9)], False, (0, 4, True)),
        ([(0, 0), (3, 0), (3, 2)], False, (0, 1, False)),
        ([(0, 0), (3, 0), (3, 2)], True, (1, 1, False)),
        ([(0, 0), (3, 0), (3, 3)], False, None),
        ([(1, 0), (2, 0)], False, (0, 0, False)),
    ],
)
def test_a_deal_turns_where_the_lead_is_taken_for_good(standings: Sequence[Sequence[int]], low: bool, expected: Any) -> None:
    assert turning_point(standings, low_wins=low) == expected


def test_the_capture_that_took_the_lead_is_told_to_each_as_they_saw_it() -> None:
    match = played("pisti", seed=5, seats=2)
    stories = [story_document(match, len(match.history), seat) for seat in (NOBODY, 0, 1)]
    best = {seat: story["best"]["says"] for seat, story in zip((NOBODY, 0, 1), stories, strict=True)}
    taker = match.history[-1].turns[stories[0]["best"]["move"] - 1][0]
    assert best[taker].startswith("You took ")
    assert best[1 - taker] == best[NOBODY]
    assert best[NOBODY].startswith(f"Player {taker} took ")


def test_a_match_is_told_from_the_scores_of_its_deals() -> None:
    match = played("pisti", seed=5, deals=99, seats=2, target=101)
    scores = [dealt.scores for dealt in match.history if dealt.sheet]
    turning = turning_point(scores, low_wins=False)
    assert turning is not None
    assert not match.going_on
    story = story_document(match, len(match.history), turning.winner)
    assert story["match"] == f"You led from deal {turning.number + 1} to the end."
    ahead = story_document(match, 2, 0)["match"]
    assert ahead.endswith(f"the match by {abs(scores[1][0] - scores[1][1])} points.")


def test_nothing_is_told_of_a_deal_that_is_played() -> None:
    match = played("pisti", seed=5, deals=2, seats=2)
    last = replace(match.history[-1], sheet=None, turns=match.history[-1].turns[:5])
    running = replace(match, history=[*match.history[:-1], last])
    with pytest.raises(Refusal, match="still in progress"):
        story_document(running, len(match.history), 0)
    # What hidden cards of the deal in play are cannot change the story of the one before.
    other = replace(last, order=" ".join(reversed(last.order.split())))
    hidden = replace(match, history=[*match.history[:-1], other])
    assert story_document(running, 1, 0) == story_document(hidden, 1, 0) == story_document(match, 1, 0)


@pytest.mark.parametrize("language", offered())
def test_the_story_is_told_in_every_language(language: str) -> None:
    with speaking(language):
        for name in GAMES:
            for seat in (NOBODY, 0):
                story = story_document(played(name, seed=4), 1, seat)
                said = [story["result"], *(part["says"] for part in (story["turned"], story["best"]) if part)]
                assert all(said), name
                assert not any("{" in sentence or "replay-story" in sentence for sentence in said), name


@pytest.mark.parametrize("name", ["pisti", "basra", "hand_and_foot"])
def test_points_that_lie_open_are_those_of_the_plates(name: str) -> None:
    chosen = game(name)
    table = Table(chosen, chosen.settle({}))
    table.deal(seed=3)
    for _ in range(30):
        table.play(table.moves[0])
    assert list(made_so_far(table)) == [side["points"] for side in chosen.screen.sides(table.view(NOBODY), SHOWN)]
