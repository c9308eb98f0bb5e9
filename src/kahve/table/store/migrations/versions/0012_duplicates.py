"""Duplicates: the same deals at several tables, of a club or of whoever has the link."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of duplicates; closed_at: when all tables of one were played out."""
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed_at", sa.Float, nullable=True),
    )
    op.create_index("duplicates_of_clubs", "duplicates", ["club", "at"])
