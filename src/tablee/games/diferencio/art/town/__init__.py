"""The floating town by day: the first world of Diferencio."""

from __future__ import annotations

from tablee.games.diferencio.art.town import balloon, fair, fountain, house, meadow, mill, shop, tower, tree
from tablee.games.diferencio.art.town.stage import DEFINITIONS, GROUNDS, scenery
from tablee.games.diferencio.art.world import World

PLACES = (tower, balloon, tree, shop, fountain, house, fair, mill, meadow)
TOWN = World("town", DEFINITIONS, scenery, GROUNDS, tuple(place.FACES for place in PLACES))
