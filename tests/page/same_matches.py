"""Matches of robots, each as the hash of its record: the same in CPython and in the page's Python."""

from __future__ import annotations

import hashlib
import json

from tablee.bots.players import player
from tablee.bots.runner import BotRunner
from tablee.core.draws import FastDraw
from tablee.core.registry import games
from tablee.matches.replay import new

LEVELS = ("beginner", "family")


def hashes(seeds: int) -> str:
    """As JSON, by game, level and seed."""
    found: dict[str, str] = {}
    for key, game in games().items():
        for level in LEVELS:
            for seed in range(seeds):
                found[f"{key} {level} {seed}"] = record_hash(key, game.seats[0] + seed % 2, level, seed)
    return json.dumps(found)


def record_hash(key: str, seats: int, level: str, seed: int) -> str:
    match = seated(key, seats, level, seed).play_out()
    return hashlib.sha256(json.dumps(match.record(), sort_keys=True, default=str).encode()).hexdigest()


def seated(key: str, seats: int, level: str, seed: int) -> BotRunner:
    """A match of robots that is about to begin."""
    match, draw = new(key, seats, seed), FastDraw(seed)
    return BotRunner(match, {seat: player(level, match.game, seat, draw) for seat in range(seats)}, draw)
