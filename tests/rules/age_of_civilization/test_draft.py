"""AOC-12.11 to 12.17: the civilization draft, and who knows what of it."""

from __future__ import annotations

import pytest

from poleis import CHANCE, Luck, make_setup
from poleis.core import record
from poleis.core.errors import UndoBarred
from poleis.core.match import Match
from poleis.core.sets import members, size
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import DRAFT
from tests.rules.age_of_civilization.tables import (
    EDITION,
    GAME,
    begin,
    can,
    civilizations,
    coins,
    do,
    pool,
    realm,
    settle,
    table,
    technologies,
    why_not,
    workers,
)

SETUPS = [make_setup(GAME, seats, {"draft": True}) for seats in (2, 3, 4)]


def dealt(seats: int, seed: int = 1) -> AgeOfCivilization:
    """The draft before the first choice."""
    return settle(begin(seats, draft=True), Luck.of(seed))


KEEP = EDITION.action_kinds.keep


def cards(bits: int) -> list[str]:
    return [EDITION.civilization_ids[card] for card in members(int(bits))]


def before(state: AgeOfCivilization, seat: int) -> list[str]:
    """The cards that a seat chooses from."""
    return [EDITION.civilization_ids[KEEP.first_arg(code)] for code in state.legal(seat)]


def playing(match: Match) -> AgeOfCivilization:
    """The position of a match."""
    assert isinstance(match.state, AgeOfCivilization)
    return match.state


def choose(state: AgeOfCivilization, *seats: int) -> None:
    """Each of these seats keeps the first card before it."""
    for seat in seats:
        state.apply(seat, state.legal(seat)[0])


def drafted(seats: int, seed: int = 1) -> AgeOfCivilization:
    """The position after a draft at random."""
    state, luck = dealt(seats, seed), Luck.of(seed)
    while state.draft.pick < 5:
        for seat in state.actors():
            state.apply(seat, state.random_action(seat, luck))
    return state


# ---- the draft itself


