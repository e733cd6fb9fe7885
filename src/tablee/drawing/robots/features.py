"""The face of a robot: lit eyes on a dark screen, a mouth in ink. Each has its own idle eyes; moods are told alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from tablee.drawing.outlines import number
from tablee.drawing.palette import MOUTH
from tablee.drawing.shapes import box, circle, dot, ellipse, flat, line, path, spot

SCREEN = "#1f3644"  # as dark as ink: what shines on it is seen in high contrast too
MILK, CHEEK = "#f4fbff", "#ff7f79"
LIT = 4.8  # width of a lit line


@dataclass(frozen=True, slots=True)
class Eyes:
    """Where they shine on the screen: the middle between them, half their distance, their radius."""

    x: float
    y: float
    gap: float
    r: float
    light: str
    is_up: bool = False  # they look for an answer

    @property
    def both(self) -> tuple[float, float]:
        return self.x - self.gap, self.x + self.gap

    def looking_up(self) -> Eyes:
        return replace(self, x=self.x + 0.5 * self.r, y=self.y - 0.45 * self.r, is_up=True)


Gaze = Callable[[Eyes], str]


def eyes(idle: Gaze, mood: str, at: Eyes) -> str:
    """A robot's own eyes, unless its mood closes or bends them."""
    told = TOLD_ALIKE.get(mood)
    if told is not None:
        return told(at)
    return idle(at.looking_up() if mood == "thinking" else at)


def strokes(at: Eyes, left: str, right: str, width: float = LIT) -> str:
    """A line for each eye, in coordinates of that eye, in radii."""
    return "".join(line(moved(d, x, at.y, at.r), width, at.light) for d, x in zip((left, right), at.both, strict=True))


def moved(d: str, x: float, y: float, scale: float) -> str:
    """Points `a,b` of an outline, scaled and put at (x, y)."""
    steps = []
    for word in d.split():
        letter, point = (word[0], word[1:]) if word[0].isalpha() else ("", word)
        across, down = point.split(",")
        steps.append(f"{letter}{number(x + scale * float(across))} {number(y + scale * float(down))}")
    return " ".join(steps)


# ---- moods that everybody's eyes tell alike


def joyful(at: Eyes) -> str:
    arc = "M-1,.6 Q0,-1.5 1,.6"
    return strokes(at, arc, arc)


def drooping(at: Eyes) -> str:
    return strokes(at, "M-1,.8 Q-.2,-.2 1,-.6", "M1,.8 Q.2,-.2 -1,-.6")


def squeezed(at: Eyes) -> str:
    return strokes(at, "M-.85,-.85 L.85,0 L-.85,.85", "M.85,-.85 L-.85,0 L.85,.85", 4.6)


TOLD_ALIKE: dict[str, Gaze] = {"glad": joyful, "sorry": drooping, "teased": squeezed}


# ---- idle eyes, each robot's own; with `is_up` they look for an answer


def ringed(at: Eyes) -> str:
    shift = 0.3 * at.r if at.is_up else 0
    return "".join(
        circle(x, at.y, 0.86 * at.r, "none", 3.4, at.light) + dot(x + shift, at.y - shift, 0.34 * at.r, at.light)
        for x in at.both
    )


def round_eyes(at: Eyes) -> str:
    r = at.r
    return "".join(dot(x, at.y, r, at.light) + dot(x + 0.3 * r, at.y - 0.34 * r, 0.36 * r, SCREEN) for x in at.both)


def square(at: Eyes) -> str:
    side, high = 1.8 * at.r, (1.1 if at.is_up else 1.8) * at.r
    return "".join(box(x - side / 2, at.y - side / 2, side, high, at.light, 2.2, 0) for x in at.both)


def tall(at: Eyes) -> str:
    high = (0.8 if at.is_up else 1.25) * at.r
    return "".join(spot(x, at.y, 0.74 * at.r, high, at.light) for x in at.both)


def visor(at: Eyes) -> str:
    """One bar of light with a dark spot that wanders."""
    left, right = at.both
    half = number(at.r / 2)
    bar = line(f"M{number(left)} {number(at.y)}h-{half}H{number(right)}h{half}", 6.4, at.light)
    return bar + dot(at.x + (at.r if at.is_up else 0), at.y, 2.6, SCREEN)


