"""Votes that outlive a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("vote", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "vote")
