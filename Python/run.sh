#!/usr/bin/env bash
# Checks the Python package and tests it with the real program: run.sh [--scale] [PYTEST ARGUMENTS]. With --scale also on Spark
# and Ray, which is much to fetch. ANALYZE names the tool if it is not in .build/release, VENV a folder for Python packages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
root=$PWD/..
export LIVETEXT_ANALYZE=${ANALYZE:-$root/.build/release/analyze}
venv=${VENV:-$root/.build-pytest/venv}
requirements=requirements.txt
tests=(tests)

if [[ ! -x $LIVETEXT_ANALYZE ]]; then
    echo "$LIVETEXT_ANALYZE is missing: make build" >&2
    exit 69
fi
if [[ ${1:-} == --scale ]]; then
    shift
    requirements="requirements-scale.txt"
    tests+=(scale)
    venv+=-scale
fi
missing=()
python3 -c 'import ensurepip, venv' 2> /dev/null || missing+=(python3-venv)
if [[ $requirements == requirements-scale.txt ]]; then
    command -v java > /dev/null || missing+=(openjdk-17-jre-headless)
fi
../Scripts/install_missing.sh "${missing[@]}"
if ! cmp --silent "$requirements" "$venv/installed.txt"; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --requirement "$requirements"
    cp "$requirements" "$venv/installed.txt"
fi

"$venv/bin/ruff" check --no-cache .
"$venv/bin/ruff" format --no-cache --check --quiet .
"$venv/bin/mypy" --cache-dir "$venv/mypy"
PYTHONPATH=$PWD/src PYTHONDONTWRITEBYTECODE=1 "$venv/bin/python" -m pytest "$@" "${tests[@]}"
