"""The folders of the code, from the ground up, and that imports only point down. docs/architecture.md explains them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

from tests.imports import Import, python_imports, typescript_imports

ROOT = Path(__file__).parent.parent
PYTHON, CLIENT = ROOT / "src" / "tablee", ROOT / "client" / "src"
MOST_FILES = 15  # of one folder, its __init__ apart

# Folders of one line do not import each other.
PYTHON_LAYERS = """
plugins
core
kit drawing
drawing/robots
bots/learned
bots
games
matches
images
protocol
client
table/model
table/play table/show
table
hall/model
hall/exports
hall
stores
stores/sqlite stores/postgres
stores/copies
server/base
server/net
server/content/photos
server/content server/push
server/hosting/halls
server/hosting
server/http
server/endpoints
server/endpoints/played server/endpoints/halls
server page
server/workers page/building
cluster
lab/training
lab envs
.
cli
"""
CLIENT_LAYERS = """
photo
protocol
lib
ui/faces
ui
table/state
table/source table/layout
table/hint
table/timing
local
table/piece
table/effects
table/away
table/life
table/compare
table/verdict
table/theatre
table/zones
table/cover
table/sheets
table/page
screens/common screens/photos/deck
screens/shelf screens/waiting screens/end screens/day screens/photos
screens/records
screens/hall
screens/desk screens/table
.
"""
NAMES_A_GAME = {"envs/davinci_small.py"}  # a smaller Da Vinci Code, to search through
PACK = "games/smileys"  # which five games share


def levels(layers: str) -> dict[str, int]:
    return {folder: level for level, line in enumerate(layers.strip().splitlines()) for folder in line.split()}


def folder_of(path: str) -> str:
    """Where a file stands. All of a game is one folder: what imports what inside it is checked by its circles."""
    found = PurePosixPath(path).parent
    return "/".join(found.parts[:2]) if found.parts[:1] == ("games",) else str(found)


def is_face(path: str) -> bool:
    """A package's __init__ is what others see of it, and stands above its own folder."""
    return PurePosixPath(path).name == "__init__.py"


def height(path: str, level: dict[str, int]) -> tuple[int, bool]:
    folder = folder_of(path)
    return level["games" if folder.startswith("games/") else folder], is_face(path)


def arrows_up(imports: Iterable[Import], level: dict[str, int]) -> list[Import]:
    """Imports that do not point down, to a lower folder or to one's own."""
    found = []
    for each in imports:
        here, there = folder_of(each.here), folder_of(each.there)
        inside = here == there and (is_face(each.here) or not is_face(each.there) or here.startswith("games/"))
        packed = here.startswith("games/") and there == PACK
        if not (inside or packed or height(each.there, level)[0] < height(each.here, level)[0]):
            found.append(each)
    return sorted(found)


def circle(imports: Iterable[Import]) -> list[str]:
    """Files, or folders, that import each other round and round; an empty list if there are none."""
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for here, there in imports:
        sorter.add(here, there)
    try:
        sorter.prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def between_folders(imports: Iterable[Import]) -> set[Import]:
    """The same imports, as seen by folders; a face is a place of its own."""

    def place(path: str) -> str:
        return path if is_face(path) else str(PurePosixPath(path).parent)

    found = {Import(place(each.here), place(each.there)) for each in imports}
    return {each for each in found if each.here != each.there}


SIDES = {
    "python": (python_imports(PYTHON), levels(PYTHON_LAYERS)),
    "client": (typescript_imports(CLIENT), levels(CLIENT_LAYERS)),
}
SIDE = pytest.mark.parametrize("side", SIDES)


@SIDE
def test_imports_point_down(side: str) -> None:
    assert arrows_up(*SIDES[side]) == []


@SIDE
def test_no_files_import_each_other_in_a_circle(side: str) -> None:
    assert circle(SIDES[side][0]) == []


@SIDE
def test_no_folders_import_each_other_in_a_circle(side: str) -> None:
    assert circle(between_folders(SIDES[side][0])) == []


def test_a_folder_shows_its_contents_at_a_glance() -> None:
    files = [*PYTHON.rglob("*.py"), *CLIENT.rglob("*.ts*")]
    counted = Counter(str(path.parent.relative_to(ROOT)) for path in files if path.name != "__init__.py")
    assert {folder: count for folder, count in counted.items() if count > MOST_FILES} == {}


def test_only_games_know_games_by_name() -> None:
    """Everything else finds them in the registry."""
    found = {
        each.here
        for each in SIDES["python"][0]
        if each.there.startswith("games/") and each.there != "games/__init__.py" and not each.here.startswith("games/")
    }
    assert found == NAMES_A_GAME


# ---- that the checks above can fail

LEVEL = {"low": 0, "middle": 1, "beside": 1, "high": 2, "games": 1}


@pytest.mark.parametrize(
    ("here", "there", "allowed"),
    [
        ("high/a.py", "low/b.py", True),
        ("low/a.py", "high/b.py", False),
        ("middle/a.py", "beside/b.py", False),
        ("low/a.py", "low/b.py", True),
        ("low/__init__.py", "low/b.py", True),
        ("low/b.py", "low/__init__.py", False),
        ("games/davinci/bot/mind.py", "games/davinci/rules.py", True),
        ("games/davinci/rules.py", "games/trouve/rules.py", False),
        ("games/trouve/rules.py", "games/smileys/pack.py", True),
        ("games/smileys/pack.py", "games/trouve/rules.py", False),
    ],
)
def test_what_points_down(here: str, there: str, allowed: bool) -> None:
    assert (arrows_up([Import(here, there)], LEVEL) == []) == allowed


def test_a_circle_is_found() -> None:
    there_and_back = [Import("low/a.ts", "low/b.ts"), Import("low/b.ts", "low/c.ts"), Import("low/c.ts", "low/a.ts")]
    assert set(circle(there_and_back)) == {"low/a.ts", "low/b.ts", "low/c.ts"}
    assert circle(there_and_back[:2]) == []
    folders = between_folders([Import("a/x.ts", "b/y.ts"), Import("b/z.ts", "a/w.ts")])
    assert set(circle(folders)) == {"a", "b"}


def test_every_way_to_import_is_seen(tmp_path: Path) -> None:
    package = tmp_path / "tablee"
    (package / "sub").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "sub" / "__init__.py").write_text("")
    (package / "sub" / "b.py").write_text("")
    (package / "a.py").write_text(
        "import tablee\nfrom typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from tablee.sub.b import B\n"
        "def late():\n    from tablee import sub\n"
    )
    assert {there for _, there in python_imports(package)} == {"__init__.py", "sub/b.py", "sub/__init__.py"}
    (package / "a.tsx").write_text(
        'import type { B } from "./sub/b";\nimport {\n  c,\n  d,\n} from "./sub/c";\n'
        'import "./sub/e";\nexport * from "./sub/f";\nconst late = () => import("./sub/g");\n'
    )
    for name in "bcefg":
        (package / "sub" / f"{name}.ts").write_text("")
    assert {there for _, there in typescript_imports(package)} == {f"sub/{name}.ts" for name in "bcefg"}
