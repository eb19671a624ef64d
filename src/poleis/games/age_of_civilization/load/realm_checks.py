"""Whether what a seat owns fits together. Each check is about all realms."""

from __future__ import annotations

from poleis.core.sets import members
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.load.loaded import Loaded
from poleis.games.age_of_civilization.rules.score_queries import sources


def has_its_main_civilization(loaded: Loaded) -> bool:
    """AOC-5.3: the main civilization is one of those laid, and there is one as soon as any is."""
    return all(
        realm.main in list(realm.civilizations) or (realm.main == NONE and not realm.laid())
        for realm in loaded.state.realms
    )


def has_technologies_of_its_board(loaded: Loaded) -> bool:
    """AOC-12.4: what was unlocked is printed on the board or on the special card on it."""
    return all(
        technology in cards.board(loaded.state, seat)
        for seat, realm in enumerate(loaded.state.realms)
        for technology in members(realm.technologies)
    )


def has_no_locked_technology(loaded: Loaded) -> bool:
    """AOC-14.2: the scenario locks some."""
    locked = loaded.state.agreement.locked
    return not any(realm.technologies & locked for realm in loaded.state.realms)


def has_technologies_in_some_order(loaded: Loaded) -> bool:
    """AOC-9.2: the technologies could be unlocked one after the other."""
    for seat, realm in enumerate(loaded.state.realms):
        board = cards.board(loaded.state, seat)
        wanted = sum(1 << board.index(technology) for technology in members(realm.technologies))
        unlocked, before = 0, -1
        while unlocked != before:
            before = unlocked
            unlocked |= int(loaded.state.edition.reachable(unlocked)) & wanted
        if unlocked != wanted:
            return False
    return True


def has_tokens_of_scenarios(loaded: Loaded) -> bool:
    """AOC-14.8, AOC-14.9: forts, a tribute and a quarantine are of the scenarios."""
    return loaded.state.agreement.is_scenario() or not any(
        realm.forts or realm.has_tribute or realm.has_quarantine for realm in loaded.state.realms
    )


def has_points_that_can_be(loaded: Loaded) -> bool:
    """Points come from sources that there are in this game."""
    scoring = sources(loaded.first)
    return all(
        points == 0 or source in scoring
        for realm in loaded.state.realms
        for source, points in enumerate(realm.points)
    )
