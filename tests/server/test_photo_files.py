"""Files of photographs that somebody sends: whatever is in them, they are read in bounds or refused, and say why."""

from __future__ import annotations

import io
import json
import struct
import warnings
import zipfile
import zlib
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from tablee.core.game import PhotoLimits
from tablee.core.words import LANGUAGES, Words
from tablee.games.difference.making.photographs import PHOTOGRAPHS
from tablee.games.difference.making.photographs import deck as deck_of
from tablee.server.content.photos.deck_file import LONGEST, BadPhoto, file_name, read_deck
from tablee.server.content.photos.making import ABOUT, About, keep
from tests.server import photo_decks
from tests.server.photo_decks import altered, archived, deck, list_of, packed, parts, photograph

LIMITS = PhotoLimits(1600, 1200, 25, 0.156, 2.0, 13, 14)


def why(data: bytes) -> str:
    """The key of the sentence with which a file is refused, which can be said in both languages."""
    with pytest.raises(BadPhoto) as refused:
        read_deck(data, LIMITS)
    for language in LANGUAGES:
        for said in (refused.value.why, *(each for _, each in refused.value.cards)):
            assert said.key not in Words(language).say(said)
    return refused.value.cards[0][1].key if refused.value.cards else refused.value.why.key


def listed(**more: object) -> bytes:
    return json.dumps(list_of(**more)).encode()


def entry(**more: object) -> bytes:
    """A list whose first card is another."""
    found = list_of()
    found["cards"][0] |= more
    return json.dumps(found).encode()


def test_a_deck_is_read() -> None:
    found = read_deck(deck(), LIMITS)
    assert (found.title, found.untouched.size, len(found.cards)) == ("Le jardin", (1600, 1200), 25)
    assert (found.cards[7].name, found.cards[7].left, found.cards[7].top) == ("la chose 7", 680, 290)


def test_the_limits_are_those_of_the_game() -> None:
    assert PHOTOGRAPHS.limits() == LIMITS


# ---- the file


def test_a_file_that_is_too_large() -> None:
    assert why(bytes(LONGEST + 1)) == "photo-too-large"


@pytest.mark.parametrize("data", [b"", b"PK", b"no zip at all" * 10, deck()[:-300], deck()[:40] + deck()[90:]])
def test_a_file_that_is_broken(data: bytes) -> None:
    assert why(data) == "photo-no-file"


def test_bytes_that_were_changed() -> None:
    data = bytearray(archived(parts(), zipfile.ZIP_STORED))
    data[data.index(b"untouched.webp") + 5000] ^= 0xFF
    assert why(bytes(data)) == "photo-no-file"


def test_too_many_files() -> None:
    assert why(archived(parts() | {f"more{k}": b"" for k in range(300)})) == "photo-too-many-files"
    assert why(archived(parts() | {"one": b""})) == "photo-too-many-files"


def test_a_list_that_lies_about_its_length_is_not_read() -> None:
    """The long form of a zip has a second end, which would count instead of the first."""
    data = deck()
    locator = b"PK\x06\x07" + struct.pack("<IQI", 0, 0, 1)
    assert why(data[:-22] + locator + data[-22:]) == "photo-too-many-files"


@pytest.mark.parametrize(
    "name",
    ["../00.png", "/00.png", "sub/00.png", "00.png/", "00.svg", "25.png", "00.PNG", "..\\00.png", "٠٠.png", "00.png\n"],
)
def test_names_that_lead_elsewhere(name: str) -> None:
    files = {(name if known == "00.png" else known): data for known, data in parts().items()}
    assert why(archived(files)) == "photo-strange-file"


def test_the_same_file_twice() -> None:
    files = {known: data for known, data in parts().items() if known != "01.png"}
    assert why(archived(files | {"00.webp": b"again"})) == "photo-file-twice"
    out = io.BytesIO(archived(files))
    with zipfile.ZipFile(out, "a") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        archive.writestr("00.png", b"again")
    assert why(out.getvalue()) == "photo-file-twice"


@pytest.mark.parametrize("missing", ["deck_json", "untouched_webp", "card_24"])
def test_what_is_missing(missing: str) -> None:
    assert why(deck(**{missing: None})) == "photo-file-missing"


