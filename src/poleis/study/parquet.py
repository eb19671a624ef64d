"""Simulated games as a Parquet file, which analysts read by columns."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from poleis.study.simulate import SimulationPlan

_BLOCK = 1 << 24
"""Bytes of lines in a row group; a line must fit into it."""


def parquet_schema(plan: SimulationPlan) -> Any:
    """The columns: those of the JSON lines, `goals` and `record` only where the lines have them."""
    import pyarrow as pa

    columns = [
        ("index", pa.int64()),
        ("seed", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("ranking", pa.list_(pa.int32())),
        ("plies", pa.int32()),
    ]
    if plan.goals():
        columns.append(("goals", pa.list_(pa.string())))
    if plan.records:
        columns.append(("record", pa.string()))
    return pa.schema(columns)


def write_parquet(
    lines: Path, target: Path, plan: SimulationPlan, run: Mapping[str, object]
) -> None:
    """Write the JSON lines of a simulation as a Parquet file. *run*, what was played, becomes the
    metadata `poleis` of the file. Memory holds one row group at a time."""
    import pyarrow.json
    import pyarrow.parquet

    schema = parquet_schema(plan)
    named = schema.with_metadata({"poleis": json.dumps(run)})
    reader = pyarrow.json.open_json(
        lines,
        read_options=pyarrow.json.ReadOptions(block_size=_BLOCK),
        parse_options=pyarrow.json.ParseOptions(
            explicit_schema=schema, unexpected_field_behavior="error"
        ),
    )
    with (
        reader,
        pyarrow.parquet.ParquetWriter(target, named, compression="zstd") as writer,
    ):
        for batch in reader:
            writer.write_batch(batch)
