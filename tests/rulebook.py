"""The rules there are: how many each part of the rulebook numbers. `@rule("DER-14")` ties a test to one."""

import pytest

COUNTS = {
    "COM": 11,
    "DIF": 26,
    "DFO": 24,
    "SMI": 5,
    "TRV": 15,
    "AMO": 12,
    "BRU": 13,
    "DOM": 16,
    "DER": 24,
    "TDM": 27,
    "DVC": 21,
}

RULES = [f"{part}-{number}" for part, count in COUNTS.items() for number in range(1, count + 1)]

# Rules that only a later room can play; each says which.
LATER: dict[str, str] = {}


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test proves these rules: it would fail without them."""
    unknown = [each for each in ids if each not in RULES]
    if unknown:
        raise ValueError(f"no such rules: {unknown}")
    return pytest.mark.rule(*ids)
