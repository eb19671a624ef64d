"""Where all choose at once, what they chose is told before everything is drawn."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.harness import Browser

Browsers = Callable[..., Browser]


def test_everybody_is_told_what_all_chose(browser: Browsers) -> None:
    """Not before the last has chosen; those who only watch get the new state without it."""
    ann = browser()
    wish = {"game": "seven_wonders_dice", "seats": [{"kind": "human"}] + 2 * [{"kind": "link"}]}
    opened = ann.http.post("/api/tables", json=wish).json()
    table = opened["table"]
    lines = [ann.line(table)]
    for link in opened["links"]:
        other = browser()
        other.join(link["url"])
        lines.append(other.line(table))
    watching = browser().line(table)
    for line in lines[:-1]:
        line.play("pass")
    lines[-1].send("play", rev=lines[-1].state["rev"], text="pass")
    for line in lines:
        [panel] = line.expect("headline")["panels"].values()
        assert 3 == panel["body"].count('class="did"')
        before = line.state["rev"]
        state = line.expect("state")
        assert before < state["rev"]
        assert panel == state["panels"]["players"]
        assert 1 == [one["type"] for one in line.heard].count("headline")
    while watching.state["rev"] < lines[0].state["rev"]:
        watching.expect("state")
    assert "headline" not in [one["type"] for one in watching.heard]


def test_games_in_turns_have_nothing_to_tell_first(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
    for _ in range(6):
        line.play()
    assert "headline" not in [one["type"] for one in line.heard]
