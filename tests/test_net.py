"""The player of a network: what it reads is what its seat may know, and a file that cannot play is refused with a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kahve
from kahve.bots import UnknownBot, bot, check_bot, fingerprint, is_turn, whole_turn
from kahve.bots.players.features import features, read_loop
from kahve.bots.players.net import Net, read_checkpoint
from kahve.cards.quoting import quoted
from kahve.engine.game import Game
from kahve.engine.observation import observation
from kahve.engine.table import Table
from kahve.engine.view import View
from kahve.lab.batch import Batch
from kahve.lab.engines import Processes, Threads
from kahve.lab.match import matched
from kahve.lab.run import run
from kahve.lab.simulate import simulate
from kahve.terminal.options import players_given
from kahve.terminal.play import _opened

WriteNet = Callable[..., Path]
TWO = {"seats": 2}


def scales(size: int) -> tuple[Any, Any]:
    return np.zeros(size, dtype=np.float32), np.ones(size, dtype=np.float32)


def group(game: Game, house: dict[str, Any], view: View, name: str) -> np.ndarray:
    """The features that a view's seat reads of one part."""
    numbers = features(observation(game, game.settle(house)))
    seen = observation(game, view.house).of_record(view.tables, 0, view.seat)
    read = numbers.of(seen, np.array([view.seat]), *scales(numbers.size))[0]
    place = next(each for each in numbers.groups if each.name == name)
    return read[place.start : place.stop]


# -- what it reads -----------------------------------------------------------------------------------------------------------------------


def test_a_view_gives_the_bytes_and_the_features_of_the_batch(game: Game) -> None:
    batch = Batch(game, games=2, seed=4, compiled=False)
    tables = [Table(game, batch.house, dealer=(i - 1) % int(batch.house.seats)) for i in range(2)]
    for i, table in enumerate(tables):
        table.deal(batch.order(i))
    numbers = features(batch.observation)
    for _ in range(9 if not any(table.history[-1].void for table in tables) else 0):
        read = numbers.of(batch.observations, batch.turns, *scales(numbers.size))
        for i, table in enumerate(tables):
            view = table.view(table.turn)
            seen = observation(game, view.house).of_record(view.tables, 0, view.seat)
            assert seen.tobytes() == batch.observations[i : i + 1].tobytes()
            assert (numbers.of(seen, np.array([view.seat]), *scales(numbers.size))[0] == read[i]).all()
        for table, move in zip(tables, batch.random_moves, strict=True):
            table.play(int(move))
        batch.step(batch.random_moves)


def test_compiled_and_interpreted_read_the_same() -> None:
    for name in ("pisti", "basra", "hand_and_foot", "quist"):
        batch = Batch(kahve.game(name), games=5, seed=4, compiled=False)
        numbers = features(batch.observation)
        mean, spread = (np.random.default_rng(at).random(numbers.size, dtype=np.float32) * numbers.numbers + at for at in (0, 1))
        for _ in range(12):
            batch.step(batch.random_moves)
        read = np.ones((5, numbers.size), dtype=np.float32)
        read_loop(True)(numbers.plan, batch.numbers, batch.cards, batch.turns, mean, spread, read)
        assert np.allclose(numbers.of(batch.observations, batch.turns, mean, spread), read, atol=1e-5)


def test_who_took_a_trick_took_its_cards_and_the_top_of_the_pile_is_told_apart() -> None:
    game, table = kahve.game("pisti"), kahve.new("pisti", seats=2, dealer=1)
    table.deal(seed=7)
    emptied = 0
    while table.turn >= 0:
        view = table.view(table.turn)
        read = group(game, TWO, view, "laid").reshape(4, 56 + 14)  # the pile's cards, one's own, the other's, and the top
        laid, taken = [], {0: [], 1: []}
        for card, took in zip(view.record.laid[: view.record.laid_size].tolist(), view.record.took.tolist()):
            laid.append(card)
            if took:
                taken[took - 1] += laid
                laid = []
        heaps = laid, taken[view.seat], taken[1 - view.seat], laid[-1:]
        assert [np.flatnonzero(row[:56]).tolist() for row in read] == [sorted(heap) for heap in heaps]
        assert [row[56:].sum() for row in read] == [len(heap) for heap in heaps], "and as ranks"
        emptied += not laid
        table.play(table.moves[0])
    assert emptied


