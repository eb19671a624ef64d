"""What will happen and what has happened in Origins, in words: previews and the log."""

from __future__ import annotations

from poleis.core.match import Move
from poleis.core.score_reasons import POINTS
from poleis.core.state import CHANCE
from poleis.core.view import Delta, LogEntry, Preview, Tone
from poleis.games.origins.explain.position_reader import Cell, Table, building_of, zodiac_entry
from poleis.games.origins.rules.actions import AS_FARM, PURPOSES
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.context import Deed, Scene
from poleis.games.origins.ui.draw_city import ghost_seat, ghost_tile
from poleis.games.origins.ui.draw_tracks import bonus_words, next_space
from poleis.games.origins.ui.move_reasons import losses
from poleis.games.origins.ui.view import placed_tile, step_name
from poleis.locale import Language, get_language

SILENT = ("gain", "exchange", "use", "lift", "done", "buy", "raise", "grow", "remove")
"""Small parts of a turn that the log leaves out."""
OFFERS = ("advance", "attack", "temple", "exchange", "grow", "extra", "citizen", "free-citizen")
"""Questions about one thing, which may be declined."""


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else ""


# ---- the things that an action names


def arguments(scene: Scene, seat: int, deed: Deed) -> dict[str, int | str]:
    """Everything that a sentence about an action may name."""
    table, say, edition, n = scene.table, scene.language, scene.edition, deed.number
    said: dict[str, int | str] = {"n": n + 1, "site": deed.site, "name": "", "worker": ""}
    if deed.worker:
        said["worker"] = scene.worker(seat, deed.worker)
    if deed.kind in ("draft", "remove"):
        said["name"] = scene.die(table.offer()[n + 1])
    elif deed.kind == "act":
        said["name"] = scene.action(n)
    elif deed.kind == "bonus":
        said["name"] = say.say(messages.token(edition.colours[n]))
    elif deed.kind == "tower":
        said["name"] = scene.colour(edition.colours[n])
        said["n"] = table.height(seat, edition.colours[n]) + 1
    elif deed.kind in ("gain", "exchange"):
        said["name"] = scene.resource(RESOURCES[n])
    elif deed.kind in ("buy", "aside"):
        said["name"] = scene.building(building_of(edition.tile_names[n]))
    elif deed.kind == "take":
        said["name"] = scene.die(table.citizens()[n])
    elif deed.kind == "step":
        said["name"], said["n"] = scene.temple(edition.temple_names[n]), deed.other
    elif deed.kind == "advance":
        said["n"] = next_space(scene, seat) - table.military(seat)
    elif deed.kind == "recolour":
        said["name"] = scene.colour(edition.colours[deed.other])
    elif deed.kind == "place":
        said["name"] = scene.building(placed_tile(scene))
    elif deed.kind == "use" and deed.cell:
        said["name"] = scene.building(table.city(seat)[deed.cell])
    return said


# ---- previews


def preview(known: Origins, actor: int, action: int, language: str) -> Preview:
    """What will happen if this seat confirms this legal action."""
    scene = Scene(known, actor, get_language(language), ("",) * int(known.seats()))
    deed = scene.deed(action)
    after = known.clone()
    after.apply(actor, action)
    return Preview(
        title(scene, actor, deed),
        " · ".join(filter(None, details(scene, actor, deed, Table(after)))),
        deltas(scene, actor, after),
        overlays(scene, actor, deed),
        losses(known, after, actor, deed, scene.language),
    )


def title(scene: Scene, seat: int, deed: Deed) -> str:
    say, said = scene.language, arguments(scene, seat, deed)
    if deed.kind == "act":
        return scene.action(deed.number)
    if deed.kind == "bonus":
        return str(said["name"])
    if deed.kind == "buy":
        return say(f"origins-view-preview-buy-{PURPOSES[deed.other]}", **said)
    if deed.kind == "spend" and scene.seats == 1:
        return say("origins-view-preview-spend-solo")
    if deed.kind == "done" and step_name(scene) in OFFERS:
        return say("origins-view-preview-decline")
    return say(f"origins-view-preview-{deed.kind}", **said)


