import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyarrow
import pyarrow.dataset
import pyarrow.parquet
import pytest

from kahve.lab.deals_folder import DealsFolder, OtherMatch
from kahve.lab.match import Match, matched
from kahve.lab.results import Played
from kahve.lab.run import Outcome
from kahve.lab.sequential import SignTest

Play = Callable[..., Outcome]


def table(folder: Path) -> pyarrow.Table:
    return pyarrow.dataset.dataset(folder).to_table().sort_by([("block", "ascending"), ("seating", "ascending"), ("side", "ascending")])


def test_the_columns_say_what_the_page_says(duel: Match, play: Play, tmp_path: Path) -> None:
    match = matched("pisti", {"seats": 4}, ["greedy", "random"], 7)
    played = play(match, 6, folder=DealsFolder(tmp_path / "d", match)).played
    deals = table(tmp_path / "d")
    items = [f"sheet_{item}" for item in match.game.rules.items if item != "total"]
    assert deals.column_names == ["block", "seating", "side", "player", "name", "points", "won", "moves", "void", *items]
    assert deals.num_rows == 3 * 2 * 2
    rows = deals.to_pylist()
    total = match.game.rules.items.index("total")
    for row in rows:
        assert row["points"] == played.sheets[row["block"], row["seating"], row["side"], total]
        assert row["name"] == match.players[row["player"]]
        assert row["player"] == (row["side"] + row["seating"]) % 2
        assert row["moves"] == 48
        assert not row["void"]
    for block in range(3):
        for seating in range(2):
            assert sum(row["won"] for row in rows if (row["block"], row["seating"]) == (block, seating)) == 1
    assert "bonus" in match.game.rules.items
    assert deals["sheet_bonus"].to_pylist() == played.sheets[..., match.game.rules.items.index("bonus")].ravel().tolist()


def test_a_folder_that_is_whole_is_not_played_again(duel: Match, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play(duel, 10, folder=DealsFolder(tmp_path / "d", duel))
    monkeypatch.setattr("kahve.lab.run.play_chunk", lambda *args, **options: pytest.fail("played again"))
    steps: list[tuple[int, bool]] = []
    again = play(duel, 10, folder=DealsFolder(tmp_path / "d", duel), progress=lambda done, fresh: steps.append((done, fresh)))
    assert steps == [(10, False)], "not even begun"
    assert (again.played.sheets == first.played.sheets).all()
    assert (again.played.lengths == first.played.lengths).all()


def test_more_deals_go_on_and_fewer_are_refused(duel: Match, play: Play, tmp_path: Path) -> None:
    play(duel, 6, folder=DealsFolder(tmp_path / "d", duel))  # the last chunk is half as long
    more = play(duel, 12, folder=DealsFolder(tmp_path / "d", duel))
    assert (more.played.sheets == play(duel, 12).played.sheets).all()
    for fewer in (10, 4):
        with pytest.raises(OtherMatch, match="holds more deals than are asked for"):
            play(duel, fewer, folder=DealsFolder(tmp_path / "d", duel))
    assert table(tmp_path / "d").num_rows == 6 * 2 * 2


def test_what_is_interrupted_keeps_its_chunks_and_goes_on(duel: Match, play: Play, tmp_path: Path) -> None:
    def stop(done: int, fresh: bool) -> None:
        if len(list((tmp_path / "d").iterdir())) == 3 and done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(duel, 20, folder=DealsFolder(tmp_path / "d", duel), progress=stop)
    assert table(tmp_path / "d").num_rows == 3 * 2 * 2 * 2
    resumed = play(duel, 20, folder=DealsFolder(tmp_path / "d", duel))
    assert (resumed.played.sheets == play(duel, 20).played.sheets).all()


def test_a_part_cut_short_is_named_and_played_again(duel: Match, play: Play, tmp_path: Path) -> None:
    whole = play(duel, 12, folder=DealsFolder(tmp_path / "d", duel))
    before = table(tmp_path / "d")
    part = tmp_path / "d" / "part-000001.parquet"
    part.write_bytes(part.read_bytes()[:-20])
    (tmp_path / "d" / ".part-000002.123").write_bytes(b"half")
    again = play(duel, 12, folder=DealsFolder(tmp_path / "d", duel))
    assert again.unread == ("part-000001.parquet",)
    assert (again.played.sheets == whole.played.sheets).all()
    assert table(tmp_path / "d").equals(before)


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (("pisti", {"seats": 2}, ["random", "random"], 8), "its seed is 7, not 8"),
        (("pisti", {"seats": 2}, ["random", "greedy"], 7), "its players is random, random, not random, greedy"),
        (("pisti", {"seats": 4}, ["random", "random"], 7), "its house is seats=2, not seats=4"),
        (("basra", {"seats": 2}, ["random", "random"], 7), "its game is pisti, not basra"),
    ],
)
def test_a_folder_of_another_match_is_refused(
    duel: Match, play: Play, tmp_path: Path, other: tuple[str, dict[str, object], list[str], int], says: str
) -> None:
    play(duel, 4, folder=DealsFolder(tmp_path / "d", duel))
    match = matched(*other)
    with pytest.raises(OtherMatch, match=says):
        play(match, 4, folder=DealsFolder(tmp_path / "d", match))


