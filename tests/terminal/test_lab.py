import csv
import functools
import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

import kahve.lab.run
from kahve.lab.engines import Threads
from kahve.lab.estimate import Estimate
from kahve.lab.rating import Rated, RatingList
from kahve.lab.study import Measure
from kahve.terminal.lab.rate import show_list
from kahve.terminal.lab.study import show_measures
from kahve.terminal.main import app
from kahve.terminal.paper import Paper
from kahve.terminal.progress import Clock

TWO = ("pisti", "--house", "seats=2", "--seed", "3")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few deals are played sooner than anything is compiled."""
    run = kahve.lab.run.run

    def interpreted_run(*args: Any, **options: Any) -> Any:
        return run(*args, **options | {"compiled": False, "engine": Threads(1)})

    monkeypatch.setattr("kahve.lab.run.run", functools.wraps(run)(interpreted_run))
    monkeypatch.setattr("kahve.lab.match.BLOCKS_BY_LOOP", 4)


def said(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["lab", *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize("command", ["match", "rate", "ladder", "study"])
def test_every_option_has_help_with_an_example(command: str) -> None:
    helped = CliRunner().invoke(app, ["lab", command, "--help"], terminal_width=200, env={"COLUMNS": "200"}).output
    assert f"Example: kahve lab {command}" in helped
    rows = helped.partition("Options:")[2]
    options = [line for line in rows.splitlines() if line.strip().startswith("--")]
    assert " ".join(rows.split()).count("Example: ") == len(options)


def test_a_match_is_told_with_intervals_and_margins() -> None:
    lines = said("match", *TWO, "--players", "greedy,random", "--deals", "8").stdout.splitlines()
    assert lines[0] == "pisti: 8 deals."
    assert lines[1].startswith("greedy: ")
    assert "95% interval" in lines[2]
    assert lines[5].startswith("greedy makes ")
    rows = json.loads(said("match", *TWO, "--players", "random,random", "--deals", "8", "--json").stdout)
    assert [row["over"] for row in rows["margins"]] == ["random 2"]
    assert "test" not in rows


def test_a_match_goes_on_in_its_folder(tmp_path: Path) -> None:
    words = ("match", *TWO, "--players", "random,random", "--out", str(tmp_path / "d"))
    assert f"The deals are in {tmp_path / 'd'}." in said(*words, "--deals", "8").stdout
    more = said(*words, "--deals", "16", "--json").stdout
    assert more == said("match", *TWO, "--players", "random,random", "--deals", "16", "--json").stdout
    part = tmp_path / "d" / "part-000000.parquet"
    part.write_bytes(part.read_bytes()[:100])
    again = said(*words, "--deals", "16", "--json")
    assert again.stdout == more
    assert again.stderr == f"{tmp_path / 'd'}: part-000000.parquet was cut short or damaged; its deals were played again.\n"


def test_a_test_that_decides_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("match", *TWO, "--deals", "80", "--stop-when", "sign", "--h0", "-9", "--h1", "9")
    monkeypatch.setattr("kahve.lab.sequential.FEWEST_BLOCKS", 4)
    last = said(*words, "--players", "greedy,random").stdout.splitlines()[-1]
    assert last.startswith("Decided after ")
    assert last.endswith("of at most 80 deals: greedy is better (a margin of 9 points a deal against one of -9, alpha 0.05, beta 0.05).")
    other = said(*words, "--players", "random,greedy", "--json").stdout
    assert json.loads(other)["test"]["verdict"] == "h0"
    open_still = said("match", *TWO, "--deals", "8", "--stop-when", "sign", "--players", "random,random").stdout
    assert "Not decided in 8 deals: " in open_still


def test_a_list_is_told_best_first_and_written(tmp_path: Path) -> None:
    file = tmp_path / "list.parquet"
    words = ("rate", *TWO, "--players", "random,greedy", "--deals", "12", "--out", str(tmp_path / "d"))
    lines = said(*words, "--table", str(file)).stdout.splitlines()
    assert lines[0].startswith("pisti: 12 deals; the model is off by at most ")
    assert lines[1].startswith("1: greedy, rating ")
    assert lines[2].startswith("2: random, rating ")
    rows = json.loads(said(*words, "--json").stdout)["players"]
    assert pyarrow.parquet.read_table(file).to_pylist() == rows
    assert [row["place"] for row in rows] == [1, 2]
    assert rows[1]["lead"] is None
    assert sorted(path.name for path in (tmp_path / "d").iterdir()) == ["match-01"]


def test_a_match_is_written_as_a_table_and_a_page(tmp_path: Path) -> None:
    html, file, parquet = tmp_path / "m.html", tmp_path / "m.csv", tmp_path / "m.parquet"
    words = ("match", *TWO, "--players", "greedy,random", "--deals", "8")
    out = said(*words, "--html", str(html), "--table", str(file)).stdout
    assert out.endswith(f"The page is {html}.\n")
    document = json.loads(said(*words, "--json", "--table", str(parquet)).stdout)
    rows = pyarrow.parquet.read_table(parquet).to_pylist()
    assert [row["player"] for row in rows] == [row["player"] for row in csv.DictReader(file.read_text().splitlines())]
    assert [row["points"] for row in rows] == [row["points"]["mean"] for row in document["players"]]
    assert [row["margin"] for row in rows] == [None, document["margins"][0]["mean"]]
    command = "kahve lab match pisti --players greedy,random --deals 8 --seed 3 --house seats=2"
    assert pyarrow.parquet.read_metadata(parquet).metadata[b"kahve"].decode() == command
    assert command in html.read_text()
    refused = said(*words, "--html", str(html), code=2).stderr
    assert "--force replaces it" in refused
    assert "no folder" in said(*words, "--html", str(tmp_path / "no" / "m.html"), code=2).stderr


def test_a_list_stops_when_its_order_is_known_and_has_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.sequential.FEWEST_BLOCKS", 4)
    html = tmp_path / "list.html"
    words = ("rate", *TWO, "--players", "random,greedy", "--deals", "80", "--stop-when", "order", "--margin", "9")
    out = said(*words, "--html", str(html), "--out", str(tmp_path / "d")).stdout.splitlines()
    assert out[1].startswith("1: greedy, rating ")
    assert out[-2].startswith("The order is known after ")
    assert out[-2].endswith(" of at most 40 blocks of deals a match (a difference of 9 points a deal or more, alpha 0.05).")
    assert out[-1] == f"The page is {html}."
    assert "--stop-when order --margin 9 --alpha 0.05" in html.read_text()
    assert out[-2] in html.read_text()
    document = json.loads(said(*words, "--json").stdout)
    assert document["test"]["decided"] == [{"better": "greedy", "worse": "random"}]
    assert document["deals"] < 80
    # The folder gives the same list again, and another size goes on from it.
    again = said(*words, "--out", str(tmp_path / "d")).stdout.splitlines()
    assert again == out[:-1]
    level = said("rate", *TWO, "--players", "random,greedy", "--deals", "6", "--stop-when", "order").stdout
    assert "Not decided in 3 blocks of deals a match: random and greedy (" in level


def test_a_list_for_three_stops_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kahve.lab.sequential.FEWEST_BLOCKS", 2)
    words = ("rate", "pisti", "--house", "seats=3", "--players", "greedy,random,simple", "--deals", "6", "--stop-when", "order")
    document = json.loads(said(*words, "--margin", "40", "--json").stdout)
    assert len(document["test"]["decided"]) + len(document["test"]["undecided"]) == 3


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--stop-when", "sign"), "--stop-when cannot be sign: allowed is order."),
        (("--stop-when", "order", "--margin", "0"), "margin cannot be 0"),
        (("--margin", "1"), "--margin is for --stop-when order."),
        (("--alpha", "0.01"), "--alpha is for --stop-when order."),
        (("--stop-when", "order", "--alpha", "0.7"), "alpha cannot be 0.7"),
    ],
)
def test_a_list_that_cannot_stop_so_is_refused(words: tuple[str, ...], says: str) -> None:
    assert says in said("rate", *TWO, "--players", "random,greedy", "--deals", "4", *words, code=2).stderr


def test_a_ladder_is_told_worst_row_first_and_goes_on(tmp_path: Path) -> None:
    words = ("ladder", "pisti", "dry_game", "--seats", "2,3", "--player", "simple", "--against", "random,greedy,simple", "--seed", "3")
    command = (*words, "--out", str(tmp_path / "d"))
    lines = said(*command, "--deals", "4").stdout.splitlines()
    assert lines[0] == "simple against a pool, the worst row first."
    assert len(lines) == 1 + 2 * 2 * 2, "a row for each game, number of seats and other player, without simple itself"
    more = said(*command, "--deals", "12", "--json").stdout
    assert more == said(*words, "--deals", "12", "--json").stdout
    rows = json.loads(more)["rows"]
    over = [row["wins"] - row["chance"] for row in rows]
    assert over == sorted(over)
    assert {(row["game"], row["seats"], row["over"]) for row in rows} == {
        (name, seats, other) for name in ("pisti", "dry_game") for seats in (2, 3) for other in ("random", "greedy")
    }
    assert [row["deals"] for row in rows if row["seats"] == 3] == [12] * 4
    against_greedy = next(row for row in rows if (row["game"], row["seats"], row["over"]) == ("pisti", 2, "greedy"))
    match = said("match", *TWO, "--players", "simple,greedy", "--deals", "12", "--json").stdout
    assert json.loads(match)["margins"][0]["mean"] == against_greedy["margin"]


def test_a_study_is_told_written_and_drawn(tmp_path: Path) -> None:
    html, file = tmp_path / "s.html", tmp_path / "s.parquet"
    words = ("study", *TWO, "--sweep", "jack_on_jack_bonus=20,30", "--players", "random", "--deals", "8")
    out = said(*words, "--html", str(html), "--table", str(file), "--out", str(tmp_path / "d")).stdout
    assert out.startswith("pisti, jack_on_jack_bonus: 8 deals for each value, held against 20.\n")
    assert "Length, 30: 48.00 moves a deal (" in out
    assert out.endswith(f"The page is {html}.\n")
    rows = json.loads(said(*words, "--json").stdout)["figures"]
    assert pyarrow.parquet.read_table(file).to_pylist() == rows
    assert {row["value"] for row in rows} == {"20", "30"}
    command = "kahve lab study pisti --sweep jack_on_jack_bonus=20,30 --players random --deals 8 --seed 3 --house seats=2"
    assert command in html.read_text()
    assert pyarrow.parquet.read_metadata(file).metadata[b"kahve"].decode() == command
    assert pyarrow.parquet.read_table(tmp_path / "d").column_names[-1] == "jack_on_jack_bonus", "the folders name the value"
    again = said(*words, "--html", str(html), code=2)
    assert "--force replaces it" in again.stderr
    assert said(*words, "--html", str(html), "--force").exit_code == 0


def test_two_sweeps_are_a_heat_map(tmp_path: Path) -> None:
    html, file = tmp_path / "s.html", tmp_path / "s.csv"
    words = ("study", *TWO, "--sweep", "match_bonus=5,10", "--sweep", "jack_on_jack_bonus=20,30", "--players", "random", "--deals", "4")
    out = said(*words, "--html", str(html), "--table", str(file)).stdout
    assert out.startswith("pisti, match_bonus and jack_on_jack_bonus: 4 deals for each pair of values, held against 10 and 20.\n")
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert {(row["match_bonus"], row["jack_on_jack_bonus"]) for row in rows} == {("5", "20"), ("5", "30"), ("10", "20"), ("10", "30")}
    assert {row["match_bonus"] for row in rows if row["yardstick"] == "True"} == {"10"}
    assert "--sweep match_bonus=5,10 --sweep jack_on_jack_bonus=20,30" in html.read_text()
    assert json.loads(said(*words, "--json").stdout)["yardstick"] == [10, 20]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["match", "chess"], "There is no game 'chess'"),
        (["ladder", "chess"], "There is no game 'chess'"),
        (["ladder", "pisti", "--player", "nobody"], "There is no player 'nobody'"),
        (["ladder", "pisti", "--seats", "2;4"], "--seats cannot be '2;4': whole numbers parted by commas, as in 2,4."),
        (["ladder", "pisti", "--seats", "9"], "seats"),
        (["ladder", "pisti", "--against", "master"], "A ladder needs another player than the one that is measured."),
        (["match", "pisti", "--players", "greedy,randon"], "There is no player 'randon'. Did you mean random? The players are"),
        (["match", "pisti", "--players", "greedy,search:speed=3,depth=1"], "A search has no setting 'speed'"),
        (
            ["match", "pisti", "--house", "seats=3", "--players", "greedy,random"],
            "2 players cannot be seated evenly: there are 3 seats and 3 sides",
        ),
        (["match", "pisti", "--seed", "-1"], "seed cannot be -1"),
        (["match", "pisti", "--stop-when", "bored"], "--stop-when cannot be bored: allowed is sign"),
        (["match", "pisti", "--stop-when", "sign", "--players", "greedy"], "needs two players or more"),
        (["match", "pisti", "--stop-when", "sign", "--h0", "3"], "h0 cannot be 3 with h1 0.5"),
        (["match", "pisti", "--stop-when", "sign", "--alpha", "2"], "alpha cannot be 2"),
        (["match", "pisti", "--engine", "steam"], "--engine cannot be steam: allowed are local and ray"),
        (["match", "pisti", "--ray-address", "x:1"], "--ray-address is for --engine ray"),
        (
            ["match", "pisti", "--engine", "ray", "--ray-address", "127.0.0.1:1"],
            "No Ray cluster answers at 127.0.0.1:1: Connection refused.",
        ),
        (["match", "pisti", "--out", "nowhere/at/all"], "there is no folder"),
        (["rate", "pisti", "--players", "greedy"], "1 players are too few for a list"),
        (["rate", "pisti", "--players", "greedy,greedy"], "greedy is named twice"),
        (["rate", "pisti", "--players", "greedy,nix"], "There is no player 'nix'"),
        (["rate", "pisti", "--table", "nowhere/at/all"], "there is no folder"),
        (["study", "pisti", "--sweep", "jack_bonus=1"], "There is no house rule jack_bonus"),
        (["study", "pisti", "--sweep", "jack_on_jack_bonus=5"], "jack_on_jack_bonus cannot be 5: allowed are 0, 10, 20 and 30"),
        (["study", "pisti", "--sweep", "jack_on_jack_bonus"], "write option=value,value"),
        (["study", "pisti", "--sweep", "=3"], "write option=value,value"),
        (["study", "pisti", "--sweep", "seats=2", "--out", "pyproject.toml"], "it is a file"),
        (["study", "pisti"], "A study needs one --sweep, or two for a heat map, or --all: none was given"),
        (["study", "pisti", *["--sweep", "seats=2"] * 3], "3 were given"),
        (["study", "--sweep", "seats=2"], "A study needs a game"),
        (["study", "pisti", "--all", "--sweep", "seats=2"], "Give --sweep or --all, not both"),
        (["study", "pisti", "--all", "--house", "seats=2"], "--all takes no --house and no --preset"),
        (["study", "pisti", "--all", "--players", "greedy,random"], "--all takes one player"),
        (["study", "chess", "--all"], "There is no game 'chess'"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(words: list[str], says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    result = said(*words, code=2)
    assert says in " ".join(result.stderr.split())
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("library", "words", "says"),
    [
        ("pyarrow", ["match", "--out", "d"], "A folder of deals needs pyarrow"),
        ("pyarrow", ["rate", "--table", "t"], "--table needs pyarrow"),
        ("choix", ["rate"], "A rating list needs choix"),
        ("ray", ["match", "--engine", "ray"], "--engine ray needs ray"),
    ],
)
def test_what_needs_a_library_says_so_before_anything_is_played(
    library: str, words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr("kahve.lab.run.run", lambda *args, **options: pytest.fail("it was played"))
    assert f"{says}, which is not installed: pip install 'kahve[" in said(words[0], "pisti", *words[1:], code=2).stderr
    assert list(tmp_path.iterdir()) == []


def test_a_dead_cluster_takes_nothing_that_was_kept(tmp_path: Path) -> None:
    words = ("match", *TWO, "--players", "random,random", "--out", str(tmp_path / "d"))
    before = said(*words, "--deals", "8").stdout
    dead = said(*words, "--deals", "16", "--engine", "ray", "--ray-address", "127.0.0.1:1", code=2)
    assert dead.stderr.endswith(f"Connection refused. What was played is kept in {tmp_path / 'd'}.\n")
    assert said(*words, "--deals", "8").stdout == before


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    words = ("match", "pisti", "--house", "seats=2", "--players", "random,random", "--deals", "4", "--out", str(tmp_path / "d"))
    said(*words)
    result = said(*words, "--seed", "9", code=2)
    assert result.stderr == f"Error: {tmp_path / 'd'} holds the deals of another match: its seed is 1, not 9; choose another folder.\n"


@pytest.mark.parametrize(("is_kept", "says"), [(True, "Stopped; what was played is in "), (False, "Stopped; nothing was kept.")])
def test_stopped_it_says_what_is_kept(is_kept: bool, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*args: Any, **options: Any) -> None:
        raise KeyboardInterrupt

    # A match is stopped while it plays, and a list while what was played is added.
    monkeypatch.setattr("kahve.lab.run.run", stop)
    monkeypatch.setattr("kahve.lab.rating.RatingSums.add", stop)
    for number, words in enumerate((("match",), ("rate", "--deals", "4"), ("rate", "--deals", "4", "--stop-when", "order"))):
        folder = ["--out", str(tmp_path / f"d{number}")] if is_kept else []
        assert said(*words[:1], *TWO, *words[1:], *folder, code=130).stderr.startswith(says)


def test_lists_and_studies_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = Paper(plain=False, suits=True, width=100)
    one, some = Estimate(1520.4, 5, 90, 1510.2, 1530.6), Estimate(0.25, 0.05, 90, 0.15, 0.35)
    rated = RatingList((Rated("greedy", one, one, some, 0.75), Rated("random", one, None, -some, 0.25)), None, 0.0123, 180)  # type: ignore[arg-type]
    show_list("pisti", rated, sheet)
    out = capsys.readouterr().out
    assert out.splitlines()[0].endswith("off by at most 1.2% of the deals of a pair.")
    assert out.split()[-8:] == ["1510", "to", "1531", "-0.25", "(-0.35", "to", "-0.15)", "25.0%"]
    measures = [Measure("10", "points_0", "A", "points", some), Measure("10", "mattered", "B", "of all deals", None)]
    show_measures([*measures, Measure("20", "points_0", "A", "points", some)], sheet)
    out = capsys.readouterr().out
    assert [line.split() for line in out.splitlines()[1:]] == [
        ["A,", "points", "10", "0.25", "0.050", "0.15", "to", "0.35"],
        ["20", "0.25", "0.050", "0.15", "to", "0.35"],
    ]


def test_the_time_left_comes_from_what_was_just_done() -> None:
    clock = Clock(1000, started=0.0)
    assert clock.left(now=0.0) == ""
    clock.count(500, fresh=False, now=1.0)
    assert clock.left(now=1.0) == "", "what was there before says nothing of the speed"
    clock.count(100, fresh=True, now=60.0)
    assert clock.left(now=60.0) == "4 min left"
    assert clock.left(now=240.0) == "60 s left"
    assert clock.left(now=900.0) == "0 s left"
    slow = Clock(1000, started=0.0)
    slow.count(0, fresh=True, now=1000.0)
    slow.count(10, fresh=True, now=1200.0)
    assert slow.left(now=1200.0) == "5 h 30 min left", "what went before the work does not count"
    slow.count(0, fresh=True, now=9000.0)
    slow.count(10, fresh=True, now=9200.0)
    assert slow.left(now=9200.0) == "5 h 27 min left", "nor what went between two pieces of it"
