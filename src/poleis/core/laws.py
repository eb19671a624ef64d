"""Laws that every game must pass, for authors of games here and elsewhere.

Each law plays a random game from a seed and raises AssertionError where the game breaks it; a
note of the error names the set-up, the seed and the ply:

    for law in LAWS:
        law(game, setup, seed)
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator

from poleis.core import record
from poleis.core.errors import BadPosition, BadRecord, Illegal, NotYourTurn
from poleis.core.explain import total
from poleis.core.game import Game, HasOpenness, Setup, all_setups
from poleis.core.luck import Luck
from poleis.core.match import Match, Move
from poleis.core.state import CHANCE, OVER, State, play_out

Law = Callable[[Game, Setup, int], None]
Check = Callable[[Game, Setup, State, Move | None, Luck], None]
"""What must hold in one position, given the move made there (None at the end of the game)."""


def positions(game: Game, setup: Setup, seed: int) -> Iterator[tuple[State, Move | None]]:
    """Every position of one random game with the move made there, the last one with None.

    The positions are those of the game itself, not copies: do not change them.
    """
    state = game.new(setup)
    luck = Luck.of("laws", seed)
    for _ in range(game.bound(setup)):
        actors = state.actors()
        if not actors:
            break
        actor = actors[luck.below(len(actors))]
        if actor == CHANCE:
            action = int(state.roll(luck))
        else:
            action = int(state.random_action(actor, luck))
        yield state, Move(actor, action)
        state.apply(actor, action)
    assert not state.actors(), f"the game is not over after {game.bound(setup)} plies"
    yield state, None


def in_positions(every: int = 1) -> Callable[[Check], Law]:
    """Makes a law of a check: it must hold in every position, or in every so many of them."""

    def make_law(check: Check) -> Law:
        @functools.wraps(check)
        def law(game: Game, setup: Setup, seed: int) -> None:
            luck = Luck.of(check.__name__, seed)
            for ply, (state, move) in enumerate(positions(game, setup, seed)):
                if ply % every == seed % every or move is None:
                    try:
                        check(game, setup, state, move, luck)
                    except AssertionError as error:
                        error.add_note(f"{game.id}, {setup}, seed {seed}, ply {ply}")
                        raise

        return law

    return make_law


def random_match(game: Game, setup: Setup, seed: int) -> Match:
    """A random game as a match."""
    match = Match(game, setup, seed)
    luck = Luck.of("laws", seed)
    while actors := match.state.actors():
        actor = actors[luck.below(len(actors))]
        match.play(actor, int(match.state.random_action(actor, luck)))
    return match


def games_end(game: Game, setup: Setup, seed: int) -> None:
    """A game is over within its bound, and then nobody has anything to do."""
    for state, move in positions(game, setup, seed):
        assert (move is None) == (state.actor() == OVER)
    for seat in range(setup.seats):
        assert len(state.legal(seat)) == 0, f"seat {seat} plays on after the end"


@in_positions()
def legal_is_sorted(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """Legal actions are ascending, unique, never empty, and codes of the table; chance brings
    nothing when others are to act."""
    assert CHANCE in state.actors() or not state.chance(), "chance acts out of turn"
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
def dumps_tell_the_set_up(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """A dump that also loads with another set-up is the same position there: a pickled position
    finds its set-up by trying."""
    name = int(luck.word())
    for other in all_setups(game):
        if other.seats != setup.seats or other == setup:
            continue
        try:
            loaded = game.load(other, state.dump())
        except BadPosition:
            continue
        ends = []
        for one in (state.clone(), loaded):
            play_out(one, Luck.of(name))
            scores = [int(one.score(seat)) for seat in range(setup.seats)]
            ends.append((one.dump(), scores, game.ranking(one)))
        assert ends[0] == ends[1], f"the dump does not tell {setup} from {other}"


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


@in_positions()
def pieces_are_conserved(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """Nothing appears from nowhere or gets lost."""
    assert game.census(game.new(setup)) == game.census(state)


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

    @in_positions(every=3)
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


@in_positions(every=5)
def secrets_stay(game: Game, setup: Setup, state: State, move: Move | None, luck: Luck) -> None:
    """What a seat may know does not depend on what it cannot know: redacting a world that was
    imagined from a seat's knowledge gives that knowledge again; and nothing is missing there."""
    for seat in range(setup.seats):
        known = game.redact(state, seat)
        imagined = game.resample(known, seat, luck)
        assert known.dump() == game.redact(imagined, seat).dump()
        assert list(state.legal(seat)) == list(imagined.legal(seat))
        assert game.census(state) == game.census(imagined), "a piece is missing"


