"""Alembic's own scripts are run by Alembic and cannot be imported by a search for doctests."""

collect_ignore_glob = ["migrations/*"]
