"""Who asks, by network address: which proxies are believed, what counts as one household, and which names the house answers to."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from ..cards.quoting import quoted

NOWHERE = "?"
"""The address of a request that has none, as in a test without a server."""

_V6_HOUSEHOLD = 64
"""Bits of an IPv6 address that a household shares: whoever has one such network has 2**64 addresses in it."""


def household(address: str) -> str:
    """What is counted as one visitor: an IPv4 address, or the network of 64 bits around an IPv6 address.

    >>> household("203.0.113.7"), household("2001:db8:1:2:aaaa::9"), household("::ffff:203.0.113.7"), household("?")
    ('203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7', '?')
    """
    try:
        plain = _plain(address)
    except ValueError:
        return address
    if isinstance(plain, ipaddress.IPv4Address):
        return str(plain)
    return str(ipaddress.ip_network((plain, _V6_HOUSEHOLD), strict=False))


def household_of(scope: Mapping[str, Any]) -> str:
    """The household of whoever sent this request or opened this socket; NOWHERE if it has no address."""
    client = scope.get("client")
    return household(str(client[0])) if client else NOWHERE


def is_own_machine(scope: Mapping[str, Any]) -> bool:
    """Whether a request comes from the machine on which the server runs.

    >>> is_own_machine({"client": ("127.0.0.1", 5000)}), is_own_machine({"client": ("203.0.113.7", 5000)}), is_own_machine({})
    (True, False, False)
    """
    client = scope.get("client")
    try:
        return client is not None and _plain(str(client[0])).is_loopback
    except ValueError:
        return False


def _plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address without its zone; of an IPv4 address that is written as an IPv6 one, the IPv4 address."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return mapped or parsed


def read_proxies(text: str) -> list[str]:
    """The addresses and networks of `--trusted-proxies`; ValueError names the one that is neither.

    >>> read_proxies("127.0.0.1, 10.0.0.0/8")
    ['127.0.0.1', '10.0.0.0/8']
    >>> read_proxies("proxy.example")
    Traceback (most recent call last):
    ValueError: --trusted-proxies has addresses and networks, as in 127.0.0.1,10.0.0.0/8: 'proxy.example' is neither.
    """
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            says = f"--trusted-proxies has addresses and networks, as in 127.0.0.1,10.0.0.0/8: {quoted(part)} is neither."
            raise ValueError(says) from None
    return parts


class Networks:
    """Addresses and networks, asked whether they hold an address.

    >>> "10.1.2.3" in Networks(["10.0.0.0/8"]), "11.1.2.3" in Networks(["10.0.0.0/8"]), "somebody" in Networks(["10.0.0.0/8"])
    (True, False, False)
    """

    def __init__(self, parts: Iterable[str]) -> None:
        """parts: as `read_proxies` gives them."""
        self._networks = [ipaddress.ip_network(part) for part in parts]

    def __contains__(self, address: str) -> bool:
        try:
            plain = _plain(address)
        except ValueError:
            return False
        return any(plain in network for network in self._networks)


def host_names(public_url: str | None, others: Sequence[str] = ()) -> frozenset[str]:
    """The names that a house with this public address answers to, in lower case; none at all means any.

    others: names and addresses given beside it, without a port.

    >>> sorted(host_names("https://Cards.example:8443", ["192.168.1.5"]))
    ['192.168.1.5', 'cards.example']
    >>> host_names(None)
    frozenset()
    """
    if public_url is None and not others:
        return frozenset()
    named = [urlsplit(public_url).hostname or ""] if public_url is not None else []
    return frozenset(name.lower().strip("[]") for name in (*named, *others))


def name_in(host: str | None) -> str:
    """The name in a header `Host`, in lower case and without its port.

    >>> name_in("Cards.example:8000"), name_in("[::1]:8000"), name_in(None), name_in("[")
    ('cards.example', '::1', '', '')
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").lower() if host else ""
    except ValueError:
        return ""


__all__ = ["NOWHERE", "Networks", "host_names", "household", "household_of", "is_own_machine", "name_in", "read_proxies"]
