"""What bots know about the game, and what they cannot know."""

from __future__ import annotations

from poleis import Luck, Match
from poleis.bots.policy import make_policy
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from tests.rules.seven_wonders_dice.tables import AGORA, GAME, City, but, play, table


def choice(bot: str, state: SevenWondersDice, seat: int = 0) -> str:

    known = GAME.redact(state, seat)
    return GAME.actions.text(make_policy(bot).decide(GAME, known, seat, Luck.of(3)).action)


def test_greedy_takes_the_most_points() -> None:
    state = table(City(but(AGORA, "ag_33"), coins=21), City(), dice="blue:owl@0 red:axe@0")
    assert "build blue ag_33" == choice("greedy", state)


def test_greedy_prefers_what_promises_more_among_equals() -> None:
    """Nothing scores: a material for nothing is better than to pass."""
    state = table(City(coins=7), City(), dice="grey_1:stone@0")
    assert "build grey_1 wh_stone" == choice("greedy", state)


def test_the_search_takes_a_large_gain_in_the_final_turn() -> None:
    state = table(
        City(but(AGORA, "ag_33"), coins=21), City(), dice="blue:owl@0 red:axe@0", final=True
    )
    assert "build blue ag_33" == choice("mcts:iterations=60", state)


def test_a_decision_does_not_depend_on_what_others_chose() -> None:
    """The same knowledge, the same luck: the same decision, whatever a finished seat did."""
    passed = table(City(), City(), dice="blue:mask@1 red:axe@0 grey_1:wood@2")
    built = passed.clone()
    play(passed, "pass", seat=1)
    play(built, "build red bw_attack_1", seat=1)
    for bot in ("random", "greedy", "mcts:iterations=80"):
        assert choice(bot, passed) == choice(bot, built)


def test_bots_answer_every_kind_of_question() -> None:
    """A game of three kinds of bots to its end; the match checks every decision."""
    bots = [make_policy(bot) for bot in ("greedy", "random", "mcts:iterations=3")]
    match = Match(GAME, make_setup(GAME, 3), 11)
    while not match.is_over:
        seat = int(match.state.actor())
        known = match.known(seat)
        match.play(seat, bots[seat].decide(GAME, known, seat, Luck.of(match.ply, seat)).action)
    assert 3 == len(match.scores())
