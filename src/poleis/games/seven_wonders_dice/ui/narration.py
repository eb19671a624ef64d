"""What will happen and what has happened in 7 Wonders Dice, in words: previews and the log."""

from __future__ import annotations

from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.core.view import Delta, LogEntry, Preview, Tone
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Deed, Scene, price_of
from poleis.locale import Language, get_language
from poleis.locale.losses import line_losses


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
    coins = int(after.cities[actor].coins) - scene.coins(actor)
    points = certain_points(after, actor) - certain_points(known, actor)
    deltas = []
    if coins:
        said = say("seven_wonders_dice-view-coins", n=abs(coins))
        deltas.append(Delta.of(coins, "coin", said))
    if points:
        text = say("seven_wonders_dice-view-points-change", n=abs(points), change=signed(points))
        deltas.append(Delta(text, tone(points)))
    deed = scene.deed(action)
    what = title(deed, say)
    about = detail(scene, deed)
    if earns_award(after, actor) and not earns_award(known, actor):
        award = say("seven_wonders_dice-view-detail-award", n=int(scene.edition.agora_award))
        about = f"{about} · {award}"
    lost = line_losses(known, after, actor, say)
    return Preview(what[:1].upper() + what[1:], about, tuple(deltas), losses=lost)


def earns_award(state: SevenWondersDice, seat: int) -> bool:
    """Whether a seat has the award of the Agora, or will have it when the turn ends: whoever
    completes the Agora in the first turn in which somebody does gets it (SWD-8.2.4)."""
    city = state.cities[seat]
    has_all = state.edition.agora.is_complete(city.crossed)
    return city.has_award or (has_all and not state.is_awarded)


def certain_points(state: SevenWondersDice, seat: int) -> int:
    """The score, with an award of the Agora that is certain.

    It belongs to the decision that completes the Agora, not to the one that ends the turn.
    """
    is_due = earns_award(state, seat) and not state.cities[seat].has_award
    return int(state.score(seat)) + (int(state.edition.agora_award) if is_due else 0)


def title(deed: Deed, say: Language) -> str:
    """What is done, in a few words."""
    if deed.kind == "build":
        return say("seven_wonders_dice-view-preview-build", die=say.say(messages.die(deed.die)),
                   space=say.say(messages.space(deed.thing)))  # fmt: skip
    if deed.kind in ("cross", "wonder"):
        space = say.say(messages.space(deed.thing))
        return say("seven_wonders_dice-view-preview-cross", space=space)
    if deed.kind == "bonus":
        bonus = say.say(messages.bonus(deed.thing))
        return say("seven_wonders_dice-view-preview-bonus", bonus=bonus)
    if deed.kind == "pass":
        return say("seven_wonders_dice-view-preview-pass")
    return say("seven_wonders_dice-view-preview-decline")


def detail(scene: Scene, deed: Deed) -> str:
    """How the price comes about, and what the space does."""
    say, edition = scene.language, scene.edition
    if deed.kind == "pass":
        return say("seven_wonders_dice-view-detail-pass", n=int(edition.pass_coins))
    if deed.kind == "decline":
        return say("seven_wonders_dice-view-detail-decline")
    if deed.kind == "bonus":
        return say.say(messages.about_bonus(edition, deed.thing))
    assert scene.viewer is not None
    board = scene.board(scene.viewer)
    cost, made = scene.printed.spaces(board)[deed.thing].cost, scene.materials(scene.viewer)
    missing = max(0, cost - made)
    parts = []
    if deed.die:
        price = price_of(scene.state, scene.viewer, deed)
        parts.append(say("seven_wonders_dice-view-detail-die", n=price - missing))
    parts.append(say("seven_wonders_dice-view-detail-materials", cost=cost, made=made, n=missing))
    parts.append(say.say(messages.about_space(edition, board, deed.thing)))
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
    award = int(before.edition.agora_award)
    gain -= sum(award for entry in awards if entry.seat == move.actor)
    told = [LogEntry(sentence(scene, move), signed(gain) if gain else "", move.actor)]
    return (*told, *completed(scene, after, move), *awards)


def tell_chance(scene: Scene, outcome: int) -> list[LogEntry]:
    """Boards dealt, a turn begun, a die exchanged."""
    say, state = scene.language, scene.state
    happened = state.edition.outcomes.json(outcome)
    if happened["do"] == "board":
        seat = int(state.next_seat)
        text = say("seven_wonders_dice-view-log-board", name=scene.name(seat),
                   board=say.say(messages.board(str(happened["board"]))))  # fmt: skip
        return [LogEntry(text, seat=seat)]
    if happened["do"] == "roll":
        if state.next_place:
            return []
        final = (
            "seven_wonders_dice-view-final-turn"
            if state.is_final
            else ("seven_wonders_dice-view-turn")
        )
        return [LogEntry(say(final, n=scene.turn), heading=True)]
    text = say("seven_wonders_dice-view-log-exchange",
               special=say.say(messages.die(str(happened["special"]))),
               grey=say.say(messages.die(str(happened["grey"]))))  # fmt: skip
    return [LogEntry(text)]


def sentence(scene: Scene, move: Move) -> str:
    """One decision in a sentence."""
    say, deed, name = scene.language, scene.deed(move.action), scene.name(move.actor)
    if deed.kind == "build":
        return say("seven_wonders_dice-view-log-build", name=name,
                   die=say.say(messages.die(deed.die)),
                   space=say.say(messages.space(deed.thing)))  # fmt: skip
    if deed.kind == "cross":
        return say("seven_wonders_dice-view-log-cross", name=name,
                   space=say.say(messages.space(deed.thing)))  # fmt: skip
    if deed.kind == "wonder":
        return say("seven_wonders_dice-view-log-wonder", name=name,
                   space=say.say(messages.space(deed.thing)))  # fmt: skip
    if deed.kind == "bonus":
        return say("seven_wonders_dice-view-log-bonus", name=name,
                   bonus=say.say(messages.bonus(deed.thing)))  # fmt: skip
    if deed.kind == "pass":
        return say("seven_wonders_dice-view-log-pass", name=name)
    return say("seven_wonders_dice-view-log-decline", name=name)


def completed(scene: Scene, after: SevenWondersDice, move: Move) -> list[LogEntry]:
    """City buildings that were finished by a decision: they are announced (SWD-9.1)."""
    now, then = after.cities[move.actor].crossed, scene.state.cities[move.actor].crossed
    say = scene.language
    return [
        LogEntry(say("seven_wonders_dice-view-log-complete", name=scene.name(move.actor),
                 building=say.say(messages.building(building.id))), seat=move.actor)
        for building in scene.edition.buildings
        if building.gives_bonus and building.is_complete(now) and not building.is_complete(then)
    ]  # fmt: skip


def awarded(scene: Scene, after: SevenWondersDice) -> list[LogEntry]:
    """The award of the Agora, given when the turn ends (SWD-8.2.4)."""
    points = int(scene.edition.agora_award)
    return [
        LogEntry(scene.language("seven_wonders_dice-view-log-award", name=scene.name(seat),
                            n=points),
             signed(points), seat)
        for seat, city in enumerate(after.cities)
        if city.has_award and not scene.has_award(seat)
    ]  # fmt: skip
