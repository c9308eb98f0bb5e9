"""The first tries at puzzles: two counts for each puzzle, of nobody in particular."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of the counts. A puzzle is named by its game and a digest of its position."""
    op.create_table(
        "puzzle_tries",
        sa.Column("puzzle", sa.String(64), primary_key=True),
        sa.Column("hits", sa.Integer, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
    )
