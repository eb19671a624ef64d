"""What a move of 7 Wonders Dice prepares: bonuses, materials, nearly complete buildings."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.core.sets import size
from poleis.games.seven_wonders_dice.explain.printed_boards import printed_boards
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import deed_of, names_in


def move_reasons(known: SevenWondersDice, seat: int, action: int) -> tuple[Message, ...]:
    """Buildings that are complete or lack one space, materials from now on, and the end."""
    edition, thing = known.edition, deed_of(known.edition, action).thing
    if not thing:
        return ()
    crossed = int(known.cities[seat].crossed)
    later = crossed | edition.set_named([thing])
    found = []
    for building in edition.buildings:
        left = int(size(building.spaces & ~later))
        if building.gives_bonus and left < int(size(building.spaces & ~crossed)) and left < 2:
            key = "nearly" if left else "complete"
            args = {"building": messages.building(building.id)}
            found.append(Message(f"seven_wonders_dice-reason-{key}", args))
    made = [printed_boards(edition).materials(names_in(edition, one)) for one in (crossed, later)]
    if made[1] > made[0]:
        found.append(Message("seven_wonders_dice-reason-materials", {"n": made[1]}))
    if edition.bonuses & ~later == 0:
        found.append(Message("seven_wonders_dice-reason-final"))
    return tuple(found)
