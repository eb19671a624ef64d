"""Tables of 7 Wonders Dice: players, neighbours, score sheets with the rules of each line."""

from __future__ import annotations

import functools
from html import escape

from poleis.core.explain import ScoreLine, total
from poleis.core.view import Panel
from poleis.draw.sheet import (
    one_stop,
    reconstructed_legend,
    reconstructed_mark,
    rule_links,
    score_button,
)
from poleis.draw.svg import icon, num, path, rect, text, use
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards
from poleis.games.seven_wonders_dice.explain.score_sheet import score_lines
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_space import GLYPHS, small_die
from poleis.games.seven_wonders_dice.ui.symbols import shared_signs
from poleis.locale import Language

COUNTED = (
    ("warehouse",), ("agora",), ("market",), ("barracks_west", "barracks_east"), ("university",),
    ("wonder",), ("guild_court",), ("gallery",),
)  # fmt: skip
"""What comparisons look at, in the order of the columns."""

GAME_ID = "seven_wonders_dice"
MANY = 4
"""Of more seats than these the names in a narrow table stand upright."""


# ---- players


def players_panel(scene: Scene) -> Panel:
    """Everybody: who has chosen, coins and points, and what each did in the latest turn."""
    say = scene.language
    order = scene.in_turn_order
    rows = "".join(kept_player(scene, seat) for seat in order)
    note = ""
    if scene.is_acting and scene.seats > 1:
        note = say("seven_wonders_dice-view-to-choose", n=len(scene.choosing), of=scene.seats)
    body = f'<ol class="city-players">{rows}</ol>'
    return Panel("players", "sheet", say("seven_wonders_dice-view-players"), body, note)


def kept_player(scene: Scene, seat: int) -> str:
    """A row, as long as the seat has the same and has done nothing new."""
    facts = (
        (scene.is_acting, scene.has_chosen(seat), seat == scene.viewer),
        (scene.coins(seat), int(scene.state.score(seat)), scene.last_of(seat)),
    )
    return scene.kept(f"player-{seat}", facts, lambda: player(scene, seat))


def player(scene: Scene, seat: int) -> str:
    """One row of the players."""
    say = scene.language
    state = ""
    if scene.is_acting and scene.seats > 1:
        sign, kind = ("ui-check", "done") if scene.has_chosen(seat) else ("ui-clock", "open")
        label = escape(say(f"seven_wonders_dice-view-{kind}"))
        state = f'<span class="choice-state {kind}" title="{label}">{icon(sign)}{label}</span>'
    own = " on" if seat == scene.viewer else ""
    coins = escape(say("seven_wonders_dice-view-coins", n=scene.coins(seat)))
    return (
        f'<li class="s{seat + 1}{own}"><p>{icon(f"seat-{seat + 1}", "i sc")}'
        f"<b>{escape(scene.name(seat))}</b>{state}"
        f'<span class="purse" title="{coins}">{icon("coin")}{scene.coins(seat)}</span>'
        f'<span class="pts">{int(scene.state.score(seat))}</span></p>{deeds(scene, seat)}</li>'
    )


def deeds(scene: Scene, seat: int) -> str:
    """What a seat did in its latest turn: each die with the space it was used for."""
    parts = [deed_signs(scene, action) for action in scene.last_of(seat)]
    if not parts:
        return ""
    return f'<p class="did">{"".join(parts)}</p>'


def deed_signs(scene: Scene, action: int) -> str:
    """A decision as signs and a few words."""
    say, deed = scene.language, scene.deed(action)
    if deed.kind == "pass":
        return f"<span>{icon('ui-pass')}{escape(say('seven_wonders_dice-turn-pass'))}</span>"
    if deed.kind == "decline":
        return f"<span>{icon('ui-pass')}{escape(say('seven_wonders_dice-turn-decline'))}</span>"
    if deed.kind == "bonus":
        return f"<span>{icon('endgame')}{escape(say.say(messages.bonus(deed.thing)))}</span>"
    if deed.kind == "build":
        sign = small_die(scene.printed.colour_of(deed.die))
    else:
        sign = icon(GLYPHS[scene.printed.space(deed.thing).building])
    return f"<span>{sign}{escape(say.say(messages.space(deed.thing)))}</span>"


# ---- neighbours