def open_games_say_so(game: Game, setup: Setup, seed: int) -> None:
    """A game hides something from a seat, in one of ten games at the latest, unless it says that
    it is open; and then it hides nothing."""
    is_open = isinstance(game, HasOpenness) and game.is_open(setup)
    for number in range(1 if is_open else 10):
        for state, _ in positions(game, setup, seed + number):
            whole = state.dump()
            if any(whole != game.redact(state, seat).dump() for seat in range(setup.seats)):
                assert not is_open, "an open game hides something"
                return
    assert is_open, "nothing is ever hidden, and the game does not say that it is open"


@in_positions(every=5)
def knowledge_travels(
    game: Game, setup: Setup, state: State, move: Move | None, luck: Luck
) -> None:
    """What somebody may know can be dumped and loaded as a position can: bots and people who see
    it sit in other processes."""
    for viewer in (*range(setup.seats), None):
        known = game.redact(state, viewer)
        try:
            again = game.load(setup, json.loads(json.dumps(known.dump())))
        except BadPosition as error:
            raise AssertionError(f"what {viewer} may know cannot be loaded: {error}") from error
        assert known.dump() == again.dump()
        if viewer is not None:
            assert list(known.legal(viewer)) == list(again.legal(viewer))


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


def choices_stay_hidden(game: Game, setup: Setup, seed: int) -> None:
    """What a seat chooses at the same time as others changes nothing that these know, except that
    it may have finished, whatever it chose; and it has not finished before it says so."""
    luck = Luck.of("choices", seed)
    for state, move in positions(game, setup, seed):
        if move is None or move.actor == CHANCE or state.phase() == 0:
            continue
        after = state.clone()
        after.apply(move.actor, move.action)
        if after.phase() != state.phase():
            continue
        is_done = move.actor not in after.actors()
        actors = [seat for seat in state.actors() if seat != move.actor or not is_done]
        assert actors == after.actors(), "others come and go"
        other = finished_otherwise(state, move.actor, luck) if is_done else state
        if other.phase() != state.phase():
            continue
        for viewer in (None, *range(setup.seats)):
            if viewer != move.actor:
                seen = game.redact(other, viewer).dump()
                assert seen == game.redact(after, viewer).dump(), f"{viewer} sees a choice"


def finished_otherwise(state: State, seat: int, luck: Luck) -> State:
    """The position after this seat alone went on at random, until it has finished."""
    other = state.clone()
    while seat in other.actors() and other.phase() == state.phase():
        other.apply(seat, other.random_action(seat, luck))
    return other


def order_does_not_matter(game: Game, setup: Setup, seed: int) -> None:
    """Decisions of one phase give the same position in any order of the seats, and while seats
    take some back."""
    match = random_match(game, setup, seed)
    again = Match(game, setup)
    luck = Luck.of("order", seed)
    ply = 0
    while ply < match.ply:
        phase = again.state.phase()
        waiting: dict[int, list[Move]] = {}
        while ply < match.ply and (move := match.log[ply]).actor != CHANCE and phase:
            if match.at(ply).phase() != phase:
                break
            waiting.setdefault(move.actor, []).append(move)
            ply += 1
        if not waiting:
            again.play(match.log[ply].actor, match.log[ply].action)
            ply += 1
        while waiting:
            seat = sorted(waiting)[luck.below(len(waiting))]
            move = waiting[seat].pop(0)
            again.play(seat, move.action)
            if again.state.phase() == phase and luck.below(4) == 0:
                again.undo(seat)
                waiting[seat].insert(0, move)
            waiting = {seat: moves for seat, moves in waiting.items() if moves}
        assert match.at(ply).dump() == again.state.dump(), f"ply {ply}"
    assert match.log == again.log
    assert record.write(match) == record.write(again), (
        "a record tells the order, or what was taken back"
    )


LAWS: tuple[Law, ...] = (
    games_end,
    legal_is_sorted,
    spellings_agree,
    the_past_never_moves,
    dumps_continue,
    dumps_tell_the_set_up,
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
