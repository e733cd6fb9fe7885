"""The lid of Tour du Monde: the globe under its rainbow, a balloon and a plane on their way round it."""

from __future__ import annotations

from tablee.drawing.animals import fox
from tablee.drawing.lids import cloud, ground
from tablee.drawing.outlines import round_outline
from tablee.drawing.palette import CREAM, RED, SUN, TEAL, WHITE
from tablee.drawing.shapes import clipped, dot, flat, group, line, path, seam, spot
from tablee.games.tour_du_monde.art import weather
from tablee.games.tour_du_monde.art.continents import ELSEWHERE, LAND, outline
from tablee.games.tour_du_monde.state import AFRICA

SIDE = "#1d6fa8"
SKY, PALE_SKY, SEA, GREEN_LAND = "#7fd0f5", "#b4e5fb", "#2b86d8", "#8fce6a"


def cover() -> str:
    sky = ground(SKY) + dot(100, 96, 96, PALE_SKY, 0.6)
    rainbow = group(weather.arcs(132, 8.4, 3.2), x=98, y=172)
    clouds = cloud(18, 74, 0.6) + cloud(108, 26, 0.42) + cloud(186, 118, 0.5)
    sun = group(weather.sun(), x=30, y=30, scale=0.33)
    return sky + rainbow + clouds + sun + globe() + journey() + balloon() + plane()


def globe() -> str:
    disc = round_outline(0, 0, 96)
    land = path(outline(LAND[AFRICA]) + outline(ELSEWHERE[AFRICA]), GREEN_LAND, 5)
    light = spot(-46, -62, 30, 12, "#ffffff", -38, 0.35)
    foam = line("M-84 20q11-10 22 0M-62 52q10-9 20 0M-84-6q8-8 16 0M62 58q-8-9-18-1", 5, "#8fd0fb")
    return group(clipped("cover-globe", disc, flat(disc, SEA), foam, land, light, width=6), x=96, y=106, scale=0.57)


def journey() -> str:
    """The way the plane has come."""
    return seam("M152 122Q118 152 76 138T56 92", 4, CREAM, "1 9")


def plane() -> str:
    tail = path("M-25-3L-33-16H-24L-13-4Z", RED, 2.8)
    body = path("M-28-2Q-10-11 14-9Q29-6 29 1T12 9Q-14 9-28-2Z", WHITE, 3)
    wing = path("M-4 3L-20 22H-9L13 4Z", RED, 2.8)
    windows = dot(-7, -2, 2.4, TEAL) + dot(1, -2, 2.4, TEAL) + dot(9, -2, 2.4, TEAL)
    nose = path("M18-8Q29-6 29 1Q26 6 20 7Q15-1 18-8Z", SUN, 2.4)
    return group(tail, body, nose, windows, wing, x=68, y=66, turn=-34, scale=0.92)


def balloon() -> str:
    silk = "M0-44Q33-44 33-12Q33 10 10 28H-10Q-33 10-33-12Q-33-44 0-44Z"
    stripes = flat("M-12-46Q-24-10-5 30H5Q24-10 12-46ZM-40-40H-28Q-40-8-14 24L-20 30H-44Z", CREAM)
    stripes += flat("M40-40H28Q40-8 14 24L20 30H44Z", CREAM)
    globe_of_silk = clipped(
        "cover-balloon", silk, flat(silk, "#f2663a"), stripes, spot(-17, -24, 5, 11, "#ffffff", 20, 0.5), width=3.6
    )
    ropes = line("M-9 29L-11 42M9 29L11 42", 2.6)
    traveller = group(fox(), x=-10, y=33, scale=0.2)
    basket = path("M-13 45H13L10 60H-10Z", "#b5793f", 3) + line("M-11 51H11", 2.2, "#8a5a3b")
    return group(ropes, traveller, basket, globe_of_silk, x=162, y=54, scale=0.96, turn=5)
