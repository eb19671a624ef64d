"""Figures of the short rules: pictures of positions, and small boards that answer a tap.

The figures of a game are one TOML file, which all languages share:

    [two-tiles]
    panel = "city-0"
    position = "akropolis 2 long=no variants=- lakes=no | ..."
    taps = ["place 1 -1 r5", "place 1 -1 r0", "take 4 @ slot:4"]

Without `taps` a figure is a picture. With them it is a small board of the first seat that acts in
the position. A tap is an action as a record has it, legal or not. The thing to tap is the last ref
of the action that the panel draws, or the ref after `@`. The engine gives the answers: what the
action brings, or the rules against it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from poleis.core.errors import BadPosition, PoleisError
from poleis.core.position_text import read_position
from poleis.core.state import State
from poleis.core.view import Delta, Drawing, Panel
from poleis.locale import Language, get_language
from poleis.web.pages.light_drawings import own_ids, reduced, silent, symbols_for

_FIELDS = {"panel", "position", "taps"}
_REF = re.compile(r'data-ref="([^"]+)"')


MOST_WIDTH, MOST_HEIGHT = 740, 440
"""The room for a picture in px."""


@dataclass(frozen=True)
class Tap:
    """An action to try: its code, and the thing on the board that stands for it."""

    action: int
    ref: str


@dataclass(frozen=True)
class Figure:
    """A panel of a position. One with *taps* answers to a tap on their things."""

    name: str
    panel: str
    state: State
    taps: tuple[Tap, ...] = ()

    @property
    def seat(self) -> int:
        """Who plays on a small board."""
        return int(next(iter(self.state.actors()), 0))

    def names(self, say: Language) -> tuple[str, ...]:
        return tuple(say("seat-player", number=seat + 1) for seat in range(self.state.seats()))

    def drawing(self, lang: str) -> Drawing:
        """The panel as a picture."""
        found: Drawing = self.state.setup.game.picture(
            self.state, lang, self.names(get_language(lang)), self.panel
        )
        return found

    def panels(self, lang: str) -> dict[str, Panel]:
        """The panels as the seat of a small board sees them."""
        game = self.state.setup.game
        known = game.redact(self.state, self.seat)
        view = game.view(known, self.seat, lang, self.names(get_language(lang)))
        return {panel.id: panel for panel in view.panels}


def read_figures(text: str) -> dict[str, Figure]:
    """The figures of a file by name; BadPosition names the figure that does not fit."""
    found = {}
    for name, facts in tomllib.loads(text).items():
        try:
            found[name] = _figure(name, facts)
        except PoleisError as error:
            raise BadPosition(f"figure {name}: {error}") from error
    return found


def _figure(name: str, facts: Mapping[str, Any]) -> Figure:
    if not {"panel", "position"} <= facts.keys() <= _FIELDS:
        raise BadPosition(f"the fields are {', '.join(sorted(_FIELDS))}")
    plain = Figure(name, str(facts["panel"]), read_position(str(facts["position"])))
    if "taps" not in facts:
        return plain
    panel = plain.panels("en").get(plain.panel)
    if panel is None:
        raise BadPosition(f"there is no panel {plain.panel!r}")
    drawn = set(_REF.findall(panel.body))
    taps = tuple(_tap(plain.state, str(words), drawn) for words in facts["taps"])
    if len({tap.ref for tap in taps}) < len(taps):
        raise BadPosition("two taps mean the same thing")
    return Figure(name, plain.panel, plain.state, taps)


def _tap(state: State, words: str, drawn: set[str]) -> Tap:
    text, at, ref = words.partition("@")
    actions = state.setup.game.actions
    code = int(actions.parse(text.strip()))
    refs = [ref.strip()] if at else [one for one in actions.refs(code) if one in drawn]
    if not refs or refs[-1] not in drawn:
        raise BadPosition(f"{words!r} is not in the drawing")
    return Tap(code, refs[-1])


# ---- as HTML


def picture(figure: Figure, words: str, lang: str) -> str:
    """A picture with its words for those who do not see it."""
    drawn = figure.drawing(lang)
    body = own_ids(figure.name)(silent(drawn.body))
    scale = min(1, MOST_WIDTH / drawn.width, MOST_HEIGHT / drawn.height)
    # On a phone a wide picture is scrolled, by keys too.
    wide = ' wide" tabindex="0' if drawn.width > 3 * drawn.height else ""
    return (
        f'<figure class="drawn{wide}"><svg class="poleis"'
        f' viewBox="0 0 {drawn.width:g} {drawn.height:g}"'
        f' width="{drawn.width * scale:.0f}" height="{drawn.height * scale:.0f}"'
        f' role="img" aria-label="{escape(words)}">{body}</svg></figure>'
    )


def small_board(figure: Figure, words: str, lang: str) -> str:
    """A board with an answer for each thing that can be tapped.

    The answers are templates. `small_boards.ts` shows the one of the thing that was tapped.
    """
    say = get_language(lang)
    panels = figure.panels(lang)
    panel = panels.pop(figure.panel)
    body = reduced(panel.body, {tap.ref for tap in figure.taps})
    symbols = symbols_for(body, [other.body for other in panels.values()])
    renamed = own_ids(figure.name)
    kind = "panel own drawing" if panel.zoom else "panel"
    answers = "".join(_answer(figure, tap, say) for tap in figure.taps)
    return renamed(
        f'<figure class="small-board" role="group" aria-label="{escape(words)}">{symbols}'
        f'<div class="{kind}"><div class="body">{body}</div></div>'
        f'<figcaption class="said" role="status">{escape(say("short-rules-tap"))}</figcaption>'
        f"{answers}</figure>"
    )


def _answer(figure: Figure, tap: Tap, say: Language) -> str:
    """What the action brings, drawn and in words; or why it is not legal, with the rules."""
    state, seat = figure.state, figure.seat
    game = state.setup.game
    refusals = game.explain(state, seat, tap.action)
    if refusals:
        told = f"<b>{escape(say('web-why-not'))}</b>"
        for refusal in refusals:
            told += f" {escape(say.say(refusal.text))} {rule_link(refusal.rule)}"
        return f'<template data-for="{escape(tap.ref)}" data-as="refused"><p>{told}</p></template>'
    known = game.redact(state, seat)
    preview = game.preview(known, seat, tap.action, say.code)
    told = f"<p><b>{escape(preview.title)}</b> {escape(preview.detail)}</p>"
    told += f"<p>{''.join(map(_delta, preview.deltas))}</p>" if preview.deltas else ""
    overlay = preview.overlays.get(figure.panel, "")
    drawn = f'<svg class="over">{overlay}</svg>' if overlay else ""
    return f'<template data-for="{escape(tap.ref)}" data-as="chosen">{told}{drawn}</template>'


def _delta(delta: Delta) -> str:
    icon = f'<svg class="i"><use href="#{delta.icon}"/></svg>' if delta.icon else ""
    named = f' role="img" aria-label="{escape(delta.label)}"' if delta.label else ""
    return f'<span class="delta {delta.tone}"{named}>{escape(delta.text)}{icon}</span>'


def rule_link(rule: str) -> str:
    """A link to a rule of the same page."""
    return f'<a class="rule" href="#{rule}">{rule}</a>'
