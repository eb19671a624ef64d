"""What is written about the players: who has what, score sheets, goals of the solo games."""

from __future__ import annotations

from html import escape
from typing import Any

from poleis.core.explain import ScoreLine, total
from poleis.core.sets import members
from poleis.core.view import Panel
from poleis.draw.sheet import (
    one_stop,
    reconstructed_legend,
    reconstructed_mark,
    rule_links,
    score_button,
)
from poleis.draw.svg import icon, line_through, num, path, text, use
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.score_queries import achievement_rows, main_id
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_card import hue_of
from poleis.games.age_of_civilization.ui.formulas import symbol_of
from poleis.locale import Language

LINE_SYMBOLS = {
    "birth": "birth", "rest": "rest", "end_of_turn": "ui-rotate-cw", "unlocking": "unlock",
    "events": "ui-warning", "orders": "tablet", "main": "archon", "legacies": "legacy",
    "technologies": "research", "wonders": "wonder", "during_game": "points",
}  # fmt: skip


# ---- the players


def players_panel(scene: Scene) -> Panel:
    """Everybody's points on the score track, and what everybody has."""
    rows = "".join(kept_row(scene, seat) for seat in range(scene.seats))
    track = scene.kept("scoretrack", scene.scores, lambda: score_track(scene))
    body = f'{track}<ul class="players">{rows}</ul>{opponent(scene)}'
    return Panel("players", "sheet", scene.language("age_of_civilization-view-players"), body)


def score_track(scene: Scene) -> str:
    """The score track: a shape for each seat where its points are; goals of a solo game."""
    goals = [row.get("min_points", 0) for row in goal_rows(scene)]
    most = max([20, *scene.scores, *goals])
    most += -most % 5
    wide, left = 246.0, 8.0
    step = (wide - 2 * left) / most
    out = path(line_through([(left, 22), (wide - left, 22)]), stroke="line-strong", line=2)
    for points in range(0, most + 1, 5):
        x = left + points * step
        out += path(f"M{num(x)} 18v8", stroke="line-strong", line=1.5)
        out += text(x, 38, points, 11, "ink-2", weight=600)
    for goal in sorted(set(goals)):
        out += path(f"M{num(left + goal * step)} 12v10", stroke="amber", line=3)
    taken: dict[int, int] = {}
    for seat, points in enumerate(scene.scores):
        level = taken.get(points, 0)
        taken[points] = level + 1
        x, y = left + points * step + level * 5, 21 - level * 5
        out += use(f"seat-{seat + 1}", x, y, 16, "surface")
        out += use(f"seat-{seat + 1}", x, y, 13, f"seat-{seat + 1}")
    label = ", ".join(f"{scene.name(s)} {points}" for s, points in enumerate(scene.scores))
    return (
        f'<svg class="scoretrack" viewBox="0 0 246 42" role="img" aria-label="{escape(label)}">'
        f"{out}</svg>"
    )


def fact(symbol: str, number: int, said: str) -> str:
    words_ = escape(said, quote=True)
    return (
        f'<span title="{words_}">{icon(symbol)}<span aria-hidden="true">{number}</span>'
        f'<span class="unseen">{words_}</span></span>'
    )


def kept_row(scene: Scene, seat: int) -> str:
    """The row of a seat, as long as it has the same."""
    state, realm = scene.state, scene.realm(seat)
    laid = cards.laid(state, seat)
    facts = (
        (int(realm.workers), int(realm.coins), scene.strengths[seat]),
        (int(realm.technologies), int(realm.wonders), int(realm.main), laid),
        [int(state.pools.extra_coins[card]) for card in laid],
        (scene.scored(seat), scene.scores[seat]),
        (state.first_player == seat, seat in scene.actors),
    )
    return scene.kept(f"player-{seat}", facts, lambda: player_row(scene, seat))


def player_row(scene: Scene, seat: int) -> str:
    """A seat: name, points, stock, and its civilizations, the main one first."""
    say = scene.language
    stock = "".join(
        fact(symbol, number, say(f"age_of_civilization-view-{key}", n=number))
        for symbol, key, number in (
            ("worker", "workers-owned", int(scene.realm(seat).workers)),
            ("coin", "coins", int(scene.realm(seat).coins)),
            ("strength", "strength", scene.strengths[seat]),
            ("research", "technologies", len(members(scene.realm(seat).technologies))),
            ("wonder", "wonders-owned", len(members(scene.realm(seat).wonders))),
        )
    )
    is_first = scene.state.first_player == seat and scene.seats > 1
    first = say("age_of_civilization-view-first-player")
    marker = f'<span title="{escape(first)}">{icon("guild")}</span>' if is_first else ""
    scored, points = scene.scored(seat), scene.scores[seat]
    later = (
        f'<small title="{escape(say("age_of_civilization-view-later"))}">+{points - scored}</small>'
    )
    on = " on" if seat in scene.actors else ""
    return (
        f'<li class="s{seat + 1}{on}"><p>{icon(f"seat-{seat + 1}", "i sc")}'
        f"<b>{escape(scene.name(seat))}</b>{marker}"
        f'<span class="pts">{scored}{later if points > scored else ""}</span></p>'
        f'<p class="stock">{stock}</p><p class="civs">{civilization_chips(scene, seat)}</p></li>'
    )


