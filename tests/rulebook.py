"""The rules there are, as docs/rulebook.md numbers them. `@rule("DER-14")` ties a test to one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULEBOOK = Path(__file__).parent.parent / "docs" / "rulebook.md"

NUMBERED = re.compile(r"\*\*([A-Z]{3}-\d+)\*\*")  # an id in bold: only where a rule begins
ENTRY = re.compile(r'- <a id="([a-z]{3}-\d+)"></a>\*\*([A-Z]{3}-\d+)\*\* \S')
LATER = re.compile(r"  - \*later: (.+)\*")


class BadRulebook(ValueError):
    """A line that cannot be read, with its number."""


def read(text: str) -> dict[str, str]:
    """Every rule by its id, in the page's order, and what of it is played only later; empty if it is played whole."""
    found: dict[str, str] = {}
    last = ""  # the rule that the line before begins
    for number, line in enumerate(text.splitlines(), 1):
        if entry := ENTRY.match(line):
            anchor, last = entry.groups()
            if last in found:
                raise BadRulebook(f"line {number}: {last} is numbered twice")
            if anchor != last.lower():
                raise BadRulebook(f"line {number}: {last} has the anchor {anchor}")
            found[last] = ""
            continue
        if NUMBERED.search(line):
            raise BadRulebook(f"line {number}: a rule begins with its anchor, as the others do")
        if line.lstrip().startswith("- *later"):
            mark = LATER.fullmatch(line)
            if not mark or not last:
                raise BadRulebook(f"line {number}: `  - *later: …*` stands right under its rule")
            found[last] = mark[1]
        last = ""
    return found


RULES = read(RULEBOOK.read_text("utf-8"))


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test proves these rules: it would fail without them."""
    unknown = [each for each in ids if each not in RULES]
    if unknown:
        raise ValueError(f"no such rules: {unknown}")
    return pytest.mark.rule(*ids)
