"""What a server loads before it answers, loaded before servers are forked for tests."""

import gc

import new_stores

from kahve.table.serving.app import get_ready
from kahve.table.store import sql

get_ready()
new_stores.tables()
sql.upgrade = new_stores.upgrade

# A server collects garbage before it answers: it would look through all of this, and have to copy what it has in common with the others.
gc.collect()
gc.freeze()
