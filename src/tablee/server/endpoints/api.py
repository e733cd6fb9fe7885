"""What can be asked of the house over HTTP. Each part declares its routes by being imported; here is their order."""

from tablee.server.endpoints import admin as upkeep
from tablee.server.endpoints import games as guide
from tablee.server.endpoints import identity as me
from tablee.server.endpoints import images as gallery
from tablee.server.endpoints import pages, tables
from tablee.server.endpoints import records as archive
from tablee.server.http.routes import ROUTES as ROUTES

PARTS = [part.__name__ for part in (me, guide, tables, archive, gallery, pages, upkeep)]
ROUTES.sort(key=lambda each: PARTS.index(each.run.__module__))