def details(scene: Scene, seat: int, deed: Deed, after: Table) -> list[str]:
    """More about an action: what it costs, what it calls, what comes next."""
    say = scene.language
    if deed.kind == "visit":
        return visit_details(scene, seat, deed, after)
    if deed.kind == "act":
        return [say.say(messages.about(messages.action(scene.edition.action_names[deed.number])))]
    if deed.kind == "bonus":
        return [say.say(messages.about(messages.token(scene.edition.colours[deed.number])))]
    if deed.kind == "close":
        return close_details(scene, seat, deed)
    if deed.kind == "place":
        return place_details(scene, seat, deed)
    if deed.kind == "pass":
        return pass_details(scene, seat)
    if deed.kind in ("buy", "aside"):
        tile = scene.edition.tile_names[deed.number]
        is_farm = deed.kind == "buy" and deed.other == AS_FARM
        return [scene.about("farm" if is_farm else building_of(tile))]
    if deed.kind == "use" and deed.cell:
        return [scene.about(scene.table.city(seat)[deed.cell])]
    if deed.kind == "score":
        return [card_says(scene, seat, deed.number)]
    if deed.kind == "advance":
        space = after.military(seat)
        bonus = bonus_words(say, scene.edition, space)
        return [say("origins-view-space", n=space, bonus=bonus)]
    if deed.kind == "attack":
        bonus = bonus_words(say, scene.edition, scene.table.military(seat))
        return [bonus, say("origins-view-detail-attack")]
    if deed.kind == "spend":
        return [
            say("origins-view-tokens-help-solo" if scene.seats == 1 else "origins-view-tokens-help")
        ]
    return []


def visit_details(scene: Scene, seat: int, deed: Deed, after: Table) -> list[str]:
    say, ship = scene.language, scene.table.ships()[deed.site - 1]
    paid = stock(scene.table, seat) - stock(after, seat)
    found = [say("origins-view-detail-pay", n=paid) if paid else say("origins-view-detail-free")]
    if scene.seats > 1:
        found.append(say("origins-view-detail-ship", old=ship, new=ship % SIX + 1))
    colour = scene.table.token(deed.site)
    has = deed.worker == "archon" and colour in scene.table.advisors(seat)
    if deed.worker.startswith("freeman"):
        die = scene.table.freeman(seat, int(deed.worker[-1]))
        has = die is not None and die.colour == colour
        if die is not None and die.value == SIX:
            found.append(say("origins-view-detail-both"))
    if has:
        found.append(say("origins-view-detail-bonus", name=say.say(messages.token(colour))))
    return found


def stock(table: Table, seat: int) -> int:
    return table.owned(seat, "wisdom") + table.owned(seat, "gold")


def fired(scene: Scene, seat: int, cell: Cell, colour: str) -> list[Cell]:
    """The cells of a district whose effects a die of this colour calls (ORI-13.5)."""
    city = scene.table.city(seat)
    return [
        one for one in scene.table.block(cell)
        if scene.table.colour_of(city[one]) == colour or city[one] == "agora"
    ]  # fmt: skip


def card_says(scene: Scene, seat: int, slot: int) -> str:
    return scene.language("origins-view-card-gives", card=slot + 1,
                          points=scene.card_points(seat, slot),
                          gold=scene.table.card_gold()[slot])  # fmt: skip


def close_details(scene: Scene, seat: int, deed: Deed) -> list[str]:
    """Cards that fit, buildings that are called, and what the seat is worth at the end."""
    say, table = scene.language, scene.table
    assert deed.cell is not None
    die = table.freeman(seat, int(deed.worker[-1]))
    assert die is not None
    cards = scene.matching(seat, deed.cell)
    found = [card_says(scene, seat, slot) for slot in cards] or [say("origins-view-no-card")]
    city = table.city(seat)
    names = [scene.building(city[one]) for one in fired(scene, seat, deed.cell, die.colour)]
    if names:
        found.append(say("origins-view-detail-fires", names=", ".join(names)))
    value = die.value
    if "leo" in table.zodiac(seat):
        leo = zodiac_entry(scene.edition, "leo")
        value = min(value + int(leo["delta"]), int(leo["max"]))
    high = table.height(seat, die.colour)
    found.append(say("origins-view-detail-seat", value=value, high=high, n=value * high))
    return found


