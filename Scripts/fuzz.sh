#!/bin/sh
# Fuzzes what interprets foreign bytes: Scripts/fuzz.sh [TARGET] [SECONDS]
#
# Without a target, all of them one after the other, 30 seconds each. 0 seconds replay the corpus. What ends a target is left
# in Fuzzing/Found/TARGET: put it, made small, into Fuzzing/Corpus/TARGET with the fix. Targets are the folders
# Fuzzing/Sources/Fuzz*; to add one, add its folder and its line in Fuzzing/Package.swift.
set -eu
cd "$(dirname "$0")/../Fuzzing"
targets=${1:-$(cd Corpus && echo Fuzz*)}
seconds=${2:-30}

# An input takes 2 s at most, and a process 1 GB. AddressSanitizer's shadow and its quarantine, kept to 64 MB, count as the
# process's own.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0:quarantine_size_mb=64}"
# libFuzzer reports crashes itself.
export SWIFT_BACKTRACE=enable=no

for target in $targets; do
    # gold cannot link what AddressSanitizer and libFuzzer are built into.
    swift build -c release --product "$target" --scratch-path .build/fuzz \
        -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing -Xswiftc -use-ld=lld >&2
    mkdir -p "Corpus/$target" "Found/$target" ".build/grown/$target"
    set -- -timeout=2 -rss_limit_mb=1024 "-artifact_prefix=Found/$target/"
    # Long texts take long under AddressSanitizer, and show no more than short ones.
    if [ "$target" = FuzzText ]; then set -- "$@" -max_len=1024; fi
    echo "$target: replays $(find "Corpus/$target" -type f | wc -l) files" >&2
    find "Corpus/$target" -type f -exec ".build/fuzz/release/$target" "$@" {} +
    if [ "$seconds" -gt 0 ]; then
        ".build/fuzz/release/$target" "$@" "-max_total_time=$seconds" -print_final_stats=1 \
            ".build/grown/$target" "Corpus/$target"
    fi
done
