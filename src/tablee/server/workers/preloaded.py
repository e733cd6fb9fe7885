"""Loaded once, in the process from which workers are forked: a worker that is started again is open at once."""

from __future__ import annotations

import gc

from tablee.core.registry import games
from tablee.server.workers import worker

__all__ = ["worker"]

games()
gc.freeze()
