"""What plays and turns in the pavilion: the dolphin, instruments, actors and swings."""

from __future__ import annotations

from tablee.drawing.outlines import star
from tablee.drawing.palette import BARK, BLUE, BLUSH, BUTTER, CREAM, GOLD, ORANGE, PINK, RED, SUN, WHITE, WOOD, mixed
from tablee.drawing.shapes import circle, dot, ellipse, flat, group, limb, line, path, smile, spot
from tablee.games.diferencio.art.sea.creatures import fish


def saddle(colour: str) -> str:
    """A blanket with a golden hem, over a round back."""
    return path("M-24-14Q0-24 24-14Q28 4 22 18Q0 10-22 18Q-28 4-24-14Z", colour, 2.8) + line(
        "M-21 13Q0 5 21 13", 3, BUTTER
    )


def dolphin(colour: str, blanket: str) -> str:
    """A leaping dolphin, 150 long; it looks to the right."""
    tail = path("M-54 8Q-78 6-92 28Q-70 26-62 32Q-66 46-58 60Q-44 44-40 22Z", colour)
    fin = path("M-16-36Q-28-62-46-62Q-38-44-40-24Z", colour)
    body = path("M-58 16C-40-42 26-58 54-26Q62-18 82-16Q88-8 78-4Q66 0 54 2C20 22-30-6-46 26Z", colour)
    belly = flat("M60 0C24 18-22-4-44 18C-20-14 24 6 56-10Q66-4 76-5Q66 0 60 0Z", WHITE)
    outline = line("M-58 16C-40-42 26-58 54-26Q62-18 82-16Q88-8 78-4Q66 0 54 2C20 22-30-6-46 26")
    flipper = path("M12 4Q6 28-8 34Q-12 16-2 2Z", colour)
    face = dot(46, -18, 4.6) + dot(47.5, -19.5, 1.6, WHITE) + spot(40, -7, 6, 4, BLUSH) + line("M78-8Q64-2 54-7", 2.6)
    seat = path("M-26-35Q-6-46 18-44Q22-24 16-8Q-6-14-22-8Q-28-22-26-35Z", blanket, 2.8) + line(
        "M-23-14Q-4-20 17-13", 3, BUTTER
    )
    return tail + fin + body + belly + outline + seat + flipper + face


def trumpet() -> str:
    """A golden horn; the mouthpiece is the origin."""
    tube = limb("M0 0H46", SUN, 6) + path("M40-4Q60-6 74-24V24Q60 6 40 4Z", SUN)
    loop = path("M10 2h26v16h-26Z", "none", 9) + path("M10 2h26v16h-26Z", "none", 3.4, SUN)
    valves = "".join(limb(f"M{x} -2v-12", GOLD, 3) for x in (14, 23, 32))
    return loop + tube + valves + ellipse(75, 0, 6, 25, GOLD)


def big_drum() -> str:
    """A drum seen from its skin, with two sticks."""
    rim = circle(0, -6, 46, RED) + circle(0, -6, 37, CREAM)
    mark = group(path(star(20), SUN, 2.8), y=-5)
    pegs = "".join(dot(x, y, 3.6, SUN) for x, y in ((-41, -6), (41, -6), (0, 35), (-29, 23), (29, 23)))
    sticks = limb("M-48-74L-26-48", WOOD, 4) + limb("M50-74L28-48", WOOD, 4)
    return rim + mark + pegs + sticks + circle(-26, -47, 6, WHITE, 2.6) + circle(28, -47, 6, WHITE, 2.6)


def double_bass() -> str:
    """As tall as the crab who plays it; it stands on the origin."""
    neck = limb("M0-90V-148", BARK, 7) + circle(0, -154, 8, WOOD, 2.8)
    body = path("M0-6C-34-6-36-40-22-52C-32-66-24-96 0-96C24-96 32-66 22-52C36-40 34-6 0-6Z", WOOD)
    holes = line("M-13-56q-5 8 0 16M13-56q5 8 0 16", 2.6)
    strings = line("M-4-146V-26M4-146V-26", 1.8, CREAM)
    bridge = box_bridge()
    bow = limb("M-52-50L30-66", BARK, 3)
    return line("M0-6V4", 5) + neck + body + holes + strings + bridge + bow


def box_bridge() -> str:
    return path("M-10-26h20v6h-20Z", BARK, 2)


def music_notes() -> str:
    single = ellipse(0, 0, 9, 7, WHITE, 2.8, -18) + limb("M8-2V-34Q20-30 20-18", WHITE, 2, 2.4)
    places = ((-246, -150, -12), (-262, -226, 10), (244, -150, 14), (232, -92, -8))
    return "".join(group(single, x=x, y=y, turn=turn, scale=1.1) for x, y, turn in places)


def actor_sailor() -> str:
    """An orange fish in a sailor's cap."""
    cap = path("M-18-4Q-22-20 0-20Q22-20 18-4Z", WHITE) + path("M-20-6H20V4H-20Z", BLUE, 2.8)
    return group(fish(ORANGE), group(cap, x=8, y=-30, turn=6), scale=1.15)


def actor_king() -> str:
    """A pink fish under a crown, who has the last word."""
    crown = path("M-18 2L-22-22L-9-11L0-27L9-11L22-22L18 2Z", SUN) + dot(0, -4, 3.4, RED)
    return group(group(fish(PINK), group(crown, x=8, y=-29, turn=8), mirror=True), scale=1.15)


def jelly_swing(colour: str, guest: str) -> str:
    """A jellyfish that hangs on the roof and carries a seat; it hangs from the origin."""
    rope = line("M0 0V34", 4.4)
    arms = "".join(limb(d, colour, 4.5, 2.6) for d in ("M-25 66Q-34 96-27 138", "M25 66Q34 96 27 138"))
    frill = "".join(
        limb(d, mixed(colour, WHITE, 0.4), 4, 2.4) for d in ("M-8 66q-6 10 0 20t-2 14", "M8 66q6 10 0 20t2 12")
    )
    bell = path("M-35 66C-38 22-18 10 0 10C18 10 38 22 35 66Q28 76 20 66Q10 78 0 66Q-10 78-20 66Q-28 76-35 66Z", colour)
    face = (
        dot(-10, 44, 3.4)
        + dot(10, 44, 3.4)
        + smile(0, 50, 6, 4, 2.6)
        + spot(-19, 52, 5, 4, BLUSH)
        + spot(19, 52, 5, 4, BLUSH)
    )
    seat = path("M-36 136H36V147H-36Z", WOOD)
    return rope + frill + arms + group(guest, y=136) + seat + bell + spot(-14, 28, 7, 4, WHITE, -30) + face
