# The commands a newcomer guesses. Each sets up what it needs first; `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help setup release demo preview test pictures soak bench format lint reference clean

# On Linux the programs carry the Swift runtime with them; macOS has it in the system.
STATIC := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
RELEASE := swift build --configuration release $(STATIC)
# Linking Foundation's own static library, the linker warns of a `mktemp` in it that nothing of ours calls; that line is
# taken out, and with it nothing else. `pipefail` keeps a failed build failed.
ifneq ($(STATIC),)
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c
CALM := 2>&1 | sed '/libFoundationEssentials.a.*mktemp/d'
endif
BIN := .build/release
EVENTS ?= 100000
PORT ?= 8080
FUZZ_SECONDS ?= 60

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: ## install what building needs
	@.ci/setup build

release: setup ## build both programs for use
	@$(RELEASE) --product paywallgen $(CALM)
	@$(RELEASE) --product telemetry $(CALM)

demo: release ## build the demo site, make sample events, print the conversion report
	@$(BIN)/paywallgen build
	@echo
	@mkdir -p .build/demo
	@$(BIN)/telemetry sample --events $(EVENTS) --seed 1 --output .build/demo/events.ndjson > .build/demo/true-rates.txt
	@$(BIN)/telemetry report .build/demo/events.ndjson
	@echo
	@echo "The pages are in output/: open output/index.html, or run: make preview"
	@echo "The events are in .build/demo/events.ndjson, their true rates in .build/demo/true-rates.txt"

preview: release ## serve the demo site, rebuilt whenever a file changes
	@$(BIN)/paywallgen preview --port $(PORT) --open

test: ## run every test
	@.ci/setup test
	swift build --build-tests
	swift test

pictures: ## pictures of every page, on phones and desktops, light and dark, in .build/pictures
	@.ci/setup test
	@swift build --build-tests
	@PICTURES="$(CURDIR)/.build/pictures" swift test --skip-build --filter 'BrowserTests/PictureTests'
	@echo "The pictures are in .build/pictures"

soak: ## the long tests; make test runs a short form of each
	@.ci/setup test
	SOAK_KILLS=200 swift test --filter KilledBuildTests
	FUZZ_SECONDS=$(FUZZ_SECONDS) Tests/Fuzzing/run

bench: release ## measure the build, the formatting of prices and the report against their peers
	@Benchmarks/build.sh
	@Benchmarks/prices.sh
	@Benchmarks/report.sh

format: ## format the sources
	swift format --in-place --recursive Sources Tests Package.swift

lint: setup ## check formatting and style
	swift format lint --strict --recursive Sources Tests Package.swift

reference: setup ## write the reference pages of docs/ from the code
	-RECORD_SNAPSHOTS=1 swift test --filter ReferencePagesTests
	swift test --filter ReferencePagesTests

clean: ## remove what was built
	rm -rf .build output-app
	find output -mindepth 1 ! -name .gitignore -delete
