"""Players of Tour du Monde from beginner to merciless: the best one thinks ahead, too."""

from __future__ import annotations

from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.games.tour_du_monde.bot.lookahead import Ahead
from tablee.games.tour_du_monde.bot.traveller import Level, Traveller

LEVELS = {
    "beginner": Level(doubt=0.25, overlooks=0.58, forgets=0.40),
    "family": Level(doubt=0.14, overlooks=0.36, forgets=0.15),
    "sharp": Level(doubt=0.07, overlooks=0.17, forgets=0.02),
    "merciless": Level(doubt=0.0, overlooks=0.0, forgets=0.0),
}


def at_level(level: str, seat: Seat, draw: Draw) -> Traveller:
    made = Ahead if level == "merciless" else Traveller
    return made(LEVELS[level], seat, draw)
