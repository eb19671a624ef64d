"""What people see of Age of Civilization."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from poleis.core.errors import BadPosition
from poleis.core.match import Match
from poleis.core.sets import members
from poleis.core.setup import Setup
from poleis.core.view import View
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
)
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_realm import STACK, paragraph
from poleis.games.age_of_civilization.ui.draw_time_track import coming_events
from poleis.games.age_of_civilization.ui.formulas import room, word
from poleis.games.age_of_civilization.ui.messages import main_ability
from poleis.locale import get_language
from tests.draw.aoc import (
    GAME,
    LANGUAGES,
    NAMES,
    SETUPS,
    decisions,
    game_of,
    look,
    panel,
    position,
)
from tests.draw.aoc import random_game as played
from tests.draw.reading import all_bodies, attributes, elements, faults, parse, repeated
from tests.rules.age_of_civilization.tables import EDITION, do, realm, settle, table, workers

PERFORM, UNLOCK = EDITION.action_kinds.perform, EDITION.action_kinds.unlock
SVG = "{http://www.w3.org/2000/svg}"


def words(fragment: str) -> str:
    """All that can be read in a fragment."""
    return " ".join("".join(parse(fragment).itertext()).split())


# ---- every drawing


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_action_is_drawn(setup: Setup) -> None:
    """Whoever acts finds what each of the legal actions refers to, once."""
    match = played(setup)
    for ply, seat in decisions(match, 8):
        view = look(match, ply, seat)
        drawn = attributes(all_bodies(view), "data-ref")
        assert [] == repeated(drawn)
        legal = position(match, ply, seat).legal(seat)
        assert {ref for code in legal for ref in GAME.actions.refs(int(code))} <= set(drawn)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_drawings_keep_to_the_policy(setup: Setup) -> None:
    """Well formed, no style, script or handler, colours by token, every symbol known."""
    match = played(setup)
    for i, (ply, seat) in enumerate([*decisions(match, 29), (match.ply, 0)]):
        for viewer in (seat, None):
            view = look(match, ply, viewer, LANGUAGES[i % 3])
            assert [] == faults(all_bodies(view))
            assert [] == repeated(attributes(all_bodies(view), "id"))


def test_whatever_has_a_ref_has_a_name_help_and_rings() -> None:
    match = game_of(3, innovations=True)
    for ply, seat in decisions(match, 9):
        for element in elements(all_bodies(look(match, ply, seat))):
            if "data-ref" in element.attrib:
                assert element.get("aria-label")
                assert len(element.get("aria-description", "")) > 10
                rings = {child.get("class", "") for child in element}
                assert {"face", "ring-lit", "ring-chosen", "ring-refused", "ring-hint"} <= rings


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cannot_break_out(language: str) -> None:
    """Names are what people type: they are text, in every panel."""
    view = look(game_of(4), 60, 0, language)
    bodies = all_bodies(view)
    assert "<i>" not in bodies and "Ben &lt;i&gt;" in bodies
    assert "Ben <i>" == panel(view, "realm-1").title


def test_every_panel_of_the_layout_exists() -> None:
    for setup in SETUPS:
        match = played(setup)
        for viewer in (0, None):
            view = look(match, match.ply // 2, viewer)
            known = {one.id for one in view.panels}
            placed = {name for group in view.layout.groups for name in group.panels}
            assert placed <= known
            assert {name for tab in view.layout.tabs for name in tab.panels} <= known | {"log"}
            areas = {name for row in view.layout.areas for name in row}
            assert {group.area for group in view.layout.groups} | {"bar", "log"} == areas


# ---- secrets


def hidden_cards(match: Match, ply: int, viewer: int | None) -> set[str]:
    """The names of cards that this seat has not seen and that lie before others."""
    state, known = match.at(ply), position(match, ply, viewer)
    assert isinstance(state, AgeOfCivilization)
    unseen = known.pools.civilization_deck
    held = 0
    for owner, packet in zip(state.realms, state.draft.packets, strict=True):
        held |= owner.hand | packet.cards
    say = get_language("en")
    return {
        say(f"age_of_civilization-civilization-{EDITION.civilization_ids[card]}")
        for card in members(held & unseen)
    }


@pytest.mark.rule("AOC-1.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_a_draft_stay_secret(seats: int) -> None:
    """Neither views nor previews nor the log name a card that the seat has not seen."""
    match = game_of(seats, draft=True)
    checked = 0
    for ply, _ in decisions(match, 5):
        for viewer in (0, None):
            secret = hidden_cards(match, ply, viewer)
            checked += len(secret)
            labels = attributes(all_bodies(look(match, ply, viewer)), "aria-label")
            assert set() == secret & set(labels)
            told = GAME.log_entries(
                position(match, ply, viewer), match.log[ply], "en", NAMES[:seats]
            )
            played_card = match.log[ply].action
            if GAME.actions.split(played_card)[0].name == "keep":
                assert () == told
    assert checked > 50


def test_a_draft_shows_the_packet_and_the_hand() -> None:
    match = game_of(3, draft=True)
    keeps = [ply for ply in range(match.ply) if match.log[ply].actor == 1
             and GAME.actions.text(match.log[ply].action).startswith("keep")]  # fmt: skip
    body = panel(look(match, keeps[2], 1), "pool").body
    assert "Your hand" in words(body)
    shown = [ref for ref in attributes(body, "data-ref") if ref.startswith("civilization:")]
    assert 5 + 2 == len(shown)
    spectator = panel(look(match, keeps[2], None), "pool").body
    assert [] == attributes(spectator, "data-ref")


# ---- panels


@pytest.mark.rule("AOC-4.2")
def test_the_permanent_card_lies_over_the_open_three() -> None:
    match = game_of(2)
    for ply, seat in decisions(match, 7):
        known = position(match, ply, seat)
        first = int(known.round)
        body = panel(look(match, ply, seat), "track").body
        kinds = [e.get("class", "") for e in parse(body).iter("svg")]
        assert [f"card low at-{first + i}" for i in range(3)] == [
            kind for kind in kinds if "low" in kind
        ]
        places = {re.search(r"at-(\d)", kind)[1] for kind in kinds if "now" in kind}  # type: ignore[index]
        assert {str(first + i) for i in range(3)} == places


@pytest.mark.rule("AOC-8.5")
def test_the_end_of_the_round_tells_who_would_lose_a_worker() -> None:
    """War: the weakest are marked with their shapes before it comes."""
    seen = 0
    for seed in range(1, 6):
        match = game_of(3, seed)
        for ply, seat in decisions(match, 10):
            scene = Scene(position(match, ply, seat), seat, get_language("en"), NAMES[:3])
            body = panel(look(match, ply, seat), "track").body
            above = [e for e in parse(body).iter("svg") if "above" in e.get("class", "")]
            if not above or "War" not in "".join(above[0].itertext()):
                continue
            marks = {e.get("href") for e in above[0].iter("use")} & {
                f"#seat-{n + 1}" for n in range(3)
            }
            weakest = {
                f"#seat-{n + 1}" for n in range(3)
                if scene.is_weakest(n) and scene.realm(n).workers
                and not scene.is_spared(n, "on_war")
            }  # fmt: skip
            assert weakest == marks
            seen += 1
    assert seen > 3


@pytest.mark.rule("AOC-13.5", "AOC-13.6")
@pytest.mark.parametrize(("technologies", "hit"), [("", [0]), ("mining ironworking", [])])
def test_alone_the_war_to_come_is_against_the_opponent_as_he_will_be(
    technologies: str, hit: list[int]
) -> None:
    """Round 3: he has 2, and 3 in the war at its end; the Huns' 3 are not enough."""
    state = table(realm("huns", technologies=technologies), round=3, track="fishing hunting trade")
    scene = Scene(state, 0, get_language("en"), NAMES[:1])
    assert scene.next_position == 5
    assert [("war", hit)] == [(row[0], row[3]) for row in coming_events(scene, 5)]
    assert 3 - len(hit) == workers(settle(do(state, "end")))


