"""Age of Civilization for learners and position texts: what stands where in a dump."""

from __future__ import annotations

from poleis.core.observation_spec import Bits, Choice, Count, Fixed, Many, Row, Shape, row
from poleis.games.age_of_civilization.effects.effect import BY_ACTIONS, NONE, TURN_ENDS
from poleis.games.age_of_civilization.rules import records
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import HIDDEN, NEXT_ROUND

Words = tuple[str, ...]

MANY = 1000
"""More coins or points than a game can bring."""
DEEPEST = 10
"""The most decisions that are pending at once."""
MOST_USES = 7
"""More often no action can be performed on spaces in one turn."""
NOTHING = "none"
FLAG = Bits(1)
KINDS = (
    "FIRST_PLAYER", "TURN_UP_WONDER", "TURN_UP_CIVILIZATION", "LAY_CARD", "TURN_UP_SPECIAL",
    "LAY_TOKEN", "TURN_UP_ORDER", "DEAL", "CIVILIZATION_STEP", "ACTION_STEP", "RESTED",
    "CHOOSE_RESEARCH", "CHOOSE_TECHNOLOGY", "CHOOSE_WONDER", "MAY_PERFORM", "CHOOSE_CARD",
    "MAY_EXCHANGE", "TURN_END", "DRAFT", "REFILL", "BEGIN_TURN", "NEXT_ROUND",
)  # fmt: skip
"""The kinds of pending decisions, as `rules.records` calls them."""
SOURCES = ("birth", "rest", "end_of_turn", "unlocking", "events", "orders")
"""Where points come from besides actions, from BY_BIRTH to BY_ORDERS."""


def shape(first: AgeOfCivilization) -> Shape:
    """What stands in the dump of a position of a game that begins like this."""
    edition, seats = first.edition, int(first.seats())
    has_draft = bool(first.agreement.has_draft())
    return row(
        round=Choice(1, int(edition.rounds)),
        first_player=Choice(0, seats - 1),
        turns_over=Choice(0, seats),
        opponent=Count(0, MANY, 10),
        wars_lost=Count(0, int(edition.rounds)),
        pools=pools(edition),
        track=track(edition),
        orders=orders(edition),
        turn=turn(edition),
        draft=draft(edition, seats if has_draft else 0),
        pending=Many(pending(edition, seats), DEEPEST),
        realms=each([str(seat) for seat in range(seats)], realm(edition)),
    )


def each(names: Words | list[str], item: Shape) -> Row:
    """A list with one place for each name."""
    return Row(tuple((name, item) for name in names))


def one_of(words: Words) -> Choice:
    """One of some cards."""
    return Choice(0, len(words) - 1, words=words)


def one_or_none(words: Words) -> Choice:
    """One of some cards, or NONE."""
    return Choice(NONE, len(words) - 1, words=(NOTHING, *words))


def set_of(words: Words) -> Bits:
    """A set of cards."""
    return Bits(len(words), words=words)


def pools(edition: Edition) -> Row:
    civilizations = set_of(edition.civilization_ids)
    wonders, specials = set_of(edition.wonder_ids), set_of(edition.special_ids)
    return row(
        civilization_deck=civilizations,
        civilizations=civilizations,
        wonder_deck=wonders,
        wonders=wonders,
        special_deck=specials,
        specials=specials,
        extra_coins=each(edition.civilization_ids, Count(0, MANY, 5)),
    )


def track(edition: Edition) -> Row:
    positions = [str(position + 1) for position in range(edition.positions)]
    return row(
        deck=set_of(edition.track_ids),
        cards=each(positions, one_or_none(edition.track_ids)),
        token_deck=set_of(edition.token_ids),
        tokens=each(positions, one_or_none(edition.token_ids)),
    )


def orders(edition: Edition) -> Row:
    some = set_of(edition.order_ids)
    below = Many(one_of(edition.order_ids), len(edition.order_ids))
    return row(deck=some, face_up=some, filled=some, below=below)


def turn(edition: Edition) -> Row:
    workers = Count(0, int(edition.most_workers))
    return row(
        busy=workers,
        doomed=workers,
        uses=each(edition.action_ids, Count(0, MOST_USES)),
        has_acted=FLAG,
        resolved=set_of(turn_end_abilities(edition)),
    )


def turn_end_abilities(edition: Edition) -> Words:
    """The cards of the effects at the end of the turn; a second effect of a card has a number."""
    found: list[str] = []
    for effect in edition.effects:
        if effect.event == TURN_ENDS:
            card = edition.card_ids[effect.card]
            times = sum(one.split("-")[0] == card for one in found)
            found.append(f"{card}-{times + 1}" if times else card)
    return tuple(found)


def draft(edition: Edition, seats: int) -> Row:
    """Packets and choices of each seat; no seats where there is no draft.

    A card that the viewer has not seen is HIDDEN.
    """
    ids = edition.civilization_ids
    kept = int(edition.hand_kept)
    card = Choice(HIDDEN, len(ids) - 1, words=("hidden", NOTHING, *ids))
    names = [str(seat) for seat in range(seats)]
    packet = row(cards=set_of(ids), picks=Many(card, kept), blurred=Bits(kept))
    pick = Choice(0, kept) if seats else Fixed(0)
    return row(pick=pick, packets=each(names, packet), chosen=each(names, card))


def pending(edition: Edition, seats: int) -> Row:
    """A decision that is awaited."""
    kinds = {int(getattr(records, kind)): kind.lower() for kind in KINDS}
    words = tuple(kinds.get(kind, "") for kind in range(1, NEXT_ROUND + 1))
    return row(
        kind=Choice(1, NEXT_ROUND, words=words),
        actor=Choice(-1, seats - 1, words=("chance", *(f"seat{n}" for n in range(seats)))),
        times=Count(1, MANY, 5, zero=1),
        effect=Bits(len(edition.effects).bit_length(), NONE),
    )


def realm(edition: Edition) -> Row:
    """What a seat owns."""
    sources = (*SOURCES, *edition.action_ids)
    assert len(SOURCES) == BY_ACTIONS
    civilization = one_of(edition.civilization_ids)
    return row(
        coins=Count(0, MANY, 10),
        workers=Count(0, int(edition.most_workers)),
        main=one_or_none(edition.civilization_ids),
        civilizations=Many(civilization, int(edition.most_civilizations)),
        technologies=set_of(edition.technology_ids),
        wonders=set_of(edition.wonder_ids),
        special_card=one_or_none(edition.special_ids),
        hand=set_of(edition.civilization_ids),
        forts=Count(0, int(edition.rounds)),
        has_tribute=FLAG,
        has_quarantine=FLAG,
        points=each(sources, Count(0, MANY, 10)),
    )
