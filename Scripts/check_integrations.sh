#!/usr/bin/env bash
# Runs unmodified clients of other services, and of Tesseract, against the tool, and OCRmyPDF with its plugin.
#
# usage: Scripts/check_integrations.sh [PYTEST OPTIONS]
#
# ANALYZE names the tool; the clients are installed into .libraries/integrations.
set -euo pipefail
cd "$(dirname "$0")/.."
analyze=$(realpath "${ANALYZE:-.build/release/analyze}")
python=.libraries/integrations/bin/python

if ! "$python" -c 'import pytest, pytesseract, mistralai, azure.ai.documentintelligence, ocrmypdf, page' 2> /dev/null; then
    python3 -m venv .libraries/integrations
    "$python" -m pip install --quiet 'pytest==9.0.1' 'pytesseract==0.3.13' 'azure-ai-documentintelligence==1.0.2' \
        'mistralai==3.7.0' 'ocrmypdf==17.13.0' 'page-validation==0.11.0'
fi

scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
ln -s "$analyze" "$scratch/tesseract"
export ANALYZE=$analyze LIVETEXT_ANALYZE=$analyze TESSERACT=$scratch/tesseract python
# The package and the plugin as they are in the tree; the plugin is found by its name here, and by its entry point once installed.
export PYTHONPATH=Python/src:Integrations/ocrmypdf/src
services=()
for service in immich open-webui tika mistral azure-document docling umi; do
    services+=(--compatibility "$service")
done
# shellcheck disable=SC2016  # for the inner shell
Scripts/with_server.sh "${services[@]}" -- bash -ec '"$python" -m pytest -q -p no:cacheprovider Integrations/tests "$@"' - "$@"
