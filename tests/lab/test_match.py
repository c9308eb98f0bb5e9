import pickle
from collections.abc import Callable

import numpy as np
import pytest

import kahve
from kahve.bots import UnknownBot
from kahve.engine.game import Game
from kahve.engine.house import HouseError
from kahve.games import UnknownGame
from kahve.lab.engines import Threads
from kahve.lab.match import Chunk, Match, chunks_of, matched, play_chunk
from kahve.lab.results import Played, Tally, by_player, points_and_wins, win_unit
from kahve.lab.run import Outcome

Play = Callable[..., Outcome]


def same(left: Played, right: Played) -> bool:
    return bool((left.sheets == right.sheets).all() and (left.lengths == right.lengths).all())


def test_a_block_depends_on_the_seed_and_its_number_alone(duel: Match, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(duel, 12).played
    monkeypatch.setattr("kahve.lab.match.BLOCKS_BY_LOOP", 5)
    assert same(play(duel, 12, engine=Threads(3)).played, played)
    last = play_chunk(duel, Chunk(0, 5, 1), compiled=False)
    assert (last.sheets == played.sheets[5:]).all()
    other = matched("pisti", {"seats": 2}, duel.players, 8)
    assert not same(play(other, 12).played, played)


def test_compiled_and_interpreted_deals_are_the_same() -> None:
    match = matched("pisti", {"seats": 2}, ["greedy", "random"], 3)
    assert same(play_chunk(match, Chunk(0, 0, 2)), play_chunk(match, Chunk(0, 0, 2), compiled=False))


def test_every_player_has_every_seat_with_the_same_cards(play: Play) -> None:
    match = matched("pisti", {"seats": 2}, ["greedy", "greedy"], 4)
    played = play(match, 8).played
    assert (played.sheets[:, 0] == played.sheets[:, 1]).all(), "players that are alike play a deal alike in both seatings"
    points = points_and_wins(match.game, played)
    assert (points[:, 0] == points[:, 1]).all()


def test_the_sheets_add_up_to_the_points_of_the_players(play: Play) -> None:
    match = matched("pisti", {"seats": 4}, ["greedy", "random"], 5)
    played = play(match, 6).played
    total = match.game.rules.items.index("total")
    counted = points_and_wins(match.game, played)
    assert counted[:, :2].sum(axis=1).tolist() == played.sheets[..., total].sum(axis=(1, 2)).tolist()
    assert counted[:, 2:].sum(axis=1).tolist() == [2 * win_unit(match.sides)] * 3
    greedy_in_first = [played.sheets[block, 0, 0, total] + played.sheets[block, 1, 1, total] for block in range(played.blocks)]
    assert counted[:, 0].tolist() == greedy_in_first


def test_players_without_a_compiled_form_are_asked_move_by_move(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    by_loop = play(matched("pisti", {"seats": 2}, ["random", "random"], 6), 4).played
    monkeypatch.setattr("kahve.lab.match.QUICK", ())
    match = matched("pisti", {"seats": 2}, ["random", "random"], 6)
    by_move = play(match, 4)
    assert same(play(match, 4, engine=Threads(2)).played, by_move.played)
    assert same(play(match, 4, compiled=True).played, by_move.played)
    assert not same(by_loop, by_move.played), "another source of chance"
    assert (by_move.played.lengths == 48).all()
    assert (by_move.played.sheets[..., match.game.rules.items.index("cards")].sum(axis=2) == 52).all()


@pytest.mark.parametrize(("name", "players"), [("basra", ["greedy"]), ("turtle", ["random", "greedy", "random"])])
def test_turns_of_several_moves_and_rounds_of_three(name: str, players: list[str], play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.match.QUICK", ())
    match = matched(name, {}, players, 2)
    played = play(match, len(players)).played
    assert played.sheets.shape[:2] == (1, len(players))
    assert (played.lengths > 20).all()


def test_a_void_deal_takes_its_block_out_of_the_count() -> None:
    game = kahve.game("pisti")
    sheets = np.zeros((2, 2, 2, len(game.rules.items)), dtype=np.int32)
    sheets[..., game.rules.items.index("total")] = [[[5, 3], [4, 4]], [[9, 1], [0, 0]]]
    tally = Tally(game, ["a", "b"], 2)
    tally.add(Played(0, sheets, np.array([[48, 48], [48, 0]], dtype=np.int32)))
    counted = tally.results()
    assert (counted.deals, counted.void) == (4, 2)
    assert [counted.points(player).mean for player in "ab"] == [4.5, 3.5]
    assert [counted.wins(player).mean for player in "ab"] == [0.75, 0.25]


def test_where_points_are_bad_the_fewest_win_and_the_margin_is_how_many_fewer(play: Play) -> None:
    match = matched("turtle", {}, ["greedy", "random", "random"], 2)
    counted = play(match, 6).results()
    assert counted.margin(0, 1).mean == pytest.approx(counted.points(1).mean - counted.points(0).mean)
    assert counted.margin(0, 1).mean != 0


def test_seatings_move_on_by_one_seat() -> None:
    values = np.array([[[1, 2, 3], [10, 20, 30], [100, 200, 300]]])
    # In seating k side s belongs to player (s + k) modulo 3.
    assert by_player(values).tolist() == [[1 + 30 + 200, 2 + 10 + 300, 3 + 20 + 100]]


def test_a_match_travels_to_another_process(duel: Match) -> None:
    assert duel.settled.seats == 2
    again = pickle.loads(pickle.dumps(duel))
    assert again == duel
    assert again.settled == duel.settled


def test_chunks_cover_all_blocks_once() -> None:
    for blocks in (1, 7, 8, 9):
        covered = [block for chunk in chunks_of(blocks, 4) for block in range(chunk.first, chunk.first + chunk.size)]
        assert covered == list(range(blocks))


@pytest.mark.parametrize(
    ("name", "house", "players", "error", "says"),
    [
        ("chess", {}, ["greedy"], UnknownGame, "chess"),
        ("pisti", {"seats": 9}, ["greedy"], HouseError, "seats cannot be 9"),
        ("pisti", {}, ["greedy", "randm"], UnknownBot, "Did you mean random.*The players are"),
        ("pisti", {"seats": 3}, ["greedy", "random"], HouseError, "cannot be seated evenly: there are 3 seats and 3 sides"),
        ("pisti", {}, [], HouseError, "0 players cannot be seated"),
    ],
)
def test_what_there_is_not_is_refused(name: str, house: dict[str, object], players: list[str], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        matched(name, house, players, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_that_no_generator_takes_is_refused(seed: int) -> None:
    with pytest.raises(HouseError, match="seed cannot be"):
        matched("pisti", {}, ["greedy"], seed)


def test_no_deals_are_refused(duel: Match, play: Play) -> None:
    with pytest.raises(HouseError, match="at least 1"):
        play(duel, 0)


def test_every_game_can_be_a_match(game: Game) -> None:
    match = matched(game.name, {}, ["random"], 1)
    assert match.identity["game"] == game.name
    assert match.sides >= 2


def test_later_chunks_are_larger_and_give_the_same_deals(duel: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.match.SHARE_OF_BLOCKS", 2)
    chunks = duel.chunks(21)
    assert [(chunk.first, chunk.size) for chunk in chunks] == [(0, 2), (2, 2), (4, 2), (6, 2), (8, 4), (12, 6), (18, 3)]
    assert duel.chunks(30)[:6] == chunks[:6]
    whole = play_chunk(duel, chunks[5], compiled=False)
    alone = [play_chunk(duel, Chunk(0, block, 1), compiled=False) for block in range(12, 18)]
    assert (whole.first, whole.sheets.tolist()) == (12, [part.sheets[0].tolist() for part in alone])
    monkeypatch.setattr("kahve.lab.match.QUICK", ())
    assert {chunk.size for chunk in duel.chunks(64)} == {2}
