"""The folder that is tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.page.folder import ready


@pytest.fixture(scope="session")
def folder() -> Path:
    return ready()
