"""`poleis site`: the lobby, tables and lessons as a folder for any web host."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from poleis.cli.extras import require
from poleis.cli.runtime import counted

EXAMPLES = """
Examples:

  poleis site --out public

  python -m http.server --directory public
"""


def site(
    out: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="The folder: new, empty, or an older site."),
    ],
    pyodide: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="The npm package pyodide, unpacked. Without it, npm fetches it.",
        ),
    ] = None,
) -> None:
    """Write Poleis as a static site: a folder that any web host can serve, under any path.

    Python runs in the browser of each visitor. After the first visit the site works without a
    network. Games stay in the visitor's browser.
    """
    require("serve")
    from poleis.web.site.folder import write_site

    asyncio.run(write_site(out, pyodide, lambda part: print(f"writing {part} ...", flush=True)))
    files = [path for path in out.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{out}: {counted(len(files), 'file')}, {size:,.1f} MB")
