"""Many machines: a real Ray with three nodes on this one, and a worker that is killed in the middle."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from tablee.lab import Outcome, Plan, simulate, worker_pool
from tablee.lab.arena import compete
from tablee.lab.workers import InProcess
from tests.lab.bots import MARK

pytestmark = pytest.mark.thorough  # half a minute until the nodes are there

ROOT = Path(__file__).parents[2]
MEMORY = 100 * 1024 * 1024  # a node's: outcomes are small


@pytest.fixture(scope="module")
def mark(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("ray") / "mark"


@pytest.fixture(scope="module")
def address(mark: Path) -> Iterator[str]:
    """Three nodes with a worker each. Their processes inherit what is set here."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patched.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
        patched.setenv(MARK, str(mark))
        node = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
        cluster = Cluster(initialize_head=True, head_node_args=node)
        for _ in range(2):
            cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        yield cluster.address
        cluster.shutdown()


def outcomes(plan: Plan, games: int, ray_address: str | None) -> list[Outcome]:
    found: list[Outcome] = []
    with worker_pool(1, ray_address) as pool:
        simulate(plan, games, pool, lambda _, outcome: found.append(outcome))
    return found


def test_a_cluster_gives_what_this_process_gives(address: str) -> None:
    plan = Plan("dominos", 4, seed=6, bots=("plain", "random"))
    assert outcomes(plan, 100, address) == outcomes(plan, 100, None)


def test_a_worker_that_is_killed_loses_nothing(address: str, mark: Path) -> None:
    plan = Plan("dominos", 3, seed=2, bots=("tests.lab.bots:Fragile", "random"))
    expected = outcomes(plan, 60, None)
    mark.touch()
    assert outcomes(plan, 60, address) == expected
    assert not mark.exists()


def test_the_arena_gives_the_same_table_on_three_nodes(address: str) -> None:
    table, players = Plan("dominos", 2, seed=1), ["plain", "random"]
    with worker_pool(ray=address) as pool:
        assert pool.workers == 3
        assert len([node for node in ray.nodes() if node["Alive"]]) == 3
        far = compete(table, players, 60, 0.01, pool)
    near = compete(table, players, 60, 0.01, InProcess())
    assert far.against(*players) == near.against(*players)
    assert far.rating("plain") == near.rating("plain")
