import functools
import json
from pathlib import Path
from typing import Any, Never

import pytest
from typer.testing import CliRunner, Result

import kahve
import kahve.lab.simulate
from kahve.games import GAMES
from kahve.lab.deal_loops import check_seats, usual_players
from kahve.lab.rating import group_size, round_robin, usual_rivals
from kahve.terminal.main import app

WORDS = ["simulate", "pisti", "--house", "seats=2", "--deals", "10", "--seed", "3"]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten deals are played sooner than anything is compiled."""
    monkeypatch.setattr(kahve.lab.simulate, "simulate", functools.partial(kahve.lab.simulate.simulate, compiled=False))


def run(*words: str) -> Result:
    return CliRunner().invoke(app, [*WORDS, *words])


def test_the_figures_come_with_their_errors() -> None:
    result = run()
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0] == "pisti: 10 deals."
    assert lines[1].startswith("greedy: ")
    assert " points a deal (standard error " in lines[1]
    assert " of the deals won (standard error " in lines[2]
    assert lines[5].startswith("greedy makes ")


def test_the_same_seed_gives_the_same_figures() -> None:
    assert run("--json").stdout == run("--json", "--workers", "1").stdout
    rows = json.loads(run("--json").stdout)
    assert [row["player"] for row in rows["players"]] == ["greedy", "random"]
    assert rows["players"][0]["points"]["low"] < rows["players"][0]["points"]["mean"]


def test_one_block_has_no_error() -> None:
    assert "standard error unknown" in run("--deals", "2").stdout
    assert json.loads(run("--deals", "2", "--json").stdout)["players"][0]["points"]["error"] is None


def test_where_points_are_bad_the_margin_says_how_many_fewer() -> None:
    result = CliRunner().invoke(app, ["simulate", "turtle", "--players", "random,random,random", "--deals", "6"])
    assert result.exit_code == 0, result.output
    last = result.stdout.splitlines()[-1]
    assert "points a deal fewer than random 3" in last
    assert last.endswith("the fewest points win.")


def test_players_of_one_name_are_told_apart() -> None:
    assert "random 2: " in run("--players", "random,random").stdout


def test_the_logs_are_refereed_and_never_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    assert f"The logs are in {out}" in run("--out", str(out)).stdout
    text = out.read_text()
    assert CliRunner().invoke(app, ["replay", str(out)]).stdout.startswith(f"{out}: 10 matches of Pisti, 10 deals")
    again = run("--out", str(out), "--seed", "4")
    assert again.exit_code == 2
    assert "--force replaces it" in again.stderr
    assert out.read_text() == text
    assert run("--out", str(out), "--seed", "4", "--force").exit_code == 0
    assert out.read_text() != text
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize("there", [True, False])
def test_what_is_stopped_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    out = tmp_path / "deals.jsonl"
    if there:
        out.write_text("before\n")

    def stop(*args: Any) -> Never:
        raise KeyboardInterrupt

    monkeypatch.setattr("kahve.lab.simulate._log_lines", stop)
    result = run("--out", str(out), "--force")
    assert result.exit_code == 130
    assert "nothing was written" in result.stderr
    assert [path.read_text() for path in tmp_path.iterdir()] == (["before\n"] if there else [])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_players_for_every_number_of_seats_where_none_are_named(name: str) -> None:
    game = kahve.game(name)
    result = CliRunner().invoke(app, ["simulate", name, "--deals", "1", "--json"])
    assert result.exit_code == 0, result.output
    seats = next(option for option in game.options if option.name == "seats")
    numbers = [seats.number_for(value) for value in seats.allowed] or range(seats.low, seats.high + 1)
    for number in numbers:
        house = game.settle({"seats": number})
        players = usual_players(game, house)
        check_seats(game, house, players)
        assert len(players) >= 2
        assert players[0] == "greedy"
        assert set(players[1:]) == {"random"}
        rivals, size = usual_rivals(name, {"seats": number}), group_size(name, {"seats": number})
        if size <= 6:  # there are no more quick players than six
            assert {len(ring.players) for ring in round_robin(name, {"seats": number}, rivals, 1)} == {size}


@pytest.mark.parametrize("words", [["match"], ["rate"]])
def test_the_laboratory_has_players_for_three_seats_too(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    requests: list[list[str]] = []

    def stop(*args: Any, **kwargs: Any) -> Never:
        requests.append(list(args[2]))
        raise kahve.HouseError("enough")

    monkeypatch.setattr("kahve.lab.match.matched", stop)
    monkeypatch.setattr("kahve.lab.rating.round_robin", stop)
    assert "enough" in CliRunner().invoke(app, ["lab", *words, "soup"]).output
    assert requests == [["greedy", "random", "random"] if words == ["match"] else ["greedy", "random", "simple"]]
