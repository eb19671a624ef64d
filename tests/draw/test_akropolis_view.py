"""What people see of Akropolis."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest

from poleis.core.match import Match, Move
from poleis.core.state import CHANCE, OVER
from poleis.core.view import Panel, View
from poleis.games.akropolis.explain.predicates import cells_of
from poleis.games.akropolis.rules.position import NOTHING
from tests.draw.positions import (
    GAME,
    LANGUAGES,
    NAMES,
    greedy_game,
    moves_before,
    plies,
    position,
)
from tests.draw.reading import all_bodies, attributes, elements, faults, parse, repeated
from tests.rules.akropolis.cities import EDITION, is_take

SEATS = (1, 2, 3, 4)


def look(seats: int, ply: int, viewer: int | None = 0, language: str = "en") -> View:
    match = greedy_game(seats)
    known = GAME.redact(match.at(ply), viewer)
    return GAME.view(known, viewer, language, NAMES[:seats], moves_before(match, ply))


def panel(view: View, name: str) -> Panel:
    return next(panel for panel in view.panels if panel.id == name)


def words(fragment: str) -> str:
    """All that can be read in a fragment."""
    return " ".join("".join(parse(fragment).itertext()).split())


# ---- every drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_drawings_keep_to_the_policy(seats: int, language: str) -> None:
    """Well formed, no style, script or handler, colours by token, every symbol known."""
    for ply in plies(greedy_game(seats), 17):
        for viewer in (0, seats - 1, None):
            for drawn in look(seats, ply, viewer, language).panels:
                assert [] == faults(drawn.body), drawn.id


@pytest.mark.parametrize("seats", SEATS)
def test_ids_and_refs_are_unique(seats: int) -> None:
    for ply in plies(greedy_game(seats), 5):
        bodies = all_bodies(look(seats, ply))
        assert [] == repeated(attributes(bodies, "id"))
        assert [] == repeated(attributes(bodies, "data-ref"))


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_is_drawn(seats: int) -> None:
    """Whoever acts finds what each of the legal actions refers to; turns are not drawn."""
    match = greedy_game(seats)
    for ply in plies(match, 7):
        state = match.at(ply)
        actor = int(state.actor())
        if actor < 0:
            continue
        drawn = set(attributes(all_bodies(look(seats, ply, actor)), "data-ref"))
        wanted = {ref for code in state.legal(actor) for ref in GAME.actions.refs(int(code))}
        assert {ref for ref in wanted if not ref.startswith("rot:")} <= drawn


@pytest.mark.parametrize("seats", SEATS)
def test_plots_are_targets_of_legal_actions(seats: int) -> None:
    match = greedy_game(seats)
    for ply in plies(match, 7):
        state = match.at(ply)
        actor = int(state.actor())
        viewer = max(actor, 0)
        body = panel(look(seats, ply, viewer), f"city-{viewer}").body
        plots = {e.get("data-ref") for e in elements(body) if e.get("class") == "plot"}
        legal = {ref for code in state.legal(viewer) for ref in GAME.actions.refs(int(code))}
        assert plots <= legal


def test_seats_not_to_act_have_no_plots() -> None:
    match = greedy_game(3)
    ply = next(ply for ply in range(40, 60) if match.log[ply].actor == 1)
    view = look(3, ply, 0)
    assert 'class="plot"' not in all_bodies(view)
    assert 'data-ref="cell:0,0"' in panel(view, "city-0").body
    assert "data-ref" not in panel(view, "city-1").body


def test_whatever_has_a_ref_has_a_title_a_label_and_rings() -> None:
    for ply in plies(greedy_game(2), 13):
        for element in elements(all_bodies(look(2, ply))):
            if "data-ref" in element.attrib:
                title = element.find("title")
                assert title is not None and title.text == element.get("aria-label") != ""
                rings = {child.get("class", "") for child in element}
                assert {"face", "ring-lit", "ring-chosen", "ring-refused", "ring-hint"} <= rings


def test_every_piece_in_a_city_says_what_it_is() -> None:
    for element in elements(panel(look(2, 60), "city-1").body):
        if element.get("class") == "piece":
            title = element.find("title")
            assert title is not None and re.match(
                r"q -?\d+ r -?\d+: .+, level \d", title.text or ""
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cannot_break_out(language: str) -> None:
    """Names are what people type: they are text, in every panel."""
    view = look(4, 50, 0, language)
    bodies = all_bodies(view)
    assert "<i>" not in bodies and "Ben &lt;i&gt;" in bodies
    assert "Ben <i>" == panel(view, "city-1").title


# ---- pieces that move


def pieces(view: View) -> dict[str, str]:
    """Where each piece lies: its id and its panel."""
    return {
        element.attrib["id"]: drawn.id
        for drawn in view.panels
        for element in elements(drawn.body)
        if element.get("class") == "piece"
    }


def test_a_tile_keeps_its_ids_from_the_market_to_the_city() -> None:
    match = greedy_game(2)
    take = next(i for i, move in enumerate(match.log) if move.actor == 0 and is_take(move.action))
    known = position(match, take)
    tile = int(known.market[EDITION.slot_of(match.log[take].action) - 1])
    for ply, where in ((take, "market"), (take + 1, "market"), (take + 2, "city-0")):
        found = pieces(look(2, ply))
        assert {where} == {found[f"tile-{tile}-{which}"] for which in "abc"}


@pytest.mark.parametrize("seats", SEATS)
def test_pieces_disappear_only_when_covered(seats: int) -> None:
    """Between two views of one seat every piece stays, unless a tile was placed on it."""
    match = greedy_game(seats)
    before = pieces(look(seats, 0))
    for ply, move in enumerate(match.log, 1):
        after = pieces(look(seats, ply))
        gone = before.keys() - after.keys()
        if move.actor == CHANCE or is_take(move.action):
            assert set() == gone
        else:
            assert len(gone) <= 3
            cells = cells_of(*EDITION.place.split(move.action))
            refs = {f"cell:{q},{r}" for q, r in cells}
            drawn = set(attributes(panel(look(seats, ply, move.actor), f"city-{move.actor}").body,
                                   "data-ref"))  # fmt: skip
            assert refs <= drawn
        before = after


def test_things_keep_their_coordinates_while_the_city_grows() -> None:
    """Only the viewBox follows the city; the start tile stays where it was."""
    moves = set()
    boxes = []
    for ply in range(0, greedy_game(2).ply, 9):  # at the end the margin is not needed any more
        body = panel(look(2, ply), "city-0").body
        found = re.search(r'id="cell-0\.0\.0"[^>]* transform="([^"]+)"', body)
        assert found is not None
        moves.add(found[1])
        boxes.append([float(n) for n in attributes(body, "viewBox")[0].split()])
    assert {"translate(0 0)"} == moves
    for (x, y, width, height), (x2, y2, width2, height2) in itertools.pairwise(boxes):
        assert x2 <= x and y2 <= y
        assert x2 + width2 >= x + width - 0.2 and y2 + height2 >= y + height - 0.2


def test_everything_in_the_own_city_lies_inside_its_box() -> None:
    for ply in plies(greedy_game(2), 9):
        viewer = max(int(position(greedy_game(2), ply).actor()), 0)
        body = panel(look(2, ply, viewer), f"city-{viewer}").body
        x, y, width, height = (float(n) for n in attributes(body, "viewBox")[0].split())
        for place in re.findall(r'data-ref="cell:[^>]*translate\((\S+) (\S+)\)"', body):
            assert x < float(place[0]) < x + width
            assert y < float(place[1]) < y + height


# ---- panels


@pytest.mark.rule("AKR-3.2")
def test_prices_stand_on_the_tiles() -> None:
    """The first position is free, each further one costs a stone more."""
    view = look(4, 6)
    labels = [e.get("aria-label", "") for e in elements(panel(view, "market").body)
              if e.get("data-ref", "").startswith("slot:")]  # fmt: skip
    assert ["Position 1, free", "Position 2, costs 1 stone", "Position 3, costs 2 stones"] == [
        label.partition(":")[0] for label in labels[:3]
    ]
    assert 6 == len(labels)
    slots = [words(ElementTree.tostring(e, encoding="unicode"))
             for e in parse(panel(view, "market").body).iter("svg")
             if e.get("class") == "slot"]  # fmt: skip
    assert slots[0].endswith("free") and slots[5].endswith("5")


def test_the_tile_in_hand_is_shown_where_it_was_taken() -> None:
    match = greedy_game(4)
    ply = next(i for i, move in enumerate(match.log, 1) if move.actor >= 0
               and is_take(move.action) and EDITION.slot_of(move.action) > 1)  # fmt: skip
    move = match.log[ply - 1]
    body = panel(look(4, ply, move.actor), "market").body
    order = [e.get("id") for e in elements(body) if e.tag == "g" and e.get("id", "")[:4] in
             ("slot", "held")]  # fmt: skip
    assert move.action == order.index("held")
    assert int(position(match, ply).held) != NOTHING
    assert f"Taken by {NAMES[move.actor].split('<')[0].strip()}" in words(body)


def test_stacks_and_rounds_are_counted_down() -> None:
    match = greedy_game(2)
    assert "Round 1 of 12" == look(2, 4).round
    assert "11 stacks left" in words(panel(look(2, 4), "market").body)
    assert "Round 12 of 12" == look(2, match.ply).round
    assert "last tiles" in words(panel(look(2, match.ply), "market").body)
    rounds = [look(2, ply).round for ply in range(match.ply + 1)]
    assert 12 == len(dict.fromkeys(rounds))


@pytest.mark.rule("AKR-5.2")
def test_chief_architect_is_the_first_player_of_the_round() -> None:
    match = greedy_game(3)
    firsts = []
    for ply in range(match.ply):
        state = position(match, ply)
        if state.to_draw == 0 and state.held == NOTHING and len(state.market) == 5:
            firsts.append(int(state.turn))
            chiefs = [info.seat for info in look(3, ply).seats
                      if any(badge.icon == "architect" for badge in info.badges)]  # fmt: skip
            assert [int(state.turn)] == chiefs == [
                info.seat for info in look(3, ply + 1).seats
                if any(badge.icon == "architect" for badge in info.badges)
            ]  # fmt: skip
    assert [0, 1, 2, 0, 1, 2] == firsts[:6]


@pytest.mark.parametrize("seats", SEATS)
def test_sheet_shows_the_score(seats: int) -> None:
    match = greedy_game(seats, 2, "houses,gardens")
    for ply in plies(match, 29):
        known = position(match, ply)
        view = GAME.view(known, 0, "en", NAMES[:seats])
        table = parse(panel(view, "sheet").body)
        cells = [[words(ElementTree.tostring(cell, encoding="unicode")) for cell in row]
                 for row in table.iter("tr")]  # fmt: skip
        assert str(known.score(0)) == cells[-1][3]
        lines = GAME.sheet(known, 0)
        assert [str(line.points) for line in lines] == [row[3] for row in cells[:-1]]
        assert "AKR-6.2AKR-7.2" == cells[0][4] and "AKR-6.7" == cells[5][4]


def test_rule_ids_lead_to_the_rules() -> None:
    links = attributes(panel(look(2, 50), "sheet").body, "href")
    assert "/rules/akropolis#AKR-6.2" in links
    known = {rule for line in GAME.sheet(position(greedy_game(2), 50), 0) for rule in line.rules}
    assert {link.partition("#")[2] for link in links if link.startswith("/rules/")} <= known


def test_matrix_has_all_players_and_marks_the_best() -> None:
    match = greedy_game(4)
    body = panel(look(4, match.ply), "scores").body
    rows = list(parse(body).iter("tr"))
    assert 5 + 1 + 2 == len(rows)
    totals = [cell.text for cell in rows[-1].iter("td") if cell.text]
    assert [str(score) for score in match.scores()] == totals
    for row in rows[1:-1]:
        points = [int(words(ElementTree.tostring(cell, encoding="unicode")) or 0)
                  for cell in row.findall("td")[:4]]  # fmt: skip
        best = [int(cell.text or 0) for cell in row.iter("b")]
        assert set(best) <= {max(points)}


@pytest.mark.rule("AKR-8.6")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_architect_is_shown_with_its_score(seed: int) -> None:
    match = greedy_game(1, seed)
    for ply in plies(match, 11):
        known = position(match, ply)
        shown = panel(GAME.view(known, 0, "en", ("Anna",)), "architect")
        assert str(known.architect_score()) == shown.note
        assert "Metagenes" == shown.title
        assert 3 * len(known.collection) == shown.body.count('class="piece"')


# ---- texts around the panels


@pytest.mark.parametrize("seats", SEATS)
def test_prompt_says_who_must_do_what(seats: int) -> None:
    match = greedy_game(seats)
    for ply in plies(match, 3):
        state = match.at(ply)
        actor = int(state.actor())
        view = look(seats, ply, 0)
        if actor == OVER:
            assert "The game is over." == view.prompt
        elif actor == CHANCE:
            assert "New tiles are being laid out." == view.prompt
        elif actor == 0:
            assert view.prompt in ("Take a tile.", "Add the tile to your city.")
            assert view.help
        else:
            assert view.prompt.startswith(NAMES[actor]) and not view.help


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
@pytest.mark.parametrize("seats", SEATS)
def test_layout_has_every_panel_once(seats: int, viewer: int | None) -> None:
    """On a desktop and on a phone, and nothing that does not exist."""
    if viewer is not None and viewer >= seats:
        return
    view = look(seats, 40, viewer)
    names = sorted(drawn.id for drawn in view.panels)
    layout = view.layout
    assert names == sorted(name for group in layout.groups for name in group.panels)
    phone = [*layout.pinned, *(name for tab in layout.tabs for name in tab.panels)]
    assert sorted([*names, "log"]) == sorted(phone)
    areas = {area for row in layout.areas for area in row}
    assert areas == {group.area for group in layout.groups} | {"bar", "log"}
    assert {len(layout.columns)} == {len(row) for row in layout.areas} == {len(layout.wide)}
    assert len(layout.rows) == len(layout.areas)
    assert view.layout.groups[1].panels[0] == (f"city-{viewer or 0}")


def test_others_come_in_the_order_of_play() -> None:
    cities = [drawn.id for drawn in look(4, 40, 2).panels if drawn.id.startswith("city")]
    assert ["city-2", "city-3", "city-0", "city-1"] == cities


@pytest.mark.parametrize("seats", SEATS)
def test_points_of_seats_are_their_scores(seats: int) -> None:
    match = greedy_game(seats)
    assert match.scores() == [info.points for info in look(seats, match.ply).seats]


def test_views_speak_the_language_asked_for() -> None:
    titles = {language: panel(look(2, 40, 0, language), "market").title for language in LANGUAGES}
    assert {"en": "Construction site", "pl": "Rynek", "ru": "Строительная площадка"} == titles


def test_last_tile_of_each_seat_is_outlined_in_its_colour() -> None:
    view = look(3, 60)
    for seat in range(3):
        body = panel(view, f"city-{seat}").body
        assert [f"var(--seat-{seat + 1})"] == [
            e.get("stroke") for e in elements(body) if e.get("class") == "last-ring"
        ]
    assert "last-ring" not in all_bodies(look(3, 5))


@pytest.mark.parametrize("seats", SEATS)
def test_view_needs_no_more_than_a_seat_may_know(seats: int) -> None:
    """A position imagined from a seat's knowledge looks the same to that seat."""
    from poleis.core.luck import Luck

    match = greedy_game(seats)
    for ply in plies(match, 31):
        for seat in range(seats):
            known = GAME.redact(match.at(ply), seat)
            imagined = GAME.redact(GAME.resample(known, seat, Luck.of("view", ply)), seat)
            assert GAME.view(known, seat, "en", NAMES[:seats]) == GAME.view(
                imagined, seat, "en", NAMES[:seats]
            )


def test_a_view_changes_nothing() -> None:
    match = greedy_game(2)
    state = match.at(50)
    before = state.dump()
    GAME.view(state, 0, "en", NAMES[:2], (Move(0, 1),))
    assert before == state.dump()


@pytest.mark.rule("AKR-1.7")
def test_lakes_are_drawn_as_water() -> None:
    def water(match: Match, ply: int) -> bool:
        return 'href="#lake"' in all_bodies(GAME.view(match.at(ply), 0, "en", NAMES[:2]))

    games = [greedy_game(2, seed) for seed in range(1, 6)]
    assert any(water(match, match.ply) for match in games)
    assert not any(water(match, 6) for match in games)
