"""How long tests wait for what must come: a machine may be busy, and the house's helpers give way to everybody."""

PATIENCE = 120.0  # seconds; nothing takes as long unless it is broken
