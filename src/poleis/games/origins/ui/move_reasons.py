"""What a move of Origins prepares, and what it takes away besides points."""

from __future__ import annotations

from poleis.core.explain import Message, Value
from poleis.core.view import Loss
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.context import Deed, Scene
from poleis.locale import ENGLISH, Language, get_language
from poleis.locale.losses import line_losses


def move_reasons(known: Origins, seat: int, action: int) -> tuple[Message, ...]:
    """Districts that a card pays for, zodiac cards, towers, bases and dice."""
    after = known.clone()
    after.apply(seat, action)
    old, new = Table(known), Table(after)
    found = _districts(known, after, seat)
    for name in new.zodiac(seat):
        if name not in old.zodiac(seat):
            card = messages.zodiac(name)
            found.append(Message("origins-reason-zodiac", {"name": card}))
    for name in known.edition.colours:
        height = new.height(seat, name)
        if height > old.height(seat, name):
            args: dict[str, Value] = {"name": messages.colour(name), "n": height}
            found.append(Message("origins-reason-tower", args))
    bases, dice = new.bases(seat), len(new.freemen(seat))
    if bases > old.bases(seat):
        found.append(Message("origins-reason-base", {"n": bases}))
    if dice > len(old.freemen(seat)):
        found.append(Message("origins-reason-dice", {"n": dice}))
    return tuple(found)


def losses(
    known: Origins, after: Origins, seat: int, deed: Deed, say: Language
) -> tuple[Loss, ...]:
    """Points of the sheet, freemen who work no longer, and zodiac cards."""
    old, new = Table(known), Table(after)
    gold = old.owned(seat, "gold") - new.owned(seat, "gold")
    found = [*line_losses(known, after, seat, say, {"gold": say("origins-loss-gold", n=gold)})]
    dice = len(old.freemen(seat)) - len(new.freemen(seat))
    if dice > 0 and deed.kind != "pass":  # a pass tells itself who becomes an advisor
        found.append(Loss(say("origins-loss-dice", n=dice, left=len(new.freemen(seat)))))
    for name in old.zodiac(seat):
        if name not in new.zodiac(seat):
            found.append(Loss(say("origins-loss-zodiac", name=messages.zodiac(name))))
    return tuple(found)


def _districts(known: Origins, after: Origins, seat: int) -> list[Message]:
    """Districts that become complete, without a seat of power, and what a card gives for one."""
    old, new = (
        Scene(state, seat, get_language(ENGLISH), ("",) * int(state.seats()))
        for state in (known, after)
    )
    before = old.table.districts(seat)
    found = []
    for cell, die in new.table.districts(seat).items():
        if cell in before or die is not None:
            continue
        points = max((new.card_points(seat, slot) for slot in new.matching(seat, cell)), default=0)
        if points:
            found.append(Message("origins-reason-district", {"n": points}))
    return found
