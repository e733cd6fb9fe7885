"""Print every rule of the rulebook with the tests that prove it; fail on a rule without one, unless it is for later."""

from __future__ import annotations

import contextlib
import io
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence

import pytest

from tests.rulebook import RULES

Proofs = Mapping[str, Sequence[str]]


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


def collected() -> Proofs | None:
    """The tests of every rule; None if pytest could not collect them, and then it is printed why."""
    collector = Collector()
    listing = io.StringIO()
    with contextlib.redirect_stdout(listing):
        failed = pytest.main(["--collect-only", "-p", "no:xdist", "-W", "ignore"], [collector])
    if failed:
        print(listing.getvalue())
        return None
    return collector.proofs


def lines(rules: Mapping[str, str], proofs: Proofs) -> list[str]:
    """A line for each rule: its tests, and what of it is played later."""
    found = []
    for each, later in rules.items():
        tests = proofs.get(each, ())
        told = [*tests, *([f"later: {later}"] if later else [])] or ["NO TEST"]
        found.append(f"{each:<7} {len(tests):>2}  {'; '.join(told)}")
    return found


def faults(rules: Mapping[str, str], proofs: Proofs) -> list[str]:
    """Rules without a test that are not for later, and tests that name a rule there is not."""
    bare = [each for each, later in rules.items() if not later and not proofs.get(each)]
    unknown = [each for each in proofs if each not in rules]
    return [f"without a test: {each}" for each in bare] + [
        f"not in the rulebook: {each}, named by {'; '.join(proofs[each])}" for each in unknown
    ]


def summary(rules: Mapping[str, str], proofs: Proofs) -> str:
    whole = sum(not later and bool(proofs.get(each)) for each, later in rules.items())
    partly = sum(bool(later) and bool(proofs.get(each)) for each, later in rules.items())
    later = sum(bool(later) and not proofs.get(each) for each, later in rules.items())
    return (
        f"{len(rules)} rules: {whole} are played as written and tested, {partly} are tested as they are played today"
        f" and change later, {later} are for later"
    )


def main() -> int:
    proofs = collected()
    if proofs is None:
        return 1
    found = faults(RULES, proofs)
    print(*lines(RULES, proofs), summary(RULES, proofs), *found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
