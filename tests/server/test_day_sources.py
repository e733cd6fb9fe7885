"""Where a day's deals come from: the house, a word that houses share, a public beacon; with relays of the tests."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tablee.core.registry import game
from tablee.matches.day import deal_secret, dealt_games, public_key
from tablee.protocol.setup import Setup
from tablee.server.base.metrics import Metrics
from tablee.server.base.settings import BadSetting, read, read_day
from tablee.server.hosting.beacon import NoBeacon, beacon_of, round_of
from tablee.server.hosting.day_deals import FIRST_WAIT, DayDeals
from tablee.stores.sqlite.store import SqliteStore

pytestmark = pytest.mark.anyio

NOON = time.mktime((2026, 11, 16, 12, 0, 0, 0, 0, -1))
DAY = 86_400
MONDAY, TUESDAY = "2026-11-16", "2026-11-17"

Say = Callable[[int], bytes]


def honest(number: int, salt: bytes = b"") -> bytes:
    signature = hashlib.sha384(b"%d" % number + salt).digest()
    randomness = hashlib.sha256(signature).hexdigest()
    return msgspec.json.encode({"round": number, "randomness": randomness, "signature": signature.hex()})


def another(number: int) -> bytes:
    return honest(number, b"another")


def late(number: int) -> bytes:
    return honest(number - 1)


def lie(number: int) -> bytes:
    told = msgspec.json.decode(honest(number))
    return msgspec.json.encode(told | {"randomness": "00" * 32})


@asynccontextmanager
async def relay(say: Say, wait: float = 0.0, head: bytes = b"200 OK") -> AsyncIterator[str]:
    """One that answers on loopback."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = (await reader.readuntil(b"\r\n\r\n")).split(b" ")[1]
        if wait:
            await asyncio.sleep(wait)
        body = say(int(line.rpartition(b"/")[2]))
        writer.write(b"HTTP/1.1 " + head + b"\r\nConnection: close\r\n\r\n" + body)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def asked(*says: Say, wait: float = 0.0) -> bytes:
    async with AsyncExitStack() as stack:
        relays = [await stack.enter_async_context(relay(say, wait if n else 0.0)) for n, say in enumerate(says)]
        return await beacon_of(MONDAY, relays, patience=0.5)


async def test_two_relays_that_agree_are_believed() -> None:
    expected = msgspec.json.decode(honest(round_of(MONDAY)))["randomness"]
    assert (await asked(honest, honest)).hex() == expected


@pytest.mark.parametrize("wrong", [another, late, lie, lambda number: b"{}", lambda number: b"x" * 9000])
async def test_relays_that_disagree_lie_or_talk_nonsense_give_nothing(wrong: Say) -> None:
    with pytest.raises(NoBeacon):
        await asked(honest, wrong)


async def test_relays_that_are_slow_refuse_or_are_away_give_nothing() -> None:
    with pytest.raises(NoBeacon):
        await asked(honest, honest, wait=5.0)
    async with relay(honest) as one, relay(honest, head=b"302 Found\r\nLocation: http://127.0.0.1:1/") as other:
        with pytest.raises(NoBeacon):
            await beacon_of(MONDAY, [one, other])
    async with relay(honest) as one:
        with pytest.raises(NoBeacon):
            await beacon_of(MONDAY, [one, "http://127.0.0.1:9"])
        with pytest.raises(NoBeacon):
            await beacon_of(MONDAY, [one])


def test_the_round_is_the_first_of_the_day() -> None:
    number = round_of(MONDAY)
    begins = 1_692_803_367 + (number - 1) * 3
    midnight = 1_794_787_200  # 2026-11-16T00:00:00Z
    assert midnight - 3 < begins <= midnight


# ---- in a house


class Wall:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


