"""The book of a club: matches that follow from the logs, how far each log was read, and notes to deals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of the book. The first two can be emptied at any time: they are made again from the logs."""
    op.create_table(
        "club_matches",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("club_matches_latest", "club_matches", ["club", "at"])
    op.create_table(
        "club_reads",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_table(
        "club_notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), primary_key=True, index=True),
        sa.Column("body", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
