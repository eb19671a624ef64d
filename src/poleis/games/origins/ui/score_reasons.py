"""What counts for a line of the score sheet of Origins: pieces on the boards and in the city.

Points on the VP track were scored move by move, and the log tells when; the final scoring looks at
gold, advisors, temples and seats of power (ORI-20).
"""

from __future__ import annotations

from collections.abc import Callable

from poleis.core.score_reasons import Reason, ScoreMark, ScoreReasons, gain_text
from poleis.draw.pieces import octagon
from poleis.draw.score_marks import badge, ring, thing_mark
from poleis.draw.svg import line_through
from poleis.games.origins.explain.position_reader import Cell
from poleis.games.origins.rules.home import MILITARY
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.context import Scene
from poleis.games.origins.ui.draw_city import CELL, SEAT, SIDE, corner_of, crossing
from poleis.games.origins.ui.draw_tiles import diamond
from poleis.games.origins.ui.draw_tracks import MILITARY_TOP, SPACE
from poleis.locale import get_language


def score_reasons(
    known: Origins,
    viewer: int | None,
    seat: int,
    key: str,
    language: str,
    names: tuple[str, ...],
) -> ScoreReasons:
    """The pieces behind a line."""
    scene = Scene(known, viewer, get_language(language), names)
    return ANSWERS[key](scene, seat, scene.language(f"origins-score-{key}"))


def _home(scene: Scene, seat: int) -> str:
    """The panel that shows advisors and towers of a seat."""
    return "realm" if seat == scene.viewer else f"city-{seat}"


# ---- scored during the game


def _attacks(scene: Scene, seat: int, text: str) -> ScoreReasons:
    return ScoreReasons(text, "tracks", overlays=_military(scene, seat, True), is_history=True)


def _conquest(scene: Scene, seat: int, text: str) -> ScoreReasons:
    points, is_there = int(scene.edition.last_space_points), scene.table.at_last_space(seat)
    kind = "there" if is_there else "away"
    said = scene.language(f"origins-score-conquest-{kind}", n=points)
    reasons = (Reason(said, "ORI-8.5", counts=is_there),)
    overlays = _military(scene, seat, is_there)
    return ScoreReasons(text, "tracks", reasons, overlays=overlays, is_history=True)


def _military(scene: Scene, seat: int, counts: bool) -> dict[str, str]:
    """A ring round the space of a military disc; steps in a temple take its place (ORI-11.2)."""
    if "step" in scene.kinds:
        return {}
    x = 1 + int(scene.state.homes[seat].spaces[MILITARY]) * SPACE
    right, foot = x + 24.5, MILITARY_TOP + 54
    corners = ((x, MILITARY_TOP), (right, MILITARY_TOP), (right, foot), (x, foot))
    return {"tracks": f'<g class="reasons">{ring(line_through(corners, True), counts)}</g>'}


def _buildings(scene: Scene, seat: int, text: str) -> ScoreReasons:
    """The buildings whose effects can give points (ORI-5.6)."""
    city, say, panel = scene.table.city(seat), scene.language, f"city-{seat}"
    rows = {row["id"]: row for row in scene.edition.components["buildings"]}
    giving = {name for name, row in rows.items() if _gives_points(row)}
    reasons = [
        Reason(say("origins-score-effect", name=scene.building(name), about=scene.about(name)),
               "ORI-5.6")
        for name in dict.fromkeys(city.values()) if name in giving
    ]  # fmt: skip
    if not reasons:
        reasons.append(Reason(say("origins-score-no-buildings"), "ORI-5.6", counts=False))
    out = ""
    for cell, name in city.items():
        if name in giving:
            x, y = corner_of(cell)
            out += ring(line_through(octagon(x - 1, y - 1, SIDE + 2), True), counts=True)
    return ScoreReasons(text, panel, tuple(reasons), overlays=_over(panel, out), is_history=True)


