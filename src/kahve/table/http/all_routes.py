"""All addresses that a table needs, wherever it is kept: those of games, lessons, puzzles, tables, finished deals and days."""

from __future__ import annotations

from collections.abc import Sequence

from ..live.doorkeeper import Doorkeeper
from ..live.tables import Tables
from ..people.callers import Callers
from ..protocol.routes import Routes
from ..teaching.first_tries import FirstTries, KeptTries
from .day_routes import add_days
from .game_routes import OFFERS, add_games
from .replay_routes import add_replays
from .table_routes import add_tables
from .taught_routes import add_lessons, add_puzzles


def routes_of(server: Tables, callers: Callers, door: Doorkeeper, offers: Sequence[str] = OFFERS, tries: KeptTries | None = None) -> Routes:
    """The addresses of these tables. callers: who asks. door: who may open one more table. offers: those of OFFERS that it has.

    tries: what keeps how people did at puzzles.
    """
    routes = Routes()
    add_games(routes, server.bots, offers)
    add_lessons(routes)
    add_puzzles(routes, FirstTries(server, tries))
    add_tables(routes, server, callers, door)
    add_replays(routes, server, callers, door)
    add_days(routes, server, callers, door)
    return routes
