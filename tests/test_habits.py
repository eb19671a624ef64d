"""The files that help people to contribute: they can be read, and they do what they say."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import coverage

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
"""The sections of Keep a Changelog, in its order."""
VERSION = re.compile(r"\[(\d+)\.(\d+)\.(\d+)\] - \d{4}-\d{2}-\d{2}(?: \[YANKED\])?")


def releases(text: str) -> list[tuple[str, str]]:
    """The headings of the releases and what stands below each."""
    parts = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def faults(text: str) -> list[str]:
    """What is not as Keep a Changelog wants it."""
    found = []
    if not text.startswith("# Changelog\n"):
        found.append("the title")
    names = [name for name, _ in releases(text)]
    if names[:1] != ["[Unreleased]"]:
        found.append("Unreleased comes first")
    matches = [VERSION.fullmatch(name) for name in names[1:]]
    found += [name for name, match in zip(names[1:], matches, strict=True) if not match]
    versions = [tuple(map(int, match.groups())) for match in matches if match]
    if versions != sorted(set(versions), reverse=True):
        found.append("the newest release comes first")
    for name, body in releases(text):
        kinds = re.findall(r"^### (.*)$", body, re.MULTILINE)
        if any(kind not in KINDS for kind in kinds) or kinds != sorted(set(kinds), key=KINDS.index):
            found.append(f"{name}: sections {kinds}")
        for section in re.split(r"^###+ .*\n", body, flags=re.MULTILINE)[1:]:
            if section.strip() and not re.match(r"\s*- ", section):
                found.append(f"{name}: a section is a list")
    return found


def test_the_changelog_is_kept() -> None:
    assert [] == faults(CHANGELOG)


@pytest.mark.parametrize(
    "text",
    [
        "# News\n\n## [Unreleased]\n",
        "# Changelog\n\n## [0.1.0] - 2026-01-31\n",
        "# Changelog\n\n## [Unreleased]\n\n## 0.1.0\n",
        "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-31\n\n## [0.2.0] - 2026-02-28\n",
        "# Changelog\n\n## [Unreleased]\n\n### Fixed\n- a\n\n### Added\n- b\n",
        "# Changelog\n\n## [Unreleased]\n\n### Added\nWords.\n",
    ],
)
def test_a_changelog_out_of_order_is_found(text: str) -> None:
    assert 1 == len(faults(text))


def test_coverage_is_summed_by_package() -> None:
    """Each game is a package of its own, modules at the top are `poleis`."""

    def lines(ran: int, of: int) -> dict[str, dict[str, int]]:
        return {"summary": {"covered_lines": ran, "num_statements": of}}

    files = {
        "src/poleis/__init__.py": lines(5, 10),
        "src/poleis/core/state.py": lines(10, 10),
        "src/poleis/games/__init__.py": lines(0, 0),
        "src/poleis/games/akropolis/game.py": lines(6, 8),
        "src/poleis/games/akropolis/rules/turn.py": lines(2, 2),
    }
    found = coverage.by_package(files)
    assert {"core": (10, 10), "games/akropolis": (8, 10), "poleis": (5, 10)} == found
    text = coverage.page(found, "2026-01-31")
    assert "**76.7%** of 30 lines" in text and "| `games/akropolis` | 10 | 80.0% |" in text
    assert all(len(line) <= 100 for line in text.splitlines())


def read_yaml(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def subject_pattern() -> re.Pattern[str]:
    hooks = read_yaml(".pre-commit-config.yaml")["repos"][0]["hooks"]
    [hook] = [hook for hook in hooks if hook["id"] == "commit-subject"]
    assert "--negate" in hook["args"]
    return re.compile(hook["entry"], re.MULTILINE | re.DOTALL)


def test_commit_subjects_are_checked() -> None:
    """The first line counts, whatever the others are."""
    pattern = subject_pattern()
    for good in ("web: type every answer", "cli, web: check seats\n\nWhy.\n", "Merge branch 'x'"):
        assert pattern.search(good), good
    for bad in (f"web: {'x' * 80}\n\nshort: body\n", "Fixed things\n", "\nweb: late\n"):
        assert not pattern.search(bad), bad


def test_dependabot_knows_all_kinds_of_dependencies() -> None:
    updates = read_yaml(".github/dependabot.yml")["updates"]
    assert {"pip", "npm", "github-actions"} == {one["package-ecosystem"] for one in updates}
    for one in updates:
        assert (ROOT / one["directory"].lstrip("/")).is_dir()


def test_the_citation_can_be_read() -> None:
    citation = read_yaml("CITATION.cff")
    wanted = {"cff-version", "title", "message", "type", "authors", "license", "version"}
    assert wanted <= set(citation) and "1.2.0" == citation["cff-version"]


@pytest.mark.parametrize("page", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.md")))
def test_issue_templates_have_a_head(page: Path) -> None:
    head = yaml.safe_load(page.read_text(encoding="utf-8").split("---\n")[1])
    assert {"name", "about", "labels"} == set(head)


def test_text_files_are_as_the_editorconfig_wants() -> None:
    """UTF-8, one kind of line ends, no spaces at the end of a line, a newline at the end."""
    git = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if git.returncode:
        pytest.skip("this is no checkout")
    kinds = {".py", ".md", ".toml", ".yml", ".yaml", ".cff", ".ts", ".mjs", ".css", ".ftl", ".html"}
    for name in git.stdout.decode().split("\0"):
        file = ROOT / name
        if file.suffix in kinds and file.is_file():
            text = file.read_bytes().decode()
            assert "\r" not in text and not re.search(r"[ \t]\n", text), name
            assert not text or text.endswith("\n"), name
