"""The end of a game: who won, by how much, and a sheet of every seat with rule ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.core.explain import ScoreLine
from poleis.core.game import Game, tie_break_of
from poleis.core.match import Match
from poleis.locale import Language, get_language
from poleis.locale.keys import line_key
from poleis.web.tables.game_results import places_of
from poleis.web.tables.rows import TableInfo
from poleis.web.tables.seat_names import seat_name
from poleis.web.tables.stints import parts_played
from poleis.web.wire.states import Result, SheetRow

if TYPE_CHECKING:
    from poleis.web.tables.presenter import Presenter


UNDECIDED = {"abandoned": "seat-abandoned", "closed": "owner-closed-short"}
"""The titles of endings without a winner."""


def result(presenter: Presenter, viewer: int | None, lang: str) -> Result:
    """The data of the end screen. It reveals the seed: nothing depends on it any more."""
    match, info = presenter.match, presenter.info
    say = get_language(lang)
    names = presenter.names(lang)
    places = places_of(match, info.ending)
    scores = match.scores()
    sheets = [match.game.sheet(match.state, seat) for seat in range(match.setup.seats)]
    undecided = UNDECIDED.get((info.ending or {}).get("how", ""))
    has_places = match.setup.seats > 1 and undecided is None
    order = sorted(range(match.setup.seats), key=lambda seat: (places[seat], -scores[seat], seat))
    return {
        "title": say(undecided) if undecided else title(places, names, viewer, say),
        "detail": detail(match, names, say) if info.ending is None else how_it_ended(info, lang),
        "places": [
            {
                "seat": seat,
                "name": names[seat],
                "place": say("server-place", n=places[seat]) if has_places else "",
                "points": scores[seat],
                "played": parts_played(presenter, seat, viewer, lang),
            }
            for seat in order
        ],
        "rows": rows(match.game, sheets, say),
        "total": scores,
        "seed": info.seed,
        "commit": info.commitment,
        "audit": say("server-audit"),
        "record": f"/api/tables/{info.id}/record",
    }


def detail(match: Match, names: tuple[str, ...], say: Language) -> str:
    """The notes of the game, and what decided between equal points."""
    game, state = match.game, match.state
    texts = [*game.notes(state), *tie_break_of(game, state, names)]
    return " ".join(dict.fromkeys(map(say.say, texts)))


def how_it_ended(info: TableInfo, lang: str) -> str:
    """How people ended the game before its rules did."""
    say, ending = get_language(lang), info.ending or {}
    if ending.get("how") == "closed":
        return say("owner-closed")
    if "seat" not in ending:
        return say("seat-points-so-far")
    return say("seat-resigned", name=seat_name(info.seats[ending["seat"]], lang))


def title(places: list[int], names: tuple[str, ...], viewer: int | None, say: Language) -> str:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if not winners:  # somebody alone, against the rules or what they bring
        return say("server-you-lost" if viewer == 0 else "server-nobody-won")
    if viewer in winners and len(winners) == 1:
        return say("server-you-won")
    if len(winners) > 1:
        return say("server-shared", names=", ".join(names[seat] for seat in winners))
    return say("server-won", name=names[winners[0]])


def label(game: Game, line: ScoreLine, say: Language) -> str:
    """The name of a category; its key, where a game came without words."""
    message = line_key(game, line)
    return say(message) if say.has(message) else line.key


def rows(game: Game, sheets: list[list[ScoreLine]], say: Language) -> list[SheetRow]:
    """One row for each category of the sheets."""
    named = {line.key: line for sheet in sheets for line in sheet}
    found: list[SheetRow] = []
    for key, first in named.items():
        lines = [next((line for line in sheet if line.key == key), None) for sheet in sheets]
        rules = dict.fromkeys(rule for line in lines if line for rule in line.rules)
        found.append(
            {
                "key": key,
                "label": label(game, first, say),
                "points": [line.points if line else 0 for line in lines],
                "parts": [dict(line.parts) if line else {} for line in lines],
                "rules": list(rules),
            }
        )
    return found
