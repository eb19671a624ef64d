"""What a move of Age of Civilization prepares, and what it takes away besides points."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.core.sets import members
from poleis.core.view import Loss
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain.cards import has_most_strength
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.technology_board import available
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_time_track import coming_events
from poleis.locale import ENGLISH, Language, get_language
from poleis.locale.losses import line_losses

KEEP = "keep"
"""The choice of a draft. It stays secret, and so does what follows from it."""


def move_reasons(known: AgeOfCivilization, seat: int, action: int) -> tuple[Message, ...]:
    """Safety in the coming war, most strength, and the technologies that become open."""
    if _is_secret(known, action):
        return ()
    after = known.clone()
    after.apply(seat, action)
    found = []
    if _is_same_round(known, after):
        if _is_hit(known, seat) and not _is_hit(after, seat):
            found.append(Message("age_of_civilization-reason-safe"))
        if has_most_strength(after, seat) and not has_most_strength(known, seat):
            found.append(Message("age_of_civilization-reason-strongest"))
    return (*found, *_ways(known, after, seat))


def losses(
    known: AgeOfCivilization, after: AgeOfCivilization, seat: int, say: Language
) -> tuple[Loss, ...]:
    """Points of the sheet, a main ability, workers, and safety in the coming war."""
    old, new = known.realms[seat], after.realms[seat]
    found = []
    if old.main not in (NONE, new.main):
        card = messages.civilization(known.edition.civilization_ids[old.main])
        found.append(Loss(say("age_of_civilization-loss-main", card=card)))
    lost = int(old.workers - new.workers)
    if lost > 0:
        found.append(Loss(say("age_of_civilization-loss-workers", n=lost)))
    if _is_same_round(known, after) and _is_hit(after, seat) and not _is_hit(known, seat):
        found.append(Loss(say("age_of_civilization-loss-safety")))
    return (*line_losses(known, after, seat, say), *found)


def _is_secret(known: AgeOfCivilization, action: int) -> bool:
    return bool(known.setup.game.actions.split(action)[0].name == KEEP)


def _is_same_round(known: AgeOfCivilization, after: AgeOfCivilization) -> bool:
    return bool(known.round == after.round and after.actors())


def _is_hit(state: AgeOfCivilization, seat: int) -> bool:
    """Whether a war at the end of this round would cost the seat a worker (AOC-8.5)."""
    scene = Scene(state, seat, get_language(ENGLISH), ("",) * int(state.seats()))
    position = scene.next_position
    events = coming_events(scene, position) if position is not None else []
    return any(symbol == "war" and seat in hit for symbol, _, _, hit in events)


def _ways(known: AgeOfCivilization, after: AgeOfCivilization, seat: int) -> list[Message]:
    """Technologies that an unlocked one leads to (AOC-9.2)."""
    if known.realms[seat].technologies == after.realms[seat].technologies:
        return []
    new = members(available(after, seat) & ~available(known, seat))
    names = [messages.technology(known.edition.technology_ids[one]) for one in new]
    if not names:
        return []
    if len(names) == 1:
        return [Message("age_of_civilization-reason-way", {"first": names[0]})]
    return [Message("age_of_civilization-reason-ways", {"first": names[0], "second": names[1]})]
