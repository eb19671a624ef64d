"""7 Wonders Dice as one drawing: the forum and every board; or one of them by itself."""

from __future__ import annotations

from poleis.core.view import Drawing
from poleis.draw.picture import PAD, framed, no_panel, seat_of
from poleis.draw.pieces import seat_mark
from poleis.draw.svg import group, num, text, use
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_board import HEIGHT, WIDTH, whole_board
from poleis.games.seven_wonders_dice.ui.draw_board_spaces import Board
from poleis.games.seven_wonders_dice.ui.draw_forum import forum_picture
from poleis.games.seven_wonders_dice.ui.draw_space import DIE, die_face, hue_of
from poleis.games.seven_wonders_dice.ui.view import prompts, round_words
from poleis.locale import get_language

CAPTION = 34
FORUM = 300
STEP = 60
COVER = (("blue", 5), ("red", 3), ("green", 1), ("yellow", 1), ("grey_1", 2), ("purple", 1))
LEAN = (-9, 7, -5, 8, -7, 10)
"""Dice and faces of the cover, and by how many degrees each lies askew."""


def picture(
    known: SevenWondersDice, language: str, names: tuple[str, ...], panel: str = ""
) -> Drawing:
    """The whole table, or the panel "forum" or "board-SEAT"; "cover" is for the lobby."""
    scene = Scene(known, None, get_language(language), names)
    say = scene.language
    if panel == "forum":
        return framed(
            forum_picture(scene, FORUM), FORUM, FORUM, say("seven_wonders_dice-view-forum")
        )
    if panel == "cover":
        return Drawing(3 * STEP, 2 * STEP, cover(scene.printed), say("seven_wonders_dice"))
    seat = seat_of(panel, "board", scene.seats)
    if seat is not None:
        return framed(captioned(scene, seat), WIDTH, HEIGHT + CAPTION, board_label(scene, seat))
    if panel:
        raise no_panel(panel, ("forum",), "board", scene.seats)
    return whole_table(scene)


def cover(printed: PrintedBoards) -> str:
    """Six dice as they fell, as a picture of the game."""
    out = ""
    for place, (name, face) in enumerate(COVER):
        x, y = STEP * (place % 3 + 0.5), STEP * (place // 3 + 0.5)
        hue = hue_of(printed.colour_of(name))
        drawn = die_face(printed.symbol_on(name, face), hue, -DIE / 2, -DIE / 2)
        out += group(f'<g transform="rotate({LEAN[place]})">{drawn}</g>', x=x, y=y)
    return out


def board_label(scene: Scene, seat: int) -> str:
    say = scene.language
    city = scene.board(seat)
    place = say.say(messages.board(city)) if city else ""
    return say("seven_wonders_dice-view-board-of", name=scene.name(seat), board=place)


def captioned(scene: Scene, seat: int) -> str:
    """A board with its owner, coins and points above it."""
    out = seat_mark(seat, 9, 14, 16)
    out += text(24, 19, board_label(scene, seat), 16, "ink", "start", 600, "serif")
    points, coins = int(scene.state.score(seat)), scene.coins(seat)
    out += text(WIDTH, 20, points, 20, "ink", "end", 700)
    out += use("coin", WIDTH - 92, 13, 15) + text(WIDTH - 80, 19, coins, 15, "ink", "start")
    if not scene.board(seat):
        return out
    return out + group(whole_board(Board(scene, seat, False, True)), y=CAPTION)


def whole_table(scene: Scene) -> Drawing:
    """A line that says where the game is, the forum, and every board."""
    say, name = scene.language, scene.language("seven_wonders_dice")
    where = " · ".join(filter(None, (round_words(scene), prompts(scene)[0])))
    scale = 0.62
    width = FORUM + PAD + 2 * WIDTH * scale + PAD
    if scene.seats == 1:
        width = FORUM + PAD + WIDTH * scale
    body = text(0, 17, name, 20, "ink", "start", 600, "serif")
    body += text(width, 17, where, 14, "ink-2", "end", 500)
    top = 34.0
    body += f'<g transform="translate(0 {num(top)})">{forum_picture(scene, FORUM)}</g>'
    high = (HEIGHT + CAPTION) * scale
    for seat in range(scene.seats):
        x = FORUM + PAD + (seat % 2) * (WIDTH * scale + PAD)
        y = top + (seat // 2) * (high + PAD)
        body += (
            f'<g transform="translate({num(x)} {num(y)}) scale({scale:g})">'
            f"{captioned(scene, seat)}</g>"
        )
    height = top + max(FORUM, -(-scene.seats // 2) * (high + PAD) - PAD)
    return framed(body, width, height, f"{name}. {say('seven_wonders_dice-view-forum')}. {where}")
