#!/bin/sh
# Joins the modules of Sources/LiveTextServer/Web/live-text into the one file that is served: bundle_web.sh [OUTPUT]
set -eu
web=$(dirname "$0")/../Sources/LiveTextServer/Web
if ! command -v esbuild > /dev/null; then
    echo "esbuild is missing: apt-get install esbuild" >&2
    exit 69
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$web"/live-text/*.js "$work"
# The style sheet goes in as a text, which nothing else would make smaller.
esbuild --minify --charset=utf8 --log-level=warning "$web/live-text/style.css" > "$work/style.css"
# Names with an underscore are nobody's business outside, nor are these.
internal='frame|along|across|corners|isRTL|hasRTL|placeOf|lineNear|wordAt|lineAt|nodeAt|offsetOf|isMoved|toWindow|stops|caret|picturePoint|shownPoint'
esbuild --bundle --minify --mangle-props="^(_|($internal)\$)" --format=esm --charset=utf8 --loader:.css=text --log-level=warning \
    "$work/index.js" > "${1:-$web/live-text.js}"
