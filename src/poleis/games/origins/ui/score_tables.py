"""What is written about the players: who has what, and the score sheet of all."""

from __future__ import annotations

from html import escape

from poleis.core.explain import ScoreLine, total
from poleis.core.view import Panel
from poleis.draw.sheet import one_stop, rule_links, score_button
from poleis.draw.svg import icon
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_tiles import citizen, speaker

SYMBOLS = {
    "attacks": "attack", "conquest": "military", "buildings": "agora", "zodiac": "leo",
    "districts": "district", "population": "population", "retired": "advisor", "gold": "gold",
    "advisors": "advisor", "temples": "temples", "seats": "seat",
}  # fmt: skip


def fact(symbol: str, number: int, said: str, name: str = "") -> str:
    """A number with its symbol; by its *name* it can be marked."""
    words = escape(said, quote=True)
    mark = f' data-name="{name}"' if name else ""
    return (
        f'<span title="{words}"{mark}>{icon(symbol)}<span aria-hidden="true">{number}</span>'
        f'<span class="unseen">{words}</span></span>'
    )


# ---- the players


def players_panel(scene: Scene) -> Panel:
    """Everybody's points, stock and dice at home."""
    say = scene.language
    rows = "".join(kept_row(scene, seat) for seat in range(scene.seats))
    body = f'<ul class="players">{rows}</ul>{goal(scene)}'
    return Panel("players", "sheet", say("origins-view-players"), body)


def kept_row(scene: Scene, seat: int) -> str:
    """The row of a seat, as long as it has the same."""
    state, table = scene.state, scene.table
    home = state.homes[seat]
    facts = (
        list(map(int, home.stock)),
        (scene.scored(seat), scene.scores[seat], seat == scene.actor),
        (int(home.tokens), bool(scene.round), state.first == seat, state.passed >> seat & 1),
        [one for one in table.freemen(seat) if one.site == 0],
        table.speakers_of(seat),
    )
    return scene.kept(f"player-{seat}", facts, lambda: player_row(scene, seat))


def player_row(scene: Scene, seat: int) -> str:
    """A seat: name and markers, points, resources, unused workers."""
    say, table = scene.language, scene.table
    stock = "".join(
        fact(name, table.owned(seat, name),
             say("origins-view-owned", resource=scene.resource(name), n=table.owned(seat, name)),
             f"{name}:{seat}")
        for name in RESOURCES
    )  # fmt: skip
    scored, points = scene.scored(seat), scene.scores[seat]
    later = f'<small title="{escape(say("origins-view-later"))}">+{points - scored}</small>'
    on = " on" if seat == scene.actor else ""
    return (
        f'<li class="s{seat + 1}{on}"><p>{icon(f"seat-{seat + 1}", "i sc")}'
        f"<b>{escape(scene.name(seat))}</b>{markers(scene, seat)}"
        f'<span class="pts">{scored}{later if points > scored else ""}</span></p>'
        f'<p class="stock">{stock}{dice(scene, seat)}</p></li>'
    )


def markers(scene: Scene, seat: int) -> str:
    """Superiority tokens, the first player, and who has passed."""
    say, out = scene.language, ""
    tokens = scene.table.superiority(seat)
    if tokens:
        said = say("origins-view-tokens", n=tokens)
        out += f'<small class="tokens">{fact("superiority", tokens, said)}</small>'
    if scene.seats > 1 and scene.round and scene.state.first == seat:
        out += sign("guild", say("origins-view-first"))
    if scene.state.passed >> seat & 1:
        out += sign("ui-pass", say("origins-view-passed"))
    return out


def sign(symbol: str, said: str) -> str:
    """A symbol that says something to eyes that rest on it and to ears."""
    words = escape(said, quote=True)
    return f'<span title="{words}">{icon(symbol)}<span class="unseen">{words}</span></span>'


def dice(scene: Scene, seat: int) -> str:
    """The freemen and speakers at home, small."""
    table = scene.table
    there = [one for one in table.freemen(seat) if one.site == 0]
    held = list(table.speakers_of(seat).values())
    pitch = min(21.0, 90 / max(len(there) + len(held), 1))
    x = 91 - pitch * (len(there) + len(held))
    out = ""
    for one in there:
        out += citizen(x, 1, min(18, pitch - 2), one)
        x += pitch
    for value in held:
        out += speaker(x, 1, min(18, pitch - 2), value)
        x += pitch
    say = scene.language
    said = [scene.die(one) for one in there]
    said += [say("origins-view-speaker", value=value) for value in held]
    label = ", ".join(said) or say("origins-view-none")
    return (
        '<svg class="dice" viewBox="0 0 92 22" preserveAspectRatio="xMaxYMid" role="img"'
        f' aria-label="{escape(label)}">{out}</svg>'
    )


def goal(scene: Scene) -> str:
    """What a solo player must reach (ORI-21.9)."""
    if scene.seats > 1:
        return ""
    say, points = scene.language, int(scene.state.solo_target())
    said = escape(say("origins-target", points=points))
    return f'<p class="rival">{icon("points")}<span>{said}</span></p>'


# ---- other seats at a glance


def facts_of(scene: Scene, seat: int) -> str:
    """Towers, advisors and bases of another seat, below its city."""
    table, say = scene.table, scene.language
    towers = "".join(
        fact(f"mark-{colour}", table.height(seat, colour),
             say("origins-view-tower", colour=scene.colour(colour), n=table.height(seat, colour)),
             f"tower:{colour}")
        for colour in scene.edition.colours
    )  # fmt: skip
    bases = table.bases(seat)
    advisors = table.advisors(seat)
    told = say("origins-view-advisors-of", n=len(advisors))
    return (
        f'<p class="facts">{towers}<span class="grow"></span>'
        f"{fact('base', bases, say('origins-view-bases', n=bases))}"
        f"{fact('advisor', len(advisors), told, 'advisors')}</p>"
    )


# ---- points


def scores_panel(scene: Scene) -> Panel:
    """All lines of the score sheet for all seats, each with its rules."""
    game = scene.state.setup.game
    sheets = [game.sheet(scene.state, seat) for seat in range(scene.seats)]
    return scene.kept("scores", sheets, lambda: draw_scores(scene, sheets))


def draw_scores(scene: Scene, sheets: list[list[ScoreLine]]) -> Panel:
    say = scene.language
    names = "".join(
        f'<th class="r s{seat + 1}" scope="col" title="{escape(scene.name(seat))}">'
        f"{icon(f'seat-{seat + 1}', 'i sc')}"
        f'<span class="unseen">{escape(scene.name(seat))}</span></th>'
        for seat in range(scene.seats)
    )
    rows = ""
    for i, line in enumerate(sheets[0]):
        links = rule_links("origins", line.rules, say)
        words = say(f"origins-sheet-{line.key}")
        cells = ""
        for seat, sheet in enumerate(sheets):
            shown = score_button(line.key, seat, words, sheet[i].points, say,
                                 name=scene.name(seat), bold=False)  # fmt: skip
            cells += f'<td class="r">{shown}</td>'
        name = escape(words)
        rows += (
            f'<tr><th scope="row">{icon(SYMBOLS[line.key])} {name}'
            f' <span class="rules">{links}</span></th>{cells}</tr>'
        )
    sums = "".join(f'<td class="r">{total(sheet)}</td>' for sheet in sheets)
    rows += f'<tr class="sum"><th scope="row">{escape(say("origins-view-total"))}</th>{sums}</tr>'
    body = (
        f'<div class="sheet matrix"><table><thead><tr><th></th>{names}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
    return Panel("scores", "sheet", say("origins-view-scores"), one_stop(body))
