"""People, as all pictures draw them. A head has a radius of 24 and stands on the origin."""

from __future__ import annotations

from tablee.drawing.outlines import ring
from tablee.drawing.palette import CORAL, INK
from tablee.drawing.shapes import circle, ellipse, flat, path

BACK_HAIR = {  # drawn behind the face
    "bob": "M-30 16Q-36-36 0-36Q36-36 30 16Q24 24 12 20H-12Q-24 24-30 16Z",
    "long": "M-30 46Q-36-36 0-36Q36-36 30 46Q18 54 8 42H-8Q-18 54-30 46Z",
    "pigtails": "M-22-12Q-48-22-46 4Q-46 22-36 24Q-26 10-22-2ZM22-12Q48-22 46 4Q46 22 36 24Q26 10 22-2Z",
}
FRINGE = {  # drawn over the face
    "short": "M-25 0Q-30-34 2-33Q32-32 25 0Q24-10 16-15Q-4-10-17-16Q-24-10-25 0Z",
    "bob": "M-25-2Q-28-34 0-34Q28-34 25-2Q20-14 8-16Q-10-12-25-2Z",
    "long": "M-25 0Q-28-34 0-34Q28-34 25 0Q22-14 2-22Q-20-14-25 0Z",
    "pigtails": "M-25-2Q-26-32 0-32Q26-32 25-2Q16-18 0-20Q-16-18-25-2Z",
    "bun": "M-25-2Q-28-33 0-33Q28-33 25-2Q16-20 0-21Q-16-20-25-2Z",
    "tuft": "M-12-22Q-10-40 2-38Q-2-32 4-30Q14-36 16-24Q4-18-12-22Z",
}


def face(skin: str, eyes: str = "open", mouth: str = "smile", blush: str = CORAL) -> str:
    """A round face: eyes open, shut or joyful; mouth smile, laugh, oh or flat."""
    look = {
        "open": circle(-9, -2, 3.3, INK, 0) + circle(9, -2, 3.3, INK, 0),
        "shut": path("M-14-2q5 5 10 0M4-2q5 5 10 0", width=2.8),
        "joy": path("M-14 0q5-7 10 0M4 0q5-7 10 0", width=2.8),
    }[eyes]
    lips = {
        "smile": path("M-8 8q8 8 16 0", width=2.8),
        "laugh": path("M-9 7H9Q8 17 0 17Q-8 17-9 7Z", "#9c2f3f", 2.4),
        "oh": ellipse(0, 11, 4.5, 5.5, "#9c2f3f", 2.2),
        "flat": path("M-6 10h12", width=2.8),
    }[mouth]
    cheeks = circle(-15, 7, 4.6, blush, 0) + circle(15, 7, 4.6, blush, 0)
    return circle(0, 0, 24, skin) + cheeks + look + lips


def head(skin: str, hair: str, colour: str, eyes: str = "open", mouth: str = "smile") -> str:
    """A face with its hair: short, bob, long, pigtails, bun, curls, tuft or bald."""
    behind = path(BACK_HAIR[hair], colour) if hair in BACK_HAIR else ""
    if hair == "bun":
        behind = circle(0, -36, 12, colour)
    if hair == "curls":
        behind = "".join(circle(x, y - 6, 12, colour, 2.8) for x, y in ring(9, 24, 170)[:6])
        behind += circle(0, -10, 25, colour, 0)
    front = path(FRINGE[hair], colour, 2.8) if hair in FRINGE else ""
    return behind + face(skin, eyes, mouth) + front


def bust(skin: str, hair: str, colour: str, shirt: str, eyes: str = "open", mouth: str = "smile") -> str:
    """Somebody seated behind a board: shoulders and head."""
    shoulders = path("M-34 74Q-36 30-14 25H14Q36 30 34 74Z", shirt)
    collar = flat("M-11 25H11Q8 36 0 36Q-8 36-11 25Z", skin)
    return shoulders + collar + head(skin, hair, colour, eyes, mouth)
