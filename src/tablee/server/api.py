"""What can be asked of the house over HTTP. Each part declares its routes by being imported; here is their order."""

from tablee.server import archive, gallery, guide, me, pages, tables, upkeep
from tablee.server.routes import ROUTES as ROUTES

PARTS = [part.__name__ for part in (me, guide, tables, archive, gallery, pages, upkeep)]
ROUTES.sort(key=lambda each: PARTS.index(each.run.__module__))
