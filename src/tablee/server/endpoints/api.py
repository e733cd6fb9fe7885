"""What can be asked of the server over HTTP. Each part declares its routes by being imported; here is their order."""

from tablee.server.endpoints import admin, export, games, identity, images, links, pages, records, tables
from tablee.server.http.routes import ROUTES as ROUTES

PARTS = [part.__name__ for part in (identity, export, games, tables, records, links, images, pages, admin)]
ROUTES.sort(key=lambda each: PARTS.index(each.run.__module__))
