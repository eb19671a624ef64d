"""What will happen and what has happened in 7 Wonders Dice, in words: previews and the log."""

from __future__ import annotations

from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.core.view import Delta, LogEntry, Preview, Tone
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    AGORA_AWARD,
    AGORA_SPACES,
    BOARDS,
    BUILDINGS,
    COMPLETED,
    DICE,
    PASS_COINS,
    SPECIAL_DICE,
)
from poleis.games.seven_wonders_dice.rules.position import (
    CROSS_SPACE,
    EXCHANGED,
    PASS,
    RAISE,
    ROLLED,
    TAKE_BONUS,
    SevenWondersDice,
)
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene, die_and_space
from poleis.locale import Language, get_language


def signed(change: int) -> str:
    """A change with its sign; a minus as long as a plus."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "0"


def tone(change: int) -> Tone:
    return "up" if change > 0 else "down" if change < 0 else ""


# ---- previews


def preview(known: SevenWondersDice, actor: int, action: int, language: str) -> Preview:
    """What will happen if this seat confirms this legal action."""
    say = get_language(language)
    scene = Scene(known, actor, say, ())
    after = known.clone()
    after.apply(actor, action)
    coins = after.numbers()[layout.city(actor) + layout.COINS] - scene.coins(actor)
    points = certain_points(after, actor) - certain_points(known, actor)
    deltas = []
    if coins:
        said = say("seven_wonders_dice-view-coins", n=abs(coins))
        deltas.append(Delta.of(coins, "coin", said))
    if points:
        text = say("seven_wonders_dice-view-points-change", n=abs(points), change=signed(points))
        deltas.append(Delta(text, tone(points)))
    what = title(action, say)
    about = detail(scene, action)
    if earns_award(after, actor) and not earns_award(known, actor):
        award = say("seven_wonders_dice-view-detail-award", n=int(AGORA_AWARD))
        about = f"{about} · {award}"
    return Preview(what[:1].upper() + what[1:], about, tuple(deltas))


def earns_award(state: SevenWondersDice, seat: int) -> bool:
    """Whether a seat has the award of the Agora, or will have it when the turn ends: whoever
    completes the Agora in the first turn in which somebody does gets it (SWD-8.2.4)."""
    v, me = state.numbers(), layout.city(seat)
    has_all = v[me + layout.CROSSED] & int(AGORA_SPACES) == int(AGORA_SPACES)
    return bool(v[me + layout.AWARD]) or (has_all and not v[layout.AWARDED])


def certain_points(state: SevenWondersDice, seat: int) -> int:
    """The score, with an award of the Agora that is certain.

    It belongs to the decision that completes the Agora, not to the one that ends the turn.
    """
    is_due = earns_award(state, seat) and not state.numbers()[layout.city(seat) + layout.AWARD]
    return int(state.score(seat)) + (int(AGORA_AWARD) if is_due else 0)


def title(action: int, say: Language) -> str:
    """What is done, in a few words."""
    die, thing = die_and_space(action)
    if die:
        return say("seven_wonders_dice-view-preview-build", die=say.say(messages.die(die)),
                   space=say.say(messages.space(thing)))  # fmt: skip
    if action < TAKE_BONUS:
        return say("seven_wonders_dice-view-preview-cross", space=say.say(messages.space(thing)))
    if action < PASS:
        return say("seven_wonders_dice-view-preview-bonus", bonus=say.say(messages.bonus(thing)))
    if action == PASS:
        return say("seven_wonders_dice-view-preview-pass")
    return say("seven_wonders_dice-view-preview-decline")


def detail(scene: Scene, action: int) -> str:
    """How the price comes about, and what the space does."""
    say = scene.language
    die, thing = die_and_space(action)
    if action >= PASS:
        if action == PASS:
            return say("seven_wonders_dice-view-detail-pass", n=int(PASS_COINS))
        return say("seven_wonders_dice-view-detail-decline")
    if action >= TAKE_BONUS:
        return say.say(messages.about_bonus(thing))
    assert scene.viewer is not None
    board = scene.board(scene.viewer)
    cost, made = printed_boards.spaces(board)[thing].cost, scene.materials(scene.viewer)
    missing = max(0, cost - made)
    parts = []
    if die:
        parts.append(say("seven_wonders_dice-view-detail-die", n=scene.price(action) - missing))
    parts.append(say("seven_wonders_dice-view-detail-materials", cost=cost, made=made, n=missing))
    parts.append(say.say(messages.about_space(board, thing)))
    return " · ".join(parts)


# ---- the log


def log_entries(
    before: SevenWondersDice, move: Move, language: str, names: tuple[str, ...]
) -> tuple[LogEntry, ...]:
    """The lines of the log for a ply: turns, decisions, completed buildings, dice exchanged."""
    scene = Scene(before, None, get_language(language), names)
    if move.actor == CHANCE:
        return tuple(tell_chance(scene, move.action))
    after = before.clone()
    after.apply(move.actor, move.action)
    awards = awarded(scene, after)
    gain = int(after.score(move.actor) - before.score(move.actor))
    gain -= sum(int(AGORA_AWARD) for award in awards if award.seat == move.actor)
    told = [LogEntry(deed(scene, move), signed(gain) if gain else "", move.actor)]
    return (*told, *completed(scene, after, move), *awards)


def tell_chance(scene: Scene, outcome: int) -> list[LogEntry]:
    """Boards dealt, a turn begun, a die exchanged."""
    say, v = scene.language, scene.v
    if outcome < ROLLED:
        name = scene.name(v[layout.NEXT])
        text = say("seven_wonders_dice-view-log-board", name=name,
                   board=say.say(messages.board(BOARDS[outcome])))  # fmt: skip
        return [LogEntry(text, seat=v[layout.NEXT])]
    if outcome < EXCHANGED:
        if v[layout.NEXT]:
            return []
        final = (
            "seven_wonders_dice-view-final-turn"
            if v[layout.IS_FINAL]
            else ("seven_wonders_dice-view-turn")
        )
        return [LogEntry(say(final, n=scene.turn), heading=True)]
    special, grey = divmod(outcome - EXCHANGED, 3)
    text = say("seven_wonders_dice-view-log-exchange",
               special=say.say(messages.die(SPECIAL_DICE[special])),
               grey=say.say(messages.die(DICE[grey])))  # fmt: skip
    return [LogEntry(text)]


def deed(scene: Scene, move: Move) -> str:
    """One decision in a sentence."""
    say, action, name = scene.language, move.action, scene.name(move.actor)
    die, thing = die_and_space(action)
    if die:
        return say("seven_wonders_dice-view-log-build", name=name, die=say.say(messages.die(die)),
                   space=say.say(messages.space(thing)))  # fmt: skip
    if CROSS_SPACE <= action < RAISE:
        return say("seven_wonders_dice-view-log-cross", name=name,
                   space=say.say(messages.space(thing)))  # fmt: skip
    if action < TAKE_BONUS:
        return say("seven_wonders_dice-view-log-wonder", name=name,
                   space=say.say(messages.space(thing)))  # fmt: skip
    if action < PASS:
        return say("seven_wonders_dice-view-log-bonus", name=name,
                   bonus=say.say(messages.bonus(thing)))  # fmt: skip
    key = "pass" if action == PASS else "decline"
    return say(f"seven_wonders_dice-view-log-{key}", name=name)


def completed(scene: Scene, after: SevenWondersDice, move: Move) -> list[LogEntry]:
    """City buildings that were finished by a decision: they are announced (SWD-9.1)."""
    now = after.numbers()[layout.city(move.actor) + layout.CROSSED]
    then = scene.v[layout.city(move.actor) + layout.CROSSED]
    say = scene.language
    return [
        LogEntry(say("seven_wonders_dice-view-log-complete", name=scene.name(move.actor),
                 building=say.say(messages.building(BUILDINGS[number]))), seat=move.actor)
        for number, spaces in enumerate(map(int, COMPLETED))
        if spaces and not spaces & ~now and spaces & ~then
    ]  # fmt: skip


def awarded(scene: Scene, after: SevenWondersDice) -> list[LogEntry]:
    """The award of the Agora, given when the turn ends (SWD-8.2.4)."""
    v = after.numbers()
    return [
        LogEntry(scene.language("seven_wonders_dice-view-log-award", name=scene.name(seat),
                            n=int(AGORA_AWARD)),
             signed(int(AGORA_AWARD)), seat)
        for seat in range(scene.seats)
        if v[layout.city(seat) + layout.AWARD] and not scene.has_award(seat)
    ]  # fmt: skip