def test_seats_are_numbered_from_the_reader_on(draw: Any) -> None:
    """At a table turned by a seat everybody reads the same."""
    game = kahve.game("pisti")
    tables = [Table(game, game.settle({"seats": 4}), dealer=at) for at in (0, 1)]
    cards = list(game.rules.deck(tables[0].house).cards)
    draw.chance.shuffle(cards)
    for table in tables:
        table.deal(game.rules.deck(table.house).write_order(cards))
    for _ in range(30):
        views = [table.view(table.turn) for table in tables]
        numbers = features(observation(game, views[0].house))
        read = [
            numbers.of(observation(game, view.house).of_record(view.tables, 0, view.seat), np.array([view.seat]), *scales(numbers.size))
            for view in views
        ]
        turn = next(each for each in numbers.groups if each.name == "turn")
        read[0][0, turn.start] = read[1][0, turn.start]
        assert (read[0] == read[1]).all()
        for table in tables:
            table.play(table.moves[0])


# -- how it plays ------------------------------------------------------------------------------------------------------------------------


def test_it_makes_a_legal_turn_in_every_game_and_the_same_for_the_same_view(game: Game, net_file: WriteNet, draw: Any) -> None:
    player = Net(net_file(game))
    table = Table(game, game.settle({}))
    draw.deal(table)
    for at in draw.positions(table, every=0.1):
        view = at.view(at.turn)
        turn = whole_turn(player, view, at.moves, draw.chance)
        assert is_turn(view, at.moves, turn)
        assert turn == whole_turn(player, view, view.moves, random.Random(0))
        said = player.values(view)
        assert len(at.moves) == 1 or said[turn[0]] == max(said[move] for move in at.moves)


def test_it_is_named_by_its_file(net_file: WriteNet, monkeypatch: pytest.MonkeyPatch) -> None:
    path = net_file(kahve.game("pisti"), TWO, "My, net.npz")
    monkeypatch.chdir(path.parent)
    player = bot("net:My, net.npz")
    assert isinstance(player, Net)
    assert player.path == Path("My, net.npz")
    assert players_given(f"greedy, net:{path.name},random") == ["greedy", "net:My, net.npz", "random"]
    assert players_given("search:simulations=4,depth=1,net:a=b.npz,simple") == ["search:simulations=4,depth=1", "net:a=b.npz", "simple"]
    assert players_given("net:no end,greedy") == ["net:no end,greedy"]


def test_a_match_carries_it_to_other_processes(net_file: WriteNet, monkeypatch: pytest.MonkeyPatch) -> None:
    path = net_file(kahve.game("pisti"), TWO)
    monkeypatch.chdir(path.parent)
    match = matched("pisti", TWO, ["net:some.npz", "random"], 3)
    there = run(match, 4, compiled=False, engine=Processes(1))
    assert (there.played.sheets == run(match, 4, compiled=False, engine=Threads(1)).played.sheets).all()


def test_a_match_knows_another_file_of_the_same_name(net_file: WriteNet) -> None:
    game = kahve.game("pisti")
    name = f"net:{net_file(game, TWO)}"
    before = matched("pisti", TWO, [name, "random"], 3).identity
    assert before["files"] == {name: fingerprint(name)}
    net_file(game, TWO, seed=1)
    assert matched("pisti", TWO, [name, "random"], 3).identity != before
    assert "files" not in matched("pisti", TWO, ["greedy", "random"], 3).identity
    assert fingerprint("greedy") is None


def test_it_is_simulated_and_its_deals_are_refereed(net_file: WriteNet, tmp_path: Path) -> None:
    name, out = f"net:{net_file(kahve.game('pisti'), TWO)}", tmp_path / "deals.jsonl"
    simulated = simulate(kahve.game("pisti"), TWO, [name, "random"], 12, 3, out=out, compiled=False, engine=Threads(2))
    assert simulated.deals == 12
    lines = out.read_text().splitlines()
    assert len(lines) == 12 * 2
    assert all(kahve.read(lines[at : at + 2]).sheet for at in range(0, 24, 2))
    assert lines[0].count(f'"bot:{name}"') == 1


