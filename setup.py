"""Plain by default; `TABLEE_COMPILE=1 pip install .` compiles the rules from the very same files with mypyc."""

import os
from pathlib import Path

from setuptools import setup

# Chance, evidence and rules: small, hot, and typed through and through. Structs stay out (mypyc drops their keywords).
COMPILED = [
    "core/draws.py",
    "core/rollout.py",
    "core/voids.py",
    "core/vote.py",
    "games/smileys/pack.py",
    "games/smileys/duel.py",
    "games/*/state.py",
    "games/*/rules.py",
    "games/*/views.py",
]

if os.environ.get("TABLEE_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:  # the first pass of an isolated build only asks what to install
        setup(setup_requires=["mypy>=2"])
    else:
        root = Path("src/tablee")
        files = sorted(str(path) for pattern in COMPILED for path in root.glob(pattern))
        setup(ext_modules=mypycify(files, opt_level="3"))
else:
    setup()