def place_details(scene: Scene, seat: int, deed: Deed) -> list[str]:
    """What the tile does, and the districts that it completes."""
    say, name = scene.language, placed_tile(scene)
    assert deed.cell is not None
    x, y = deed.cell
    city = {**scene.table.city(seat), deed.cell: name}
    new = [
        (a, b)
        for a in (x - 1, x)
        for b in (y - 1, y)
        if all(one in city for one in scene.table.block((a, b)))
        and scene.table.districts(seat).get((a, b)) is None
    ]
    found = [scene.about(name)] if name != "farm" else []
    for cell in new:
        cards = scene.matching(seat, cell, city)
        best = max((scene.card_points(seat, slot) for slot in cards), default=0)
        found.append(say("origins-view-detail-district", n=best))
    return found


def pass_details(scene: Scene, seat: int) -> list[str]:
    say = scene.language
    used = [die for die in scene.table.freemen(seat) if die.site]
    sixes = sum(die.value == SIX for die in used)
    found = [say("origins-view-detail-return", n=len(used) - sixes)]
    if sixes:
        found.append(say("origins-view-detail-advisors", n=sixes))
    return found


def deltas(scene: Scene, seat: int, after: Origins) -> tuple[Delta, ...]:
    """What changes by numbers: stock, tokens, points."""
    say, before, later = scene.language, scene.table, Table(after)
    found = []
    for name in RESOURCES:
        change = later.owned(seat, name) - before.owned(seat, name)
        if change:
            said = say("origins-view-owned", resource=scene.resource(name), n=abs(change))
            found.append(Delta.of(change, name, said, name if name == "gold" else ""))
    for symbol, key, change in (
        ("superiority", "terminal-tokens",
         later.superiority(seat) - before.superiority(seat)),
        ("points", "view-points", int(after.score(seat)) - scene.scores[seat]),
    ):  # fmt: skip
        if change:
            words, line = say(f"origins-{key}", n=abs(change)), POINTS if symbol == POINTS else ""
            found.append(Delta.of(change, symbol, words, line))
    return tuple(found)


def tone(change: int) -> Tone:
    return "up" if change > 0 else "down"


def overlays(scene: Scene, seat: int, deed: Deed) -> dict[str, str]:
    """Ghosts of what would lie somewhere else."""
    if deed.kind == "place" and deed.cell:
        return {f"city-{seat}": ghost_tile(scene, deed.cell, placed_tile(scene))}
    if deed.kind == "close" and deed.cell:
        die = scene.table.freeman(seat, int(deed.worker[-1]))
        assert die is not None
        return {
            f"city-{seat}": ghost_seat(deed.cell, die, fired(scene, seat, deed.cell, die.colour))
        }
    return {}


# ---- the log


def log_entries(
    before: Origins, move: Move, language: str, names: tuple[str, ...]
) -> tuple[LogEntry, ...]:
    """The lines of the log for a move: what was done and gained, and new rounds."""
    say = get_language(language)
    scene = Scene(before, None, say, names)
    after = before.clone()
    after.apply(move.actor, move.action)
    told: list[LogEntry] = []
    if move.actor == CHANCE:
        told += kept(scene, move.action, say)
    else:
        told += tell_deed(scene, move, after)
    number = int(after.round)
    if number > scene.round:
        told.append(LogEntry(say("origins-view-round", n=number), heading=True))
    return tuple(told)


def kept(scene: Scene, outcome: int, say: Language) -> list[LogEntry]:
    """The card that a solo player keeps at the end of a round (ORI-21.7)."""
    keep = scene.edition.outcomes.keep
    if not keep.holds(outcome):
        return []
    card = scene.edition.zodiac_names[keep.first_arg(outcome)]
    return [LogEntry(say("origins-view-log-keep", name=scene.zodiac(card)))]


def tell_deed(scene: Scene, move: Move, after: Origins) -> list[LogEntry]:
    seat, deed = move.actor, scene.deed(move.action)
    if deed.kind in SILENT:
        return []
    said = arguments(scene, seat, deed)
    who = scene.name(seat)
    said["who"] = who
    gain = signed(int(after.score(seat)) - scene.scores[seat])
    key = deed.kind
    if key == "visit":
        said["n"] = stock(scene.table, seat) - stock(Table(after), seat)
    elif key == "place" and placed_tile(scene) == "farm":
        key = "farm"
    say = scene.language
    return [LogEntry(say(f"origins-view-log-{key}", **said), gain, seat)]
