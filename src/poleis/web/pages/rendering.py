"""Templates, filled in for a reader: the same in a server and in a page."""

from __future__ import annotations

import functools
import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, ModuleLoader, StrictUndefined
from markupsafe import Markup

from poleis.draw.theme import page_css, sprite
from poleis.locale import LANGUAGES, get_language

FOLDER: Final = Path(str(files("poleis.web")))
COMPILED: Final = FOLDER / "compiled_templates"
"""Templates as Python modules: a site's archive has them, because their compiler is slow there."""
THEMES: Final = ("light", "dark")


@functools.cache
def templates() -> Environment:
    return Environment(
        loader=ModuleLoader(COMPILED)
        if COMPILED.is_dir()
        else FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@functools.cache
def static_version() -> str:
    """Changes whenever a static file does, so that browsers may keep files for ever."""
    digest = hashlib.sha256(page_css().encode())
    for file in sorted((FOLDER / "static").glob("**/*")):
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def language_choices() -> list[dict[str, str]]:
    """All languages for the menu, each with its code and its own name."""
    return [{"code": code, "name": get_language(code).name} for code in LANGUAGES]


def rendered(
    name: str,
    lang: str,
    /,
    *,
    theme: str | None = None,
    version: str | None = None,
    is_site: bool = False,
    **facts: Any,
) -> str:
    """A template, filled in and in the reader's language.

    *version* is that of the static files, by default of those here. In a static site (*is_site*)
    nothing is offered that needs other people's browsers.
    """
    return (
        templates()
        .get_template(name)
        .render(
            t=get_language(lang),
            lang=lang,
            languages=language_choices(),
            theme=theme if theme in THEMES else "auto",
            sprite=Markup(sprite()),
            version=static_version() if version is None else version,
            is_site=is_site,
            **facts,
        )
    )
