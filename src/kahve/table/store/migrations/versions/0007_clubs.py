"""Clubs, their members, the tables that belong to them, and who sat down at those."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of clubs."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("origin", sa.String(32), nullable=True, unique=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), primary_key=True, index=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("club_tables_latest", "club_tables", ["club", "at"])
    op.create_table(
        "club_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False, index=True),
    )
