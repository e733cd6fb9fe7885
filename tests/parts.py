"""A client's half of frames in part, as docs/protocol.md tells it."""

from __future__ import annotations

from typing import Any

Frame = dict[str, Any]  # as JSON


class Unbased(Exception):
    """A part that builds on another frame than the last one that came."""


class Parts:
    """Puts frames together."""

    def __init__(self) -> None:
        self.last: Frame = {}
        self.count = 0  # parts since the last whole frame
        self.put_together = 0  # in all

    def whole(self, frame: Frame) -> Frame:
        base = frame.get("base", 0)
        if base:
            if base != self.count + 1:
                raise Unbased(f"part {base} after {self.count}")
            frame = together(self.last, frame)
            self.put_together += 1
        self.last, self.count = frame, base
        return frame


def together(before: Frame, part: Frame) -> Frame:
    found = {name: value for name, value in part.items() if name != "base"}
    found["table"] = zones(before["table"], part["table"]) if "table" in part else before["table"]
    found["mine"] = dict(part["mine"]) if "mine" in part else before["mine"]
    if "zones" in found["mine"] and "mine" in part:
        found["mine"]["zones"] = zones(before["mine"].get("zones", []), part["mine"]["zones"])
    return found


def zones(before: list[Any], sent: list[Any]) -> list[Any]:
    return [before[each] if isinstance(each, int) else each for each in sent]
