# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' -o -name '*.css' | grep -v -e egg-info -e _compiled)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DELETE_ON_ERROR:
.PHONY: play test lint types interpreted compiled bench clean python

play: $(VENV)/.installed  ## play a game of Wylde Hunt in the terminal
	@$(BIN)/wildtable play wylde-hunt

test: lint types interpreted compiled  ## everything that must hold

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

interpreted: $(VENV)/.dev $(VENV)/.installed
	PYTHONPATH=src WILDTABLE_MODE=interpreted $(BIN)/python -m pytest --numprocesses auto --doctest-modules tests src/wildtable

compiled: $(VENV)/.dev $(VENV)/.installed
	WILDTABLE_MODE=compiled $(BIN)/python -m pytest --numprocesses auto tests

bench: $(VENV)/.installed  ## every hot verb, compiled and interpreted
	$(BIN)/python bench/verbs.py
	PYTHONPATH=src $(BIN)/python bench/verbs.py

python:
	@test -n "$(PYTHON)" || { echo "Wildtable needs Python 3.11 or newer, and none was found. Install one, or name it: make PYTHON=/path/to/python3.11 play"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Wildtable needs Python 3.11 or newer; '$(PYTHON)' is older or does not run. Name another: make PYTHON=/path/to/python3.11 play"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "This Python cannot make virtual environments. Install its venv module (on Debian: apt install python3-venv)."; exit 1; }

$(VENV)/.deps: pyproject.toml | python
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install $$($(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); print(*p["project"]["dependencies"], *p["build-system"]["requires"])')
	@touch $@

$(VENV)/.dev: $(VENV)/.deps
	@$(PIP) install $$($(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); print(*p["project"]["optional-dependencies"]["dev"])')
	@touch $@

$(VENV)/.installed: $(VENV)/.deps setup.py $(SOURCES)
	@echo "Installing Wildtable, compiled where a C compiler exists (about a minute) ..."
	@rm -rf build
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info
