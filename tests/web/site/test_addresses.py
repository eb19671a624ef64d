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
    ],
)
def test_each_page_has_a_file_in_the_folder_of_its_language(path: str, file: str) -> None:
    assert file == file_of(path)


def test_only_paths_of_the_server_change_in_a_document() -> None:
    html = """<a href="/t/a?ply=1&amp;x=2">t</a> <a href="#b">b</a> <a href='//host/'>h</a>"""
    assert localized(html) == html.replace("/t/a?ply=1", "table.html?id=a&amp;ply=1")
