"""The data set of logs: that its rows are what a table shows, and what is refused."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest
from typer.testing import CliRunner

import kahve
import kahve.lab.data_set
from kahve.engine.observation import observation
from kahve.engine.table import Table
from kahve.lab.batch import points
from kahve.lab.data_set import CARD, DataSetError, write_data_set
from kahve.terminal.main import app

GAMES = ("pisti", "basra", "hand_and_foot", "quist", "soup", "turtle")


def played(game: str, deals: int, seed: int = 1, **rules: Any) -> Table:
    """A match of random turns, of this number of deals."""
    table, chance = kahve.new(game, **rules), random.Random(seed)
    for _ in range(deals):
        table.deal(seed=chance.getrandbits(64))
        while table.turn >= 0:
            table.play(chance.choice(table.moves))
    return table


def written(folder: Path, *logs: str, **options: Any) -> dict[str, list[Any]]:
    write_data_set([(f"{place}.jsonl", log.splitlines(keepends=True)) for place, log in enumerate(logs)], folder, **options)
    rows: dict[str, list[Any]] = pyarrow.parquet.read_table(folder / "data").to_pydict()
    return rows


@pytest.mark.parametrize("name", GAMES)
def test_each_row_is_what_its_seat_saw_and_did(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kahve.lab.data_set, "ROWS", 50)
    table = played(name, 2)
    rows = written(tmp_path / "choices", table.log(), full_state=True)
    again, place = kahve.new(name), 0
    layout = observation(again.game, again.house)
    for number in (1, 2):
        again.deal(table.history[number - 1].order)
        first = place
        while again.turn >= 0:
            # Of a turn of several moves the log has no order, so the moves are those of the rows.
            move, seen = rows["move"][place], layout.at_table(again, again.turn)[0]
            assert (rows["deal"][place], rows["choice"][place]) == (number, place - first)
            assert (rows["seat"][place], rows["legal"][place]) == (again.turn, again.moves)
            assert rows["numbers"][place] == seen["numbers"].tolist()
            assert rows["cards"][place] == seen["cards"].tolist()
            again.play(move)
            place += 1
        brought = points(again)
        assert rows["points"][first:place] == [brought[seat] for seat in rows["seat"][first:place]]
    assert place == len(rows["seat"]) > 50
    assert again.log() == table.log()
    assert len(list((tmp_path / "choices" / "data").iterdir())) == -(-place // 50)
    batch = kahve.Batch(name, 1, compiled=False)
    assert len(rows["full_state"][0]) == batch.full_state().shape[1]


def test_a_full_state_is_that_of_a_batch(tmp_path: Path) -> None:
    table = kahve.new("basra", seats=2)
    table.deal(seed=3)
    start = kahve.Batch.from_tables([table], compiled=False).full_state()[0].tolist()
    while table.turn >= 0:
        table.play(table.moves[0])
    assert written(tmp_path / "choices", table.log(), full_state=True)["full_state"][0] == start


def test_margins_winners_and_deals_without_an_end(tmp_path: Path) -> None:
    table, chance = kahve.new("pisti", seats=2, target=51), random.Random(5)
    while not table.over:
        table.deal(seed=chance.getrandbits(64))
        while table.turn >= 0:
            table.play(chance.choice(table.moves))
    cut = kahve.new("pisti", seats=2, target=51)
    cut.deal(seed=9)
    cut.play(cut.moves[0])
    rows = written(tmp_path / "choices", table.log(["Ayla", "Deniz"]), cut.log(), played("pisti", 1, seats=2, target=51).log())
    one_deal = [place for place, deal in enumerate(zip(rows["match"], rows["deal"])) if deal == (0, 1)]
    by_seat = {rows["seat"][place]: rows["points"][place] for place in one_deal}
    assert all(rows["margin"][place] == by_seat[rows["seat"][place]] - by_seat[1 - rows["seat"][place]] for place in one_deal)
    assert {(seat, won) for match, seat, won in zip(rows["match"], rows["seat"], rows["won"]) if match == 0} == {
        (seat, seat in table.winners) for seat in (0, 1)
    }
    assert {won for match, won in zip(rows["match"], rows["won"]) if match == 2} == {None}
    assert set(rows["match"]) == {0, 2}  # the second log has no deal that was counted
    assert set(rows["player"]) == {"Ayla", "Deniz", "?"}
    card = (tmp_path / "choices" / CARD).read_text()
    assert "Deals left out: 1 " in card
    about = json.loads(pyarrow.parquet.read_schema(tmp_path / "choices" / "data" / "part-000000.parquet").metadata[b"kahve"])
    assert about["layout"] in card
    assert np.isin([name for name in rows if name != "full_state"], card.replace("`", " ").split()).all()


def test_what_is_refused_leaves_nothing(tmp_path: Path) -> None:
    good, other, house = played("pisti", 1).log(), played("basra", 1).log(), played("pisti", 1, seats=2).log()
    for logs, why in (
        ((good, other), "The logs are of pisti and of basra: a data set has one game."),
        ((good, house), "The logs have different house rules (-; seats=2): a data set has one set of them."),
        ((good, good.replace('"sheet"', '"sheets"')), "1.jsonl: Line 2: "),
        ((), "The logs have no deal that was played to its end."),
    ):
        with pytest.raises(DataSetError) as refused:
            written(tmp_path / "choices", *logs)
        assert str(refused.value).startswith(why)
        assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_replaced_by_force_alone(tmp_path: Path) -> None:
    log, folder, half = played("pisti", 1, seats=2).log(), tmp_path / "choices", tmp_path / ".choices.part"
    half.mkdir()
    with pytest.raises(DataSetError, match=r"a data set that was interrupted, or that another run writes; --force begins again\."):
        written(folder, log)
    written(folder, log, force=True)
    assert not half.exists()
    with pytest.raises(DataSetError, match=r"choices already exists; --force replaces it\."):
        written(folder, log)
    (folder / CARD).unlink()
    with pytest.raises(DataSetError, match="is not a data set, so it is not replaced"):
        written(folder, log, force=True)
    assert list((folder / "data").iterdir())


def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    log, folder = tmp_path / "deals.jsonl", tmp_path / "choices"
    log.write_text(played("pisti", 1, seats=2).log(), encoding="utf-8")
    said = CliRunner().invoke(app, ["lab", "data", str(log), "--out", str(folder)])
    assert said.output == f"48 choices of 1 deals are in {folder}.\n"
    assert f"kahve lab data {log} --out {folder}" in (folder / CARD).read_text()
    for wrong, why in (
        (["nowhere.jsonl", "--out", str(tmp_path / "new")], "nowhere.jsonl"),
        ([str(log), "--out", str(folder)], "--force replaces it"),
    ):
        refused = CliRunner().invoke(app, ["lab", "data", *wrong])
        assert refused.exit_code == 2
        assert why in refused.output
