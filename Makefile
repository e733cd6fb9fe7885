# Everything lives in .venv at the root; nothing is installed anywhere else.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play serve test lint fast bench bench-fairness bench-server bench-journal bench-idle bench-kills bench-soak mutants \
	golden measure gallery lock clean

play: $(READY)
	@$(BIN)/tablee play

# A house for live tables, on this machine: see docs/hosting.md.
serve: $(READY)
	@$(BIN)/tablee serve

test: $(READY) lint fast
	$(BIN)/python -m pytest -n 2 tests/core tests/games tests/test_words.py tests/test_golden.py \
		--cov --cov-report=term:skip-covered --cov-fail-under=95
	$(BIN)/python -m pytest -n 2 tests --ignore=tests/core --ignore=tests/games --ignore=tests/pictures --deselect=tests/test_words.py \
		--deselect=tests/test_golden.py  # millions of steps, and a clock: not traced for coverage
	$(BIN)/python -m pytest tests/pictures  # renders on all cores by itself
	$(BIN)/python -m tests.rule_table

lint: $(READY)
	$(BIN)/ruff format --check src tests bench setup.py
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/mypy

# The same files, compiled by mypyc, in a copy of their own beside the plain ones.
fast: $(READY)
	$(BIN)/python -m bench.compiled

bench: $(READY) fast
	$(BIN)/python -m bench.engines

bench-fairness: $(READY)
	$(BIN)/python -m bench.fairness

# Live tables: against boardgame.io and Colyseus; the journal alone; 10,000 sockets; 200 kills; 200 tables for ten minutes.
bench-server: $(READY) fast
	$(BIN)/python -m bench.server

bench-journal: $(READY)
	$(BIN)/python -m bench.journal

bench-idle: $(READY)
	$(BIN)/python -m bench.idle_sockets

bench-kills: $(READY)
	$(BIN)/python -m bench.kills

bench-soak: $(READY)
	$(BIN)/python -m bench.soak

mutants: $(READY)
	$(BIN)/python -m bench.mutants

golden: $(READY)
	$(BIN)/python -m tests.make_golden

# Where cards differ and how far faces are apart, from the rasters: after every change of a drawing.
measure: $(READY)
	$(BIN)/python -m tablee.pictures.measure

# The pictures of docs/gallery.md.
gallery: $(READY)
	$(BIN)/python -m bench.gallery

lock: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --extra dev --extra pictures --extra server --generate-hashes --no-header --no-annotate pyproject.toml -o requirements.lock

$(READY): requirements.lock pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

clean:
	rm -rf .venv .fast .peers build src/*.egg-info
