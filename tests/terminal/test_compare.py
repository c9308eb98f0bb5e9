"""`kahve compare` in the terminal: logs of the same deals beside one another, and a sentence for all others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kahve
from kahve.terminal.main import app


def logged(path: Path, name: str, choice: int, game: str = "pisti", seeds: tuple[int, ...] = (1, 2), **house: int) -> str:
    """Write the log of a match in which everybody plays their first or last move; the name of the file."""
    table = kahve.new(game, **{"seats": 2, **house})
    for seed in seeds:
        table.deal(seed=seed)
        while table.turn >= 0:
            table.play(table.moves[choice])
    (path / name).write_text(table.log([name.partition(".")[0].title(), "bot:greedy"]), encoding="utf-8")
    return str(path / name)


def test_same_deals_are_compared_with_par_points_over_the_mean_and_matchpoints(tmp_path: Path) -> None:
    ada, bo = logged(tmp_path, "ada.jsonl", 0), logged(tmp_path, "bo.jsonl", -1, seeds=(1,))
    said = json.loads(CliRunner().invoke(app, ["compare", ada, bo, "--json"]).output)
    first, second = (deal["rows"] for deal in said["deals"])
    assert {row["name"] for row in first} == {"Ada", "Bo"}
    assert [row["over"] for row in first] == [-first[1]["over"], -first[0]["over"]]
    assert sorted(row["matchpoints"] for row in first) in ([0, 100], [50, 50])
    assert len({row["par"] for row in first}) == 1
    assert [(row["name"], row["matchpoints"]) for row in second] == [("Ada", None)]
    assert {row["name"]: row["deals"] for row in said["totals"]} == {"Ada": 2, "Bo": 1}
    plain = CliRunner().invoke(app, ["compare", ada, bo]).output
    assert f"Bo ({bo}): points {next(row['points'] for row in first if row['name'] == 'Bo')}, more than others" in plain
    parted = next(row["parted"] for row in first if row["name"] == "Bo")
    assert f"The play parts from the first log after {parted} move" in plain


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({}, "To compare, name two logs or more."),
        ({"name": "ada.jsonl"}, "is named twice."),
        ({"seeds": (1, 3)}, "Deal 2 of "),
        ({"game": "dry_game"}, "is a match of "),
        ({"target": 51}, "was played by other house rules than "),
        ({"seeds": ()}, "has no deal that was played to its end."),
    ],
)
def test_what_cannot_be_compared_is_said(other: dict[str, object], says: str, tmp_path: Path) -> None:
    logs = [logged(tmp_path, "ada.jsonl", 0)]
    if other:
        logs.append(logged(tmp_path, **{"name": "bo.jsonl", "choice": 0, **other}))  # type: ignore[arg-type]
    result = CliRunner().invoke(app, ["compare", *logs])
    assert result.exit_code == 2
    assert says in result.output
    (tmp_path / "note.txt").write_text("no log")
    assert "this is not JSON" in CliRunner().invoke(app, ["compare", str(tmp_path / "note.txt")]).output
