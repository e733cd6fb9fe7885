"""The tests. Several processes calculate at once: nets with one thread each, or they wait for each other."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
