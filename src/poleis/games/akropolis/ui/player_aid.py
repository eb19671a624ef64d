"""The player aid of Akropolis: turn, scoring, end, and the hexes of the box."""

from __future__ import annotations

from poleis.core.player_aid import AidSection
from poleis.core.setup import Setup, make_setup
from poleis.draw.aid import Cell, Html, listed, numbered, paragraph, sign, signs, table
from poleis.games.akropolis.rules.edition import ARCHITECTS, Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS, HOUSES, PLAZA, QUARRY
from poleis.games.akropolis.ui.hex_help import condition, variant
from poleis.games.akropolis.ui.messages import architect_name, hex_name
from poleis.games.akropolis.ui.setup_facts import first_position, hexes_in_play, variants_of
from poleis.games.akropolis.ui.symbol_list import hex_picture
from poleis.locale import Language, get_language


def player_aid(edition: Edition, setup: Setup, language: str) -> tuple[AidSection, ...]:
    say = get_language(language)
    sections = [
        AidSection(say("akropolis-aid-turn"), turn(edition, setup, say)),
        AidSection(say("akropolis-aid-scoring"), scoring(edition, setup, say)),
        AidSection(say("akropolis-aid-end"), end(edition, setup, say)),
        AidSection(say("akropolis-aid-hexes"), hexes(edition, setup, say)),
    ]
    if setup.seats == 1:
        solo = AidSection(say("akropolis-aid-solo"), architect(edition, setup, say))
        sections.insert(3, solo)
    return tuple(sections)


def turn(edition: Edition, setup: Setup, say: Language) -> str:
    return numbered(
        (
            sign("stone", say("akropolis-aid-take")),
            say("akropolis-aid-place"),
            sign("quarry", say("akropolis-aid-cover")),
        )
    ) + paragraph(say("akropolis-aid-payment"))


def scoring(edition: Edition, setup: Setup, say: Language) -> str:
    """A row for each district type: where it counts, and the stars of its plaza."""
    variants = variants_of(setup)
    rows = []
    for district, name in enumerate(DISTRICTS, HOUSES):
        where = [condition(district, variants, say), variant(district, variants, say)]
        stars = edition.tiles.plaza_stars(district + PLAZA)
        rows.append(
            (
                signs(Html(hex_picture(edition, district, say)), say(f"akropolis-sheet-{name}")),
                " ".join(filter(None, where)),
                Html(hex_picture(edition, district + PLAZA, say) + f" {stars}"),
            )
        )
    head = ("", say("akropolis-aid-counts"), say("akropolis-aid-stars"))
    return (
        paragraph(say("akropolis-aid-formula"))
        + table(head, rows)
        + listed(
            (
                sign("star", say("akropolis-aid-no-plaza")),
                sign("stone", say("akropolis-aid-stones")),
            )
        )
    )


def end(edition: Edition, setup: Setup, say: Language) -> str:
    state = first_position(setup)
    tiles, rounds, players = len(state.pile), int(state.rounds()), int(state.turns)
    market, stack = int(edition.full_market[players]), int(edition.stack[players])
    stones = ", ".join(str(int(n)) for n in list(edition.starting_stones)[:players])
    return listed(
        (
            say("akropolis-aid-start", stones=stones),
            say("akropolis-aid-tiles", tiles=tiles, market=market, stacks=rounds - 1, n=stack),
            sign("architect", say("akropolis-aid-round", n=stack)),
            say("akropolis-aid-length", rounds=rounds, n=(tiles - 1) // players),
            say("akropolis-aid-last"),
        )
    )


def architect(edition: Edition, setup: Setup, say: Language) -> str:
    level = ARCHITECTS.index(str(setup["architect"]))
    printed = edition.architects[level]
    state = first_position(setup)
    lines = [
        say("akropolis-aid-solo-start", name=architect_name(level + 1, say), n=int(state.stones)),
        say("akropolis-aid-solo-take"),
        say("akropolis-aid-solo-pay"),
        say("akropolis-aid-solo-score", n=int(printed.district_value)),
    ]
    if printed.quarry_points:
        lines.append(say("akropolis-aid-solo-quarries", n=int(printed.quarry_points)))
    lines.append(say("akropolis-aid-solo-win"))
    return listed(lines)


def hexes(edition: Edition, setup: Setup, say: Language) -> str:
    """How many hexes of each kind are in a game of each number of players."""
    game = setup.game
    counts = []
    players = [n for n in game.seats if n > 1]
    for seats in players:
        options = {"long": setup.get("long", False)} if "long" in dict(setup.options) else {}
        long = next(option for option in game.options if option.key == "long")
        chosen = make_setup(game, seats, options if seats in long.seats else {})
        counts.append(hexes_in_play(edition, [int(n) for n in first_position(chosen).pile]))
    rows: list[tuple[Cell, ...]] = []
    for kind in (*range(HOUSES, QUARRY + 1), *range(HOUSES + PLAZA, QUARRY + PLAZA)):
        name = signs(Html(hex_picture(edition, kind, say)), hex_name(kind, say))
        rows.append((name, *(found.get(kind, 0) for found in counts)))
    rows.append((signs(say("akropolis-aid-sum")), *(sum(found.values()) for found in counts)))
    head: tuple[Cell, ...] = (say("akropolis-aid-players"), *players)
    lit = players.index(int(first_position(setup).turns)) + 1
    return table(head, rows, lit, "counts") + paragraph(say("akropolis-aid-start-tile"))
