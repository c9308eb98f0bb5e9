"""The link for friends: one that opens where they are, or what to do until there is one."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from kahve.table.http import invitation as inviting
from kahve.table.http.invitation import invitation
from kahve.table.protocol.messages import Invitation
from kahve.table.serving import serve as serving
from kahve.table.serving.app import create_app
from kahve.table.serving.serve import serve
from kahve.table.serving.serve_options import ServeOptions

NEAR = ["192.168.1.5", "10.0.0.7"]
SETUP = {"game": "pishti", "players": [{"kind": "you"}, {"kind": "open"}]}


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.0.0.2", "[::1]", "0.0.0.0", "kahve.localhost"])
def test_an_address_of_the_machine_itself_is_of_no_use_to_a_friend(host: str) -> None:
    address = f"http://{host}:8000/"
    here = invitation("abc", address, None, "127.0.0.1", NEAR)
    assert (here["reach"], here["code"]) == ("here", None)
    assert "kahve serve --host 0.0.0.0" in here["says"]
    assert here["addresses"] == [f"http://{one}:8000/t/abc" for one in NEAR]
    network = invitation("abc", address, None, "0.0.0.0", NEAR)
    assert (network["reach"], network["link"]) == ("network", "http://192.168.1.5:8000/t/abc")
    assert network["addresses"] == ["http://10.0.0.7:8000/t/abc"]
    assert str(network["code"]).startswith("data:image/svg+xml")
    # A machine without a network can let in nobody, wherever it listens.
    assert invitation("abc", address, None, "0.0.0.0", [])["reach"] == "here"


def test_the_public_address_goes_before_the_one_that_was_asked() -> None:
    for address in ("http://localhost:8000/", "http://192.168.1.5:8000/"):
        document = invitation("abc", address, "https://cards.example", "127.0.0.1", NEAR)
        assert (document["link"], document["reach"], document["addresses"]) == ("https://cards.example/t/abc", "anywhere", [])


@pytest.mark.parametrize(
    "text", ["cards.example", "ftp://cards.example", "https://", "https://cards.example/kahve#x", "https://a.b/?x=1", ""]
)
def test_a_public_address_that_is_none_is_refused_in_a_sentence(
    text: str, capsys: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A log to this test's standard error would be written to in later tests, when that is closed.
    monkeypatch.setattr(serving, "keep", lambda kind: None)
    with pytest.raises(SystemExit):
        serve(ServeOptions(port=0, store=f"sqlite:///{tmp_path}/tables.db", public_url=text))
    assert "--public-url is an address such as https://cards.example" in capsys.readouterr().err


def test_the_own_addresses_are_those_that_others_can_reach() -> None:
    assert all(not inviting._is_own(one) for one in inviting.own_addresses())


def test_an_invitation_is_made_on_the_address_of_the_request(tmp_path: Any) -> None:
    app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db"))

    async def ask(address: str) -> Any:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=address) as client:
            place = (await client.post("/api/tables", json=SETUP)).json()
            response = await client.get(f"/api/tables/{place['table']}/invitation")
            none = await client.get("/api/tables/nothing/invitation")
        await app.state.server.close()
        return place, response.json(), none.status_code

    place, body, missing = asyncio.run(ask("http://cards.example:8123"))
    assert body["link"] == f"http://cards.example:8123{place['link']}"
    assert msgspec.convert(body, Invitation, strict=True) == body
    assert missing == 404
