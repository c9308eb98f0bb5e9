from pathlib import Path

import pytest

from kahve.table.sitting.sitting import Sitting
from kahve.terminal.evening import Refused
from kahve.terminal.keeping import Diary, Notebook
from kahve.terminal.local import LocalSeat, chance
from kahve.terminal.options import BadInput

SETUP = {"game": "pisti", "house": {"seats": 2, "target": "single"}, "players": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}


def opened(seed: int = 7) -> Sitting:
    return Sitting.open(SETUP, entropy=chance(seed))


def test_the_diary_is_the_sitting(tmp_path: Path) -> None:
    diary = Diary(tmp_path / "d")
    seat = LocalSeat(opened(), diary, None)
    diary.begin(seat.sitting.opening)
    seat.ask("deal")
    while seat.scene()["phase"] == "play":
        list(seat.others())
        if seat.scene()["moves"]:
            seat.ask("move", seat.scene()["moves"][-1]["move"])
        again = Sitting.replay(diary.read())
        assert again.scene(0) == seat.scene()


def test_what_is_refused_is_not_written(tmp_path: Path) -> None:
    diary = Diary(tmp_path / "d")
    seat = LocalSeat(opened(), diary, None)
    diary.begin(seat.sitting.opening)
    before = diary.read()
    with pytest.raises(Refused, match="deal the next hand first"):
        seat.ask("move", "5H")
    assert diary.read() == before


def test_a_diary_is_not_begun_over_another(tmp_path: Path) -> None:
    (tmp_path / "d").write_text("mine")
    with pytest.raises(FileExistsError):
        Diary(tmp_path / "d").begin({})
    assert (tmp_path / "d").read_text() == "mine"


def test_a_notebook_needs_its_folder_and_its_leave(tmp_path: Path) -> None:
    (tmp_path / "n").write_text("mine")
    with pytest.raises(BadInput, match="--force"):
        Notebook(tmp_path / "n", force=False)
    with pytest.raises(BadInput, match="no folder"):
        Notebook(tmp_path / "none" / "n", force=False)


def test_the_operating_system_gives_the_chance_without_a_seed() -> None:
    assert chance(None)(16) != chance(None)(16)
    assert len(chance(7)(5)) == 5
