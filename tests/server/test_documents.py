"""What is the same for everybody is sent compressed, and once."""

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from kahve.games import game
from kahve.language import language
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.table.teaching.catalog import game_document, rules_document
from kahve.table.thinking.budgets import UNLIMITED

SCRIPT = b"lay(the, cards);" * 200


@pytest.fixture
def get(tmp_path: Any) -> Any:
    """Ask an application whose client has a script, compressed both ways beside it."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>the page")
    for name in ("app-0A1B2C3D.js", "cup.svg"):
        (client / name).write_bytes(SCRIPT)
        (client / f"{name}.gz").write_bytes(gzip.compress(SCRIPT))
        (client / f"{name}.br").write_bytes(b"as good as brotli")
    (client / "sources.sha256").write_text("0")
    (client / "licences.txt").write_text("lit 3.3.3, BSD-3-Clause")

    def ask(*requests: tuple[str, dict[str, str]], method: str = "GET") -> Any:
        async def talk() -> Any:
            app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db", client=client))
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as asking:
                results = []
                for path, headers in requests:
                    request = httpx.Request(method, f"http://kahve{path}", headers=headers)
                    answer = await asking.send(request, stream=True)
                    raw = b"".join([part async for part in answer.aiter_raw()])
                    results.append((answer.status_code, answer.headers, raw))
            await app.state.server.close()
            return results

        return asyncio.run(talk())

    return ask


def test_a_browser_is_sent_what_it_can_unpack_the_smallest_first(get: Any) -> None:
    accepted = ["gzip, deflate, br, zstd", "gzip", "br;q=0, gzip;q=0.5", "br;q=0.0, gzip;q=0", "", "identity"]
    answers = get(*(("/assets/app-0A1B2C3D.js", {"accept-encoding": one}) for one in accepted))
    assert [headers.get("content-encoding") for _, headers, _ in answers] == ["br", "gzip", "gzip", None, None, None]
    assert answers[0][2] == b"as good as brotli"
    assert gzip.decompress(answers[1][2]) == answers[4][2] == SCRIPT
    assert all(headers["vary"] == "Accept-Encoding" for _, headers, _ in answers)
    assert all(headers["content-type"].startswith("text/javascript") for _, headers, _ in answers)
    assert len({headers["etag"] for _, headers, _ in answers}) == 3


def test_a_name_with_a_hash_is_kept_for_good_and_any_other_is_asked_for_again(get: Any) -> None:
    script, picture, page = get(("/assets/app-0A1B2C3D.js", {}), ("/assets/cup.svg", {}), ("/t/abc", {}))
    assert "immutable" in script[1]["cache-control"]
    assert picture[1]["cache-control"] == page[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/assets/cup.svg", "/api/games", "/api/games/pisti", "/api/talk", "/openapi.json", "/protocol.json"])
def test_what_a_browser_holds_is_not_sent_again(get: Any, path: str) -> None:
    [(status, headers, body)] = get((path, {"accept-encoding": "gzip"}))
    again, other = get(
        (path, {"accept-encoding": "gzip", "if-none-match": f'"another", W/{headers["etag"]}'}),
        (path, {"accept-encoding": "gzip", "if-none-match": '"another"'}),
    )
    assert (status, again[0], other[0]) == (200, 304, 200)
    assert again[2] == b""
    assert again[1]["etag"] == headers["etag"]
    assert other[2] == body


def test_the_list_of_games_is_sent_compressed(get: Any) -> None:
    plain, packed = get(("/api/games", {"accept-encoding": "identity"}), ("/api/games", {"accept-encoding": "gzip"}))
    assert gzip.decompress(packed[2]) == plain[2]
    assert len(packed[2]) * 4 < len(plain[2])


@pytest.mark.parametrize(
    "path", ["/assets/sources.sha256", "/assets/cup.svg.gz", "/assets/none.js", "/assets/..%2findex.html", "/assets/.js"]
)
def test_nothing_else_of_that_folder_is_handed_out(get: Any, path: str) -> None:
    [(status, _, _)] = get((path, {}))
    assert status == 404


def test_the_licences_of_what_the_scripts_hold_can_be_read(get: Any) -> None:
    [(status, headers, body)] = get(("/assets/licences.txt", {}))
    assert (status, headers["content-type"].partition(";")[0], body) == (200, "text/plain", b"lit 3.3.3, BSD-3-Clause")


def test_only_the_size_is_told_to_who_asks_for_the_head(get: Any) -> None:
    [(status, headers, body)] = get(("/assets/cup.svg", {}), method="HEAD")
    assert (status, headers["content-length"], body) == (200, str(len(SCRIPT)), b"")


def test_a_socket_is_not_compressed(server: Any) -> None:
    place = server.place("pishti", [{"kind": "you"}, {"kind": "bot", "bot": "random"}])
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{place['table']}/socket", compression="deflate") as line:
        assert line.response is not None
        assert "sec-websocket-extensions" not in line.response.headers


@pytest.mark.parametrize("path", ["/bridge", "/rules/bridge"])
def test_a_game_that_there_is_not_is_a_page_to_a_person_and_an_error_to_a_program(get: Any, path: str) -> None:
    person, program, known = get((path, {"accept": "text/html,*/*"}), (path, {"accept": "*/*"}), (path.replace("bridge", "basra"), {}))
    assert (person[0], person[1]["content-type"].partition(";")[0]) == (404, "text/html")
    assert (program[0], program[1]["content-type"]) == (404, "application/json")
    assert known[0] == 200


GAMES, OF_GAME = "kahve.table.http.game_routes.game_document", "/api/games/pisti"


def test_what_is_the_same_for_all_is_made_once_for_each_language(get: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    languages: list[str] = []
    original = game_document
    monkeypatch.setattr(GAMES, lambda game, *rest: languages.append(language()) or original(game, *rest))
    tags = [headers["etag"] for _, headers, _ in get(*((OF_GAME, {"accept-language": name}) for name in ["en", "tr", "en", "tr", "xx"]))]
    assert languages == ["en", "tr"]
    assert tags[0] == tags[2] == tags[4] != tags[1] == tags[3]


def test_what_raises_is_not_kept(get: Any) -> None:
    answers = get(*[("/api/games/none", {})] * 2, ("/api/games/pisti/lessons/999", {}), ("/api/games/pisti/puzzles/x", {}))
    assert [status for status, _, _ in answers] == [404] * 4


ADDRESSES = [
    *("/api/games", "/openapi.json", "/protocol.json", "/api/talk", "/api/customs", "/api/puzzles", "/"),
    *(f"/api/games/{name}{rest}" for name in ("pisti", "hand_and_foot", "soup") for rest in ("", "/lessons", "/lessons/1", "/puzzles/1")),
]
MOST_MILLISECONDS, LOADED = 2.0, 3.0
"""What a request costs at most, and how many times more a machine with much other work may need."""


async def status_at(app: Any, address: str) -> int:
    """The status of an answer, without the work of a client."""
    path, _, query = address.partition("?")
    messages: list[int] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(part: dict[str, Any]) -> None:
        messages.append(part.get("status", 0))

    about = {"type": "http", "method": "GET", "scheme": "http", "http_version": "1.1", "root_path": "", "client": ("203.0.113.7", 1)}
    where = {"path": path, "raw_path": path.encode(), "query_string": query.encode(), "server": ("kahve", 80)}
    await app(about | where | {"headers": [(b"host", b"kahve")]}, receive, send)
    return messages[0]


def test_a_request_costs_two_milliseconds_at_most(tmp_path: Path) -> None:
    # Each rulebook is asked for with house rules that nobody has asked for before.
    books = {name: [f"/api/games/{name}/rules?seats={seats}" for seats in (2, 4, 2, 4)] for name in ("pisti", "hand_and_foot")}

    async def run() -> None:
        app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db", rates=UNLIMITED))
        for first, *others in [*([address] * 9 for address in ADDRESSES), *books.values()]:
            assert await status_at(app, first) in (200, 503), first
            began = time.process_time()
            for address in others:
                await status_at(app, address)
            spent = 1000 * (time.process_time() - began) / len(others)
            assert spent < LOADED * MOST_MILLISECONDS, f"{others[-1]} took {spent:.2f} ms of the processor"
        await app.state.server.close()

    asyncio.run(run())


def test_a_rulebook_with_new_house_rules_is_put_together_from_finished_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    hand_and_foot = game("hand_and_foot")
    rules_document(hand_and_foot, {})
    plain, other = rules_document(hand_and_foot, {"seats": 2}), None
    monkeypatch.setattr("markdown_it.MarkdownIt.parse", None)
    for preset in hand_and_foot.presets:
        other = rules_document(hand_and_foot, dict(preset.values))
        assert other["html"].count('<p class="here') == plain["html"].count('<p class="here') == len(hand_and_foot.options)
        assert other["html"].count("<mark>") == len(other["changed"])
    assert other is not None
    assert "\0" not in other["html"]
