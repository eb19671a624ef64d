"""Alembic runs this; the connection is handed in by `poleis.web.storage.database.upgrade`."""

from __future__ import annotations

from alembic import context

from poleis.web.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
