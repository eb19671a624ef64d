"""What the buildings of 7 Wonders Dice are good for, in words (SWD-8)."""

from __future__ import annotations

from poleis.core.setup import Setup
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.locale import Language


def about_building(edition: Edition, setup: Setup, name: str, say: Language) -> str:
    """What a building is good for, with this number of players."""
    alone = setup.seats == 1
    if name == "guild_court":
        way = "alone" if alone else "two" if setup.seats == 2 else "many"
        return say(f"seven_wonders_dice-about-guild_court-{way}", n=int(edition.alone_needs))
    if name.startswith("barracks"):
        side = "alone" if alone else name.removeprefix("barracks").removeprefix("_") or "both"
        return say(f"seven_wonders_dice-about-barracks-{side}")
    if name == "agora":
        way = "alone" if alone else "first"
        return say(f"seven_wonders_dice-about-agora-{way}", n=int(edition.agora_award))
    if name == "treasury":
        return say("seven_wonders_dice-about-treasury", n=int(edition.capacity))
    return say(f"seven_wonders_dice-about-{name}")
