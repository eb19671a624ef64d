"""Laws that every game must pass, for authors of games here and elsewhere.

Each law plays a game from a seed and raises AssertionError with the ply where it fails:

    for law in LAWS:
        law(game, setup, seed)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from poleis.core import record
from poleis.core.errors import Illegal, NotYourTurn
from poleis.core.explain import total
from poleis.core.game import Game, Setup
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.state import CHANCE, State

Law = Callable[[Game, Setup, int], None]


def positions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, Move]]:
    """Every position of one random game with the move made there.

    The positions are those of the game itself, not copies: do not change them.
    """
    state = game.new(setup)
    luck = Luck.of("laws", seed)
    for _ in range(game.bound(setup)):
        actors = state.actors()
        if not actors:
            return
        actor = actors[luck.below(len(actors))]
        if actor == CHANCE:
            action = int(state.roll(luck))
        else:
            action = int(state.random_action(actor, luck))
        yield state, Move(actor, action)
        state.apply(actor, action)
    assert not state.actors(), f"the game is not over after {game.bound(setup)} plies"


def legal_is_sorted(game: Game, setup: Setup, seed: int) -> None:
    """Legal actions are ascending, unique, never empty, and codes of the table."""
    for state, move in positions(game, setup, seed):
        for actor in state.actors():
            if actor == CHANCE:
                codes = [code for code, _ in state.chance()]
                assert all(weight > 0 for _, weight in state.chance())
                table = game.outcomes
            else:
                codes = [int(code) for code in state.legal(actor)]
                table = game.actions
            assert codes, "an actor has nothing to do"
            assert codes == sorted(set(codes))
            assert 0 <= codes[0] and codes[-1] < table.size
            if actor == move.actor:
                assert move.action in codes, "a random action is not legal"


def spellings_agree(game: Game, setup: Setup, seed: int) -> None:
    """Code, text and JSON of an action are one thing."""
    for _, move in positions(game, setup, seed):
        table = game.outcomes if move.actor == CHANCE else game.actions
        assert move.action == table.parse(table.text(move.action))
        assert move.action == table.from_json(json.loads(json.dumps(table.json(move.action))))


def the_past_never_moves(game: Game, setup: Setup, seed: int) -> None:
    """A clone shares nothing with its origin, and asking changes nothing."""
    for state, move in positions(game, setup, seed):
        before = state.dump()
        clone = state.clone()
        assert before == clone.dump()
        clone.apply(move.actor, move.action)
        for seat in range(setup.seats):
            game.sheet(state, seat)
            game.redact(state, seat)
        assert before == state.dump(), "the origin moved with its clone"


def dumps_continue(game: Game, setup: Setup, seed: int) -> None:
    """A position loaded from its dump, after a way through JSON, plays on equally."""
    for ply, (state, move) in enumerate(positions(game, setup, seed)):
        if ply % 7 != seed % 7:
            continue
        again = game.load(setup, json.loads(json.dumps(state.dump())))
        assert state.dump() == again.dump()
        assert state.actors() == again.actors()
        one, two = state.clone(), again
        for actor in state.actors():
            if actor != CHANCE:
                assert list(one.legal(actor)) == list(two.legal(actor))
        one.apply(move.actor, move.action)
        two.apply(move.actor, move.action)
        assert one.dump() == two.dump()


def replay_equals_play(game: Game, setup: Setup, seed: int) -> None:
    """A record tells the same game: same position, same scores, same text."""
    match = random_match(game, setup, seed)
    text = record.write(match)
    again = record.read(text).match
    assert match.state.dump() == again.state.dump()
    assert match.log == again.log
    assert text == record.write(again)


def random_match(game: Game, setup: Setup, seed: int) -> Match:
    """A random game as a match."""
    match = Match(game, setup, seed)
    luck = Luck.of("laws", seed)
    while actors := match.state.actors():
        actor = actors[luck.below(len(actors))]
        match.play(actor, int(match.state.random_action(actor, luck)))
    return match


def pieces_are_conserved(game: Game, setup: Setup, seed: int) -> None:
    """Nothing appears from nowhere or gets lost."""
    census = game.census(game.new(setup))
    for state, _ in positions(game, setup, seed):
        assert census == game.census(state)


def sheets_add_up(game: Game, setup: Setup, seed: int) -> None:
    """The score is the sum of the sheet, and every line cites a rule."""
    for ply, (state, _) in enumerate(positions(game, setup, seed)):
        if ply % 5 != seed % 5:
            continue
        for seat in range(setup.seats):
            sheet = game.sheet(state, seat)
            assert int(state.score(seat)) == total(sheet)
            assert all(line.rules for line in sheet)


def ranking_is_sound(game: Game, setup: Setup, seed: int) -> None:
    """Places are 1 to the number of seats, a place is skipped after a tie."""
    match = random_match(game, setup, seed)
    places = match.ranking()
    assert len(places) == setup.seats
    if setup.seats > 1:
        assert sorted(places) == [1 + sum(p < place for p in places) for place in sorted(places)]
    scores = match.scores()
    for one, place in zip(scores, places, strict=True):
        for two, other in zip(scores, places, strict=True):
            assert place < other or one <= two or setup.seats == 1


def refusals_agree(game: Game, setup: Setup, seed: int) -> None:
    """An action is legal exactly when nothing explains why it is not."""
    luck = Luck.of("refusals", seed)
    for state, move in positions(game, setup, seed):
        if move.actor == CHANCE:
            continue
        assert [] == game.explain(state, move.actor, move.action)
        legal = {int(code) for code in state.legal(move.actor)}
        for _ in range(8):
            code = int(luck.below(game.actions.size))
            assert (code in legal) == (not game.explain(state, move.actor, code))


def secrets_stay(game: Game, setup: Setup, seed: int) -> None:
    """What a seat may know does not depend on what it cannot know: redacting a world that was
    imagined from a seat's knowledge gives that knowledge again."""
    luck = Luck.of("secrets", seed)
    for ply, (state, _) in enumerate(positions(game, setup, seed)):
        if ply % 5 != seed % 5:
            continue
        for seat in range(setup.seats):
            known = game.redact(state, seat)
            imagined = game.resample(known, seat, luck)
            assert known.dump() == game.redact(imagined, seat).dump()
            assert list(state.legal(seat)) == list(imagined.legal(seat))


