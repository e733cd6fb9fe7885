# Everything lives in .venv at the root; nothing is installed anywhere else.
# The system's own Python is taken where it is new enough and complete: it is built with all optimisations, and one that
# was built by hand mostly is not. PYTHON=... says otherwise.
COMPLETE := import sys, sysconfig, pathlib, ensurepip; \
	sys.exit(sys.version_info < (3, 11) or not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PYTHON ?= $(shell /usr/bin/python3 -c '$(COMPLETE)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready

.PHONY: play serve serve-fast client page page-serve test quick quick-tests lint format chromium fast same bench bench-face bench-endings bench-hints bench-advice bench-fairness bench-server bench-move bench-journal \
	bench-idle bench-room bench-slow bench-kills bench-abuse bench-soak bench-start bench-client bench-page bench-cluster bench-lab bench-bounds bench-composed \
	dist deb container-test balance strength people mutants golden measure gallery reference \
	browser images coverage thorough package tour lock clean

# The game in the browser, for this machine and every phone in the house.
play: client
	@$(BIN)/tablee serve --host 0.0.0.0 --open-browser on

# The same, for this machine alone and without opening anything: see docs/hosting.md.
serve: client
	@$(BIN)/tablee serve

# The same again, compiled: an eighth more moves from a full house, and some minutes until it opens the first time.
serve-fast: client fast
	@PYTHONPATH=.fast/src $(BIN)/tablee serve

# The browser's side, built with the Node that comes with the Python packages.
client: $(PLAYABLE)
	@$(BIN)/python client/build.py

# All games in a folder for any static host, without a server and without a network: docs/page.md. It takes some minutes.
page: $(PLAYABLE)
	@$(BIN)/python client/build.py --local
	@$(BIN)/tablee page --out build/page

# Shows that folder on this machine.
page-serve:
	@echo "http://localhost:8000/"
	@$(BIN)/python -m http.server 8000 --bind 127.0.0.1 --directory build/page

# Held against the browser's own clock, to milliseconds: nothing else runs beside it.
ALONE := tests/browser/test_press_times.py

test: $(READY)
	$(MAKE) --jobs 2 --output-sync lint same chromium
	$(BIN)/python client/build.py --local
	$(BIN)/python -m pytest -n 3 --dist worksteal tests -m "not thorough" --ignore=tests/images --ignore=tests/browser --ignore=tests/page
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/page -m "not thorough"
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/images -m "not thorough"  # each file renders its pictures once
	$(BIN)/python -m pytest -n 3 --dist worksteal tests/browser -m "not thorough" --ignore=$(ALONE)
	$(BIN)/python -m pytest $(ALONE) -m "not thorough"
	$(BIN)/python -m tests.rule_table

# Before a commit, in about a minute: all of lint, and of the tests the core, one game, one table, one page and the docs.
QUICK := tests/core tests/games/derniere tests/table/test_live.py tests/server/test_pages.py \
	tests/test_rooms.py tests/test_rulebook.py tests/test_reference.py tests/test_docs.py
quick: $(READY)
	$(MAKE) --jobs 2 --output-sync lint quick-tests

quick-tests: $(READY)
	$(BIN)/python -m pytest $(QUICK)

lint: $(READY) client
	$(BIN)/ruff format --check src tests bench client examples packages setup.py build_backend.py
	$(BIN)/ruff check src tests bench client examples packages setup.py build_backend.py
	$(BIN)/mypy
	$(BIN)/python client/build.py --check

# Python and TypeScript as lint wants them, as far as that can be done by machine.
format: $(READY) client
	$(BIN)/ruff check --fix src tests bench client examples packages setup.py build_backend.py
	$(BIN)/ruff format src tests bench client examples packages setup.py build_backend.py
	$(BIN)/python client/build.py --format

# The browser of the tests, from Debian if this machine has none.
chromium: $(READY)
	@$(BIN)/python -m tests.browser.chromium

# The same files, compiled by mypyc, in a copy of their own beside the plain ones.
fast: $(READY)
	$(BIN)/python -m bench.compiled

# That the compiled ones do the same. For that the compiler need not optimise, which takes most of its time.
same: $(READY)
	$(BIN)/python -m bench.compiled --optimise 0

bench: $(READY) fast
	$(BIN)/python -m bench.engines

# The library's public face beside OpenSpiel, in turns in one process: plain, then compiled.
bench-face: $(READY) fast
	$(BIN)/python -m bench.face
	PYTHONPATH=.fast/src $(BIN)/python -m bench.face

# The README's loop with a hundred seeds at every table.
bench-endings: $(READY)
	$(BIN)/python -m bench.endings

# Whoever follows every hint against robots that play like a family.
bench-hints: $(READY)
	$(BIN)/python -m bench.hints

# What the advice of key moments gains, in worlds that had no part in it.
bench-advice: $(READY)
	$(BIN)/python -m bench.advice

bench-fairness: $(READY)
	$(BIN)/python -m bench.fairness
	$(BIN)/python -m bench.described

# Live tables: against boardgame.io and Colyseus; the journal alone; 10,000 sockets; 200 kills; 200 tables for ten minutes.
bench-server: $(READY) fast
	$(BIN)/python -m bench.server

# What a durable move costs without a network; BESIDE=FOLDER compares with the sources there, in turns.
bench-move: $(READY)
	$(BIN)/python -m bench.move_cost $(if $(GAME),--game $(GAME)) $(if $(BESIDE),--beside $(BESIDE))

bench-journal: $(READY)
	$(BIN)/python -m bench.journal
	$(BIN)/python -m bench.journal --postgres

bench-room: $(READY)
	$(BIN)/python -m bench.hall

bench-idle: $(READY)
	$(BIN)/python -m bench.idle_sockets

bench-slow: $(READY)
	$(BIN)/python -m bench.slow

bench-kills: $(READY)
	$(BIN)/python -m bench.kills
	$(BIN)/python -m bench.kills --workers

# What bystanders wait beside somebody who asks without end, holds connections, does not read: alone and beside, in one run.
bench-abuse: $(READY) client
	$(BIN)/python -m bench.abuse

# Several nodes with PostgreSQL and NATS: moves a second, the price of a move across nodes, take-overs.
bench-cluster: $(READY) fast
	$(BIN)/python -m bench.cluster

# The browser's side: what is sent for a page, and Lighthouse.
bench-client: client chromium
	$(BIN)/python -m bench.client

# The page without a server: bytes, the folder, the start.
bench-page: $(READY) page
	$(BIN)/python -m bench.page

# What a server takes until its first page.
bench-start: $(READY) client
	$(BIN)/python -m bench.start

# Two evenings at two hundred tables of bots, twelve minutes in all: does anything go wrong, or pile up?
bench-soak: $(READY)
	$(BIN)/python -m bench.soak

# The lab: matches a second beside others, cores, Ray; the environments beside PettingZoo's own games.
bench-lab: $(READY) fast
	$(BIN)/python -m bench.lab
	$(BIN)/python -m bench.envs

# Do the lowest and the newest versions that pyproject.toml allows work? In throw-away environments, in minutes.
bench-bounds: $(READY) client
	$(BIN)/python -m bench.bounds

# A thousand composed pictures of each kind, and a thousand towns, held against every gate: hours.
bench-composed: $(READY)
	$(BIN)/python -m bench.composed
	$(BIN)/python -m bench.composed_faces

# Sdist, wheel and the list of their parts in dist/, looked through, and built twice to the same bytes.
dist: $(READY) client
	$(BIN)/python -m bench.dist

# Debian packages for amd64 and arm64 in dist/, from the wheel.
deb: dist
	$(BIN)/python packages/deb/build.py

# Containerfile, compose files and the Debian package, built and started in a bare Debian: as root, with podman and mmdebstrap.
container-test: dist
	$(BIN)/python -m bench.container

# The report over the nine games and their switches, with its plots.
balance: $(READY)
	$(BIN)/tablee balance --games 1000 --lang en --out docs/balance.md

# What simulated people win against the levels that are promised to be a match for them: docs/bots-strength.md, in minutes.
people: $(READY)
	$(BIN)/python -m bench.people

# Every level of every bot against every other: docs/bots-strength.md. It takes hours.
strength: $(READY)
	$(BIN)/python -m bench.strength

mutants: $(READY)
	$(BIN)/python -m bench.mutants

golden: $(READY)
	$(BIN)/python -m tests.make_golden

# Where cards differ and how far faces are apart, from the rasters: after every change of a drawing.
measure: $(READY)
	$(BIN)/python -m bench.measure_art

# The pictures of docs/gallery.md, and the notebook of docs/library.md.
gallery: $(READY) chromium
	$(BIN)/python -m bench.gallery
	$(BIN)/python -m bench.notebook

# docs/reference, from the docstrings.
reference: $(READY)
	$(BIN)/python -m bench.reference

# All that real browsers prove: every game, theme, language, size and way to play.
browser: $(READY) client chromium
	$(BIN)/python client/build.py --local
	$(BIN)/python -m pytest -n 2 tests/browser --ignore=$(ALONE)
	$(BIN)/python -m pytest $(ALONE)
	$(BIN)/python -m pytest -n 2 tests/page

# Branches of core, kit, games and matches that no test of rules and words goes through: 95 % at least are gone through.
# Tracing makes these tests three times as long.
TRACED := tests/core tests/games tests/test_words.py tests/test_golden.py tests/test_highlights.py tests/test_repr.py \
	tests/server/test_lessons.py tests/envs/test_observations.py
coverage: $(READY)
	$(BIN)/python -m pytest -n 2 $(TRACED) --cov --cov-report=term:skip-covered --cov-fail-under=95

# What is too long for every run: a thousand evenings with broken lines and crashes, fifty kills of a server, Ray with three nodes.
thorough: $(READY)
	$(BIN)/python -m pytest -n 3 tests -m thorough --ignore=tests/images --ignore=tests/browser --ignore=tests/page

# Every picture measured on its pixels; for which drawings that was, is kept: see tests/images/proven.py.
images: $(READY)
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/images
	$(BIN)/python -m tests.images.proven

# Every way to install it: from a clone, an sdist and a wheel, plain and compiled, by uv and by pip.
package: $(READY) client chromium
	$(BIN)/python -m pytest tests/package

# The pictures of docs/tour.md.
tour: $(READY) client chromium
	TABLEE_TOUR=docs/tour $(BIN)/python -m pytest tests/browser/test_tour.py

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate
# All but `train`: who trains installs PyTorch for the graphics card at hand.
lock: $(READY)
	$(LOCK) $(addprefix --extra ,print cluster lab envs build dev) pyproject.toml -o requirements.lock
	$(LOCK) --extra print --extra build -c requirements.lock pyproject.toml -o play.lock
	$(LOCK) --extra cluster -c requirements.lock pyproject.toml -o hosting.lock

# What players and hosts need; whoever builds has the rest besides. The locks name everything, so pip resolves nothing:
# left to it, "coverage[toml]" became a newer release than the one that is pinned, and was refused.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
$(PLAYABLE): play.lock pyproject.toml setup.py build_backend.py
	$(PYTHON) -m venv --clear .venv
	$(PIP) --require-hashes --no-deps -r play.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(PLAYABLE)

$(READY): $(PLAYABLE) requirements.lock
	$(PIP) --require-hashes --no-deps -r requirements.lock
	@touch $(READY)

clean:
	rm -rf .venv .fast .peers build dist src/*.egg-info src/tablee/server/static client/node_modules