def civilization_chips(scene: Scene, seat: int) -> str:
    """The civilizations of a seat; what they can do is told to whoever stays on them."""
    main = int(scene.realm(seat).main)
    out = ""
    for card in sorted(cards.laid(scene.state, seat), key=lambda card: card != main):
        facts = scene.edition.civilizations[card]
        said = scene.language.say(messages.legacy_ability(scene.edition, facts.id))
        if card == main:
            said = scene.civilization_help(card)
        mark = "main" if card == main else "past"
        name = escape(scene.civilization(card), quote=True)
        out += (
            f'<span class="civ {mark} {hue_of(facts)}" role="note" tabindex="-1"'
            f' aria-label="{name}" aria-description="{escape(said, quote=True)}">{name}</span>'
        )
    return (
        out
        or f'<span class="muted">{escape(scene.language("age_of_civilization-view-unborn"))}</span>'
    )


# ---- alone


def goal_rows(scene: Scene) -> list[dict[str, Any]]:
    """The conditions of achievements or grades (AOC-13.9, AOC-14.4)."""
    if not scene.is_solo:
        return []
    if not scene.state.agreement.is_scenario():
        return [row["condition"] for row in achievement_rows(scene.edition)]
    return list(scene.solo_game.row["goals"])


def opponent(scene: Scene) -> str:
    """The virtual opponent, who has nothing but strength."""
    if not scene.is_solo:
        return ""
    said = scene.language.say(messages.opponent_strength(int(scene.state.opponent)))
    return f'<p class="rival">{icon("conquest")}<span>{escape(said)}</span></p>'


def goals_panel(scene: Scene) -> Panel:
    """Achievements of Clash or grades of a scenario, and how far each has come."""
    say = scene.language
    if not scene.state.agreement.is_scenario():
        title = say("age_of_civilization-option-solo-clash")
        named = [(say.say(messages.achievement(str(row["id"]))), row["condition"])
                 for row in achievement_rows(scene.edition)]  # fmt: skip
        note = ""
    else:
        facts = scene.solo_game.row
        title = say(f"age_of_civilization-option-solo-{facts['id']}")
        named = [(say.say(messages.grade_name(row["grade"])), row) for row in facts["goals"]]
        about = say(f"age_of_civilization-option-solo-{facts['id']}-help")
        note = f'<p class="muted small">{escape(about)}</p>'
    rows = "".join(goal_row(scene, name, row) for name, row in named)
    return Panel("goals", "sheet", title, f'{note}<ul class="goals">{rows}</ul>')


def goal_row(scene: Scene, name: str, row: dict[str, Any]) -> str:
    """One goal: every condition with what there is and what is needed."""
    found = conditions(scene, row)
    done = all(is_met for _, _, is_met in found)
    chips = "".join(
        f'<span class="{"met" if is_met else ""}">{icon(symbol)}{escape(said)}</span>'
        for symbol, said, is_met in found
    )
    mark = icon("ui-check" if done else "ui-minus", "i mark")
    needs = f'<span class="needs">{chips}</span>'
    return f'<li class="{"done" if done else ""}">{mark}<b>{escape(name)}</b>{needs}</li>'


