"""The key with which a server signs what it pushes to browsers (VAPID, RFC 8292), in a file that only its owner may read."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ...cards.quoting import quoted
from ..store.private import make_file

_CONTACT = re.compile(r"mailto:[^\s@]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+(:\d+)?/?")
_BYTES = 32
"""Of a private key on the curve P-256."""


class PushError(ValueError):
    """A key for pushes that cannot be made or used; the sentence says why."""


@dataclass(frozen=True)
class PushKey:
    """A private key as a whole number, and whom a push service may ask about its pushes: a mailto: or https: address, or nobody."""

    private: int
    contact: str | None

    @property
    def public(self) -> str:
        """The public key as browsers want it: the uncompressed point in base64url."""
        point = _derived(self.private).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return written(point)

    @property
    def raw(self) -> bytes:
        """The private key as pywebpush wants it: base64url."""
        return written(self.private.to_bytes(_BYTES, "big")).encode()

    def __repr__(self) -> str:
        """Without the private key, which so comes into no log."""
        return f"PushKey({self.public})"


def make_key(path: Path, contact: str | None = None) -> PushKey:
    """Write a new key into a new file; PushError where there is one already, or the contact cannot be, or the file cannot be made."""
    key = PushKey(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value, checked_contact(contact))
    if path.exists():
        raise PushError(f"{path} is there already. A new key would reach no device that has asked for notices: choose another file.")
    try:
        make_file(path)
        path.write_text(json.dumps({"private_key": key.raw.decode(), "contact": key.contact}) + "\n", encoding="ascii")
    except OSError as error:
        raise PushError(f"{path} cannot be written: {error.strerror}.") from None
    return key


def read_key(path: Path) -> PushKey:
    """The key of a file; PushError says why it cannot be used, and never repeats what is in it."""
    try:
        content: Any = json.loads(path.read_text(encoding="ascii"))
    except OSError as error:
        raise PushError(f"The push key {path} cannot be read: {error.strerror}.") from None
    except ValueError:
        content = None
    private = content.get("private_key") if isinstance(content, dict) else None
    contact = content.get("contact") if isinstance(content, dict) else None
    try:
        raw = unwritten(private) if isinstance(private, str) else b""
        if len(raw) != _BYTES:
            raise ValueError
        key = PushKey(int.from_bytes(raw, "big"), checked_contact(contact))
        _derived(key.private)
    except PushError:
        raise
    except ValueError:
        raise PushError(f"{path} holds no push key: make one by kahve push-keys FILE.") from None
    return key


def checked_contact(contact: object) -> str | None:
    """The contact, if push services can use it; PushError says what is allowed.

    >>> checked_contact("mailto:ada@cards.example")
    'mailto:ada@cards.example'
    """
    if contact is None:
        return None
    if not isinstance(contact, str) or not _CONTACT.fullmatch(contact):
        raise PushError(f"A contact is an address such as mailto:ada@cards.example or https://cards.example: {quoted(contact)} is not.")
    return contact


def written(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    """The bytes of such a text; ValueError for one that is not."""
    if not re.fullmatch(r"[\w-]*", text, re.ASCII):
        raise ValueError("not base64url")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(private: int) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(private, ec.SECP256R1())
