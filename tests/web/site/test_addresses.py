"""Links of the server become relative addresses of a site."""

from __future__ import annotations

import pytest

from poleis.web.site.addresses import file_of, localized


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "index.html"),
        ("/rules/akropolis", "rules-akropolis.html"),
        ("/rules/akropolis#AKR-4.3", "rules-akropolis.html#AKR-4.3"),
        ("/learn/akropolis/first-game", "learn-akropolis-first-game.html"),
        ("/t/abc", "table.html?id=abc"),
        ("/t/abc?ply=3", "table.html?id=abc&ply=3"),
        ("/t/abc/review", "review.html?id=abc"),
        ("/games/statistics?game=origins", "games-statistics.html?game=origins"),
        ("/static/app.css?v=1", "../static/app.css?v=1"),
        ("/api/tables/abc/record", "/api/tables/abc/record"),
    ],
)
def test_each_page_has_a_file_in_the_folder_of_its_language(path: str, file: str) -> None:
    assert file == file_of(path)


def test_only_paths_of_the_server_change_in_a_document() -> None:
    html = """<a href="/t/a?ply=1&amp;x=2">t</a> <a href="#b">b</a> <a href='//host/'>h</a>"""
    assert localized(html) == html.replace("/t/a?ply=1", "table.html?id=a&amp;ply=1")


def test_a_form_that_changes_something_keeps_its_path() -> None:
    html = """<form method="post" action="/daily"></form><form method="get" action="/games">"""
    assert localized(html) == html.replace("/games", "games.html")


def test_the_facts_of_a_page_name_pages_by_their_files() -> None:
    facts = """{"api": "/api/pad/x", "next": "/learn/x/y", "rules": "/rules/x", "ws": "/ws/x"}"""
    html = f"""<script type="application/json" id="page">{facts}</script>"""
    expected = facts.replace("/learn/x/y", "learn-x-y.html").replace("/rules/x", "rules-x.html")
    assert localized(html) == html.replace(facts, expected)
