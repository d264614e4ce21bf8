#!/usr/bin/env bash
# Reads samples through the Python clients of Google Cloud Vision and Azure Image Analysis, unmodified but for the endpoint.
#
# usage: Scripts/check_vendors.sh
#
# ANALYZE names the tool, VENDOR_PYTHON a Python that has the clients; without it they are installed into
# .libraries/vendor-clients.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${VENDOR_PYTHON:-.libraries/vendor-clients/bin/python}

if ! "$python" -c 'import google.cloud.vision, azure.ai.vision.imageanalysis' 2> /dev/null; then
    python3 -m venv .libraries/vendor-clients
    python=.libraries/vendor-clients/bin/python
    "$python" -m pip install --quiet 'google-cloud-vision==3.16.0' 'azure-ai-vision-imageanalysis==1.0.0'
fi

keys=$(mktemp)
trap 'rm -f "$keys"' EXIT
export python key=a-key-of-the-vendors-clients
echo "$key" > "$keys"
# shellcheck disable=SC2016  # for the inner shell
Scripts/with_server.sh --api-keys "$keys" bash -ec '
    for sample in card-business.jpg receipt.jpg; do
        "$python" Tests/LiveTextServerTests/Clients/vendor_clients.py "$SERVER" "SampleImages/$sample" "$key"
    done'
