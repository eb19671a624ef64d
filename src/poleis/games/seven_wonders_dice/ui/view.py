"""What people see of 7 Wonders Dice: panels, prompts, where everything lies.

Everything here is built from a redacted position: of what the others do in the running turn it
knows only whether they have finished (SWD-12.6). Previews and the log are in `narration`.
"""

from __future__ import annotations

from html import escape

from poleis.core.drawings import Drawings
from poleis.core.match import Move
from poleis.core.view import Badge, Group, Layout, Panel, SeatInfo, Tab, View
from poleis.draw.svg import icon
from poleis.games.seven_wonders_dice.effects.decisions import Cross
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import DEAL
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_board import board_body
from poleis.games.seven_wonders_dice.ui.draw_board_spaces import Board
from poleis.games.seven_wonders_dice.ui.draw_forum import forum_body, forum_facts
from poleis.games.seven_wonders_dice.ui.score_tables import (
    matrix,
    neighbours_panel,
    players_panel,
    shared_panel,
    sheet_panel,
)
from poleis.locale import get_language

PROMPTS = {
    "action": "seven_wonders_dice-view-prompt-action",
    "extra": "seven_wonders_dice-view-prompt-extra",
    "build": "seven_wonders_dice-view-prompt-build",
    "bonus": "seven_wonders_dice-view-prompt-bonus",
}
HELP = {
    "action": "seven_wonders_dice-view-help-action",
    "extra": "seven_wonders_dice-view-help-extra",
    "build": "seven_wonders_dice-view-help-build",
    "bonus": "seven_wonders_dice-view-help-bonus",
}
"""By question: what is asked, and how it is answered."""
FEW = 2
"""Up to so many seats the score sheet has room below the players."""
PLAYERS_HEAD, PLAYER_ROW = 40, 48
"""The height of the list of players: its title, and each of them."""
LOG_LEAST = 96
"""The least height that the log keeps above the row of the bar, however long the sheets are."""


def view(
    known: SevenWondersDice,
    viewer: int | None,
    language: str,
    names: tuple[str, ...],
    last: tuple[Move, ...] = (),
    drawings: Drawings | None = None,
) -> View:
    """What this seat sees (None: a spectator), with *drawings* kept from earlier views."""
    say = get_language(language)
    scene = Scene(known, viewer, say, names, last, drawings or Drawings())
    prompt, help_ = prompts(scene)
    seat = viewer or 0
    panels = [forum_panel(scene), *(board_panel(scene, one) for one in scene.in_turn_order)]
    if scene.seats > 1:
        panels.append(neighbours_panel(scene, seat))
    panels += [players_panel(scene), sheet_panel(scene, seat), matrix(scene), shared_panel(scene)]
    ids = [panel.id for panel in panels]
    return View(
        panels=tuple(panels),
        layout=scene.kept("layout", (viewer, ids), lambda: layout(scene, ids)),
        prompt=prompt,
        help=help_,
        round=round_words(scene),
        seats=tuple(seat_info(scene, one) for one in range(scene.seats)),
    )


def headline(
    known: SevenWondersDice,
    viewer: int | None,
    language: str,
    names: tuple[str, ...],
    last: tuple[Move, ...] = (),
) -> Panel:
    """What everybody waits for: who chose what."""
    return players_panel(Scene(known, viewer, get_language(language), names, last))


def seat_info(scene: Scene, seat: int) -> SeatInfo:
    return SeatInfo(seat, int(scene.state.score(seat)), coin_badge(scene, seat))


def coin_badge(scene: Scene, seat: int) -> tuple[Badge, ...]:
    coins = scene.coins(seat)
    return (Badge("coin", str(coins), scene.language("seven_wonders_dice-view-coins", n=coins)),)


# ---- panels


def forum_panel(scene: Scene) -> Panel:
    say = scene.language
    note = say("seven_wonders_dice-view-turn", n=scene.turn) if scene.turn else ""
    body = scene.kept("forum", forum_facts(scene), lambda: forum_body(scene))
    return Panel("forum", "offer", say("seven_wonders_dice-view-forum"), body, note)


def board_panel(scene: Scene, seat: int) -> Panel:
    """A city. Spaces of the viewer's own can be touched."""
    say = scene.language
    is_own = seat == scene.viewer
    city = scene.board(seat)
    place = say.say(messages.board(city)) if city else ""
    label = say("seven_wonders_dice-view-board-of", name=scene.name(seat), board=place)
    if city:
        facts = city, scene.coins(seat), scene.materials(seat), int(scene.state.score(seat))
        foot = scene.kept(f"foot-{seat}", facts, lambda: board_foot(scene, seat))
        body = board_body(Board(scene, seat, is_own), label) + foot
    else:
        body = f'<p class="foot">{escape(say("seven_wonders_dice-view-dealing"))}</p>'
    title = place if is_own and place else scene.name(seat)
    return Panel(f"board-{seat}", "own" if is_own else "other", title, body, seat=seat)


