"""First on PYTHONPATH, it makes of this machine one that has nothing of what only Linux or only POSIX has.

Python itself keeps what it needs: its own modules are loaded before. All that is loaded later, ours and what we use,
finds none of it, in the processes that are started besides too.
"""

import asyncio
import concurrent.futures.process
import multiprocessing.popen_spawn_posix
import multiprocessing.resource_tracker
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import warnings
import webbrowser
from typing import Any, NoReturn

LOADED = (asyncio, concurrent.futures.process, multiprocessing, sqlite3, subprocess, tempfile, webbrowser)
MODULES = ("uvloop", "fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "syslog", "readline")
OF_OS = (
    "fork", "forkpty", "nice", "setpriority", "getpriority", "getloadavg", "sched_getaffinity", "sched_setaffinity",
    "sched_yield", "getuid", "geteuid", "getgid", "getegid", "getgroups", "setsid", "getpgid", "killpg", "chown",
    "mkfifo", "statvfs", "sysconf", "uname", "sendfile", "pread", "pwrite", "posix_fadvise", "O_DIRECTORY",
    "O_NOFOLLOW", "O_CLOEXEC", "O_NONBLOCK",
)  # fmt: skip
OF_SIGNAL = (
    "SIGUSR1", "SIGUSR2", "SIGHUP", "SIGALRM", "SIGKILL", "SIGQUIT", "SIGPIPE", "SIGWINCH", "alarm", "setitimer",
    "pause", "pthread_kill", "sigwait", "siginterrupt",
)  # fmt: skip
OF_SOCKET = ("SO_REUSEPORT", "TCP_INFO", "TCP_CORK", "SO_PEERCRED")
FOLDERS = ("/proc/", "/sys/", "/run/", "/dev/shm/")


def none_here(*_: Any) -> NoReturn:
    raise NotImplementedError


def watch(event: str, given: tuple[Any, ...]) -> None:
    if event == "open" and isinstance(given[0], str) and given[0].startswith(FOLDERS):
        raise FileNotFoundError(f"{given[0]} is not on every machine")


for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
for module, names in ((os, OF_OS), (signal, OF_SIGNAL), (socket, OF_SOCKET)):
    for name in names:
        if hasattr(module, name):
            delattr(module, name)
asyncio.SelectorEventLoop.add_signal_handler = none_here  # type: ignore[assignment]
sys.addaudithook(watch)
# Elsewhere a text file is not UTF-8 unless it is said.
warnings.filterwarnings("error", category=EncodingWarning, module=r"tablee\b")
