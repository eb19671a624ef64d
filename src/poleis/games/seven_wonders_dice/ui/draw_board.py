"""A board of 7 Wonders Dice: eleven houses, each a drawing of its own.

On a wide table the houses stand as on the printed board; on a narrow one the page puts them below
each other. `board_spaces` draws what is in them.
"""

from __future__ import annotations

from html import escape

from poleis.draw.highlights import described
from poleis.draw.pieces import Hue, coin, seat_mark
from poleis.draw.svg import num, path, rect, text, titled, use
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.building_help import about_building
from poleis.games.seven_wonders_dice.ui.draw_board_spaces import Board, draw, draw_space, look
from poleis.games.seven_wonders_dice.ui.draw_space import (
    GLYPHS,
    HUES,
    SYMBOLS,
)
from poleis.locale import Language

WIDTH, HEIGHT = 736, 500
NARROW = 110
"""A house narrower than this writes its name smaller."""
HOUSES: dict[str, tuple[float, float, float, float]] = {
    "wonder": (0, 0, 190, 98), "guild_court": (198, 0, 190, 98), "gallery": (396, 0, 340, 98),
    "barracks_west": (0, 108, 98, 278), "agora": (105, 108, 173, 278),
    "market": (285, 108, 171, 278), "university": (463, 108, 168, 278),
    "barracks_east": (638, 108, 98, 278), "warehouse": (0, 396, 306, 104),
    "treasury": (314, 396, 218, 104), "bonus": (540, 396, 196, 104),
}  # fmt: skip
"""Where each house stands on the board: left, top, width, height."""
COLUMNS = {"agora": ("scales", "temple", "caduceus")}
"""Symbols above the columns of a house, where tracks go down as well (SWD-8.2.1)."""


# ---- houses


def house(
    width: float, height: float, name: str, glyph: str, hue: Hue, note: str, inner: str, about: str
) -> str:
    """A building: a coloured band with sign, name and progress, its spaces below."""
    band = f"M0 10a10 10 0 0 1 10-10h{num(width - 20)}a10 10 0 0 1 10 10v14h{num(-width)}z"
    on = f"{hue}-on"
    out = path(band, hue)
    if width < NARROW:
        out += use(glyph, 13, 12, 14, on) + text(22, 16.5, name, 12, on, "start", 600, "serif")
    else:
        out += use(glyph, 15, 12, 15, on) + text(27, 17, name, 13.5, on, "start", 600, "serif")
    if note:
        out += text(width - 9, 16.5, note, 12, on, "end", 700)
    paper = rect(0.5, 0.5, width - 1, height - 1, 10, "raised", "line")
    return paper + (described(name, about, out) if about else out) + inner


def progress(board: Board, building: str) -> str:
    """How many spaces of a building are crossed, of how many."""
    spaces = board.of(building)
    return f"{sum(board.has(space.id) for space in spaces)}/{len(spaces)}"


def in_a_row(board: Board, building: str, left: float, pitch: float, width: float) -> str:
    """The spaces of a building side by side."""
    found = board.of(building)
    arrows = "".join(
        arrow(left + number * pitch - (pitch - width) / 2 - 2, 63, HUES[building])
        for number in range(1, len(found))
        if building in ("wonder", "guild_court")
    )
    return arrows + "".join(
        draw_space(board, space.id, left + number * pitch, 40, width)
        for number, space in enumerate(found)
    )


def arrow(x: float, y: float, hue: str, down: bool = False) -> str:
    """From a space to the one that comes after it."""
    if down:
        return path(f"M{num(x - 5)} {num(y)}h10l-5 5z", hue)
    return path(f"M{num(x)} {num(y - 5)}l5 5-5 5z", hue)


def in_tracks(board: Board, building: str, top: float, pitch: float) -> str:
    """The tracks of a building below each other, each with its symbol; arrows mean an order."""
    out = ""
    rows = [track for track in board.printed.tracks(building) if track.symbol not in
            COLUMNS.get(building, ())]  # fmt: skip
    hue = HUES[building]
    for number, track in enumerate(rows):
        y = top + number * pitch
        symbol = str(track.symbol)
        out += symbol_sign(symbol, 15, y + 25, board.language)
        for column, space in enumerate(track.spaces):
            x = 29 + column * 47
            if column and not track.is_free:
                out += arrow(x - 5, y + 24, hue)
            if number and building in COLUMNS:
                out += arrow(x + 21, y - 13, hue, down=True)
            out += draw_space(board, space, x, y)
    for column, symbol in enumerate(COLUMNS.get(building, ())):
        out += symbol_sign(symbol, 50 + column * 47, 42, board.language)
    return out


def symbol_sign(symbol: str, x: float, y: float, language: Language) -> str:
    """A symbol of a die beside the track to which it leads."""
    label = language.say(messages.symbol(symbol))
    drawn = titled(label) + use(SYMBOLS.get(symbol, symbol), x, y, 20)
    return described(label, language("seven_wonders_dice-about-track"), drawn)


def barracks(board: Board, building: str) -> str:
    """Attacks and defences, the points written down, and the defences against them."""
    attacks = [space.id for space in board.of(building) if space.attack is not None]
    defences = [space.id for space in board.of(building) if space.attack is None]
    places = {space: (6.0, 38 + row * 61.0) for row, space in enumerate(attacks[:4])}
    places |= dict.fromkeys(attacks[4:], (51.0, 38.0))
    places |= {space: (51.0, 99 + row * 61.0) for row, space in enumerate(defences)}
    inner = "".join(draw_space(board, space, x, y, 41, 46) for space, (x, y) in places.items())
    points = board.scene.attack_points(board.seat, building)
    say = board.language
    inner += text(71, 242, points, 22, weight=700)
    inner += text(71, 256, say("seven_wonders_dice-view-points", n=points), 11, "ink-2", weight=500)
    return inner + facing(board, building)


