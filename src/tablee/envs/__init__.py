"""Environments: our games for PettingZoo, Gymnasium and OpenSpiel, with the packages of the `envs` extra."""

from importlib.util import find_spec

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")

if missing := [name for name in NEEDED if find_spec(name) is None]:
    raise ImportError(f"tablee.envs needs {', '.join(missing)}: pip install 'tablee[envs]'")
