"""The lab: whole matches by the thousand, on all cores or many machines, and what they say about the games.

>>> from tablee.lab import Plan, played
>>> plan = Plan("derniere", seats=3, seed=7)
>>> played(plan, 41).over
True
"""

from tablee.lab.plans import Outcome, Plan
from tablee.lab.playing import played
from tablee.lab.simulation import simulate
from tablee.lab.statistics import Figures
from tablee.lab.workers import worker_pool

__all__ = ["Figures", "Outcome", "Plan", "played", "simulate", "worker_pool"]
