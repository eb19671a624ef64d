"""What people see of Origins: panels, prompts, layout.

Everything here is built from a redacted position. Previews and the log are in `narration`.
"""

from __future__ import annotations

from poleis.core.drawings import Drawings
from poleis.core.match import Move
from poleis.core.state import CHANCE, OVER
from poleis.core.view import Badge, Group, Layout, Panel, SeatInfo, Tab, View
from poleis.games.origins.effects.running import Question
from poleis.games.origins.explain.position_reader import building_of
from poleis.games.origins.explain.predicates import Case
from poleis.games.origins.rules.actions import AS_FARM
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.purchases import Placement
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_city import other_city, own_city
from poleis.games.origins.ui.draw_home import people_panel, realm_panel
from poleis.games.origins.ui.draw_pools import districts_panel, pools_panel
from poleis.games.origins.ui.draw_sites import sites_panel
from poleis.games.origins.ui.draw_tracks import tracks_panel
from poleis.games.origins.ui.score_tables import facts_of, players_panel, scores_panel
from poleis.locale import get_language

STEPS = {
    "draft": "draft", "removal": "remove", "turn": "turn", "extra_action": "extra",
    "visit": "visit", "tide": "tide", "purchase": "purchase", "placement": "place",
    "effect_use": "use", "card_choice": "card", "passing": "retire",
}  # fmt: skip
"""The decisions of a turn."""
ASKED = {
    "gain_choice": "gain", "choice": "choice", "temple": "temple", "take_citizen": "citizen",
    "take_speaker": "speaker", "raise_freeman": "raise", "choose_die": "honour",
    "change_taken_die": "grow", "set_ship": "calm", "exchange": "exchange",
    "use_adjacent_building_effect": "adjacent", "recolor_freeman": "recolour",
    "reserve_building_from_pool": "aside",
}  # fmt: skip
"""What effects ask."""
CHOICES = {
    frozenset(["advance"]): "advance", frozenset(["attack"]): "attack",
    frozenset(["advance", "attack"]): "military", frozenset(["advance", "raise"]): "training",
    frozenset(["raise"]): "raise", frozenset(["step"]): "temple",
}  # fmt: skip
"""What a choice between effects is about, by the verbs that are open."""
QUICK = ("visit", "act", "bonus", "buy", "lift", "tower", "score")
"""Decisions after which the same seat goes on, and nothing unknown is revealed by them."""


