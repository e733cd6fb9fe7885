"""The parts of Web Push: sealing, who sends, which services, quiet hours, what is told."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablee.core.words import LANGUAGES, Msg, Words
from tablee.server.base.settings import BadSetting, Settings, read
from tablee.server.push.notices import LENGTH, Notice, several, topic, turn, written
from tablee.server.push.quiet_hours import quiet_until
from tablee.server.push.sealing import CURVE, is_key, seal
from tablee.server.push.services import Services
from tablee.server.push.vapid import Vapid, from_letters, in_letters, new_key
from tests.server.push_service import Browser, PushService

# RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291_byte_by_byte() -> None:
    own = ec.derive_private_key(int.from_bytes(from_letters(SENDER)), CURVE)
    sealed = seal(PLAIN, from_letters(RECEIVER), from_letters(AUTH), own=own, salt=from_letters(SALT))
    assert in_letters(sealed) == SEALED


def test_every_message_is_as_long_as_another_and_sealed_anew() -> None:
    browser = Browser(PushService("http://127.0.0.1"), "lou")
    keys = from_letters(browser.subscription["p256dh"]), browser.auth
    short, long, again = (seal(words, *keys, LENGTH) for words in (b"{}", b"x" * (LENGTH - 1), b"{}"))
    assert len(short) == len(long)
    assert short != again
    assert browser.opened(short).rstrip(b"\0") == b"{}\x02"


def test_only_points_of_the_curve_are_keys() -> None:
    assert is_key(from_letters(RECEIVER))
    for wrong in (b"", b"\x04" + bytes(64), b"\x05" * 65, from_letters(RECEIVER)[:-1]):
        assert not is_key(wrong)


def test_a_signature_is_made_once_for_hours_and_for_each_service() -> None:
    vapid = Vapid(new_key(), "https://play.example")
    first = vapid.authorization("https://push.example/a", 0)
    assert vapid.authorization("https://push.example/b", 10 * 3600) == first
    assert vapid.authorization("https://push.example/b", 11.5 * 3600) != first
    other = vapid.authorization("https://other.example/a", 0)
    claims = msgspec.json.decode(from_letters(other.split(".")[1]))
    assert claims == {"aud": "https://other.example", "exp": 12 * 3600, "sub": "https://play.example"}


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:d-e_f", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com:443/w/?token=abc%3d", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com", False),
        ("https://evilfcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com.evil.example/abc", False),
        ("https://evil.example/fcm.googleapis.com", False),
        ("https://fcm.googleapis.com@127.0.0.1/abc", False),
        ("https://127.0.0.1/fcm.googleapis.com", False),
        ("https://10.0.0.1/abc", False),
        ("https://[::1]/abc", False),
        ("https://localhost/abc", False),
        ("https://fcm.googleapis.com\\@127.0.0.1/abc", False),
        ("https://fcm.googleapis.com/a\r\nhost: evil.example", False),
        ("https://fcm.googleapis.com/" + "a" * 1000, False),
        ("file:///etc/passwd", False),
    ],
)
def test_only_known_services_are_spoken_to(endpoint: str, allowed: bool) -> None:
    assert Services(Settings().push_services).allow(endpoint) == allowed


@pytest.mark.parametrize("name", ["127.0.0.1", "10.0.0.7", "localhost", "printer.local", "db.internal", "push", "::1"])
def test_a_house_cannot_be_told_to_knock_at_its_own_network(name: str) -> None:
    with pytest.raises(BadSetting, match="push_services"):
        read({"push_services": f"push.example,{name}"}, {})


@pytest.mark.parametrize(
    ("push", "address", "on"),
    [
        ("auto", "https://play.example", True),
        ("auto", "http://192.168.1.4:8137", False),
        ("auto", "", False),
        ("on", "", True),
        ("off", "https://play.example", False),
    ],
)
def test_it_is_on_where_the_public_address_is_https(push: str, address: str, on: bool) -> None:
    assert read({"push": push, "public_address": address}, {}).pushes == on


@pytest.mark.parametrize(
    ("zone", "at", "morning"),
    [
        ("Europe/Paris", "2026-11-16 07:59", "2026-11-16 08:00"),
        ("Europe/Paris", "2026-11-16 08:00", None),
        ("Europe/Paris", "2026-11-16 19:59", None),
        ("Europe/Paris", "2026-11-16 20:00", "2026-11-17 08:00"),
        ("Asia/Tokyo", "2026-12-31 23:30", "2027-01-01 08:00"),
        ("Europe/Paris", "2026-10-24 21:00", "2026-10-25 08:00"),  # the clocks go back in that night
        ("America/New_York", "2026-03-08 01:30", "2026-03-08 08:00"),  # and forward in that one
    ],
)
def test_nobody_is_told_between_twenty_and_eight_of_their_own_day(zone: str, at: str, morning: str | None) -> None:
    def time(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()

    assert quiet_until(time(at), zone) == (None if morning is None else time(morning))


@pytest.mark.parametrize("zone", ["", "Europe", "Nowhere/At_All", "../../etc/passwd", "/etc/localtime", "UTC+"])
def test_a_zone_that_nobody_knows_is_the_houses_own(zone: str) -> None:
    now = 1_800_000_000.0
    assert quiet_until(now, zone) == quiet_until(now, "")


@pytest.mark.parametrize(
    "notice",
    [
        turn("KIWI42", "dominos", 1, "Mamie Jo", ""),
        turn("KIWI42", "dominos", 1, "", "rouage"),
        turn("KIWI42", "dominos", 1, "", ""),
        turn("KIWI42", "tour_du_monde", 20, "👩‍👩‍👧‍👦" * 20, ""),
        turn("KIWI42", "g" * 300, 20, "", ""),
        several(12),
    ],
)
def test_what_is_told_fits_and_has_words(notice: Notice) -> None:
    data = written(notice)
    assert len(data) < LENGTH
    told = msgspec.json.decode(data)
    assert (told["code"], told["n"]) == (notice.code, notice.n)
    for language in LANGUAGES:
        assert Words(language).say(Msg(told["said"]["key"], {"by": told["by"], "n": told["n"]}))


def test_a_topic_tells_nothing_and_is_the_same_for_one_device_and_table() -> None:
    assert topic("d1", "t1") == topic("d1", "t1")
    assert len({topic("d1", "t1"), topic("d1", "t2"), topic("d2", "t1"), topic("d1", "")}) == 4
    assert len(topic("d1", "t1")) == 32
