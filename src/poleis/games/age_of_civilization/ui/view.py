"""What people see of Age of Civilization: panels, prompts, where everything lies.

Everything here is built from a redacted position. Cards are drawn in `draw_card`, realms in
`draw_realm`; previews and the log are in `narration`.
"""

from __future__ import annotations

from poleis.core.drawings import Drawings
from poleis.core.match import Move
from poleis.core.state import CHANCE, OVER
from poleis.core.view import Badge, Group, Layout, Panel, SeatInfo, Tab, View
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CIVILIZATION_STEP,
    DRAFT,
    MAY_EXCHANGE,
    MAY_PERFORM,
    RESTED,
    TURN_END,
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
POSSIBLE = ("perform", "buy", "fill")
"""What a seat can do in its action step; the first that it can is named."""


def view(
    known: AgeOfCivilization,
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
    panels = [track_panel(scene), pool_panel(scene), *extra_panels(scene), wonders_panel(scene)]
    panels += [realm_panel(scene, seat) for seat in scene.in_turn_order]
    if scene.is_solo:
        panels.append(goals_panel(scene))
    panels.append(players_panel(scene))
    if viewer is not None:
        panels.append(own_sheet(scene, viewer))
    panels.append(matrix(scene))
    ids = [panel.id for panel in panels]
    return View(
        panels=tuple(panels),
        layout=scene.kept("layout", (viewer, ids), lambda: layout(scene, ids)),
        prompt=prompt,
        help=help_,
        round=round_words(scene),
        seats=tuple(seat_info(scene, seat) for seat in range(scene.seats)),
        quick=quick_actions(scene),
    )


def quick_actions(scene: Scene) -> tuple[str, ...]:
    """Actions after which the same seat chooses what they are for: both are confirmed at once."""
    actions = scene.state.setup.game.actions
    found = []
    for code in sorted(scene.legal):
        if scene.edition.action_kinds.unlock.holds(code) or scene.step == DRAFT:
            continue
        after = scene.state.clone()
        after.apply(scene.viewer or 0, code)
        if after.top_kind() in GOES_ON:
            found.append(actions.text(code))
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
    workers, coins = int(scene.realm(seat).workers), int(scene.realm(seat).coins)
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
    realm = scene.realm(seat)
    free = int(realm.workers - scene.state.turn.busy)
    ids = [scene.edition.technology_ids[one] for one in scene.available(seat)]
    names = [say.say(messages.technology(name)) for name in ids]
    how = say(f"age_of_civilization-view-help-{step}", n=free, coins=int(realm.coins),
              names=", ".join(names))  # fmt: skip
    asked = possible_actions(scene) if step == "action" else step
    if step == "turn-end" and scene.can("end"):  # what is left says "may" (AOC-7.2)
        asked = "turn-end-free"
    if step == "turn-end" and not scene.can("resolve"):
        asked, how = "rested", say("age_of_civilization-view-help-resolved")
    elif step in ("first", "civilization", "turn-end") and scene.can("buy"):  # AOC-12.5
        how = f"{how} {say('age_of_civilization-view-help-buy')}"
    return say(f"age_of_civilization-view-prompt-{asked}"), how


def possible_actions(scene: Scene) -> str:
    """Which prompt names what can be done in the action step: a rest only before all else
    (AOC-6.1), actions only with workers and coins (AOC-6.2), and the end of the turn always."""
    kind = next((kind for kind in POSSIBLE if scene.can(kind)), "idle")
    if kind == "perform":
        kind = "action"
    if scene.can("rest"):
        return kind
    return "rested" if kind == "buy" else f"{kind}-end"


def layout(scene: Scene, panels: list[str]) -> Layout:
    """Time track, pools and one's realm below each other; players, goals and log beside them."""
    say = scene.language
    realms = tuple(panel for panel in panels if panel.startswith("realm-"))
    extras = tuple(panel for panel in panels if panel in ("specials", "orders"))
    sheets = tuple(p for p in ("players", "goals", "sheet", "scores") if p in panels)
    if scene.is_solo:
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