@pytest.mark.rule("AOC-1.13")
def test_prices_on_the_track_are_those_that_are_paid() -> None:
    """What an action costs and gives stands on it, with everything that one's cards change."""
    match = game_of(2, 3)
    compared = 0
    for ply, seat in decisions(match, 2):
        known = position(match, ply, seat)
        scene = Scene(known, seat, get_language("en"), NAMES[:2])
        if scene.step != ACTION_STEP:
            continue
        for code in known.legal(seat):
            if not PERFORM.holds(code):
                continue
            action = int(PERFORM.first_arg(code))
            if action == EDITION.research:  # its price is told with its use
                continue
            after = known.clone()
            after.apply(seat, int(code))
            offer = scene.offer(action)
            gained = {
                offer.gains[i + 1].symbol: offer.gains[i].words for i in range(len(offer.gains) - 1)
            }
            spent = known.realms[seat].coins - after.realms[seat].coins
            assert offer.price - int(gained.get("coin", 0)) == spent
            compared += 1
    assert compared > 30


def test_the_last_turn_is_outlined() -> None:
    match = game_of(2)
    for ply in range(20, match.ply):
        move = match.log[ply - 1]
        if move.actor == 1 and PERFORM.holds(move.action):
            break
    viewer_turn = next(p for p in range(ply, match.ply) if match.log[p].actor == 0)
    body = panel(look(match, viewer_turn, 0), "track").body
    assert 'class="last"' in body and "var(--seat-2)" in body


