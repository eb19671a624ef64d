"""The docs as a static site.

`python -m tests.docs.site [FOLDER]` (part of `make docs`) stages the Markdown files, builds them
with Zensical in strict mode, checks the result, and puts it into the folder `site`. The pages in
`docs/` are written for GitHub and for this site alike; staging adds what only a site has.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path, PurePosixPath

from poleis.draw.picture import standalone
from poleis.web.pages.short_rules import CITATION, figures_of
from tests.docs import notebook
from tests.docs.examples import DOCS, ROOT

TARGET = ROOT / "site"
INDEX = DOCS / "index.md"
SHORT = DOCS / "rules" / "short"
"""Short rules: `GAME.LANGUAGE.md`, and the figures that they show, `GAME.toml`."""
PROJECT = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
"""Pages at the root of the repository, and their names in the folder `project` of the site."""

LINK = re.compile(r"(!?)\[((?:[^\[\]]|!?\[[^\]]*\](?:\([^)]*\))?)*)\]\(([^)\s]+)\)")
"""A link or a picture; the text of a link may be a picture."""
RULE = re.compile(r"^(\s*- )\*\*([A-Z]{3}-[\d.]+\w?)\*\*", re.MULTILINE)
FIGURE = re.compile(r"\]\(figure:([\w-]+)\)")
FENCE = re.compile(r"^(\s*```.*?^\s*```$)", re.MULTILINE | re.DOTALL)
FLAG = re.compile(r"^(```text) output$", re.MULTILINE)
"""A word that only the tests of the docs read."""

SHIM = "https://unpkg.com/iframe-worker/shim"
"""What Zensical loads for the search of a site without a server; we bring it along."""
OWN_SHIM = "assets/iframe-worker.js"
ASSET = re.compile(
    r"<(?:script|img|iframe|source|audio|video|object|embed|use)\b[^>]*?\b(?:src|href|data)=[\"']?"
    r"(?P<tag>(?:https?:)?//[^\"' >]+)"
    r"|<link\b(?![^>]*rel=[\"']?canonical)[^>]*?href=[\"']?(?P<link>(?:https?:)?//[^\"' >]+)"
    r"|(?:url\(|@import )[\"']?(?P<css>(?:https?:)?//[^\"') ]+)"
)
"""What a browser loads by itself from another place."""
OWN = re.compile(r"(?:href|src)=[\"']?(?![a-z]+:|#|//)([^\"'#? >]+)")
"""A file of the site that a page names."""


def staged_path(file: Path) -> str | None:
    """Where a file of the repository is in the site; None if it is not there."""
    if file.parent == ROOT:
        return f"project/{PROJECT[file.name]}" if file.name in PROJECT else None
    if not file.is_relative_to(DOCS) or "example" in file.parts or file.suffix == ".toml":
        return None
    kept = file.with_suffix(".md") if file.suffix == ".ipynb" else file
    return kept.relative_to(DOCS).as_posix()


def staged_text(page: Path) -> str:
    """A page as the site has it: links lead to pages of the site, rule ids are anchors."""
    here = staged_path(page)
    assert here is not None, page

    def link(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        words = LINK.sub(link, words)
        if re.match(r"\w+:|#", target):
            return f"{mark}[{words}]({target})"
        name, hash_, anchor = target.partition("#")
        file = (page.parent / name).resolve()
        there = staged_path(file)
        if there is None:  # a source file, which the site does not have
            return f"{words} (`{file.relative_to(ROOT).as_posix()}`)"
        way = os.path.relpath(there, PurePosixPath(here).parent)
        return f"{mark}[{words}]({Path(way).as_posix()}{hash_}{anchor})"

    parts = FENCE.split(page.read_text(encoding="utf-8"))
    for number in range(0, len(parts), 2):  # the others are blocks of code
        text = LINK.sub(link, parts[number])
        parts[number] = RULE.sub(r"\1**\2**{ #\2 }", text)
    if page.parent == SHORT:
        return staged_short_rules(page, "".join(parts))
    return FLAG.sub(r"\1", "".join(parts))


def staged_short_rules(page: Path, text: str) -> str:
    """Short rules with figures as files of the site, and rule ids as links."""
    game, lang = page.stem.split(".")
    numbered = f"../{game}.md" if lang == "en" else f"../{lang}/{game}.md"
    text = CITATION.sub(rf"[\g<0>]({numbered}#\g<0>)", text)
    return FIGURE.sub(rf"](figures/{game}.{lang}.\1.svg)", text)


def stage_figures(folder: Path) -> None:
    """Draw the figures of the short rules, in every language that they are written in."""
    folder.mkdir(parents=True, exist_ok=True)
    for page in SHORT.glob("*.md"):
        game, lang = page.stem.split(".")
        for name in FIGURE.findall(page.read_text(encoding="utf-8")):
            drawn = standalone(figures_of(game)[name].drawing(lang))
            (folder / f"{game}.{lang}.{name}.svg").write_text(drawn, encoding="utf-8")


def navigation() -> str:
    """The pages in the order of the index, as a line of TOML: a section for each heading, and
    for each line of links with a name."""
    sections = [entry("Home", staged_path(INDEX))]
    for section in re.split(r"^## ", INDEX.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        pages: list[str] = []
        for item in re.split(r"^- ", text, flags=re.MULTILINE)[1:]:
            linked = [
                entry(words, staged_path((DOCS / target.partition("#")[0]).resolve()))
                for _, words, target in LINK.findall(item)
            ]
            label = re.match(r"([^\[\]:]+): \[", item)
            pages += [entry(label[1], linked)] if label else linked
        sections.append(entry(title, pages))
    return f"nav = [{', '.join(sections)}]\n"


def entry(title: str, inside: str | list[str] | None) -> str:
    """A page or a section of the navigation; strings of JSON are strings of TOML."""
    assert inside is not None, title
    value = f"[{', '.join(inside)}]" if isinstance(inside, list) else json.dumps(inside)
    return f"{{{json.dumps(title, ensure_ascii=False)} = {value}}}"


def stage(folder: Path) -> None:
    """Write the project that Zensical builds: its settings, and the pages in `docs`."""
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    settings = settings.replace("[project]\n", f"[project]\n{navigation()}", 1)
    (folder / "zensical.toml").write_text(settings, encoding="utf-8")
    docs = folder / "docs"
    for file in [*DOCS.rglob("*"), *(ROOT / name for name in PROJECT)]:
        there = staged_path(file)
        if file.is_dir() or there is None:
            continue
        (docs / there).parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            (docs / there).write_text(staged_text(file), encoding="utf-8")
        elif file.suffix == ".ipynb":
            stage_notebook(file, docs / there)
        else:
            shutil.copy(file, docs / there)
    stage_figures(docs / "rules" / "short" / "figures")


def stage_notebook(file: Path, page: Path) -> None:
    """A page with the cells and their outputs, and the notebook itself beside it."""
    shutil.copy(file, page.parent)
    text = notebook.as_markdown(notebook.read(file), page.parent / page.stem)
    page.write_text(f"{text}\n[The notebook as a file]({file.name})\n", encoding="utf-8")


def finish(site: Path) -> None:
    """Make the pages load everything from the site itself, and name the language of each."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        own = os.path.relpath(site / OWN_SHIM, page.parent)
        text = text.replace(SHIM, Path(own).as_posix())
        if page.parent.parent == site / "rules":
            short = page.parent.name == SHORT.name
            lang = page.stem.rpartition(".")[2] if short else page.parent.name
            text = text.replace('<html lang="en"', f'<html lang="{lang}"', 1)
        page.write_text(text, encoding="utf-8")


