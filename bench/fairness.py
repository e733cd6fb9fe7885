"""How fair races are, simulated with the product's own referee: `make bench-fairness`.

Two equal players, one near (10 ms round trip) and one far, or one who lies about the own times. Half is fair. Then
fingers that were already falling when their owner saw that somebody else had won (COM-12), by line; then people of
unlike quickness, with a handicap.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from rich.progress import track

from bench import handicaps, picture_races
from tablee.core.draws import FastDraw
from tablee.core.races import HUMAN, MS, NOTHING, Evidence, Press, is_falling, read
from tablee.table.model.latency import PINGS, Latency
from tablee.table.play.referee import Allowance, Referee

NEAR, FAR = 0, 1
NEAR_TRIP, NEAR_JITTER = 10.0, 2.0
FRAME = 16.7  # ms between two paints; a client notes the second one after a frame came
QUICK = 6.9  # the same, on a screen of 144 Hz
HANDLING = 3.0  # ms that a page takes to put a frame in its place


@dataclass(frozen=True)
class Race:
    """What is varied: the far player's round trip and jitter in ms, the task, and the lie."""

    trip: float
    jitter: float
    task: str = "simple"
    lie: float = 0.0
    strict: bool = False
    head_start: float = 0.0
    frame: float = FRAME  # of the far player's screen


@dataclass(frozen=True)
class Result:
    races: int
    far_share: float  # per cent of the races the far player wins
    by_arrival: float  # the same, if whoever arrives first won
    right: float  # per cent of right winners, where the two were more than 30 ms apart

    @property
    def margin(self) -> float:
        """Half the 95 % interval of a share."""
        return 100 * NormalDist().inv_cdf(0.975) * (0.25 / self.races) ** 0.5


def one_way(chance: np.random.Generator, trip: float, jitter: float, count: int) -> np.ndarray:
    """Half a round trip, with a tail to the late side; the jitter is that of the whole round trip."""
    each = jitter / 2**0.5
    return trip / 2 - each + chance.gamma(1.0, each, count)


def reactions(chance: np.random.Generator, task: str, count: int) -> np.ndarray:
    """Of people: to something that appears, or to something that has to be understood first."""
    middle, spread = {"simple": (270.0, 45.0), "choice": (620.0, 150.0)}[task]
    return np.maximum(130.0, middle + spread * chance.standard_normal(count) + chance.exponential(spread / 2, count))


def simulate(race: Race, races: int, seed: int) -> Result:
    chance = np.random.default_rng(seed)
    coin = FastDraw(seed)
    trips, jitters = (NEAR_TRIP, race.trip), (NEAR_JITTER, race.jitter)
    links = [Latency(), Latency()]
    true = [reactions(chance, race.task, races) for _ in links]
    ways = [[one_way(chance, trips[seat], jitters[seat], races) for _ in range(4)] for seat in (NEAR, FAR)]
    paints = [chance.uniform(frame, 2 * frame, races) + HANDLING for frame in (FRAME, race.frame)]
    for seat, latency in enumerate(links):
        for trip in sum(one_way(chance, trips[seat], jitters[seat], PINGS) for _ in range(2)):
            latency.ping(round(trip * MS))
    won = arrived_first = apart = right = 0
    for number in range(races):
        presses = []
        for seat, latency in enumerate(links):
            down, up, *ping = (float(way[number]) for way in ways[seat])
            elapsed = down + float(paints[seat][number]) + float(true[seat][number]) + up
            claimed = float(true[seat][number]) - (race.lie if seat == FAR else 0.0)
            head_start = race.head_start if seat == FAR else 0.0
            given = latency.evidence(round(elapsed * MS), round(claimed * MS), round(head_start * MS), race.strict)
            presses.append(Press(seat, seat, (0,), number, given))
            latency.settle(given)
            latency.ping(round(sum(ping) * MS))  # one rides with every stimulus
        first = judged(presses, [latency.allowance for latency in links], coin)
        quicker = int(true[FAR][number] < true[NEAR][number])
        won += first == FAR
        arrived_first += presses[FAR].evidence.elapsed < presses[NEAR].evidence.elapsed
        if abs(float(true[FAR][number] - true[NEAR][number])) > 30:
            apart += 1
            right += first == quicker
    return Result(races, 100 * won / races, 100 * arrived_first / races, 100 * right / max(1, apart))


@dataclass(frozen=True)
class Network:
    """A line in ms, and how it stands still now and then."""

    trip: float
    jitter: float
    stalls: float = 0.0  # share of messages that are held back
    stall: float = 0.0  # for how long
    strict: bool = False


@dataclass(frozen=True)
class Fingers:
    """In per cent."""

    judged_before: float  # falling fingers that were judged like any press, where only false starts are ignored
    judged: float  # that are judged now
    void: float  # true reactions to the new card that are taken for falling fingers


