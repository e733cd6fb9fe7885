"""Which addresses a message may be sent to: whoever asks to be told must not make us knock at our own network."""

from __future__ import annotations

import re

ADDRESS = re.compile(r"https://([a-z0-9.-]{4,253})(?::443)?/[!-~]{1,900}\Z")  # no user, no other port, no odd letters


class Services:
    """Names of push services; each stands for the names below it, too."""

    def __init__(self, names: str) -> None:
        self.names = [name for name in names.lower().replace(" ", "").split(",") if name]

    def allow(self, endpoint: str) -> bool:
        found = ADDRESS.match(endpoint)
        return found is not None and any(f".{found[1]}".endswith(f".{name}") for name in self.names)
