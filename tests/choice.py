"""Which of many runs belong to every test run, and which to `make browser` and `make thorough`, which do them all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def all_but_few_thorough(values: Iterable[Any], few: Iterable[Any]) -> list[Any]:
    """Parameters of which `few` are tried every time."""
    chosen = list(few)
    return [each if each in chosen else pytest.param(each, marks=pytest.mark.thorough) for each in values]
