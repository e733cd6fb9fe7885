"""Where everything would lie: positions laid out by the client's own plan, in Node, on every screen and with words of
every size. No browser draws them, so that thousands can be looked at. What is wrong is told by plans.mjs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tablee.core.match import Match
from tablee.core.words import Words
from tests.browser.positions import MINE, frame_of

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "client"
NAMES = ["Zoé", "Capucine", "Théo", "Lou", "Maximilien", "Anouk", "Bérénice", "Hippolyte", "Noé", "Joséphine"]


class Fault(NamedTuple):
    screen: str
    what: str
    where: str  # the position, what was chosen, how tight it is


def position(name: str, match: Match, language: str, seat: int | None = MINE) -> dict[str, Any]:
    """What a page knows of a match when it lays it out."""
    frame, words = frame_of(match, 1, seat), Words(language)
    own = {zone.id: zone for zone in frame.mine.zones}
    shared = [own.pop(zone.id, zone) for zone in frame.table]
    zones = [*shared, *own.values()]
    said = [frame.mine.prompt, *(zone.label for zone in zones if zone.label)]
    return {
        "name": name, "players": match.seats, "me": seat, "zones": msgspec.to_builtins(zones),
        "mine": msgspec.to_builtins(frame.mine),
        "words": {msgspec.json.encode(each).decode(): words.say(each, NAMES, seat) for each in said},
    }  # fmt: skip


def node(*arguments: str) -> str:
    """What the Node that builds the client prints."""
    sys.path.insert(0, str(CLIENT))
    import build

    command, environment = build.node()
    ran = subprocess.run([*command, *arguments], env=environment, check=True, capture_output=True, text=True)
    return ran.stdout


def bundled(script: str, folder: Path, *form: str) -> Path:
    """A script of this folder with what it takes from the client, for Node or in another form."""
    made = folder / script
    esbuild = CLIENT / "node_modules" / "esbuild" / "bin" / "esbuild"
    form = form or ("--platform=node", "--format=esm")
    node(str(esbuild), str(HERE / script), "--bundle", *form, "--log-level=error", f"--outfile={made}")
    return made


def faults(positions: Iterable[dict[str, Any]], program: Path) -> list[Fault]:
    kept = program.parent / "positions.json"
    kept.write_text(json.dumps(list(positions)), "utf-8")
    return [Fault(*each) for each in json.loads(node(str(program), str(kept)))]
