"""Every route and socket."""
