"""The player aid of 7 Wonders Dice: turn, buildings, bonuses, end."""

from __future__ import annotations

from poleis.core.player_aid import AidSection
from poleis.core.setup import Setup
from poleis.draw.aid import Html, listed, numbered, paragraph, picture, sign, signs, table
from poleis.games.seven_wonders_dice.explain.printed_boards import printed_boards
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.building_help import about_building
from poleis.games.seven_wonders_dice.ui.draw_space import GLYPHS, small_die
from poleis.games.seven_wonders_dice.ui.symbol_list import SIGNS, numbers
from poleis.games.seven_wonders_dice.ui.symbols import bare_face, size_of
from poleis.locale import Language, get_language


def player_aid(edition: Edition, setup: Setup, language: str) -> tuple[AidSection, ...]:
    say = get_language(language)
    return (
        AidSection(say("seven_wonders_dice-aid-turn"), turn(edition, say)),
        AidSection(say("seven_wonders_dice-aid-paying"), paying(edition, say)),
        AidSection(say("seven_wonders_dice-aid-bonuses"), bonuses(edition, say)),
        AidSection(say("seven_wonders_dice-aid-end"), end(edition, setup, say)),
        AidSection(say("seven_wonders_dice-aid-buildings"), buildings(edition, setup, say)),
        AidSection(say("seven_wonders_dice-aid-signs"), space_signs(edition, say)),
    )


def turn(edition: Edition, say: Language) -> str:
    costs = ", ".join(str(int(cost)) for cost in edition.section_costs)
    return (
        paragraph(say("seven_wonders_dice-aid-mixing", n=int(edition.places), costs=costs))
        + paragraph(say("seven_wonders_dice-aid-one-action"))
        + listed(
            (
                sign("die", say("seven_wonders_dice-aid-construct")),
                sign("wonder", say("seven_wonders_dice-aid-wonder")),
                sign("coin", say("seven_wonders_dice-aid-pass", n=int(edition.pass_coins))),
            )
        )
    )


def paying(edition: Edition, say: Language) -> str:
    price = int(edition.data["setup"]["coin_per_missing_material"])
    return listed(
        (
            sign("coin", say("seven_wonders_dice-aid-coins", n=int(edition.starting_coins),
                             most=int(edition.capacity))),
            sign("quarry", say("seven_wonders_dice-aid-materials", n=price)),
            sign("unlock", say("seven_wonders_dice-aid-special")),
        )
    )  # fmt: skip


def bonuses(edition: Edition, say: Language) -> str:
    printed = printed_boards(edition)
    rows = []
    for name in printed.bonuses:
        width, height = size_of(printed, name)
        face = picture(bare_face(printed, printed.boards[0], name, width, height), 0, 0, 52, 52)
        rows.append((face, say.say(messages.about_bonus(edition, name))))
    return paragraph(say("seven_wonders_dice-aid-bonus")) + table((), rows)


def end(edition: Edition, setup: Setup, say: Language) -> str:
    row = edition.data["end_game"]
    lines = [
        say("seven_wonders_dice-aid-last-turn", n=int(row["bonus_spaces_to_trigger"])),
        say("seven_wonders_dice-aid-points"),
    ]
    if setup.seats == 1:
        lines.insert(1, say("seven_wonders_dice-aid-alone", n=int(edition.alone_turns)))
    else:
        lines.append(say("seven_wonders_dice-aid-tie"))
    return numbered(lines)


def buildings(edition: Edition, setup: Setup, say: Language) -> str:
    """A row for each building: its die, its spaces, what it gives."""
    printed = printed_boards(edition)
    rows = []
    for name in printed.buildings:
        colour = printed.components["buildings"][name].get("colour")
        drawn = small_die(colour).replace('class="little"', 'class="pic"') if colour else "–"
        spaces = len(printed.spaces_in(printed.boards[0], name))
        rows.append(
            (
                sign(GLYPHS[name], say.say(messages.building(name))),
                Html(drawn),
                spaces,
                about_building(edition, setup, name, say),
            )
        )
    head = ("", say("seven_wonders_dice-aid-die"), say("seven_wonders_dice-aid-spaces"),
            say("seven_wonders_dice-aid-gives"))  # fmt: skip
    return table(head, rows)


def space_signs(edition: Edition, say: Language) -> str:
    """What the signs on spaces mean."""
    printed = printed_boards(edition)
    known = numbers(edition, printed)
    shown = ("zero", "gain", "less", "each", "free", "two", "gallery")
    rows = []
    for key, _, space in SIGNS:
        if key not in shown:
            continue
        width, height = size_of(printed, space)
        face = bare_face(printed, printed.boards[0], space, width, height)
        drawn = picture(face, -2, -7, width + 4, height + 10)
        rows.append((signs(drawn), say(f"seven_wonders_dice-sign-{key}-help", n=known.get(key, 0))))
    return table((), rows, cls="faces")
