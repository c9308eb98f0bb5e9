"""The application without a server: pages, limits, and what it says when something is not there."""

from typing import Any, Never

import kahve
from kahve.games import GAMES

SETUP = {"game": "pishti", "players": [{"kind": "you"}, {"kind": "open"}]}


def test_one_address_makes_only_so_many_tables_in_a_minute(asked: Any) -> None:
    answers = asked(*[("POST", "/api/tables", {"json": SETUP})] * 4, most_new_tables=3)
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["error"]["says"].startswith("Too many new tables")


def test_the_page_is_handed_out_for_the_house_and_for_every_table(asked: Any, tmp_path: Any) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>the page")
    (client / "app.js").write_text("1")
    home, table, script, none, outside = asked(
        *(("GET", path, {}) for path in ("/", "/t/abc", "/assets/app.js", "/assets/none.js", "/assets/..%2ftables.db")), client=client
    )
    assert home.text == table.text == "<p>the page"
    assert "script-src 'self'" in home.headers["content-security-policy"]
    assert script.text == "1"
    assert (none.status_code, none.json()["error"]["code"]) == (404, "http")
    assert outside.status_code == 404


def test_a_page_that_is_not_built_says_how_to_build_it(asked: Any, tmp_path: Any) -> None:
    [page] = asked(("GET", "/", {}), client=tmp_path / "nowhere")
    assert page.status_code == 503
    assert "has not been built" in page.text


def test_a_body_that_does_not_say_its_length_is_cut_off(asked: Any) -> None:
    async def endless() -> Any:
        for _ in range(100):
            yield b" " * 1000

    [answer] = asked(("POST", "/api/tables", {"content": endless()}))
    assert answer.status_code == 413


def test_a_failure_inside_is_a_sentence_without_its_inside(asked: Any, monkeypatch: Any) -> None:
    from kahve.table import game_routes

    def fail(*_: Any) -> Never:
        raise RuntimeError("QS is in the other hand")

    monkeypatch.setattr(game_routes, "game_told", fail)
    [answer] = asked(("GET", "/api/games", {}))
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "failure"
    assert "QS" not in answer.text


def test_a_store_that_cannot_write_is_told_and_nothing_has_happened(asked: Any, monkeypatch: Any) -> None:
    from kahve.table.store import Store, StoreError

    def full(*_: Any) -> Never:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(Store, "create", full)
    [answer] = asked(("POST", "/api/tables", {"json": SETUP}))
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")


def test_the_rulebook_of_every_game_marks_its_house_rules_for_every_preset(asked: Any) -> None:
    tables: list[tuple[str, dict[str, Any]]] = []
    for name in GAMES:
        tables += [(name, {}), *((name, dict(preset.values)) for preset in kahve.game(name).presets)]
    answers = asked(*(("GET", f"/api/games/{name}/rules", {"params": values}) for name, values in tables))
    for (name, values), answer in zip(tables, answers, strict=True):
        assert answer.status_code == 200, (name, values, answer.text)
        told, rows = answer.json(), {option.name: option for option in kahve.game(name).options}
        for option in rows.values():
            assert told["html"].count(f'data-option="{option.name}"') == 1, (name, option.name)
        changed = {row for row, value in values.items() if rows[row].number_for(value) != rows[row].number_for(rows[row].default)}
        assert set(told["changed"]) == changed
        for row in changed:
            here = rows[row].told(rows[row].number_for(values[row]))
            mark = f'class="here changed" dir="auto" data-option="{row}">At this table: <mark>{here}</mark>'
            assert mark in told["html"]
