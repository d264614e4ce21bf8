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

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export checker examples
export SCHEMATHESIS_HOOKS=Scripts/contract/hooks.py PYTHONPATH=.
# shellcheck disable=SC2016  # for the inner shell
Scripts/with_server.sh bash -ec '
    "$checker" --config-file Scripts/contract/schemathesis.toml run "$SERVER/openapi.json" --exclude-tag compatibility --exclude-tag conversations \
        --max-examples "$examples" --seed 1 --continue-on-failure --request-timeout 60 --no-color'

# Conversations are asked about by those who are in them, and what is asked is put right where it names what is not there: that the
# answers are those of the document is what is left to look at. A stream of events has no end.
# shellcheck disable=SC2016
Scripts/with_server.sh --in-process --conversations "$folder/conversations.db" -- bash -ec '
    "$checker" --config-file Scripts/contract/schemathesis.toml run "$SERVER/openapi.json" --include-tag conversations --exclude-operation-id events \
        --checks not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance \
        --phases examples,coverage,fuzzing --max-examples "$examples" --seed 1 --continue-on-failure --request-timeout 60 --no-color'
