#!/usr/bin/env bash
# Runs unmodified clients of other services, and of Tesseract, against the tool, OCRmyPDF with its plugin, and recoll with its filter.
#
# usage: Scripts/check_integrations.sh [--docling] [PYTEST OPTIONS]     with --docling Docling alone, which is 5 GB to install
#
# ANALYZE names the tool; the clients are installed into .libraries/integrations, Docling into .libraries/docling.
set -euo pipefail
cd "$(dirname "$0")/.."
analyze=$(realpath "${ANALYZE:-.build/release/analyze}")
environment=.libraries/integrations
tests=(Integrations/tests --ignore Integrations/tests/docling)
packages=(pytesseract==0.3.13 azure-ai-documentintelligence==1.0.2 mistralai==3.7.0 ocrmypdf==17.13.0 page-validation==0.11.0)
plugins=()
programs=(recollindex:recollcmd pdftotext:poppler-utils gs:ghostscript tesseract:tesseract-ocr)
if [[ ${1:-} == --docling ]]; then
    shift
    environment=.libraries/docling
    tests=(Integrations/tests/docling)
    packages=(docling==2.143.0)
    programs=()
    plugins=(Integrations/docling Integrations/tests/docling/whole-page)
fi
python=$environment/bin/python
packages+=(pytest==9.0.1)
if [[ $(cat "$environment/installed.txt" 2> /dev/null) != "${packages[*]}" ]]; then
    python3 -m venv "$environment"
    "$python" -m pip install --quiet "${packages[@]}"
    echo "${packages[*]}" > "$environment/installed.txt"
fi
missing=()
for program in "${programs[@]}"; do
    command -v "${program%:*}" > /dev/null || missing+=("${program#*:}")
done
Scripts/install_missing.sh "${missing[@]}"

scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
ln -s "$analyze" "$scratch/tesseract"
export ANALYZE=$analyze LIVETEXT_ANALYZE=$analyze TESSERACT=$scratch/tesseract python
# The package and the plugins as they are in the tree. OCRmyPDF's is found by its name here, and by its entry point once installed;
# Docling takes installed ones alone.
export PYTHONPATH=Python/src:Integrations/ocrmypdf/src
if ((${#plugins[@]})); then
    # Building leaves files beside the sources.
    cp -r "${plugins[@]}" "$scratch"
    "$python" -m pip install --quiet --no-deps --target "$scratch/site" "${plugins[@]/#*\//$scratch/}"
    PYTHONPATH+=:$scratch/site
fi
services=()
for service in immich open-webui tika mistral azure-document docling umi; do
    services+=(--compatibility "$service")
done
# shellcheck disable=SC2016  # for the inner shell
Scripts/with_server.sh "${services[@]}" -- bash -ec '"$python" -m pytest -q -p no:cacheprovider "$@"' - "${tests[@]}" "$@"
