"""Pages that need no Python in the browser, made by the server's own application.

A crawler starts at the lobby and follows every link, in each language. A link that leads nowhere
is an error, so a site that was written has no broken links.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient

from poleis.locale import LANGUAGES, get_language
from poleis.web.pages.rendering import language_choices, rendered, static_version, templates
from poleis.web.server import languages
from poleis.web.server.app import Settings, create_app
from poleis.web.site.addresses import ASKED, STATIC, file_of, localized
from poleis.web.site.errors import SiteError
from poleis.web.site.shells import BY_QUERY, SHELLS, Shell, is_filled
from poleis.web.storage.database import prepare
from poleis.web.tables.bot_ratings import ratings_of_a_page
from poleis.web.tables.limits import Limits

LINK: Final = re.compile(r"""\b(?:href|action)=["'](/[^"'#?]*)""")
LANGUAGE: Final = re.compile(r"""href="\?lang=(\w+)\"""")
NO_LIMIT: Final = (1e9, 1e9)


class Prerender:
    """The pages of a site, from an application without tables."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def pages(self, lang: str) -> AsyncIterator[tuple[str, str]]:
        """Every page of a language: its file and its text."""
        found, waiting = {"/"}, ["/"]
        while waiting:
            path = waiting.pop()
            html = await self._get(path, lang)
            for other in links(html):
                if other not in found and not is_filled(other):
                    found.add(other)
                    waiting.append(other)
            yield file_of(path), finished(html, path)
        for shell in SHELLS:
            yield shell.file, self._shell(shell, lang)

    async def _get(self, path: str, lang: str) -> str:
        answer = await self._client.get(path, headers={"Cookie": f"{languages.COOKIE}={lang}"})
        if answer.status_code != 200:
            raise SiteError(f"a page links to {path}, which is not there ({answer.status_code})")
        return answer.text

    def _shell(self, shell: Shell, lang: str) -> str:
        say = get_language(lang)
        html = rendered(
            "shell.html", lang, is_site=True, title=say(shell.title), script=shell.script
        )
        facts = f'data-shell data-path="{shell.path}"'
        if shell.table_path:
            facts += f' data-table-path="{shell.table_path}"'
        return _with_languages(localized(html), shell.file).replace("<html ", f"<html {facts} ", 1)


def links(html: str) -> Iterator[str]:
    """The server's paths of the pages to which a page leads."""
    for path in map(unescape, LINK.findall(html)):
        if not path.startswith((STATIC, *ASKED, "//")):
            yield path


def finished(html: str, path: str) -> str:
    """A page of the server, as it stands in the folder."""
    text = _with_languages(localized(html), file_of(path))
    if BY_QUERY.fullmatch(path):
        text = text.replace("<html ", f'<html data-path="{path}" ', 1)
    return text


def _with_languages(html: str, file: str) -> str:
    """The links to other languages lead to the same page there."""
    return LANGUAGE.sub(lambda found: f'href="../{found[1]}/{file}"', html)


def root_page() -> str:
    """The first page of all, which leads to the language of the reader."""
    offered = [{**one, "say": get_language(one["code"])} for one in language_choices()]
    html = (
        templates()
        .get_template("site_root.html")
        .render(languages=offered, version=static_version(), is_site=True)
    )
    # It stands above the folders of the languages.
    return html.replace('"/static/', '"static/').replace('"manifest', f'"{LANGUAGES[0]}/manifest')


@asynccontextmanager
async def prerender(folder: Path) -> AsyncIterator[Prerender]:
    """The pages of an application whose empty database is in *folder*."""
    database = f"sqlite:///{folder / 'tables.db'}"
    prepare(database)
    limits = Limits(requests=NO_LIMIT)
    guard = create_app(Settings(database=database, limits=limits, workers=1, is_site=True))
    assert isinstance(guard.app, FastAPI)
    async with guard.app.router.lifespan_context(guard.app):
        transport = ASGITransport(guard)
        async with AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            with ratings_of_a_page():
                yield Prerender(client)