def foreign_assets(site: Path) -> list[str]:
    """What pages and styles load from other places."""
    found = []
    for file in sorted(site.rglob("*")):
        if file.suffix in {".html", ".css", ".svg"}:
            for asset in ASSET.finditer(file.read_text(encoding="utf-8")):
                found.append(f"{file.relative_to(site)}: {asset[asset.lastgroup or 0]}")
    return found


def missing_files(site: Path) -> list[str]:
    """Pictures and other files that pages name and that are not there, which Zensical lets pass."""
    found = []
    for page in sorted(site.rglob("*.html")):
        if page.name == "404.html":  # shown at any address, so it names its files from the root
            continue
        for target in OWN.findall(page.read_text(encoding="utf-8")):
            if not (page.parent / target).exists():
                found.append(f"{page.relative_to(site)}: {target}")
    return found


def build(target: Path = TARGET) -> None:
    """Build the site into a folder, which is replaced. Broken links and anchors are errors."""
    with tempfile.TemporaryDirectory() as name:
        stage(Path(name))
        run_zensical(Path(name))
        built = Path(name) / "site"
        finish(built)
        check(built)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(built, target)


def check(site: Path) -> None:
    """Stop if the site lacks a file or loads one from another place."""
    for title, found in (
        ("the site has no such file", missing_files(site)),
        ("the site would load from elsewhere", foreign_assets(site)),
    ):
        if found:
            raise SystemExit(f"{title}:\n" + "\n".join(found))


def run_zensical(folder: Path) -> None:
    """Build the project in the folder; a warning is an error."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    ran = subprocess.run(command, cwd=folder, text=True, capture_output=True, check=False)
    if ran.returncode:
        raise SystemExit(f"{ran.stdout}{ran.stderr}the site was not built")


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:]))
