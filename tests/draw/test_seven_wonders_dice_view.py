"""What people see of 7 Wonders Dice."""

from __future__ import annotations

import functools
import re
from xml.etree import ElementTree

import pytest

from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE
from poleis.core.view import Panel, View
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import ACT
from poleis.web.tables.known_log import last_moves
from tests.draw.reading import all_bodies, attributes, elements, faults, parse, repeated
from tests.rules.seven_wonders_dice.tables import EDITION, GAME

DICE, SPACES = EDITION.die_ids, EDITION.space_ids
PASS, DECLINE = int(EDITION.pass_turn), int(EDITION.decline)
NAMES = ("Anna", "Ben <i>", 'Cleo "C"', "Dora & Co", "Emil", "Franka", "Gustaw")
LANGUAGES = ("en", "pl", "ru")
SEATS = range(1, 8)


@functools.cache
def game(seats: int, seed: int = 1) -> Match:
    """A whole game of players who mostly build; it must not be changed."""
    match = Match(GAME, make_setup(GAME, seats), seed)
    while not match.is_over:
        actors = match.state.actors()
        luck = Luck.of("view", seed, match.ply)
        seat = actors[int(luck.below(len(actors)))]
        codes = [int(code) for code in match.state.legal(seat)]
        better = [code for code in codes if code not in (PASS, DECLINE)] or codes
        match.play(seat, better[int(luck.below(len(better)))])
    return match


