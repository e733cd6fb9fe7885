"""When nobody is told anything: in the evening and at night, where the device is."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

MORNING, EVENING = 8, 20  # hours between which devices are told


def quiet_until(now: float, zone: str) -> int | None:
    """When it may be told, in seconds since 1970; None: now."""
    here = datetime.fromtimestamp(now, zone_of(zone))
    if MORNING <= here.hour < EVENING:
        return None
    day = here + timedelta(days=1) if here.hour >= EVENING else here
    return int(day.replace(hour=MORNING, minute=0, second=0, microsecond=0).timestamp())


def zone_of(name: str) -> ZoneInfo | None:
    """None is the house's own: where a zone is not known, people rather live in that one."""
    try:
        return ZoneInfo(name) if name else None
    except (KeyError, ValueError, OSError):
        return None
