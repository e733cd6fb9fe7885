"""Players to measure learned ones against: as they were before nets guided them, and a net alone.

At the project's root: tablee arena derniere --players merciless,bench.former:Derniere,bench.former:DerniereNet
"""

from __future__ import annotations

from tablee.bots.learned.player import NetPlayer
from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.games.derniere.bot import levels as derniere
from tablee.games.derniere.bot.plain import Plain


class Derniere(derniere.Counting):
    """The merciless player of La dernière without a net."""

    net_file = None

    def __init__(self, seat: Seat, draw: Draw) -> None:
        level = derniere.TABLE["merciless"]
        assert level.thought is not None
        super().__init__(seat, draw, level, level.thought)


class DerniereNet(NetPlayer):
    """The net of La dernière, without looking ahead."""

    def __init__(self, seat: Seat, draw: Draw) -> None:
        kept = derniere.Counting.net_file
        net = kept.net(2) if kept else None
        assert net is not None
        super().__init__(net, Plain(seat, draw))