def fall(network: Network, presses: int, seed: int) -> Fingers:
    """Fingers that come down 100 to 250 ms after the paint of another's win, and true reactions to what lies there
    then, which has to be understood first."""
    chance = np.random.default_rng(seed)
    falling = evidence(network, chance.uniform(100, 250, presses), chance)
    true = evidence(network, reactions(chance, "choice", presses), chance)
    return Fingers(
        100 * sum(read(given).reaction >= HUMAN for given in falling) / presses,
        100 * sum(not is_falling(given) and read(given).reaction >= HUMAN for given in falling) / presses,
        100 * sum(map(is_falling, true)) / presses,
    )


def evidence(network: Network, times: np.ndarray, chance: np.random.Generator) -> list[Evidence]:
    """Of presses so long after the paint of a frame that showed the end of a race, over one line."""
    latency = Latency()
    count = len(times)
    ways = [one_way(chance, network.trip, network.jitter, count) for _ in range(4)]
    held = [network.stall * (chance.random(count) < network.stalls) for _ in range(2)]
    paints = chance.uniform(FRAME, 2 * FRAME, count) + HANDLING
    for trip in sum(one_way(chance, network.trip, network.jitter, PINGS) for _ in range(2)):
        latency.ping(round(trip * MS))
    found = []
    for number, time in enumerate(times):
        elapsed = sum(float(way[number]) for way in (*ways[:2], *held, paints)) + float(time)
        given = latency.evidence(round(elapsed * MS), round(float(time) * MS), strict=network.strict)
        found.append(given._replace(settled=0, before=NOTHING))
        latency.settle(given)
        latency.ping(round(sum(float(way[number]) for way in ways[2:]) * MS))
    return found


def judged(presses: list[Press], allowances: list[int], coin: FastDraw) -> int:
    """Presses come in as they arrive, and the referee is asked whenever it wanted to be."""
    referee = Referee()
    referee.show(0, {seat: Allowance(travel) for seat, travel in enumerate(allowances)})
    for press in sorted(presses, key=lambda press: press.evidence.elapsed):
        wake = referee.wake_at()
        if wake is not None and wake < press.evidence.elapsed:
            break
        if not referee.is_too_soon(press):
            referee.add(press, press.evidence.elapsed)
    wake = referee.wake_at()
    if wake is None:
        return -1
    first = referee.ready(wake, coin)
    assert first is not None
    return first.seat


RACES = {
    "100 ms ± 10": Race(100, 10),
    "250 ms ± 25": Race(250, 25),
    "250 ms ± 25, to be understood": Race(250, 25, "choice"),
    "250 ms ± 25, strict table": Race(250, 25, strict=True),
    "80 ms ± 8, a screen of 144 Hz": Race(80, 8, frame=QUICK),
    "80 ms ± 8, always lies by 8 ms": Race(80, 8, lie=8),
    "80 ms ± 8, always lies by 30 ms": Race(80, 8, lie=30),
    "80 ms ± 8, always lies by 80 ms": Race(80, 8, lie=80),
    "80 ms ± 8, a screen of 144 Hz and lies by 20 ms": Race(80, 8, lie=20, frame=QUICK),
    "80 ms ± 8, claims to react at once": Race(80, 8, lie=10_000),
    "80 ms ± 8, claims to react at once, to be understood": Race(80, 8, "choice", lie=10_000),
}


NETWORKS = {
    "10 ms ± 2": Network(10, 2),
    "100 ms ± 10": Network(100, 10),
    "250 ms ± 25": Network(250, 25),
    "250 ms ± 25, strict table": Network(250, 25, strict=True),
    "400 ms ± 40, 2 % of messages held for 1 s": Network(400, 40, 0.02, 1000),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--evenings", type=int, default=20, help="matches on a slow line")
    given = parser.parse_args()
    rows = ["| the far player | share | ± | by arrival | right winner |", "|---|--:|--:|--:|--:|"]
    for name, race in track(RACES.items(), "races"):
        found = simulate(race, given.races, given.seed)
        shares = (f"{share:.1f} %" for share in (found.far_share, found.margin, found.by_arrival, found.right))
        rows.append(f"| {name} | {' | '.join(shares)} |")
    rows += [
        "",
        "| the line | a falling finger was judged | is judged | a true reaction is void |",
        "|---|--:|--:|--:|",
    ]
    for name, network in track(NETWORKS.items(), "fingers"):
        fingers = fall(network, given.races, given.seed)
        shares = (f"{share:.1f} %" for share in (fingers.judged_before, fingers.judged, fingers.void))
        rows.append(f"| {name} | {' | '.join(shares)} |")
    print("\n".join(rows))
    print()
    print("\n".join(handicaps.rows(given.races, given.seed)))
    print()
    print("\n".join(picture_races.rows(given.evenings)))


if __name__ == "__main__":
    main()