def undo_restores(game: Game, setup: Setup, seed: int) -> None:
    """Taking back leads to exactly the position before, and the same chance follows."""
    match = Match(game, setup, seed)
    luck = Luck.of("undo", seed)
    while actors := match.state.actors():
        actor = actors[luck.below(len(actors))]
        before = match.state.dump()
        action = int(match.state.random_action(actor, luck))
        match.play(actor, action)
        if luck.below(4) == 0:
            after = match.state.dump()
            match.undo(actor, consent=True)
            assert before == match.state.dump()
            match.play(actor, action)
            assert after == match.state.dump()


def wrong_seats_are_refused(game: Game, setup: Setup, seed: int) -> None:
    """A seat that is not to act cannot play, and nothing changes when it tries."""
    match = random_match(game, setup, seed)
    middle = Match(game, setup, seed)
    for move in match.log[: match.ply // 2]:
        if move.actor != CHANCE:
            middle.play(move.actor, move.action)
            break
    before = middle.state.dump()
    for seat in range(setup.seats):
        if len(middle.state.legal(seat)) == 0:
            try:
                middle.play(seat, 0)
            except (Illegal, NotYourTurn):
                assert before == middle.state.dump()
            else:
                raise AssertionError(f"seat {seat} could play out of turn")


LAWS: tuple[Law, ...] = (
    legal_is_sorted,
    spellings_agree,
    the_past_never_moves,
    dumps_continue,
    replay_equals_play,
    pieces_are_conserved,
    sheets_add_up,
    ranking_is_sound,
    refusals_agree,
    secrets_stay,
    undo_restores,
    wrong_seats_are_refused,
)