def view(
    known: Origins,
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
    panels = [sites_panel(scene), pools_panel(scene), tracks_panel(scene), districts_panel(scene)]
    if viewer is not None:
        panels += [city_panel(scene, viewer), people_panel(scene, viewer),
                   realm_panel(scene, viewer)]  # fmt: skip
    panels += [city_panel(scene, seat) for seat in scene.in_turn_order if seat != viewer]
    panels += [players_panel(scene), scores_panel(scene)]
    ids = [panel.id for panel in panels]
    return View(
        panels=tuple(panels),
        layout=scene.kept("layout", (viewer, ids), lambda: layout(scene, ids)),
        prompt=prompt,
        help=help_,
        round=round_words(scene),
        seats=tuple(seat_info(scene, seat) for seat in range(scene.seats)),
        quick=QUICK,
    )


def city_panel(scene: Scene, seat: int) -> Panel:
    """A city; below another seat's what else lies before it."""
    home, table = scene.state.homes[seat], scene.table
    built = home.city.dump(), [one for one in scene.last_of("place", "close") if one[0] == seat]
    more: object
    if seat == scene.viewer:
        more = scene.open_to_viewer("place"), scene.state.cards.dump(), int(home.scored)
    else:
        towers = list(map(int, home.towers))
        more = towers, int(home.bases), table.advisors(seat), scene.scores[seat]
    facts = seat == scene.viewer, built, more
    return scene.kept(f"city-{seat}", facts, lambda: draw_city(scene, seat))


def draw_city(scene: Scene, seat: int) -> Panel:
    say = scene.language
    tiles = len(scene.table.city(seat))
    if seat == scene.viewer:
        return Panel(f"city-{seat}", "own", say("origins-view-your-city"), own_city(scene, seat),
                     say("origins-view-tiles", n=tiles), seat, True)  # fmt: skip
    body = f'<div class="rival-home">{other_city(scene, seat)}{facts_of(scene, seat)}</div>'
    return Panel(f"city-{seat}", "other", scene.name(seat), body, str(scene.scores[seat]), seat,
                 True)  # fmt: skip


def seat_info(scene: Scene, seat: int) -> SeatInfo:
    say, table = scene.language, scene.table
    badges = tuple(
        Badge(name, str(table.owned(seat, name)),
              say("origins-view-owned", resource=scene.resource(name), n=table.owned(seat, name)))
        for name in RESOURCES
    )  # fmt: skip
    return SeatInfo(seat, scene.scores[seat], badges)


# ---- words around the panels


def step_name(scene: Scene) -> str:
    """What is asked now, in one word."""
    if scene.step != "question":
        return STEPS[scene.step]
    case = Case(scene.table, scene.actor)
    asked = ASKED[case.step]
    if {"take", "gain"} <= scene.kinds:
        return "cancer-gemini"
    if asked == "citizen" and not case.op["pay_wisdom"]:
        return "free-citizen"
    return CHOICES.get(scene.kinds - {"done"}, asked) if asked == "choice" else asked


def prompts(scene: Scene) -> tuple[str, str]:
    """What is asked now, and how it is done."""
    say, actor = scene.language, scene.actor
    if actor == OVER:
        return say("origins-view-prompt-over"), ""
    if actor == CHANCE:
        return say("origins-view-prompt-chance"), ""
    step = step_name(scene)
    if not scene.is_acting:
        known = step if step in ("draft", "turn") else "choice"
        return say(f"origins-view-prompt-{known}-other", name=scene.name(actor)), ""
    top = scene.table.top
    tile = scene.building(placed_tile(scene)) if isinstance(top, Placement) else ""
    left = int(top.count) if isinstance(top, Question) else 0
    may = "yes" if "done" in scene.kinds else "no"
    prompt = say(f"origins-view-prompt-{step}", tile=tile, n=left, may=may)
    return prompt, say(f"origins-view-help-{step}")


def placed_tile(scene: Scene) -> str:
    """What is being placed: a building, or a farm."""
    placement = scene.table.top
    assert isinstance(placement, Placement)
    if placement.purpose == AS_FARM:
        return "farm"
    return building_of(scene.edition.tile_names[placement.tile])


def round_words(scene: Scene) -> str:
    say = scene.language
    if scene.round == 0:
        return say("origins-view-opening")
    if scene.seats == 1:
        return say("origins-view-round-of", n=scene.round, of=int(scene.edition.solo_rounds))
    return say("origins-view-round", n=scene.round)


GAP = 10
PLAYER_ROW = 48
SITES, CITY, BAR = 248, 322, 70
TRACKS = 226
"""Heights of panels on a screen of 1366 x 768, which the rows of the layout keep as shares."""
Column = list[tuple[str, int]]


def grid(columns: list[Column], bar: str) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Rows and areas in which every column keeps its own heights.

    A column is a list of areas from the top with the height where each ends; a row of the grid
    ends wherever an area does. The row that only *bar* begins is as high as it needs,
    and no lower when there is no bar at the end of the game.
    """
    ends = sorted({end for column in columns for _, end in column})
    sizes = [end - start for start, end in zip([0, *[e + GAP for e in ends]], ends, strict=False)]
    rows = [f"minmax(0,{size}fr)" for size in sizes[:-1]]
    areas = [
        tuple(next(area for area, last in column if end <= last) for column in columns)
        for end in ends
    ]
    assert bar in areas[-1]
    return (*rows, f"minmax({BAR}px,auto)"), tuple(areas)


def layout(scene: Scene, panels: list[str]) -> Layout:
    """Players, others and log; sites over the own city and what lies before one; pools, tracks."""
    cities = tuple(panel for panel in panels if panel.startswith("city-"))
    own = cities[:1] if scene.viewer is not None else cities
    others = cities[1:] if scene.viewer is not None else ()
    home = ("people", "realm") if scene.viewer is not None else ()
    rows, areas = table_grid(scene, bool(others), bool(home))
    groups = [
        Group("players", ("players", "scores"), "tabs"),
        Group("sites", ("sites",)),
        Group("pools", ("pools",)),
        Group("tracks", ("tracks",)),
        Group("districts", ("districts",)),
        Group("city", own, "grid" if len(own) > 1 else "stack"),
    ]
    if others:
        groups.append(Group("others", others, "tabs" if len(others) > 1 else "stack"))
    if home:
        groups.append(Group("home", home))
    return Layout(
        columns=("232px", "minmax(0,1fr)", "292px", "388px"),
        rows=rows,
        areas=areas,
        groups=tuple(groups),
        tabs=phone_tabs(scene, own, others),
        pinned=home[:1],
        wide=("300px", "minmax(0,1fr)", "360px", "520px"),
    )


def table_grid(
    scene: Scene, has_others: bool, has_home: bool
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The areas of a desktop."""
    city, whole = SITES + GAP + CITY, SITES + GAP + CITY + GAP + BAR
    players = 58 + PLAYER_ROW * scene.seats + (44 if scene.seats == 1 else 0)
    if scene.seats == 4:
        players = SITES
    left: Column = [("players", players), ("log", whole)]
    if has_others:
        left.insert(1, ("others", max(players + GAP + 200, SITES + GAP + 40)))
    home = "home" if has_home else "city"
    return grid(
        [
            left,
            [("sites", SITES), ("city", city), ("bar", whole)],
            [("sites", SITES), (home, city), ("bar", whole)],
            [("pools", SITES), ("tracks", SITES + GAP + TRACKS), ("districts", whole)],
        ],
        "bar",
    )


def phone_tabs(scene: Scene, own: tuple[str, ...], others: tuple[str, ...]) -> tuple[Tab, ...]:
    say = scene.language
    return (
        Tab(say("origins-view-tab-sites"), "ship", ("sites", *own)),
        Tab(say("origins-view-tab-pools"), "agora", ("pools", "districts")),
        Tab(say("origins-view-tab-tracks"), "military", ("tracks", "realm")),
        Tab(say("origins-view-tab-others"), "ui-people", ("players", "scores", *others)),
        Tab(say("origins-view-tab-log"), "ui-log", ("log",)),
    )
