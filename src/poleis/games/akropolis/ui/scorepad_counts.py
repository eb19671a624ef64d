"""A city of the score pad in numbers, as it is seen from above: no history is needed.

    {"stones": 3, "counts": {"markets": {"value": 5, "plazas": 1, "doubled": 2}}}

*value* is the sum of the levels of the districts that count, *plazas* how many plazas are seen,
and *doubled* how much of the value the variant counts twice. A group of houses doubles by its
value alone (AKR-7.2), so houses need no *doubled*.
"""

from __future__ import annotations

from dataclasses import dataclass

from poleis.core.errors import BadPosition
from poleis.core.scorepad_input import Data, naming, shown, whole
from poleis.games.akropolis.rules.edition import Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS, HOUSES
from poleis.games.akropolis.rules.scoring import Tally, doubles, is_doubled

COUNTED = ("value", "plazas", "doubled")
MOST = {"value": 99, "plazas": 20, "doubled": 99}


@dataclass(frozen=True)
class Count:
    """What was counted of one district type."""

    value: int = 0
    plazas: int = 0
    doubled: int = 0


def read_counts(fields: Data) -> dict[str, Count]:
    """The numbers of each district type; what was not counted is 0."""
    found = fields.get("counts", {})
    if not isinstance(found, dict) or not found.keys() <= set(DISTRICTS):
        said = "counts must be an object with {districts}, not {value}"
        raise BadPosition.saying(
            "akropolis-pad-counts", said, districts=", ".join(DISTRICTS), value=shown(found)
        )
    return {name: _read_count(name, found.get(name, {})) for name in DISTRICTS}


def _read_count(name: str, numbers: object) -> Count:
    with naming(f"counts.{name}"):
        if not isinstance(numbers, dict) or not numbers.keys() <= set(COUNTED):
            said = "must be an object with {keys}, not {value}"
            raise BadPosition.saying(
                "akropolis-pad-count", said, keys=", ".join(COUNTED), value=shown(numbers)
            )
        read = {key: whole(numbers.get(key, 0), key, 0, MOST[key]) for key in COUNTED}
        whole(read["doubled"], "doubled", 0, read["value"])
    return Count(**read)


def tally_counts(edition: Edition, counts: dict[str, Count], variants: int) -> Tally:
    """Value and stars of each district type, as `tally` has them for a city."""
    result = Tally()
    for district, name in enumerate(DISTRICTS, 1):
        count = counts[name]
        result.values[district] = count.value + _twice(district, count, variants)
        result.stars[district] = count.plazas * edition.tiles.stars[district]
    return result


def _twice(district: int, count: Count, variants: int) -> int:
    """How much of the value counts once more (AKR-7.2 to 7.6)."""
    if not is_doubled(variants, district):
        return 0
    if district == HOUSES:
        return count.value if doubles(HOUSES, count.value) else 0
    return count.doubled
