"""What can be asked of the server over HTTP. Each part declares its routes by being imported; here is their order."""

from tablee.server.endpoints import (
    admin,
    devices,
    export,
    games,
    identity,
    images,
    links,
    my_tables,
    pages,
    push,
    records,
    tables,
)
from tablee.server.http.routes import ROUTES as ROUTES

ORDERED = (identity, devices, my_tables, push, export, games, tables, records, links, images, pages, admin)
PARTS = [part.__name__ for part in ORDERED]
ROUTES.sort(key=lambda each: PARTS.index(each.run.__module__))
