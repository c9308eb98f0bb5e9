"""What a server loads before it answers, loaded before servers are forked for tests."""

from kahve.table.serving.app import get_ready

get_ready()