def winking(at: Eyes) -> str:
    """One eye wide open, the other half shut under its brow."""
    (left, right), r = at.both, at.r
    wide = dot(left, at.y, 1.1 * r, at.light) + dot(left + 0.35 * r, at.y - 0.35 * r, 0.38 * r, SCREEN)
    shut = line(moved("M-1,.1 L1,.1", right, at.y, r), 5, at.light)
    return wide + shut + line(moved("M-1,-1.3 L.9,-1.75", right, at.y, r), 3.2, at.light)


def lashed(at: Eyes) -> str:
    (left, right), r = at.both, at.r
    high = (0.8 if at.is_up else 1.1) * r
    lids = "".join(
        spot(x, at.y + 0.5, 0.8 * r, high, at.light) + dot(x + 0.16 * r, at.y - 0.34 * r, 0.3 * r, SCREEN)
        for x in (left, right)
    )
    if at.is_up:
        return lids
    outer = moved("M-.75,-.1 L-1.35,-.4 M-.6,-.6 L-1.1,-1.1", left, at.y, r)
    return lids + line(outer + moved("M.75,-.1 L1.35,-.4 M.6,-.6 L1.1,-1.1", right, at.y, r), 2.4, at.light)


def lens(mood: str, x: float, y: float, r: float, light: str) -> str:
    """The only eye of a lamp."""
    if mood == "glad":
        return line(moved("M-1,.5 Q0,-1.5 1,.5", x, y, r), 5.4, light)
    if mood == "teased":
        return line(moved("M-.95,-.76 L.66,0 L-.95,.76", x, y, r), 5.2, light)
    if mood == "sorry":  # the lid hangs over half of it
        half = flat(moved("M-1,0 Q0,-.3 1,.12 Q.9,1 0,1 Q-.9,1 -1,0", x, y, r), light)
        return half + dot(x - 0.08 * r, y + 0.4 * r, 0.32 * r, SCREEN)
    across, down = (0.4, -0.42) if mood == "thinking" else (0.14, -0.1)
    pupil = dot(x + across * r, y + down * r, 0.48 * r, SCREEN)
    return dot(x, y, r, light) + pupil + dot(x + (across + 0.16) * r, y + (down - 0.18) * r, 0.15 * r, light)


# ---- mouths, `half` as wide as they are


def mouth(mood: str, x: float, y: float, half: float, idle: str = "smile", inside: str = MILK) -> str:
    match mood:
        case "glad":
            laugh = moved("M-1.15,-.22 L1.15,-.22 Q1,1 0,1 Q-1,1 -1.15,-.22", x, y, half)
            return path(f"{laugh}Z", inside, 3.2)
        case "sorry":
            return line(moved("M-.9,.5 Q0,-.5 .9,.5", x, y, half), 3.8)
        case "teased":
            return line(wave(x, y + 2, half), 3.6)
        case "thinking":
            return line(moved("M-.3,.27 L.65,.07", x, y, half), 4)
    return IDLE_MOUTHS[idle](x, y, half)


def wave(x: float, y: float, half: float) -> str:
    step = number(half / 2)
    return f"M{number(x - half)} {number(y)}q{number(half / 4)}-5.5 {step} 0t{step} 0t{step} 0t{step} 0"


def smile(x: float, y: float, half: float) -> str:
    return line(moved("M-.85,-.1 Q0,.85 .85,-.1", x, y, half), 3.8)


def smirk(x: float, y: float, half: float) -> str:
    return line(moved("M-.8,.25 Q.2,.7 .9,-.2", x, y, half), 3.8)


def slot(x: float, y: float, half: float) -> str:
    return line(moved("M-.8,.1 L.8,.1", x, y, half), 4)


def grille(x: float, y: float, half: float) -> str:
    bars = line(f"M{number(x - half / 3)} {number(y - 2.6)}v7.6M{number(x + half / 3)} {number(y - 2.6)}v7.6", 2.6)
    return box(x - half, y - 3, 2 * half, 8.4, MILK, 3.4, 3) + bars


def small_o(x: float, y: float, half: float) -> str:
    return ellipse(x, y + 1.5, 3.2, 3.2, MOUTH, 2.6)


IDLE_MOUTHS = {"smile": smile, "smirk": smirk, "slot": slot, "grille": grille, "oh": small_o}


def cheeks(mood: str, left: float, right: float, y: float) -> str:
    """Only who is teased blushes."""
    return spot(left, y, 5, 3.6, CHEEK) + spot(right, y, 5, 3.6, CHEEK) if mood == "teased" else ""
