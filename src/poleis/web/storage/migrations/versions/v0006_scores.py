"""Tables keep the scores of a finished game. Games that ended before have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("scores", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "scores")
