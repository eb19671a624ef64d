"""The codes of actions and outcomes, by kind, as the tables in `game` number them."""

from __future__ import annotations

from typing import final

from poleis.core.action_codes import ActionCodes
from poleis.core.actions import ActionTable


@final
class ActionKinds:
    """The codes of what seats do."""

    def __init__(self, table: ActionTable) -> None:
        self.birth: ActionCodes = table.codes("birth")
        self.absorb: ActionCodes = table.codes("absorb")
        self.skip: ActionCodes = table.codes("skip")
        self.perform: ActionCodes = table.codes("perform")
        self.unlock: ActionCodes = table.codes("unlock")
        self.take: ActionCodes = table.codes("take")
        self.buy: ActionCodes = table.codes("buy")
        self.fill: ActionCodes = table.codes("fill")
        self.exchange: ActionCodes = table.codes("exchange")
        self.resolve: ActionCodes = table.codes("resolve")
        self.endow: ActionCodes = table.codes("endow")
        self.keep: ActionCodes = table.codes("keep")
        self.decline: ActionCodes = table.codes("decline")
        self.rest: ActionCodes = table.codes("rest")
        self.end: ActionCodes = table.codes("end")


@final
class OutcomeKinds:
    """The codes of what chance does."""

    def __init__(self, table: ActionTable) -> None:
        self.first: ActionCodes = table.codes("first")
        self.wonder: ActionCodes = table.codes("wonder")
        self.civilization: ActionCodes = table.codes("civilization")
        self.card: ActionCodes = table.codes("card")
        self.special: ActionCodes = table.codes("special")
        self.token: ActionCodes = table.codes("token")
        self.order: ActionCodes = table.codes("order")
        self.deal: ActionCodes = table.codes("deal")
