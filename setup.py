"""Plain by default; `TABLEE_COMPILE=1 pip install .` compiles the rules from the very same files with mypyc."""

import os
from pathlib import Path

from setuptools import setup

ROOT = Path("src/tablee")
CORE = ["draws", "rollout", "voids", "vote"]
# Structs stay out, because mypyc drops their keywords; drawings, because nobody waits for them.
UNCOMPILED = ["__init__", "told", "speech", "bot", "nouns", "scene", "pieces", "art", "lids"]


def compiled() -> list[str]:
    """Chance, evidence and rules: small, hot, and typed through and through."""
    games = [path for path in ROOT.glob("games/*/*.py") if path.stem not in UNCOMPILED]
    return sorted(str(path) for path in [*games, *(ROOT / "core" / f"{name}.py" for name in CORE)])


if os.environ.get("TABLEE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:  # the first pass of an isolated build only asks what to install
        setup(setup_requires=["mypy>=2", "msgspec>=0.19", "fluent.runtime>=0.4"])  # mypyc reads the types it meets
    else:
        setup(ext_modules=mypycify(compiled(), opt_level="3"))
else:
    setup()