class Relays:
    """Asked instead of those of the world."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.are_away = False

    async def __call__(self, day: str, relays: object) -> bytes:
        self.asked.append(day)
        if self.are_away:
            raise NoBeacon("away")
        return hashlib.sha256(day.encode()).digest()


@asynccontextmanager
async def house(
    folder: Path, source: str, wall: Wall | None = None, relays: Relays | None = None
) -> AsyncIterator[DayDeals]:
    store = await SqliteStore.open(folder)
    chosen = read_day(source, "https://one.example,https://two.example")
    deals = DayDeals(chosen, store, Metrics(), wall or Wall(), relays or Relays())
    await deals.load()
    try:
        yield deals
    finally:
        await store.close()


def secrets_of(deals: DayDeals, day: str) -> list[bytes]:
    return [deals.secret(Setup(name, 4, day=day)) for name in dealt_games()]


@pytest.mark.parametrize("source", ["circle:moulin", "public", "public:moulin"])
async def test_houses_with_one_word_deal_the_same_and_others_do_not(tmp_path: Path, source: str) -> None:
    wall = Wall()
    async with (
        house(tmp_path / "one", source, wall) as one,
        house(tmp_path / "two", source, wall) as two,
        house(tmp_path / "three", "circle:autre", wall) as three,
    ):
        for _ in range(3):
            leaves = [await each.leaf() for each in (one, two, three)]
            assert all(leaves)
            day = one.today
            assert leaves[0] == leaves[1] != leaves[2]
            assert secrets_of(one, day) == secrets_of(two, day)
            assert not set(secrets_of(one, day)) & set(secrets_of(three, day))
            wall.time += DAY


async def test_the_house_draws_its_own_key_once_and_keeps_it(tmp_path: Path) -> None:
    wall = Wall()
    async with house(tmp_path / "one", "house", wall) as one, house(tmp_path / "two", "house", wall) as two:
        first, other = await one.leaf(), await two.leaf()
        assert first is not None
        assert other is not None
        assert first.day.secret != other.day.secret
        assert await one.leaf() == first
    async with house(tmp_path / "one", "circle:moulin", wall) as one:  # the day has begun as it was
        assert await one.leaf() == first
        assert not await one.opened(MONDAY)
        wall.time += DAY
        assert (await one.leaf() or first).day.source == "circle"
        assert await one.opened(MONDAY) == first.day
        assert not await one.opened(TUESDAY)


async def test_with_the_beacon_nobody_can_deal_tomorrow(tmp_path: Path) -> None:
    """What is known today does not tell the key of tomorrow: it hangs on what the beacon will say then."""
    guesses = {public_key("moulin", TUESDAY, hashlib.sha256(b"%d" % guess).digest()) for guess in range(100)}
    assert len(guesses) == 100
    relays, wall = Relays(), Wall()
    async with house(tmp_path, "public:moulin", wall, relays) as deals:
        assert await deals.leaf() is not None
        assert relays.asked == [MONDAY]
        assert TUESDAY not in deals.known


async def test_without_the_relays_yesterdays_leaf_stays_and_says_so(tmp_path: Path) -> None:
    relays, wall = Relays(), Wall()
    relays.are_away = True
    async with house(tmp_path, "public", wall, relays) as deals:
        assert await deals.leaf() is None  # there was no day yet
        relays.are_away = False
        wall.time += FIRST_WAIT
        today = await deals.leaf()
        assert today is not None
        assert not today.is_late
        relays.are_away = True
        wall.time += DAY
        for _ in range(3):
            late_leaf = await deals.leaf()
            assert late_leaf is not None
            assert (late_leaf.day, late_leaf.is_late) == (today.day, True)
        assert relays.asked.count(TUESDAY) == 1  # not at every look
        assert await deals.is_open(MONDAY)
        assert not await deals.opened(MONDAY)
        relays.are_away = False
        wall.time += 4 * FIRST_WAIT
        fresh = await deals.leaf()
        assert fresh is not None
        assert (fresh.day.day, fresh.is_late) == (TUESDAY, False)
        assert await deals.opened(MONDAY) == today.day


async def test_off_is_off(tmp_path: Path) -> None:
    async with house(tmp_path, "off") as deals:
        assert await deals.leaf() is None
        assert await deals.store.days() == []


async def test_secrets_differ_by_game_and_version(tmp_path: Path) -> None:
    async with house(tmp_path, "circle:moulin") as deals:
        await deals.leaf()
        assert len(set(secrets_of(deals, MONDAY))) == len(dealt_games())
        assert deals.secret(Setup("dominos", 4, day=MONDAY)) == deal_secret(deals.key(MONDAY), game("dominos"))


@pytest.mark.parametrize(
    "wrong", ["moon", "circle", "circle:", "circle:  ", "house:moulin", "off:x", f"circle:{'x' * 65}"]
)
def test_a_wrong_source_is_refused_without_its_word(wrong: str) -> None:
    with pytest.raises(BadSetting, match="day: ") as said:
        read({"day": wrong}, {})
    assert "moulin" not in str(said.value)


def test_sources_are_read_as_they_are_written() -> None:
    assert read({"day": "off"}, {}).day_source.kind == "off"
    assert read({}, {}).day_source.kind == "house"
    assert read({"day": "circle: la roue "}, {}).day_source.word == "la roue"
    assert len(read({"day": "public"}, {}).day_source.relays) == 2
    for relays in ("https://one.example", "https://one.example,https://one.example/", "ftp://one.example,x"):
        with pytest.raises(BadSetting, match="day_relays"):
            read({"day": "public", "day_relays": relays}, {})