@pytest.mark.rule("AOC-12.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_are_dealt_five_are_kept_and_two_each_become_the_pool(seats: int) -> None:
    """Six cards in the pool with three players, as in the rulebook's example."""
    state = dealt(seats)
    assert [7] * seats == [len(before(state, seat)) for seat in range(seats)]
    assert {} == pool(state)
    state = drafted(seats)
    assert 2 * seats == len(pool(state))
    assert [5] * seats == [size(state.realms[seat].hand) for seat in range(seats)]
    assert 48 - 7 * seats == size(state.pools.civilization_deck)


@pytest.mark.rule("AOC-12.11")
def test_the_rest_is_passed_to_the_left() -> None:
    state = dealt(3)
    packets = [before(state, seat) for seat in range(3)]
    choose(state, 0, 1, 2)
    for seat in range(3):
        assert packets[seat][1:] == before(state, (seat + 1) % 3)
        assert packets[seat][:1] == cards(state.realms[seat].hand)


@pytest.mark.rule("AOC-12.16")
def test_all_choose_at_the_same_time_in_secret() -> None:
    """In any order; who has chosen waits, and nobody sees what was chosen."""
    state = dealt(3)
    assert [0, 1, 2] == state.actors()
    choose(state, 2)
    assert [0, 1] == state.actors()
    assert 0 == len(state.legal(2))
    assert ["AOC-12.16"] == why_not(state, f"keep {before(state, 0)[0]}", seat=2)
    other = dealt(3)
    other.apply(2, other.legal(2)[3])
    for viewer in (0, 1, None):
        assert GAME.redact(state, viewer).dump() == GAME.redact(other, viewer).dump()
    assert GAME.redact(state, 2).dump() != GAME.redact(other, 2).dump()


@pytest.mark.rule("AOC-12.16")
def test_a_choice_is_taken_back_until_all_have_chosen_and_not_later() -> None:
    """Who chose last has seen the next packet, and could choose better with it."""
    match = Match(GAME, SETUPS[1], 1)
    first, second = before(playing(match), 1)[:2]
    match.play(1, f"keep {first}")
    rev = match.revision([2])
    match.play(0, f"keep {before(playing(match), 0)[0]}")
    assert rev == match.revision([2]), "a message that comes now is not too late"
    match.undo(1)
    assert [1, 2] == match.state.actors(), "what another has chosen meanwhile stays"
    match.play(1, f"keep {second}")
    match.play(2, f"keep {before(playing(match), 2)[0]}")
    assert [second] == cards(playing(match).realms[1].hand)
    for seat in (0, 1, 2):
        with pytest.raises(UndoBarred):
            match.undo(seat)


@pytest.mark.rule("AOC-12.16")
def test_a_record_tells_each_round_of_the_draft_without_what_was_taken_back() -> None:
    """The next packets come at once, without chance between."""
    match = Match(GAME, SETUPS[0], 1)
    for _ in range(2):
        match.play(1, match.state.legal(1)[0])
        match.undo(1)
        for seat in (1, 0):
            match.play(seat, match.state.legal(seat)[1])
    text = record.write(match)
    assert ["0", "1", "0", "1"] == [line[0] for line in text.splitlines() if " keep " in line]
    assert "undo" not in text
    assert match.log == record.read(text).match.log


@pytest.mark.rule("AOC-12.16")
def test_looking_ahead_in_a_draft_tells_nothing_of_the_others() -> None:
    """A seat that chooses last in what it knows passes on packets whose cards it has not seen."""
    state = dealt(2)
    choose(state, 0)
    known = GAME.redact(state, 1)
    assert isinstance(known, AgeOfCivilization)
    kept = before(known, 1)[0]
    known.apply(1, GAME.actions.parse(f"keep {kept}"))
    assert [kept] == cards(known.realms[1].hand)
    assert 0 == known.realms[0].hand
    assert [] == before(known, 1)


@pytest.mark.rule("AOC-12.16")
def test_the_rest_of_the_set_up_lies_open_during_the_draft() -> None:
    state = settle(begin(2, draft=True, winds_of_change=True, innovations=True))
    assert DRAFT == state.top_kind()
    assert NONE not in list(state.track.cards)
    assert 3 == sum(token != NONE for token in state.track.tokens)
    assert (5, 3) == (size(state.pools.wonders), size(state.pools.specials))


@pytest.mark.rule("AOC-12.11")
def test_only_the_cards_before_a_seat_can_be_kept() -> None:
    state = dealt(2)
    assert ["AOC-12.11"] == why_not(state, f"keep {before(state, 1)[0]}", seat=0)
    assert ["AOC-12.11"] == why_not(state, f"birth {before(state, 0)[0]}", seat=0)


# ---- playing with hands


@pytest.mark.rule("AOC-12.12")
def test_cards_come_from_the_hand_or_the_pool_without_refill() -> None:
    state = table(realm("mali", hand="rome huns"), realm(), draft=True, step="civilization",
                  pool="egypt tibet")  # fmt: skip
    assert ["rome", "huns", "egypt", "tibet"] == sorted(can(state, "birth"), key=ORDER.index)
    do(state, "absorb egypt")
    assert {"tibet": 0} == pool(state), "no coin, no new card"
    assert 0 == state.actor()


ORDER = ["rome", "huns", "egypt", "tibet"]


@pytest.mark.rule("AOC-12.12")
def test_with_an_empty_pool_only_the_hand_remains() -> None:
    state = table(realm("mali", hand="rome"), realm(), draft=True, step="civilization")
    assert ["birth rome", "absorb rome", "skip"] == can(state)
    state = table(realm(), realm("mali", hand="rome"), draft=True)
    assert ["birth rome", "absorb rome", "skip"] == can(do(state, "end")), "the next one is asked"
    state = table(realm(), realm("mali"), draft=True)
    do(state, "end")
    assert "rest" in can(state), "without any card the step is skipped"


@pytest.mark.rule("AOC-12.13", "AOC-12.17")
def test_the_first_civilization_has_no_extra_coins_later_ones_two() -> None:
    state = table(realm("", hand="rome"), realm(), draft=True, round=1, step="civilization",
                  pool="egypt")  # fmt: skip
    assert 3 == coins(do(state.clone(), "birth rome"))
    assert 3 == coins(do(state.clone(), "birth egypt"))
    state = table(realm("mali", hand="rome"), realm(), draft=True, step="civilization",
                  pool="egypt")  # fmt: skip
    assert 5 == coins(do(state.clone(), "birth rome"))
    assert 5 == coins(do(state.clone(), "absorb egypt"))


@pytest.mark.rule("AOC-12.14")
def test_carthage_and_iberia_in_the_draft() -> None:
    """Carthage 0 as the first, 6 later; Iberia no technology as the first, 1 later."""
    first = {"draft": True, "round": 1, "step": "civilization"}
    later = {"draft": True, "step": "civilization"}
    hand = "carthage iberia"
    state = table(realm("", hand=hand, coins=0), realm(), **first)
    assert 0 == coins(do(state.clone(), "birth carthage"))
    assert "rest" in can(do(state.clone(), "birth iberia"))
    state = table(realm("mali", hand=hand, coins=0), realm(), **later)
    assert 6 == coins(do(state.clone(), "birth carthage"))
    state = do(state.clone(), "birth iberia", "unlock mining")
    assert (["mining"], 2) == (technologies(state), coins(state))
    assert "rest" in can(state)


@pytest.mark.rule("AOC-12.14", "AOC-12.17")
def test_phoenicias_coins_come_on_top() -> None:
    """On a pool card, also for a first civilization; Carthage triples the sum."""
    state = table(realm("phoenicia", coins=2), realm("mali", coins=0), draft=True,
                  pool="carthage")  # fmt: skip
    do(state, "end", "resolve phoenicia", "endow carthage")
    assert 12 == coins(do(state.clone(), "birth carthage"), 1)
    assert 4 == coins(do(state.clone(), "absorb carthage"), 1)
    state = table(realm("", coins=0), realm(), draft=True, round=1, step="civilization",
                  pool="iberia", extra_coins={"iberia": 2})  # fmt: skip
    do(state, "birth iberia", "unlock mining")
    assert 2 == coins(state)


@pytest.mark.rule("AOC-12.15")
def test_the_first_card_must_be_born() -> None:
    state = table(realm("", hand="rome"), realm(), draft=True, round=1, step="civilization")
    assert ["birth rome"] == can(state)
    do(state, "birth rome")
    assert (["rome"], 3) == (civilizations(state), workers(state))


# ---- what a seat knows (AOC-1.11)


def test_a_seat_sees_its_own_cards_only() -> None:
    state = dealt(3)
    choose(state, 0, 1, 2)
    known = GAME.redact(state, 1)
    assert isinstance(known, AgeOfCivilization)
    assert before(state, 1) == before(known, 1)
    assert state.realms[1].hand == known.realms[1].hand
    assert 0 == known.realms[0].hand == known.realms[2].hand


def test_with_two_players_all_but_the_first_pick_is_remembered() -> None:
    """A packet that comes back lacks what the other took; only the first pick of the other, out
    of a packet not seen before, stays unknown."""
    state = drafted(2)
    known = GAME.redact(state, 0)
    assert isinstance(known, AgeOfCivilization)
    theirs = set(cards(state.realms[1].hand))
    sure = set(cards(known.realms[1].hand))
    assert 4 == len(sure) and sure < theirs


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_it_stays_open_who_took_which(seats: int) -> None:
    """Worlds that fit differ in who has which card, never in what a seat has seen."""
    state = drafted(seats, seed=3)
    known = GAME.redact(state, 0)
    luck = Luck.of(1)
    hands = set()
    for _ in range(60):
        world = GAME.resample(known, 0, luck)
        assert isinstance(world, AgeOfCivilization)
        hands.add(tuple(world.realms[seat].hand for seat in range(1, seats)))
        assert state.realms[0].hand == world.realms[0].hand
        assert [5] * seats == [size(world.realms[seat].hand) for seat in range(seats)]
    assert len(hands) > 20


@pytest.mark.rule("AOC-12.16")
@pytest.mark.parametrize("picks", [1, 3])
def test_who_took_which_of_two_cards_is_not_told(picks: int) -> None:
    """Seat 1 takes one of two cards after so many picks, seat 2 the other one from the same packet.
    Seat 0 has seen it before, and sees it again at the fourth pick, or its last cards in the pool:
    two cards are missing, and either way it knows the same. Seat 1 knows what it took."""
    known: dict[int, list[list[object]]] = {0: [], 1: []}
    for one, other in ((0, 1), (1, 0)):
        state = dealt(3)
        for _ in range(picks):
            choose(state, 0, 1, 2)
        two = before(state, 1)[:2]
        choose(state, 0, 2)
        state.apply(1, GAME.actions.parse(f"keep {two[one]}"))
        choose(state, 0, 1)
        state.apply(2, GAME.actions.parse(f"keep {two[other]}"))
        assert bool(pool(state)) == (picks == 3)
        for viewer, dumps in known.items():
            dumps.append(GAME.redact(state, viewer).dump())
    assert known[0][0] == known[0][1]
    assert known[1][0] != known[1][1]


def test_a_card_that_is_played_settles_who_took_it() -> None:
    state = drafted(3, seed=5)
    seat = int(state.actor())
    viewer = (seat + 1) % 3
    luck = Luck.of(seat)
    hand = cards(state.realms[seat].hand)
    name = next(card for card in hand if f"birth {card}" in can(state))
    do(state, f"birth {name}")
    known = GAME.redact(state, viewer)
    worlds = set()
    for _ in range(20):
        world = GAME.resample(known, viewer, luck)
        assert isinstance(world, AgeOfCivilization)
        everybody = [world.realms[other].hand for other in range(3)]
        assert not any(bits >> EDITION.civilization_ids.index(name) & 1 for bits in everybody)
        assert [4 if other == seat else 5 for other in range(3)] == [size(b) for b in everybody]
        worlds.add(tuple(everybody))
    assert len(worlds) > 10, "all else stays open"


def test_imagined_worlds_are_sound_positions() -> None:
    """A world that fits what a seat knows passes the checks of a loaded position."""
    for seats in (2, 3, 4):
        setup = SETUPS[seats - 2]
        state, luck = GAME.new(setup), Luck.of(seats)
        while state.actors():
            for viewer in range(seats):
                world = GAME.resample(GAME.redact(state, viewer), viewer, luck)
                assert world.dump() == GAME.load(setup, world.dump()).dump()
            actor = state.actors()[-1]
            chosen = state.roll(luck) if actor == CHANCE else state.random_action(actor, luck)
            state.apply(actor, chosen)


def test_a_spectator_sees_no_hand() -> None:
    state = drafted(2)
    known = GAME.redact(state, None)
    assert isinstance(known, AgeOfCivilization)
    assert [0, 0] == [known.realms[seat].hand for seat in (0, 1)]
