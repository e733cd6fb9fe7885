"""The robots by name, as they sit at their places in a mood: on a disc, or bare for a podium."""

from __future__ import annotations

import colorsys
from collections.abc import Callable
from dataclasses import dataclass

from tablee.drawing.outlines import round_outline
from tablee.drawing.robots import heads
from tablee.drawing.robots.signs import sign
from tablee.drawing.shapes import clipped, flat, group, sheet

Drawn = Callable[[str], str]  # in a mood


@dataclass(frozen=True, slots=True)
class Robot:
    ground: str  # of the disc
    bare: Drawn
    glad: str = "sparkle"  # the sign it shows when it is glad


ROBOTS: dict[str, Robot] = {
    "rouage": Robot("#ffe9b8", heads.rouage),
    "ressort": Robot("#ffd6cc", heads.ressort),
    "pignon": Robot("#dff0c4", heads.pignon, "love"),
    "piston": Robot("#cfe8f7", heads.piston, "steam"),
    "boulon": Robot("#fbdcc0", heads.boulon),
    "manivelle": Robot("#dcdcf7", heads.manivelle, "note"),
    "bobine": Robot("#d3eee2", heads.bobine, "love"),
    "loupiote": Robot("#cfd4f2", heads.loupiote),
}
NIGHT = 0.42  # of the disc's light and fullness that is left by night


def on_disc(name: str, mood: str, by_night: bool = False) -> str:
    """By night the disc is dimmer; the robot is not: its screen lights it."""
    robot = ROBOTS[name]
    disc = round_outline(50, 50, 47.5)
    ground = dimmed(robot.ground) if by_night else robot.ground
    head = group(robot.bare(mood), x=2, y=3, scale=0.96)
    return clipped("seat", disc, flat(disc, ground), head, width=4.5) + sign(mood, robot.glad)


def dimmed(colour: str) -> str:
    """The same hue, darker and not grey."""
    hue, light, full = colorsys.rgb_to_hls(*(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)))
    return "#" + "".join(f"{round(255 * part):02x}" for part in colorsys.hls_to_rgb(hue, NIGHT * light, NIGHT * full))


def seat(name: str, mood: str, by_night: bool = False) -> str:
    """A whole document: a robot on its disc."""
    return sheet(100, 100, on_disc(name, mood, by_night))


def bust(name: str, mood: str) -> str:
    """A whole document: a robot without a disc."""
    return sheet(100, 100, ROBOTS[name].bare(mood))
