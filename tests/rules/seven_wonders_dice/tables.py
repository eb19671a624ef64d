"""Tiny positions for the tests: cities by what they have crossed, dice by what they show."""

from __future__ import annotations

from dataclasses import dataclass

from poleis import CHANCE, Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice import game
from poleis.games.seven_wonders_dice.explain.printed_boards import printed_boards
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import ACT

GAME = game.GAME
EDITION = GAME.edition
PRINTED = printed_boards(EDITION)
AGORA = "ag_11 ag_12 ag_13 ag_21 ag_22 ag_23 ag_31 ag_32 ag_33"
MARKET = "mk_camel_1 mk_camel_2 mk_camel_3 mk_coin_1 mk_coin_2 mk_chest_1 mk_chest_2 mk_chest_3"
UNIVERSITY = (
    "un_compass_1 un_compass_2 un_compass_3 un_tablet_1 un_tablet_2 un_tablet_3 "
    "un_wheel_1 un_wheel_2 un_wheel_3"
)
WAREHOUSE = "wh_stone wh_wood wh_brick wh_cloth wh_glass wh_papyrus"
WEST = "bw_attack_1 bw_attack_2 bw_attack_3 bw_attack_4 bw_attack_5 bw_defence_1 bw_defence_2"
EAST = "be_attack_1 be_attack_2 be_attack_3 be_attack_4 be_attack_5 be_defence_1 be_defence_2"
GUILD_COURT = "gu_1 gu_2 gu_3"
GALLERY = "ga_blue ga_green ga_red ga_yellow ga_laurel_1 ga_laurel_2"
WONDER = "wo_1 wo_2 wo_3"
ALL_BONUSES = "bonus_action bonus_cross bonus_coins"


def but(spaces: str, *without: str) -> str:
    """Spaces without some of them."""
    return " ".join(space for space in spaces.split() if space not in without)


@dataclass
class City:
    """A city at the start of a turn."""

    crossed: str = ""
    board: str = ""
    coins: int = 7
    west: int = 0
    east: int = 0
    award: bool = False


def bits(crossed: str) -> int:
    return EDITION.set_named(crossed.split())


def table(*cities: City, dice: str = "", turn: int = 5, final: bool = False) -> SevenWondersDice:
    """A position where all are to act. Dice are given as `blue:mask@0`; other dice of the forum
    lie there without a face, and are of no use to anybody."""
    state = first_position(len(cities))
    state.step, state.turn, state.is_final = ACT, turn, final
    boards = [city.board for city in cities]
    free = [board for board in EDITION.board_ids if board not in boards]
    for city, given in zip(state.cities, cities, strict=True):
        city.board = EDITION.boards[EDITION.board_ids.index(given.board or free.pop(0))]
        city.crossed = bits(given.crossed)
        city.coins = given.coins
        city.west_points = given.west
        city.east_points = given.east
        city.has_award = given.award
        city.take_picture()
        city.push(EDITION.turn_action)
    state.is_awarded = any(city.award for city in cities)
    place = 0
    for die in lay_out(state, dice):
        if EDITION.dice[die].is_special:
            state.forum.replace(place, die)
            place += 1
    return state


def first_position(seats: int) -> SevenWondersDice:
    """A game before its boards are dealt."""
    return GAME.new(make_setup(GAME, seats))


def lay_out(state: SevenWondersDice, dice: str) -> list[int]:
    """Turn dice to what is wanted; returns which."""
    found = []
    for word in dice.split():
        die, _, rest = word.partition(":")
        symbol, _, section = rest.partition("@")
        faces = [face for face in range(1, 7) if PRINTED.symbol_on(die, face) == symbol]
        found.append(EDITION.die_ids.index(die))
        state.forum.lay(found[-1], faces[0], int(section or 0))
    return found


def legal(state: SevenWondersDice, seat: int = 0) -> list[str]:
    """What a seat may do, in words."""
    return [GAME.actions.text(int(code)) for code in state.legal(seat)]


def play(state: SevenWondersDice, *actions: str, seat: int = 0) -> None:
    """Carry out legal decisions of a seat."""
    for action in actions:
        assert action in legal(state, seat), f"{action} is not among {legal(state, seat)}"
        state.apply(seat, GAME.actions.parse(action))


def happen(state: SevenWondersDice, outcome: str) -> None:
    """Let chance bring something that it can bring."""
    code = GAME.outcomes.parse(outcome)
    assert code in [found for found, _ in state.chance()]
    state.apply(CHANCE, code)


def mix(state: SevenWondersDice, dice: str = "") -> None:
    """Let chance mix the dice, then turn some of them to what is wanted."""
    luck = Luck.of("mix", int(state.turn))
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck))
    if dice:
        for die in range(len(EDITION.dice)):
            state.forum.lay(die, 0, state.forum.sections[die])
    lay_out(state, dice)


def everybody_passes(state: SevenWondersDice) -> None:
    """All who still have to act pass (or take the first bonus)."""
    while state.actor() >= 0:
        seat = int(state.actor())
        play(state, "pass" if "pass" in legal(state, seat) else legal(state, seat)[0], seat=seat)


def coins(state: SevenWondersDice, seat: int = 0) -> int:
    return int(state.cities[seat].coins)


def crossed(state: SevenWondersDice, seat: int = 0) -> list[str]:
    return EDITION.names_of(state.cities[seat].crossed)


def has_finished(state: SevenWondersDice, seat: int = 0) -> bool:
    return state.cities[seat].has_finished()


def forum(state: SevenWondersDice) -> list[str]:
    return [EDITION.die_ids[die] for die in state.forum.dice]


def sheet(state: SevenWondersDice, seat: int = 0) -> dict[str, int]:
    return {line.key: line.points for line in GAME.sheet(state, seat)}


def refusals(state: SevenWondersDice, action: str, seat: int = 0) -> list[str]:
    """The rules that forbid an action; the generator of legal actions must be of the same mind."""
    found = GAME.explain(state, seat, GAME.actions.parse(action))
    assert bool(found) == (action not in legal(state, seat)), legal(state, seat)
    return [refusal.rule for refusal in found]


def started(seats: int, seed: int = 1) -> SevenWondersDice:
    """A game whose first turn has been mixed."""
    state = Match(GAME, make_setup(GAME, seats), seed).state
    assert isinstance(state, SevenWondersDice)
    return state
