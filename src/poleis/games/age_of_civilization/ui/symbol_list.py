"""The symbols of Age of Civilization: what stands in formulas, actions, technologies, cards."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.core.player_aid import Symbol
from poleis.core.setup import Setup
from poleis.games.age_of_civilization.rules.edition import PLAGUE_CARD, Edition
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.formulas import symbol_of
from poleis.games.age_of_civilization.ui.setup_facts import (
    actions_in_play,
    orders_in_play,
    technologies_in_play,
    tokens_in_play,
)
from poleis.locale import Language, get_language

GOODS = {
    "points": "points", "coins": "coin", "workers": "worker", "sacrifice": "sacrifice",
    "technologies": "research", "top-technologies": "science", "wonders": "wonder",
    "strength": "strength", "civilizations": "legacy", "extra-coins": "chest",
    "future-cards": "ui-pass", "others": "ui-people",
}  # fmt: skip
"""What is counted, gained or paid, with its icon."""
TIMES = {
    "birth": "birth", "rest": "rest", "turn-end": "ui-rotate-cw", "game-end": "endgame",
    "unlocking": "unlock", "war": "war", "plague": "plague",
}  # fmt: skip
"""When an ability works."""
EFFECTS = {
    "own-space": "extra-action", "comes-back": "ui-undo", "perform": "ui-next", "forbid": "lock",
    "spared": "shield",
}  # fmt: skip
"""What an ability does besides gains and prices."""
AROUND = {
    "main": "archon", "first": "guild", "peace": "laurel", "virtual": "conquest",
    "events": "ui-warning", "orders": "tablet", "exchange": "ui-rematch",
}  # fmt: skip
"""What stands beside the cards."""


def symbols(edition: Edition, setup: Setup, language: str) -> tuple[Symbol, ...]:
    say = get_language(language)
    found: list[Symbol] = []
    for key, signs in (("goods", GOODS), ("times", TIMES), ("effects", EFFECTS)):
        found += sign_symbols(key, signs, edition, say)
    found += card_symbols(edition, setup, say)
    absent = {
        "first": setup.seats == 1,
        "virtual": setup.seats > 1,
        "events": not tokens_in_play(edition, setup),
        "orders": not orders_in_play(edition, setup),
        "exchange": not orders_in_play(edition, setup),
    }
    around = {key: icon for key, icon in AROUND.items() if not absent.get(key)}
    return (*found, *sign_symbols("around", around, edition, say))


def sign_symbols(key: str, signs: dict[str, str], edition: Edition, say: Language) -> list[Symbol]:
    """Symbols with texts of their own."""
    group = say(f"age_of_civilization-symbols-{key}")
    return [
        Symbol(icon, say(f"age_of_civilization-sign-{name}"), sign_help(name, edition, say), group)
        for name, icon in signs.items()
    ]


def sign_help(name: str, edition: Edition, say: Language) -> str:
    """What a sign means, with the number that it needs."""
    known = {"workers": edition.most_workers, "civilizations": edition.most_civilizations}
    return say(f"age_of_civilization-sign-{name}-help", n=int(known.get(name, 0)))


def card_symbols(edition: Edition, setup: Setup, say: Language) -> list[Symbol]:
    """The symbols of actions and technologies, and of tokens and orders where they are in play."""

    def symbol(group: str, id: str, name: Message) -> Symbol:
        about = say.say(messages.about(edition, name))
        return Symbol(symbol_of(id), say.say(name), about, say(group))

    # Abilities name actions that a scenario has taken off the track, too.
    numbers = dict.fromkeys((*range(int(edition.ordinary)), *actions_in_play(edition, setup)))
    actions = [edition.action_ids[n] for n in numbers]
    learned = [edition.technology_ids[n] for n in technologies_in_play(edition, setup)]
    return [
        *(symbol("age_of_civilization-symbols-actions", id, messages.action(id))
          for id in (*actions, PLAGUE_CARD)),
        *(symbol("age_of_civilization-symbols-technologies", id, messages.technology(id))
          for id in learned),
        *(symbol("age_of_civilization-symbols-tokens", id, messages.token(id))
          for id in dict.fromkeys(tokens_in_play(edition, setup))),
        *(symbol("age_of_civilization-symbols-orders", id, messages.order(id))
          for id in orders_in_play(edition, setup)),
    ]  # fmt: skip
