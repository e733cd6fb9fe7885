"""Long runs that can be stopped: what was found is kept in a file, a line each, and is not looked for again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec


class Looked(Protocol):
    """What was found of a picture."""

    kind: str
    number: int


Found = TypeVar("Found", bound=Looked)


def resumed(
    file: Path, row: type[Found], wanted: Sequence[tuple[str, int]], look: Callable[[str, int], Found]
) -> list[Found]:
    """What `look` finds of every kind and number, on all cores."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    rows = [msgspec.json.decode(line, type=row) for line in lines]
    found = {(each.kind, each.number): each for each in rows}
    todo = [each for each in wanted if each not in found]
    with ProcessPoolExecutor() as pool, file.open("ab", buffering=0) as kept:
        running = [pool.submit(look, *each) for each in todo]
        try:
            for done, future in enumerate(as_completed(running), 1):
                one = future.result()
                found[one.kind, one.number] = one
                kept.write(msgspec.json.encode(one) + b"\n")
                if sys.stderr.isatty():
                    print(f"\r{done} of {len(todo)}", end="", file=sys.stderr)
        finally:
            pool.shutdown(cancel_futures=True)
    return [found[each] for each in wanted]