def test_deals_of_two_versions_are_not_mixed(duel: Match, play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(duel, 4, folder=DealsFolder(tmp_path / "d", duel))
    monkeypatch.setattr("kahve.lab.match.source_hash", lambda: "another")
    with pytest.raises(OtherMatch, match="other sources of Kahve"):
        play(duel, 4, folder=DealsFolder(tmp_path / "d", duel))


def test_a_folder_of_something_else_is_refused_and_left_alone(duel: Match, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(OtherMatch, match=r"holds notes\.txt, which is not part of a match"):
        DealsFolder(tmp_path, duel)
    with pytest.raises(OtherMatch, match="is a file"):
        DealsFolder(tmp_path / "notes.txt", duel)
    with pytest.raises(OtherMatch, match="there is no folder"):
        DealsFolder(tmp_path / "no" / "where", duel)
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_a_parquet_file_of_somebody_else_is_refused(duel: Match, play: Play, tmp_path: Path) -> None:
    pyarrow.parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "part-000000.parquet")
    with pytest.raises(OtherMatch, match="is not part of a match of Kahve"):
        play(duel, 4, folder=DealsFolder(tmp_path, duel))


def test_a_void_deal_is_marked_and_nobody_wins_it(duel: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    sheets = np.ones((2, 2, 2, len(duel.game.rules.items)), dtype=np.int32)
    sheets[1, 1] = 0
    lengths = np.array([[48, 48], [48, 0]], dtype=np.int32)
    monkeypatch.setattr("kahve.lab.run.play_chunk", lambda match, chunk, *, compiled: Played(0, sheets, lengths))
    run = play(duel, 4, folder=DealsFolder(tmp_path / "d", duel))
    assert run.results().void == 2
    rows = table(tmp_path / "d").to_pylist()
    assert [row["won"] for row in rows] == [0.5] * 6 + [0.0] * 2
    assert [row["void"] for row in rows] == [False] * 6 + [True] * 2
    again = DealsFolder(tmp_path / "d", duel)
    assert play(duel, 4, folder=again).results().void == 2


def test_what_was_played_beyond_the_decision_is_taken_away(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.sequential.FEWEST_BLOCKS", 4)
    test = SignTest(-9, 9)
    match = matched("pisti", {"seats": 2}, ["greedy", "random"], 7)
    run = play(match, 60, test=test, folder=DealsFolder(tmp_path / "d", match, test))
    assert run.played.blocks < 30
    assert table(tmp_path / "d").num_rows == run.played.blocks * 4
    again = play(match, 60, test=test, folder=DealsFolder(tmp_path / "d", match, test))
    assert again.played.blocks == run.played.blocks


def test_a_test_takes_nothing_away_from_a_match_of_fixed_length(duel: Match, play: Play, tmp_path: Path) -> None:
    play(duel, 20, folder=DealsFolder(tmp_path / "d", duel))
    with pytest.raises(OtherMatch, match=r"its test is none, not h0=-9, h1=9, alpha=0\.05, beta=0\.05; choose another"):
        play(duel, 20, test=SignTest(-9, 9), folder=DealsFolder(tmp_path / "d", duel, SignTest(-9, 9)))
    assert table(tmp_path / "d").num_rows == 40


# -- a real process, really killed ------------------------------------------------------------------------------------------------------

COMMAND = """
import sys, kahve.lab.match
kahve.lab.match.BLOCKS_BY_LOOP = 2
from kahve.terminal.main import main
sys.argv = ["kahve", "lab", "match", "pisti", "--house", "seats=2", "--players", "random,random", "--seed", "7", "--deals", "240",
            "--workers", "2", "--out", "d"]
main()
"""


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A match of sixty chunks in a process of its own, with three chunks done."""
    surroundings = os.environ | {"KAHVE_INTERPRETED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND],
        cwd=tmp_path,
        env=surroundings,
        text=True,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        # Tests that a shell runs in the background ignore Ctrl-C, and so would what they begin.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while len(list(tmp_path.glob("d/part-*"))) < 3:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    yield process
    if process.poll() is None:
        process.kill()
    process.communicate()


def children(pid: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]


def lives(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes in /proc")
def test_killed_it_loses_nothing_that_was_kept_and_leaves_no_process(
    begun: subprocess.Popen[str], duel: Match, play: Play, tmp_path: Path
) -> None:
    workers = children(begun.pid)
    assert len(workers) >= 2
    begun.kill()
    begun.wait()
    parts = [int(path.stem.partition("-")[2]) for path in tmp_path.glob("d/part-*.parquet")]
    assert 3 <= len(parts) < 60
    until = time.monotonic() + 20
    while any(map(lives, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(lives, workers))
    steps: list[tuple[int, bool]] = []
    resumed = play(duel, 240, folder=DealsFolder(tmp_path / "d", duel), progress=lambda done, fresh: steps.append((done, fresh)))
    assert steps[0] == (4 * len(parts), False)
    assert sum(done for done, _ in steps) == 240
    assert (resumed.played.sheets == play(duel, 240).played.sheets).all()
    assert table(tmp_path / "d").num_rows == 240 * 2


def test_stopped_it_says_what_is_kept(begun: subprocess.Popen[str], tmp_path: Path) -> None:
    begun.send_signal(signal.SIGINT)
    _, said = begun.communicate(timeout=30)
    assert begun.returncode == 130
    assert said == "Stopped; what was played is in d, and the same command goes on from there.\n"
    assert table(tmp_path / "d").num_rows >= 3 * 8
