"""Events know whether they were confirmed together with the decision before them.

Older databases keep this as the key `also` of a thought.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OLD_KEY = "also"
EVENTS = sa.table(
    "events",
    sa.column("table_id", sa.String),
    sa.column("rev", sa.Integer),
    sa.column("thought", sa.JSON(none_as_null=True)),
    sa.column("same_turn", sa.Boolean),
)


def _set(row: sa.Row[*tuple[object, ...]], **values: object) -> None:
    at = (EVENTS.c.table_id == row.table_id) & (EVENTS.c.rev == row.rev)
    op.get_bind().execute(sa.update(EVENTS).where(at).values(**values))


def upgrade() -> None:
    op.add_column(
        "events",
        sa.Column("same_turn", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    marked = sa.cast(EVENTS.c.thought, sa.Text).like(f'%"{OLD_KEY}"%')
    for row in op.get_bind().execute(sa.select(EVENTS).where(marked)).all():
        rest = {key: value for key, value in row.thought.items() if key != OLD_KEY}
        _set(row, same_turn=True, thought=rest or None)


def downgrade() -> None:
    for row in op.get_bind().execute(sa.select(EVENTS).where(EVENTS.c.same_turn)).all():
        _set(row, thought={**(row.thought or {}), OLD_KEY: True})
    op.drop_column("events", "same_turn")
