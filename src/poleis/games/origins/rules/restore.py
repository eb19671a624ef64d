"""Reading a trusted dump back: records are built, nothing is checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.setup import Setup
from poleis.games.origins.effects.running import Question, RunningEffect
from poleis.games.origins.rules.chance import CitizenRoll, KeptCard, SpeakerReroll, TileTurn
from poleis.games.origins.rules.deal import (
    CardDeal,
    DraftRoll,
    FirstPlayer,
    SpeakerRoll,
    TileDeal,
    TokenDeal,
    ZodiacDeal,
)
from poleis.games.origins.rules.districts import CardChoice
from poleis.games.origins.rules.draft import Draft, Removal
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import read_home
from poleis.games.origins.rules.pending import BOTTOM, KINDS, PENDING_FIELDS, Pending
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.purchases import EffectUse, Placement, Purchase
from poleis.games.origins.rules.records import (
    BuildingPool,
    CitizenPool,
    DistrictCards,
    Sites,
    Speakers,
    Temples,
)
from poleis.games.origins.rules.round import ExtraAction, Passing, RoundEnd, RoundStart, Turn
from poleis.games.origins.rules.visits import Tide, Visit

Row = dict[str, int]

READERS: Final[dict[str, Callable[[Row], Pending]]] = {
    "token_deal": lambda row: TokenDeal(row["count"]),
    "zodiac_deal": lambda row: ZodiacDeal(row["count"]),
    "tile_deal": lambda row: TileDeal(row["count"]),
    "card_deal": lambda row: CardDeal(row["count"]),
    "speaker_roll": lambda row: SpeakerRoll(row["count"]),
    "first_player": lambda row: FirstPlayer(),
    "draft_roll": lambda row: DraftRoll(row["count"]),
    "tile_turn": lambda row: TileTurn(row["colour"]),
    "citizen_roll": lambda row: CitizenRoll(row["colour"]),
    "speaker_reroll": lambda row: SpeakerReroll(row["count"]),
    "kept_card": lambda row: KeptCard(),
    "draft": lambda row: Draft(row["actor"]),
    "removal": lambda row: Removal(row["actor"], row["count"]),
    "turn": lambda row: Turn(row["actor"], bool(row["done"])),
    "extra_action": lambda row: ExtraAction(row["actor"]),
    "visit": lambda row: Visit(row["actor"], row["site"], row["worker"], row["done"], row["count"]),
    "tide": lambda row: Tide(row["actor"], row["site"]),
    "purchase": lambda row: Purchase(row["actor"], row["done"], row["count"]),
    "placement": lambda row: Placement(
        row["actor"], row["tile"], row["purpose"], bool(row["from_pool"])
    ),
    "effect_use": lambda row: EffectUse(
        row["actor"], row["cell"], row["corners"], bool(row["from_pool"])
    ),
    "card_choice": lambda row: CardChoice(row["actor"], row["cards"]),
    "question": lambda row: Question(
        row["actor"], row["effect"], row["step"], row["cell"], row["subject"], row["count"]
    ),
    "running_effect": lambda row: RunningEffect(
        row["actor"], row["effect"], row["step"], row["cell"], row["subject"], row["temple"]
    ),
    "passing": lambda row: Passing(row["actor"]),
    "round_end": lambda row: RoundEnd(row["actor"]),
    "round_start": lambda row: RoundStart(row["actor"]),
}


def read_pending(numbers: list[int]) -> Pending:
    """A pending record from its row in a dump."""
    row = dict(zip(PENDING_FIELDS, numbers, strict=True))
    return READERS[KINDS[row["kind"]]](row)


def restore(setup: Setup, edition: Edition, dump: list[Any]) -> Origins:
    """The position that was dumped, with this set-up and edition."""
    (
        number, first, turn, passed, has_spent, rival, sites, buildings, citizens, speakers,
        tower_pool, cards, temples, offer, pending, homes,
    ) = dump  # fmt: skip
    table = Origins(
        setup,
        edition,
        number,
        first,
        turn,
        passed,
        bool(has_spent),
        rival,
        Sites(vec[i64](sites[0]), vec[i64](sites[1]), sites[2]),
        BuildingPool(
            vec[i64](buildings[0]),
            vec[i64](buildings[1]),
            vec[i64](buildings[2]),
            vec[i64](buildings[3]),
        ),
        CitizenPool(vec[i64](citizens[0]), vec[i64](citizens[1]), bool(citizens[2])),
        Speakers(vec[i64](speakers[0]), vec[i64](speakers[1])),
        vec[i64](tower_pool),
        DistrictCards(vec[i64](cards[0]), vec[i64](cards[1]), cards[2]),
        Temples(vec[i64](temples[0]), vec[i64](temples[1]), temples[2]),
        vec[i64](offer),
        BOTTOM,
        [read_home(edition, home) for home in homes],
    )
    for row in pending:
        table.push(read_pending(row))
    return table
