"""Outcomes in a file, one row a match: JSON lines for any tool, Parquet for large ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from tablee.core.registry import game
from tablee.lab.plans import Outcome, Plan, WriteOutcome

ROW_GROUP = 10_000  # rows written to Parquet at a time
KINDS = (".jsonl", ".parquet")


class BadFile(ValueError):
    """A file that outcomes cannot be written to."""


@contextmanager
def outcome_writer(file: Path | None, plan: Plan) -> Iterator[WriteOutcome | None]:
    """What writes each outcome to this file; None where no file is wanted."""
    if file is None:
        yield None
        return
    check_file(file)
    with parquet(file, plan) if file.suffix == ".parquet" else json_lines(file) as write_outcome:
        yield write_outcome


def check_file(file: Path) -> None:
    if file.suffix not in KINDS:
        raise BadFile(f"outcomes are kept in a file that ends in {' or '.join(KINDS)}, not in {file.name}")
    if not file.parent.is_dir():
        raise BadFile(f"there is no folder {file.parent} to keep the outcomes in")


@contextmanager
def json_lines(file: Path) -> Iterator[WriteOutcome]:
    with file.open("wb") as lines:

        def write_outcome(plan: Plan, outcome: Outcome) -> None:
            lines.write(msgspec.json.encode(row(plan, outcome)) + b"\n")

        yield write_outcome


def row(plan: Plan, outcome: Outcome) -> dict[str, Any]:
    return {"game": plan.key, "bots": plan.sitting(outcome.number), **msgspec.structs.asdict(outcome)}


@contextmanager
def parquet(file: Path, plan: Plan) -> Iterator[WriteOutcome]:
    """Events become one column each, `fired_Played`, so that any table tool can add them up."""
    arrow: Any = import_module("pyarrow")
    pyarrow_parquet: Any = import_module("pyarrow.parquet")
    schema = parquet_schema(arrow, plan)
    rows: list[dict[str, Any]] = []

    def write() -> None:
        writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
        rows.clear()

    def write_outcome(plan: Plan, outcome: Outcome) -> None:
        rows.append(flat(row(plan, outcome), schema.names))
        if len(rows) == ROW_GROUP:
            write()

    with pyarrow_parquet.ParquetWriter(file, schema) as writer:
        yield write_outcome
        write()


def flat(row: dict[str, Any], names: list[str]) -> dict[str, Any]:
    fired = row.pop("fired")
    for name in names:
        if name.startswith("fired_"):
            row[name] = fired.get(name.removeprefix("fired_"), 0)
    return row


def parquet_schema(arrow: Any, plan: Plan) -> Any:
    integer, seats = arrow.int32(), arrow.list_(arrow.int32())
    columns = [
        ("game", arrow.string()), ("bots", arrow.list_(arrow.string())), ("number", arrow.int64()),
        ("deal", arrow.int64()), ("first", integer), ("places", seats), ("points", seats), ("plies", integer),
        ("moves", integer), ("ms", arrow.int64()), ("lead_changes", integer), ("dead_end", arrow.string()),
    ]  # fmt: skip
    columns += [(f"fired_{kind.__name__}", integer) for kind in game(plan.key).events]
    return arrow.schema(columns, metadata={"plan": msgspec.json.encode(plan)})
