"""A server below an address, behind proxies that take the path off or pass it on."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from websockets.sync.client import connect

from kahve.games import GAMES
from kahve.table.http.below import OWN_PARTS, read_base
from kahve.table.http.invitation import read_public_url
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions
from kahve.web import build

from ..proxy import NGINX, Proxy, nginx, nginx_examples
from .conftest import PATIENCE, Server

WAYS = {"off": ("/cards/", True, ""), "passed": ("/our/cards/", False, "/our/cards"), "both": ("/kahve/", True, "/kahve")}
"""The path at the proxy, whether it takes the path off, and the path of the --public-url."""


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    build.build()


def walk(address: str, strays: Callable[[], list[str]] = list) -> None:
    """Fetch pages of the server with all that they name, and open a table: all below this address."""

    def get(url: str, body: Any = None) -> tuple[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(url, data), timeout=PATIENCE) as answer:
            assert answer.status in (200, 201)
            return answer.url, answer.read()

    setup = {"game": "pishti", "house": {"seats": 2}, "players": [{"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}]}
    place = json.loads(get(f"{address}/api/tables", setup)[1])
    table = place["table"]
    for page in ("/", "/me", f"/t/{table}", f"/t/{table}/", "/learn/pisti/1", f"/r/{table}/1/0", "/rules/pisti", "/pisti"):
        url, content = get(address + page)
        named = re.findall(r'(?:href|src)="([^"]+)"', content.decode())
        assert len(named) > 5
        wanted = {f"{address}/assets/" + name.rpartition("/")[2] for name in named}
        assert {urljoin(url, name) for name in named} == wanted, page
    for file in wanted:
        content = get(file)[1]
        if file.endswith(".webmanifest"):
            manifest = json.loads(content)
            assert urljoin(file, manifest["start_url"]) == urljoin(file, manifest["scope"]) == f"{address}/"
            for picture in manifest["icons"]:
                assert get(urljoin(file, picture["src"]))[1]
    base = urlsplit(address).path + "/"
    document = json.loads(get(f"{address}/api/tables/{table}/invitation?base={base}")[1])
    assert base + f"t/{table}" in document["link"]
    assert json.loads(get(f"{address}/api/games/")[1])["games"]
    with connect(f"ws{address.removeprefix('http')}/api/tables/{table}/socket", open_timeout=PATIENCE) as line:
        line.send(json.dumps({"type": "hello", "token": place["token"]}))
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "welcome"
    assert strays() == []


@pytest.fixture(params=WAYS)
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Proxy, Server]]:
    """A server behind our own proxy."""
    path, takes_off, public = WAYS[request.param]
    proxy = Proxy(path, takes_off=takes_off)
    server = Server(tmp_path / "tables.db", public_url=f"http://127.0.0.1:{proxy.port}{public}" if public else None)
    proxy.server_port = server.port
    yield proxy, server
    proxy.close()
    assert server.stop() == ""


def test_all_that_a_page_names_lies_below_the_address_of_the_server(proxied: tuple[Proxy, Server]) -> None:
    proxy, server = proxied
    walk(proxy.address, lambda: proxy.strays)
    if server.options["public_url"]:
        # Whoever comes without the proxy finds the same server at its root.
        walk(f"http://127.0.0.1:{server.port}")
        with urllib.request.urlopen(proxy.address.replace(str(proxy.port), str(server.port)), timeout=PATIENCE) as answer:
            assert f'src="{proxy.path.split("/")[-2]}/assets/' in answer.read().decode()


@pytest.mark.skipif(NGINX is None, reason="there is no nginx")
@pytest.mark.parametrize("example", range(2))
def test_the_examples_for_nginx_serve_a_server_below_an_address(example: int, tmp_path: Path) -> None:
    blocks = nginx_examples()
    assert len(blocks) == 2
    server = Server(tmp_path / "tables.db", public_url="http://127.0.0.1/kahve")
    with nginx(blocks[example], server.port, tmp_path) as port:
        walk(f"http://127.0.0.1:{port}/kahve")
        # Without the slash nginx leads to the address with one.
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/kahve", timeout=PATIENCE) as answer:
            assert answer.url == f"http://127.0.0.1:{port}/kahve/"
    assert server.stop() == ""


@pytest.mark.parametrize("text", ["https://cards.example/a//b", "https://cards.example/../b", "https://cards.example/b?c", "https://x/b#c"])
def test_an_address_that_no_server_can_have_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="--public-url"):
        read_public_url(text)


def test_a_base_is_not_taken_for_a_page_of_the_server(tmp_path: Path) -> None:
    app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db"))
    firsts = {route.path.split("/")[1] for route in app.state.routes}
    assert sorted(first for first in firsts if first and "{" not in first) == list(OWN_PARTS)
    for first in OWN_PARTS:
        with pytest.raises(ValueError, match="begins with"):
            read_base(f"/{first}/cards")
    # The name of a game is a good name for a server.
    assert [read_base(f"/{name}") for name in GAMES] == [f"/{name}" for name in GAMES]


def test_a_page_that_tells_no_base_hears_why(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    place = server.place("pishti", [{"kind": "you", "name": "Bo"}, {"kind": "bot", "bot": "random"}])
    for base in ("cards", "/cards", "//evil.example/", '/"><script>/', "/" + "a" * 200 + "/"):
        status, body, _ = server.http(f"/api/tables/{place['table']}/invitation?base={urllib.request.quote(base)}")
        assert (status, body["error"]["field"]) == (400, "base"), base
    assert server.http("/r/" + "a/" * 20)[0] == 404
    assert server.stop() == ""
