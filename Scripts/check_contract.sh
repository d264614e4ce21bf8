#!/usr/bin/env bash
# Asks a running server what its OpenAPI document allows and forbids, and looks whether it answers as the document says.
#
# usage: Scripts/check_contract.sh [EXAMPLES]     examples an operation, 25 unless given; 700 make over 2,000 cases
#
# Paths of other services are left out: they answer as those do, and the server here has none of them.
#
# ANALYZE names the tool, SCHEMATHESIS the checker; without the latter it is installed into .libraries/schemathesis.
set -euo pipefail
cd "$(dirname "$0")/.."
examples=${1:-25}
checker=${SCHEMATHESIS:-$(command -v schemathesis || echo .libraries/schemathesis/bin/schemathesis)}

if ! command -v "$checker" > /dev/null; then
    python3 -m venv .libraries/schemathesis
    .libraries/schemathesis/bin/pip install --quiet 'schemathesis==4.32.5'
fi

export checker examples
# shellcheck disable=SC2016  # for the inner shell
SCHEMATHESIS_HOOKS=Scripts/contract/hooks.py PYTHONPATH=. Scripts/with_server.sh bash -ec '
    "$checker" --config-file Scripts/contract/schemathesis.toml run "$SERVER/openapi.json" --exclude-tag compatibility --max-examples "$examples" \
        --seed 1 --continue-on-failure --request-timeout 60 --no-color'
