"""Why not? What stands against a thing that was tapped, whatever was meant by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from poleis.core.actions import ActionTable, Kind, Turn
from poleis.core.explain import Refusal
from poleis.locale import Language
from poleis.web.tables.wire import Json

Said = tuple[str, str]
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
        self.possible = {actions.split(int(code))[0] for code in legal}

    def against(self, codes: Iterable[int]) -> list[Json]:
        """What to tell somebody who may have meant any of these actions.

        Nobody has chosen what the actions of a kind differ in, so what is told stands against all
        of them. Of several kinds it is the one with the least against it; a kind that is out of
        the question, whatever it would be about, has no say unless there is no other.
        """
        kinds: dict[Kind, list[int]] = {}
        for code in codes:
            if code < self.actions.size:
                kinds.setdefault(self.actions.split(code)[0], []).append(code)
        in_question = list(filter(self._is_in_question, kinds)) or list(kinds)
        told = [self._common(self._by_choice(kinds[kind])) for kind in in_question]
        least = min(map(len, told), default=0)
        found = {one: None for row in told if len(row) == least for one in row}
        return [{"rule": rule, "text": text} for rule, text in found]

    def _said(self, code: int) -> list[Said]:
        return [(refusal.rule, self.say.say(refusal.text)) for refusal in self.explain(code)]

    def _is_in_question(self, kind: Kind) -> bool:
        """Whether an action of this kind is legal, or not all are forbidden for the same reason."""
        first = self.actions.join(kind, [0] * len(kind.args))
        last = first + kind.size - 1
        return kind in self.possible or self._said(first) != self._said(last)

    def _by_choice(self, codes: list[int]) -> list[list[Said]]:
        """For each choice of things the least that stands against it, however they are turned."""
        found: dict[tuple[int, ...], list[Said]] = {}
        for code in codes:
            kind, indices = self.actions.split(code)
            pairs = zip(kind.args, indices, strict=True)
            things = tuple(index for arg, index in pairs if not isinstance(arg, Turn))
            said = self._said(code)
            found[things] = min(found.get(things, said), said, key=len)
        return list(found.values())

    def _common(self, choices: list[list[Said]]) -> list[Said]:
        """What stands against every choice; or else that none will do, with all their rules."""
        if not all(choices):
            return []
        first, *others = choices
        common = [one for one in first if all(one in other for other in others)]
        rules = {rule: None for choice in choices for rule, _ in choice}
        return common or [(rule, self.say("server-why-none")) for rule in rules]
