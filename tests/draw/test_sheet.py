"""Parts that the score sheets of all games share."""

from __future__ import annotations

import re

import pytest

from poleis.core.game import games, get_game, has_pad_board
from poleis.core.match import Match
from poleis.core.setup import make_setup

LINK = re.compile(r'<a class="rule"[^>]*>')


def rule_links_of(game_id: str, language: str) -> list[str]:
    """All links to rules on the table and on the score pad of a game."""
    game = get_game(game_id)
    state = Match(game, make_setup(game, 2), seed=1).state
    panels = list(game.view(state, 0, language, ("Ann", "Ben")).panels)
    if game.pad is not None and has_pad_board(game):
        panels += game.pad.board.view({}, language).panels
    return [link for panel in panels for link in LINK.findall(panel.body)]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("game_id", games())
def test_a_rule_opens_in_a_new_tab_and_says_so(game_id: str, language: str) -> None:
    """Looking up a rule does not close the table."""
    links = rule_links_of(game_id, language)
    words = {"en": "new tab", "pl": "nowej karcie", "ru": "новой вкладке"}[language]
    assert links
    for link in links:
        assert 'target="_blank" rel="noopener"' in link
        assert re.search(rf'aria-label="[A-Z]+-[0-9.]+[^"]*{words}"', link)
