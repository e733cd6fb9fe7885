"""The second world of Diferencio: a friendly city on the bottom of the sea."""

from __future__ import annotations

from tablee.games.diferencio.art.sea.forest import PLACE_3
from tablee.games.diferencio.art.sea.garden import PLACE_9
from tablee.games.diferencio.art.sea.heights import PLACE_1
from tablee.games.diferencio.art.sea.homes import PLACE_6
from tablee.games.diferencio.art.sea.market import PLACE_4
from tablee.games.diferencio.art.sea.reefs import GROUNDS
from tablee.games.diferencio.art.sea.springs import PLACE_5
from tablee.games.diferencio.art.sea.square import PLACE_7
from tablee.games.diferencio.art.sea.stage import DEFINITIONS, scenery
from tablee.games.diferencio.art.sea.vehicles import PLACE_2
from tablee.games.diferencio.art.sea.wreck import PLACE_8
from tablee.games.diferencio.art.world import World

PLACES = (PLACE_1, PLACE_2, PLACE_3, PLACE_4, PLACE_5, PLACE_6, PLACE_7, PLACE_8, PLACE_9)
SEA = World("sea", DEFINITIONS, scenery, GROUNDS, PLACES)
