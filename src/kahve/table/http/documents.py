"""What is the same for everybody who asks: the built client and the list of games, compressed and kept by browsers.

>>> document = Document("text/plain", {"identity": b"cards", "gzip": b"..."})
>>> document.encoding_for("gzip, deflate"), document.encoding_for("gzip;q=0"), document.encoding_for("")
('gzip', 'identity', 'identity')
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ...language import language
from ..protocol.problem import Answer
from ..protocol.routes import HttpRequest
from ..thinking.budgets import in_thread

FOR_GOOD = "public, max-age=31536000, immutable"
"""How long a browser may keep what never changes: a file whose name holds a hash of its content."""

ASK_AGAIN = "no-cache"
"""A browser may keep it and has to ask each time whether it is still the same."""

_ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The ways that the client is compressed, the best first, and what its build adds to a file's name for each."""

_ASSET = re.compile(rb'((?:href|src)=")assets/')
"""Where the page names its files, by the way from the base of the server."""

_MOST_DOCUMENTS = 1000
"""The number of finished documents that are kept, those that were made last: all lessons and puzzles in all languages are some hundred."""

_MEDIA_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
_MEDIA_TYPES |= {".png": "image/png", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Document:
    """The bytes of a document as they are (`identity`) and compressed, by the names that HTTP has for that."""

    media_type: str
    encoded: Mapping[str, bytes]

    @cached_property
    def tag(self) -> str:
        """A name for this content: another content has another."""
        return hashlib.sha256(self.encoded["identity"]).hexdigest()[:20]

    def encoding_for(self, accepted: str) -> str:
        """The best encoding of those that the header Accept-Encoding names."""
        offers = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
        refused = {name for name, _, weight in offers if weight and weight.strip("0.") == ""}
        wanted = {name for name, _, _ in offers} - refused
        return next((name for name in _ENCODINGS if name in self.encoded and name in wanted), "identity")

    def answer(self, request: HttpRequest, keep: str) -> Answer:
        """The answer to one request: 304 where the browser holds this content already. keep: the header Cache-Control."""
        encoding = self.encoding_for(request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-{encoding}"'
        # What is said in JSON is said in a language; a file of the client is the same in all.
        vary = "Accept-Encoding, Accept-Language" if self.media_type == "application/json" else "Accept-Encoding"
        headers = {"ETag": tag, "Cache-Control": keep, "Vary": vary}
        etags = {etag.strip().removeprefix("W/") for etag in request.headers.get("if-none-match", "").split(",")}
        if tag in etags:
            return Answer(status=304, media_type=self.media_type, headers=headers)
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        return Answer(self.encoded[encoding], media_type=self.media_type, headers=headers)


class Finished:
    """What is the same for everybody who reads in a language, made once for each and kept as finished bytes.

    >>> import asyncio
    >>> from types import SimpleNamespace
    >>> made = []
    >>> names = Finished(lambda name: made.append(name) or {"name": name})
    >>> request = SimpleNamespace(headers={})
    >>> [asyncio.run(names.answer(request, name)).body for name in ("pisti", "pisti", "soup")], made
    ([b'{"name":"pisti"}', b'{"name":"pisti"}', b'{"name":"soup"}'], ['pisti', 'soup'])
    """

    def __init__(self, make: Callable[..., Any]) -> None:
        """make: the content for JSON, about what it is called with. There are few such things, or it raises."""
        self._make = make
        self._documents: OrderedDict[tuple[Hashable, ...], Document] = OrderedDict()

    async def answer(self, request: HttpRequest, *about: Hashable) -> Answer:
        """The answer to one request; raises what `make` raises."""
        name = (language(), *about)
        if name not in self._documents:
            self._documents[name] = await in_thread(self._document, *about)
            while len(self._documents) > _MOST_DOCUMENTS:
                self._documents.popitem(last=False)
        return self._documents[name].answer(request, ASK_AGAIN)

    def _document(self, *about: Hashable) -> Document:
        content = msgspec.json.encode(self._make(*about))
        document = Document("application/json", {"identity": content, "gzip": gzip.compress(content, mtime=0)})
        document.tag  # noqa: B018 - it is worked out here, and not in the event loop
        return document


def file_of_client(folder: Path, name: str) -> Document | None:
    """A file of the built client with the compressed forms that lie beside it; None if there is no such file."""
    path = folder / name
    if Path(name).name != name or path.suffix not in _MEDIA_TYPES or not path.is_file():
        return None
    return _file(path, path.stat().st_mtime_ns)


def page_of_client(folder: Path, up: str) -> Document:
    """The page of the built client. up: the way from the address of the page to the base of the server, as `../`."""
    path = folder / "index.html"
    return _page(path, up, path.stat().st_mtime_ns)


@lru_cache(maxsize=16)
def _page(path: Path, up: str, changed: int) -> Document:
    plain = _file(path, changed)
    if not up:
        return plain
    content = _ASSET.sub(rb"\1" + up.encode("ascii") + b"assets/", plain.encoded["identity"])
    return Document(plain.media_type, {"identity": content, "gzip": gzip.compress(content, mtime=0)})


@lru_cache(maxsize=256)
def _file(path: Path, changed: int) -> Document:
    """The file; `changed` is only there so that one that is rebuilt is read again."""
    beside = {name: path.with_name(path.name + ending) for name, ending in _ENCODINGS.items()}
    encoded = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    return Document(_MEDIA_TYPES[path.suffix], {"identity": path.read_bytes(), **encoded})