def research_price(state: AgeOfCivilization, seat: int, technology: int) -> int:
    name = EDITION.technology_ids[technology]
    return cards.price(state, seat, int(EDITION.research), name)


def test_technologies_are_open_exactly_when_they_can_be_unlocked() -> None:
    match = game_of(4, innovations=True, winds_of_change=True)
    for ply, seat in decisions(match, 4):
        known = position(match, ply, seat)
        scene = Scene(known, seat, get_language("en"), NAMES)
        if scene.step in (CHOOSE_RESEARCH, CHOOSE_TECHNOLOGY):
            legal = {int(UNLOCK.first_arg(code)) for code in known.legal(seat)}
            can = set(scene.available(seat))
            assert legal <= can
            prices = {n: research_price(known, seat, n) for n in can}
            assert {n for n in can if prices[n] == 0} <= legal


@pytest.mark.rule("AOC-7.2")
def test_cards_are_tapped_for_their_abilities_at_the_end_of_the_turn() -> None:
    seen = 0
    for setup in SETUPS[8:20]:
        match = played(setup)
        for ply, seat in decisions(match, 1):
            if "resolve" not in GAME.actions.text(match.log[ply].action):
                continue
            refs = attributes(panel(look(match, ply, seat), f"realm-{seat}").body, "data-ref")
            assert GAME.actions.refs(match.log[ply].action)[0] in refs
            seen += 1
    assert seen > 5


@pytest.mark.rule("AOC-14.4")
@pytest.mark.parametrize(
    ("solo", "needed"),
    [
        ("era_of_wonders", "/3"), ("silk_road", "/28"), ("lost_civilization", "Maya"),
        ("mongol_devastation", "≤ 1"), ("death_and_rebirth", "/5"), ("clash", "/35"),
    ],
)  # fmt: skip
def test_goals_of_solo_games_and_how_far_they_have_come(solo: str, needed: str) -> None:
    match = game_of(1, solo=solo)
    view = look(match, match.ply)
    body = panel(view, "goals").body
    assert needed in words(body)
    score = int(match.scores()[0])
    assert f"{score}/" in words(body)
    done = [e for e in elements(body) if e.get("class") == "done"]
    reached = " ".join(
        get_language("en").say(note) for note in GAME.notes(position(match, match.ply, None))
    )
    names = ["Exceptional", "Great k", "Mighty", "Eternal", "Kingdom", "Primeval", "World", "Super"]
    best = sum(name in reached for name in names)
    if solo != "clash":
        best = ["lost", "bronze", "silver", "gold"].index(
            next(name for name in ("gold", "silver", "bronze", "lost") if name in reached)
        )
        assert len(done) >= best if best else not done
    else:
        assert best == len(done)
    assert "Strength of the virtual opponent: " in words(panel(view, "players").body)


def test_everybody_has_a_realm_and_a_row() -> None:
    view = look(game_of(4), 80, 2)
    assert ["realm-2", "realm-3", "realm-0", "realm-1"] == [
        one.id for one in view.panels if one.id.startswith("realm-")
    ]
    assert ["own", "other", "other", "other"] == [
        one.role for one in view.panels if one.id.startswith("realm-")
    ]
    rows = parse(panel(view, "players").body).findall(".//li")
    assert 4 == len(rows)
    spectator = look(game_of(4), 80, None)
    assert all(one.role != "own" for one in spectator.panels)


