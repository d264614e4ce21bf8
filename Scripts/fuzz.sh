#!/bin/sh
# Fuzzes what interprets foreign bytes: Scripts/fuzz.sh [TARGET] [SECONDS]
#
# Without a target, all of them, two at a time, 30 seconds each. 0 seconds replay the corpus. What ends a target is left
# in Fuzzing/Found/TARGET: put it, made small, into Fuzzing/Corpus/TARGET with the fix. Targets are the folders
# Fuzzing/Sources/Fuzz*; to add one, add its folder and its line in Fuzzing/Package.swift.
set -eu
cd "$(dirname "$0")/../Fuzzing"

# An input takes 2 s at most, and a process 1 GB. AddressSanitizer's shadow and its quarantine, kept to 64 MB, count as the
# process's own.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0:quarantine_size_mb=64}"
# libFuzzer reports crashes itself.
export SWIFT_BACKTRACE=enable=no

# Replays a target's corpus and fuzzes it: fuzz TARGET SECONDS
fuzz() {
    target=$1
    seconds=$2
    mkdir -p "Corpus/$target" "Found/$target" ".build/grown/$target"
    set -- -timeout=2 -rss_limit_mb=1024 "-artifact_prefix=Found/$target/"
    case $target in
        # Long texts take long under AddressSanitizer, and show no more than short ones.
        FuzzText) set -- "$@" -max_len=1024 ;;
        # PDFium allocates for all that it draws, which AddressSanitizer makes ten times slower, and cannot be stopped in
        # the midst of a form: elsewhere than here it draws in a process that is ended.
        FuzzPDF) set -- "$@" -timeout=20 ;;
    esac
    echo "$target: replays $(find "Corpus/$target" -type f | wc -l) files" >&2
    find "Corpus/$target" -type f -exec ".build/fuzz/release/$target" "$@" {} +
    if [ "$seconds" -gt 0 ]; then
        ".build/fuzz/release/$target" "$@" "-max_total_time=$seconds" -print_final_stats=1 \
            ".build/grown/$target" "Corpus/$target"
    fi
}

# One of several: what it prints comes when it ends, and a failure ends the others.
if [ "${1:-}" = --built ]; then
    fuzz "$2" "$3"
    exit
fi
if [ "${1:-}" = --beside ]; then
    log=.build/$2.log
    if ../Scripts/fuzz.sh --built "$2" "$3" > "$log" 2>&1; then status=0; else status=255; fi
    cat "$log"
    exit "$status"
fi

targets=${1:-$(cd Corpus && echo Fuzz*)}
seconds=${2:-30}
for target in $targets; do
    # gold cannot link what AddressSanitizer and libFuzzer are built into.
    swift build -c release --product "$target" --scratch-path .build/fuzz \
        -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing -Xswiftc -use-ld=lld >&2
done
case $targets in
    *[[:space:]]*) echo "$targets" | xargs -n 1 | xargs -P 2 -I '{}' ../Scripts/fuzz.sh --beside '{}' "$seconds" ;;
    *) fuzz "$targets" "$seconds" ;;
esac
