"""What workers have thought out, until the servers that asked have read it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of answers, and for a database that servers share the version of its queue."""
    op.create_table(
        "answers",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.create_table("queue_version", sa.Column("version", sa.String(128), primary_key=True))