def test_a_file_that_unpacks_without_end() -> None:
    assert why(deck(card_03=bytes(40 * 1024 * 1024))) == "photo-unpacks-too-large"
    assert why(deck(deck_json=b" " * 100_000)) == "photo-unpacks-too-large"


def test_an_entry_that_is_longer_than_it_says() -> None:
    """The size that is told is believed by nobody."""
    data = bytearray(deck(card_03=bytes(20 * 1024 * 1024)))
    for found in (data.index(b"03.png"), data.rindex(b"03.png")):
        at = found - (8 if found < len(data) // 2 else 22)
        data[at : at + 4] = struct.pack("<I", 100)
    assert why(bytes(data)) in ("photo-unpacks-too-large", "photo-no-file")


def test_a_locked_or_strangely_packed_entry() -> None:
    data = bytearray(deck())
    at = data.index(b"PK\x01\x02")
    data[at + 8] |= 1
    assert why(bytes(data)) == "photo-strange-file"
    assert why(archived(parts(), zipfile.ZIP_BZIP2)) == "photo-strange-file"


# ---- the list


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "photo-bad-list"),
        (b"\xff\xfe", "photo-bad-list"),
        (b"[" * 10_000, "photo-bad-list"),
        (listed(format="zip"), "photo-bad-list"),
        (listed(version="1"), "photo-bad-list"),
        (listed(version=2), "photo-newer"),
        (listed(more=1), "photo-bad-list"),
        (listed(title="x" * 41), "photo-bad-list"),
        (listed(title="\u202e \u200b"), "photo-no-title"),
        (listed(cards=list_of()["cards"][:24]), "photo-card-count"),
        (entry(name="x" * 31), "photo-bad-list"),
        (entry(name="\u2066"), "photo-no-name"),
        (entry(name="LA CHOSE 9"), "photo-same-name"),
        (entry(left=-1), "photo-bad-list"),
        (entry(left=1.5), "photo-bad-list"),
        (entry(left=1500), "photo-outside"),
        (entry(top=1081), "photo-outside"),
    ],
)
def test_what_is_wrong_with_a_list(data: bytes, key: str) -> None:
    assert why(deck(deck_json=data)) == key


def test_tricks_of_direction_are_taken_out_of_names() -> None:
    found = read_deck(deck(deck_json=entry(name="le \u202eseau\u0000")), LIMITS)
    assert found.cards[0].name == "le seau"


# ---- pictures


def png_of(width: int, height: int) -> bytes:
    """A picture that says it is so large, in a few bytes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


SMALL = Image.new("RGB", (60, 60), "red")
MOVING = [Image.new("RGB", (60, 60), colour) for colour in ("red", "blue")]


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "photo-no-picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "photo-no-picture"),
        (packed(SMALL, "GIF"), "photo-no-picture"),
        (packed(SMALL, "BMP"), "photo-no-picture"),
        (packed(SMALL, "TIFF"), "photo-no-picture"),
        (packed(altered(photograph(), 3), "PNG")[:2000], "photo-broken-picture"),
        (packed(MOVING[0], "WEBP", save_all=True, append_images=MOVING[1:]), "photo-moves"),
        (packed(MOVING[0], "PNG", save_all=True, append_images=MOVING[1:]), "photo-moves"),
        (png_of(30_000, 30_000), "photo-wrong-size"),
        (png_of(10_000, 9_000), "photo-wrong-size"),
        (png_of(1601, 10), "photo-wrong-size"),
        (packed(Image.new("L", (16_383, 4_000)), "WEBP"), "photo-wrong-size"),
    ],
)
def test_pictures_that_are_none_or_too_large(data: bytes, key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert why(deck(card_03=data)) == key
        assert why(deck(untouched_webp=data)) == key


def test_a_photograph_of_another_size() -> None:
    assert why(deck(untouched_webp=packed(SMALL))) == "photo-wrong-size"


# ---- what is kept


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck whose files carry more than pixels."""
    folder = tmp_path_factory.mktemp("photos") / "0123456789"
    exif = Image.Exif()
    exif[0x010F], exif[0x8825] = "a telephone", {1: "N", 2: (48.0, 51.0, 0.0)}
    secret = packed(
        photograph(), "WEBP", quality=90, exif=exif.tobytes(), xmp=b"<x>where we live</x>", icc_profile=b"x"
    )
    assert b"telephone" in secret
    outcome = keep(folder, deck(untouched_webp=secret), "anna", False, 1_800_000_000)
    assert outcome.why is None
    return folder


