"""Network addresses: which proxies are believed, what counts as one household, and which names the server answers to."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from ...cards.quoting import quoted

NOWHERE = "?"
"""The address of a request that has none, as in a test without a server."""

_V6_HOUSEHOLD = 64
"""Bits of an IPv6 address that a household shares: whoever has one such network has 2**64 addresses in it."""

_V6_NETWORK = 48
"""Bits that all networks of one customer share: there may be 65,536 of them."""


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


def network_of(household: str) -> str:
    """The network of 48 bits around a household of IPv6, as a provider gives one to a customer; an IPv4 address is its own.

    >>> network_of("2001:db8:1:2::/64"), network_of("203.0.113.7")
    ('2001:db8:1::/48', '203.0.113.7')
    """
    try:
        network = ipaddress.ip_network(household)
    except ValueError:
        return household
    return str(network.supernet(new_prefix=_V6_NETWORK)) if isinstance(network, ipaddress.IPv6Network) else household


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


_AT_HOME = ("", ".local", ".lan", ".home.arpa", ".internal", ".localdomain")
"""What stands behind the name of a machine in a network at home; nobody can buy a name with one of these endings."""


class ServerNames:
    """The names that a server answers to: some always, that of its public address, and those that were allowed besides.

    Always answered are addresses of numbers, `localhost`, and the name of the machine itself as it is called at home. A page from
    elsewhere can lead none of them to this machine (DNS rebinding), for it would have to own the name.

    >>> names = ServerNames("https://Cards.example:8443", ["kahve.lan"], machine="attic")
    >>> [name in names for name in ("cards.example", "kahve.lan", "localhost", "192.168.1.5", "::1", "attic.local", "rebound.example")]
    [True, True, True, True, True, True, False]
    >>> list(names), list(ServerNames(None))
    (['cards.example', 'kahve.lan'], ['localhost'])
    """

    def __init__(self, public_url: str | None, others: Sequence[str] = (), *, machine: str | None = None) -> None:
        """others: names that are allowed besides, without a port. machine: its name, by default that of this machine."""
        named = [] if public_url is None else [urlsplit(public_url).hostname or ""]
        self._named = frozenset(name.lower().strip("[]") for name in (*named, *others))
        own = (socket.gethostname() if machine is None else machine).lower()
        self._own = frozenset({own, *(own.partition(".")[0] + ending for ending in _AT_HOME)}) - {""}

    def __contains__(self, name: str) -> bool:
        if name in self._named or name in self._own or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            _plain(name)
        except ValueError:
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        """The names to tell somebody who came by another one."""
        return iter(sorted(self._named) or ["localhost"])


def name_in(host: str | None) -> str:
    """The name in a header `Host`, in lower case and without its port.

    >>> name_in("Cards.example:8000"), name_in("[::1]:8000"), name_in(None), name_in("[")
    ('cards.example', '::1', '', '')
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").lower() if host else ""
    except ValueError:
        return ""