def test_sheets_add_up() -> None:
    match = game_of(3)
    view = look(match, match.ply)
    cells = list(parse(panel(view, "scores").body).iter("tr"))[-1].findall("td")
    assert [str(score) for score in match.scores()] == [cell.text for cell in cells[:3]]
    assert [*match.scores()] == [info.points for info in view.seats]


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_speak_to_whoever_acts(language: str) -> None:
    for setup in SETUPS[::4]:
        match = played(setup)
        for ply, seat in decisions(match, 14):
            own = look(match, ply, seat, language)
            assert own.prompt and own.help
            other = look(match, ply, None, language)
            assert other.prompt and other.prompt != own.prompt and not other.help
    assert look(match, match.ply, 0, language).prompt


SPECIALS = {"specials": "special_left_1"}
SILK = {"solo": "silk_road", "orders": "silk"}
ASKED = {
    "action": ("Perform actions, or rest.", "Akcje albo odpoczynek.", "Действия или отдых."),
    "action-end": ("Perform actions, or end your turn.", "Akcje albo koniec tury.",
                   "Действия или конец хода."),
    "buy": ("Buy a special technology, or rest.", "Kup technologię specjalną albo odpocznij.",
            "Купите особую технологию или отдохните."),
    "buy-end": ("Buy a special technology, or end your turn.",
                "Kup technologię specjalną albo zakończ turę.",
                "Купите особую технологию или закончите ход."),
    "fill": ("Fill an order, or rest.", "Zrealizuj zamówienie albo odpocznij.",
             "Выполните заказ или отдохните."),
    "fill-end": ("Fill an order, or end your turn.", "Zrealizuj zamówienie albo zakończ turę.",
                 "Выполните заказ или закончите ход."),
    "idle": ("Rest, or end your turn.", "Odpocznij albo zakończ turę.",
             "Отдохните или закончите ход."),
    "idle-end": ("End your turn.", "Zakończ turę.", "Закончите ход."),
}  # fmt: skip


@pytest.mark.rule("AOC-6.1", "AOC-6.2", "AOC-12.2", "AOC-14.6")
@pytest.mark.parametrize(
    ("asked", "free", "coins", "done", "others"),
    [
        ("action", 1, 0, [], {}), ("action-end", 2, 0, ["perform hunting"], {}),
        ("buy", 0, 9, [], SPECIALS), ("buy-end", 1, 9, ["perform hunting"], SPECIALS),
        ("fill", 0, 9, [], SILK), ("fill-end", 1, 9, ["perform hunting"], SILK),
        ("idle", 0, 0, [], SPECIALS), ("idle", 0, 0, [], SILK),
        ("idle-end", 1, 0, ["perform hunting"], {}),
    ],
)  # fmt: skip
def test_the_prompt_asks_for_what_is_possible(
    asked: str, free: int, coins: int, done: list[str], others: dict[str, Any]
) -> None:
    """A rest only before the first action, actions only with workers and coins for them."""
    realms = [realm(workers=free, coins=coins), realm()][: 1 if "solo" in others else 2]
    state = do(table(*realms, track="hunting", **others), *done)
    names = NAMES[: len(realms)]
    said = [GAME.view(state, 0, language, names).prompt for language in LANGUAGES]
    assert [*ASKED[asked]] == said


@pytest.mark.rule("AOC-7.2")
@pytest.mark.parametrize(
    ("civilization", "said"),
    [
        ("phoenicia", ("Use your end-of-turn abilities, or end your turn.",
                       "Użyj zdolności końca tury albo zakończ turę.",
                       "Примените свойства конца хода или закончите ход.")),
        ("babylon", ("Resolve your end-of-turn abilities.",
                     "Rozpatrz zdolności końca tury.", "Примените свойства конца хода.")),
    ],
)  # fmt: skip
def test_the_prompt_offers_the_end_of_the_turn_where_abilities_are_optional(
    civilization: str, said: tuple[str, ...]
) -> None:
    """Phoenicia's owner may pay, Education's may perform Culture, Babylon's must take a
    technology."""
    mine = realm(civilization, coins=9, technologies="writing education")
    state = do(table(mine, realm(), pool="rome"), "end")
    assert said == tuple(GAME.view(state, 0, language, NAMES[:2]).prompt for language in LANGUAGES)


