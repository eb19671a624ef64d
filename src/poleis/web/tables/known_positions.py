"""What a seat knows of positions after its own actions, as answers to its queries.

Nothing here knows connections: tables and lessons answer alike.
"""

from __future__ import annotations

from collections.abc import Iterable

from poleis.core.match import Move
from poleis.core.state import State
from poleis.locale import get_language
from poleis.web.tables.presenter import Presenter
from poleis.web.tables.view_json import panel_json
from poleis.web.tables.whynot import WhyNot
from poleis.web.wire import views
from poleis.web.wire.client_messages import Ahead
from poleis.web.wire.server_messages import AheadMessage


def known_after(presenter: Presenter, seat: int, codes: Iterable[int]) -> State | None:
    """What a seat would know after these actions of its own; None if one is not legal."""
    known = presenter.known(seat)
    for code in codes:
        if seat not in known.actors() or code not in list(known.legal(seat)):
            return None
        known.apply(seat, code)
    return known


def ahead_message(
    presenter: Presenter, known: State, seat: int, lang: str, message: Ahead
) -> AheadMessage:
    """The position after some actions, with all its panels."""
    moves = [Move(seat, code) for code in message.after]
    log = [*presenter.match.visible_log(seat), *moves]
    view = presenter.draw(known, seat, lang, log)
    return {
        "type": "ahead",
        "id": message.id,
        "legal": [int(code) for code in known.legal(seat)] if seat in known.actors() else [],
        "panels": {panel.id: panel_json(panel) for panel in view.panels},
        "prompt": view.prompt,
        "help": view.help,
    }


def refusals_against(
    codes: Iterable[int], known: State, seat: int, lang: str
) -> list[views.Refusal]:
    """The rules against a tap that can mean any of these actions."""
    game = known.setup.game
    legal = known.legal(seat) if seat in known.actors() else ()
    asked = WhyNot(
        game.actions,
        lambda code: game.explain(known, seat, code),
        map(int, legal),
        get_language(lang),
    )
    return asked.against(codes)
