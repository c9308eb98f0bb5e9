"""Types of players: how likely each makes a move, against what the bots and their mistakes say (`kahve.bots.belief.rated`)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import kahve
from kahve.bots.belief.decisions import Choice
from kahve.bots.belief.likely_worlds import random_shares_of
from kahve.bots.belief.player_types import LOOKS, TYPES, before_match, chance_by_logit, types_of, weigh_types_kernel
from kahve.bots.belief.rated import RANDOM_SHARE_WITH_MISTAKES, likelihood, logit, rate
from kahve.bots.players.levels import level
from kahve.bots.players.noise import UNSEEN
from kahve.cards.arrays import FLOAT64, INT64, array, zeros
from kahve.engine.game import Game
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.games import all_games

pytestmark = pytest.mark.usefixtures("rules_at_hand")

NAMES = [game.name for game in all_games()]


def choices_of(game: Game, number: int) -> Iterator[tuple[View, list[int], int]]:
    """Every other of `number` choices of a deal in which chance plays: the view, the legal moves, and the move that is made."""
    table, chance = Table(game, game.settle({})), random.Random(4)
    while number > 0:
        if table.turn < 0:
            table.deal(seed=chance.getrandbits(60))
            continue
        moves = table.moves
        move = chance.choice(moves)
        if len(moves) > 1:
            number -= 1
            if number % 2:
                yield table.view(table.turn), moves, move
        table.play(move)


@pytest.mark.parametrize("name", NAMES)
def test_every_type_makes_each_move_with_the_chance_that_its_mistakes_say(name: str) -> None:
    """And with all moves of a choice together it is certain to make one of them."""
    game = kahve.game(name)
    weigh, types = weigh_types_kernel(game, "types", 0.1, RANDOM_SHARE_WITH_MISTAKES), types_of(game, "types")
    legal, worths = zeros(game.rules.move_numbers, INT64), zeros((len(LOOKS) + 1, game.rules.move_numbers), INT64)
    chances, compared = zeros(len(types), FLOAT64), 0
    for view, moves, chosen in choices_of(game, 40):
        legal[: len(moves)] = moves
        together = np.zeros(len(types))
        for move in moves if len(moves) < 30 else (chosen,):
            weigh(view.record, view.house, move, legal, len(moves), worths, chances)
            together += np.array(chances.tolist())
            rated = rate(Choice(1, view.seat, view, view, (), tuple(moves), move))
            if rated is None or rated.moves < len(moves):
                continue  # a bot would not make one of these moves for its manners
            for kind, player in enumerate(types):
                if level(player).makes_mistakes:
                    expected = likelihood([rated], level(player).mistakes_in(game))[0]
                    assert chances[kind] == pytest.approx(expected, rel=0.02)
                    compared += 1
        assert len(moves) >= 30 or together == pytest.approx(np.ones(len(types)))
    assert compared > 60
    assert min(map(min, worths.tolist())) > -2 * UNSEEN, "a line that nobody asks for does not sink from call to call"


def test_without_a_blur_only_the_best_moves_are_made() -> None:
    worths = array([300, 100, 300])
    for blur in (0, 40, 500):
        chances = [chance_by_logit(move, worths, array([0, 0, 0]), 3, blur) for move in range(3)]
        assert chances == pytest.approx(logit([300, 100, 300], blur), rel=0.02)


@pytest.mark.parametrize("name", NAMES)
def test_a_stranger_is_most_likely_a_club_player(name: str) -> None:
    game = kahve.game(name)
    for belief in TYPES:
        shares = before_match(game, belief)
        assert sum(shares) == pytest.approx(1)
        assert max(shares) == shares[0]
    assert types_of(game, "types")[0] == "greedy"
    assert ("plain" in types_of(game, "types")) == game.judgement.says("plain")


def test_where_a_whole_deal_is_weighed_slips_are_more_likely() -> None:
    assert random_shares_of(kahve.game("pisti")) == (0.1, RANDOM_SHARE_WITH_MISTAKES)
    assert random_shares_of(kahve.game("quist")) == (0.3, 0.3)