def facing(board: Board, building: str) -> str:
    """Who is attacked from a barracks, and how many defences lower the points (SWD-8.4.5)."""
    for ours, rival in board.scene.neighbours(board.seat):
        if ours != building:
            continue
        shields = board.scene.defences(rival, board.printed.opposite(building))
        label = board.language("seven_wonders_dice-view-facing",
                               name=board.scene.name(rival), n=shields)  # fmt: skip
        drawn = titled(label) + seat_mark(rival, 59, 268, 11) + use("shield", 73, 267.5, 13)
        drawn += text(85, 272, shields, 12, weight=700)
        about = board.language("seven_wonders_dice-sign-attack-help")
        return described(label, about, drawn)
    return ""


def treasury(board: Board) -> str:
    """The coins held and the room for more (SWD-6.9)."""
    held = board.scene.coins(board.seat)
    capacity, in_a_row = int(board.edition.capacity), board.edition.coins_in_a_row
    if not board.is_alone:
        drawn = "".join(
            f'<use href="#coin-{"held" if number < held else "room"}"'
            f' x="{num(24.5 + (number % in_a_row) * 28)}"'
            f' y="{41 + (number // in_a_row) * 23}"/>'
            for number in range(capacity)
        )
        said = board.language("seven_wonders_dice-view-coins", n=held)
        about = board.language("seven_wonders_dice-sign-coins-help", n=capacity)
        return described(said, about, drawn)
    return "".join(
        coin(24.5 + (number % in_a_row) * 28, 41 + (number // in_a_row) * 23, 9.5, "",
             number >= held)
        for number in range(capacity)
    )  # fmt: skip


def bonuses(board: Board) -> str:
    """The three bonus spaces (SWD-9.2)."""
    return "".join(
        draw(look(board, bonus, (12 + number * 60.0, 37, 52, 52)))
        for number, bonus in enumerate(board.edition.bonus_ids)
    )


def draw_house(board: Board, name: str) -> str:
    """One house, drawn from its upper left corner."""
    _, _, width, height = HOUSES[name]
    say = board.language
    hue: Hue = HUES.get(name, "yellow")
    glyph, note = GLYPHS.get(name, "endgame"), ""
    if name == "treasury":
        title, inner = say.say(messages.building("treasury")), treasury(board)
        note = f"{board.scene.coins(board.seat)}/{board.edition.capacity}"
    elif name == "bonus":
        title, inner, hue = say("seven_wonders_dice-view-bonus"), bonuses(board), "white"
        printed = board.edition.bonus_ids
        note = f"{sum(map(board.has, printed))}/{len(printed)}"
    else:
        title, inner = house_title(board, name), spaces_of(board, name)
        note = progress(board, name)
        if name == "agora" and board.scene.has_award(board.seat):
            note = f"+{board.edition.agora_award}  {note}"
        hue = "black" if name == "gallery" else hue
    return house(width, height, title, glyph, hue, note, inner, about_house(board, name))


def about_house(board: Board, name: str) -> str:
    """What a building is good for; nothing in a picture."""
    if board.is_alone:
        return ""
    if name == "bonus":
        return board.language("seven_wonders_dice-sign-bonus-help")
    return about_building(board.edition, board.scene.state.setup, name, board.language)


def house_title(board: Board, name: str) -> str:
    """What is written on the band of a building; where it is narrow, in brief."""
    say = board.language
    if name == "wonder":
        return say(f"seven_wonders_dice-view-wonder-{board.city}")
    if name.startswith("barracks_"):
        return say(f"seven_wonders_dice-view-{name}")
    return say.say(messages.building(name))


def spaces_of(board: Board, name: str) -> str:
    """The spaces of a building in their places."""
    if name in ("wonder", "guild_court"):
        return in_a_row(board, name, 12, 58, 50)
    if name == "gallery":
        return in_a_row(board, name, 11, 54.5, 45)
    if name == "warehouse":
        return in_a_row(board, name, 11, 48.5, 42)
    if name.startswith("barracks_"):
        return barracks(board, name)
    if name == "agora":
        return in_tracks(board, name, 66, 71)
    return in_tracks(board, name, 47, 78)


# ---- boards


def board_body(board: Board, label: str) -> str:
    """All houses; the page says where they stand."""
    houses = "".join(kept_house(board, name) for name in HOUSES)
    return (
        f'<div class="boardroom"><div class="cityboard whole" role="group"'
        f' aria-label="{escape(label)}">{houses}</div></div>'
    )


def kept_house(board: Board, name: str) -> str:
    """A house of a board. A turn changes few of them, and everybody at a table sees the same."""
    scene, facts = board.scene, (board.is_own, board.scene.facts(board.seat, name))
    return scene.kept(f"{name}-{board.seat}", facts, lambda: framed_house(board, name))


def framed_house(board: Board, name: str) -> str:
    _, _, width, height = HOUSES[name]
    return (
        f'<svg class="house at-{name}" viewBox="0 0 {num(width)} {num(height)}" role="group"'
        f' aria-label="{escape(house_label(board, name))}">{draw_house(board, name)}</svg>'
    )


def house_label(board: Board, name: str) -> str:
    say = board.language
    if name == "bonus":
        return say("seven_wonders_dice-view-bonus")
    return say.say(messages.building(name))


def whole_board(board: Board) -> str:
    """All houses as on the printed board, for a picture."""
    return "".join(
        f'<g transform="translate({num(x)} {num(y)})">{draw_house(board, name)}</g>'
        for name, (x, y, _, _) in HOUSES.items()
    )
