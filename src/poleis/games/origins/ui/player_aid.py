"""The player aid of Origins: turn, sites, districts, rounds, scoring, end."""

from __future__ import annotations

from collections.abc import Iterable

from poleis.core.player_aid import AidSection
from poleis.core.setup import Setup
from poleis.draw.aid import Cell, listed, paragraph, picture, sign, signs, table
from poleis.draw.pieces import row_of
from poleis.games.origins.rules.edition import RESOURCES, Edition
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.draw_tiles import ACTION_PARTS, token
from poleis.locale import Language, get_language


def player_aid(edition: Edition, setup: Setup, language: str) -> tuple[AidSection, ...]:
    say = get_language(language)
    return (
        AidSection(say("origins-aid-turn"), turn(edition, setup, say)),
        AidSection(say("origins-aid-visit"), visit(edition, setup, say)),
        AidSection(say("origins-aid-sites"), sites(edition, say)),
        AidSection(say("origins-aid-military"), military(edition, setup, say)),
        AidSection(say("origins-aid-round"), end_of_round(edition, setup, say)),
        AidSection(say("origins-aid-scoring"), scoring(edition, setup, say)),
        AidSection(say("origins-aid-end"), end(edition, setup, say)),
    )


def numbers(values: Iterable[object]) -> str:
    """Numbers of a track, side by side."""
    return ", ".join(str(value) for value in values)


def turn(edition: Edition, setup: Setup, say: Language) -> str:
    prices = [int(n) for n in edition.base_price][int(edition.ready_bases) :]
    lines = [
        sign("ship", say("origins-aid-turn-visit")),
        sign("seat", say("origins-aid-close")),
        sign("tower", say("origins-aid-tower")),
        sign("population", say("origins-aid-base", prices=numbers(prices),
                               n=int(edition.last_base_points))),
        sign("ui-pass", say("origins-aid-pass")),
    ]  # fmt: skip
    more = "origins-view-tokens-help-solo" if setup.seats == 1 else "origins-view-tokens-help"
    return (
        paragraph(say("origins-aid-one-action"))
        + listed(lines)
        + paragraph(sign("superiority", f"{say('origins-sign-superiority')}: {say(more)}"))
    )


def visit(edition: Edition, setup: Setup, say: Language) -> str:
    lines = [
        sign("wisdom", say("origins-aid-ship")),
        say("origins-aid-raise"),
        say("origins-aid-main"),
        say("origins-aid-bonus"),
        sign("archon", say("origins-aid-archon")),
    ]
    if setup.seats == 1:
        lines.insert(2, say("origins-aid-tide"))
    return listed(lines)


def sites(edition: Edition, say: Language) -> str:
    """The main actions and the bonus actions."""
    rows = []
    for name in edition.action_names:
        parts = ACTION_PARTS[name]
        wide = sum(room for _, room in parts)
        drawn = picture(row_of(parts, wide / 2, 14, 24), 0, 0, wide, 28)
        rows.append((drawn, say.say(messages.about(messages.action(name)))))
    for colour in edition.colours:
        drawn = picture(token(20, 20, 19, colour), 0, 0, 40, 41)
        rows.append((drawn, say.say(messages.about(messages.token(colour)))))
    return table((), rows, cls="faces")


def military(edition: Edition, setup: Setup, say: Language) -> str:
    lines: list[Cell] = [
        sign("military", say("origins-aid-advance", n=int(edition.last_space_points))),
        sign("attack", say("origins-aid-attack")),
    ]
    if setup.seats == 1:
        lines.append(say("origins-aid-rival", spaces=numbers(int(n) for n in edition.rival_space)))
    return listed(lines)


def end_of_round(edition: Edition, setup: Setup, say: Language) -> str:
    lines = [
        sign("advisor", say("origins-aid-return")),
        sign("speaker", say("origins-aid-speakers")),
    ]
    if setup.seats > 1:
        lines.append(sign("guild", say("origins-aid-first")))
    lines.append(sign("military", say("origins-aid-retreat")))
    zodiac = "origins-aid-zodiac-solo" if setup.seats == 1 else "origins-aid-zodiac"
    return listed([*lines, sign("leo", say(zodiac))])


def scoring(edition: Edition, setup: Setup, say: Language) -> str:
    advisors = [int(n) for n in edition.advisor_points][1:]
    lines: list[Cell] = [
        sign("gold", say("origins-aid-gold")),
        sign("advisor", say("origins-aid-advisors", points=numbers(advisors))),
        sign("temples", say("origins-aid-temples",
                            points=numbers(int(n) for n in edition.temple_points))),
        sign("seat", say("origins-aid-seats")),
    ]  # fmt: skip
    if setup.seats > 1:
        lines.append(say("origins-aid-tie"))
    return listed(lines)


def end(edition: Edition, setup: Setup, say: Language) -> str:
    stock = [int(n) for n in edition.start_stock]
    names = (say("origins-view-owned", resource=messages.resource(name), n=n)
             for name, n in zip(RESOURCES, stock, strict=True))  # fmt: skip
    seats = setup.seats
    lines = [
        say("origins-aid-start", stock=numbers(names), n=int(edition.draft_picks)),
        say("origins-aid-pools", dice=int(edition.dice[seats]),
            speakers=int(edition.speakers[seats]), cards=int(edition.cards_shown[seats]),
            gold=int(edition.card_gold)),
    ]  # fmt: skip
    if seats == 1:
        lines += [
            say("origins-aid-solo-rounds", n=int(edition.solo_rounds)),
            say("origins-aid-solo-target", n=int(edition.target), each=int(edition.target_each)),
        ]
        return listed(lines)
    ends = [say.say(messages.end_condition(name)) for name in edition.end_conditions]
    return listed([*lines, signs(say("origins-aid-ends"), listed(ends))])
