"""What a server loads before it answers, loaded before servers are forked for tests."""

import new_stores

from kahve.table.serving.app import get_ready
from kahve.table.store import sql

get_ready()
new_stores.tables()
sql.upgrade = new_stores.upgrade
