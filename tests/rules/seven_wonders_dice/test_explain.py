"""Every sentence that says why something cannot be done, in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest

from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.locale import LANGUAGES, get_language
from tests.rules.seven_wonders_dice.tables import AGORA, GAME, City, but, play, table

COMPASS = "un_compass_1 un_compass_2 un_compass_3"


def over() -> SevenWondersDice:
    state = table(City(), City(), final=True)
    for seat in (0, 1):
        play(state, "pass", seat=seat)
    return state


def finished() -> SevenWondersDice:
    state = table(City(), City())
    play(state, "pass")
    return state


def bonus() -> SevenWondersDice:
    state = table(City(but(AGORA, "ag_33"), coins=21), City(), dice="blue:owl@0")
    play(state, "build blue ag_33")
    return state


def crossing() -> SevenWondersDice:
    state = table(City(board="rhodes"), City())
    play(state, "wonder wo_1")
    return state


def free_build() -> SevenWondersDice:
    state = table(City("un_compass_1", coins=9), City(), dice="green:compass@0 blue:mask@0")
    play(state, "build green un_compass_2")
    return state


def purple(*others: City) -> SevenWondersDice:
    return table(City(COMPASS, board="ephesus"), *others, dice="purple:compare_red@0")


CASES = {
    "over": (over(), "pass", "SWD-10.5", "The game is over."),
    "chance": (GAME.new(make_setup(GAME, 2)), "pass", "SWD-3.1", "The dice are being mixed."),
    "finished": (finished(), "pass", "SWD-5.1", "You have finished your turn. Until everyone "
                 "is done, you can still undo."),
    "now-action": (table(City(), City()), "cross ag_11", "SWD-5.1",
                   "Choose a die and a space, the Wonder, or pass."),
    "now-build": (free_build(), "pass", "SWD-9.7",
                  "You may now construct with a die without its cost, or decline."),
    "now-cross": (crossing(), "pass", "SWD-9.8",
                  "You may now cross off a space by an effect, or decline."),
    "now-bonus": (bonus(), "pass", "SWD-9.1",
                  "A building is complete: cross off a bonus space first."),
    "decline": (table(City(), City()), "decline", "SWD-5.1",
                "An action cannot be declined, but you may pass."),
    "compulsory": (bonus(), "decline", "SWD-9.3", "A bonus space must be crossed off."),
    "forum": (table(City(), City(), dice="blue:mask@0"), "build red bw_attack_1", "SWD-5.4",
              "The red die is not in the forum."),
    "locked": (table(City(), City(), dice="black:any_blue@0"), "build black ag_11", "SWD-5.4",
               "You have not unlocked the black die."),
    "compare-1": (purple(), "build purple gu_1", "SWD-2.6",
                  "Compared: Barracks. You began the turn with 0 crossed off, and need at "
                  "least 1."),
    "compare-2": (purple(City("bw_attack_1")), "build purple gu_1", "SWD-8.7.3",
                  "Compared: Barracks. You began the turn with 0 crossed off, your opponent "
                  "with 1; you need more."),
    "compare-3": (purple(City("bw_attack_1"), City()), "build purple gu_1", "SWD-8.7.2",
                  "Compared: Barracks. You began the turn with 0 crossed off, the left neighbour "
                  "with 1, the right one with 0; you need at least as many as each."),
    "stage": (table(City(), City(), dice="blue:mask@0"), "build blue wo_1", "SWD-5.5",
              "The Wonder needs no die: choose it by itself."),
    "crossed": (table(City("ag_11"), City(), dice="blue:mask@0"), "build blue ag_11", "SWD-1.3",
                "This space is already crossed off."),
    "symbol": (table(City(), City(), dice="blue:mask@0"), "build blue ag_21", "SWD-5.3",
               "The die shows “mask”, which does not lead to “Agora: fountain / scales”."),
    "order": (table(City(), City(), dice="blue:mask@0"), "build blue ag_12", "SWD-1.4",
              "Spaces before this one must be crossed off first."),
    "stages": (table(City(), City()), "wonder wo_2", "SWD-8.8.1",
               "The stages of the Wonder are crossed off in order."),
    "listed": (crossing(), "cross ag_11", "SWD-9.8",
               "This effect does not apply to this building: Agora."),
    "bonus-crossed": (None, "bonus bonus_coins", "SWD-9.1",
                      "This bonus space is already crossed off."),
    "price": (table(City("ag_11", coins=2), City(), dice="blue:mask@2"), "build blue ag_12",
              "SWD-5.7", "You cannot pay. In coins: die 2, missing materials 1; you have 2."),
}  # fmt: skip


def second_bonus() -> SevenWondersDice:
    crosses = f"{but(AGORA, 'ag_33')} wo_1 wo_2 wo_3 bonus_coins"
    state = table(City(crosses, coins=21), City(), dice="blue:owl@0")
    play(state, "build blue ag_33")
    return state


@pytest.mark.parametrize("case", CASES)
def test_every_refusal_cites_its_rule_and_says_why(case: str) -> None:
    state, action, rule, sentence = CASES[case]
    state = second_bonus() if state is None else state
    found = GAME.explain(state, 0, GAME.actions.parse(action))
    said = [(refusal.rule, get_language("en").say(refusal.text)) for refusal in found]
    assert (rule, sentence) in said
    for language in LANGUAGES:
        for refusal in found:
            assert "{" not in get_language(language).say(refusal.text)


def test_there_is_a_case_for_every_sentence() -> None:
    folder = "seven_wonders_dice-refusal-"
    file = files("poleis") / "locale" / "en" / "seven_wonders_dice.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    keys = {line.split()[0] for line in lines if line.startswith(folder)}
    assert {folder + case for case in CASES} == keys