def neighbours_panel(scene: Scene, seat: int) -> Panel:
    """The barracks that face a seat, and how many spaces the others have crossed where."""
    cities = [(int(city.crossed), int(city.before.crossed)) for city in scene.state.cities]
    return scene.kept("neighbours", (seat, cities), lambda: draw_neighbours(scene, seat))


def draw_neighbours(scene: Scene, seat: int) -> Panel:
    say = scene.language
    rows = "".join(
        facing_row(scene, rival, scene.printed.opposite(ours), ours)
        for ours, rival in scene.neighbours(seat)
    )
    body = f'<div class="facing">{rows}</div>{counts(scene, seat)}'
    return Panel("neighbours", "sheet", say("seven_wonders_dice-view-neighbours"), body,
                 say("seven_wonders_dice-view-spaces-crossed"))  # fmt: skip


def facing_row(scene: Scene, rival: int, building: str, ours: str) -> str:
    """A neighbour and the barracks that faces one's own."""
    say = scene.language
    side = say("seven_wonders_dice-view-left" if ours == "barracks_west"
               else "seven_wonders_dice-view-right")  # fmt: skip
    return (
        f'<p class="s{rival + 1}" title="{escape(side)}">{icon(f"seat-{rival + 1}", "i sc")}'
        f"<span><b>{escape(scene.name(rival))}</b><small>{escape(side)}</small></span>"
        f"{small_barracks(scene, rival, building)}</p>"
    )


def small_barracks(scene: Scene, seat: int, building: str) -> str:
    """A barracks in one line: attacks with their points, then defences."""
    shields = scene.defences(seat, building)
    title = (
        f"{scene.language.say(messages.building(building))}. "
        f"{scene.language('seven_wonders_dice-view-facing', name=scene.name(seat), n=shields)}"
    )
    label = escape(title)
    spaces = scene.printed.spaces_in(scene.printed.boards[0], building)
    crossed = tuple(one.id in scene.crossed(seat) for one in spaces)
    return (
        f'<svg class="small-barracks" viewBox="0 0 206 26" role="img" aria-label="{label}">'
        f"<title>{label}</title>"
        f"{barracks_line(scene.printed, building, crossed)}</svg>"
    )


@functools.lru_cache(maxsize=1024)
def barracks_line(printed: PrintedBoards, building: str, crossed: tuple[bool, ...]) -> str:
    """The spaces of a barracks side by side, defences a little apart."""
    spaces = printed.spaces_in(printed.boards[0], building)
    out, x = use(GLYPHS[building], 8, 13, 16, "red"), 19.0
    for number, (space, is_crossed) in enumerate(zip(spaces, crossed, strict=True)):
        if space.attack is None and spaces[number - 1].attack is not None:
            x += 5
        ink = "red-on" if is_crossed else "ink"
        out += rect(x, 2, 23, 22, 5, "red" if is_crossed else "red-pale", "red", 1.2)
        if space.attack is not None:
            out += text(x + 11.5, 18, space.attack, 13.5, ink, weight=700)
        else:
            out += use("shield", x + 11.5, 13, 15, ink)
        if is_crossed:
            strokes = f"M{num(x + 3.5)} 5.5l16 15M{num(x + 19.5)} 5.5l-16 15"
            out += path(strokes, stroke="ink", line=2.2, cap="round")
        x += 26
    return out


def counts(scene: Scene, seat: int) -> str:
    """How many spaces each player has crossed in each building."""
    say = scene.language
    heads = "".join(
        f'<th scope="col" title="{escape(name)}">{icon(glyph)}'
        f'<span class="unseen">{escape(name)}</span></th>'
        for name, glyph in (
            (say.say(messages.building(group[0] if len(group) == 1 else "barracks")),
             GLYPHS[group[0] if len(group) == 1 else "barracks"])
            for group in COUNTED
        )
    )  # fmt: skip
    rows = ""
    for number in scene.in_turn_order:
        own = " own" if number == seat else ""
        cells = "".join(f"<td>{scene.count(number, *group)}</td>" for group in COUNTED)
        rows += (
            f'<tr class="s{number + 1}{own}"><th scope="row">{icon(f"seat-{number + 1}", "i sc")}'
            f"{escape(scene.name(number))}</th>{cells}</tr>"
        )
    return f'<table class="counts-table"><tr><td></td>{heads}</tr>{rows}</table>'


# ---- score sheets