def plies(match: Match, count: int) -> list[int]:
    """Some plies from the beginning to the end, the last one included."""
    step = max(1, match.ply // count)
    return [*range(0, match.ply, step), match.ply]


def look(match: Match, ply: int, viewer: int | None = 0, language: str = "en") -> View:
    seats = match.setup.seats
    known = GAME.redact(state_at(match, ply), viewer)
    return GAME.view(
        known, viewer, language, NAMES[:seats], last_moves(match.log[:ply], match.setup.seats)
    )


def question(state: SevenWondersDice, seat: int) -> str:
    """What a seat is asked; "" for nothing."""
    asked = state.asked(seat)
    return "" if asked is None else asked.question()


def state_at(match: Match, ply: int) -> SevenWondersDice:
    state = match.at(ply)
    assert isinstance(state, SevenWondersDice)
    return state


def panel(view: View, name: str) -> Panel:
    return next(panel for panel in view.panels if panel.id == name)


def words(fragment: str) -> str:
    """All that can be read in a fragment."""
    return " ".join("".join(parse(fragment).itertext()).split())


# ---- every drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_drawings_keep_to_the_policy(seats: int, language: str) -> None:
    """Well formed, no style, script or handler, colours by token, every symbol is on the page."""
    match = game(seats)
    for ply in plies(match, 3):
        for viewer in (seats - 1, None):
            assert [] == faults(all_bodies(look(match, ply, viewer, language)))


@pytest.mark.parametrize("seats", SEATS)
def test_ids_and_refs_are_unique(seats: int) -> None:
    match = game(seats)
    for ply in plies(match, 9):
        bodies = all_bodies(look(match, ply))
        assert [] == repeated(attributes(bodies, "id"))
        assert [] == repeated(attributes(bodies, "data-ref"))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_is_drawn(seats: int, seed: int) -> None:
    """Whoever acts finds all that the legal actions refer to; only passing and declining refer
    to nothing, and get buttons."""
    match = game(seats, seed)
    asked = set()
    for ply in plies(match, 18):
        state = state_at(match, ply)
        for actor in state.actors()[:3]:
            if actor == CHANCE:
                continue
            asked.add(question(state, actor))
            codes = [int(code) for code in state.legal(actor)]
            drawn = set(attributes(all_bodies(look(match, ply, actor)), "data-ref"))
            for code in codes:
                assert set(GAME.actions.refs(code)) <= drawn
            assert [] == [code for code in codes if not GAME.actions.refs(code)
                          and code not in (PASS, DECLINE)]  # fmt: skip
    assert "action" in asked


def test_games_ask_every_kind_of_question() -> None:
    """The test above has met actions, builds without die cost, crossings and bonus spaces."""
    kinds = set()
    for seats in (2, 3, 4):
        match = game(seats)
        for ply in range(match.ply):
            state = state_at(match, ply)
            kinds |= {question(state, seat) for seat in state.actors() if seat != CHANCE}
    assert {"action", "extra", "build", "cross", "bonus"} == kinds


def test_whatever_has_a_ref_has_a_name_help_and_rings() -> None:
    match = game(3)
    for ply in plies(match, 12):
        for element in elements(all_bodies(look(match, ply))):
            if "data-ref" in element.attrib:
                assert element.get("aria-label") and element.get("aria-description")
                rings = {child.get("class", "") for child in element}
                assert {"face", "ring-lit", "ring-chosen", "ring-refused", "ring-hint"} <= rings


def test_only_the_own_board_can_be_touched() -> None:
    match = game(4)
    view = look(match, match.ply // 2, 2)
    assert "data-ref" in panel(view, "board-2").body
    for seat in (0, 1, 3):
        assert "data-ref" not in panel(view, f"board-{seat}").body
    spectator = look(match, match.ply // 2, None)
    refs = attributes(all_bodies(spectator), "data-ref")
    assert {"die"} == {ref.partition(":")[0] for ref in refs}


def test_own_board_has_every_space_and_bonus() -> None:
    match = game(2)
    refs = attributes(panel(look(match, match.ply), "board-0").body, "data-ref")
    assert {f"space:{space}" for space in SPACES} | {
        f"bonus:{one}" for one in EDITION.bonus_ids
    } == set(refs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cannot_break_out(language: str) -> None:
    """Names are what people type: they are text, in every panel."""
    match = game(4)
    view = look(match, match.ply // 2, 0, language)
    bodies = all_bodies(view)
    assert "<i>" not in bodies and "Ben &lt;i&gt;" in bodies
    assert "Ben <i>" == panel(view, "board-1").title


# ---- secrets (SWD-12.6)


def running_turn(match: Match) -> tuple[int, int]:
    """A ply in the middle of a turn in which the first seat has chosen, and that seat."""
    for ply in range(match.ply // 2, match.ply):
        state = state_at(match, ply)
        if state.step == ACT and 0 < len(state.actors()) < match.setup.seats:
            done = [s for s in range(match.setup.seats) if s not in state.actors()]
            return ply, done[0]
    raise AssertionError("nobody ever waits")


@pytest.mark.rule("SWD-12.6")
@pytest.mark.parametrize("seats", range(2, 8))
def test_views_show_nothing_of_what_others_chose(seats: int) -> None:
    """Whatever else the finished seats may have done, everybody else sees the same."""
    match = game(seats)
    ply, chosen = running_turn(match)
    log = last_moves(match.log[:ply], match.setup.seats)
    for viewer in [None, *range(seats)]:
        if viewer == chosen:
            continue
        known = GAME.redact(state_at(match, ply), viewer)
        seen = viewer if viewer is not None else (chosen + 1) % seats
        for trial in range(3):
            imagined = GAME.resample(known, seen, Luck.of("other", trial))
            again = GAME.redact(imagined, viewer)
            mine = tuple(move for move in log if move.actor == viewer)
            assert GAME.view(known, viewer, "en", NAMES[:seats], mine) == GAME.view(
                again, viewer, "en", NAMES[:seats], mine
            )


@pytest.mark.rule("SWD-12.6")
def test_who_has_chosen_is_shown() -> None:
    match = game(3)
    ply, chosen = running_turn(match)
    state = state_at(match, ply)
    viewer = state.actors()[0]
    view = look(match, ply, viewer)
    rows = {int(row.get("class", "s1")[1]) - 1: words(ElementTree.tostring(row, encoding="unicode"))
            for row in parse(panel(view, "players").body).iter("li")}  # fmt: skip
    for seat in range(3):
        assert ("choosing" in rows[seat]) == (seat in state.actors())
        assert ("has chosen" in rows[seat]) == (seat not in state.actors())
    assert f"{len(state.actors())} of 3 to choose" == panel(view, "players").note
    waiting = look(match, ply, chosen)
    assert waiting.prompt.startswith("Choice made. Waiting for ")
    assert "still change it" in waiting.help


def test_a_view_changes_nothing() -> None:
    match = game(3)
    state = state_at(match, match.ply // 2)
    before = state.dump()
    GAME.view(state, 0, "en", NAMES[:3], (Move(0, PASS),))
    for actor in state.actors():
        for code in state.legal(actor):
            GAME.preview(state, actor, int(code), "en")
    assert before == state.dump()


# ---- panels


@pytest.mark.rule("SWD-4.1")
def test_dice_lie_in_their_sections() -> None:
    match = game(2)
    for ply in plies(match, 20):
        state = state_at(match, ply)
        forum = state.forum
        root = parse(panel(look(match, ply), "forum").body)
        for section in range(4):
            part = next(e for e in root.iter("div")
                        if f"section-{section}" in e.get("class", ""))  # fmt: skip
            refs = {e.get("data-ref") for e in part.iter() if "data-ref" in e.attrib}
            dice = {f"die:{DICE[die]}" for die in forum.dice
                    if forum.faces[die] and forum.sections[die] == section}  # fmt: skip
            assert dice == refs


def test_every_face_has_a_drawing_of_its_own() -> None:
    """All symbols of a die look different, and differ from those of other colours."""
    from poleis.games.seven_wonders_dice.ui.draw_space import die_face, hue_of

    drawn: dict[str, tuple[str, str]] = {}
    for row in GAME.components["dice"]:
        for face in row["faces"]:
            body = die_face(face["symbol"], hue_of(row["colour"]))
            what = (row["colour"], face["symbol"])
            assert drawn.setdefault(body, what) == what
    assert 38 == len(drawn)


@pytest.mark.rule("SWD-5.4")
def test_locked_dice_in_the_forum_are_marked() -> None:
    match = game(3)
    found = 0
    for ply in plies(match, 60):
        state = state_at(match, ply)
        if state.step != ACT:
            continue
        body = panel(look(match, ply), "forum").body
        things = {e.get("data-ref"): ElementTree.tostring(e, encoding="unicode")
                  for e in elements(body) if "data-ref" in e.attrib}  # fmt: skip
        for die in range(7, 10):
            if state.forum.is_rolled(die):
                locked = "#lock" in things[f"die:{DICE[die]}"]
                assert locked == (not state.has_unlocked(0, die))
                found += locked
    assert found


@pytest.mark.rule("SWD-6.4")
def test_spaces_that_can_be_crossed_show_their_price() -> None:
    """The cheapest way to each space is written on it: die cost and missing materials."""
    match = game(2)
    for ply in plies(match, 30):
        state = state_at(match, ply)
        if 0 not in state.actors() or question(state, 0) not in ("action", "extra"):
            continue
        best: dict[str, int] = {}
        for code in map(int, state.legal(0)):
            refs = GAME.actions.refs(code)
            if not refs or not refs[-1].startswith("space:"):
                continue
            space = refs[-1].partition(":")[2]
            price = state.missing_for(0, SPACES.index(space))
            if len(refs) == 2:
                price += state.price_of(0, DICE.index(refs[0].partition(":")[2]))
            best[space] = min(price, best.get(space, price))
        shown = {}
        for element in elements(panel(look(match, ply), "board-0").body):
            says = element.get("aria-description", "")
            if element.get("data-ref", "").startswith("space:") and "Costs you" in says:
                number = re.search(r"at least (\d+) coin", says)
                space = element.attrib["data-ref"].partition(":")[2]
                shown[space] = int(number[1]) if number else 0
                mark = [child.text for child in element.findall("text")]
                assert [str(shown[space])] == mark
        assert best == shown


@pytest.mark.rule("SWD-8.4.5")
def test_neighbours_show_the_barracks_that_face_one() -> None:
    """The left neighbour's East Barracks, the right neighbour's West Barracks."""
    match = game(4)
    body = panel(look(match, match.ply, 1), "neighbours").body
    titles = [e.get("aria-label", "") for e in elements(body) if e.tag == "svg" and e.get("role")]
    assert titles[0].startswith('East Barracks. Cleo "C":')
    assert titles[1].startswith("West Barracks. Anna:")


@pytest.mark.parametrize("seats", range(2, 8))
def test_latest_turn_of_everybody_is_revealed(seats: int) -> None:
    """When a turn has ended, what each crossed is outlined in the seat's colour and told."""
    match = game(seats)
    starts = [ply for ply in range(1, match.ply) if len(state_at(match, ply).actors()) == seats]
    ply = starts[len(starts) // 2]
    latest = last_moves(match.log[:ply], match.setup.seats)
    view = look(match, ply)
    for seat in range(seats):
        crossed = {GAME.actions.refs(move.action)[-1] for move in latest
                   if move.actor == seat and GAME.actions.refs(move.action)}  # fmt: skip
        rings = [e for e in elements(panel(view, f"board-{seat}").body)
                 if e.get("class") == "last-ring"]  # fmt: skip
        assert len(crossed) == len(rings)
        assert {f"var(--seat-{seat + 1})"} >= {e.get("stroke") for e in rings}
    deeds = [e for e in elements(panel(view, "players").body) if e.get("class") == "did"]
    assert seats == len(deeds)


@pytest.mark.parametrize("seats", SEATS)
def test_sheet_shows_the_score(seats: int) -> None:
    match = game(seats)
    for ply in plies(match, 6)[1:]:
        state = state_at(match, ply)
        view = GAME.view(state, 0, "en", NAMES[:seats])
        table = parse(panel(view, "sheet").body)
        cells = [[words(ElementTree.tostring(cell, encoding="unicode")) for cell in row]
                 for row in table.iter("tr")]  # fmt: skip
        assert str(state.score(0)) == cells[-1][2]
        assert [str(line.points) for line in GAME.sheet(state, 0)] == [row[2] for row in cells[:-1]]


def test_score_board_has_all_players() -> None:
    match = game(5)
    rows = list(parse(panel(look(match, match.ply), "scores").body).iter("tr"))
    assert 8 + 2 == len(rows)
    totals = [cell.text for cell in rows[-1].iter("td") if cell.text]
    assert [str(score) for score in match.scores()] == totals


def test_rule_ids_lead_to_the_rules() -> None:
    match = game(2)
    links = attributes(panel(look(match, match.ply), "scores").body, "href")
    known = {rule for line in GAME.sheet(state_at(match, match.ply), 0) for rule in line.rules}
    assert known == {link.partition("#")[2] for link in links if link.startswith("/rules/")}


# ---- texts around the panels


@pytest.mark.parametrize("seats", SEATS)
def test_prompt_says_what_is_asked(seats: int) -> None:
    match = game(seats)
    asked = {"action": "Choose your", "extra": "Choose your", "build": "Construct without",
             "cross": "Cross off", "bonus": "A building is complete"}  # fmt: skip
    for ply in plies(match, 50):
        state = state_at(match, ply)
        view = look(match, ply, 0)
        if not state.actors():
            assert "The game is over." == view.prompt
        elif 0 in state.actors():
            assert view.prompt.startswith(asked[question(state, 0)]) and view.help
        elif state.actors() == [CHANCE]:
            assert view.prompt in ("The boards are being dealt.", "The dice are being mixed.")
        else:
            assert view.prompt.startswith("Choice made.")


@pytest.mark.rule("SWD-2.6")
def test_alone_the_turns_are_counted() -> None:
    match = game(1)
    rounds = dict.fromkeys(look(match, ply).round for ply in plies(match, 60))
    assert "Turn 1 of 25" in rounds
    assert list(rounds)[-1].endswith("the final one")
    assert "neighbours" not in [drawn.id for drawn in look(match, 30).panels]


@pytest.mark.parametrize("viewer", [0, 1, 6, None])
@pytest.mark.parametrize("seats", SEATS)
def test_layout_has_every_panel_once(seats: int, viewer: int | None) -> None:
    """On a desktop and on a phone, and nothing that does not exist."""
    if viewer is not None and viewer >= seats:
        return
    match = game(seats)
    view = look(match, match.ply // 2, viewer)
    names = sorted(drawn.id for drawn in view.panels)
    layout = view.layout
    assert names == sorted(name for group in layout.groups for name in group.panels)
    phone = [*layout.pinned, *(name for tab in layout.tabs for name in tab.panels)]
    assert sorted([*names, "log"]) == sorted(phone)
    areas = {area for row in layout.areas for area in row}
    assert areas == {group.area for group in layout.groups} | {"bar", "log"}
    assert {len(layout.columns)} == {len(row) for row in layout.areas} == {len(layout.wide)}
    assert len(layout.rows) == len(layout.areas)
    # panels behind tabs of one area stand in one tab of a phone
    for group in layout.groups:
        if group.kind == "tabs":
            assert any(set(group.panels) <= set(tab.panels) for tab in layout.tabs)


@pytest.mark.parametrize("seats", SEATS)
def test_points_of_seats_are_their_scores(seats: int) -> None:
    match = game(seats)
    assert match.scores() == [info.points for info in look(match, match.ply).seats]


def test_views_speak_the_language_asked_for() -> None:
    match = game(2)
    titles = {language: panel(look(match, 40, 0, language), "players").title
              for language in LANGUAGES}  # fmt: skip
    assert {"en": "Players", "pl": "Gracze", "ru": "Игроки"} == titles
