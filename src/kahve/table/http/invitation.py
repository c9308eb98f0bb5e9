"""Where a friend finds a table: a link that opens from elsewhere, or how to get one, and the link as a QR code."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

import segno

from ...cards.quoting import quoted
from ...language import message, paragraph
from ..protocol.messages import Invitation
from .below import read_base, written

EVERYWHERE = ("0.0.0.0", "::")
"""The addresses by which a server listens to the network as well."""

_TEST_NET = ("192.0.2.1", 9)
"""An address that nobody has: asking for the way there sends nothing, and says which of our addresses leads out."""


def read_public_url(text: str) -> str:
    """The address by which people reach the server from outside, without a slash at its end; ValueError says what is wrong with it.

    >>> read_public_url("https://cards.example/"), read_public_url("https://cards.example/kahve/")
    ('https://cards.example', 'https://cards.example/kahve')
    >>> read_public_url("cards.example")
    Traceback (most recent call last):
    ValueError: --public-url is an address such as https://cards.example or https://cards.example/kahve: 'cards.example' is not.
    """
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or "?" in text or "#" in text:
        says = f"--public-url is an address such as https://cards.example or https://cards.example/kahve: {quoted(text)} is not."
        raise ValueError(says)
    return f"{parts.scheme}://{parts.netloc}{written(read_base(parts.path))}"


def base_of(public_url: str | None) -> str:
    """The path below which a server with this public address stands, as its scopes have it.

    >>> base_of("https://cards.example/our%20cards"), base_of("https://cards.example"), base_of(None)
    ('/our cards', '', '')
    """
    return read_base(urlsplit(public_url).path) if public_url is not None else ""


def invitation(table: str, address: str, public_url: str | None, listens: str | None, addresses: list[str] | None = None) -> Invitation:
    """How a friend comes to a table.

    address: the address by which the host of the table sees the server, with the path below which it stands.

    public_url: the address by which others see it, if somebody gave one.

    listens: where the server listens.

    addresses: this machine's addresses in its network, by default as they are.

    >>> invitation("abc", "http://cards.example:8000/", None, "0.0.0.0")["link"]
    'http://cards.example:8000/t/abc'
    >>> invitation("abc", "http://cards.example/kahve", None, "0.0.0.0")["link"]
    'http://cards.example/kahve/t/abc'
    >>> told = invitation("abc", "http://localhost:8000/", None, "0.0.0.0", ["192.168.1.5"])
    >>> told["reach"], told["link"]
    ('network', 'http://192.168.1.5:8000/t/abc')
    >>> invitation("abc", "http://localhost:8000/", None, "127.0.0.1", ["192.168.1.5"])["reach"]
    'here'
    """
    return link_to(f"/t/{table}", address, public_url, listens, addresses)


def link_to(place: str, page_address: str, public_url: str | None, listens: str | None, addresses: list[str] | None = None) -> Invitation:
    """The same for any page of the server.

    >>> link_to("/me", "http://cards.example/", None, None)["link"]
    'http://cards.example/me'
    """
    parts = urlsplit(page_address)
    if public_url is not None or not _is_own(parts.hostname):
        return _description((public_url or page_address.rstrip("/")) + place, "anywhere", message("people-send-this-link"), [])
    port = f":{parts.port}" if parts.port else ""
    below = parts.path.rstrip("/") + place
    near = [f"{parts.scheme}://{address}{port}{below}" for address in (own_addresses() if addresses is None else addresses)]
    if listens in EVERYWHERE and near:
        return _description(near[0], "network", message("people-link-for-network"), near[1:])
    says = paragraph(message("people-link-opens-here"), message("people-friends-then-open") if near else "")
    return _description(page_address.rstrip("/") + place, "here", says, near)


def _description(link: str, reach: str, says: str, addresses: list[str]) -> Invitation:
    # A code for a link that opens nowhere else would be of no use to a camera.
    code = None if reach == "here" else segno.make(link, error="m", micro=False).svg_data_uri(border=4, light="#fff")
    return {"link": link, "reach": reach, "says": says, "addresses": addresses, "code": code}


def _is_own(host: str | None) -> bool:
    """Whether a name leads to this machine from this machine alone."""
    if not host or host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        return address.is_loopback or address.is_unspecified
    return False


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that leads out first."""
    addresses: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_TEST_NET)
        addresses.append(str(asking.getsockname()[0]))
    with contextlib.suppress(OSError):
        addresses += sorted(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    return [address for place, address in enumerate(addresses) if address not in addresses[:place] and not _is_own(address)]
