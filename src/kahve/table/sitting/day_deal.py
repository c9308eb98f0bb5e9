"""The deal of the day: one for each game and date, the same everywhere, with the same players at the other seats.

Its cards follow from the date and the game alone, so that a page without a server has the same deal. Whoever reads this file can work it
out; what the server does not do is to tell it beforehand.

>>> day_deals("pisti", "2026-11-28") == day_deals("pisti", "2026-11-28") != day_deals("pisti", "2026-11-29")
True
>>> read_date("2026-11-22", "2026-11-28"), read_date("", "2026-11-28")
('2026-11-22', '2026-11-28')
>>> read_date("2026-11-29", "2026-11-28")
Traceback (most recent call last):
kahve.table.sitting.day_deal.NoSuchDay: The deal of 2026-11-29 comes on that day: here it is 2026-11-28.
"""

from __future__ import annotations

import hashlib
import re
import time
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any

from ...bots.review.deal_by_levels import margin
from ...cards.order import order
from ...cards.quoting import quoted
from ...engine.game import Game
from ...engine.machine import bring
from ...engine.table import Table
from ...games import game as game_named
from ...language import message
from .common_deals import CommonDeals
from .exchange_asks import MOST_VOID_DEALS
from .played import PlayedMatch

KEPT = 7
"""The days of which the deals can be played: today and those before it."""
OTHERS = "greedy"
"""The level of all other players, which is quick and makes no mistakes by chance."""
SEAT = 0
"""The seat of the person."""
DAY = "day "
"""How the names of their common deals begin."""

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class NoSuchDay(LookupError):  # noqa: N818 - a sentence for people
    """A date that is none, that is still to come, or whose deal is no longer kept."""


def today() -> str:
    """The date by the clock of this machine. It is that of universal time, so that everybody has the same day at once."""
    return datetime.fromtimestamp(time.time(), UTC).date().isoformat()


def next_day_in() -> int:
    """The seconds until the next deal of the day."""
    return 86_400 - int(time.time()) % 86_400


def kept_days(now: str) -> list[str]:
    """The dates whose deals can be played, the latest first."""
    latest = date.fromisoformat(now)
    return [(latest - timedelta(days)).isoformat() for days in range(KEPT)]


def read_date(text: str, now: str) -> str:
    """The date that this text names, or the current one where it is empty; NoSuchDay. now: the current date."""
    try:
        if text and not _DATE.fullmatch(text):
            raise ValueError
        day = date.fromisoformat(text or now).isoformat()
    except ValueError:
        raise NoSuchDay(message("table-day-is-a-date", date=quoted(text), today=now)) from None
    if day > now:
        raise NoSuchDay(message("table-day-to-come", date=day, today=now))
    if day not in kept_days(now):
        raise NoSuchDay(message("table-day-gone", date=day, first=kept_days(now)[-1], today=now))
    return day


def deals_name(game: str, day: str) -> str:
    """The name of the common deals of a game and a date."""
    return f"{DAY}{day} {game}"


def day_of(deals: CommonDeals | None) -> tuple[str, str] | None:
    """The date and the game of a deal of the day; None for other deals.

    >>> day_of(day_deals("pisti", "2026-11-28"))
    ('2026-11-28', 'pisti')
    """
    kind, _, rest = (deals.name if deals else "").partition(" ")
    day, _, game = rest.partition(" ")
    return (day, game) if kind == "day" else None


@lru_cache(maxsize=64)
def day_deals(game: str, day: str) -> CommonDeals:
    """The deal of a game and a date; UnknownGame. The first order of its seed is taken whose deal is not void."""
    chosen = game_named(game)
    name = deals_name(chosen.name, day)
    seed = hashlib.sha256(f"kahve deal of the {name}".encode()).digest()
    deck, dealer = chosen.rules.deck(chosen.settle({})), seed[0] % int(chosen.settle({}).seats)
    for number in range(1, MOST_VOID_DEALS):
        cards = deck.write_order(order(deck, seed, number))
        if not dealt(chosen, cards, dealer).history[-1].void:
            break
    return CommonDeals(name, (cards,), dealer, seed.hex())


def dealt(game: Game, cards: str, dealer: int) -> Table:
    """A table of the usual house rules at which this order has just been dealt."""
    bring(game)
    table = Table(game, game.settle({}), dealer=dealer)
    table.deal(cards)
    return table


def day_setup(game: str, name: str | None) -> dict[str, Any]:
    """The setup of a table for the deal of the day. name: of the person, where the server does not know them."""
    seats = int(game_named(game).settle({}).seats)
    you = {"kind": "you"} if name is None else {"kind": "you", "name": name}
    return {"game": game, "players": [you, *[{"kind": "bot", "bot": OTHERS}] * (seats - 1)]}


def points_of(match: PlayedMatch, seat: int = SEAT) -> float:
    """How many points more the side of this seat made in the first deal than the others on average; more is better in every game."""
    totals = [int(row["total"]) for row in (match.history[0].sheet or {}).values()]
    return margin(totals, seat % len(totals), match.game.rules.low_wins)
