# Poleis. On a fresh machine (Python 3.11+, pip): `make play` or `make test`. With a C compiler, fast.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
CONSTRAINTS := constraints.txt
CLIENT := $(wildcard src/poleis/web/client/*.ts) src/poleis/web/client/build.mjs src/poleis/web/client/package-lock.json
BUNDLE := src/poleis/web/static/client.js
# One stamp for each set-up step, so that no target repeats the step of another. The compiled engine
# needs none: `python -m compiler` compares contents, and compiles only what has changed.
INSTALLED := $(VENV)/installed
TOOLS := $(VENV)/tools
PEERS := $(VENV)/peers
PACKERS := $(VENV)/packers
IDLE := $(shell command -v ionice >/dev/null && echo ionice -c 3)
ONLY ?=
# Of `make play`: 0.0.0.0 lets others in, too. Some shells have a variable HOST of their own.
HOST := 127.0.0.1
# Of `make load`. Some shells have a variable SECONDS of their own.
TABLES := 50,150,400,1000
SERVERS := 1
SECONDS := 30
WRITE :=
# Neighbours run in one process, as far as both stay busy: they share what takes long to make.
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
# Tests start Python some hundred times: it keeps what it has compiled, wherever make is called.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: build engine chromium play play-terminal test check site docs reference coverage constraints bench load first-minute soak dist format clean

build: engine $(BUNDLE)  ## compile and install into .venv

engine: $(INSTALLED)  ## compile the hot modules, or wait for a compile under way
	@$(BIN)/python -m compiler

play: $(INSTALLED) $(BUNDLE)  ## open the table in the browser; meanwhile, compile in the background
	@$(IDLE) $(BIN)/python -m compiler --background & $(BIN)/poleis serve --host $(HOST)

play-terminal: engine  ## play against a bot in the terminal
	@$(BIN)/poleis play akropolis

test: $(TOOLS) $(BUNDLE) chromium  ## all tests, plain while it compiles, then compiled; those in the browser keep an event loop, so they run apart
	@nice $(BIN)/python -m compiler >/dev/null & POLEIS_PLAIN=1 $(PYTEST) -m 'not soak and not never_compiled' tests/rules tests/laws tests/golden
	@$(BIN)/python -m compiler
	$(PYTEST) --ignore=tests/web/browser
	$(PYTEST) tests/web/browser

chromium:  ## the browser that the tests drive
	@command -v chromium-headless-shell >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } \
	  || command -v chromium >/dev/null \
	  || echo "The browser tests need Chromium: apt-get install chromium-headless-shell"

check: $(TOOLS)  ## style, types, and which translations are missing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.typing.completeness
	$(BIN)/python src/poleis/web/bundle.py --check
	$(BIN)/python -m tests.locale.report

site: $(TOOLS) engine  ## Poleis as a folder for any web host: build/site-folder
	$(BIN)/poleis site --out build/site-folder

docs: reference  ## build the docs as a searchable site: site/index.html
	$(BIN)/python -m tests.docs.site

reference: $(TOOLS) engine  ## write what is generated: reference, outputs of commands and of the notebook, covers
	$(BIN)/python -m tests.docs.reference
	$(BIN)/python -m tests.docs.notebook

coverage: $(TOOLS)  ## which lines of the plain program the quick tests run: docs/lab/coverage.md
	$(BIN)/python -m tests.coverage

constraints: $(TOOLS) $(PEERS)  ## pin what is installed now
	$(BIN)/python -m tests.constraints

bench: $(PEERS) engine  ## benchmarks, side by side with peers; ONLY=name runs one
	$(BIN)/python -m benchmarks $(ONLY)

load: $(TOOLS) engine  ## players at TABLES=50,150,400,1000 tables of SERVERS=1 servers, SECONDS=30 each; WRITE=1 writes docs/lab/load.md
	$(BIN)/python -m benchmarks.load --tables $(TABLES) --servers $(SERVERS) --seconds $(SECONDS) $(if $(WRITE),--write)

first-minute:  ## measure a fresh clone: seconds to the lobby, to a bot's move and to the first test
	$(PYTHON) benchmarks/first_minute.py

soak: $(TOOLS) engine  ## long tests: 100,000 random games, faults with a checker, fuzzers; learners and a Ray cluster if the groups rl and ray are installed
	$(PYTEST) -m soak -rs --durations=3

dist: $(PACKERS) $(BUNDLE) chromium  ## build the packages of a release and try each in a fresh environment
	$(BIN)/python -m tests.packages

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf build dist site $(VENV) src/*.egg-info
	rm -rf src/poleis/web/client/node_modules $(BUNDLE)

$(BIN)/python:
	@echo "1 of 4: making a virtual environment (about ten seconds) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -c $(CONSTRAINTS) pip

$(BUNDLE): $(CLIENT) | $(BIN)/python
	@echo "2 of 4: building the browser client (about ten seconds) ..."
	@$(BIN)/python src/poleis/web/bundle.py
	@touch $@

# Plain Python, quickly: what compiles is in the environment already, so pip makes none of its own.
$(INSTALLED): pyproject.toml setup.py $(CONSTRAINTS) | $(BUNDLE)
	@echo "3 of 4: installing the compiler (about ten seconds) ..."
	@$(PIP) install -c $(CONSTRAINTS) --group compile
	@echo "4 of 4: installing Poleis (about fifteen seconds) ..."
	@$(PIP) install -c $(CONSTRAINTS) --no-build-isolation -e '.[serve]'
	@touch $@

$(TOOLS): pyproject.toml $(CONSTRAINTS) src/poleis/web/client/package-lock.json | $(INSTALLED)
	@echo "Installing the tools for tests and checks (about twenty seconds) ..."
	$(PIP) install -c $(CONSTRAINTS) --group dev
	$(PIP) install -c $(CONSTRAINTS) --no-deps openapi-python-client  # its command wants an older typer; a test calls it as a library
	$(BIN)/python src/poleis/web/bundle.py --dev
	@touch $@

$(PEERS): pyproject.toml $(CONSTRAINTS) | $(TOOLS)
	@echo "Installing the engines to compare with (a few seconds) ..."
	$(PIP) install -c $(CONSTRAINTS) --group bench
	@touch $@

$(PACKERS): pyproject.toml $(CONSTRAINTS) | $(TOOLS)
	@echo "Installing the tools that build and check packages (a few seconds) ..."
	$(PIP) install -c $(CONSTRAINTS) --group dist
	@touch $@
