"""The application without a server: pages, limits, and what it says when something is not there."""

import asyncio
from typing import Any, Never

import httpx
import pytest

import kahve
from kahve.games import GAMES
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions

SETUP = {"game": "pishti", "players": [{"kind": "you"}, {"kind": "open"}]}


def test_one_address_makes_only_so_many_tables_in_a_minute(answers_to: Any) -> None:
    answers = answers_to(*[("POST", "/api/tables", {"json": SETUP})] * 4, most_new_tables=3)
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["error"]["says"].startswith("Too many new tables")


JOINER = "0f" * 16


def joined(tmp_path: Any, *rounds: list[dict[str, Any]]) -> list[list[tuple[int, Any]]]:
    """The answers to requests to sit down, those of a round at the same moment; at the end who sits at that table of four."""

    async def evening() -> list[list[tuple[int, Any]]]:
        app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as client:
            setup = {"game": "pisti", "house": {"seats": 4}, "players": [{"kind": "you", "name": "Bo"}, *[{"kind": "open"}] * 3]}
            table = f"/api/tables/{(await client.post('/api/tables', json=setup)).json()['table']}"
            answers = []
            for bodies in rounds:
                responses = await asyncio.gather(*(client.post(f"{table}/seats", json=body) for body in bodies))
                answers.append([(answer.status_code, answer.json()) for answer in responses])
            names = [(200, player["name"]) for player in (await client.get(table)).json()["players"]]
        await app.state.server.close()
        return [*answers, names]

    return asyncio.run(evening())


def test_a_browser_that_asks_twice_for_a_seat_has_one(tmp_path: Any) -> None:
    cy = {"name": "Cy", "joiner": JOINER}
    both, again, other, names = joined(tmp_path, [cy, cy], [{"name": "Zoe", "seat": 3, "joiner": JOINER}], [cy | {"joiner": "1" * 22}])
    assert [status for status, _ in (*both, *again, *other)] == [201] * 4
    assert both[0][1] == both[1][1] == again[0][1]
    assert other[0][1]["seat"] != both[0][1]["seat"]
    assert [name for _, name in names] == ["Bo", "Cy", "Cy 2", ""]


def test_whoever_says_nothing_of_themselves_but_a_name_has_one_seat_until_the_page_has_come(tmp_path: Any) -> None:
    both, other, names = joined(tmp_path, [{"name": "Cy"}, {"name": " Cy "}], [{"name": "Di"}])
    assert sorted(status for status, _ in both) == [201, 409]
    refused = next(body["error"] for status, body in both if status == 409)
    assert (refused["code"], refused["says"]) == (
        "seated",
        f"{names[1][1]} has just sat down in seat 2 from your address. If that was not you, choose another name.",
    )
    assert other[0][0] == 201
    assert [name for _, name in names[2:]] == ["Di", ""]


@pytest.mark.parametrize("joiner", ["", "short", "x" * 65, "ä" * 30, "a b" * 10, 5])
def test_a_joiner_that_is_not_one_is_refused(tmp_path: Any, joiner: Any) -> None:
    answers, _ = joined(tmp_path, [{"name": "Cy", "joiner": joiner}])
    assert [status for status, _ in answers] == [400]


def test_the_page_is_handed_out_for_the_server_and_for_every_table(answers_to: Any, tmp_path: Any) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>the page")
    (client / "app.js").write_text("1")
    home, table, script, none, outside = answers_to(
        *(("GET", path, {}) for path in ("/", "/t/abc", "/assets/app.js", "/assets/none.js", "/assets/..%2ftables.db")), client=client
    )
    assert home.text == table.text == "<p>the page"
    assert "script-src 'self' 'wasm-unsafe-eval';" in home.headers["content-security-policy"]
    assert script.text == "1"
    assert (none.status_code, none.json()["error"]["code"]) == (404, "http")
    assert outside.status_code == 404


def test_a_page_that_is_not_built_says_how_to_build_it(answers_to: Any, tmp_path: Any) -> None:
    [page] = answers_to(("GET", "/", {}), client=tmp_path / "nowhere")
    assert page.status_code == 503
    assert "has not been built" in page.text


def test_a_body_that_does_not_say_its_length_is_cut_off(answers_to: Any) -> None:
    async def endless() -> Any:
        for _ in range(100):
            yield b" " * 1000

    [answer] = answers_to(("POST", "/api/tables", {"content": endless()}))
    assert answer.status_code == 413


def test_a_failure_inside_is_a_sentence_without_its_inside(answers_to: Any, monkeypatch: Any) -> None:
    from kahve.table.http import game_routes

    def fail(*_: Any) -> Never:
        raise RuntimeError("QS is in the other hand")

    monkeypatch.setattr(game_routes, "game_document", fail)
    [answer] = answers_to(("GET", "/api/games", {}))
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "failure"
    assert "QS" not in answer.text


def test_a_store_that_cannot_write_is_told_and_nothing_has_happened(answers_to: Any, monkeypatch: Any) -> None:
    from kahve.table.store.sql import Store, StoreError

    def full(*_: Any) -> Never:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(Store, "create", full)
    [answer] = answers_to(("POST", "/api/tables", {"json": SETUP}))
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")


def test_the_rulebook_of_every_game_marks_its_house_rules_for_every_preset(answers_to: Any) -> None:
    tables: list[tuple[str, dict[str, Any]]] = []
    for name in GAMES:
        tables += [(name, {}), *((name, dict(preset.values)) for preset in kahve.game(name).presets)]
    answers = answers_to(*(("GET", f"/api/games/{name}/rules", {"params": values}) for name, values in tables))
    for (name, values), answer in zip(tables, answers, strict=True):
        assert answer.status_code == 200, (name, values, answer.text)
        body, rows = answer.json(), {option.name: option for option in kahve.game(name).options}
        for option in rows.values():
            assert body["html"].count(f'data-option="{option.name}"') == 1, (name, option.name)
        changed = {row for row, value in values.items() if rows[row].number_for(value) != rows[row].number_for(rows[row].default)}
        assert set(body["changed"]) == changed
        for row in changed:
            here = rows[row].in_words(rows[row].number_for(values[row]))
            mark = f'class="here changed" dir="auto" data-option="{row}">At this table: <mark>{here}</mark>'
            assert mark in body["html"]
