"""The player aid of Age of Civilization: turn, actions, end of the round, scoring, variants."""

from __future__ import annotations

from typing import Any

from poleis.core.player_aid import AidSection
from poleis.core.setup import Setup
from poleis.draw.aid import Cell, Html, listed, numbered, paragraph, sign, signs, table
from poleis.draw.svg import icon
from poleis.games.age_of_civilization.rules.edition import (
    SACRIFICE_SYMBOL,
    WAR_SYMBOL,
    Edition,
)
from poleis.games.age_of_civilization.rules.score_queries import achievement_rows
from poleis.games.age_of_civilization.rules.setup import LAID_TOKENS
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.formulas import symbol_of
from poleis.games.age_of_civilization.ui.setup_facts import (
    actions_in_play,
    is_scenario,
    orders_in_play,
    solo_of,
    tokens_in_play,
)
from poleis.locale import Language, get_language

GOALS = {
    "min_points": ("points", ""), "min_wonders": ("wonder", ""), "wonders": ("wonder", ""),
    "min_technologies": ("research", ""), "technologies": ("research", "="),
    "max_technologies": ("research", "≤"), "min_strength": ("strength", ""),
    "min_orders": ("tablet", ""), "min_workers": ("worker", ""), "max_wars_lost": ("war", "≤"),
}  # fmt: skip
"""What goals count: icon, and how the number is meant where it is not the least."""


def player_aid(edition: Edition, setup: Setup, language: str) -> tuple[AidSection, ...]:
    say = get_language(language)
    sections = [
        AidSection(say("age_of_civilization-aid-turn"), turn(edition, setup, say)),
        AidSection(say("age_of_civilization-aid-round"), end_of_round(edition, setup, say)),
        AidSection(say("age_of_civilization-aid-technologies"), technologies(edition, say)),
        AidSection(say("age_of_civilization-aid-end"), end(edition, setup, say)),
        AidSection(say("age_of_civilization-aid-actions"), actions(edition, setup, say)),
    ]
    if more := variants(edition, setup, say):
        sections.append(AidSection(say("age_of_civilization-aid-variants"), more))
    if setup.seats == 1:
        sections.append(AidSection(say("age_of_civilization-aid-solo"), alone(edition, setup, say)))
    return tuple(sections)


def turn(edition: Edition, setup: Setup, say: Language) -> str:
    most = int(edition.most_workers)
    steps = (
        sign("birth", say("age_of_civilization-aid-birth")),
        sign("absorb", say("age_of_civilization-aid-absorb", n=int(edition.absorb_workers))),
        say("age_of_civilization-aid-skip", n=int(edition.most_civilizations)),
    )
    rest = say("age_of_civilization-aid-rest", coins=int(edition.rest_coins),
               workers=int(edition.rest_workers))  # fmt: skip
    return numbered(
        (
            signs(say("age_of_civilization-aid-civilization"), listed(steps)),
            signs(
                say("age_of_civilization-aid-act"),
                listed((sign("worker", say("age_of_civilization-aid-assign", n=most)),
                        sign("rest", rest))),
            ),
            sign("ui-rotate-cw", say("age_of_civilization-aid-resolve")),
        )
    )  # fmt: skip


def end_of_round(edition: Edition, setup: Setup, say: Language) -> str:
    track = edition.track_cards
    wars = [n for n in actions_in_play(edition, setup)
            if n < len(track) and track[n].symbol == WAR_SYMBOL]  # fmt: skip
    names = ", ".join(say.say(messages.action(edition.action_ids[n])) for n in wars)
    lines: list[Cell] = []
    if setup.seats > 1:
        lines.append(sign("guild", say("age_of_civilization-aid-marker")))
    lines.append(say("age_of_civilization-aid-track", n=int(edition.open_cards)))
    if names:
        lines.append(sign("war", say("age_of_civilization-aid-war", names=names)))
    if any(int(one.symbol) == SACRIFICE_SYMBOL for one in track):
        lines.append(sign("plague", say("age_of_civilization-aid-plague")))
    return listed(lines)


def technologies(edition: Edition, say: Language) -> str:
    return paragraph(sign("research", say("age_of_civilization-aid-arrows")))


def end(edition: Edition, setup: Setup, say: Language) -> str:
    game = solo_of(edition, setup)
    coins = int(edition.start_coins if game is None else game.coins)
    pool = int(edition.wonder_pool_plus + setup.seats if game is None else game.wonder_pool)
    lines = [
        sign("coin", say("age_of_civilization-aid-start", n=coins, pool=pool)),
        say("age_of_civilization-aid-rounds", n=int(edition.rounds)),
        sign("endgame", say("age_of_civilization-aid-final")),
    ]
    if setup.seats > 1:
        lines.append(say("age_of_civilization-aid-tie"))
    return listed(lines)


def actions(edition: Edition, setup: Setup, say: Language) -> str:
    """A row for each action: its spaces, red if the workers are lost, and what it does."""
    rows = []
    for number in actions_in_play(edition, setup):
        facts = edition.actions[number]
        worker = icon("sacrifice" if facts.is_red else "worker") * int(facts.workers)
        name = say.say(messages.action(facts.id))
        about = say.say(messages.about(edition, messages.action(facts.id)))
        rows.append((sign(symbol_of(facts.id), name), Html(worker), about))
    return table((), rows, cls="deeds")


def variants(edition: Edition, setup: Setup, say: Language) -> str:
    lines = []
    if setup.get("innovations", False):
        lines.append(say("age_of_civilization-aid-innovations", n=int(edition.special_price)))
    if setup.get("winds_of_change", False):
        lines.append(say("age_of_civilization-aid-winds", n=LAID_TOKENS))
    if setup.get("draft", False):
        lines.append(say("age_of_civilization-aid-draft", kept=int(edition.hand_kept),
                         dealt=int(edition.hand_dealt), n=int(edition.later_coins)))  # fmt: skip
    return listed(lines) if lines else ""


def alone(edition: Edition, setup: Setup, say: Language) -> str:
    """The virtual opponent, and what is to be reached (AOC-13, AOC-14)."""
    game = solo_of(edition, setup)
    assert game is not None
    lines: list[str] = [
        sign("strength", say("age_of_civilization-aid-opponent", start=int(game.opponent),
                             n=int(game.opponent_growth)))
    ]  # fmt: skip
    if game.always_war:
        lines.append(sign("war", say("age_of_civilization-aid-always-war")))
    for token in dict.fromkeys(tokens_in_play(edition, setup)):
        name = messages.token(token)
        about = say.say(messages.about(edition, name))
        lines.append(sign(symbol_of(token), f"{say.say(name)}: {about}"))
    if orders_in_play(edition, setup):
        lines.append(sign("tablet", say("age_of_civilization-aid-orders")))
    if is_scenario(edition, setup):
        goals = [(say.say(messages.grade_name(row["grade"])), row) for row in game.row["goals"]]
    else:
        goals = [(say.say(messages.achievement(str(row["id"]))), row["condition"])
                 for row in achievement_rows(edition)]  # fmt: skip
    rows = [(name, goal(row, say)) for name, row in goals]
    return listed(lines) + table((), rows)


def goal(row: dict[str, Any], say: Language) -> Html:
    """The conditions of a goal as numbers with symbols."""
    parts = []
    for key, needed in row.items():
        if key == "main_civilization":
            parts.append(sign("archon", say.say(messages.civilization(needed))))
        elif key in GOALS:
            symbol, way = GOALS[key]
            parts.append(Html(f"{way}{needed}{icon(symbol)}"))
    return signs(*parts)
