"""The evenings of clubs: when a club is to be told of its next one, calendars, and the devices that are told."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the moment to the clubs, and make the tables of calendars and of devices."""
    op.add_column("clubs", sa.Column("tell_at", sa.Float, nullable=True))
    op.create_index("clubs_tell_at", "clubs", ["tell_at"])
    op.create_table(
        "club_calendars",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("persons.id"), nullable=False, index=True),
    )
    op.create_table(
        "club_pushes",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("device", sa.String(32), sa.ForeignKey("devices.id"), primary_key=True, index=True),
        sa.Column("subscription", sa.Text, nullable=False),
    )
