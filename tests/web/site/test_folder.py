"""A site as a folder: its pages, what makes it installable, and where it may be written."""

from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from pathlib import Path

import pytest

from poleis.locale import LANGUAGES
from poleis.web import bundle
from poleis.web.pages.rendering import FOLDER
from poleis.web.site import icons, offline, pyodide_files
from poleis.web.site.errors import SiteError
from poleis.web.site.folder import check_folder
from poleis.web.site.manifest import manifest
from poleis.web.site.prerender import prerender, root_page
from poleis.web.site.shells import SHELLS

ADDRESS = re.compile(r"""\b(?:href|src|action)="([^"]*)\"""")


@pytest.fixture(scope="module")
def polish(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The pages of a language, by file."""

    async def made() -> dict[str, str]:
        async with prerender(tmp_path_factory.mktemp("site")) as found:
            return {file: html async for file, html in found.pages("pl")}

    return asyncio.run(made())


def test_every_link_leads_to_a_file(polish: dict[str, str]) -> None:
    static = {path.name for path in (FOLDER / "static").iterdir()} | {"draw.css"}
    for file, html in polish.items():
        for address in map(unescape, ADDRESS.findall(html)):
            place = re.split(r"[?#]", address)[0]
            if place.startswith("../static/"):
                assert place.removeprefix("../static/") in static, (file, address)
            elif place.startswith("../"):
                assert place[3:5] in LANGUAGES and place[6:] in polish, (file, address)
            elif place not in ("", "manifest.webmanifest"):
                is_asked = place.startswith("/api/")
                is_sent = place in ("/daily", "/position")
                assert place in polish or is_asked or is_sent, (file, address)


def test_the_pages_of_the_server_are_there(polish: dict[str, str]) -> None:
    for file in ("index", "learn", "rules-akropolis", "about-origins", "pad-akropolis"):
        assert ' lang="pl"' in polish[f"{file}.html"]
    assert {shell.file for shell in SHELLS} <= polish.keys()
    assert any(file.startswith("learn-akropolis-") for file in polish)


def test_what_needs_other_browsers_is_not_offered(polish: dict[str, str]) -> None:
    lobby = polish["index.html"]
    assert 'value="bots"' in lobby
    for offer in ('value="links"', 'value="link"', "devices", "docs.html", "open-row"):
        assert offer not in lobby


def test_every_page_has_a_strict_policy_and_no_inline_script(polish: dict[str, str]) -> None:
    for file, html in {**polish, "root": root_page()}.items():
        policy = re.search(r'"Content-Security-Policy" content="([^"]*)"', html)
        assert policy is not None and "default-src 'none'" in policy[1], file
        assert "unsafe" not in policy[1]
        inline = re.findall(r"<script(?![^>]*\b(?:src=|type=\"application/json\"))[^>]*>", html)
        assert [] == inline, file
        assert [] == re.findall(r'<[^>]* (?:style|on\w+)="', html), file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_manifest_makes_a_site_installable(lang: str) -> None:
    found = json.loads(manifest(lang))
    assert lang == found["lang"] and "standalone" == found["display"]
    assert {"192x192", "512x512"} == {icon["sizes"] for icon in found["icons"]}
    for icon in found["icons"]:
        assert (FOLDER / "static" / icon["src"].removeprefix("../static/")).is_file()
    assert not [address for address in (found["start_url"], found["scope"]) if address[0] == "/"]


def test_the_icons_are_those_of_the_favicon() -> None:
    """If not: `python -m poleis.web.site.icons`."""
    for name, drawn in icons.draw().items():
        assert (FOLDER / "static" / name).read_bytes() == drawn, name


def test_the_client_and_the_site_mean_the_same_python() -> None:
    wanted = json.loads((bundle.CLIENT / "package.json").read_text(encoding="utf-8"))
    assert pyodide_files.RELEASE == wanted["devDependencies"]["pyodide"]


def test_only_an_older_site_is_written_over(tmp_path: Path) -> None:
    check_folder(tmp_path / "new")
    check_folder(tmp_path)
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(SiteError, match="holds something else"):
        check_folder(tmp_path)
    (tmp_path / offline.VERSION).write_text('{"poleis": "1"}')
    check_folder(tmp_path)
    with pytest.raises(SiteError, match="is a file"):
        check_folder(tmp_path / "letter.txt")


def test_a_folder_that_is_no_pyodide_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="is not the npm package pyodide"):
        pyodide_files.write_pyodide(tmp_path, tmp_path)


def test_another_content_is_another_version(tmp_path: Path) -> None:
    for part in (*LANGUAGES, "static", "python"):
        (tmp_path / part).mkdir()
    (tmp_path / "index.html").write_text("first")
    versions = set()
    for content in ("a", "b", "b"):
        (tmp_path / "en" / "index.html").write_text(content)
        offline.write_worker(tmp_path, "script")
        versions.add((tmp_path / offline.VERSION).read_text())
    assert 2 == len(versions)
