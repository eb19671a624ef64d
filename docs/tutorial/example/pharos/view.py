"""What people see of Pharos: one board with all lighthouses, prompts, previews, the log."""

from __future__ import annotations

from html import escape

from pharos.state import LIGHTHOUSE, NOTHING, Pharos
from poleis import CHANCE, OVER, Move
from poleis.toolkit import (
    Delta,
    Drawing,
    Group,
    Language,
    Layout,
    LogEntry,
    Panel,
    Preview,
    SeatInfo,
    Tab,
    View,
    get_language,
    highlights,
    pieces,
    svg,
)

BOARD = "board"
WIDTH, TOP, HEIGHT, UNIT, FLOOR = 150, 40, 300, 18, 26
"""The place of one lighthouse, the width of one unit of stone and the height of a floor."""
LAYOUT = Layout(
    columns=("minmax(0,1fr)", "298px"),
    rows=("minmax(0,1fr)", "auto"),
    areas=((BOARD, "log"), ("bar", "log")),
    groups=(Group(BOARD, (BOARD,)),),
    tabs=(Tab("Pharos", "ui-city", (BOARD,)), Tab("Log", "ui-log", ("log",))),
)


def lighthouse(state: Pharos, seat: int, names: tuple[str, ...]) -> str:
    """The place of one seat, and its floors, the lowest at the bottom."""
    middle, ground = WIDTH * (seat + 0.5), HEIGHT - 40
    place = svg.rect(WIDTH * seat + 4, TOP, WIDTH - 8, HEIGHT - TOP - 4, 8, "sunken")
    floors = [
        svg.rect(middle - width * UNIT / 2, ground - FLOOR * (i + 1), width * UNIT, FLOOR, 3,
                 "raised", "ink")
        + svg.text(middle, ground - FLOOR * i - 8, width)
        for i, width in enumerate(state.towers[seat])
    ]  # fmt: skip
    name = svg.text(middle - 28, HEIGHT - 18, names[seat], anchor="start")
    return place + "".join(floors) + pieces.seat_mark(seat, middle - 40, HEIGHT - 22, 16) + name


def drawing(state: Pharos, language: str, names: tuple[str, ...], live: bool = False) -> Drawing:
    """All lighthouses, the stone in hand and the sea.

    In a *live* drawing, what an action can refer to can be touched, and has rings that show it.
    """
    words, seats = get_language(language), len(state.towers)
    width = WIDTH * seats
    body = ""
    for seat in range(seats):
        face = lighthouse(state, seat, names)
        if live and seat == state.turn:
            ring = highlights.rings(WIDTH * seat + 4, TOP, WIDTH - 8, HEIGHT - TOP - 4)
            face = highlights.thing(
                "place:lighthouse", "lighthouse", words("pharos-lighthouse"), face, ring
            )
        body += face
    if state.stone != NOTHING:
        body += svg.text(width / 2, 26, words("pharos-in-hand", stone=state.stone), 15)
    sea = svg.rect(0, HEIGHT, width, 40, 0, "lit-soft")
    sea += svg.text(width / 2, HEIGHT + 25, words("pharos-sea"))
    if live:
        ring = highlights.rings(4, HEIGHT + 4, width - 8, 32)
        sea = highlights.thing("place:sea", "sea", words("pharos-sea"), sea, ring)
    body += sea
    return Drawing(width, HEIGHT + 40, body, words("pharos"))


def view(state: Pharos, viewer: int | None, language: str, names: tuple[str, ...]) -> View:
    words = get_language(language)
    picture = drawing(state, language, names, live=True)
    around = f"-20 -30 {picture.width + 40:g} {picture.height + 50:g}"
    body = (
        f'<svg class="board" viewBox="{around}" role="group" aria-label="{escape(picture.label)}">'
        f'{picture.body}<g class="overlay"></g></svg>'
    )
    seats = tuple(SeatInfo(seat, int(state.score(seat))) for seat in range(len(names)))
    prompt, left = prompt_for(state, viewer, words, names), words("pharos-left", n=state.left)
    panel = Panel(BOARD, "board", picture.label, body, zoom=True)
    return View((panel,), LAYOUT, prompt, "", left, seats)


def prompt_for(state: Pharos, viewer: int | None, words: Language, names: tuple[str, ...]) -> str:
    """What is asked now, and of whom."""
    actor = state.actor()
    if actor == OVER:
        return words("pharos-refusal-over")
    if actor == CHANCE:
        return words("pharos-prompt-quarry")
    if actor == viewer:
        return words("pharos-prompt", stone=state.stone)
    return words("pharos-prompt-other", name=names[actor], stone=state.stone)


def preview(state: Pharos, actor: int, action: int, language: str) -> Preview:
    words, after = get_language(language), state.clone()
    after.apply(actor, action)
    gain = int(after.score(actor) - state.score(actor))
    key = "pharos-lighthouse" if action == LIGHTHOUSE else "pharos-sea"
    return Preview(words(key), "", (Delta(f"{gain:+}", "up" if gain else ""),))


def log_entries(
    before: Pharos, move: Move, language: str, names: tuple[str, ...]
) -> tuple[LogEntry, ...]:
    """A line for each stone that is used."""
    if move.actor == CHANCE:
        return ()
    key = "pharos-log-lighthouse" if move.action == LIGHTHOUSE else "pharos-log-sea"
    words = get_language(language)
    return (LogEntry(words(key, name=names[move.actor], stone=before.stone), seat=move.actor),)
