# Poleis. On a fresh machine (Python 3.11+, pip, a C compiler): `make play` or `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
CONSTRAINTS := constraints.txt
HOT := $(foreach pattern,$(shell sed -n 's/^    "\(src\/poleis\/.*\.py\)",$$/\1/p' setup.py),$(wildcard $(pattern)))
CLIENT := $(wildcard src/poleis/web/client/*.ts) src/poleis/web/client/build.mjs src/poleis/web/client/package-lock.json
BUNDLE := src/poleis/web/static/client.js
# One stamp for each set-up step, so that no target repeats the step of another.
COMPILED := $(VENV)/compiled
TOOLS := $(VENV)/tools
PEERS := $(VENV)/peers
PACKERS := $(VENV)/packers
ONLY ?=
# Neighbours run in one process, as far as both stay busy: they share what takes long to make.
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
# Tests start Python some hundred times: it keeps what it has compiled, wherever make is called.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: build chromium play play-terminal test check docs reference coverage constraints bench soak dist format clean

build: $(COMPILED) $(BUNDLE)  ## compile and install into .venv

play: $(COMPILED) $(BUNDLE)  ## open the table in the browser
	@$(BIN)/poleis serve

play-terminal: $(COMPILED)  ## play against a bot in the terminal
	@$(BIN)/poleis play akropolis

test: $(TOOLS) $(BUNDLE) chromium  ## all tests, compiled and plain; those in the browser keep an event loop, so they run apart
	$(PYTEST) --ignore=tests/web/browser
	$(PYTEST) tests/web/browser
	POLEIS_PLAIN=1 $(PYTEST) tests/rules tests/laws tests/golden

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

docs: reference  ## build the docs as a searchable site: site/index.html
	$(BIN)/python -m tests.docs.site

reference: $(TOOLS)  ## write what is generated: reference, outputs of commands and of the notebook, covers
	$(BIN)/python -m tests.docs.reference
	$(BIN)/python -m tests.docs.notebook

coverage: $(TOOLS)  ## which lines of the plain program the quick tests run: docs/lab/coverage.md
	$(BIN)/python -m tests.coverage

constraints: $(TOOLS) $(PEERS)  ## pin what is installed now
	$(BIN)/python -m tests.constraints

bench: $(PEERS)  ## benchmarks, side by side with peers; ONLY=name runs one
	$(BIN)/python -m benchmarks $(ONLY)

soak: $(TOOLS)  ## long tests: 100,000 random games, learners if the group rl is installed
	$(PYTEST) -m soak -rs --durations=3

dist: $(PACKERS) $(BUNDLE) chromium  ## build the packages of a release and try each in a fresh environment
	$(BIN)/python -m tests.packages

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf build dist site $(VENV) src/*.egg-info
	rm -rf src/poleis/web/client/node_modules $(BUNDLE)
	find src -name '*.so' -delete

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -c $(CONSTRAINTS) pip

$(COMPILED): $(BIN)/python pyproject.toml setup.py $(CONSTRAINTS) $(HOT)
	@echo "Installing Poleis and compiling its hot modules (about two minutes) ..."
	@rm -rf build; find src -name '*.so' -delete
	$(PIP) install -c $(CONSTRAINTS) -e '.[serve]'
	@touch $@

$(BUNDLE): $(CLIENT) | $(COMPILED)
	$(BIN)/python src/poleis/web/bundle.py
	@touch $@

$(TOOLS): pyproject.toml $(CONSTRAINTS) src/poleis/web/client/package-lock.json | $(COMPILED)
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
