"""`poleis backup`: a copy of the database while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.extras import require
from poleis.cli.runtime import counted

EXAMPLES = """
Examples:

  poleis backup copy.db

  poleis backup --database tables.db /backups/monday.db
"""


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist.")],
    database: params.Database = "",
) -> None:
    """Copy the database of a server into a file, also while the server runs.

    Every move that was acknowledged before the copy began is in it. To restore it, stop the
    server and put the copy in the place of the database. PostgreSQL has pg_dump for this.
    """
    require("serve")
    from poleis.web.storage.backup import back_up
    from poleis.web.storage.database import default_url

    tables = back_up(database or default_url(), file)
    size = file.stat().st_size / 1e6
    print(f"{file}: {counted(tables, 'table')}, {size:,.1f} MB")