def _gives_points(row: object) -> bool:
    """Whether a row of components.json has an effect that scores."""
    if isinstance(row, dict):
        return row.get("op") in ("vp", "vp_table") or any(map(_gives_points, row.values()))
    return isinstance(row, list) and any(map(_gives_points, row))


def _zodiac(scene: Scene, seat: int, text: str) -> ScoreReasons:
    """The zodiac cards of a seat that can give points."""
    rows = {row["id"]: row for row in scene.edition.components["zodiac_cards"]}
    reasons, marks = [], []
    for name in scene.table.zodiac(seat):
        about = scene.language.say(messages.about(messages.zodiac(name)))
        said = scene.language("origins-score-effect", name=scene.zodiac(name), about=about)
        counts = _gives_points(rows[name])
        reasons.append(Reason(said, "ORI-11.5", counts=counts))
        marks.append(ScoreMark("tracks", f"zodiac:{name}", "" if counts else "0", counts))
    if not reasons:
        said = scene.language("origins-score-no-zodiac")
        reasons.append(Reason(said, "ORI-11.5", counts=False))
    return ScoreReasons(text, "tracks", tuple(reasons), tuple(marks), is_history=True)


def _districts(scene: Scene, seat: int, text: str) -> ScoreReasons:
    """The district cards that a seat has scored, and its closed districts (ORI-13)."""
    table, say, panel = scene.table, scene.language, f"city-{seat}"
    reasons, marks = [], []
    for slot in range(len(table.cards())):
        card, has_scored = scene.card(slot), table.has_scored(seat, slot)
        kind = "scored" if has_scored else "left"
        said = say(f"origins-score-card-{kind}", n=slot + 1, first=int(card.first_points),
                   later=int(card.later_points))  # fmt: skip
        reasons.append(Reason(said, "ORI-13.4", counts=has_scored))
        marks.append(ScoreMark("districts", f"card:{slot + 1}", "" if has_scored else "0",
                               has_scored))  # fmt: skip
    closed = {cell: die is not None for cell, die in table.districts(seat).items()}
    out = "".join(_seat_mark(cell, "" if is_closed else "0", is_closed)
                  for cell, is_closed in closed.items())  # fmt: skip
    n = sum(closed.values())
    said = say("origins-score-closed", n=n, open=len(closed) - n)
    reasons.insert(0, Reason(said, "ORI-13.2", counts=n > 0))
    return ScoreReasons(
        text, panel, tuple(reasons), tuple(marks), _over(panel, out), is_history=True
    )


def _population(scene: Scene, seat: int, text: str) -> ScoreReasons:
    left = int(scene.edition.bases) - scene.table.bases(seat)
    points = int(scene.edition.last_base_points)
    kind = "left" if left else "all"
    said = scene.language(f"origins-score-bases-{kind}", n=left, points=points)
    reasons = (Reason(said, "ORI-15.1", counts=not left),)
    return ScoreReasons(text, _home(scene, seat), reasons, is_history=True)


def _retired(scene: Scene, seat: int, text: str) -> ScoreReasons:
    marks = _advisor_marks(scene, seat, "")
    return ScoreReasons(text, _home(scene, seat), marks=marks, is_history=True)


# ---- the final scoring


def _gold(scene: Scene, seat: int, text: str) -> ScoreReasons:
    n, is_own = scene.table.owned(seat, "gold"), seat == scene.viewer
    said = scene.language("origins-view-owned", resource=scene.resource("gold"), n=n)
    panel, name = ("people", "resource:gold") if is_own else ("players", f"gold:{seat}")
    reasons = (Reason(said, "ORI-20.2", n, counts=n > 0),)
    return ScoreReasons(text, panel, reasons, (thing_mark(panel, name, n),))


