"""A server: its tables, the persons it knows, and the sweeping, all in a store of SQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...renamed import old_names
from ..sitting.exchange_asks import SILENT_SECONDS
from ..store.person_store import PersonStore
from ..store.review_store import ReviewStore
from ..store.sql import Store
from ..thinking.bots import BotPool
from ..thinking.budgets import Rates
from .presence import GRACE
from .sweeping import Sweeper
from .tables import Tables


class Server(Tables):
    """A server of tables, over one store."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        *,
        pace: float = 0.6,
        grace: float = GRACE,
        keep_days: float | None = None,
        silent: float = SILENT_SECONDS,
        rates: Rates | None = None,
    ) -> None:
        """As of `Tables`; keep_days: the days after which a table at which nothing happened is deleted, if ever."""
        super().__init__(store, bots, pace=pace, grace=grace, reviews=ReviewStore(store), silent=silent, rates=rates)
        self._store = store
        self.persons = PersonStore(store)
        self.sweeper = Sweeper(self, store, self.persons, keep_days)

    @property
    def store(self) -> Store:
        """The database."""
        return self._store

    async def note_summaries(self) -> None:
        """Write down how the tables in memory stand, so that nobody has to replay them for a list of tables."""
        await self.sweeper.note(self.tables)


# A checker that saw this would take every name for one of the module's.
if not TYPE_CHECKING:
    __getattr__ = old_names(__name__)
