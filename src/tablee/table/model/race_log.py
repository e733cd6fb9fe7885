"""What a match's races react to, and the presses in them."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.core.races import Press
from tablee.core.records import PressRow, VerdictRow


@dataclass(slots=True)
class Stimulus:
    """What a race reacts to: the ply that was on the screens."""

    number: int = 0
    ply: int = 0


@dataclass(slots=True)
class RaceLog:
    """The presses of a match, and what became of them."""

    presses: list[PressRow] = field(default_factory=list)
    judged: list[VerdictRow] = field(default_factory=list)
    pending: dict[int, Press] = field(default_factory=dict)
