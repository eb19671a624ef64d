"""What counts for a line of the score sheet of 7 Wonders Dice: spaces of a building (SWD-11)."""

from __future__ import annotations

from poleis.core.score_reasons import Reason, ScoreMark, ScoreReasons
from poleis.draw.score_marks import thing_mark
from poleis.games.seven_wonders_dice.explain.printed_boards import Space
from poleis.games.seven_wonders_dice.explain.score_sheet import LINES
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.locale import get_language

RULES = dict(LINES)


def score_reasons(
    known: SevenWondersDice,
    viewer: int | None,
    seat: int,
    key: str,
    language: str,
    names: tuple[str, ...],
) -> ScoreReasons:
    """The spaces of a building, each with its points."""
    scene = Scene(known, viewer, get_language(language), names)
    text, panel = scene.language(f"seven_wonders_dice-score-{key}"), f"board-{seat}"
    if not scene.board(seat):
        return ScoreReasons(text, panel)
    spaces = scene.printed.spaces_in(scene.board(seat), key)
    crossed = [space for space in spaces if space.id in scene.crossed(seat)]
    reasons, marks = _attacks(scene, seat, key, crossed, panel)
    for space in crossed:
        points = _points(scene, seat, space)
        if points:
            name = scene.language.say(messages.space(space.id))
            reasons.append(Reason(name, RULES[key][0], points))
        if points or space.attack is None:
            marks.append(thing_mark(panel, f"space:{space.id}", points))
    reasons += _award(scene, seat) if key == "agora" else []
    reasons += _without_points(scene, seat, key, crossed)
    if len(spaces) > len(crossed):
        said = scene.language("seven_wonders_dice-score-open", n=len(spaces) - len(crossed))
        reasons.append(Reason(said, "SWD-11.1", counts=False))
    return ScoreReasons(text, panel, tuple(reasons), tuple(marks))


def _points(scene: Scene, seat: int, space: Space) -> int:
    """What a crossed space gives: its printed points and those of its effects (SWD-11.2)."""
    city, number = scene.state.cities[seat], scene.edition.space_ids.index(space.id)
    effects = [one.effect for one in city.board.scoring if one.space == 1 << number]
    printed = int(city.board.points[number])
    return printed + sum(int(effect.points(city.crossed)) for effect in effects)


def _attacks(
    scene: Scene, seat: int, key: str, crossed: list[Space], panel: str
) -> tuple[list[Reason], list[ScoreMark]]:
    """The points written down in a barracks: nobody wrote how much each attack gave."""
    attacks = [space for space in crossed if space.attack is not None]
    if not attacks:
        return [], []
    printed = sum(space.attack or 0 for space in attacks)
    points = scene.attack_points(seat, key)
    said = scene.language("seven_wonders_dice-score-attacks", n=len(attacks), printed=printed,
                          lost=printed - points)  # fmt: skip
    marks = [ScoreMark(panel, f"space:{space.id}", "") for space in attacks]
    return [Reason(said, "SWD-8.4.3", points, counts=points > 0)], marks


def _award(scene: Scene, seat: int) -> list[Reason]:
    """The extra points of the first complete Agora (SWD-8.2.3)."""
    points = int(scene.edition.agora_award)
    if scene.has_award(seat):
        said = scene.language("seven_wonders_dice-score-award", n=points)
        return [Reason(said, "SWD-8.2.3", points)]
    kind = "lost" if scene.state.is_awarded else "open"
    said = scene.language(f"seven_wonders_dice-score-award-{kind}", n=points)
    return [Reason(said, "SWD-8.2.3", counts=False)]


def _without_points(scene: Scene, seat: int, key: str, crossed: list[Space]) -> list[Reason]:
    """Crossed spaces that give no points: defences, and those that bring something else."""
    empty = [one for one in crossed if one.attack is None and not _points(scene, seat, one)]
    if not empty:
        return []
    if key.startswith("barracks_"):
        said = scene.language("seven_wonders_dice-score-defences", n=len(empty))
        return [Reason(said, "SWD-8.4.6", counts=False)]
    names = ", ".join(scene.language.say(messages.space(one.id)) for one in empty)
    said = scene.language("seven_wonders_dice-score-no-points", spaces=names)
    return [Reason(said, "SWD-11.1", counts=False)]
