"""What people see of Age of Civilization: panels, prompts, where everything lies.

Everything here is built from a redacted position. Cards are drawn in `card_drawing`, realms in
`realm_drawing`; previews and the log are in `telling`.
"""

from __future__ import annotations

from poleis.core.match import Move
from poleis.core.state import CHANCE, OVER
from poleis.core.view import Badge, Group, Layout, Panel, SeatInfo, Tab, View
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.data import TECHNOLOGIES
from poleis.games.age_of_civilization.rules.layout import (
    ACTION_STEP,
    BUSY,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CIVILIZATION_STEP,
    COINS,
    DEPTH,
    DRAFT,
    MAY_EXCHANGE,
    MAY_PERFORM,
    RESTED,
    TURN_END,
    WORKERS,
)
from poleis.games.age_of_civilization.rules.position import (
    BUY,
    END,
    ENDOW,
    EXCHANGE,
    FILL,
    PERFORM,
    RESOLVE,
    REST,
    UNLOCK,
    AgeOfCivilization,
)
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_pools import extra_panels, pool_panel, wonders_panel
from poleis.games.age_of_civilization.ui.draw_realm import realm_body
from poleis.games.age_of_civilization.ui.draw_time_track import round_words, track_panel
from poleis.games.age_of_civilization.ui.score_tables import (
    goals_panel,
    matrix,
    own_sheet,
    players_panel,
)
from poleis.locale import get_language

STEPS = {
    CIVILIZATION_STEP: "civilization", ACTION_STEP: "action", RESTED: "rested",
    CHOOSE_RESEARCH: "research", CHOOSE_TECHNOLOGY: "technology", CHOOSE_WONDER: "wonder",
    MAY_PERFORM: "perform", CHOOSE_CARD: "card", MAY_EXCHANGE: "exchange", TURN_END: "turn-end",
    DRAFT: "draft",
}  # fmt: skip
GOES_ON = (
    CHOOSE_RESEARCH, CHOOSE_TECHNOLOGY, CHOOSE_WONDER, MAY_PERFORM, CHOOSE_CARD, MAY_EXCHANGE
)  # fmt: skip
"""Decisions that belong to the one before."""
POSSIBLE = (("action", PERFORM, UNLOCK), ("buy", BUY, FILL), ("fill", FILL, EXCHANGE))
"""What a seat can do in its action step, with the codes; the first that it can is named."""


def view(
    known: AgeOfCivilization,
    viewer: int | None,
    language: str,
    names: tuple[str, ...],
    last: tuple[Move, ...] = (),
) -> View:
    """What this seat sees (None: a spectator)."""
    scene = Scene(known, viewer, get_language(language), names, last)
    prompt, help_ = prompts(scene)
    panels = [track_panel(scene), pool_panel(scene), *extra_panels(scene), wonders_panel(scene)]
    panels += [realm_panel(scene, seat) for seat in scene.in_turn_order]
    if scene.solo:
        panels.append(goals_panel(scene))
    panels.append(players_panel(scene))
    if viewer is not None:
        panels.append(own_sheet(scene, viewer))
    panels.append(matrix(scene))
    return View(
        panels=tuple(panels),
        layout=layout(scene, [panel.id for panel in panels]),
        prompt=prompt,
        help=help_,
        round=round_words(scene),
        seats=tuple(seat_info(scene, seat) for seat in range(scene.seats)),
        quick=quick_actions(scene),
    )


def quick_actions(scene: Scene) -> tuple[str, ...]:
    """Actions after which the same seat chooses what they are for: both are confirmed at once."""
    from poleis.games.age_of_civilization.game import GAME

    found = []
    for code in sorted(scene.legal):
        if UNLOCK <= code < UNLOCK + len(TECHNOLOGIES) or scene.step == DRAFT:
            continue
        after = scene.state.clone()
        after.apply(scene.viewer or 0, code)
        v = after.numbers()
        if v[DEPTH] and cards.top_frame(v)[0] in GOES_ON:
            found.append(GAME.actions.text(code))
    return tuple(found)


# ---- realms


def realm_panel(scene: Scene, seat: int) -> Panel:
    """Everything that a seat owns."""
    own = seat == scene.viewer
    title = scene.language("age_of_civilization-view-own") if own else scene.name(seat)
    return Panel(f"realm-{seat}", "own" if own else "other", title, realm_body(scene, seat),
                 seat=seat)  # fmt: skip