def test_it_sits_at_a_table_in_the_terminal(net_file: WriteNet) -> None:
    game = kahve.game("pisti")
    name = f"net:{net_file(game, TWO)}"
    sitting = _opened(game, f"you,{name}", "Ada", {}, None, 3, talks=False)
    assert [player.bot for player in sitting.setup.players] == [None, name]
    with pytest.raises(UnknownBot, match="It has learned pisti, not basra"):
        _opened(kahve.game("basra"), f"you,{name}", "Ada", {}, None, 3, talks=False)


# -- what cannot play --------------------------------------------------------------------------------------------------------------------


def test_what_it_has_not_learned_it_refuses(net_file: WriteNet) -> None:
    game = kahve.game("pisti")
    path = net_file(game, TWO)
    check_bot(f"net:{path}", game, game.settle(TWO))
    check_bot(f"net:{path}", game, game.settle({"seats": 2, "jack_on_jack_bonus": 30}))
    with pytest.raises(UnknownBot, match=r"some.npz cannot play here. It has learned pisti, not basra\.$"):
        check_bot(f"net:{path}", kahve.game("basra"), kahve.game("basra").settle({}))
    with pytest.raises(UnknownBot, match=r"other house rules or in another version .* sees something else: Kahve 0, seats=2\.$"):
        matched("pisti", {"seats": 4}, [f"net:{path}", "random"], 1)
    table = kahve.new("pastra", seats=2)
    table.deal(seed=1)
    with pytest.raises(ValueError, match="It has learned pisti, not pastra"):
        Net(path).choose(table.view(table.turn), table.moves, random.Random(1))


def spoiled(path: Path, how: str) -> None:
    """Make what is wrong with a file so."""
    whole = path.read_bytes()
    if how == "missing":
        path.unlink()
    elif how == "folder":
        path.unlink()
        path.mkdir()
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "text":
        path.write_text("kahve")
    elif how == "cut short":
        path.write_bytes(whole[: len(whole) // 2])
    elif how == "damaged":
        middle = len(whole) // 2
        path.write_bytes(whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :])
    elif how == "other arrays":
        np.savez(path, weights=np.zeros(3))
    elif how == "pickled":
        np.savez(path, about=np.array([{"format": 1}], dtype=object), allow_pickle=True)
    elif how == "other sizes":
        with np.load(path) as archive:
            arrays = dict(archive)
        np.savez(path, **arrays | {"bias0": np.zeros(3, dtype=np.float32)})


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("missing", r"There is no file .*some\.npz\.$"),
        ("folder", r"cannot be read: Is a directory\.$"),
        ("empty", "is not a checkpoint, or it is damaged or incomplete"),
        ("text", "is not a checkpoint, or it is damaged or incomplete"),
        ("cut short", "is not a checkpoint, or it is damaged or incomplete"),
        ("damaged", "is not a checkpoint, or it is damaged or incomplete"),
        ("pickled", "is not a checkpoint, or it is damaged or incomplete"),
        ("other arrays", "is not a checkpoint of `kahve lab train`"),
        ("other sizes", "is not a checkpoint of `kahve lab train`"),
    ],
)
def test_a_bad_file_is_a_sentence(how: str, says: str, net_file: WriteNet) -> None:
    path = net_file(kahve.game("pisti"), TWO)
    spoiled(path, how)
    with pytest.raises(UnknownBot, match=says) as refused:
        bot(f"net:{path}")
    assert str(refused.value).startswith(f"There is no player {quoted(f'net:{path}')}. ")


def test_a_file_of_another_format_or_name_is_a_sentence(net_file: WriteNet) -> None:
    with pytest.raises(UnknownBot, match="is a checkpoint of format 2; this Kahve reads format 1"):
        bot(f"net:{net_file(kahve.game('pisti'), TWO, format=2)}")
    with pytest.raises(UnknownBot, match=r"\. player\.pt is not a checkpoint: its name must end in \.npz\."):
        bot("net:player.pt")
    with pytest.raises(UnknownBot, match=r"There is no player 'nett:x'. .* Did you mean net:x\?$"):
        bot("nett:x")


def test_a_checkpoint_says_what_it_is(net_file: WriteNet) -> None:
    checkpoint, more = read_checkpoint(net_file(kahve.game("pisti"), TWO))
    assert (checkpoint.about["game"], checkpoint.about["house"], checkpoint.about["moves"], more) == ("pisti", TWO, 128, {})
    assert checkpoint.layers[0][0].shape == (features(observation(kahve.game("pisti"), kahve.game("pisti").settle(TWO))).size, 8)
