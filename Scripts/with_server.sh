#!/usr/bin/env bash
# Runs a command beside a server of its own, whose address is in $SERVER, and looks whether the server bore it.
#
# usage: Scripts/with_server.sh [--api-keys FILE] COMMAND…     ANALYZE names the tool
#        Scripts/with_server.sh OPTION… -- COMMAND…             with any options of the server
set -euo pipefail
analyze=${ANALYZE:-.build/release/analyze}
# The same answer twice is to be worked out twice here.
options=(--cache-bytes 0)
if [[ ${1:-} == --api-keys ]]; then
    options+=("$1" "$2")
    shift 2
fi
if [[ ${1:-} == --* ]]; then
    while [[ ${1:---} != -- ]]; do
        options+=("$1")
        shift
    done
    shift
fi

log=$(mktemp)
"$analyze" serve --port 0 "${options[@]}" 2> "$log" &
server=$!
trap 'kill "$server" 2> /dev/null || true; rm -f "$log"' EXIT
for _ in $(seq 100); do
    port=$(sed -n 's/.*listening on [^"]*:\([0-9]*\)".*/\1/p' "$log")
    [[ -n $port ]] && break
    kill -0 "$server" || { cat "$log" >&2; exit 1; }
    sleep 0.1
done

SERVER="http://127.0.0.1:$port" "$@"

# It ends in order after all of that.
kill -TERM "$server"
trap 'rm -f "$log"' EXIT
wait "$server"
if grep --quiet '"status":500' "$log"; then
    echo "the server failed:" >&2
    grep '"status":500' "$log" >&2
    exit 1
fi
