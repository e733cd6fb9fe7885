"""What people keep in mind: it fades by a power law with all that happens since, sooner where things look alike."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.distributions import chance
from tablee.core.draws import Draw

MIXED_UP = 0.5  # how often somebody with a muddled memory takes a thing for its look-alike instead of giving up


class Trace:
    """One thing in mind."""

    __slots__ = ("blurs", "seen", "times", "what")

    def __init__(self, what: int) -> None:
        self.what = what
        self.seen = 0  # when it was last seen
        self.times = 0  # how often it was
        self.blurs = 0  # look-alikes seen since


class Memory:
    """Things by their key, both ints: who has card 7, what lies on space 3. It is a fold over what is seen, on a clock
    of its own that others advance, so it can be rebuilt by seeing the same again."""

    def __init__(self, decay: float, muddle: float, alike: Callable[[int, int], bool]) -> None:
        self.decay = decay
        self.muddle = muddle
        self.alike = alike
        self.now = 0
        self.traces: dict[int, Trace] = {}

    def advance(self) -> None:
        """Something happens, and all that was seen is a little longer ago."""
        self.now += 1

    def see(self, key: int, what: int, times: int = 1) -> None:
        """Seen again it is known better, and what looks like it less well. What one cares about is as good as seen more
        than once."""
        for other, trace in self.traces.items():
            if other != key and self.alike(key, other):
                trace.blurs += 1
        known = self.traces.get(key)
        if known is None or known.what != what:
            known = self.traces[key] = Trace(what)
        known.seen = self.now
        known.times += times
        known.blurs = 0

    def drop(self, key: int) -> None:
        """It is known to be so no more."""
        self.traces.pop(key, None)

    def strength(self, key: int) -> float:
        """How likely it is to come back to mind."""
        trace = self.traces.get(key)
        if trace is None:
            return 0.0
        age = self.now - trace.seen
        return float((1 + age) ** (-self.decay / trace.times) * (1 - self.muddle) ** trace.blurs)

    def recall(self, key: int, draw: Draw) -> int | None:
        """What comes to mind: the thing, nothing, or now and then what belongs to a look-alike."""
        strength = self.strength(key)
        if chance(draw, strength):
            return self.traces[key].what
        if key in self.traces and chance(draw, self.muddle * MIXED_UP):
            return self.latest_alike(key)
        return None

    def latest_alike(self, key: int) -> int | None:
        """What belongs to the look-alike that was seen last."""
        alike = [trace for other, trace in self.traces.items() if other != key and self.alike(key, other)]
        return max(alike, key=lambda trace: trace.seen).what if alike else None
