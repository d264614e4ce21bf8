#!/usr/bin/env bash
# Fetches the networks and their runtime into Models/installed, or repairs what is there: see Models/README.md.
#
#   Models/fetch.sh                 checks every installed file against the manifest
#   Models/fetch.sh --quick         trusts files that were checked before and have kept their size
#   Models/fetch.sh --into FOLDER   installs elsewhere
set -euo pipefail

# The system's Python is the one that apt installs pip for.
python=/usr/bin/python3
[[ -x $python ]] || python=python3
if ! command -v "$python" > /dev/null; then
    echo "models: not fetched: python3 and its pip are needed. Text is read by Tesseract alone until then." >&2
    exit 0
fi
exec "$python" "$(dirname "${BASH_SOURCE[0]}")/fetch.py" "$@"
