"""How PostgreSQL forgets somebody."""

from __future__ import annotations

from tablee.protocol.ids import device_of
from tablee.stores.base import DEVICES
from tablee.stores.postgres import figures, leagues, slow
from tablee.stores.postgres.pool import Database
from tablee.stores.postgres.queries import empty_unclaimed, lock_records


async def forget_person(db: Database, id: str) -> None:
    """Their name goes, and those of others on the device; what they played stays for those they played with."""
    their = (id, f"{id}+", f"{id},")  # the comma comes after the plus: all that begins with `id+`
    is_theirs = "(person = $1 OR (person >= $2 AND person < $3))"
    await db.execute("DELETE FROM people WHERE id = $1 OR (id >= $2 AND id < $3)", *their)
    await db.execute("DELETE FROM house WHERE name = $1", DEVICES + id)
    await slow.forget_sitting(db, id)
    await figures.forget(db, id)
    await leagues.forget(db, id)
    claims = f"FROM claims WHERE device = $4 AND {is_theirs}"
    numbers = await lock_records(db, f"number IN (SELECT record {claims})", *their, device_of(id))
    await db.execute(f"UPDATE players SET person = '', name = '' WHERE {is_theirs}", *their)
    for name in ("chat", "links", "runs"):
        await db.execute(f"DELETE FROM {name} WHERE {is_theirs}", *their)
    await db.execute(f"DELETE {claims}", *their, device_of(id))
    await empty_unclaimed(db, numbers)
