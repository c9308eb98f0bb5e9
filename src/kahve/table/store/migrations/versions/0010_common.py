"""Tables whose deals other tables have too, and who plays there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of plays. Points follow from the log, and can be emptied at any time."""
    op.create_table(
        "common_plays",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deals", sa.String(200), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=True),
    )
    op.create_index("common_plays_deals", "common_plays", ["deals", "person"])
    op.create_index("common_plays_person", "common_plays", ["person", "at"])
