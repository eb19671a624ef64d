"""Laws that every game must pass, for authors of games here and elsewhere.

Each law plays a random game from a seed and raises AssertionError where the game breaks it; a
note of the error names the set-up, the seed and the ply:

    for law in LAWS:
        law(game, setup, seed)

Those of what seats may know are in `secrecy`; `random_play` has the random games.
"""

from __future__ import annotations

import json
import pickle

from poleis.core import record
from poleis.core.errors import BadRecord, Illegal, NotYourTurn
from poleis.core.explain import total
from poleis.core.game import Game, HasShape
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import Law, in_positions, positions, random_match
from poleis.core.secrecy import (
    choices_stay_hidden,
    knowledge_travels,
    open_games_say_so,
    order_does_not_matter,
    secrets_stay,
)
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, OVER, State


def games_end(game: Game, setup: Setup, seed: int) -> None:
    """A game is over within its bound, and then nobody has anything to do."""
    for state, move in positions(game, setup, seed):
        assert (move is None) == (state.actor() == OVER)
    for seat in range(setup.seats):
        assert len(state.legal(seat)) == 0, f"seat {seat} plays on after the end"


@in_positions()
def legal_is_sorted(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """Legal actions are ascending, unique, never empty, and codes of the table; chance brings
    nothing when others are to act, and who does not sit there can do nothing."""
    assert CHANCE in state.actors() or not state.chance(), "chance acts out of turn"
    assert len(state.legal(setup.seats)) == 0, "a seat that is not there may act"
    for actor in state.actors():
        if actor == CHANCE:
            codes = [code for code, _ in state.chance()]
            assert all(weight > 0 for _, weight in state.chance()), "a weight is not positive"
            table = game.outcomes
        else:
            codes = [int(code) for code in state.legal(actor)]
            table = game.actions
        assert codes, "an actor has nothing to do"
        assert codes == sorted(set(codes))
        assert 0 <= codes[0] and codes[-1] < table.size
        if move is not None and actor == move.actor:
            assert move.action in codes, "a random action is not legal"


@in_positions()
def spellings_agree(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """Code, text and JSON of an action are one thing."""
    if move is None:
        return
    table = game.outcomes if move.actor == CHANCE else game.actions
    for code in (move.action, int(luck.below(table.size))):
        assert code == table.parse(table.text(code))
        assert code == table.from_json(json.loads(json.dumps(table.json(code))))


@in_positions()
def the_past_never_moves(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """A clone shares nothing with its origin, and asking changes nothing."""
    before = state.dump()
    clone = state.clone()
    assert before == clone.dump()
    if move is not None:
        clone.apply(move.actor, move.action)
    for seat in range(setup.seats):
        state.legal(seat)
        game.sheet(state, seat)
        game.redact(state, seat)
    assert before == state.dump(), "the origin moved with its clone"


@in_positions(every=7)
def dumps_continue(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """A position loaded from its dump, after a way through JSON, plays on equally: nothing that
    matters is left out, also not for what the same luck brings."""
    one, two = state.clone(), game.load(setup, json.loads(json.dumps(state.dump())))
    assert one.dump() == two.dump()
    assert one.actors() == two.actors()
    name = int(luck.word())
    for actor in one.actors():
        if actor == CHANCE:
            assert one.chance() == two.chance()
            assert one.roll(Luck.of(name)) == two.roll(Luck.of(name))
        else:
            assert list(one.legal(actor)) == list(two.legal(actor))
            random = one.random_action(actor, Luck.of(name))
            assert random == two.random_action(actor, Luck.of(name))
    if move is not None:
        one.apply(move.actor, move.action)
        two.apply(move.actor, move.action)
        assert one.dump() == two.dump()


@in_positions(every=41)
def states_know_their_set_up(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """A position, its clones and what comes out of its pickle have the set-up of the game."""
    for one in (state, state.clone(), game.redact(state, 0)):
        assert setup == one.setup, "a position does not know its set-up"
    again = pickle.loads(pickle.dumps(state))
    assert (setup.seats, setup.options) == (again.setup.seats, again.setup.options)
    assert state.dump() == again.dump()


@in_positions(every=17)
def position_texts_come_back(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """A position is read from its text as it was written, and so is what a seat knows of it."""
    if isinstance(game, HasShape):
        read: list[object] = []
        for one in (state, game.redact(state, 0), game.redact(state, None)):
            dump = one.dump()
            if dump not in read:  # in open games all seats know the same
                text = position_text(one)
                assert dump == read_position(text, game).dump(), text
                read.append(dump)


def replay_equals_play(game: Game, setup: Setup, seed: int) -> None:
    """A record tells the same game: same position, same scores, same text."""
    match = random_match(game, setup, seed)
    text = record.write(match)
    try:
        again = record.read(text, game=game).match
    except BadRecord as error:
        raise AssertionError(f"the record of a game cannot be read: {error}") from error
    assert match.state.dump() == again.state.dump()
    assert match.log == again.log
    assert text == record.write(again)


def pieces_are_conserved(game: Game, setup: Setup, seed: int) -> None:
    """Nothing appears from nowhere or gets lost."""
    first = game.census(game.new(setup))

    @in_positions()
    def check(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
        assert first == game.census(state)

    check(game, setup, seed)


@in_positions(every=5)
def sheets_add_up(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """The score is the sum of the sheet, and every line cites a rule."""
    for seat in range(setup.seats):
        sheet = game.sheet(state, seat)
        assert int(state.score(seat)) == total(sheet)
        assert all(line.rules for line in sheet), "a line cites no rule"


def ranking_is_sound(game: Game, setup: Setup, seed: int) -> None:
    """A place is one more than the seats before it, and more points are never behind fewer.

    A seat that plays alone is first or second: it won or lost.
    """
    match = random_match(game, setup, seed)
    places = match.ranking()
    if setup.seats == 1:
        assert places in ([1], [2])
        return
    assert len(places) == setup.seats
    assert places == [1 + sum(other < place for other in places) for place in places]
    for one, place in zip(match.scores(), places, strict=True):
        for two, other in zip(match.scores(), places, strict=True):
            assert place < other or one <= two, "fewer points are before more"


def refusals_agree(game: Game, setup: Setup, seed: int) -> None:
    """An action is legal exactly when nothing explains why it is not, for every seat; and the
    reasons tell a seat only what it may know.

    Asked about codes at random and about near misses: what was legal before in the same game,
    or will be.
    """
    near = []
    luck = Luck.of("refusals", seed)
    for state, _ in positions(game, setup, seed):
        for seat in range(setup.seats):
            if len(legal := state.legal(seat)):
                near += [int(legal[luck.below(len(legal))]) for _ in range(3)]

    @in_positions(every=11)
    def check(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
        codes = {int(luck.below(game.actions.size)) for _ in range(4)}
        codes |= {near[luck.below(len(near))] for _ in range(8)}
        if move is not None and move.actor != CHANCE:
            codes.add(move.action)
        for seat in range(setup.seats):
            legal = {int(code) for code in state.legal(seat)}
            known = game.redact(state, seat)
            for code in sorted(codes):
                told = game.actions.text(code)
                reasons = game.explain(state, seat, code)
                assert (code in legal) == (not reasons), told
                assert (code in legal) == state.allows(seat, code), told
                assert reasons == game.explain(known, seat, code), f"{told}: a reason tells more"

    check(game, setup, seed)


def undo_restores(game: Game, setup: Setup, seed: int) -> None:
    """Taking back leads to exactly the position before, the same chance follows, and the history
    keeps what was taken back."""
    match = Match(game, setup, seed)
    luck = Luck.of("undo", seed)
    while actors := match.state.actors():
        actor = actors[luck.below(len(actors))]
        before = match.state.dump()
        action = int(match.state.random_action(actor, luck))
        match.play(actor, action)
        if luck.below(4) == 0:
            after, history = match.state.dump(), list(match.history)
            undo = match.undo(actor, consent=True)
            assert before == match.state.dump()
            assert [*history, undo] == match.history
            match.play(actor, action)
            assert after == match.state.dump(), "another chance followed"


def wrong_seats_are_refused(game: Game, setup: Setup, seed: int) -> None:
    """A seat whose decision is not awaited has nothing to do and cannot play, and nothing changes
    when it tries."""
    luck = Luck.of("wrong seats", seed)
    match = Match(game, setup)
    for move in random_match(game, setup, seed).log:
        actors = match.state.actors()
        before = match.state.dump()
        for seat in range(setup.seats):
            if seat in actors or luck.below(4):
                continue
            assert len(match.state.legal(seat)) == 0, f"seat {seat} could play out of turn"
            if move.actor != CHANCE:
                try:
                    match.play(seat, move.action)
                except (Illegal, NotYourTurn):
                    assert before == match.state.dump()
                else:
                    raise AssertionError(f"seat {seat} could play out of turn")
        match.play(move.actor, move.action)


LAWS: tuple[Law, ...] = (
    games_end,
    legal_is_sorted,
    spellings_agree,
    the_past_never_moves,
    dumps_continue,
    states_know_their_set_up,
    position_texts_come_back,
    replay_equals_play,
    pieces_are_conserved,
    sheets_add_up,
    ranking_is_sound,
    refusals_agree,
    secrets_stay,
    open_games_say_so,
    knowledge_travels,
    undo_restores,
    choices_stay_hidden,
    order_does_not_matter,
    wrong_seats_are_refused,
)
