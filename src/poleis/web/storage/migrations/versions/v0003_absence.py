"""Seats know when their player was last seen, chats have notices, and health has a row to write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
    op.add_column("chat", sa.Column("notice", sa.String(length=40), nullable=True))
    op.create_table(
        "health",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_health")),
    )


def downgrade() -> None:
    op.drop_table("health")
    op.drop_column("chat", "notice")
    op.drop_column("seats", "seen")
