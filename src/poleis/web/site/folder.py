"""Writes a whole site into a folder."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from poleis.draw.theme import page_css
from poleis.locale import LANGUAGES
from poleis.web.pages.rendering import FOLDER
from poleis.web.site import offline
from poleis.web.site.errors import SiteError
from poleis.web.site.manifest import manifest
from poleis.web.site.prerender import prerender, root_page
from poleis.web.site.pyodide_files import write_pyodide

Tell = Callable[[str], None]
SCRIPT: Final = "service_worker.js"


async def write_site(folder: Path, pyodide: Path | None, tell: Tell) -> None:
    """Write a site into *folder*, which is new, empty, or an older site."""
    check_folder(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    new = folder.with_name(f".{folder.name}.{os.getpid()}")
    try:
        for part in (*LANGUAGES, "static", "python"):
            (new / part).mkdir(parents=True)
        tell("Python for browsers")
        write_pyodide(new / "python", pyodide)
        await _write_pages(new, tell)
        _write_static(new / "static")
        script = (FOLDER / "static" / SCRIPT).read_text(encoding="utf-8")
        offline.write_worker(new, script)
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def check_folder(folder: Path) -> None:
    """SiteError if the folder holds something else than a site."""
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is a file")
    if folder.is_dir() and any(folder.iterdir()) and not offline.is_site(folder):
        raise SiteError(f"{folder} holds something else: name a new folder, or an older site")


async def _write_pages(folder: Path, tell: Tell) -> None:
    (folder / "index.html").write_text(root_page(), encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="poleis-site-") as scratch:
        async with prerender(Path(scratch)) as made:
            for lang in LANGUAGES:
                tell(f"pages: {lang}")
                async for file, html in made.pages(lang):
                    (folder / lang / file).write_text(html, encoding="utf-8")
                (folder / lang / "manifest.webmanifest").write_text(
                    manifest(lang), encoding="utf-8"
                )


def _write_static(folder: Path) -> None:
    for path in sorted((FOLDER / "static").iterdir()):
        if path.name != SCRIPT:
            shutil.copyfile(path, folder / path.name)
    (folder / "draw.css").write_text(page_css(), encoding="utf-8")
