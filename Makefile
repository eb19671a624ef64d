# Poleis. On a fresh machine (Python 3.11+, pip, a C compiler): `make play` or `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
CONSTRAINTS := constraints.txt
HOT := $(shell sed -n 's/^    "\(src\/poleis\/.*\.py\)",$$/\1/p' setup.py)
CLIENT := $(wildcard src/poleis/web/client/*.ts) src/poleis/web/client/package-lock.json
BUNDLE := src/poleis/web/static/client.js
ONLY ?=
# Neighbours run in one process, as far as both stay busy: they share what takes long to make.
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
# Tests start Python some hundred times: it keeps what it has compiled, wherever make is called.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: build chromium play play-terminal test check docs bench soak format clean

build: $(VENV)/installed $(BUNDLE)  ## compile and install into .venv

play: $(VENV)/installed $(BUNDLE)  ## open the table in the browser
	@$(BIN)/poleis serve

play-terminal: $(VENV)/installed  ## play against a bot in the terminal
	@$(BIN)/poleis play akropolis

test: $(VENV)/installed-dev $(BUNDLE) chromium  ## all tests, compiled and plain; those in the browser keep an event loop, so they run apart
	$(PYTEST) --ignore=tests/web/browser
	$(PYTEST) tests/web/browser
	POLEIS_PLAIN=1 $(PYTEST) tests/rules tests/laws tests/golden

chromium:  ## the browser that the tests drive
	@command -v chromium-headless-shell >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } \
	  || command -v chromium >/dev/null \
	  || echo "The browser tests need Chromium: apt-get install chromium-headless-shell"

check: $(VENV)/installed-dev  ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python src/poleis/web/bundle.py --check

docs: $(VENV)/installed-dev  ## write what is generated in the docs: reference, outputs of commands
	$(BIN)/python -m tests.docs.reference

bench: $(VENV)/installed-bench  ## benchmarks, side by side with peers; ONLY=name runs one
	$(BIN)/python -m benchmarks $(ONLY)

soak: $(VENV)/installed-dev  ## long tests: 100,000 random games and more
	$(PYTEST) -m soak --durations=3

format: $(VENV)/installed-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf build $(VENV) src/*.egg-info
	rm -rf src/poleis/web/client/node_modules $(BUNDLE)
	find src -name '*.so' -delete

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -c $(CONSTRAINTS) pip

SOURCES := $(BIN)/python pyproject.toml setup.py $(CONSTRAINTS) $(HOT)

# Compiling takes most of the time, so whoever needs the tools installs them in the same step.
$(VENV)/installed: $(SOURCES)
	@echo "Setting up Poleis (a minute or two the first time) ..."
	@rm -rf build; find src -name '*.so' -delete
	$(PIP) install -c $(CONSTRAINTS) -e .
	@touch $@

$(BUNDLE): $(CLIENT) | $(VENV)/installed
	$(BIN)/python src/poleis/web/bundle.py
	@touch $@

$(VENV)/installed-dev: $(SOURCES)
	@echo "Setting up Poleis and its tools (two minutes or three the first time) ..."
	@rm -rf build; find src -name '*.so' -delete
	$(PIP) install -c $(CONSTRAINTS) -e '.[dev]'
	$(BIN)/python src/poleis/web/bundle.py --dev
	@touch $(VENV)/installed $@

$(VENV)/installed-bench: $(SOURCES)
	@echo "Setting up Poleis and its peers (two minutes or three the first time) ..."
	@rm -rf build; find src -name '*.so' -delete
	$(PIP) install -c $(CONSTRAINTS) -e '.[dev,bench]'
	@touch $(VENV)/installed $@
