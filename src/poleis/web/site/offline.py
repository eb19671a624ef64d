"""What keeps a site in a browser: the service worker, and packs of the files that it keeps.

A language has some eighty pages. As one packed file they are a sixth as large, and come at once
even from hosts that compress nothing.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from importlib.metadata import version
from pathlib import Path
from typing import Final

from poleis.locale import LANGUAGES

WORKER: Final = "sw.js"
VERSION: Final = "version.json"
PACKS: Final = "packs"
"""The folder of the packs."""


def digest(content: bytes) -> str:
    """A name for the content of a file."""
    return hashlib.sha256(content).hexdigest()[:16]


def write_pack(folder: Path, part: str) -> str:
    """Pack the texts of a part of the folder; returns the digest of the pack."""
    files = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted((folder / part).iterdir())
        if path.suffix != ".png"
    }
    text = json.dumps(files, ensure_ascii=False).encode()
    packed = gzip.compress(text, 9, mtime=0)
    (folder / PACKS).mkdir(exist_ok=True)
    (folder / PACKS / f"{part}.packed").write_bytes(packed)
    return digest(packed)


def write_worker(folder: Path, script: str) -> None:
    """Write the packs, the service worker, and the version of all that is in the folder now."""
    apart = [folder / "index.html", *(folder / "python").iterdir()]
    apart += (folder / "static").glob("*.png")
    facts = {
        "packs": {part: write_pack(folder, part) for part in (*LANGUAGES, "static")},
        "files": {
            path.relative_to(folder).as_posix(): digest(path.read_bytes()) for path in sorted(apart)
        },
        "languages": list(LANGUAGES),
    }
    facts["version"] = digest(json.dumps(facts).encode() + script.encode())
    text = f"const SITE = {json.dumps(facts, separators=(',', ':'))};\n{script}"
    (folder / WORKER).write_text(text, encoding="utf-8")
    told = {"poleis": version("poleis"), "version": facts["version"]}
    (folder / VERSION).write_text(json.dumps(told) + "\n", encoding="utf-8")


def is_site(folder: Path) -> bool:
    """Whether a folder holds a site."""
    try:
        found = json.loads((folder / VERSION).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and "poleis" in found