def _advisors(scene: Scene, seat: int, text: str) -> ScoreReasons:
    """Only the right-most advisor counts (ORI-20.3)."""
    n = len(scene.table.advisors(seat))
    points = int(scene.edition.advisor_points[n])
    said = scene.language("origins-score-advisor", n=n, points=points)
    reasons = (Reason(said, "ORI-20.3", points, counts=points > 0),)
    marks = _advisor_marks(scene, seat, gain_text(points))
    return ScoreReasons(text, _home(scene, seat), reasons, marks)


def _advisor_marks(scene: Scene, seat: int, last: str) -> tuple[ScoreMark, ...]:
    """The right-most advisor counts, those before it do not."""
    n, panel = len(scene.table.advisors(seat)), _home(scene, seat)
    if not n:
        return ()
    if seat != scene.viewer:
        return (ScoreMark(panel, "advisors", last),)
    places = range(1, n) if last else ()
    before = [ScoreMark(panel, f"advisor:{i}", "0", counts=False) for i in places]
    return (*before, ScoreMark(panel, f"advisor:{n}", last))


def _temples(scene: Scene, seat: int, text: str) -> ScoreReasons:
    """All temples but the one whose disc stands highest (ORI-20.4)."""
    names, printed = scene.edition.temple_names, scene.edition.temple_points
    points = {name: int(printed[scene.table.temple(seat, name)]) for name in names}
    highest = max(names, key=points.__getitem__)
    reasons, marks = [], []
    for name in names:
        counts, place = name != highest, scene.table.temple(seat, name)
        kind = "temple" if counts else "highest"
        said = scene.language(f"origins-score-{kind}", temple=scene.temple(name), n=place,
                              points=points[name])  # fmt: skip
        amount = points[name] if counts else None
        reasons.append(Reason(said, "ORI-20.4", amount, counts=bool(amount)))
        marks.append(thing_mark("tracks", f"temple:{name}", amount or 0))
    return ScoreReasons(text, "tracks", tuple(reasons), tuple(marks))


def _seats(scene: Scene, seat: int, text: str) -> ScoreReasons:
    """Each die in a seat of power times the tower of its colour (ORI-20.5)."""
    say, panel, home = scene.language, f"city-{seat}", _home(scene, seat)
    reasons, out, empty = [], "", 0
    colours: dict[str, int] = {}
    for cell, die in scene.table.districts(seat).items():
        if die is None:
            empty += 1
            out += _seat_mark(cell, "0", counts=False)
            continue
        colours[die.colour] = scene.table.height(seat, die.colour)
        points = die.value * colours[die.colour]
        said = say("origins-score-seat", die=scene.die(die), n=colours[die.colour])
        reasons.append(Reason(said, "ORI-20.5", points, counts=points > 0))
        out += _seat_mark(cell, gain_text(points), points > 0)
    if empty or not reasons:
        said = say("origins-score-no-die", n=empty)
        reasons.append(Reason(said, "ORI-20.5", counts=False))
    marks = tuple(ScoreMark(home, f"tower:{colour}", f"×{height}", height > 0)
                  for colour, height in colours.items())  # fmt: skip
    return ScoreReasons(text, panel, tuple(reasons), marks, _over(panel, out))


def _seat_mark(cell: Cell, words: str, counts: bool) -> str:
    """A ring round the seat of power of a district, with what it gives below it."""
    x, y = crossing(cell)
    out = ring(line_through(diamond(x, y, SEAT + 5), True), counts)
    return out + badge(x, y + CELL * 0.42, words, counts, 13) if words else out


def _over(panel: str, body: str) -> dict[str, str]:
    return {panel: f'<g class="reasons">{body}</g>'} if body else {}


ANSWERS: dict[str, Callable[[Scene, int, str], ScoreReasons]] = {
    "attacks": _attacks,
    "conquest": _conquest,
    "buildings": _buildings,
    "zodiac": _zodiac,
    "districts": _districts,
    "population": _population,
    "retired": _retired,
    "gold": _gold,
    "advisors": _advisors,
    "temples": _temples,
    "seats": _seats,
}
