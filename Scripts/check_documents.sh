#!/usr/bin/env bash
# Looks at hOCR and ALTO documents of samples with others' programs: hocr-spec finds no fault, OCRmyPDF makes a PDF in which
# all letters can be found, and alto-tools reads the text.
#
# usage: Scripts/check_documents.sh
#
# ANALYZE names the tool; the programs are installed into .libraries/document-checkers.
set -euo pipefail
cd "$(dirname "$0")/.."
analyze=${ANALYZE:-.build/release/analyze}
checkers=.libraries/document-checkers/bin

if [[ ! -x $checkers/alto-tools || ! -x $checkers/ocrmypdf ]]; then
    python3 -m venv .libraries/document-checkers
    "$checkers/pip" install --quiet 'hocr-spec==0.2.0' 'lxml==6.1.3' 'alto-tools==0.1.0' 'ocrmypdf==17.13.0'
fi

letters() {
    LC_ALL=C.UTF-8 grep --only-matching '[^[:space:]]' | LC_ALL=C sort
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
samples=(card-business.jpg everything.jpg letter-sideways.jpg page-vertical.jpg table-invoice.png book.jpg)
for sample in "${samples[@]}"; do
    for format in hocr alto text; do
        "$analyze" --format "$format" "SampleImages/$sample" > "$folder/$format.xml"
    done
    "$checkers/hocr-spec" --silent "$folder/hocr.xml"
    "$checkers/python" -m ocrmypdf.hocrtransform --image "SampleImages/$sample" "$folder/hocr.xml" "$folder/page.pdf" \
        2> "$folder/log" || { cat "$folder/log" >&2; exit 1; }  # It also says which fonts it lacks, which is no matter here.
    diff <("$checkers/pdf2txt.py" "$folder/page.pdf" | letters) <(letters < "$folder/text.xml")
    diff <("$checkers/alto-tools" --text "$folder/alto.xml" | tr -s "[:space:]" "\n" | grep .) \
        <(tr -s "[:space:]" "\n" < "$folder/text.xml" | grep .)
    echo "$sample: $(wc -w < "$folder/text.xml") words"
done
