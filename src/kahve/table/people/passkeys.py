"""Passkeys (WebAuthn): a key that the device of a person keeps for good, by which they come back without any other one.

The library is loaded when a passkey is first used, for most servers never use one. Loading it takes a fifth of a second, and checking a
signature some milliseconds. So a server calls these functions in a thread.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from ...language import message
from ..store.stored import Caller, Passkey
from .codes import SECONDS


class PasskeyError(ValueError):
    """A passkey that cannot be used here, or does not prove what it should; the sentence says so."""


@dataclass(frozen=True)
class Address:
    """Where a passkey is used: the name that it is bound to, and the origin that the browser signs."""

    name: str
    origin: str


def address_of(origin: str | None, requested: str) -> Address:
    """The address of a request; PasskeyError where no browser gives a passkey for it.

    origin: the header of a browser, which the guard has compared with the request's host. requested: the address of the request.

    >>> address_of("https://cards.example", "http://cards.example/").name
    'cards.example'
    >>> address_of(None, "http://192.168.1.5:8000/")
    Traceback (most recent call last):
    kahve.table.people.passkeys.PasskeyError: A passkey needs an address with a name and https, or localhost: this page is at 192.168.1.5.
    """
    parts = urlsplit(origin or requested)
    name = parts.hostname or ""
    is_own = name == "localhost" or name.endswith(".localhost")
    is_number = False
    with suppress(ValueError):
        ipaddress.ip_address(name)
        is_number = True
    if not name or is_number or (parts.scheme != "https" and not is_own):
        raise PasskeyError(message("people-passkey-needs-name", host=name) if name else message("people-passkey-needs-address"))
    return Address(name, f"{parts.scheme}://{parts.netloc}")


def options_to_add(caller: Caller, known: Sequence[str], challenge: bytes, address: Address) -> dict[str, Any]:
    """What a browser needs to make a passkey for this person. known: the passkeys that they have already."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=address.name,
        rp_name="Kahve",
        user_id=caller.person.encode(),
        user_name=caller.name,
        challenge=challenge,
        timeout=int(SECONDS * 1000),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(name)) for name in known],
    )
    return dict(json.loads(webauthn.options_to_json(options)))


def options_to_come_back(challenge: bytes, address: Address) -> dict[str, Any]:
    """What a browser needs to find any passkey of this server and sign with it."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_authentication_options(
        rp_id=address.name,
        challenge=challenge,
        timeout=int(SECONDS * 1000),
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    return dict(json.loads(webauthn.options_to_json(options)))


def challenge_of(credential: Mapping[str, Any]) -> bytes:
    """The challenge that a browser says it has signed; PasskeyError if that cannot be read."""
    import webauthn

    try:
        client_data = json.loads(webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return webauthn.base64url_to_bytes(client_data["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise PasskeyError(message("people-passkey-unreadable")) from None


def added(credential: Mapping[str, Any], challenge: bytes, address: Address, person: str) -> Passkey:
    """The passkey that a browser has made; PasskeyError if it was not made for this challenge at this address."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        verified = webauthn.verify_registration_response(
            credential=dict(credential), expected_challenge=challenge, expected_rp_id=address.name, expected_origin=address.origin
        )
    except _faults():
        raise PasskeyError(message("people-passkey-not-for-here")) from None
    public_key = bytes_to_base64url(verified.credential_public_key)
    return Passkey(bytes_to_base64url(verified.credential_id), person, public_key, verified.sign_count)


def name_of(credential: Mapping[str, Any]) -> str:
    """The name of the passkey that a browser has used; PasskeyError if that cannot be read."""
    name = credential.get("id")
    if not isinstance(name, str):
        raise PasskeyError(message("people-passkey-unreadable"))
    return name


def uses_after(credential: Mapping[str, Any], challenge: bytes, address: Address, passkey: Passkey) -> int:
    """How often a passkey says that it was used, after it has signed this challenge at this address; PasskeyError if it has not."""
    import webauthn

    try:
        verified = webauthn.verify_authentication_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=address.name,
            expected_origin=address.origin,
            credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except _faults():
        raise PasskeyError(message("people-passkey-opens-nothing")) from None
    return verified.new_sign_count


def _faults() -> tuple[type[Exception], ...]:
    """All that the library raises for a credential that is none: its own errors, and those of what it reads with."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, IndexError, EOFError, OverflowError, RecursionError)
