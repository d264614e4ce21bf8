# The tool's answer goes to standard output, everything else to standard error:
# `make analyze IMAGE=… > answer.json` holds the answer alone.
.DEFAULT_GOAL := help
.PHONY: help setup build analyze install install-tesseract uninstall deb tarball wheel packages-check test browser messages conversations docs python integrations lint format bench eval round-trips fuzz linear hostile clean

IMAGE ?=
ARGS ?=
PREFIX ?= /usr/local
DESTDIR ?=
# Another program to install or pack than the one that `make build` makes; nothing is built then.
BINARY ?=
export BINARY
EVAL ?= ../shared/eval
SWIFT_FILES := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/LiveTextBenchmarks Examples/Package.swift Examples/MakeGlyph Examples/SendNotification Examples/TypesetParagraph Fuzzing/Package.swift Fuzzing/Sources
SHELL_FILES := Scripts/setup.sh Scripts/install_missing.sh Scripts/stage.sh Scripts/package_deb.sh Scripts/package_tarball.sh Scripts/package_wheel.sh Python/run.sh Scripts/check_packages.sh Packaging/debian/postinst Packaging/debian/prerm Packaging/debian/postrm Scripts/fuzz.sh Scripts/build_zxing.sh Scripts/check_contract.sh Scripts/check_vendors.sh Scripts/check_previews.sh Scripts/check_documents.sh Scripts/check_glyphs.sh Scripts/check_integrations.sh Scripts/with_server.sh Scripts/bundle_web.sh Scripts/build_docs.sh Tests/Browser/run.sh Models/fetch.sh .ci/run
# Tests of deadlines, slow clients and processes, and what is ended after a few minutes: beside others that take all cores they
# would say nothing.
TIMED_TESTS := LiveTextServerTests|ServeTests|ShareTests|CancellationTests|AnalysisQueueTests|NeuralEngineTests/(deadlineHolds|cancelledCallerIsLetGo)|InterruptionTests|DamagedImages|DrawingApartTests|RepeatedDrawingTests|OpenMPTests|GlyphCodingTests/manyGlyphsTakeNoLonger
# The standard library inside the binary: it starts in milliseconds and runs where Swift is not installed.
RELEASE := swift build -c release --product analyze --static-swift-stdlib
# To read a picture takes no server, which is half of what there is to compile: left out until something else needed it.
FIRST := $(RELEASE)$(if $(wildcard .build/checkouts/hummingbird),, --disable-default-traits)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what is missing
	@Scripts/setup.sh

build: setup ## build the command line, optimised: .build/release/analyze
	$(RELEASE) >&2

# $$IMAGE reaches the shell as a variable, so a name may hold spaces and quotes.
analyze: export IMAGE := $(value IMAGE)
analyze: setup ## analyse a picture: make analyze IMAGE=photo.jpg [ARGS="--format text"]
	@if [ -z "$$IMAGE" ]; then echo 'usage: make analyze IMAGE=photo.jpg [ARGS="--format text"]' >&2; exit 64; fi
	@echo '$(FIRST)' >&2
	@$(FIRST) >&2
	@.build/release/analyze $(ARGS) "$$IMAGE"

# Builds nothing, as it may run as root.
install: ## install what `make build` built: make install [PREFIX=/usr/local] [DESTDIR=]
	@Scripts/stage.sh "$(DESTDIR)" "$(PREFIX)"

install-tesseract: ## add a program named tesseract for other programs: make install-tesseract [PREFIX=/usr/local] [DESTDIR=]
	@Scripts/stage.sh --tesseract "$(DESTDIR)" "$(PREFIX)"

uninstall: ## remove what was installed
	@Scripts/stage.sh --remove "$(DESTDIR)" "$(PREFIX)"

deb: $(if $(BINARY),,build) ## build a Debian package in .build-packages
	@Scripts/setup.sh packages
	@Scripts/package_deb.sh

tarball: $(if $(BINARY),,build) ## build an archive that runs where it is unpacked, in .build-packages
	@Scripts/setup.sh packages
	@Scripts/package_tarball.sh

wheel: tarball ## build a Python wheel with all of it, in .build-packages
	@Scripts/package_wheel.sh

packages-check: deb wheel ## try them, and the archive, in a bare Debian 12, as root
	@Scripts/check_packages.sh

test: ## build and run all tests
	@Scripts/setup.sh test
	swift test --skip "$(TIMED_TESTS)"
	swift test --filter "$(TIMED_TESTS)" --no-parallel
	@if command -v python3 > /dev/null; then for folder in Benchmarks Models; do \
		python3 -m unittest discover --start-directory $$folder || exit; done; fi

browser: build ## test the web files in browsers: make browser [ARGS="-k selection"]
	@Tests/Browser/run.sh $(ARGS)

messages: build ## test conversations in browsers, as two people: make messages [ARGS="-k gate"]
	@MESSAGES=1 Tests/Browser/run.sh $(ARGS)

conversations: build ## kill the server while 200 clients read a conversation: make conversations [ARGS="--kills 5"]
	@Benchmarks/conversations.py $(ARGS)

python: $(if $(BINARY),,build) ## check and test the Python package: make python [ARGS="--scale"], which adds Spark and Ray
	@ANALYZE="$(abspath $(or $(BINARY),.build/release/analyze))" Python/run.sh $(ARGS)

docs: setup ## build the documentation of the library as a static site: make docs [DOCS_BASE_PATH=livetext]
	@Scripts/build_docs.sh

integrations: $(if $(BINARY),,build) ## run other programs against this one: make integrations [ARGS="-k mistral", ARGS=--docling]
	@Scripts/setup.sh checks
	@ANALYZE="$(abspath $(or $(BINARY),.build/release/analyze))" Scripts/check_integrations.sh $(ARGS)

lint: setup ## check format and shell scripts
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)
	@if command -v shellcheck > /dev/null; then echo shellcheck $(SHELL_FILES); shellcheck $(SHELL_FILES); \
	else echo 'shellcheck is not installed: shell scripts were not checked' >&2; fi

format: ## format the Swift sources in place
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

bench: setup ## run the benchmarks
	cd Benchmarks && swift package --disable-sandbox benchmark --no-progress $(ARGS)

eval: setup ## measure on the evaluation pictures: make eval [EVAL=folder] [ARGS="--sets sroie,codes --no-peer"]
	@if [ -d "$(EVAL)/text" ]; then Scripts/setup.sh eval && $(RELEASE) >&2; fi
	@Benchmarks/evaluate.py --data "$(EVAL)" $(ARGS)

round-trips: setup ## write and read 2,000 generated texts with pictures in every format: make round-trips [COUNT=2000]
	ROUND_TRIPS=$(or $(COUNT),2000) swift test --filter RoundTripTests

fuzz: setup ## fuzz what interprets foreign bytes: make fuzz [TARGET=FuzzText] [SECONDS=30]; 0 replays the corpus
	@Scripts/fuzz.sh "$(TARGET)" "$(SECONDS)"

linear: setup ## count the detectors' work on a megabyte of every pattern, nesting and pair: hours
	swift run --package-path Fuzzing -c release --scratch-path Fuzzing/.build/hostile \
		-Xswiftc -DCOUNTS_WORK -Xswiftc -enable-testing HostileText

hostile: build ## send the server what is meant to do harm, under load: make hostile [ARGS="--times 10"]
	@Benchmarks/hostile.py $(ARGS)

clean: ## remove everything that was built
	rm -rf .build .build-packages .libraries Benchmarks/.build Examples/.build Fuzzing/.build
