"""What can be asked of the server over HTTP. Each part declares its routes by being imported; here is their order."""

from tablee.server.endpoints import admin, devices, games, identity, images, my_tables, pages, photos, push, tables
from tablee.server.endpoints.halls import halls, sheets
from tablee.server.endpoints.played import (
    branches,
    days,
    elsewhere,
    export,
    ghosts,
    leagues,
    links,
    moments,
    pictures,
    records,
    so_far,
    stats,
)  # fmt: skip
from tablee.server.http.routes import ROUTES as ROUTES

ORDERED = (
    identity, devices, my_tables, push, stats, export, games, tables, so_far, halls, sheets, days, ghosts, records,
    pictures, elsewhere, moments, branches, links, leagues, photos, images, pages, admin,
)  # fmt: skip
PARTS = [part.__name__ for part in ORDERED]
ROUTES.sort(key=lambda each: PARTS.index(each.run.__module__))
