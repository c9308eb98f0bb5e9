"""Impressions: what kind of player each seat seems to be by the deals of the match before."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import kahve
from kahve.bots import bot
from kahve.bots.belief.impressions import FORGOTTEN, impressions, past_of
from kahve.bots.players.failures import Guarded
from kahve.bots.search.searcher import Search, think
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.table.thinking import bot_worker, bots

from .test_belief import PLAYERS, STRANGER, chance_of_move

LONG = {"seats": 2, "target": 201}
HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("pisti", LONG),
    ("dry_game", {"seats": 3, "target": 201}),
    ("foxtrot", {"seats": 2, "target": 2000}),
    ("basra", {"seats": 2, "target": 201}),
]
NAMES = PLAYERS["types"]

Choices = list[tuple[int, View, int]]
"""The choices of a match, each with its seat and its view."""


def match_of(name: str, house: dict[str, Any], players: list[str], deals: int, seed: int = 2) -> tuple[Table, list[Choices]]:
    """A table at the first move after `deals` deals, and the choices of each of them."""
    game, chance, seated = kahve.game(name), random.Random(seed), [bot(each) for each in players]
    table = Table(game, game.settle(house))
    choices: list[Choices] = []
    while len(choices) < deals:
        table.deal(seed=chance.getrandbits(60))
        if table.turn < 0:
            continue
        choices.append([])
        while table.turn >= 0:
            seat, view, moves = table.turn, table.view(table.turn), table.moves
            move = seated[seat].choose(view, moves, chance)
            if len(moves) > 1:
                choices[-1].append((seat, view, move))
            table.play(move)
    while table.turn < 0:
        table.deal(seed=chance.getrandbits(60))
    return table, choices


@pytest.mark.parametrize(("name", "house"), HOUSES, ids=[name for name, _ in HOUSES])
def test_they_follow_from_the_choices_by_bayes_rule(name: str, house: dict[str, Any]) -> None:
    """Counted by hand from the view of each choice, deal by deal, with a part forgotten between two."""
    players = ["greedy", "plain", "random"][: house["seats"]]
    table, by_seat = match_of(name, house, players, 2)
    by_hand = [list(STRANGER["types"]) for _ in players]
    for choices in by_seat:
        for seat, view, move in choices:
            chances = [chance_of_move(player, view, move) for player in PLAYERS["types"]]
            shares = [share * chance for share, chance in zip(by_hand[seat], chances, strict=True)]
            by_hand[seat] = [share / sum(shares) for share in shares]
        by_hand = [
            [(1 - FORGOTTEN) * share + FORGOTTEN * at_first for share, at_first in zip(shares, STRANGER["types"], strict=True)]
            for shares in by_hand
        ]
    for compiled in (True, False) if name == "pisti" else (True,):
        likelihoods = impressions(table.view(table.turn), "types", compiled=compiled)
        for seat, player in enumerate(players):
            assert list(likelihoods[seat]) == pytest.approx(by_hand[seat], rel=1e-6, abs=1e-9)
            assert NAMES[max(range(len(NAMES)), key=lambda kind: by_hand[seat][kind])] == player


@pytest.mark.parametrize("player", ["casual", "simple", "kahve.lab.yardsticks:MonteCarlo48", "kahve.lab.yardsticks:Expectimax16"])
def test_a_player_who_makes_mistakes_or_searches_is_taken_for_one_who_makes_mistakes(player: str) -> None:
    """A club player and a plain one would hardly have made all of those moves."""
    table, _ = match_of("pisti", LONG, [player, "greedy"], 6)
    likeliest = impressions(table.view(table.turn), "types")
    assert sum(likeliest[0][NAMES.index(name)] for name in ("casual", "simple", "beginner")) > 0.9
    assert likeliest[1][NAMES.index("greedy")] > 0.9


def test_before_the_first_deal_is_counted_there_are_none() -> None:
    table = kahve.new("pisti", seats=2)
    table.deal(seed=4)
    for _ in range(20):
        table.play(table.moves[0])
    view = table.view(table.turn)
    assert view.earlier == ()
    assert impressions(view, "types") == (pytest.approx(STRANGER["types"]),) * 2


def test_a_view_has_the_deals_that_were_counted_and_no_others() -> None:
    table, _ = match_of("pisti", LONG, ["greedy", "greedy"], 3)
    view = table.view(0)
    before = table.history[:3]
    scores = [(0, 0), *(tuple(dealt.scores) for dealt in before)]
    assert view.earlier == tuple(
        (dealt.number, dealt.dealer, points, dealt.order, tuple(dealt.turns)) for dealt, points in zip(before, scores, strict=False)
    )
    assert pickle.loads(pickle.dumps(view)).earlier == view.earlier
    later = table.view(table.turn)
    assert later.played(table.moves[:1]).earlier == view.earlier
    # The deal of a position is not known from its beginning.
    again = kahve.position("pisti", str(table))
    while again.turn >= 0:
        again.play(again.moves[0])
    again.deal(seed=1)
    assert again.view(again.turn).earlier == ()


def test_a_search_goes_by_them() -> None:
    """The same view with other deals before it leads to other worlds, compiled and interpreted alike."""
    table, _ = match_of("pisti", LONG, ["plain", "plain"], 2)
    view, moves = table.view(table.turn), table.moves
    stranger = View(view.game, view.house, view.seat, view.tables)
    assert view == stranger
    for search in (Search(simulations=120, depth=1, belief="types"), Search(simulations=120, depth=3, belief="types")):
        known, unknown = think(view, moves, search, 1).moves, think(stranger, moves, search, 1).moves
        assert known != unknown
        assert think(view, moves, search, 1, compiled=False).moves == known
    one_type = Search(simulations=120, depth=1, belief="greedy")
    assert think(view, moves, one_type, 1).moves == think(stranger, moves, one_type, 1).moves
    assert past_of(view, one_type).at_first.tolist() == past_of(stranger, one_type).at_first.tolist()


def test_a_player_of_ones_own_is_given_them() -> None:
    """They cannot be changed, so the server goes on with the same."""
    table, _ = match_of("pisti", LONG, ["greedy", "greedy"], 2)
    view, given = table.view(table.turn), []

    class Curious:
        def choose(self, view: View, moves: list[int], rng: random.Random) -> int:
            given.append(view.earlier)
            return moves[0]

    Guarded("curious", Curious).choose(view, table.moves, random.Random(1))
    assert given == [view.earlier]
    with pytest.raises(AttributeError):
        given[0][0].order = ""


def test_a_bot_of_the_server_is_told_of_them() -> None:
    table, _ = match_of("pisti", LONG, ["plain", "greedy"], 9, seed=5)
    view = table.view(table.turn)
    question = json.loads(json.dumps(bots._asking("turn", view, table.moves, 1)))
    question_view = bot_worker._view(question)
    assert len(view.earlier) == 9
    assert question_view.earlier == (view.earlier[0], *view.earlier[1 - bots.MOST_EARLIER :]), "the first deal, and the latest ones"
    assert impressions(question_view, "types")[0] == pytest.approx(impressions(view, "types")[0], abs=0.01)
    first = kahve.new("pisti", seats=2)
    first.deal(seed=1)
    assert "earlier" not in bots._asking("turn", first.view(first.turn), first.moves, 1)
