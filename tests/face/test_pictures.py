import html
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kahve
from kahve.cards import pictures
from kahve.cards.pictures import faces
from kahve.engine.picture import picture
from kahve.lab.estimate import Estimate
from kahve.lab.match import matched
from kahve.lab.studied import Study
from kahve.lab.study import Measure, Sweep

NOTEBOOKS = sorted(Path(__file__).parent.parent.parent.joinpath("docs", "notebooks").glob("*.ipynb"))
GAMES = [game.name for game in kahve.all_games()]


def begun(name: str, moves: int = 12) -> kahve.Table:
    table = kahve.new(name)
    table.deal(seed=7)
    while moves and table.turn != kahve.NOBODY:
        table.play(table.moves[0])
        moves -= 1
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_view_shows_its_own_cards_and_no_hidden_one(name: str) -> None:
    view = begun(name).view(0)
    drawn = picture(view)
    ElementTree.fromstring(drawn)
    shown = {title.text for title in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}title")}
    rows = [row for zone in view.cards.values() for row in (zone if zone and not isinstance(zone[0], str) else [zone])]
    assert shown - {"??"} - {None} >= {str(code) for row in rows for code in row} - {"??"}
    deck = view.game.screen.faces(view.house)[0] if view.game.screen else "french"
    assert {code for row in rows for code in row if code != "??"} <= set(faces()[deck]), "every card has a face"


@pytest.mark.parametrize("name", [name for name in GAMES if name != "pishti"], ids=str)
def test_hidden_cards_exchanged_give_the_same_bytes(name: str) -> None:
    # Pishti has two seats, and so no two hidden hands to exchange.
    table = kahve.new(name, seats=4) if kahve.new(name).seats == 2 else kahve.new(name)
    table.deal(seed=7)
    view = table.view(0)
    drawn, whole = picture(view), str(table)
    hands = table.record.hand
    second = hands.tolist()[1]
    hands[1], hands[2] = hands[2], second
    assert str(table) != whole
    assert picture(table.view(0)) == drawn


def test_a_table_is_drawn_as_the_seat_to_move_sees_it() -> None:
    table = begun("pisti")
    assert table._repr_svg_() == table.view(table.turn)._repr_svg_()


def test_a_deck_of_a_house_has_the_faces_of_that_house() -> None:
    usual = kahve.new("quist", deck="full26")
    variants = usual.game.screen.faces(usual.house)[1]
    assert variants["AD"] == "AD:dog"
    assert variants["AA"] == "AA:none"
    assert faces()["letters"]["AD:dog"] == faces()["letters"]["AD"] != faces()["letters"]["AD:none"]


def test_the_turkish_deck_has_a_face_for_every_card() -> None:
    table = kahve.new("turtle", preset="turkish")
    deck, variants = table.game.screen.faces(table.house)
    codes = [table.game.rules.deck(table.house).code(card) for card in table.game.rules.deck(table.house).cards]
    drawn = [faces()[deck][variants.get(code, code)] for code in codes]
    assert len(set(drawn)) == len(codes) == 51
    assert faces()[deck]["AE:tr"] != faces()[deck]["AE:none"], "no elephant for the E of a Turkish deck"


def test_a_deal_is_stepped_through_as_one_seat_saw_it() -> None:
    table = begun("pisti", 5)
    steps = table.steps(seat=0)
    assert len(steps) == len(steps.says) == 6
    assert steps[0].hand != steps[5].hand
    assert str(steps[-1]) == str(table.view(0))
    shown = steps._repr_html_()
    assert shown is not None
    assert shown.count("data-step") == 6 + 1, "and once in the slider"
    assert "http" not in shown.replace("http://www.w3.org/2000/svg", "")
    with pytest.raises(kahve.NotNow, match="There is no deal 2"):
        table.steps(2)
    with pytest.raises(kahve.NotNow, match="There is no seat 9"):
        table.steps(seat=9)
    with pytest.raises(kahve.NotNow, match="began from a position"):
        kahve.position("pisti", str(table)).steps()


def test_without_the_built_client_a_notebook_shows_the_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pictures, "FILE", tmp_path / "faces.json.gz")
    faces.cache_clear()
    try:
        table = begun("pisti", 1)
        assert table._repr_svg_() is None
        assert table.steps()._repr_html_() is None
        with pytest.raises(pictures.NoFaces, match=r"python -m kahve\.web\.build"):
            faces()
    finally:
        faces.cache_clear()


def test_a_study_is_shown_in_a_frame_of_its_own() -> None:
    option = next(option for option in kahve.game("pisti").options if option.name == "match_bonus")
    matches = tuple(matched("pisti", {"match_bonus": value}, ["random"], 1) for value in (10, 5))
    lead = Estimate(1.5, 0.5, 4, 0.5, 2.5)
    measures = tuple(Measure(value, name, name, "points", lead) for value in ("10", "5") for name in ("first_seat", "points_0", "moves"))
    study = Study(Sweep(option, (10, 5), matches, 10), measures, 4)
    shown = study._repr_html_()
    assert html.unescape(shown.partition('srcdoc="')[2].partition('" style="width')[0]) == study.html
    with pytest.raises(KeyError, match="no moves for 7"):
        study.figure("7", "moves")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_its_last_lines_show_something(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    names: dict[str, object] = {}
    for cell in (cell for cell in cells if cell["cell_type"] == "code"):
        source = "".join(cell["source"])
        *body, last = source.rstrip().rsplit("\n", 1) if "\n" in source.rstrip() else ("", source)
        exec(compile("\n".join(body), path.name, "exec"), names)
        try:
            shown = eval(compile(last, path.name, "eval"), names)
        except SyntaxError:  # the last line of a cell that shows nothing, or of a bracket that goes on
            exec(compile(source, path.name, "exec"), names)
            continue
        for method in ("_repr_svg_", "_repr_html_"):
            if hasattr(shown, method):
                assert getattr(shown, method)()
