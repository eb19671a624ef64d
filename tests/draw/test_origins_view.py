"""What people see of Origins."""

from __future__ import annotations

import random
import re

import pytest

from poleis.core.state import CHANCE, OVER
from poleis.core.view import View
from poleis.games.origins.game import GAME
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import context, messages
from poleis.games.origins.ui.draw_pools import SLOT
from poleis.games.origins.ui.draw_tiles import ANY_BUILDING, tile, width_of, wrapped
from poleis.locale import get_language
from tests.draw.origins import NAMES, SEATS, decisions, game, look, panel, positions
from tests.draw.reading import all_bodies, attributes, elements, faults, parse, repeated
from tests.rules.origins.tables import do, fresh, home, table

LANGUAGES = ("en", "pl", "ru")


# ---- every drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_drawings_keep_to_the_policy(seats: int, language: str) -> None:
    """Well formed, no style, script or handler, colours by token, every symbol known."""
    match = game(seats)
    for ply, state in list(positions(match))[:: match.ply // 4]:
        for viewer in (0, seats - 1, None):
            for drawn in look(match, ply, state, viewer, language).panels:
                assert [] == faults(drawn.body), drawn.id


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_is_drawn(seats: int) -> None:
    """Whoever acts finds what each of the legal actions refers to, once; nobody else's."""
    match = game(seats)
    for ply, state, actor in decisions(match, 4 if seats < 3 else 9):
        refs = re.findall(r'data-ref="([^"]+)"', all_bodies(look(match, ply, state, actor)))
        legal = [int(code) for code in state.legal(actor)]
        wanted = {ref for code in legal for ref in GAME.actions.refs(code)}
        assert wanted <= set(refs)
        assert [] == repeated(refs)


CITY = "outpost-1@1,0 mint-1@1,1 forum-1@2,0 mint-2@2,1"
BUYING = {"freemen": "yellow5 red3", "stone": 3, "wisdom": 4}


def deed_of(code: int) -> context.Deed:
    return context.deed_of(GAME.edition, GAME.actions, code)


def kinds_for(state: Origins, seat: int) -> set[str]:
    return {deed_of(int(code)).kind for code in state.legal(seat)}


def kinds(state: Origins) -> set[str]:
    return {GAME.actions.split(int(code))[0].name for code in state.legal(0)}


def opened(seed: int) -> Origins:
    """A solo game when its dice have been rolled."""
    state, luck = fresh(1), random.Random(seed)
    while state.actor() == CHANCE:
        state.apply(CHANCE, luck.choice(state.chance())[0])
    return state


def rare(kind: str) -> Origins:
    """A position in which something rare is asked."""
    if kind == "score":
        state = table(home(freemen="blue3", city=CITY), home(), cards="D02 D41 D01")
        do(state, "close 1 0 freeman1")
        return state
    if kind == "remove":
        return next(state for state in map(opened, range(99)) if "remove" in kinds(state))
    building = {"honour": "veterans-1", "recolour": "court-1", "aside": "construction_site-1"}[kind]
    state = table(home(**BUYING), home(), pool=f"{building} mint-1 statue-1 main_gate-1")
    do(state, "visit freeman1 2", "act buy_building", f"buy {building} building", "place 1 0",
       "use 1 0")  # fmt: skip
    return state


@pytest.mark.parametrize("kind", ["score", "remove", "honour", "recolour", "aside"])
def test_rare_questions_are_drawn(kind: str) -> None:
    state = rare(kind)
    seats = int(state.seats())
    view = GAME.view(state, 0, "en", NAMES[:seats])
    legal = [int(code) for code in state.legal(0)]
    assert kind in kinds(state)
    wanted = {ref for code in legal for ref in GAME.actions.refs(code)}
    assert wanted <= set(attributes(all_bodies(view), "data-ref"))
    for code in legal:
        for language in LANGUAGES:
            assert GAME.preview(state, 0, code, language).title


def test_every_kind_of_action_is_looked_at() -> None:
    """The games and positions of these tests leave out no kind of action."""
    seen = {"score", "remove", "honour", "recolour", "aside"}
    for name in ("2-seats", "4-seats", "solo-lost", "ended-by-citizens", "ended-by-temples"):
        for _, state, actor in decisions(game(0, name), 1):
            seen |= {GAME.actions.split(int(code))[0].name for code in state.legal(actor)}
    assert {kind.name for kind in GAME.actions.kinds} == seen


def test_deeds_agree_with_the_action_table() -> None:
    """An action taken apart for the view is the one that the table of actions names."""
    for seats in SEATS:
        for _, state, actor in decisions(game(seats), 9):
            for code in map(int, state.legal(actor)):
                deed, kind = deed_of(code), GAME.actions.split(code)[0]
                assert deed.kind == kind.name
                refs = dict(ref.split(":") for ref in GAME.actions.refs(code))
                assert deed.worker == refs.get("worker", "")
                cell = refs.get("cell") or refs.get("district")
                assert cell == (f"{deed.cell[0]},{deed.cell[1]}" if deed.cell else None)


@pytest.mark.parametrize("seats", SEATS)
def test_ids_are_unique(seats: int) -> None:
    match = game(seats)
    for ply, state in list(positions(match))[:: match.ply // 9]:
        for viewer in (0, None):
            bodies = all_bodies(look(match, ply, state, viewer))
            assert [] == repeated(attributes(bodies, "id"))


def test_whatever_has_a_ref_has_a_name_and_rings() -> None:
    for ply, state, actor in decisions(game(2), 60):
        for element in elements(all_bodies(look(game(2), ply, state, actor))):
            if "data-ref" in element.attrib:
                assert element.get("aria-label")
                assert element.find("title") is not None or element.get("aria-description")
                rings = {cls for child in element for cls in child.get("class", "").split()}
                assert {"face", "ring-lit", "ring-chosen", "ring-refused", "ring-hint"} <= rings


def test_only_the_viewer_can_touch_workers_and_cities() -> None:
    """Refs of workers, cells and districts mean the seat that acts: others show none."""
    match = game(3)
    for ply, state, _ in decisions(match, 40):
        spectated = attributes(all_bodies(look(match, ply, state, None)), "data-ref")
        own = ("worker:freeman", "worker:archon", "cell:", "district:")
        assert [] == [ref for ref in spectated if ref.startswith(own)]
        view = look(match, ply, state, 0)
        assert "data-ref" not in panel(view, "city-1").body


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cannot_break_out(language: str) -> None:
    """Names are what people type: they are text, in every panel."""
    match = game(4)
    for ply, state in list(positions(match))[:: match.ply // 5]:
        view = look(match, ply, state, 0, language)
        bodies = all_bodies(view)
        assert "<i>" not in bodies and "Ben &lt;i&gt;" in bodies
        assert panel(view, "city-1").title == "Ben <i>"


# ---- what is shown


def words_of(view: View, name: str) -> str:
    return " ".join("".join(parse(panel(view, name).body).itertext()).split())


def test_stock_and_prices_are_the_viewers() -> None:
    """Resources, prices in wisdom and in stone stand where one chooses."""
    ply, state, actor = next(d for d in decisions(game(2), 1) if d[1].legal(d[2]))
    view = look(game(2), ply, state, actor)
    assert "stone: 1" in words_of(view, "people")
    labels = attributes(panel(view, "pools").body, "aria-label")
    assert sum("wisdom and" in label for label in labels) == 5


def test_a_district_says_which_card_fits() -> None:
    """An open seat of power names the cards that it would score, a preview the points."""
    found = 0
    for ply, state, actor in decisions(game(2), 1):
        closing = [int(code) for code in state.legal(actor) if deed_of(int(code)).kind == "close"]
        if not closing:
            continue
        body = panel(look(game(2), ply, state, actor), f"city-{actor}").body
        for code in closing:
            shown = GAME.preview(state, actor, code, "en")
            after = state.clone()
            after.apply(actor, code)
            scored = "points" in shown.detail.split(" · ")[0]
            assert scored or "no district card" in shown.detail
            if scored:
                found += 1
                assert "card " in "".join(attributes(body, "aria-description"))
            assert f"city-{actor}" in shown.overlays
    assert found


def test_ways_to_lay_a_tile_are_offered_while_buying_only() -> None:
    for ply, state, actor in decisions(game(2), 7):
        refs = attributes(all_bodies(look(game(2), ply, state, actor)), "data-ref")
        buying = any(deed_of(int(code)).kind == "buy" for code in state.legal(actor))
        assert buying == ("as:farm" in refs)


def test_ways_to_lay_a_tile_are_large_enough_for_a_finger() -> None:
    """On a phone the pools are drawn about as wide as here: one unit is one pixel."""
    buying = [one for one in decisions(game(2), 1) if "buy" in kinds_for(*one[1:])]
    ply, state, actor = buying[0]
    body = panel(look(game(2), ply, state, actor), "pools").body
    for way in ("building", "farm", "cover"):
        drawn = body.split(f'data-ref="as:{way}"')[1]
        found = re.search(r'<rect [^>]*height="([\d.]+)"', drawn)
        assert found is not None
        assert 42 <= float(found[1])


def test_speakers_are_large_enough_for_a_finger() -> None:
    """While one is taken; one unit is about one pixel of a phone."""
    ply, state, actor = next(d for d in decisions(game(4), 1) if "hire" in kinds_for(*d[1:]))
    drawn = panel(look(game(4), ply, state, actor), "pools").body
    faces = re.findall(r'data-ref="worker:speaker.*?<rect [^>]*?width="([\d.]+)" height="([\d.]+)"',
                       drawn)  # fmt: skip
    assert faces
    for wide, high in faces:
        assert 44 <= float(wide) and 44 <= float(high)


def test_rings_of_citizens_leave_their_prices_free() -> None:
    """A ring and its halo are about 4 units wide beyond their line."""
    ply, state, actor = next(d for d in decisions(game(2), 1) if "take" in kinds_for(*d[1:]))
    body = panel(look(game(2), ply, state, actor), "pools").body
    for one in body.split('data-ref="citizen:')[1:]:
        price = re.search(r'<text [^>]*y="([\d.]+)"', one)
        ring = re.search(r'class="ring-lit"><rect [^>]*y="([\d.]+)"', one)
        assert price is not None and ring is not None
        assert float(price[1]) + 4 <= float(ring[1])


@pytest.mark.parametrize(
    ("then", "asked", "marked"),
    [
        ((), "Advance on the military track and attack.", True),
        (("attack",), "Advance on the military track?", True),
        (("advance",), "Attack?", False),
    ],
)
def test_a_choice_of_effects_says_what_it_is_about(
    then: tuple[str, ...], asked: str, marked: bool
) -> None:
    """The space that an advance reaches is marked, as the advance itself is a button."""
    state = table(home(freemen="blue1", military=1), home())
    do(state, "visit freeman1 1", "act military_and_attack", *then)
    view = GAME.view(GAME.redact(state, 0), 0, "en", NAMES[:2], ())
    assert asked == view.prompt
    body = panel(view, "tracks").body
    assert marked == ("var(--lit)" in body)
    if then:
        [decline] = [int(code) for code in state.legal(0) if deed_of(int(code)).kind == "done"]
        assert "Decline" == GAME.preview(state, 0, decline, "en").title


@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        ("cancer gemini", "Cancer and Gemini: begin with either."),
        ("gemini cancer", "Cancer and Gemini: begin with either."),
        ("cancer", "Take a citizen die free?"),
    ],
)
def test_cards_when_passing_say_what_is_free(cards: str, asked: str) -> None:
    state = do(table(home(freemen="red2@1", bases=2, zodiac=cards, military=3), home()), "pass")
    view = GAME.view(GAME.redact(state, 0), 0, "en", NAMES[:2], ())
    assert (asked, False) == (view.prompt, "price" in view.help)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_buildings_are_whole_and_fit_their_places(language: str) -> None:
    say = get_language(language)
    for name in [row["id"] for row in GAME.components["buildings"]]:
        lines = wrapped(say.say(messages.building(name)), 11)
        assert say.say(messages.building(name)) == " ".join(lines)
        assert len(lines) <= 2 and max(map(width_of, lines)) * 9.4 <= SLOT - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_buildings_keep_away_from_each_other(language: str) -> None:
    """Whatever the font: a name that could touch the next one has narrower letters."""
    pool = "quarry-1 riding_grounds-1 mountain_temple-1 stronghold-1 construction_site-1"
    state = table(home(), home(), pool=pool)
    view = GAME.view(GAME.redact(state, 0), 0, language, NAMES[:2], ())
    names = re.findall(
        r'<text (textLength="66")?[^>]*?y="(?:77|89\.5)"[^>]*?font-size="([\d.]+)"[^>]*>([^<]+)<',
        panel(view, "pools").body,
    )
    assert 5 <= len(names)
    wide = [name for squeezed, size, name in names
            if not squeezed and len(name) * float(size) * 0.72 > 66]  # fmt: skip
    assert [] == wide
    assert any(squeezed for squeezed, _, _ in names)


def test_prompts_say_what_is_asked_in_every_language() -> None:
    for language in LANGUAGES:
        for seats in (1, 4):
            for ply, state, actor in decisions(game(seats), 29):
                view = look(game(seats), ply, state, actor, language)
                assert view.prompt and view.help and view.round
                if seats > 1:
                    other = look(game(seats), ply, state, (actor + 1) % seats, language)
                    assert other.prompt != view.prompt and NAMES[actor] in other.prompt


def test_the_end_is_shown_to_everybody() -> None:
    match = game(3)
    end = match.state
    assert isinstance(end, Origins) and end.actor() == OVER
    for viewer in (0, 2, None):
        view = look(match, match.ply, end, viewer)
        assert view.prompt == "The game is over."
        assert [info.points for info in view.seats] == [end.score(s) for s in range(3)]


def test_the_layout_places_every_panel_once() -> None:
    for seats in SEATS:
        for viewer in (0, None):
            match = game(seats)
            state = match.state
            assert isinstance(state, Origins)
            view = look(match, match.ply, state, viewer)
            placed = [name for group in view.layout.groups for name in group.panels]
            assert sorted(placed) == sorted(drawn.id for drawn in view.panels)
            areas = {area for row in view.layout.areas for area in row} - {"bar", "log"}
            assert areas == {group.area for group in view.layout.groups}
            on_tabs = {name for tab in view.layout.tabs for name in tab.panels}
            assert set(placed) <= on_tabs | set(view.layout.pinned)


def test_pieces_keep_their_ids_when_they_move() -> None:
    """A worker that visits a site is the same piece there as at home."""
    checked = 0
    for ply, state, actor in decisions(game(2), 1):
        move = game(2).log[ply]
        deed = deed_of(move.action)
        if deed.kind != "visit" or not deed.worker.startswith("freeman"):
            continue
        piece = f"freeman-{actor}-{deed.worker[-1]}"
        assert piece in attributes(panel(look(game(2), ply, state, actor), "people").body, "id")
        after = state.clone()
        after.apply(actor, move.action)
        view = look(game(2), ply + 1, after, actor)
        assert piece in attributes(panel(view, "sites").body, "id")
        checked += 1
    assert checked > 10


@pytest.mark.rule("ORI-10.5")
def test_an_empty_slot_shows_the_stack_that_refills_it() -> None:
    """While the effect of a bought building may be used, its slot is empty."""
    state = table(home(stone=9, wisdom=9, freemen="blue1"), home(), speakers=(3,))
    do(state, "visit freeman1 2", "act buy_building", "buy forum-1 building", "place 1 0")
    drawn = panel(GAME.view(state, 0, "en", NAMES[:2]), "pools")
    assert "tile:outpost-1" in drawn.body and "tile:forum-1" not in drawn.body
    stacks = re.findall(r'aria-label="Next: (.+?)\.', drawn.body)
    assert ["Workshop", "Outpost", "Forum", "Statue", "Main gate"] == stacks


def test_a_building_without_a_symbol_of_its_own_is_drawn() -> None:
    assert f'href="#{ANY_BUILDING}"' in tile(0, 0, 40, "lighthouse", "yellow")
    assert 'href="#gold"' in tile(0, 0, 40, "mint", "yellow")
