"""Why not: the rules against an action, or against all actions that a tap can mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from poleis.core.actions import ActionTable, Kind, Turn
from poleis.core.explain import Refusal
from poleis.locale import Language
from poleis.web.wire import views

Reason = tuple[str, str]
"""The id of a rule and a sentence."""


class WhyNot:
    """The rules against actions of one position, for people."""

    def __init__(
        self,
        actions: ActionTable,
        explain: Callable[[int], list[Refusal]],
        legal: Iterable[int],
        say: Language,
    ) -> None:
        self.actions = actions
        self.explain = explain
        self.say = say
        self.possible: set[Kind] = {actions.split(int(code))[0] for code in legal}

    def against(self, codes: Iterable[int]) -> list[views.Refusal]:
        """The reasons against a tap that can mean any of these actions.

        A reason must forbid all actions of a kind. Of several kinds, the one with the fewest
        reasons counts; a kind that is wholly impossible now counts only if there is no other.
        """
        kinds: dict[Kind, list[int]] = {}
        for code in codes:
            if code < self.actions.size:
                kinds.setdefault(self.actions.split(code)[0], []).append(code)
        in_question = list(filter(self._is_in_question, kinds)) or list(kinds)
        rows = [self._common(self._by_choice(kinds[kind])) for kind in in_question]
        least = min(map(len, rows), default=0)
        found = {one: None for row in rows if len(row) == least for one in row}
        return [{"rule": rule, "text": text} for rule, text in found]

    def _reasons(self, code: int) -> list[Reason]:
        return [(refusal.rule, self.say.say(refusal.text)) for refusal in self.explain(code)]

    def _is_in_question(self, kind: Kind) -> bool:
        """Whether an action of this kind is legal, or not all are forbidden for the same reason."""
        first = self.actions.join(kind, [0] * len(kind.args))
        last = first + kind.size - 1
        return kind in self.possible or self._reasons(first) != self._reasons(last)

    def _by_choice(self, codes: list[int]) -> list[list[Reason]]:
        """For each choice of things the least that stands against it, however they are turned."""
        found: dict[tuple[int, ...], list[Reason]] = {}
        for code in codes:
            kind, indices = self.actions.split(code)
            pairs = zip(kind.args, indices, strict=True)
            things = tuple(index for arg, index in pairs if not isinstance(arg, Turn))
            reasons = self._reasons(code)
            found[things] = min(found.get(things, reasons), reasons, key=len)
        return list(found.values())

    def _common(self, choices: list[list[Reason]]) -> list[Reason]:
        """What stands against every choice; or else that none will do, with all their rules."""
        if not all(choices):
            return []
        first, *others = choices
        common = [one for one in first if all(one in other for other in others)]
        rules = {rule: None for choice in choices for rule, _ in choice}
        return common or [(rule, self.say("server-why-none")) for rule in rules]
