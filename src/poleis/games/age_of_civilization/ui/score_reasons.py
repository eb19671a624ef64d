"""What counts for a line of the score sheet of Age of Civilization: the cards behind it.

Points of the game were gained move by move, and the log tells when; points of the end are those of
abilities that stand on the cards of a realm (AOC-10.1).
"""

from __future__ import annotations

from collections.abc import Iterator

from poleis.core.explain import Message
from poleis.core.score_reasons import Reason, ScoreMark, ScoreReasons
from poleis.core.sets import members
from poleis.draw.score_marks import thing_mark
from poleis.games.age_of_civilization.effects.effect import (
    BIRTH,
    NONE,
    OF_LEGACIES,
    OF_MAIN,
    OF_TECHNOLOGIES,
    OF_WONDERS,
    REST,
    TURN_ENDS,
    UNLOCKING,
    Effect,
)
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.score_queries import final_points
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.locale import get_language

ORIGINS = {
    "main": int(OF_MAIN),
    "legacies": int(OF_LEGACIES),
    "technologies": int(OF_TECHNOLOGIES),
    "wonders": int(OF_WONDERS),
}
"""The lines of the end of the game."""
EVENTS = {
    "birth": int(BIRTH),
    "rest": int(REST),
    "end_of_turn": int(TURN_ENDS),
    "unlocking": int(UNLOCKING),
}
"""The events that give the points of a line; those of actions have events of their own."""


def score_reasons(
    known: AgeOfCivilization,
    viewer: int | None,
    seat: int,
    key: str,
    language: str,
    names: tuple[str, ...],
) -> ScoreReasons:
    """The cards of a realm that give the points of a line."""
    scene = Scene(known, viewer, get_language(language), names)
    if key in ORIGINS:
        return _at_the_end(scene, seat, key)
    return _so_far(scene, seat, key)


def _at_the_end(scene: Scene, seat: int, key: str) -> ScoreReasons:
    """The abilities of the end of the game in one part of a realm."""
    say, panel, origin = scene.language, f"realm-{seat}", ORIGINS[key]
    points: dict[int, int] = {}
    for row in final_points(scene.state, seat):
        if row.origin == origin:
            points[row.card] = points.get(row.card, 0) + row.points
    reasons, marks, others = [], [], []
    for card in _cards(scene, seat, key):
        name, said = _words(scene, card, origin)
        if card not in points:
            others.append(name)
        else:
            text = say("age_of_civilization-score-card", card=name, ability=said)
            reasons.append(Reason(text, "AOC-10.1", points[card], counts=points[card] > 0))
        marks.append(thing_mark(panel, _name(scene, card), points.get(card, 0)))
    if others:
        text = say("age_of_civilization-score-no-end", cards=", ".join(others))
        reasons.append(Reason(text, "AOC-10.1", counts=False))
    if not reasons:
        nothing = say("age_of_civilization-score-no-cards")
        reasons.append(Reason(nothing, "AOC-10.1", counts=False))
    text = say(f"age_of_civilization-score-{key}")
    return ScoreReasons(text, panel, tuple(reasons), tuple(marks))


def _so_far(scene: Scene, seat: int, key: str) -> ScoreReasons:
    """What gave points in the game: an action and the cards that add to it, or an event."""
    say, panel, edition = scene.language, f"realm-{seat}", scene.edition
    lines = scene.state.setup.game.sheet(scene.state, seat)
    rule = next(line.rules[0] for line in lines if line.key == key)
    reasons: list[Reason] = []
    marks: list[ScoreMark] = []
    is_action = key in edition.action_ids
    if is_action:
        reasons.append(Reason(scene.about(messages.action(key)), rule))
    for effect in _effects(scene, seat, key):
        name, said = _words(scene, int(effect.card), int(effect.origin))
        text = say("age_of_civilization-score-card", card=name, ability=said)
        reasons.append(Reason(text, rule))
        marks.append(ScoreMark(panel, _name(scene, int(effect.card)), "+"))
    text = say("age_of_civilization-score-action" if is_action else
               f"age_of_civilization-score-{key.replace('_', '-')}")  # fmt: skip
    return ScoreReasons(text, panel, tuple(reasons), tuple(marks), is_history=True)


def _effects(scene: Scene, seat: int, key: str) -> Iterator[Effect]:
    """The effects in force that give points of a line."""
    edition = scene.edition
    event = EVENTS.get(key)
    if event is None and key in edition.action_ids[: int(edition.ordinary)]:
        event = int(edition.performed(edition.action_ids.index(key)))
    left = 0 if event is None else int(scene.realm(seat).in_force[event])
    while left:
        effect = edition.effect_of(event or 0, left)
        if effect.gives_points() and effect.card != NONE:
            yield effect
        left &= left - 1


# ---- cards, by their place in `Edition.card_ids`


def _cards(scene: Scene, seat: int, key: str) -> list[int]:
    """The cards of a realm that a line of the end looks at."""
    edition, realm = scene.edition, scene.realm(seat)
    if key == "main":
        return [] if realm.main == NONE else [int(realm.main)]
    if key == "legacies":
        return cards.laid(scene.state, seat)
    if key == "technologies":
        return [int(edition.first_technology) + one for one in members(realm.technologies)]
    return [int(edition.first_wonder) + one for one in members(realm.wonders)]


def _words(scene: Scene, card: int, origin: int) -> tuple[str, str]:
    """The name of a card, and what the part of it in question does."""
    say, edition, id_ = scene.language.say, scene.edition, scene.edition.card_ids[card]
    if origin in (OF_MAIN, OF_LEGACIES):
        ability = messages.main_ability if origin == OF_MAIN else messages.legacy_ability
        return say(messages.civilization(id_)), say(ability(edition, id_))
    name: Message = messages.technology(id_) if origin == OF_TECHNOLOGIES else messages.wonder(id_)
    return say(name), scene.about(name)


def _name(scene: Scene, card: int) -> str:
    """The name of the drawing of a card in the panel of its realm."""
    edition = scene.edition
    if card < edition.first_technology:
        return f"civilization:{edition.card_ids[card]}"
    kind = "technology" if card < edition.first_wonder else "wonder"
    return f"{kind}:{edition.card_ids[card]}"
