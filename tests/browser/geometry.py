"""The geometry gate: what axe cannot see. Zones do not overlap, nothing actionable is covered or too small, nothing has
to be scrolled sideways."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LEAST_TARGET = 44  # px each way
LEAST_STRIP = 24  # px of an overlapped card that can be seen

SCRIPT = (Path(__file__).parent / "geometry.js").read_text("utf-8")


def faults(page: Page) -> list[str]:
    """Everything that lies where it should not."""
    return list(page.evaluate(SCRIPT, [LEAST_TARGET, LEAST_STRIP]))
