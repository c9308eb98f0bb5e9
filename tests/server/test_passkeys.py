"""Passkeys at the server: an authenticator of our own makes and uses them, and whatever is not right about it is refused."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as written

from kahve.table.people import codes
from kahve.table.serving.app import create_app
from kahve.table.serving.serve_options import ServeOptions

HOUSE = "https://cards.example"
PRESENT, VERIFIED, HAS_KEY = 1, 4, 64
"""Flags of an authenticator: somebody was there, it knows who, and a public key follows."""


class Authenticator:
    """A device with one passkey, as a browser would use it."""

    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.name = secrets.token_bytes(16)
        self.uses = 0

    def registration(self, options: Any, origin: str = HOUSE, **changes: Any) -> Any:
        """What a browser sends after it has made the passkey; changes: what is not as it should be."""
        numbers = self.secret.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = b"\0" * 16 + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(key)
        data = self._data(changes.get("rp", options["rp"]["id"]), PRESENT | VERIFIED | HAS_KEY) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", changes.get("challenge", options["challenge"]), origin)
        return self._description({"clientDataJSON": written(client), "attestationObject": written(attestation)})

    def used(self, options: Any, origin: str = HOUSE, **changes: Any) -> Any:
        """What a browser sends after it has signed with the passkey."""
        self.uses += changes.get("more", 1)
        data = self._data(changes.get("rp", options["rpId"]), PRESENT | VERIFIED)
        client = self._client("webauthn.get", changes.get("challenge", options["challenge"]), origin)
        signature = changes.get("secret", self.secret).sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._description({name: written(value) for name, value in response.items()})

    def _data(self, rp: str, flags: int) -> bytes:
        return hashlib.sha256(rp.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _description(self, response: Any) -> Any:
        name = written(self.name)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}


class Visitor:
    """Requests to a server at some address, with the key of a device."""

    def __init__(self, client: httpx.AsyncClient, app: Any) -> None:
        self.client, self.app, self.key, self.origin = client, app, "", HOUSE

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"origin": self.origin} | ({"kahve-person": self.key} if self.key else {})
        return await self.client.request(method, path, json=body, headers=headers)

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        answer = await self.ask("POST", path, body)
        return answer.status_code, answer.json()["error"]["says"]

    async def added(self, authenticator: Authenticator) -> None:
        self.key = (await self.json("POST", "/api/me", {"name": "Ada", "emblem": "owl"}))["key"]
        body = authenticator.registration(await self.json("POST", "/api/me/passkeys/options"))
        assert len((await self.json("POST", "/api/me/passkeys", {"credential": body}))["passkeys"]) == 1


@pytest.fixture
def visit(tmp_path: Any) -> Callable[..., None]:
    """Let something happen at a server."""

    def run(what: Callable[[Visitor], Awaitable[None]], at: str = HOUSE) -> None:
        async def happen() -> None:
            app = create_app(ServeOptions(store=f"sqlite:///{tmp_path}/tables.db"))
            try:
                async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=at) as client:
                    await what(Visitor(client, app))
            finally:
                await app.state.server.close()

        asyncio.run(happen())

    return run


def test_a_passkey_brings_its_person_back_on_a_device_without_a_key(visit: Any) -> None:
    async def happen(one: Visitor) -> None:
        authenticator = Authenticator()
        await one.added(authenticator)
        first, one.key = one.key, ""
        options = await one.json("POST", "/api/passkeys/options")
        assert options["rpId"] == "cards.example"
        back = await one.json("POST", "/api/passkeys", {"credential": authenticator.used(options)})
        assert (back["me"]["name"], len(back["me"]["devices"])) == ("Ada", 2)
        assert back["key"] != first
        one.key = back["key"]
        [passkey] = back["me"]["passkeys"]
        assert passkey["address"] == "cards.example"
        assert (await one.json("DELETE", f"/api/me/passkeys/{passkey['id']}"))["passkeys"] == []
        again = authenticator.used(await one.json("POST", "/api/passkeys/options"))
        assert await one.refused("/api/passkeys", {"credential": again}) == (
            404,
            "This passkey is not known here: it was removed, or its person's data was deleted.",
        )

    visit(happen)


def test_a_challenge_is_signed_once_and_for_what_it_was_given(visit: Any) -> None:
    too_late = (403, "That took too long or was already done. Try again.")

    async def happen(one: Visitor) -> None:
        authenticator, other = Authenticator(), Authenticator()
        await one.added(authenticator)
        used = authenticator.used(await one.json("POST", "/api/passkeys/options"))
        await one.json("POST", "/api/passkeys", {"credential": used})
        assert await one.refused("/api/passkeys", {"credential": used}) == too_late
        # The challenge of somebody else, and one for something else.
        ada = (
            await one.json("POST", "/api/passkeys", {"credential": authenticator.used(await one.json("POST", "/api/passkeys/options"))})
        )["key"]
        one.key = (await one.json("POST", "/api/me", {}))["key"]
        strange = await one.json("POST", "/api/me/passkeys/options")
        one.key = ada
        assert await one.refused("/api/me/passkeys", {"credential": other.registration(strange)}) == too_late
        to_add = await one.json("POST", "/api/me/passkeys/options")
        assert await one.refused("/api/passkeys", {"credential": authenticator.used(to_add | {"rpId": "cards.example"})}) == too_late
        options = await one.json("POST", "/api/passkeys/options")
        later = one.app.state.people.challenges._now() + codes.SECONDS + 1
        one.app.state.people.challenges._now = lambda: later
        assert await one.refused("/api/passkeys", {"credential": authenticator.used(options)}) == too_late

    visit(happen)


@pytest.mark.parametrize(
    "changes",
    [{"origin": "https://elsewhere.example"}, {"origin": "http://cards.example"}, {"rp": "elsewhere.example"}],
    ids=["origin", "scheme", "name"],
)
def test_a_passkey_of_another_address_is_neither_kept_nor_believed(visit: Any, changes: Any) -> None:
    async def happen(one: Visitor) -> None:
        authenticator = Authenticator()
        one.key = (await one.json("POST", "/api/me", {}))["key"]
        body = authenticator.registration(await one.json("POST", "/api/me/passkeys/options"), **changes)
        says = (403, "This passkey was not made for this server, so it was not saved. Try again.")
        assert await one.refused("/api/me/passkeys", {"credential": body}) == says
        assert (await one.json("GET", "/api/me"))["passkeys"] == []
        await one.added(authenticator)
        used = authenticator.used(await one.json("POST", "/api/passkeys/options"), **changes)
        assert await one.refused("/api/passkeys", {"credential": used}) == (403, "This passkey does not work on this server. Try again.")

    visit(happen)


def test_a_forged_signature_or_a_copied_authenticator_is_not_believed(visit: Any) -> None:
    async def happen(one: Visitor) -> None:
        authenticator = Authenticator()
        await one.added(authenticator)
        forged = authenticator.used(await one.json("POST", "/api/passkeys/options"), secret=ec.generate_private_key(ec.SECP256R1()))
        assert (await one.refused("/api/passkeys", {"credential": forged}))[0] == 403
        await one.json("POST", "/api/passkeys", {"credential": authenticator.used(await one.json("POST", "/api/passkeys/options"))})
        # A copy has counted fewer uses than the server has seen.
        copied = authenticator.used(await one.json("POST", "/api/passkeys/options"), more=-1)
        assert (await one.refused("/api/passkeys", {"credential": copied}))[0] == 403

    visit(happen)


def test_a_passkey_is_kept_once(visit: Any) -> None:
    async def happen(one: Visitor) -> None:
        authenticator = Authenticator()
        await one.added(authenticator)
        options = await one.json("POST", "/api/me/passkeys/options")
        assert [known["id"] for known in options["excludeCredentials"]] == [written(authenticator.name)]
        refused = await one.refused("/api/me/passkeys", {"credential": authenticator.registration(options)})
        assert refused == (409, "This passkey is already saved.")

    visit(happen)


@pytest.mark.parametrize("at", ["http://192.168.1.5:8000", "https://192.168.1.5", "http://[::1]:8000", "http://cards.example"])
def test_no_passkey_is_offered_where_no_browser_gives_one(visit: Any, at: str) -> None:
    async def happen(one: Visitor) -> None:
        one.origin = at
        one.key = (await one.json("POST", "/api/me", {}))["key"]
        for path in ("/api/passkeys/options", "/api/me/passkeys/options"):
            status, says = await one.refused(path)
            assert (status, says.startswith("A passkey needs an address with a name and https, or localhost")) == (403, True)

    visit(happen, at)


def test_the_machine_of_the_server_itself_is_safe_enough(visit: Any) -> None:
    async def happen(one: Visitor) -> None:
        one.origin = "http://localhost:8000"
        options = await one.json("POST", "/api/passkeys/options")
        assert options["rpId"] == "localhost"

    visit(happen, "http://localhost:8000")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x"},
        {"id": 7, "response": {"clientDataJSON": written(b'{"challenge": "eA"}')}},
        {"id": "x", "response": []},
        {"id": "x", "response": {"clientDataJSON": "é"}},
        {"id": "x", "response": {"clientDataJSON": written(b"[]")}},
        {"id": "x", "response": {"clientDataJSON": written(b'{"challenge": 7}')}},
        {"id": "x", "response": {"clientDataJSON": written(b"\xff\xfe")}},
    ],
)
def test_what_is_no_passkey_is_refused_with_a_sentence(visit: Any, credential: Any) -> None:
    async def happen(one: Visitor) -> None:
        one.key = (await one.json("POST", "/api/me", {}))["key"]
        for path in ("/api/passkeys", "/api/me/passkeys"):
            status, says = await one.refused(path, {"credential": credential})
            assert status == 403
            assert says in ("This passkey cannot be read.", "That took too long or was already done. Try again.")

    visit(happen)


def test_what_an_authenticator_cannot_have_said_is_refused(visit: Any) -> None:
    async def happen(one: Visitor) -> None:
        authenticator = Authenticator()
        await one.added(authenticator)
        for broken in ({"authenticatorData": ""}, {"signature": "AAAA"}, {"signature": None}, {"authenticatorData": written(b"\0" * 400)}):
            used = authenticator.used(await one.json("POST", "/api/passkeys/options"))
            used["response"] |= broken
            assert (await one.refused("/api/passkeys", {"credential": used}))[0] == 403
        for broken in (
            {"attestationObject": ""},
            {"attestationObject": written(cbor2.dumps([1]))},
            {"attestationObject": written(b"\xff" * 99)},
        ):
            body = Authenticator().registration(await one.json("POST", "/api/me/passkeys/options"))
            body["response"] |= broken
            assert (await one.refused("/api/me/passkeys", {"credential": body}))[0] == 403

    visit(happen)
