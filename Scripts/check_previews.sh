#!/usr/bin/env bash
# Reads pages of messages with programs of others that make previews of links: micawber and pyoembed, which ask for oEmbed, and
# extruct and metadata_parser, which read Open Graph.
#
# usage: Scripts/check_previews.sh
#
# ANALYZE names the tool, PREVIEW_PYTHON a Python that has the programs; without it they are installed into .libraries/previews.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PREVIEW_PYTHON:-.libraries/previews/bin/python}

if ! "$python" -c 'import extruct, metadata_parser, micawber, pyoembed' 2> /dev/null; then
    python3 -m venv .libraries/previews
    python=.libraries/previews/bin/python
    "$python" -m pip install --quiet 'extruct==0.18.0' 'metadata_parser==2.0.0' 'micawber==0.8.0' 'pyoembed==0.1.2'
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export python
# shellcheck disable=SC2016  # for the inner shell
Scripts/with_server.sh --conversations "$folder/conversations.db" -- bash -ec '
    "$python" Tests/LiveTextServerTests/Clients/unfurlers.py "$SERVER" SampleImages/card-business.jpg'