@pytest.mark.rule("AOC-12.5")
@pytest.mark.parametrize("step", ["civilization", "end"])
def test_the_help_offers_a_special_technology_whenever_it_can_be_bought(step: str) -> None:
    """Before the civilization step and at the end of the turn, not without the coin."""
    for coins, count in ((9, 1), (0, 0)):
        mine = realm("babylon", coins=coins, wonders="hanging_gardens")
        state = table(mine, realm(), step=step, pool="rome", **SPECIALS)
        said = [GAME.view(state, 0, language, NAMES[:2]).help for language in LANGUAGES]
        words = ("also buy a special", "kupić także technologię specjalną", "купить и особую")
        assert [count] * 3 == [text.count(word) for text, word in zip(said, words, strict=True)]


@pytest.mark.rule("AOC-12.5")
def test_the_prompt_offers_the_purchase_that_an_ability_has_paid_for() -> None:
    state = do(table(realm("slavs", coins=0), realm(), **SPECIALS), "end")
    said = [GAME.view(state, 0, language, NAMES[:2]).prompt for language in LANGUAGES]
    assert [*ASKED["buy-end"]] == said
    assert "resolved" in GAME.view(state, 0, "en", NAMES[:2]).help


def test_what_leads_to_a_choice_is_confirmed_together_with_it() -> None:
    """Research and the technology it is for, Wonder and the wonder: one decision for people."""
    match = game_of(2)
    found: set[str] = set()
    for ply, seat in decisions(match, 1):
        quick = look(match, ply, seat).quick
        found |= set(quick)
        for text in quick:
            after = position(match, ply, seat)
            after.apply(seat, GAME.actions.parse(text))
            assert [seat] == after.actors()
    assert {"perform research"} <= found


# ---- pictures


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("name", ["", "track", "pool", "realm-1", "cover"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stand_alone(name: str, language: str) -> None:
    match = game_of(3, winds_of_change=True)
    drawing = GAME.picture(position(match, 90, None), language, NAMES[:3], name)
    assert [] == faults(drawing.body)
    assert [] == attributes(drawing.body, "id")
    assert drawing.width > 200 and drawing.height > 90


def test_a_picture_has_names_and_points() -> None:
    match = game_of(3)
    known = position(match, match.ply, None)
    shown = texts(str(known._repr_svg_()))
    assert {"Player 1", "Player 3", "The game is over."} <= set(shown)
    assert {str(score) for score in match.scores()} <= set(shown)


def test_unknown_panels_are_refused() -> None:
    with pytest.raises(BadPosition, match="realm-1"):
        GAME.picture(position(game_of(2), 50, None), "en", NAMES[:2], "realm-2")


def test_an_empty_table_can_be_drawn() -> None:
    match = game_of(2)
    view: View = look(match, 0, None)
    assert [] == faults(all_bodies(view))
    assert GAME.picture(position(match, 0, None), "en", NAMES[:2]).height > 100
    assert len(EDITION.wonders) == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_card_stay_on_it_whatever_the_font(language: str) -> None:
    """What a civilization does is told inside its card: wide letters are made narrower."""
    say = get_language(language)
    for facts in EDITION.civilizations:
        drawn = paragraph(say.say(main_ability(EDITION, facts.id)), 33, 40)
        for squeezed, size, line in re.findall(
            r'<text (?:textLength="([\d.]+)")?[^>]*?font-size="([\d.]+)"[^>]*>([^<]+)<', drawn
        ):
            wide = float(squeezed or len(line) * float(size) * 0.6)
            assert wide <= STACK - 37, line
            assert not squeezed or wide >= len(line) * float(size) * 0.5, line


def test_a_word_in_a_formula_does_not_run_into_the_symbol_after_it() -> None:
    """Letters are wider than digits, most of all in bold."""
    assert room(word("max"), 10) > room(word("123"), 10) >= 18
