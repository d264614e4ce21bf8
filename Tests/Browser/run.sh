#!/usr/bin/env bash
# Tests the web files in a real browser: run.sh [PYTEST ARGUMENTS]. Installs what is missing; ANALYZE names the tool if it
# is not in .build/release, and VENV a folder for the Python packages.
set -euo pipefail
cd "$(dirname "$0")"
root=../..
export ANALYZE=${ANALYZE:-$PWD/$root/.build/release/analyze}
venv=${VENV:-$PWD/$root/.build-browser/venv}

if [[ ! -x $ANALYZE ]]; then
    echo "$ANALYZE is missing: make build" >&2
    exit 69
fi

missing=()
command -v chromium > /dev/null || missing+=(chromium)
# Without any font a browser has no text to lay out.
[[ -n $(find /usr/share/fonts -name '*.[ot]tf' -print -quit 2> /dev/null) ]] || missing+=(fonts-dejavu-core)
command -v firefox-esr > /dev/null || missing+=(firefox-esr)
command -v esbuild > /dev/null || missing+=(esbuild)
python3 -c 'import ensurepip, venv' 2> /dev/null || missing+=(python3-venv)
$root/Scripts/install_missing.sh "${missing[@]}"
if ! cmp --silent requirements.txt "$venv/installed.txt"; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement requirements.txt
    cp requirements.txt "$venv/installed.txt"
fi

# What is served is what the modules say, and stays small.
bundles=$(mktemp -d)
trap 'rm -rf "$bundles"' EXIT
$root/Scripts/bundle_web.sh "$bundles"
for bundle in "$bundles"/*; do
    if ! cmp "$bundle" "$root/Sources/LiveTextServer/Web/${bundle##*/}"; then
        echo "${bundle##*/} is out of date: Scripts/bundle_web.sh" >&2
        exit 1
    fi
done
for limit in live-text.js:60000 live-messages.js:30000; do
    size=$(wc -c < "$bundles/${limit%:*}")
    if ((size >= ${limit#*:})); then
        echo "${limit%:*} has $size bytes, not under ${limit#*:}" >&2
        exit 1
    fi
done

# Two people in two browsers take minutes: `make messages` runs those. Most of a test is waiting, so that two run at once, each
# with browsers and a server of its own.
if [[ ${MESSAGES:-} ]]; then
    "$venv/bin/python" -m pytest -q -p no:cacheprovider --numprocesses=2 --dist=loadfile "$@" test_messages_*.py
else
    "$venv/bin/python" -m pytest -q -p no:cacheprovider --numprocesses=2 --dist=worksteal --ignore-glob='test_messages_*' "$@" .
fi
