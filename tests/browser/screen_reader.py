"""A real screen reader: Debian's Orca, on a screen and a message bus of its own. There are no loudspeakers: what it
says is written down. It is installed if we may: as root, or with sudo that does not ask."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

PACKAGES = ["orca", "at-spi2-core", "dbus", "xvfb", "openbox"]
PROGRAMS = ["orca", "Xvfb", "dbus-daemon", "openbox"]
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
FLAGS = ["--force-renderer-accessibility"]
PATIENCE = 30.0  # seconds for each part to be there

# Orca runs this when it starts: every word it would speak becomes a line, with the time.
CUSTOMIZATIONS = """
import logging, os
import orca.settings
orca.settings.enableSpeech = True
orca.settings.enableEchoByCharacter = orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False  # the match goes on meanwhile
written = logging.FileHandler(os.environ["TABLEE_HEARD_FILE"], encoding="utf-8")
written.setFormatter(logging.Formatter("%(created).2f\\t%(message)s"))
log = logging.getLogger("speech")
log.setLevel(logging.INFO)
log.addHandler(written)
"""


def missing() -> str:
    """Why there is none here; nothing if there is."""
    absent = [name for name in PROGRAMS if shutil.which(name) is None]
    if not BUS_LAUNCHER.exists():
        absent.append(str(BUS_LAUNCHER))
    return f"not installed: {', '.join(absent)} (apt-get install {' '.join(PACKAGES)})" if absent else ""


def install() -> str:
    """From Debian's packages; says why not, if it cannot be done."""
    if not missing():
        return ""
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES],
        ):
            subprocess.run([*as_root, *command], check=True, env=quietly, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        return f"{missing()}; {error}"
    return missing()


class Reader:
    """Orca as it runs. `environment` is what a browser has to be started with to be read."""

    def __init__(self, environment: dict[str, str], file: Path) -> None:
        self.environment = environment
        self.file = file

    def said(self) -> list[str]:
        """All it would have spoken so far, line by line."""
        found = self.file.read_text("utf-8") if self.file.exists() else ""
        lines = [line.partition("SPEECH OUTPUT: ")[2] for line in found.splitlines() if "SPEECH OUTPUT: " in line]
        return [line[1 : line.rindex("'")] for line in lines if line.count("'") > 1]

    def wait_for(self, part: str) -> None:
        ends = time.monotonic() + PATIENCE
        while not any(part in line for line in self.said()):
            assert time.monotonic() < ends, f"{part!r} was not said, but: {self.said()[-20:]}"
            time.sleep(0.1)


@contextmanager
def running(folder: Path) -> Iterator[Reader]:
    """A screen, a message bus, the bus of what can be read, a window manager and Orca, until the block ends."""
    prefs, runtime, file = folder / "prefs", folder / "runtime", folder / "heard.txt"
    for made in (prefs, runtime):
        made.mkdir(mode=0o700)
    (prefs / "orca-customizations.py").write_text(CUSTOMIZATIONS, "utf-8")
    environment = {
        **os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime), "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"), "TABLEE_HEARD_FILE": str(file), "LANG": "C.UTF-8",
        "NO_AT_BRIDGE": "0", "ACCESSIBILITY_ENABLED": "1", "GSETTINGS_BACKEND": "memory",
    }  # fmt: skip
    with ExitStack() as parts, (folder / "reader.log").open("w") as log:

        def start(*command: str, **pipes: int) -> subprocess.Popen[str]:
            process = subprocess.Popen(command, env=environment, stderr=log, text=True, **pipes)  # type: ignore[call-overload]
            parts.callback(process.wait)
            parts.callback(process.terminate)
            return process  # type: ignore[no-any-return]

        shown, tells = os.pipe()
        screen = ("Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x900x24", "-nolisten", "tcp")
        server = subprocess.Popen(screen, env=environment, stderr=log, stdout=log, pass_fds=[tells])
        parts.callback(server.wait)
        parts.callback(server.terminate)
        os.close(tells)
        with os.fdopen(shown) as pipe:
            environment["DISPLAY"] = f":{pipe.readline().strip()}"
        bus = start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE)
        assert bus.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        start(str(BUS_LAUNCHER), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        start("openbox")
        start("orca", "--replace", "-u", str(prefs), "-e", "speech", "-d", "braille", stdout=log.fileno())
        reader = Reader(environment, file)
        reader.wait_for("Screen reader on")
        yield reader