def test_nothing_but_pixels_is_kept(kept: Path) -> None:
    for path in kept.glob("*.webp"):
        with Image.open(path) as found:
            assert not {"exif", "xmp", "icc_profile"} & found.info.keys()
        assert b"telephone" not in path.read_bytes()
        assert b"where we live" not in path.read_bytes()


def test_only_the_user_of_the_house_can_read_it(kept: Path) -> None:
    assert kept.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in kept.iterdir()} == {0o600}


def test_what_is_known_of_a_deck_is_what_a_match_needs(kept: Path) -> None:
    about = msgspec.json.decode((kept / ABOUT).read_bytes(), type=About)
    assert (about.title, about.owner, about.shared, about.made) == ("Le jardin", "anna", False, 1_800_000_000)
    plain = PHOTOGRAPHS.kept("0123456789", about.spots)
    assert deck_of(plain) == "0123456789"
    assert sorted(spot["name"] for spot in plain["spots"]) == sorted(f"la chose {k}" for k in range(25))
    for spot in plain["spots"]:
        assert 0.2 < spot["share"] < 0.32, "a disc 80 pixels across is a quarter of a per cent"
        assert spot["grey"] > 13
        left, top = photo_decks.place(int(spot["name"].split()[-1]))
        assert all(top // 8 <= row <= (top + 120) // 8 for row, _, _ in spot["region"])
        assert all(left // 8 <= first <= last <= (left + 120) // 8 for _, first, last in spot["region"])


# ---- which cards are fair


def patch(card: int) -> Image.Image:
    left, top = photo_decks.place(card)
    return photograph().crop((left, top, left + 120, top + 120))


def opposite(picture: Image.Image) -> str:
    """A colour that is surely seen on it."""
    return "#000" if sum(picture.resize((1, 1)).getpixel((0, 0))) > 380 else "#fff"  # type: ignore[arg-type]


def test_every_unfair_card_is_told_with_its_reason(tmp_path: Path) -> None:
    whole = photograph()
    thin, two = patch(4), patch(6)
    for row in range(0, 120, 8):
        thin.paste(opposite(thin), (0, row, 120, row + 4))
    two.paste(opposite(two), (0, 0, 40, 40))
    two.paste(opposite(two), (80, 80, 120, 120))
    found = list_of()
    found["cards"][2] |= {"left": photo_decks.place(1)[0] + 60, "top": photo_decks.place(1)[1]}
    outcome = keep(
        tmp_path / "0123456789",
        deck(
            deck_json=json.dumps(found).encode(),
            card_00=packed(altered(whole, 0, across=30), "PNG"),
            card_03=packed(altered(whole, 3, strong=False), "PNG"),
            card_04=packed(thin, "PNG"),
            card_05=packed(patch(5), "PNG"),
            card_06=packed(two, "PNG"),
            card_24=packed(Image.new("RGB", (250, 200), "#fff"), "PNG"),
        ),
        "anna", False, 0,
    )  # fmt: skip
    assert not (tmp_path / "0123456789").exists()
    told = {card: why.key for card, why in outcome.cards}
    assert told == {
        0: "photo-too-small",
        2: "photo-too-near",
        3: "photo-hue-only",
        4: "photo-too-thin",
        5: "photo-nothing",
        6: "photo-several-places",
        24: "photo-too-big",
    }
    near = dict(outcome.cards)[2]
    assert near.args["other"] == "la chose 1"


def test_what_packing_has_left_is_no_alteration(tmp_path: Path) -> None:
    """A photograph that was packed roughly differs from its own pixels at every edge; cards are fair all the same."""
    assert keep(tmp_path / "a", deck(untouched_webp=packed(photograph(), quality=60)), "anna", False, 0).why is None


def test_a_name_that_every_system_takes() -> None:
    assert file_name("Été à la mer / 2026") == "t-la-mer-2026.tablee-photo"
    assert file_name("…") == "photo.tablee-photo"
