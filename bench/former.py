"""Players to measure learned ones against: as they were before nets guided them, and a net alone.

At the project's root: tablee arena derniere --players merciless,bench.former:Derniere,bench.former:DerniereNet
tablee arena tour_du_monde --players merciless,bench.former:TourDuMonde,bench.former:TourDuMondeNet
tablee arena davinci --players merciless,bench.former:DaVinci
"""

from __future__ import annotations

from tablee.bots.learned.player import NetPlayer
from tablee.core.draws import Draw
from tablee.core.moves import Seat
from tablee.games.davinci.bot.master import Master
from tablee.games.derniere.bot import levels as derniere
from tablee.games.derniere.bot.plain import Plain
from tablee.games.tour_du_monde.bot import levels as tour_du_monde
from tablee.games.tour_du_monde.bot.lookahead import Ahead
from tablee.games.tour_du_monde.bot.plain import Plain as PlainTraveller


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


class TourDuMonde(Ahead):
    """The merciless player of Tour du Monde without a net."""

    net_file = None

    def __init__(self, seat: Seat, draw: Draw) -> None:
        super().__init__(tour_du_monde.LEVELS["merciless"], seat, draw)


class TourDuMondeNet(NetPlayer):
    """The net of Tour du Monde, without looking ahead."""

    def __init__(self, seat: Seat, draw: Draw) -> None:
        kept = Ahead.net_file
        net = kept.net(2) if kept else None
        assert net is not None
        super().__init__(net, PlainTraveller(seat, draw))


class DaVinci(Master):
    """The merciless player of Da Vinci Code without a net."""

    net_file = None
