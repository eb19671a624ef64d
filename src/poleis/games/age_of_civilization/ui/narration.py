"""What will happen and what has happened in Age of Civilization, in words: previews and the log."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.core.view import Delta, LogEntry, Preview, Tone
from poleis.games.age_of_civilization.effects.reader import CARDS, FIRST_TECHNOLOGY, FIRST_WONDER
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    CIVILIZATIONS,
    FISHING,
    ORDERS,
    PLAGUE,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTION_STEP,
    ALWAYS_WAR,
    BUSY,
    CHOOSE_RESEARCH,
    CIVILIZATION_STEP,
    COINS,
    COVER,
    DEAL,
    DOOMED,
    DRAFT,
    FIRST_BORN,
    FIRST_PLAYER,
    ROUND,
    SEATS,
    TRACK,
    TURN,
    WORKERS,
    realm,
)
from poleis.games.age_of_civilization.rules.position import (
    ABSORB,
    BEAR,
    BUY,
    DECLINE,
    END,
    ENDOW,
    EXCHANGE,
    FILL,
    KEEP,
    PERFORM,
    RESOLVE,
    REST,
    SKIP,
    TAKE,
    UNLOCK,
    AgeOfCivilization,
)
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_time_track import coming_events
from poleis.locale import Language, get_language

PEACE = FISHING + 1
"""A card of the track that brings neither war nor plague."""
KINDS = (
    (BEAR, "birth"), (ABSORB, "absorb"), (SKIP, "skip"), (PERFORM, "perform"), (UNLOCK, "unlock"),
    (TAKE, "take"), (BUY, "buy"), (FILL, "fill"), (EXCHANGE, "exchange"), (RESOLVE, "resolve"),
    (ENDOW, "endow"), (KEEP, "keep"), (DECLINE, "decline"), (REST, "rest"), (END, "end"),
)  # fmt: skip


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def kind_of(action: int) -> tuple[str, int]:
    """The kind of an action and the number of what it is about."""
    first, kind = next((first, kind) for first, kind in reversed(KINDS) if first <= action)
    return kind, action - first


def card_of(kind: str, what: int) -> Message | None:
    """The card that an action is about."""
    if kind in ("birth", "absorb", "endow", "keep"):
        return messages.civilization(CIVILIZATIONS[what])
    if kind == "resolve":
        return bearer(what)
    named = {
        "perform": (messages.action, ACTIONS),
        "unlock": (messages.technology, TECHNOLOGIES),
        "take": (messages.wonder, WONDERS),
        "buy": (messages.special_card, SPECIAL_CARDS),
        "fill": (messages.order, ORDERS),
        "exchange": (messages.order, ORDERS),
    }
    if kind not in named:
        return None
    name, ids = named[kind]
    return name(ids[what])


def bearer(card: int) -> Message:
    """Whatever bears abilities: a civilization, a technology or a wonder."""
    if card < FIRST_TECHNOLOGY:
        return messages.civilization(CARDS[card])
    return (
        messages.wonder(CARDS[card]) if card >= FIRST_WONDER else messages.technology(CARDS[card])
    )


# ---- previews


def preview(known: AgeOfCivilization, actor: int, action: int, language: str) -> Preview:
    """What will happen if this seat confirms this legal action."""
    say = get_language(language)
    kind, what = kind_of(action)
    return Preview(title(known, kind, what, say), detail(known, actor, kind, what, say),
                   deltas(known, actor, action, say))  # fmt: skip


def title(known: AgeOfCivilization, kind: str, what: int, say: Language) -> str:
    card = card_of(kind, what)
    if card is None:
        return say(f"age_of_civilization-view-preview-{kind}")
    if kind == "perform":
        return say.say(card)
    if kind == "unlock" and cards.top_frame(known.numbers())[0] == CHOOSE_RESEARCH:
        kind = "research"
    return say(f"age_of_civilization-view-preview-{kind}", card=card)


def detail(known: AgeOfCivilization, actor: int, kind: str, what: int, say: Language) -> str:
    """What the card says, or what else there is to know."""
    if kind in ("birth", "keep"):
        main = messages.main_ability(CIVILIZATIONS[what])
        if kind == "birth":
            return say.say(main)
        legacy = messages.legacy_ability(CIVILIZATIONS[what])
        return f"{say.say(main)} {say('age_of_civilization-view-legacy', text=legacy)}"
    if kind == "absorb":
        return say("age_of_civilization-view-legacy",
                   text=messages.legacy_ability(CIVILIZATIONS[what]))  # fmt: skip
    if kind == "resolve" and what < FIRST_TECHNOLOGY:
        return say.say(messages.main_ability(CIVILIZATIONS[what]))
    if kind == "end":
        scene = Scene(known, actor, say, ())
        free = 0
        if scene.step == ACTION_STEP:
            free = scene.of(actor, WORKERS) - scene.v[BUSY]
        return say("age_of_civilization-view-preview-end-detail", free=free)
    if kind in ("skip", "rest"):
        return say(f"age_of_civilization-view-preview-{kind}-detail")
    card = card_of(kind, what)
    if card is None or kind == "endow":
        return ""
    return say.say(messages.about(card))


def deltas(known: AgeOfCivilization, actor: int, action: int, say: Language) -> tuple[Delta, ...]:
    """What changes by a number: coins, workers, strength, points."""
    if kind_of(action)[0] == "keep":
        return ()
    after = known.clone()
    after.apply(actor, action)
    old, new = (Scene(state, actor, say, ()) for state in (known, after))
    found = []
    changes = {
        ("coin", "coins"): new.of(actor, COINS) - old.of(actor, COINS),
        ("worker", "workers-owned"): new.of(actor, WORKERS) - old.of(actor, WORKERS),
        ("strength", "strength"): new.strengths[actor] - old.strengths[actor],
    }
    for (symbol, key), change in changes.items():
        if change:
            said = say(f"age_of_civilization-view-{key}", n=abs(change))
            found.append(Delta.of(change, symbol, said))
    change = new.scores[actor] - old.scores[actor]
    if change:
        said = say("age_of_civilization-view-points-change", n=abs(change), change=signed(change))
        found.append(Delta(said, tone(change)))
    return tuple(found)


def tone(change: int) -> Tone:
    return "up" if change > 0 else "down"


# ---- the log


def log_entries(
    before: AgeOfCivilization, move: Move, language: str, names: tuple[str, ...]
) -> tuple[LogEntry, ...]:
    """The lines of the log for a move: what was done, and what the end of a round brought.

    What is dealt and kept in a draft is secret, so nothing is told of it.
    """
    old = Scene(before, None, get_language(language), names)
    kind = kind_of(move.action)[0] if move.actor != CHANCE else ""
    if kind == "keep" or (move.actor == CHANCE and old.step == DEAL):
        return ()
    after = before.clone()
    after.apply(move.actor, move.action)
    new = Scene(after, None, old.language, names)
    lines: list[LogEntry] = []
    if begins(old, new, move):
        lines.append(
            LogEntry(old.language("age_of_civilization-view-log-round", n=1), heading=True)
        )
    if move.actor == CHANCE:
        if old.step == FIRST_PLAYER and old.seats > 1:
            said = old.language("age_of_civilization-view-log-first", name=names[move.action])
            lines.append(LogEntry(said, seat=move.action))
    else:
        lines += tell_move(old, new, move)
    if new.v[ROUND] != old.v[ROUND]:
        lines += tell_round(old, new, move)
    return tuple(lines)


def begins(old: Scene, new: Scene, move: Move) -> bool:
    """Whether this is the first decision of the game."""
    if old.v[ROUND] != 1 or old.v[TURN] != 0:
        return False
    if old.v[FIRST_BORN]:
        return move.actor == CHANCE and new.actor != CHANCE
    if move.actor == CHANCE or old.step != CIVILIZATION_STEP:
        return False
    return not old.of(move.actor, COVER)  # AOC-12.5: a special technology may be bought first


def tell_move(old: Scene, new: Scene, move: Move) -> list[LogEntry]:
    """One line for a decision; small ones that lead to another are told with that."""
    seat, say = move.actor, old.language
    kind, what = kind_of(move.action)
    card = card_of(kind, what)
    gain = new.scores[seat] - old.scores[seat]
    ends_round = new.v[ROUND] != old.v[ROUND]
    if kind in ("skip", "decline") or (kind == "perform" and new.step == CHOOSE_RESEARCH):
        return []
    if kind == "end":
        lost = old.v[DOOMED] if old.step != DRAFT else 0
        if ends_round or not (gain or new.of(seat, COINS) - old.of(seat, COINS) or lost):
            return []
        text = say("age_of_civilization-view-log-turn-end", name=old.name(seat))
    elif kind == "rest":
        text = say("age_of_civilization-view-log-rest", name=old.name(seat))
    else:
        if kind == "unlock" and old.step == CHOOSE_RESEARCH:
            kind = "research"
        assert card is not None
        text = say(f"age_of_civilization-view-log-{kind}", name=old.name(seat), card=card)
    if not ends_round:
        text = ", ".join([text, *changes(old, new, seat)])
        text = "; ".join([text, *(changes_of_others(old, new, seat) if kind != "end" else ())])
    return [LogEntry(text, signed(gain) if gain and not ends_round else "", seat)]


def changes(old: Scene, new: Scene, seat: int) -> list[str]:
    """What a seat gained or lost in coins and workers."""
    found = []
    for what, key in ((COINS, "coins"), (WORKERS, "workers")):
        change = new.of(seat, what) - old.of(seat, what)
        if change:
            found.append(old.language(f"age_of_civilization-view-log-{key}", n=abs(change),
                                      change=signed(change)))  # fmt: skip
    return found


def changes_of_others(old: Scene, new: Scene, seat: int) -> list[str]:
    """What the action of a seat made others gain or lose (AOC-11.21)."""
    found = []
    for other in range(old.seats):
        change = changes(old, new, other)
        if other != seat and change:
            found.append(old.language("age_of_civilization-view-log-other", name=old.name(other),
                                      change=", ".join(change)))  # fmt: skip
    return found


def tell_round(old: Scene, new: Scene, move: Move) -> list[LogEntry]:
    """The new round, and before it what its new card brought."""
    say = old.language
    lines = []
    position = old.next_position
    events = coming_events(old, position) if position is not None else []
    lost = lost_at_the_end(old.state, move, position) if position is not None else {}
    for symbol, event, _, _ in events:
        if symbol not in lost:
            lines.append(LogEntry(event))
            continue
        losses = ", ".join(old.name(seat) for seat in lost[symbol])
        losses = losses or say("age_of_civilization-view-log-unhurt")
        lines.append(
            LogEntry(say("age_of_civilization-view-log-event", event=event, losses=losses))
        )
    lines.append(LogEntry(say("age_of_civilization-view-log-round", n=new.v[ROUND]), heading=True))
    return lines


def lost_at_the_end(before: AgeOfCivilization, move: Move, position: int) -> dict[str, list[int]]:
    """Who lost a worker to the plague and who to a war, by the move that ended a round.

    A rest, a red space and a token change workers by the same move. So it is made again without
    both, with the plague alone, and with the war that comes after it (AOC-14.13).
    """
    card = int(before.v[TRACK + position])
    has_plague = card - 1 == PLAGUE
    calm = workers_after(before, move, position, PEACE, 0)
    after_plague = workers_after(before, move, position, card if has_plague else PEACE, 0)
    after_war = workers_after(before, move, position, card, int(before.v[ALWAYS_WAR]))
    return {
        "plague": [seat for seat, n in enumerate(after_plague) if n < calm[seat]],
        "war": [seat for seat, n in enumerate(after_war) if n < after_plague[seat]],
    }


def workers_after(
    before: AgeOfCivilization, move: Move, position: int, card: int, always_war: int
) -> list[int]:
    """Everybody's workers after a move, if this card opens at the end of the round."""
    state = before.clone()
    state.v[TRACK + position] = card
    state.v[ALWAYS_WAR] = always_war
    state.apply(move.actor, move.action)
    v = state.numbers()
    return [v[realm(seat) + WORKERS] for seat in range(v[SEATS])]
