"""Short rules: they begin each rules page, in every language; the engine checks their figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from poleis.core.errors import BadPosition
from poleis.core.position_text import position_text
from poleis.locale import get_language
from poleis.web.pages import figures, rules_pages
from poleis.web.pages.light_drawings import own_ids, reduced, silent, symbols_for
from poleis.web.pages.short_rules import CITATION, figures_of, short_file, short_rules
from tests.locale.report import COMPLETE
from tests.web.test_pages import Browsers

GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
SHOWN = re.compile(r"!\[[^\]]+\]\(figure:([\w-]+)\)")
MOST_BYTES = 300_000

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("lang", sorted(COMPLETE))


def text_of(game: str, lang: str) -> str:
    found = short_file(game, f"{lang}.md")
    assert found is not None
    return found


def boards(game: str) -> Iterator[figures.Figure]:
    """The figures that can be tapped."""
    return (figure for figure in figures_of(game).values() if figure.taps)


# ---- pages


@each_language
@each_game
def test_a_rules_page_begins_with_the_short_rules(browser: Browsers, game: str, lang: str) -> None:
    """One title; the numbered rules follow below it, with all their anchors."""
    text = browser(lang).http.get(f"/rules/{game}").text
    short, numbered = short_rules(game, lang), rules_pages.rules_page(game, lang)
    assert short is not None
    assert numbered is not None
    assert (lang, lang) == (short.lang, numbered.lang)
    assert 1 == text.count("<h1>")
    assert text.index(short.body[:40]) < text.index('id="numbered"')
    for section in (*short.contents, *numbered.contents):
        assert f'<a href="#{section["id"]}">' in text
    for rule in re.findall(r'id="([A-Z]{3}-[0-9.]+)"', numbered.body):
        assert f'id="{rule}"' in text


@each_language
@each_game
def test_links_of_a_page_lead_to_one_place_each(browser: Browsers, game: str, lang: str) -> None:
    """Drawings on one page share no ids, and every rule id that is cited is on the page."""
    text = browser(lang).http.get(f"/rules/{game}").text
    ids = Counter(re.findall(r'\sid="([^"]+)"', text))
    assert [] == [id_ for id_, times in ids.items() if times > 1]
    assert set() == set(re.findall(r'href="#([^"]+)"', text)) - ids.keys()


@each_language
@each_game
def test_a_page_is_light_and_plain(browser: Browsers, game: str, lang: str) -> None:
    """It travels quickly, and holds nothing that the policy of the site forbids."""
    text = browser(lang).http.get(f"/rules/{game}").text
    assert len(text.encode()) < MOST_BYTES
    assert not re.search(r"<[^>]+\s(style|on\w+)=", text)


def test_a_language_without_short_rules_has_the_english_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = short_file
    monkeypatch.setattr(
        "poleis.web.pages.short_rules.short_file",
        lambda game, ending: None if ending == "pl.md" else whole(game, ending),
    )
    short_rules.cache_clear()
    found = short_rules("akropolis", "pl")
    short_rules.cache_clear()
    assert found is not None
    assert "en" == found.lang


# ---- texts


@each_language
@each_game
def test_the_text_is_short(game: str, lang: str) -> None:
    words = SHOWN.sub("", CITATION.sub("", text_of(game, lang))).split()
    assert 500 <= len([word for word in words if re.search(r"\w", word)]) <= 900


@each_language
@each_game
def test_translations_cite_and_show_the_same(game: str, lang: str) -> None:
    """The same rules, figures and headings in the same order."""
    for part in (CITATION, SHOWN, re.compile(r"^#+ ", re.MULTILINE), re.compile(r"^- ", re.M)):
        assert part.findall(text_of(game, "en")) == part.findall(text_of(game, lang))


# ---- figures


@each_game
def test_every_figure_is_shown(game: str) -> None:
    """Each game has pictures, and at least two small boards."""
    known = figures_of(game)
    assert list(known) == SHOWN.findall(text_of(game, "en"))
    assert len(list(boards(game))) >= 2
    assert len(known) > len(list(boards(game)))


@each_game
def test_figures_are_positions_of_the_game(game: str) -> None:
    """Their text is what the program would write."""
    for figure in figures_of(game).values():
        assert game == figure.state.setup.game.id
        assert position_text(figure.state).startswith(f"{game} ")


@each_language
@each_game
def test_every_figure_is_drawn(game: str, lang: str) -> None:
    for figure in figures_of(game).values():
        drawn = figures.picture(figure, "the words", lang)
        assert 'aria-label="the words"' in drawn
        assert figure.drawing(lang).width > 100


@each_language
@each_game
def test_every_tap_has_an_answer_in_words(game: str, lang: str) -> None:
    """Legal ones say what they bring, the others cite a rule that the page has."""
    numbered = rules_pages.rules_page(game, lang)
    assert numbered is not None
    refused = 0
    for figure in boards(game):
        board = figures.small_board(figure, "", lang)
        legal = {int(code) for code in figure.state.legal(figure.seat)}
        assert legal & {tap.action for tap in figure.taps}
        for tap in figure.taps:
            is_legal = tap.action in legal
            look = "chosen" if is_legal else "refused"
            head = f'<template data-for="{tap.ref}" data-as="{look}">'
            said = board.partition(head)[2].partition("</template>")[0]
            words = re.sub(r"<svg.*</svg>|<[^>]+>", " ", said)
            assert len(words.split()) > 2
            cited = re.findall(r'href="#([A-Z]{3}-[0-9.]+)"', said)
            assert is_legal == (not cited)
            assert all(f'id="{rule}"' in numbered.body for rule in cited)
            assert f'data-ref="{tap.ref}"' in board
            refused += not is_legal
        assert get_language(lang)("short-rules-tap") in board
    assert refused >= 1


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ('panel = "city-0"\nposition = "akropolis"', "a position text is"),
        ('panel = "city-0"', "the fields are"),
        ('panel = "city-0"\nposition = "akropolis 2 |"\nwords = "x"', "the fields are"),
        ('panel = "city-9"\nposition = "akropolis 2 |"\ntaps = []', "no panel 'city-9'"),
        ('panel = "city-0"\nposition = "akropolis 2 |"\ntaps = ["take 1"]', "not in the drawing"),
    ],
)
def test_a_figure_that_does_not_fit_is_refused_by_name(fields: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=f"^figure wrong: .*{reason}"):
        figures.read_figures(f"[wrong]\n{fields}\n")


# ---- drawings made light

THINGS = (
    '<p>Two <b></b></p><svg><g data-ref="a:1" class="x"><title>one</title><g class="face"/>'
    '<g class="ring-lit"/><g class="ring-hint"/></g><g data-ref="a:2" aria-description="long">'
    '<g class="face"/><g class="ring-lit"/></g><g class="plot" data-ref="a:3"/></svg>'
)


def test_a_small_board_keeps_what_can_be_tapped() -> None:
    """Other things are drawn, without rings, tooltips and refs; plots only for a tap are gone."""
    left = reduced(THINGS, {"a:1"})
    assert ["a:1"] == re.findall(r'data-ref="([^"]+)"', left)
    assert 1 == left.count("ring-lit")
    assert 2 == left.count('class="face"')
    assert not re.search("ring-hint|aria-description|plot", left)
    assert "<p>Two <b></b></p>" in left


def test_a_drawing_brings_the_symbols_that_it_uses() -> None:
    """Those that other panels define, and those that these use in turn."""
    symbols = '<g id="a"><use href="#b"/></g><g id="b"/><g id="c"/>'
    sprite = f'<svg class="sprite"><defs>{symbols}</defs></svg>'
    found = symbols_for('<use href="#a"/><use href="#coin"/>', [sprite])
    assert {"a", "b"} == set(re.findall(r'id="(\w+)"', found))
    assert "" == symbols_for('<use href="#coin"/>', [sprite])


def test_ids_of_a_drawing_are_its_own() -> None:
    """What it refers to elsewhere keeps its name."""
    drawn = '<g id="a"/><use href="#a"/><use href="#coin"/><path fill="url(#a)"/>'
    mine = '<g id="x-a"/><use href="#x-a"/><use href="#coin"/><path fill="url(#x-a)"/>'
    assert mine == own_ids("x")(drawn)


def test_parts_of_a_picture_are_silent() -> None:
    assert "<g><path/></g>" == silent(
        '<g role="img" aria-label="a b"><title>a b</title><path/></g>'
    )
