"""A second scorer, written from the rules text alone: it reads components.json by itself and
follows the records of games, not the engine's vectors."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import poleis.games.seven_wonders_dice as package
from poleis import CHANCE, Match

BOX: dict[str, Any] = json.loads(
    (Path(package.__file__).parent / "components.json").read_text(encoding="utf-8")
)
BARRACKS = {"bw_attack": ("east", "be_defence"), "be_attack": ("west", "bw_defence")}


@functools.cache
def printed(board: str) -> dict[str, dict[str, Any]]:
    """The spaces of a board, with building and effects."""
    row = next(row for row in BOX["boards"] if row["id"] == board)
    found = {}
    for building, data in BOX["buildings"].items():
        for space in row["wonder"] if building == "wonder" else data.get("spaces", []):
            effects = space["effects"]
            if building == "university":
                effects = row["university_effects"][space["id"]]
            found[space["id"]] = {**space, "building": building, "effects": effects}
    return found


class Paper:
    """One player's sheet of paper: crosses, and what was written beside attacks."""

    def __init__(self) -> None:
        self.board = ""
        self.crosses: list[str] = []
        self.written: dict[str, int] = {}
        self.agora = 0

    def count(self, building: str) -> int:
        spaces = printed(self.board)
        return sum(spaces[one]["building"] == building for one in self.crosses if one in spaces)

    def points(self) -> dict[str, int]:
        """SWD-11.1, line by line."""
        lines = dict.fromkeys(BOX["scoring"]["categories"], 0)
        spaces = printed(self.board)
        for one in self.crosses:
            if one not in spaces or spaces[one]["building"] == "warehouse":
                continue
            line = spaces[one]["building"]
            lines[line] += spaces[one]["vp"] + self.written.get(one, 0)
            for effect in spaces[one]["effects"]:
                if effect["type"] == "per_space":
                    lines[line] += effect["vp_each"] * self.count(effect["building"])
                if effect["type"] == "gallery_vp":
                    lines[line] += effect["vp_each"] * self.count("gallery")
        lines["agora"] += self.agora
        return lines


def score(match: Match) -> list[dict[str, int]]:
    """The sheets of a match, from its log in words."""
    papers = [Paper() for _ in range(match.setup.seats)]
    start: list[list[str]] = [[] for _ in papers]
    is_awarded = False
    dealt = 0
    for move in [*match.log, None]:
        if move is None or move.actor == CHANCE:
            done = [paper for paper in papers if paper.board and paper.count("agora") == 9]
            if done and not is_awarded:
                is_awarded = True
                for paper in done:
                    paper.agora = 3
            start = [list(paper.crosses) for paper in papers]
        if move is None:
            break
        if move.actor == CHANCE:
            words = match.game.outcomes.text(move.action).split()
            if words[0] == "board":
                papers[dealt].board = words[1]
                dealt += 1
            continue
        words = match.game.actions.text(move.action).split()
        if words[0] in ("pass", "decline"):
            continue
        paper = papers[move.actor]
        paper.crosses.append(words[-1])
        attack = printed(paper.board).get(words[-1], {}).get("attack_vp")
        if attack is not None:
            paper.written[words[-1]] = attack - facing(words[-1], move.actor, start)
    return [paper.points() for paper in papers]


def facing(attack: str, seat: int, start: list[list[str]]) -> int:
    """The defences against an attack at the start of the turn; the left neighbour sits at the
    next seat."""
    if len(start) == 1:
        return 0
    if attack.startswith("bw"):
        return sum(one.startswith("be_defence") for one in start[(seat + 1) % len(start)])
    return sum(one.startswith("bw_defence") for one in start[seat - 1])
