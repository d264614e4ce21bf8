#!/bin/sh
# Builds the documentation of the library, articles and symbols, into a static site: build_docs.sh [FOLDER]
#
# DOCS_BASE_PATH is the path below which the site is served; at the top unless given.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-.build/docs}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Of modules in C there is no graph, and the command fails for them alone.
swift package --scratch-path "${SCRATCH:-.build}" dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
    > "$work/log" 2>&1 || true
graphs=$(sed -n 's/^Files written to //p' "$work/log" | tail -n 1)
if [ ! -d "$graphs" ]; then
    cat "$work/log" >&2
    exit 1
fi
mkdir "$work/symbols"
# The products, and the modules whose types they hand out.
for module in LiveText DataDetection RichText LiveMessages LiveTextServer DocumentModel Imaging Recognition PDFDocuments; do
    cp "$graphs/$module".symbols.json "$graphs/$module"@*.symbols.json "$work/symbols" 2> /dev/null || test -e "$work/symbols/$module.symbols.json"
done
rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
docc convert Documentation/LiveText.docc --additional-symbol-graph-dir "$work/symbols" \
    --fallback-display-name LiveText --fallback-bundle-identifier livetext --warnings-as-errors \
    --transform-for-static-hosting ${DOCS_BASE_PATH:+--hosting-base-path "$DOCS_BASE_PATH"} --output-path "$folder" >&2
echo "$folder/index.html, to be served by any web server: python3 -m http.server --directory $folder" >&2
