"""The score pad of Age of Civilization as a board: tap what a player owns at the end."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, cast

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.errors import Illegal
from poleis.core.explain import Message, Refusal, total
from poleis.core.sets import members
from poleis.core.view import Group, Layout, Panel, Preview, SeatInfo, Tab, View
from poleis.draw.highlights import rings, thing
from poleis.draw.svg import icon, rect, use
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_card import drawn, hue_of, special_tile, wonder_tile
from poleis.games.age_of_civilization.ui.draw_pools import special_help
from poleis.games.age_of_civilization.ui.draw_realm import STACK, TREE, framed, stack, tree
from poleis.games.age_of_civilization.ui.score_tables import sheet_table
from poleis.games.age_of_civilization.ui.scorepad import read_player
from poleis.locale import Language, get_language

if TYPE_CHECKING:
    from poleis.games.age_of_civilization.game import AgeOfCivilizationGame

LIMITED = {"workers": "AOC-1.3", "forts": "AOC-14.8"}
"""The rules for what is not counted without end (AOC-1.2)."""
TILE, TILE_HEIGHT = 150, 34


def counters(edition: Edition) -> dict[str, int]:
    """What is counted, and up to how many."""
    return {
        "points": 120,
        "coins": 60,
        "workers": int(edition.most_workers),
        "forts": int(edition.rounds),
        "opponent": 30,
    }


def strides(name: str) -> tuple[int, ...]:
    """The steps in which something is counted."""
    return (-5, -1, 1, 5) if name == "points" else (-1, 1)


def board_actions(edition: Edition) -> ActionTable:
    """What can be tapped."""
    return ActionTable(
        *(Kind(name, (Number(name, 0, most),)) for name, most in counters(edition).items()),
        Kind("civilization", (Word("civilization", edition.civilization_ids),)),
        Kind("main", (Word("main", edition.civilization_ids),)),
        Kind("technology", (Word("technology", edition.technology_ids),)),
        Kind("wonder", (Word("wonder", edition.wonder_ids),)),
        Kind("special", (Word("special", edition.special_ids),)),
    )


class Player:
    """A player being entered."""

    def __init__(self, game: AgeOfCivilizationGame, data: object) -> None:
        self.game = game
        self.edition: Edition = game.edition
        self.data: dict[str, Any] = dict(data) if isinstance(data, dict) else {}
        self.state: AgeOfCivilization = read_player(game, self.data)

    def names(self, key: str) -> list[str]:
        return list(self.data.get(key, []))

    @property
    def special(self) -> str:
        return str(self.data.get("special") or "")

    @property
    def main(self) -> str:
        owned = self.names("civilizations")
        return str(self.data.get("main") or (owned[-1] if owned else ""))

    @property
    def board(self) -> list[str]:
        """The technologies on the board, bottom left first."""
        special = self.edition.special_ids.index(self.special) if self.special else NONE
        places = cards.places_of(self.edition, special)
        return [self.edition.technology_ids[technology] for technology in places]

    def reachable(self, learned: list[str]) -> list[str]:
        """The technologies that could come next after these."""
        places = sum(1 << place for place, name in enumerate(self.board) if name in learned)
        return [self.board[place] for place in members(self.edition.reachable(places))]

    def kept(self, learned: list[str]) -> list[str]:
        """Those technologies that can still have been unlocked in some order."""
        found: list[str] = []
        while more := [name for name in self.reachable(found) if name in learned]:
            found += more
        return found

    def arrows(self, technology: str) -> list[str]:
        """The technologies that lead to one."""
        before = members(self.edition.arrows[self.board.index(technology)])
        return [self.board[place] for place in before]


class AgeOfCivilizationPadBoard:
    """What can be tapped on the score pad, and what that does."""

    def __init__(self, game: AgeOfCivilizationGame) -> None:
        self.game = game
        self.actions: ActionTable = board_actions(game.edition)

    def legal(self, data: object) -> list[int]:
        player, edition = Player(self.game, data), self.game.edition
        found = []
        for name, most in counters(edition).items():
            now = int(player.data.get(name, 0))
            found += [f"{name} {now + step}" for step in strides(name) if 0 <= now + step <= most]
        owned = player.names("civilizations")
        is_full = len(owned) == edition.most_civilizations
        offered = owned if is_full else edition.civilization_ids
        found += [f"civilization {name}" for name in offered]
        found += [f"main {name}" for name in owned if len(owned) > 1]
        learned = player.names("technologies")
        found += [f"technology {name}" for name in [*learned, *player.reachable(learned)]]
        found += [f"wonder {name}" for name in edition.wonder_ids]
        found += [f"special {name}" for name in edition.special_ids]
        return sorted(self.actions.parse(text) for text in found)

    def explain(self, data: object, code: int) -> list[Refusal]:
        if code in self.legal(data):
            return []
        kind, (index, *_) = self.actions.split(code)
        player = Player(self.game, data)
        if kind.name == "civilization":
            return [Refusal("AOC-5.2", Message(messages.refusal("three-civilizations")))]
        technologies = self.game.edition.technology_ids
        if kind.name == "technology" and technologies[index] in player.board:
            names = [messages.technology(name) for name in player.arrows(technologies[index])]
            args = {f"technology{i}": names[min(i, len(names)) - 1] for i in (1, 2, 3)}
            text = Message(messages.refusal("prerequisite"), {"count": len(names), **args})
            return [Refusal("AOC-9.3", text)]
        if kind.name in counters(self.game.edition):
            rule = LIMITED.get(kind.name, "AOC-1.2")
            return [Refusal(rule, Message("age_of_civilization-pad-step"))]
        if kind.name == "main":
            return [Refusal("AOC-5.3", Message("age_of_civilization-pad-not-owned"))]
        return [Refusal("AOC-12.4", Message(messages.refusal("covered")))]

    def apply(self, data: object, code: int) -> dict[str, object]:
        if refusals := self.explain(data, code):
            raise Illegal(self.actions.text(code), refusals)
        player, edition = Player(self.game, data), self.game.edition
        after = player.data
        kind, (index, *_) = self.actions.split(code)
        name = kind.name
        if name in counters(edition):
            after[name] = index
        elif name == "main":
            after["main"] = edition.civilization_ids[index]
        elif name == "special":
            card = edition.special_ids[index]
            after["special"] = None if card == player.special else card
            after["technologies"] = player.kept(player.names("technologies"))
        else:
            toggle(after, name, kind.args[0].text(index))
            if name == "technology":
                after["technologies"] = player.kept(after["technologies"])
            if name == "civilization":
                owned = after["civilizations"]
                after["main"] = owned[-1] if owned else None
        return cast(dict[str, object], after)

    def preview(self, data: object, code: int, language: str) -> Preview:
        return Preview(self.actions.text(code), "", ())

    def view(self, data: object, language: str) -> View:
        player, say = Player(self.game, data), get_language(language)
        points = total(self.game.pad.sheet(player.data))
        return View(
            panels=(civilizations_panel(player, say), realm_panel(player, say),
                    wonders_panel(player, say), sheet_panel(player, say)),
            layout=layout(say),
            prompt=say("age_of_civilization-pad-prompt"),
            help=say("age_of_civilization-pad-help"),
            round="",
            seats=(SeatInfo(0, points),),
            quick=tuple(kind.name for kind in self.actions.kinds),
        )  # fmt: skip


PLURALS = {
    "civilization": "civilizations", "technology": "technologies", "wonder": "wonders",
}  # fmt: skip


def toggle(data: dict[str, Any], kind: str, name: str) -> None:
    """Add something to what a player owns, or take it away."""
    owned = list(data.get(PLURALS[kind], []))
    data[PLURALS[kind]] = [*owned, name] if name not in owned else [n for n in owned if n != name]


# ---- panels


def scene_of(player: Player, say: Language) -> Scene:
    return Scene(player.state, 0, say, ("",))


def civilizations_panel(player: Player, say: Language) -> Panel:
    """The civilizations to choose from, and above them those that were chosen."""
    scene = scene_of(player, say)
    owned = player.names("civilizations")
    chips = "".join(
        chip(scene, card, scene.edition.civilization_ids[card] in owned)
        for card in sorted(range(len(scene.edition.civilizations)), key=scene.civilization)
    )
    title = say("age_of_civilization-pad-civilizations")
    return Panel("civilizations", "offer", title, f'<div class="picks">{chips}</div>',
                 f"{len(owned)}/{scene.edition.most_civilizations}")  # fmt: skip


def chip(scene: Scene, card: int, owned: bool) -> str:
    facts = scene.edition.civilizations[card]
    label = escape(scene.civilization(card), quote=True)
    help_ = escape(scene.civilization_help(card), quote=True)
    kind = "main" if owned else "past"
    mark = icon("ui-check") if owned else ""
    return (
        f'<span class="civ pick {kind} {hue_of(facts)}" data-ref="civilization:{facts.id}"'
        f' aria-label="{label}" aria-description="{help_}">{mark}{label}</span>'
    )


def realm_panel(player: Player, say: Language) -> Panel:
    """The stack of civilizations, which of them is the main one, and the technology board."""
    scene = scene_of(player, say)
    mains = "".join(
        knob(f"main:{name}", say("age_of_civilization-pad-make-main",
                                 card=messages.civilization(name)),
             escape(say.say(messages.civilization(name))), name == player.main)
        for name in player.names("civilizations")
    )  # fmt: skip
    chosen = ""
    if len(player.names("civilizations")) > 1:
        label = escape(say("age_of_civilization-pad-main"))
        chosen = f'<p class="setting"><span>{label}</span></p><p class="knobs">{mains}</p>'
    body = (
        '<div class="padrealm">'
        + framed(TREE, tree(scene, 0), say("age_of_civilization-view-tree"), "tree")
        + framed(STACK, stack(scene, 0), say("age_of_civilization-view-stack"), "stack")
        + f"<div>{chosen}</div></div>"
    )
    return Panel("realm-0", "own", say("age_of_civilization-view-own"), body, seat=0)


def owned_tile(face: str, width: float, height: float, owned: bool) -> str:
    """A tile with a tick if the player has it."""
    if not owned:
        return face
    frame = rect(1, 1, width - 2, height - 2, 7, "", "accent", 2.5)
    return face + frame + use("ui-check", width - 11, 10, 13, "accent")


def wonders_panel(player: Player, say: Language) -> Panel:
    """All wonders and special technology cards; those owned have a tick."""
    scene = scene_of(player, say)
    tiles = ""
    for wonder in scene.edition.wonders:
        name = messages.wonder(wonder.id)
        face = wonder_tile(wonder, TILE, TILE_HEIGHT, say.code)
        face = owned_tile(face, TILE, TILE_HEIGHT, wonder.id in player.names("wonders"))
        body = thing(f"wonder:{wonder.id}", f"pool-{wonder.id}", say.say(name), face,
                     rings(0, 0, TILE, TILE_HEIGHT), "", scene.about(name))  # fmt: skip
        tiles += drawn("tile", TILE, TILE_HEIGHT, body)
    specials = ""
    for number, card in enumerate(scene.edition.special_cards):
        face = owned_tile(special_tile(card, TILE, TILE_HEIGHT, say.code), TILE, TILE_HEIGHT,
                          card.id == player.special)  # fmt: skip
        label = say.say(messages.special_card(card.id))
        body = thing(f"special:{card.id}", f"special-{number}", label, face,
                     rings(0, 0, TILE, TILE_HEIGHT), "", special_help(scene, number))  # fmt: skip
        specials += drawn("tile", TILE, TILE_HEIGHT, body)
    caption = escape(say("age_of_civilization-pad-specials"))
    body = (
        f'<div class="padtiles">{tiles}</div><p class="caption-line">{caption}</p>'
        f'<div class="padtiles">{specials}</div>'
    )
    return Panel("wonders", "offer", say("age_of_civilization-view-wonders"), body,
                 str(len(player.names("wonders"))))  # fmt: skip


def sheet_panel(player: Player, say: Language) -> Panel:
    """The score, and what cannot be seen on cards, from points to the strength of others."""
    settings = "".join(setting(player, name, say) for name in counters(player.edition))
    table = sheet_table(player.game.pad.sheet(player.data), say)
    body = f'<div class="settings">{settings}</div>{table}'
    return Panel("sheet", "sheet", say("age_of_civilization-view-sheet"), body)


def knob(ref: str, label: str, content: str, pressed: bool = False) -> str:
    kind = "knob on" if pressed else "knob"
    return f'<span class="{kind}" data-ref="{ref}" aria-label="{escape(label)}">{content}</span>'


def setting(player: Player, name: str, say: Language) -> str:
    """A number with knobs around it."""
    now, most = int(player.data.get(name, 0)), counters(player.edition)[name]
    label = say(f"age_of_civilization-pad-{name}")
    knobs = {
        step: knob(f"{name}:{now + step}", f"{label} {step:+}",
                   f"{step:+}".replace("-", "−") if abs(step) > 1
                   else icon("ui-minus" if step < 0 else "ui-plus"))
        for step in strides(name) if 0 <= now + step <= most
    }  # fmt: skip
    fewer = "".join(drawn_knob for step, drawn_knob in knobs.items() if step < 0)
    more = "".join(drawn_knob for step, drawn_knob in knobs.items() if step > 0)
    return (
        f'<p class="setting"><span>{escape(label)}</span>{fewer}<b class="num">{now}</b>{more}</p>'
    )


def layout(say: Language) -> Layout:
    return Layout(
        columns=("minmax(0,1fr)", "minmax(0,1.35fr)", "340px"),
        rows=("minmax(0,0.9fr)", "minmax(0,1fr)"),
        areas=(("civilizations", "realm", "sheet"), ("civilizations", "wonders", "sheet")),
        groups=(
            Group("civilizations", ("civilizations",)),
            Group("realm", ("realm-0",)),
            Group("wonders", ("wonders",)),
            Group("sheet", ("sheet",)),
        ),
        tabs=(
            Tab(say("age_of_civilization-pad-tab-cards"), "birth", ("civilizations",)),
            Tab(say("age_of_civilization-pad-tab-realm"), "research", ("realm-0",)),
            Tab(say("age_of_civilization-view-wonders"), "wonder", ("wonders",)),
            Tab(say("age_of_civilization-pad-tab-sheet"), "ui-sheet", ("sheet",)),
        ),
    )
