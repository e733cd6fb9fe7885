"""What tests of the server share: asyncio under anyio, and a real house on loopback."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server.hosting.game_server import GameServer
from tests.postgres import database, postgres
from tests.server.visit import running

__all__ = ["database", "postgres"]  # fixtures


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[tuple[GameServer, str]]:
    async with running(tmp_path) as found:
        yield found


@pytest.fixture
def house(open_house: tuple[GameServer, str]) -> GameServer:
    return open_house[0]


@pytest.fixture
def address(open_house: tuple[GameServer, str]) -> str:
    return open_house[1]
