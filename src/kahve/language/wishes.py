"""Which language suits somebody who names several, in the manner of a browser or of a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def preferred(wishes: Iterable[str], is_offered: Callable[[str], bool]) -> str:
    """The first offered language that a wish names, without regard to its country; English if there is none.

    >>> preferred(["de", "tr_TR.UTF-8", "en"], ("en", "tr").__contains__)
    'tr'
    """
    for wish in wishes:
        name = wish.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        if is_offered(name):
            return name
    return "en"


def wished(header: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most wanted first; one that cannot be read is left out.

    >>> wished("en;q=0.5, tr-TR, el;q=0.8, ar;q=0, de;q=much")
    ['tr-TR', 'el', 'en']
    """
    weighed = []
    for part in header[:1000].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(weighed, key=lambda wish: wish[0]) if name and weight < 0]
