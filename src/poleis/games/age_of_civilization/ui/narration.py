"""What will happen and what has happened in Age of Civilization, in words: previews and the log."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.core.view import Delta, LogEntry, Preview, Tone
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import NO_SYMBOL, Edition
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    CHOOSE_RESEARCH,
    CIVILIZATION_STEP,
    DEAL,
    DRAFT,
    FIRST_PLAYER,
)
from poleis.games.age_of_civilization.ui import messages
from poleis.games.age_of_civilization.ui.context import Scene
from poleis.games.age_of_civilization.ui.draw_time_track import coming_events
from poleis.games.age_of_civilization.ui.move_reasons import KEEP, losses
from poleis.locale import Language, get_language


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def kind_of(state: AgeOfCivilization, action: int) -> tuple[str, int]:
    """The kind of an action and the number of what it is about."""
    kind, arguments = state.setup.game.actions.split(action)
    return kind.name, arguments[0] if arguments else 0


def card_of(edition: Edition, kind: str, what: int) -> Message | None:
    """The card that an action is about."""
    if kind in ("birth", "absorb", "endow", "keep"):
        return messages.civilization(edition.civilization_ids[what])
    if kind == "resolve":
        return bearer(edition, what)
    named = {
        "perform": (messages.action, edition.action_ids),
        "unlock": (messages.technology, edition.technology_ids),
        "take": (messages.wonder, edition.wonder_ids),
        "buy": (messages.special_card, edition.special_ids),
        "fill": (messages.order, edition.order_ids),
        "exchange": (messages.order, edition.order_ids),
    }
    if kind not in named:
        return None
    name, ids = named[kind]
    return name(ids[what])


def bearer(edition: Edition, card: int) -> Message:
    """Whatever bears abilities: a civilization, a technology or a wonder."""
    name = edition.card_ids[card]
    if card < edition.first_technology:
        return messages.civilization(name)
    return messages.wonder(name) if card >= edition.first_wonder else messages.technology(name)


# ---- previews


def preview(known: AgeOfCivilization, actor: int, action: int, language: str) -> Preview:
    """What will happen if this seat confirms this legal action."""
    say = get_language(language)
    kind, what = kind_of(known, action)
    about = title(known, kind, what, say), detail(known, actor, kind, what, say)
    if kind == KEEP:
        return Preview(*about, ())
    after = known.clone()
    after.apply(actor, action)
    return Preview(
        *about, deltas(known, after, actor, say), losses=losses(known, after, actor, say)
    )


def title(known: AgeOfCivilization, kind: str, what: int, say: Language) -> str:
    card = card_of(known.edition, kind, what)
    if card is None:
        return say(f"age_of_civilization-view-preview-{kind}")
    if kind == "perform":
        return say.say(card)
    if kind == "unlock" and known.top_kind() == CHOOSE_RESEARCH:
        kind = "research"
    return say(f"age_of_civilization-view-preview-{kind}", card=card)


def detail(known: AgeOfCivilization, actor: int, kind: str, what: int, say: Language) -> str:
    """What the card says, or what else there is to know."""
    edition = known.edition
    if kind in ("birth", "absorb", "keep"):
        return detail_of_civilization(edition, kind, what, say)
    if kind == "resolve" and what < edition.first_technology:
        return say.say(messages.main_ability(edition, edition.civilization_ids[what]))
    if kind == "end":
        is_acting = known.top_kind() == ACTION_STEP
        free = int(known.realms[actor].workers - known.turn.busy) if is_acting else 0
        return say("age_of_civilization-view-preview-end-detail", free=free)
    if kind in ("skip", "rest"):
        return say(f"age_of_civilization-view-preview-{kind}-detail")
    card = card_of(edition, kind, what)
    if card is None or kind == "endow":
        return ""
    return say.say(messages.about(edition, card))


def detail_of_civilization(edition: Edition, kind: str, what: int, say: Language) -> str:
    """The main ability of who is born, the legacy of who is absorbed, and both of a card kept."""
    main = messages.main_ability(edition, edition.civilization_ids[what])
    legacy = messages.legacy_ability(edition, edition.civilization_ids[what])
    found = {
        "birth": [say.say(main)],
        "absorb": [say("age_of_civilization-view-legacy", text=legacy)],
        "keep": [say.say(main), say("age_of_civilization-view-legacy", text=legacy)],
    }
    return " ".join(found[kind])


def deltas(
    known: AgeOfCivilization, after: AgeOfCivilization, actor: int, say: Language
) -> tuple[Delta, ...]:
    """What changes by a number: coins, workers, strength, points."""
    old, new = (Scene(state, actor, say, ()) for state in (known, after))
    found = []
    changes = {
        ("coin", "coins"): int(new.realm(actor).coins - old.realm(actor).coins),
        ("worker", "workers-owned"): int(new.realm(actor).workers - old.realm(actor).workers),
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
    kind = kind_of(before, move.action)[0] if move.actor != CHANCE else ""
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
            seat = int(old.edition.outcome_kinds.first.first_arg(move.action))
            said = old.language("age_of_civilization-view-log-first", name=names[seat])
            lines.append(LogEntry(said, seat=seat))
    else:
        lines += tell_move(old, new, move)
    if new.round != old.round:
        lines += tell_round(old, new, move)
    return tuple(lines)


def begins(old: Scene, new: Scene, move: Move) -> bool:
    """Whether this is the first decision of the game."""
    if old.round != 1 or old.state.turns_over != 0:
        return False
    if old.state.agreement.first_born != NONE:
        return move.actor == CHANCE and new.actor != CHANCE
    if move.actor == CHANCE or old.step != CIVILIZATION_STEP:
        return False
    has_bought = old.realm(move.actor).special_card != NONE  # AOC-12.5: that may come first
    return not has_bought


def tell_move(old: Scene, new: Scene, move: Move) -> list[LogEntry]:
    """One line for a decision; small ones that lead to another are told with that."""
    seat, say = move.actor, old.language
    kind, what = kind_of(old.state, move.action)
    card = card_of(old.edition, kind, what)
    gain = new.scores[seat] - old.scores[seat]
    ends_round = new.round != old.round
    if kind in ("skip", "decline") or (kind == "perform" and new.step == CHOOSE_RESEARCH):
        return []
    if kind == "end":
        lost = old.state.turn.doomed if old.step != DRAFT else 0
        if ends_round or not (gain or new.realm(seat).coins - old.realm(seat).coins or lost):
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
    before, after = old.realm(seat), new.realm(seat)
    found = []
    for change, key in (
        (int(after.coins - before.coins), "coins"),
        (int(after.workers - before.workers), "workers"),
    ):
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
    lines.append(LogEntry(say("age_of_civilization-view-log-round", n=new.round), heading=True))
    return lines


def lost_at_the_end(before: AgeOfCivilization, move: Move, position: int) -> dict[str, list[int]]:
    """Who lost a worker to the plague and who to a war, by the move that ended a round.

    A rest, a red space and a token change workers by the same move. So it is made again without
    both, with the plague alone, and with the war that comes after it (AOC-14.13).
    """
    edition = before.edition
    symbols = [card.symbol for card in edition.track_cards]
    peace = symbols.index(NO_SYMBOL)
    card = int(before.track.cards[position])
    calm = workers_after(before, move, position, peace, False)
    disease = card if card == edition.plague else peace
    after_plague = workers_after(before, move, position, disease, False)
    after_war = workers_after(before, move, position, card, True)
    return {
        "plague": [seat for seat, n in enumerate(after_plague) if n < calm[seat]],
        "war": [seat for seat, n in enumerate(after_war) if n < after_plague[seat]],
    }


def workers_after(
    before: AgeOfCivilization, move: Move, position: int, card: int, is_agreed: bool
) -> list[int]:
    """Everybody's workers after a move, if this card opens at the end of the round; with the wars
    that were agreed for every round, or without."""
    state = before.clone()
    state.track.cards[position] = card
    if not is_agreed:
        state.agreement = state.agreement.at_peace()
    state.apply(move.actor, move.action)
    return [int(realm.workers) for realm in state.realms]