def conditions(scene: Scene, row: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """Each condition: a symbol, how far it has come, and whether it is met."""
    technologies = len(members(scene.realm(0).technologies))
    counts = {
        "min_points": ("points", scene.scores[0]),
        "min_wonders": ("wonder", len(members(scene.realm(0).wonders))),
        "wonders": ("wonder", len(members(scene.realm(0).wonders))),
        "min_technologies": ("research", technologies),
        "technologies": ("research", technologies),
        "max_technologies": ("research", technologies),
        "min_strength": ("strength", scene.strengths[0]),
        "min_orders": ("tablet", len(members(scene.state.orders.filled))),
        "min_workers": ("worker", int(scene.realm(0).workers)),
        "max_wars_lost": ("war", int(scene.state.wars_lost)),
    }
    found = []
    for key, needed in row.items():
        if key == "main_civilization":
            name = scene.language.say(messages.civilization(needed))
            found.append(("archon", name, main_id(scene.state) == needed))
        elif key in counts:
            symbol, have = counts[key]
            exact = key in ("technologies",)
            most = key.startswith("max_")
            is_met = have == needed if exact else have <= needed if most else have >= needed
            sign = f"{have} ≤ {needed}" if most else f"{have}/{needed}"
            found.append((symbol, sign, is_met))
    return found


# ---- score sheets


def line_head(key: str, language: Language) -> str:
    symbol = LINE_SYMBOLS.get(key) or symbol_of(key)
    return f"{icon(symbol)} {escape(language(f'age_of_civilization-sheet-{key}'))}"


def points_cell(
    key: str, points: int, seat: int | None, language: Language, *, name: str = "", bold: bool
) -> str:
    words = language(f"age_of_civilization-sheet-{key}")
    return score_button(key, seat, words, points, language, name=name, bold=bold)


def sheet_table(lines: list[ScoreLine], language: Language, seat: int | None = None) -> str:
    """Score lines and their sum; those of a *seat* answer what counts."""
    rows = "".join(
        f"<tr><th>{line_head(line.key, language)}{reconstructed_mark(line, language)}</th>"
        f'<td class="r">{points_cell(line.key, line.points, seat, language, bold=True)}</td>'
        f'<td class="r">{rule_links("age_of_civilization", line.rules[:1], language)}</td></tr>'
        for line in lines
    )
    return one_stop(
        f'<table class="sheet">{rows}'
        f'<tr class="sum"><th>{escape(language("age_of_civilization-view-total"))}</th>'
        f'<td class="r">{total(lines)}</td><td></td></tr></table>'
        f"{reconstructed_legend(lines, language)}"
    )


def sheet(scene: Scene, seat: int) -> list[ScoreLine]:
    return scene.state.setup.game.sheet(scene.state, seat)


def own_sheet(scene: Scene, seat: int) -> Panel:
    """The points of a seat by where they come from; what gave nothing is left out."""
    lines = [line for line in sheet(scene, seat) if line.points]
    return scene.kept("sheet", (seat, lines), lambda: draw_sheet(scene, seat, lines))


def draw_sheet(scene: Scene, seat: int, lines: list[ScoreLine]) -> Panel:
    body = sheet_table(lines, scene.language, seat)
    return Panel("sheet", "sheet", scene.language("age_of_civilization-view-sheet"), body,
                 seat=seat)  # fmt: skip


def matrix(scene: Scene) -> Panel:
    """All seats beside each other; the best of each line is bold."""
    sheets = [{line.key: line for line in sheet(scene, seat)} for seat in range(scene.seats)]
    return scene.kept("scores", sheets, lambda: draw_matrix(scene, sheets))


def draw_matrix(scene: Scene, sheets: list[dict[str, ScoreLine]]) -> Panel:
    say = scene.language
    keys = [key for key in sheets[0] if any(key in one and one[key].points for one in sheets)]
    keys += [key for one in sheets[1:] for key in one if key not in sheets[0] and one[key].points]
    rows = []
    for key in dict.fromkeys(keys):
        points = [one[key].points if key in one else 0 for one in sheets]
        best = max(1, *points)
        cells = ""
        for seat, n in enumerate(points):
            asked = seat if key in sheets[seat] else None
            shown = points_cell(key, n, asked, say, name=scene.name(seat), bold=n == best)
            cells += f'<td class="r">{shown}</td>'
        rules = next(one[key].rules for one in sheets if key in one)
        rows.append(
            f'<tr><th scope="row">{line_head(key, say)}</th>{cells}'
            f'<td class="r rules">{rule_links("age_of_civilization", rules, say)}</td></tr>'
        )
    heads = "".join(
        f'<th class="r s{seat + 1}" scope="col" title="{escape(name, quote=True)}">'
        f"{icon(f'seat-{seat + 1}', 'i sc')}{escape(name)}</th>"
        for seat, name in enumerate(scene.names)
    )
    totals = "".join(f'<td class="r">{n}</td>' for n in scene.scores)
    body = (
        f'<div class="matrix"><table class="sheet"><tr><td></td>{heads}<td class="rules"></td></tr>'
        f'{"".join(rows)}<tr class="sum"><th scope="row">'
        f"{escape(say('age_of_civilization-view-total'))}</th>{totals}"
        f'<td class="rules"></td></tr></table></div>'
    )
    return Panel("scores", "sheet", say("age_of_civilization-view-all-players"), one_stop(body))
