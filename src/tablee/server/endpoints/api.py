"""What can be asked of the server over HTTP. Each part declares its routes by being imported; here is their order."""

from tablee.server.endpoints import admin, devices, games, identity, images, my_tables, pages, records, tables
from tablee.server.http.routes import ROUTES as ROUTES

PARTS = [part.__name__ for part in (identity, devices, my_tables, games, tables, records, images, pages, admin)]
ROUTES.sort(key=lambda each: PARTS.index(each.run.__module__))
