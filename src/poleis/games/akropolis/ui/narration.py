"""What will happen and what has happened in Akropolis, in words: previews and the log.

What a placement takes away is in `losses`.
"""

from __future__ import annotations

from collections.abc import Iterator

from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.core.view import Delta, LogEntry, Preview, Tone
from poleis.games.akropolis.explain.predicates import cells_of, level_at
from poleis.games.akropolis.rules.hexes import DISTRICTS, PLAZA
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.rules.scoring import Tally, tally
from poleis.games.akropolis.ui.context import Scene
from poleis.games.akropolis.ui.draw_city import ghost
from poleis.games.akropolis.ui.losses import losses
from poleis.games.akropolis.ui.messages import hex_name, signed, tile_in_brief, tile_name
from poleis.locale import Language, get_language
from poleis.locale.losses import line_losses


def stones_delta(change: int, language: Language) -> Delta:
    """A change of stones, which is not nothing."""
    words = language("akropolis-view-stones", n=abs(change))
    return Delta.of(change, "stone", words, "stones")


def points_delta(change: int, language: Language) -> Delta:
    """A change of points."""
    tone: Tone = "up" if change > 0 else "down" if change < 0 else ""
    text = language("akropolis-view-points-change", n=abs(change), change=signed(change))
    return Delta(text, tone)


# ---- previews


def preview(known: Akropolis, actor: int, action: int, language: str) -> Preview:
    """What will happen if this seat confirms this legal action."""
    words = get_language(language)
    if known.edition.take.holds(action):
        return preview_take(known, actor, action, words)
    return preview_place(known, actor, action, words)


def preview_take(known: Akropolis, actor: int, action: int, language: Language) -> Preview:
    """A tile of the market: its price in stones, and what these are worth (AKR-6.7)."""
    slot = int(known.edition.slot_of(action))
    price = slot - 1
    tile = tile_name(known.edition.tiles, int(known.market[price]), language)
    title = language("akropolis-view-preview-take", slot=slot, tile=tile)
    detail = language("akropolis-view-preview-price", n=price)
    if not price:
        return Preview(title, detail, ())
    after = known.clone()
    after.apply(actor, action)
    change = int(after.score(actor) - known.score(actor))
    worth = language("akropolis-view-preview-worth", n=price)
    if known.difficulty:  # AKR-8.3
        detail += " " + language("akropolis-view-preview-architect")
    return Preview(
        title,
        detail,
        (stones_delta(-price, language), points_delta(change, language)),
        losses=line_losses(known, after, actor, language, {"stones": worth}),
    )


def preview_place(known: Akropolis, actor: int, action: int, language: Language) -> Preview:
    q, r, turn = known.edition.place.split(action)
    city = known.cities[actor]
    after = city.copy()
    after.place(known.held, q, r, turn)
    level = level_at(after, (q, r))
    gained = int(after.stones - city.stones)
    before, later = (tally(one, known.variants) for one in (city, after))
    change = int(later.points() - before.points()) + gained
    deltas = (stones_delta(gained, language),) if gained else ()
    detail = " · ".join(gains(before, later, language))
    lost = losses(city, after, int(known.variants), language)
    key = "akropolis-view-preview-covers" if gained else "akropolis-view-preview-place"
    return Preview(
        language(key, level=level, n=gained),
        detail or ("" if lost else language("akropolis-view-preview-same")),
        (*deltas, points_delta(change, language)),
        {f"city-{actor}": ghost(city, int(known.held), q, r, turn, language)},
        lost,
    )


def gains(before: Tally, later: Tally, language: Language) -> list[str]:
    """What a placement adds: points of districts, and stars that change no points yet."""
    return [said for change, said in _changed(before, later, language) if change > 0]


def changes(before: Tally, later: Tally, language: Language) -> list[str]:
    """What changes by a placement: plazas that were the last of their type, points of districts,
    and stars that change no points yet (AKR-6.1.2)."""
    lost = [
        language("akropolis-view-preview-last-plaza", plaza=hex_name(kind + int(PLAZA), language))
        for kind in range(1, len(DISTRICTS) + 1)
        if before.stars[kind] and not later.stars[kind]
    ]
    return lost + [said for _, said in _changed(before, later, language)]


def _changed(before: Tally, later: Tally, language: Language) -> Iterator[tuple[int, str]]:
    """The district types whose points change, or their stars alone: by how much, and in words."""
    for district, name in enumerate(DISTRICTS, 1):
        old_stars, stars = int(before.stars[district]), int(later.stars[district])
        old = old_stars * int(before.values[district])
        new = stars * int(later.values[district])
        title = language(f"akropolis-sheet-{name}")
        if old != new:
            said = language("akropolis-view-preview-change", name=title, old=old, new=new)
            yield new - old, said
        elif old_stars != stars and stars:
            said = language("akropolis-view-preview-stars", name=title, old=old_stars, new=stars)
            yield stars - old_stars, said


# ---- the log


def log_entries(
    before: Akropolis, move: Move, language: str, names: tuple[str, ...]
) -> tuple[LogEntry, ...]:
    """The lines of the log for a move: rounds, tiles that were paid for, tiles placed, and what
    the architect did then."""
    words = get_language(language)
    after = before.clone()
    after.apply(move.actor, move.action)
    told: list[LogEntry] = []
    scene = Scene(before, None, words, names, ())
    if move.actor == CHANCE:
        if is_new_round(before):
            number = scene.rounds - scene.stacks
            told.append(LogEntry(words("akropolis-view-log-round", n=number), heading=True))
    elif before.edition.take.holds(move.action):
        slot = int(before.edition.slot_of(move.action))
        if slot > 1:
            told.append(tell_take(scene, move.actor, slot))
    else:
        told.append(tell_place(scene, after, move))
    told += tell_architect(scene, after)
    return tuple(told)


def is_new_round(before: Akropolis) -> bool:
    """Whether the next draw begins a round: it is the first of a stack, or of the game."""
    if any(len(city.placed) for city in before.cities):
        return len(before.market) == 1
    return len(before.market) == 0


def tell_take(scene: Scene, seat: int, slot: int) -> LogEntry:
    price = slot - 1
    text = scene.language("akropolis-view-log-take", name=scene.name(seat), slot=slot, n=price)
    return LogEntry(text, signed(-price), seat)


def tell_place(scene: Scene, after: Akropolis, move: Move) -> LogEntry:
    before, seat = scene.state, move.actor
    q, r, turn = before.edition.place.split(move.action)
    level = level_at(after.cities[seat], cells_of(q, r, turn)[0])
    gained = int(after.cities[seat].stones - before.cities[seat].stones)
    tile = tile_in_brief(scene.tiles, int(before.held), scene.language)
    text = scene.language("akropolis-view-log-place", name=scene.name(seat), level=level, n=gained,
                          tile=tile)  # fmt: skip
    return LogEntry(text, signed(int(after.score(seat) - before.score(seat))), seat)


def tell_architect(scene: Scene, after: Akropolis) -> list[LogEntry]:
    """What the architect of the solo game took since."""
    new = [int(tile) for tile in after.collection][len(scene.state.collection) :]
    told = []
    for tile in new:
        text = scene.language("akropolis-view-log-architect", name=scene.name(scene.seats),
                              tile=tile_in_brief(scene.tiles, tile, scene.language))  # fmt: skip
        gain = int(after.architect_score() - scene.state.architect_score())
        told.append(LogEntry(text, signed(gain) if tile == new[-1] else ""))
    return told