def board_foot(scene: Scene, seat: int) -> str:
    """What the city has, and how a board is read."""
    say = scene.language
    city = ""
    if scene.seats > 1:  # else it stands above the board
        city = f'<b class="serif">{escape(say.say(messages.board(scene.board(seat))))}</b>'
    coins, materials = scene.coins(seat), scene.materials(seat)
    points = int(scene.state.score(seat))
    chips = "".join(
        f'<span class="chip" title="{escape(told)}">{icon(sign)}<span class="short"'
        f' aria-hidden="true">{n}</span><span class="long">{escape(told)}</span></span>'
        for sign, n, told in (
            ("coin", coins, say("seven_wonders_dice-view-coins", n=coins)),
            ("quarry", materials, say("seven_wonders_dice-view-materials", n=materials)),
            ("points", points, say("seven_wonders_dice-view-score", n=points)),
        )
    )
    legend = (
        f'<span><i class="key-lit"></i>{escape(say("seven_wonders_dice-view-key-lit"))}</span>'
        f"<span>{icon('quarry')}{escape(say('seven_wonders_dice-view-key-price'))}</span>"
    )
    return f'<p class="boardfoot">{city}{chips}<span class="key">{legend}</span></p>'


# ---- words around the panels


def prompts(scene: Scene) -> tuple[str, str]:
    """What is asked now, and how it is done."""
    say = scene.language
    if scene.is_over:
        return say("seven_wonders_dice-view-prompt-over"), ""
    if not scene.is_acting:
        dealing = scene.state.step == DEAL
        key = "seven_wonders_dice-view-dealing" if dealing else "seven_wonders_dice-view-mixing"
        return say(key), ""
    if scene.asked is None:
        return waiting(scene)
    question = scene.asked.question()
    if isinstance(scene.asked, Cross):
        assert scene.viewer is not None
        names = ", ".join(say.say(messages.building(one.id)) for one in scene.asked.buildings)
        left = scene.state.uses_left(scene.viewer)
        return (say("seven_wonders_dice-view-prompt-cross", n=left),
                say("seven_wonders_dice-view-help-cross", buildings=names))  # fmt: skip
    is_alone = question == "action" and scene.seats == 1
    help_ = "seven_wonders_dice-view-help-alone" if is_alone else HELP[question]
    return say(PROMPTS[question]), say(help_)


def waiting(scene: Scene) -> tuple[str, str]:
    """For whom one waits."""
    say = scene.language
    names = ", ".join(scene.name(seat) for seat in scene.choosing)
    if scene.viewer is None:
        return say("seven_wonders_dice-view-prompt-choosing", names=names), ""
    return (
        say("seven_wonders_dice-view-prompt-waiting", names=names),
        say("seven_wonders_dice-view-help-waiting"),
    )


def round_words(scene: Scene) -> str:
    """Which turn it is; alone, of how many (SWD-2.6); whether it is the final one."""
    say = scene.language
    if not scene.turn:
        return ""
    if scene.state.is_final:
        return say("seven_wonders_dice-view-final-turn", n=scene.turn)
    if scene.seats == 1:
        turns = int(scene.edition.alone_turns)
        return say("seven_wonders_dice-view-turn-of", n=scene.turn, of=turns)
    return say("seven_wonders_dice-view-turn", n=scene.turn)


def layout(scene: Scene, panels: list[str]) -> Layout:
    """Forum and neighbours, the boards behind each other, players, sheets and log."""
    say = scene.language
    boards = tuple(panel for panel in panels if panel.startswith("board-"))
    near = tuple(panel for panel in panels if panel == "neighbours")
    sheets = tuple(panel for panel in panels if panel in ("sheet", "scores"))
    own = Group("own", boards, "tabs" if len(boards) > 1 else "stack")
    players = Group("players", ("players", "shared"))
    forum = Group("forum", ("forum",))
    first = f"{PLAYERS_HEAD + PLAYER_ROW * scene.seats}px"
    is_few = bool(near) and scene.seats <= FEW
    groups = [forum, own, players]
    rows = [first, "auto", f"minmax({LOG_LEAST}px,1fr)", "auto"]
    areas = [("forum", "own", "players"), ("forum", "own", "log"), ("near", "own", "log"),
             ("near", "bar", "log")]  # fmt: skip
    if is_few:
        groups += [Group("near", near), Group("sheet", sheets, "tabs")]
        rows.insert(2, "66px")
        areas[1:2] = [("forum", "own", "sheet"), ("near", "own", "sheet")]
    else:
        groups.append(Group("near", (*near, *sheets), "tabs"))
    beside, behind = (near, sheets) if is_few else ((), (*near, *sheets))
    return Layout(
        columns=("300px", "minmax(0,1fr)", "280px"),
        rows=tuple(rows),
        areas=tuple(areas),
        groups=tuple(groups),
        tabs=(
            Tab(say("seven_wonders_dice-view-tab-board"), "ui-city", boards),
            Tab(
                say("seven_wonders_dice-view-tab-others"),
                "ui-people",
                ("players", "shared", *beside),
            ),
            Tab(say("seven_wonders_dice-view-tab-sheet"), "ui-sheet", behind),
            Tab(say("seven_wonders_dice-view-tab-log"), "ui-log", ("log",)),
        ),
        pinned=("forum",),
        wide=("380px", "minmax(0,1fr)", "340px"),
    )
