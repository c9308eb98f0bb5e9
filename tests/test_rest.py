"""The rest of an imagined deal, played by those who seem to sit there (`rest=types`)."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import kahve
from kahve.bots import bot, whole_turn
from kahve.bots.belief.decisions import Choice, choices
from kahve.bots.belief.impressions import impressions, past_of
from kahve.bots.belief.likely_worlds import NOT_WEIGHED, empty_past, lay_kernel, policy_of, tells_types
from kahve.bots.belief.player_types import before_match, types_of
from kahve.bots.players.levels import QUICK
from kahve.bots.players.rollout import EACH_ITS_OWN, GREEDY, RANDOM
from kahve.bots.review import advice
from kahve.bots.review.advice import Worth
from kahve.bots.review.reviews import quick_review, reviewing
from kahve.bots.search.search_many import is_quick
from kahve.bots.search.searcher import MASTER, Search, think
from kahve.bots.search.views import hidden_of
from kahve.cards.shuffle import generator
from kahve.engine.machine import as_bytes
from kahve.games import all_games
from kahve.table.thinking import bot_worker, bots

GAMES = [game.name for game in all_games()]
SIMULATIONS_OF_TRUTH = 4000
"""Of a decision of a review, where its corrections were measured (benchmarks/notes/reviews.md)."""
FEW = Search(worlds=12, depth=1, width=6, stretches=0, belief="game")


@cache
def decided(name: str) -> tuple[Choice, ...]:
    """The decisions of a whole deal, the second of a match that is played at random."""
    table, chance, seated = kahve.new(name), random.Random(3), bot("random")
    while len([dealt for dealt in table.history if dealt.sheet]) < 2 or table.turn >= 0:
        table.deal(seed=chance.getrandbits(60))
        while table.turn >= 0:
            for move in whole_turn(seated, table.view(table.turn), table.moves, chance):
                table.play(move)
    return choices(table.game, table.house, table.first_dealer, table.history, len(table.history))[1]


def in_the_middle(name: str) -> Choice:
    """The first decision between three moves or more after a third of the deal."""
    decisions = decided(name)
    return next(choice for choice in decisions[len(decisions) // 3 :] if len(choice.moves) > 2)


@pytest.mark.parametrize("name", GAMES)
def test_it_matters_where_worlds_do_not_tell_who_plays(name: str) -> None:
    """Where belief tells it, the others play the rest as they seem to already."""
    choice = in_the_middle(name)
    game = choice.view.game
    by_types, by_club = (think(choice.view, choice.moves, search, 1) for search in (reviewing(FEW), replace(FEW, rest="game")))
    assert (by_types.moves == by_club.moves) == tells_types(game, game.judgement.belief)


@pytest.mark.parametrize("name", GAMES)
def test_the_others_play_it_as_in_the_deal_before(name: str) -> None:
    """In the deal before all played at random. In some games what may be melded depends on the points of the match."""
    view = in_the_middle(name).view
    game, types = view.game, types_of(view.game, "types")
    assert len(view.earlier) == 1
    seen, rest, stranger = impressions(view, "types"), past_of(view, reviewing(FEW)).rest, before_match(game, "types")
    assert all(sum(shares) == pytest.approx(1.0) for shares in seen)
    assert sum(shares[types.index("random")] for shares in seen) / len(seen) > 0.5 > stranger[types.index("random")]
    for seat in range(view.house.seats):
        is_asked = seat != view.seat and not tells_types(game, game.judgement.belief)
        assert rest[seat].tolist() == pytest.approx(list(seen[seat]) if is_asked else [NOT_WEIGHED] * len(types))
    assert {share for seat in past_of(view, FEW).rest.tolist() for share in seat} == {NOT_WEIGHED}


@pytest.mark.parametrize(("name", "belief"), [("soup", "none"), ("hand_and_foot", "none"), ("pisti", "none"), ("pisti", "greedy")])
def test_each_world_has_players_as_likely_as_they_are(name: str, belief: str) -> None:
    choice = in_the_middle(name)
    view, game, types = choice.view, choice.view.game, types_of(choice.view.game, "types")
    hidden = hidden_of(view, False)
    assert hidden is not None
    lay, past = lay_kernel(game, belief), empty_past(game, belief)
    other = (view.seat + 1) % view.house.seats
    past.rest[other] = [0.7 if each == "casual" else 0.3 if each == "simple" else 0.0 for each in types]
    counts, rng, players = game.rules.layout.new(), generator(3), Counter[str]()
    for _ in range(200):
        assert lay(hidden, view.house, view.seat, as_bytes(counts)[0], past, rng)
        players[QUICK[past.players[other]]] += 1
        assert QUICK[past.players[view.seat]] == "greedy"
    assert set(players) == {"casual", "simple"}
    assert 115 <= players["casual"] <= 165


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_that_thinks_plays_it_as_the_game_thinks_worth_it_where_that_is_asked(name: str) -> None:
    view = in_the_middle(name).view
    plays_on = view.game.judgement.plays_on
    assert plays_on == ("expert" if view.game.family == "pile" or name == "soup" else "greedy")
    hints = advice.adviser()
    for search, expected in ((MASTER, plays_on), (hints, plays_on), (reviewing(hints), plays_on), (FEW, "greedy")):
        players = past_of(view, search).players.tolist()
        assert [QUICK[each] for each in players] == [expected if seat == view.seat else "greedy" for seat in range(len(players))]


def test_who_plays_the_rest_is_said_by_the_setting_and_by_belief() -> None:
    pisti, soup, melding = kahve.game("pisti"), kahve.game("soup"), kahve.game("hand_and_foot")
    assert [policy_of(each, "none", "game") for each in (pisti, soup, melding)] == [EACH_ITS_OWN, EACH_ITS_OWN, GREEDY]
    assert [policy_of(pisti, "types", rest) for rest in ("greedy", "types", "random")] == [EACH_ITS_OWN, EACH_ITS_OWN, RANDOM]
    assert [policy_of(pisti, "greedy", rest) for rest in ("greedy", "types", "random")] == [GREEDY, EACH_ITS_OWN, RANDOM]
    assert policy_of(kahve.game("turtle"), MASTER.belief_in(kahve.game("turtle")), MASTER.rest) == EACH_ITS_OWN
    assert [policy_of(soup, "none", rest) for rest in ("greedy", "types", "random")] == [GREEDY, EACH_ITS_OWN, RANDOM]


def test_a_compiled_player_for_many_games_is_not_asked_for_it() -> None:
    game = kahve.game("pisti")
    assert is_quick(game, Search(simulations=9, depth=1))
    assert not is_quick(game, Search(simulations=9, depth=1, rest="types"))


@pytest.mark.parametrize("depth", [1, 3])
def test_interpreted_and_compiled_play_the_rest_alike(depth: int) -> None:
    choice = in_the_middle("basra")
    search = Search(simulations=60, depth=depth, stretches=1, belief="none", rest="types")
    thoughts = [think(choice.view, choice.moves, search, 4, compiled=compiled) for compiled in (True, False)]
    assert thoughts[0].moves == thoughts[1].moves


@pytest.mark.parametrize("name", ["quist", "soup", "hand_and_foot"])
def test_where_nothing_is_compiled_worlds_are_uniform_and_the_rest_is_played_so(name: str) -> None:
    """To weigh a world takes long there, and to look back on a deal takes half a second, once."""
    choice = in_the_middle(name)
    few = Search(worlds=2, depth=1, width=2, stretches=0, belief="greedy", rest="types")
    thought = think(choice.view, choice.moves, few, 4, compiled=False)
    uniform = replace(few, belief="none")
    assert thought.moves == think(choice.view, choice.moves, uniform, 4, compiled=False).moves
    assert thought.moves == think(choice.view, choice.moves, uniform, 4).moves


def test_the_process_that_judges_searches_so(monkeypatch: pytest.MonkeyPatch) -> None:
    choice, requests = in_the_middle("turtle"), list[Search]()

    def watched(view: Any, moves: Any, move: int, search: Search, seed: int) -> tuple[Worth, ...]:
        requests.append(search)
        return (Worth((move,), 0.0, 0.0),)

    monkeypatch.setattr("kahve.bots.review.reviews.weigh_chosen", watched)
    question = json.loads(json.dumps(bots._asking("judge", choice.view, choice.moves, 1) | {"made": choice.move}))
    assert bot_worker.answer(question, kahve.bots, advice) == {"worths": [[(choice.move,), 0.0, 0.0]], "reasons": None}
    assert requests == [quick_review(advice.adviser())]
    assert (requests[0].rest, requests[0].simulations) == ("types", SIMULATIONS_OF_TRUTH)
