"""Where devices listen for pushes of their turn, by their keys to seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of pushes."""
    op.create_table(
        "pushes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("subscription", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
