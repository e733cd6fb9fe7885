"""Collects which rule has which tests; the run fails if a rule of the rulebook has none."""

from collections import defaultdict
from pathlib import Path

import pytest

from tests.rulebook import LATER, RULES

proofs: dict[str, list[str]] = defaultdict(list)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-table", help="write the table of rules and their tests to this file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            for each in mark.args:
                proofs[each].append(item.nodeid.removeprefix("tests/"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    target = config.getoption("--rule-table")
    if target:
        lines = ["| rule | tests |", "|---|---|"]
        for each in RULES:
            said = "<br>".join(dict.fromkeys(name.split("[")[0] for name in proofs[each])) or LATER.get(each, "")
            lines.append(f"| {each} | {said} |")
        Path(target).write_text("\n".join(lines) + "\n")
