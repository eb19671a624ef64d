"""Why not? An answer is about what was chosen, or about all that could be meant."""

from __future__ import annotations

from poleis.core.game import Game, get_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.core.state import State
from poleis.games.seven_wonders_dice.game import GAME
from poleis.locale import get_language
from poleis.web.tables.whynot import WhyNot
from poleis.web.wire.views import Refusal

DICE_GAME = get_game("seven_wonders_dice")
DICE, SPACES = GAME.edition.die_ids, GAME.edition.space_ids
NONE = get_language("en")("server-why-none")


def asked(game: Game, state: State, seat: int, actions: list[str]) -> list[Refusal]:
    why = WhyNot(
        game.actions,
        lambda code: game.explain(state, seat, code),
        map(int, state.legal(seat)),
        get_language("en"),
    )
    return why.against(map(game.actions.parse, actions))


def told(game: Game, state: State, seat: int, actions: list[str]) -> list[tuple[str, str]]:
    return [(row["rule"], row["text"]) for row in asked(game, state, seat, actions)]


def dice_in_forum(state: State) -> list[str]:
    return sorted({DICE_GAME.actions.text(int(code)).split()[1] for code in state.legal(0)
                   if DICE_GAME.actions.text(int(code)).startswith("build ")})  # fmt: skip


def first_turn() -> State:
    return Match(DICE_GAME, make_setup(DICE_GAME, 2), "dice").state


def test_no_die_is_spoken_of_that_nobody_chose() -> None:
    """Whatever is told about a space stands against it with every die."""
    state = first_turn()
    dice = dice_in_forum(state)
    assert len(dice) > 1
    answers = []
    for space in SPACES:
        actions = [f"build {die} {space}" for die in dice]
        alone = [told(DICE_GAME, state, 0, [action]) for action in actions]
        if not all(alone):
            continue
        answers.append(told(DICE_GAME, state, 0, actions))
        for rule, text in answers[-1]:
            if text != NONE:
                assert all((rule, text) in one for one in alone)
    assert [("SWD-5.3", NONE)] in answers


def test_what_is_against_a_space_with_every_die_is_told() -> None:
    """The space before it is open, and one die leads there."""
    state = first_turn()
    actions = [f"build {die} un_tablet_2" for die in dice_in_forum(state)]
    rules = [rule for rule, _ in told(DICE_GAME, state, 0, [*actions, "cross un_tablet_2"])]
    assert ["SWD-1.4"] == rules


def test_a_chosen_die_is_spoken_of() -> None:
    state = first_turn()
    die = dice_in_forum(state)[0]
    texts = [
        text for space in SPACES for _, text in told(DICE_GAME, state, 0, [f"build {die} {space}"])
    ]
    assert any(text.startswith("The die shows") for text in texts)
    assert NONE not in texts


def test_a_kind_out_of_the_question_is_mentioned_only_alone() -> None:
    """No effect crosses off a space now; that is not why it cannot be built."""
    state = first_turn()
    assert ["SWD-5.1"] == [rule for rule, _ in told(DICE_GAME, state, 0, ["cross un_tablet_2"])]
    both = [f"build {die} wo_2" for die in DICE] + ["wonder wo_2", "cross wo_2"]
    rules = [rule for rule, _ in told(DICE_GAME, state, 0, both)]
    assert "SWD-5.1" not in rules
    assert "SWD-5.5" in rules


def test_a_place_is_refused_by_the_turn_that_breaks_the_fewest_rules() -> None:
    game = get_game("akropolis")
    match = Match(game, make_setup(game, 2), "turns")
    match.play(0, "take 1")
    turns = [f"place 0 0 r{turn}" for turn in range(6)]
    alone = [told(game, match.state, 0, [turn]) for turn in turns]
    assert all(alone)
    assert min(alone, key=len) == told(game, match.state, 0, turns)


def test_a_legal_action_has_nothing_against_it() -> None:
    state = first_turn()
    legal = [DICE_GAME.actions.text(int(code)) for code in state.legal(0)]
    assert [] == told(DICE_GAME, state, 0, [legal[0], "build grey_1 un_tablet_2"])
