"""People with several devices, what a table has agreed on, results, dailies, notifications."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _text(name: str, length: int, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=nullable)


def _moment(name: str) -> sa.Column[datetime]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False)


def _number(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=nullable)


def _json(name: str, *, nullable: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.JSON(), nullable=nullable)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=op.f(f"pk_{table}"))


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_table_id")
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name, ondelete="CASCADE")


def _index(table: str, *columns: str) -> None:
    op.create_index(op.f(f"ix_{table}_{'_'.join(columns)}"), table, list(columns))


def upgrade() -> None:
    _change_tables()
    _add_devices()
    _add_results()
    _add_dailies()
    _add_messages()


def _change_tables() -> None:
    empty = sa.text("'{}'")
    op.add_column("tables", sa.Column("terms", sa.JSON(), nullable=False, server_default=empty))
    op.add_column("tables", _json("clock", nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))
    _index("tables", "deadline")
    op.add_column("tables", _json("ending", nullable=True))
    no = sa.false()
    op.add_column("tables", sa.Column("offered", sa.Boolean(), nullable=False, server_default=no))
    where = sa.text("offered")
    op.create_index(
        op.f("ix_tables_offered"),
        "tables",
        ["offered"],
        sqlite_where=where,
        postgresql_where=where,
    )
    op.add_column("seats", _number("notified", nullable=True))
    invite = sa.text("'invite'")
    op.add_column(
        "links", sa.Column("kind", sa.String(length=8), nullable=False, server_default=invite)
    )
    op.drop_index(op.f("ix_holders_browser"), "holders")
    op.execute("ALTER TABLE holders RENAME COLUMN browser TO person")
    _index("holders", "person")
    op.create_table(
        "stints",
        _text("table_id", 16),
        _number("seat"),
        _number("ply"),
        _text("kind", 8),
        _text("name", 40),
        _text("bot", 80, nullable=True),
        sa.Column("for_good", sa.Boolean(), nullable=False, server_default=sa.false()),
        _of_table("stints"),
        _key("stints", "table_id", "seat", "ply"),
    )


def _add_devices() -> None:
    op.create_table(
        "devices",
        _text("browser", 64),
        _text("person", 64),
        _text("name", 40),
        _moment("added"),
        _key("devices", "browser"),
    )
    _index("devices", "person")
    op.create_table(
        "device_links",
        _text("token", 64),
        _text("person", 64),
        _moment("expires"),
        _key("device_links", "token"),
    )
    _index("device_links", "person")


def _add_results() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _text("table_id", 16),
        _number("seat"),
        _text("person", 64, nullable=True),
        _text("game", 64),
        _json("options"),
        _json("players"),
        _number("place"),
        _number("points"),
        _json("sheet"),
        _json("facts"),
        _text("daily", 10, nullable=True),
        _number("plies"),
        _moment("started"),
        _moment("finished"),
        _key("results", "id"),
        sa.UniqueConstraint("table_id", "seat", name=op.f("uq_results_table_id_seat")),
    )
    _index("results", "person", "finished")
    _index("results", "game", "daily")


def _add_dailies() -> None:
    op.create_table(
        "daily_tries",
        _text("day", 10),
        _text("mode", 160),
        _text("person", 64),
        _text("table_id", 16),
        _key("daily_tries", "day", "mode", "person"),
    )
    op.create_table(
        "daily_bests",
        _text("day", 10),
        _text("mode", 160),
        _number("points"),
        _text("bot", 80),
        sa.Column("record", sa.Text(), nullable=False),
        _key("daily_bests", "day", "mode"),
    )


def _add_messages() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _text("table_id", 16),
        _text("person", 64),
        _text("kind", 8),
        _json("target"),
        _json("quiet", nullable=True),
        _text("lang", 8),
        _moment("added"),
        _of_table("subscriptions"),
        _key("subscriptions", "id"),
    )
    _index("subscriptions", "table_id", "person")
    op.create_table(
        "turn_messages",
        _text("table_id", 16),
        _number("seat"),
        _text("kind", 8),
        _number("rev"),
        _moment("due"),
        _of_table("turn_messages"),
        _key("turn_messages", "table_id", "seat"),
    )
    _index("turn_messages", "due")
    op.create_table(
        "server_keys",
        _text("name", 40),
        sa.Column("value", sa.Text(), nullable=False),
        _key("server_keys", "name"),
    )
    op.create_table(
        "blocks",
        _text("table_id", 16),
        _text("person", 64),
        _text("name", 40),
        _of_table("blocks"),
        _key("blocks", "table_id", "person"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _text("table_id", 16),
        _text("person", 64),
        _number("seat", nullable=True),
        _text("name", 40),
        sa.Column("text", sa.Text(), nullable=False),
        _moment("at"),
        sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()),
        _key("reports", "id"),
    )


def downgrade() -> None:
    for table in (
        "reports",
        "blocks",
        "server_keys",
        "turn_messages",
        "subscriptions",
        "daily_bests",
        "daily_tries",
        "results",
        "device_links",
        "devices",
        "stints",
    ):
        op.drop_table(table)
    op.drop_index(op.f("ix_holders_person"), "holders")
    op.execute("ALTER TABLE holders RENAME COLUMN person TO browser")
    _index("holders", "browser")
    op.drop_column("links", "kind")
    op.drop_column("seats", "notified")
    op.drop_index(op.f("ix_tables_deadline"), "tables")
    op.drop_index(op.f("ix_tables_offered"), "tables")
    for column in ("offered", "ending", "deadline", "clock", "terms"):
        op.drop_column("tables", column)
