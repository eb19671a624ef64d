"""The spaces of a board of 7 Wonders Dice, each in its place.

A space that an action can refer to is a thing with rings; on other boards it only says what it is.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

from poleis.draw.highlights import described, last_move, reach, thing
from poleis.draw.svg import group, num
from poleis.games.seven_wonders_dice.explain.printed_boards import (
    PrintedBoards,
    Space,
    printed_boards,
)
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_space import price_mark
from poleis.games.seven_wonders_dice.ui.symbols import (
    bare_face,
    face_id,
    shared_rings,
    stroke_id,
    stroke_of,
)
from poleis.locale import Language

PITCH = 45
"""No two spaces beside each other are nearer; so much is 44 px on a phone."""


@dataclass(frozen=True)
class Board:
    """A city as it is drawn: whose it is, what is crossed, and what can be touched."""

    scene: Scene
    seat: int
    is_own: bool
    """Whether actions can refer to its spaces."""
    is_alone: bool = False
    """Whether it is a picture by itself."""

    @property
    def language(self) -> Language:
        return self.scene.language

    @property
    def city(self) -> str:
        return self.scene.board(self.seat)

    @property
    def edition(self) -> Edition:
        return self.scene.edition

    @property
    def printed(self) -> PrintedBoards:
        return self.scene.printed

    def of(self, building: str) -> list[Space]:
        return self.printed.spaces_in(self.city, building)

    @functools.cached_property
    def crossed(self) -> frozenset[str]:
        return self.scene.crossed(self.seat)

    @functools.cached_property
    def marked(self) -> frozenset[str]:
        return self.scene.marked(self.seat)

    def has(self, space: str) -> bool:
        return space in self.crossed


# ---- spaces


class Look(NamedTuple):
    """All that the drawing of a space depends on."""

    edition: Edition
    city: str
    thing: str
    box: tuple[float, float, float, float]
    language: Language
    is_crossed: bool
    is_own: bool
    price: int | None
    """The coins that the viewer would pay for it now; None if it cannot be crossed."""
    mark: int | None
    """Whose latest turn it was crossed in."""
    is_alone: bool
    """Whether the drawing stands alone, without the faces that a page has once."""


def draw_space(
    board: Board, space: str, x: float, y: float, width: float = 42, height: float = 48
) -> str:
    """A space of a board in its place."""
    return draw(look(board, space, (x, y, width, height)))


def look(board: Board, thing_id: str, box: tuple[float, float, float, float]) -> Look:
    scene, seat = board.scene, board.seat
    return Look(
        scene.edition, board.city, thing_id, box, board.language, board.has(thing_id), board.is_own,
        scene.prices.get(thing_id) if board.is_own else None,
        seat if thing_id in board.marked else None, board.is_alone,
    )  # fmt: skip


@functools.lru_cache(maxsize=16384)
def draw(look: Look) -> str:
    """A thing on a board: its face, marked if it was crossed last, touchable on the own one.

    Boards change by a few spaces a turn and are drawn for everybody at once, so drawings are
    kept.
    """
    x, y, width, height = look.box
    printed = printed_boards(look.edition)
    is_bonus = look.thing in printed.bonuses
    if look.is_alone:
        drawn = bare_face(printed, look.city, look.thing, width, height)
        if look.is_crossed:
            drawn += stroke_of(printed, look.thing, width, height)
        face = group(drawn, x=x, y=y)
    else:
        at = f'x="{num(x)}" y="{num(y)}"'
        face = f'<use href="#{face_id(look.city, look.thing)}" {at}/>'
        if look.is_crossed:
            face += f'<use href="#{stroke_id(printed, look.thing, width, height)}" {at}/>'
    radius = 26 if is_bonus else 8
    if look.mark is not None:
        edge = rounded(x - 2, y - 2, width + 4, height + 4, radius + 2 * is_bonus)
        face += last_move(edge, look.mark, 3.5)
    name, help_ = name_of(look), help_of(look)
    kind = "bonus" if is_bonus else "space"
    if not look.is_own:
        return described(name, help_, face, name="" if look.is_alone else f"{kind}:{look.thing}")
    price = "" if look.price is None else price_mark(x + width - 7, y + height + 1, look.price)
    around = shared_rings(f"{width:g}x{height:g}", x, y) + price
    room = reach(x + (width - PITCH) / 2, y, PITCH, height) if width < PITCH else ""
    return thing(f"{kind}:{look.thing}", f"at-{look.thing}", name, face, around, help=help_,
                 reach=room)  # fmt: skip


def name_of(look: Look) -> str:
    """The name of a space and whether it is crossed, or what it costs."""
    say, edition = look.language, look.edition
    if look.thing in edition.bonus_ids:
        name = say.say(messages.bonus(look.thing))
    else:
        name = say.say(messages.space(look.thing))
        if not look.is_crossed:
            cost = printed_boards(edition).spaces(look.city)[look.thing].cost
            return say("seven_wonders_dice-view-space", space=name, n=cost)
    return say("seven_wonders_dice-view-crossed", space=name) if look.is_crossed else name


def help_of(look: Look) -> str:
    """What a space does, and what it costs the viewer now."""
    say, edition = look.language, look.edition
    if look.thing in edition.bonus_ids:
        return say.say(messages.about_bonus(edition, look.thing))
    does = say.say(messages.about_space(edition, look.city, look.thing))
    if look.price is None:
        return does
    return f"{does}\n{say('seven_wonders_dice-view-price-now', n=look.price)}"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The outline of a rectangle with round corners."""
    r, across, down = num(radius), num(width - 2 * radius), num(height - 2 * radius)
    return (
        f"M{num(x + radius)} {num(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}"
        f"a{r} {r} 0 0 1 -{r} {r}h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}"
        f"a{r} {r} 0 0 1 {r} -{r}z"
    )
