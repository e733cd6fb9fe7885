"""Print every rule of the rulebook with the tests that prove it; fail on a rule without one."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.rulebook import LATER, RULES

RULEBOOK = Path(__file__).parents[2] / "shared" / "rules" / "rulebook.md"


class Collector:
    """Notes which test carries which rule."""

    def __init__(self) -> None:
        self.proofs: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            name = item.nodeid.removeprefix("tests/").partition("[")[0]
            for mark in item.iter_markers("rule"):
                for each in mark.args:
                    if name not in self.proofs[each]:
                        self.proofs[each].append(name)


def main() -> int:
    collector = Collector()
    listing = io.StringIO()
    with contextlib.redirect_stdout(listing):
        failed = pytest.main(["--collect-only", "-p", "no:xdist", "-W", "ignore"], [collector])
    if failed:
        print(listing.getvalue())
        return 1
    for each in RULES:
        proofs = collector.proofs[each]
        print(f"{each:<7} {len(proofs):>2}  {'; '.join(proofs) or 'later: ' + LATER.get(each, 'NO TEST')}")
    bare = [each for each in RULES if not collector.proofs[each] and each not in LATER]
    unknown = numbered_elsewhere()
    print(f"{len(RULES) - len(bare)} of {len(RULES)} rules have tests or a later room")
    for each in (*bare, *unknown):
        print(f"without a test: {each}")
    return 1 if bare or unknown else 0


def numbered_elsewhere() -> list[str]:
    """Rules that the rulebook numbers and the tests do not know, where the rulebook is at hand."""
    if not RULEBOOK.exists():
        return []
    numbered = re.findall(r"\*\*([A-Z]{3}-\d+)\*\*", RULEBOOK.read_text("utf-8"))
    return sorted(set(numbered) - set(RULES))


if __name__ == "__main__":
    sys.exit(main())