def line_name(line: ScoreLine, language: Language) -> str:
    sign = icon(GLYPHS[line.key])
    return f"{sign}{escape(language(f'seven_wonders_dice-sheet-{line.key}'))}"


def sheet_panel(scene: Scene, seat: int) -> Panel:
    """The score of one seat: spaces, points, rules."""
    lines = score_lines(scene.state, seat)
    return scene.kept("sheet", (seat, lines), lambda: draw_sheet(scene, seat, lines))


def draw_sheet(scene: Scene, seat: int, lines: list[ScoreLine]) -> Panel:
    body = sheet_table(lines, scene.language, seat)
    return Panel("sheet", "sheet", scene.language("seven_wonders_dice-view-sheet"), body, seat=seat)


def sheet_table(lines: list[ScoreLine], language: Language, seat: int | None = None) -> str:
    """Score lines and their sum; those of a *seat* answer what counts."""
    rows = "".join(
        f'<tr><th scope="row">{line_name(line, language)}{reconstructed_mark(line, language)}</th>'
        f'<td class="r parts">{line.parts["crossed"]}/{line.parts["of"]}</td>'
        f'<td class="r">{points_cell(line, seat, language, bold=True)}</td>'
        f'<td class="r rules">{rule_links(GAME_ID, line.rules[:1], language)}</td></tr>'
        for line in lines
    )
    return one_stop(
        f'<table class="sheet city-sheet">{rows}<tr class="sum">'
        f'<th scope="row">{escape(language("seven_wonders_dice-view-total"))}</th><td></td>'
        f'<td class="r">{total(lines)}</td><td></td></tr></table>'
        f"{reconstructed_legend(lines, language)}"
    )


def points_cell(
    line: ScoreLine, seat: int | None, language: Language, *, name: str = "", bold: bool
) -> str:
    words = language(f"seven_wonders_dice-sheet-{line.key}")
    return score_button(line.key, seat, words, line.points, language, name=name, bold=bold)


def matrix(scene: Scene) -> Panel:
    """The score board: all seats beside each other; the best of each line is bold."""
    sheets = [score_lines(scene.state, seat) for seat in range(scene.seats)]
    return scene.kept("scores", (sheets, scene.is_over), lambda: draw_matrix(scene, sheets))


def draw_matrix(scene: Scene, sheets: list[list[ScoreLine]]) -> Panel:
    say = scene.language
    heads = "".join(
        f'<th class="r s{seat + 1}" scope="col" title="{escape(name)}">'
        f"{icon(f'seat-{seat + 1}', 'i sc')}{escape(name)}</th>"
        for seat, name in enumerate(scene.names)
    )
    rows = ""
    for number, line in enumerate(sheets[0]):
        best = max(1, *(lines[number].points for lines in sheets))
        cells = ""
        for seat, lines in enumerate(sheets):
            one, name = lines[number], scene.name(seat)
            shown = points_cell(one, seat, say, name=name, bold=one.points == best)
            cells += f'<td class="r">{shown}</td>'
        rows += (
            f'<tr><th scope="row">{line_name(line, say)}</th>{cells}'
            f'<td class="r rules">{rule_links(GAME_ID, line.rules, say)}</td></tr>'
        )
    sums = "".join(f'<td class="r">{total(lines)}</td>' for lines in sheets)
    kind = "total-over" if scene.is_over else "total"
    crowd = " crowd" if scene.seats > MANY else ""
    body = (
        f'<div class="matrix{crowd}"><table class="sheet city-sheet"><tr><td></td>{heads}'
        f'<td class="rules"></td></tr>{rows}<tr class="sum"><th scope="row">'
        f"{escape(say(f'seven_wonders_dice-view-{kind}'))}</th>{sums}"
        '<td class="rules"></td></tr></table></div>'
    )
    return Panel("scores", "sheet", say("seven_wonders_dice-view-all-players"), one_stop(body))


# ---- what the drawings of the page share


def shared_panel(scene: Scene) -> Panel:
    """The faces of spaces, which boards refer to. The style sheet hides the panel."""
    cities = tuple(sorted({scene.board(seat) for seat in range(scene.seats)} - {""}))
    title, body = scene.language("seven_wonders_dice-view-aid"), shared_signs(scene.printed, cities)
    return scene.kept("shared", cities, lambda: Panel("shared", "sheet", title, body))
