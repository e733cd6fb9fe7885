"""What tests of several nodes share: asyncio under anyio, a real PostgreSQL and a real NATS."""

from __future__ import annotations

import pytest

from tests.cluster.nats import nats
from tests.postgres import database, postgres

__all__ = ["database", "nats", "postgres"]  # fixtures


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
