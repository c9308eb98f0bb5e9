"""Every recipe, every program for those who come from another library, and the first hour run, and their pages have them."""

from __future__ import annotations

import ast
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from kahve.adapters import warm_up

ROOT = Path(__file__).parent.parent
PROGRAMS = sorted([*ROOT.glob("examples/recipes/*.py"), *ROOT.glob("examples/coming_from/*.py")])
LEARNER = ROOT / "examples" / "learner.py"
FIRST_HOUR = ROOT / "docs" / "notebooks" / "the-first-hour.ipynb"
NEEDED = {
    "equilibrium_of_a_small_game": "open_spiel",
    "coming_from_open_spiel": "pyspiel",
    "every_seat_an_agent": "pettingzoo",
    "coming_from_petting_zoo": "pettingzoo",
    "masked_policy": "gymnasium",
    "deep_monte_carlo": "torch",
    "proximal_policy": "torch",
    "learning_in_gymnasium": "torch",
    "learning_in_petting_zoo": "pettingzoo",
    "learning_in_torchrl": "torchrl",
    "maskable_ppo": "sb3_contrib",
}
"""The libraries that a program needs besides the laboratory's."""
SHORTER = {
    "learning_in_petting_zoo": {"EPISODES, RATE = 600,": "EPISODES, RATE = 60,", "range(300)": "range(100)"},
    "maskable_ppo": {"MOVES = 30_000": "MOVES = 15_000"},
    "deep_monte_carlo": {"ROUNDS, TRUST, SLIPS, UNIT = 5,": "ROUNDS, TRUST, SLIPS, UNIT = 4,"},
    "proximal_policy": {"UNIT = 30,": "UNIT = 18,"},
    "learning_in_gymnasium": {"UNIT = 30,": "UNIT = 12,"},
    "rating_list": {"deals=400": "deals=100"},
}
"""What is trained or measured less here: what a program asserts of its learning holds after that already."""

pytestmark = pytest.mark.skipif(not FIRST_HOUR.is_file(), reason="there is no checkout")


@pytest.mark.parametrize("program", [pytest.param(path, id=path.stem) for path in PROGRAMS])
def test_a_recipe_runs_and_says_what_came_of_it(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if program.stem in NEEDED:
        pytest.importorskip(NEEDED[program.stem])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    # Tables go over to compiled rules early: tests/adapters/test_one_table.py compares both.
    monkeypatch.setattr(warm_up, "MOVES_INTERPRETED", 500)
    if program.stem in SHORTER:
        text = program.read_text(encoding="utf-8")
        for written, less in SHORTER[program.stem].items():
            assert text.count(written) == 1
            text = text.replace(written, less)
        program = tmp_path / program.name
        program.write_text(text, encoding="utf-8")
    runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("program", [pytest.param(path, id=path.stem) for path in PROGRAMS])
def test_a_recipe_is_short_says_what_it_does_and_asserts_it(program: Path) -> None:
    tree = ast.parse(program.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    assert len(program.read_text(encoding="utf-8").splitlines()) <= 60
    assert any(isinstance(node, ast.Assert) for node in ast.walk(tree))


@pytest.mark.parametrize(("script", "folder", "least"), [("make_recipes.py", "recipes", 20), ("make_coming_from.py", "coming_from", 4)])
def test_a_page_has_every_program_of_its_folder(script: str, folder: str, least: int) -> None:
    page = runpy.run_path(str(ROOT / "docs" / script))["page"]()
    programs = [path for path in PROGRAMS if path.parent.name == folder]
    assert len(programs) >= least
    for path in programs:
        assert page.count(f"(../examples/{folder}/{path.name})") == 1


def test_the_first_hour_runs_from_its_first_cell_to_its_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = json.loads(FIRST_HOUR.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(code) >= 8
    for text in code:
        exec(compile(text, FIRST_HOUR.name, "exec"), names)
    assert names["margin"].low > 0, "the player of the tutorial beats chance"
    assert names["learned"] > names["before"], "the learner of the tutorial learns"


def test_the_learner_learns_stops_goes_on_and_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    monkeypatch.chdir(tmp_path)
    text = LEARNER.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "__main__"}
    # A round of so few and small games takes hundredths of a second, so both halves have many.
    for written, less in (("MINUTES = 3 ", "MINUTES = 0.02"), ("games=256, wide=128", "games=32, wide=32"), ("deals=400", "deals=100")):
        assert text.count(written) == 1
        text = text.replace(written, less)
    exec(compile(text.replace("blocks=200", "blocks=40"), LEARNER.name, "exec"), names)
    assert names["MINUTES"] == 0.02
    assert names["again"].deals > names["training"].deals > 0
    assert len(names["again"].exams) >= len(names["training"].exams) > 1
    assert names["curve"]._repr_svg_() == Path("learner.svg").read_text(encoding="utf-8")
    said = capsys.readouterr().out.splitlines()
    assert said[-1].endswith("deals")
    assert all("a deal more than greedy" in line for line in said[:-1])


def test_the_learner_is_a_script_of_cells_whose_prose_is_comments() -> None:
    cells = re.split(r"^# %%", LEARNER.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    prose = [cell for cell in cells if cell.startswith(" [markdown]\n")]
    assert 5 <= len(prose) < len(cells)
    assert all(line.startswith("#") for cell in prose for line in cell.splitlines()[1:] if line)
