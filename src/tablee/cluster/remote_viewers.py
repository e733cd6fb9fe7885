"""The owner's side: people who play at tables of this node by way of a gateway."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tablee.cluster import messages as talk
from tablee.cluster.messages import (
    FRAME,
    ROOM,
    AnyAnswer,
    AnyDown,
    Closed,
    Done,
    LatencyNow,
    NotMine,
    Settled,
    Shown,
    Stood,
    Text,
    Unwelcome,
)
from tablee.cluster.ports import Entered, Peer
from tablee.core.races import LONGEST, MS, Evidence
from tablee.protocol import hall, messages
from tablee.protocol.ids import is_hall
from tablee.table.model.latency import PINGS, Latency

GATEWAY_GONE = 4000 * MS  # after which a gateway that says nothing is gone, and whoever came by it is away
ENDED = 20_000  # lines that are remembered after their end, so that a doubled word does not begin them again

Key = tuple[str, int]  # a gateway, and its number for a line


class RemoteLatency(Latency):
    """As the gateway beside the socket last told it. The way to the gateway is added to what a press may travel."""

    __slots__ = ("hop", "line")

    def __init__(self, line: RemoteLine, now: LatencyNow) -> None:
        super().__init__()
        self.line = line
        self.hop = 0
        self.update(now)

    def update(self, now: LatencyNow) -> None:
        self.trips.clear()
        self.trips.extend(now.trips[-PINGS:])
        self.quota, self.bias_sum, self.tcp_least = now.quota, now.bias_sum, now.tcp_least
        self.hop = max(0, now.hop)

    @property
    def allowance(self) -> int:
        return min(LONGEST, super().allowance + self.hop)

    def settle(self, given: Evidence) -> None:
        super().settle(given)
        self.line.down(Settled, evidence=given)


class RemoteLine:
    """A socket at a gateway, as a table sees it: what is sent is numbered."""

    def __init__(self, remote_viewers: RemoteViewers, key: Key, live: Entered, latency: LatencyNow) -> None:
        self.remote_viewers = remote_viewers
        self.node = remote_viewers.node
        self.key = key
        self.live = live
        self.latency: Latency = RemoteLatency(self, latency)
        self.viewer: Any = None
        self.n = 0  # of what was sent
        self.taken = 0  # messages that came

    def down(self, kind: type[AnyDown], **what: object) -> None:
        self.n += 1
        self.node.down(self.key[0], kind(conn=self.key[1], n=self.n, **what))  # type: ignore[arg-type]

    def send(self, data: bytes) -> None:
        self.down(Text, data=data, what="")

    def send_frame(self, data: bytes, match: int, n: int) -> None:
        """A card that is shown by somebody whose lease is over would be one too many: it is as if it were lost."""
        if self.node.lease.holds(self.live.id):
            self.down(Text, data=data, what=FRAME, match=match, told=n)
        else:
            self.n += 1

    def send_room(self, data: bytes) -> None:
        self.down(Text, data=data, what=ROOM)

    def ping(self) -> None:
        """A stimulus went out with the frame before."""
        viewer = self.viewer
        if viewer is not None and viewer.seen:
            self.down(Shown, match=viewer.match, stimulus=max(viewer.seen))

    def close(self, code: int, reason: str) -> None:
        if self.key in self.remote_viewers.lines:
            self.down(Closed, code=code, reason=reason)
            self.remote_viewers.end(self, Closed(self.key[1], self.n, code, reason))

    def arrived(self, up: talk.Up) -> int:
        """When a message came, by this machine's clock. What the gateway measured is a length of time, counted from
        when the stimulus left here; clocks of two machines are never compared."""
        now, viewer = self.node.now(), self.viewer
        if viewer is None or is_hall(self.live.id) or viewer.match != up.match or up.stimulus not in viewer.seen:
            return now
        return int(min(now, viewer.seen[up.stimulus] + up.elapsed))


class RemoteViewers:
    """Everybody who comes by a gateway."""

    def __init__(self, node: Peer) -> None:
        self.node = node
        self.lines: dict[Key, RemoteLine] = {}
        self.ended: OrderedDict[Key, Closed | None] = OrderedDict()  # and their last word
        self.gateways: dict[str, int] = {}  # when each was last heard

    def enter(self, asked: talk.Enter) -> AnyAnswer:
        key = asked.gateway, asked.conn
        if key in self.lines or key in self.ended:
            return Done()  # said twice
        live = self.node.entered(asked.table)
        if live is None:
            return NotMine()
        if not live.welcomes(asked.person):
            return Unwelcome()
        self.gateways[asked.gateway] = self.node.now()
        line = self.lines[key] = RemoteLine(self, key, live, asked.latency)
        line.viewer = live.enter(asked.person, line, asked.match, asked.n)
        return Done()

    def say(self, asked: talk.Say) -> AnyAnswer:
        """Messages are taken in their order, each once, as many as the table has room for."""
        line = self.lines.get((asked.gateway, asked.conn))
        if line is None or line.viewer is None or line.live.gone:
            return NotMine()
        assert isinstance(line.latency, RemoteLatency)
        line.latency.update(asked.latency)
        for number, up in enumerate(asked.ups, asked.first):
            if number == line.taken:
                if not line.live.post(line.viewer, read(line.live.id, up.data), line.arrived(up)):
                    break
                line.taken += 1
        return Done(line.taken)

    def leave(self, asked: talk.Leave) -> AnyAnswer:
        line = self.lines.get((asked.gateway, asked.conn))
        if line is not None:
            self.drop(line)
        return Done()

    def still(self, asked: talk.Still) -> AnyAnswer:
        """Whoever a gateway does not name any more is gone; a last word that was lost is said again."""
        self.gateways[asked.gateway] = self.node.now()
        named = {each.conn for each in asked.standing}
        for line in [line for key, line in self.lines.items() if key[0] == asked.gateway]:
            if line.key[1] <= asked.last and line.key[1] not in named:
                self.drop(line)
        return Stood([self.standing(asked.gateway, each) for each in asked.standing])

    def standing(self, gateway: str, said: talk.Standing) -> int:
        line = self.lines.get((gateway, said.conn))
        if line is not None:
            if said.latency is not None:
                assert isinstance(line.latency, RemoteLatency)
                line.latency.update(said.latency)
            return line.n
        last = self.ended.get((gateway, said.conn))
        if last is not None and said.n == last.n - 1:
            self.node.down(gateway, last)
            return last.n - 1
        return -1

    def drop(self, line: RemoteLine) -> None:
        """A socket is gone."""
        self.end(line, None)
        if line.viewer is not None:
            line.live.leave(line.viewer)

    def end(self, line: RemoteLine, word: Closed | None) -> None:
        self.lines.pop(line.key, None)
        self.ended[line.key] = word
        while len(self.ended) > ENDED:
            self.ended.popitem(last=False)

    def sweep(self) -> None:
        """Gates that are gone take their people with them."""
        lately = self.node.now() - GATEWAY_GONE
        for gateway in [gateway for gateway, heard in self.gateways.items() if heard < lately]:
            del self.gateways[gateway]
            for line in [line for key, line in self.lines.items() if key[0] == gateway]:
                self.drop(line)


def read(id: str, data: bytes) -> Any:
    """What somebody says, to a hall or at a table."""
    return hall.DECODER.decode(data) if is_hall(id) else messages.DECODER.decode(data)
