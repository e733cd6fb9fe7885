"""A server whose clock runs faster than the sun, so that whole matches with bots end while a test watches:
`python -m tests.browser.hurried FOLDER SPEED [DAY [DOOR]]` prints its address."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tablee.core.moves import Seat
from tablee.core.races import Evidence
from tablee.server import app
from tablee.server.base.settings import Settings
from tablee.server.hosting.game_server import GameServer, open_server
from tablee.server.hosting.table_directory import LocalTables
from tablee.table.model.ports import Cancel, Ports
from tablee.table.model.table import Stimulus
from tablee.table.model.viewer import Viewer
from tablee.table.play import match_runner
from tablee.table.play.race import Race

MANY = {
    "newcomers_at_once": 10_000, "tickets_at_once": 10_000, "opened_at_once": 1000, "tables_a_person": 1000,
    "address_opens_at_once": 10_000, "empty_minutes": 1440, "sockets_a_person": 100,
    "requests_at_once": 1_000_000, "cpu_ms_at_once": 10_000_000, "messages_at_once": 1000, "messages_a_second": 1000,
    "address_messages_at_once": 1_000_000,
}  # fmt: skip


def hurried(usual: Ports, speed: float) -> Ports:
    def now() -> int:
        return int(time.perf_counter() * 100_000 * speed)

    def later(hundredths: int, run: Callable[[], None]) -> Cancel:
        return usual.later(int(hundredths / speed), run)

    return replace(usual, now=now, later=later)


class HurriedRace(Race):
    """People's own times are in the house's time, too: they are as quick as their house."""

    speed = 1.0

    def evidence(self, viewer: Viewer, seat: Seat, stimulus: Stimulus, r: float | None, arrived: int) -> Evidence:
        return super().evidence(viewer, seat, stimulus, None if r is None else r * self.speed, arrived)


def main(folder: Path, speed: float, day: str = "house", door: str = "") -> None:
    HurriedRace.speed = speed
    match_runner.Race = HurriedRace  # type: ignore[attr-defined]

    async def opener(settings: Settings) -> GameServer:
        server = await open_server(settings)
        assert isinstance(server.tables, LocalTables)
        server.tables.ports = hurried(server.tables.ports, speed)
        return server

    settings = Settings(host="127.0.0.1", port=0, data=str(folder), draw_ahead=False, day=day, door=door, **MANY)
    app.serve(settings, opener, lambda port, token: print(f"http://127.0.0.1:{port}", flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:])