def seat_info(scene: Scene, seat: int) -> SeatInfo:
    say = scene.language
    workers, coins = scene.of(seat, WORKERS), scene.of(seat, COINS)
    return SeatInfo(
        seat,
        scene.scores[seat],
        (
            Badge("worker", str(workers), say("age_of_civilization-view-workers-owned", n=workers)),
            Badge("coin", str(coins), say("age_of_civilization-view-coins", n=coins)),
        ),
    )


# ---- words around the panels


def prompts(scene: Scene) -> tuple[str, str]:
    """What is asked now, and how it is done."""
    say, actor = scene.language, scene.actor
    if actor == OVER:
        return say("age_of_civilization-view-prompt-over"), ""
    if actor == CHANCE:
        return say("age_of_civilization-view-prompt-chance"), ""
    step = STEPS[scene.step]
    if not scene.is_acting:
        known = step if step in ("civilization", "action", "draft") else "choice"
        return say(f"age_of_civilization-view-prompt-{known}-other", name=scene.name(actor)), ""
    seat = scene.viewer or 0
    if step == "civilization" and scene.round == 1:
        step = "first"
    free = scene.of(seat, WORKERS) - scene.v[BUSY]
    names = [say.say(messages.technology(TECHNOLOGIES[one])) for one in scene.available(seat)]
    how = say(f"age_of_civilization-view-help-{step}", n=free, coins=scene.of(seat, COINS),
              names=", ".join(names))  # fmt: skip
    asked = possible_actions(scene) if step == "action" else step
    if step == "turn-end" and END in scene.legal:  # what is left says "may" (AOC-7.2)
        asked = "turn-end-free"
    can_buy = any(BUY <= code < FILL for code in scene.legal)
    if step == "turn-end" and not any(RESOLVE <= code < ENDOW for code in scene.legal):
        asked, how = "rested", say("age_of_civilization-view-help-resolved")
    elif step in ("first", "civilization", "turn-end") and can_buy:  # AOC-12.5
        how = f"{how} {say('age_of_civilization-view-help-buy')}"
    return say(f"age_of_civilization-view-prompt-{asked}"), how


def possible_actions(scene: Scene) -> str:
    """Which prompt names what can be done in the action step: a rest only before all else
    (AOC-6.1), actions only with workers and coins (AOC-6.2), and the end of the turn always."""
    legal = scene.legal
    found = (kind for kind, first, end in POSSIBLE if any(first <= code < end for code in legal))
    kind = next(found, "idle")
    if REST in legal:
        return kind
    return "rested" if kind == "buy" else f"{kind}-end"


def layout(scene: Scene, panels: list[str]) -> Layout:
    """Time track, pools and one's realm below each other; players, goals and log beside them."""
    say = scene.language
    realms = tuple(panel for panel in panels if panel.startswith("realm-"))
    extras = tuple(panel for panel in panels if panel in ("specials", "orders"))
    sheets = tuple(p for p in ("players", "goals", "sheet", "scores") if p in panels)
    if scene.solo:
        sheets = tuple(panel for panel in ("goals", "players", "sheet") if panel in panels)
    middle = ("pool", "extras", "wonders") if extras else ("pool", "wonders")
    widths = (540, 220, 276) if extras else (690, 334)
    across = len(middle)
    groups = [Group("track", ("track",)), Group("pool", ("pool",)), Group("wonders", ("wonders",))]
    if extras:
        groups.append(Group("extras", extras, "tabs" if len(extras) > 1 else "stack"))
    groups += [Group("own", realms, "tabs"), Group("side", sheets, "tabs")]
    left = tuple(f"minmax(0,{width}fr)" for width in widths)
    tabs = (
        Tab(say("age_of_civilization-view-tab-realm"), "archon", realms),
        Tab(say("age_of_civilization-view-tab-pool"), "birth", ("pool", *extras, "wonders")),
        Tab(say("age_of_civilization-view-tab-players"), "ui-people", sheets),
        Tab(say("age_of_civilization-view-tab-log"), "ui-log", ("log",)),
    )
    return Layout(
        columns=(*left, "272px"),
        rows=("minmax(0,207fr)", "minmax(0,152fr)", "minmax(0,201fr)", "auto"),
        areas=(
            (*("track",) * across, "side"),
            (*middle, "side"),
            (*("own",) * across, "log"),
            (*("bar",) * across, "log"),
        ),
        groups=tuple(groups),
        tabs=tabs,
        pinned=("track",),
        wide=(*left, "340px"),
    )
