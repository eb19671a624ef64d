"""CITATION.cff, CHANGELOG.md and pyproject.toml agree on the version."""

from __future__ import annotations

from packaging.version import Version

from tests.packages.contents import cited_version, fallback_version, released_versions

FIRST = "0.1.0"


def test_citation_names_the_latest_release_of_the_changelog() -> None:
    """As long as there is none, both name the first."""
    assert (released_versions() or [FIRST])[0] == cited_version()


def test_sources_without_a_tag_are_later_than_the_latest_release() -> None:
    found = Version(fallback_version())
    assert found.is_devrelease
    assert all(Version(release) < found for release in released_versions())
