"""What is the same for everybody is sent compressed, and once."""

import asyncio
import gzip
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from kahve.table.app import create_app

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
            app = create_app(f"sqlite:///{tmp_path}/tables.db", client=client)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://kahve") as asking:
                found = []
                for path, headers in requests:
                    request = httpx.Request(method, f"http://kahve{path}", headers=headers)
                    answer = await asking.send(request, stream=True)
                    raw = b"".join([part async for part in answer.aiter_raw()])
                    found.append((answer.status_code, answer.headers, raw))
            await app.state.host.close()
            return found

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


@pytest.mark.parametrize("path", ["/", "/assets/cup.svg", "/api/games", "/protocol.json"])
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
