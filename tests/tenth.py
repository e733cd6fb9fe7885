"""The game of docs/adding-a-game.md, written down as the page says, and installed beside ours if that is wished."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
NAME = "batonnets"


def write_down(folder: Path, is_whole: bool = True) -> Path:
    """The package. The page gives its __init__.py twice: as little as a game needs, and at the end with everything."""
    files: dict[str, str] = {}
    for name, text in re.findall(r"```\w+ file=(\S+)\n(.*?)```", PAGE.read_text("utf-8"), re.S):
        if is_whole or name not in files:
            files[name] = text
    for name, text in files.items():
        write(folder / NAME / name, text)
    return folder / NAME


def install(folder: Path, key: str = NAME) -> None:
    """Whoever has this folder on their path finds the game among the others."""
    write(folder / f"{key}-1.dist-info" / "METADATA", f"Metadata-Version: 2.1\nName: {key}\nVersion: 1\n")
    write(folder / f"{key}-1.dist-info" / "entry_points.txt", f"[tablee.games]\n{key} = {key}:GAME\n")


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
