"""Whether people find the server at its public address: asked from outside, by way of the proxy, as a browser asks.

The doctor pretends to come from an address that nobody has. So it finds out what the proxy passes on and what the server believes.
"""

from __future__ import annotations

import base64
import http.client
import json
import os
import re
import ssl
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urljoin, urlsplit

from ...language import later
from ...table.http.invitation import read_public_url
from ...table.protocol.addresses import household
from .finding import Finding, fix, good, note

CLAIMED = "192.0.2.77"
"""An address of documents (RFC 5737), from which nobody comes."""
_SECONDS = 10.0
_NOBODY_BEHIND = (502, 503, 504)
_NGINX = "proxy_set_header {} {};"


class AddressError(ValueError):
    """An address that no server can have; the sentence says what is allowed."""


@dataclass(frozen=True)
class Answer:
    """An answer to a request: its status, its headers in small letters, and its body."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @cached_property
    def document(self) -> dict[str, Any]:
        """The JSON object in it, or an empty one."""
        try:
            content = json.loads(self.body)
        except ValueError:
            return {}
        return content if isinstance(content, dict) else {}


def fetched(address: str, **headers: str) -> Answer:
    """What is answered at this address; OSError and HTTPException where nothing is."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=_SECONDS)
    try:
        # Names of headers have hyphens, and those of arguments have none.
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), headers=named)
        answer = connection.getresponse()
        body = b"" if answer.status == http.client.SWITCHING_PROTOCOLS else answer.read(2_000_000)
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, body)
    finally:
        connection.close()


def check_address(public_url: str | None) -> Iterator[Finding]:
    """What is to be said of the public address; AddressError for one that no server can have."""
    if public_url is None:
        yield note(later("terminal-doctor-address-none", option="--public-url https://cards.example"))
        return
    try:
        address = read_public_url(public_url)
    except ValueError as error:
        raise AddressError(str(error)) from None
    try:
        answer = fetched(f"{address}/healthz/visitor", X_Forwarded_For=CLAIMED)
        problem = _reached(address, answer)
        if problem is not None:
            yield problem
            return
        yield good(later("terminal-doctor-address-leads", address=address))
        yield from _check_page(address)
        yield from _check_socket(address)
        yield from _check_visitor(address, answer)
    except ssl.SSLError as error:
        reason = getattr(error, "verify_message", "") or str(error.reason)
        yield fix(later("terminal-doctor-address-certificate", address=address, reason=reason))
    except (OSError, http.client.HTTPException) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        yield fix(later("terminal-doctor-address-unreachable", address=address, reason=reason))


def _reached(address: str, answer: Answer) -> Finding | None:
    """What keeps a request from the server; None if it has come there."""
    if answer.status == 200 and "forwarded" in answer.document:
        return None
    if answer.status in _NOBODY_BEHIND:
        return fix(later("terminal-doctor-address-nobody-behind", address=address, status=str(answer.status)))
    if answer.status == 421:
        line, option = _NGINX.format("Host", "$http_host"), f"--public-url {address}"
        return fix(later("terminal-doctor-address-other-name", address=address, option=option, line=line))
    return fix(later("terminal-doctor-address-not-kahve", address=address, status=str(answer.status)))


def _check_page(address: str) -> Iterator[Finding]:
    """The page of the server with a file that it names, and whether it keeps browsers to https."""
    page = fetched(f"{address}/")
    named = re.search(rb'(?:src|href)="([^"]*assets/[^"]+)"', page.body)
    file = urljoin(f"{address}/", named[1].decode()) if named else ""
    if not file or fetched(file).status != 200:
        yield fix(later("terminal-doctor-page-broken", address=address, file=file or "assets/", option=f"--public-url {address}"))
    else:
        yield good(later("terminal-doctor-page-whole"))
    if urlsplit(address).scheme != "https":
        yield note(later("terminal-doctor-address-http", address=address))
    elif "strict-transport-security" in page.headers:
        yield good(later("terminal-doctor-https-alone"))
    else:
        yield fix(later("terminal-doctor-https-not-alone", option=f"--public-url {address}"))


def _check_socket(address: str) -> Iterator[Finding]:
    """Whether a WebSocket can be opened; there is no such table, and that is said over the socket."""
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
    key = base64.b64encode(os.urandom(16)).decode()
    answer = fetched(f"{address}/api/tables/doctor/socket", **upgrade, Sec_WebSocket_Key=key)
    if answer.status == http.client.SWITCHING_PROTOCOLS:
        yield good(later("terminal-doctor-socket-open"))
        return
    lines = (_NGINX.format("Upgrade", "$http_upgrade"), _NGINX.format("Connection", "$http_connection"))
    yield fix(later("terminal-doctor-socket-closed", status=str(answer.status), line=" ".join(("proxy_http_version 1.1;", *lines))))


def _check_visitor(address: str, answer: Answer) -> Iterator[Finding]:
    """What the server knows of a visitor: the name that was asked for, the address, and whether they came by https."""
    seen, parts = answer.document, urlsplit(address)
    if seen["host"] != parts.netloc:
        yield fix(later("terminal-doctor-host-lost", seen=str(seen["host"]), name=parts.netloc, line=_NGINX.format("Host", "$http_host")))
    yield from _check_seen(seen, is_proxied=bool({"server", "via"} & answer.headers.keys()))
    if parts.scheme != seen["scheme"]:
        yield fix(later("terminal-doctor-scheme-lost", line=_NGINX.format("X-Forwarded-Proto", "$scheme")))


def _check_seen(seen: Mapping[str, Any], *, is_proxied: bool) -> Iterator[Finding]:
    """Whether the server sees where visitors come from. is_proxied: whether a proxy has put its name on the answer."""
    given = [part.strip() for part in str(seen["forwarded"] or "").split(",") if part.strip()]
    line = _NGINX.format("X-Forwarded-For", "$remote_addr")
    if seen["address"] == CLAIMED and given == [CLAIMED]:
        yield fix(later("terminal-doctor-visitors-claimed", line=line))
    elif not given or (given == [CLAIMED] and is_proxied):
        yield fix(later("terminal-doctor-visitors-untold", line=line))
    elif given == [CLAIMED] or seen["address"] in map(household, given):
        # Without a proxy nobody has to tell. One that puts the real address behind the claim is believed only by chance, as the doctor
        # may ask from a trusted address.
        yield good(later("terminal-doctor-visitors-seen"))
    else:
        yield fix(later("terminal-doctor-visitors-unbelieved", address=str(seen["address"]), option=f"--trusted-proxies {seen['address']}"))
