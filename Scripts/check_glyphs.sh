#!/usr/bin/env bash
# Looks at glyphs with others' programs: libheif's own, exiftool and ImageMagick see square images and the description in
# their files, FreeType and HarfBuzz set a paragraph with them, LibreOffice and GNUstep open documents with them, and dunst shows
# them in notifications.
#
# usage: Scripts/check_glyphs.sh [FOLDER]
#
# Builds the examples; what is made is left in FOLDER, if one is named. `Scripts/setup.sh glyphs` installs the programs.
set -euo pipefail
cd "$(dirname "$0")/.."
Scripts/setup.sh glyphs
scratch=${SCRATCH:-Examples/.build}
swift build --package-path Examples --scratch-path "$scratch" >&2
bin=$scratch/debug

folder=${1:-$(mktemp -d)}
[[ $# -gt 0 ]] || trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"

fail() {
    echo "check_glyphs: $*" >&2
    exit 1
}

# A red disc with yellow spots on nothing.
convert -size 300x300 xc:none -fill '#e04060' -draw 'circle 150,150 150,20' -fill '#ffe040' \
    -draw 'circle 110,120 110,90' -draw 'circle 200,200 200,150' "$folder/party.png"
"$bin/MakeGlyph" "$folder/party.png" "party popper – with ‹spots›" "$folder/party.heic"

[[ $(heif-info "$folder/party.heic" 2> /dev/null | sed -n 's/^image: \([0-9x]*\).*/\1/p' | tr '\n' ' ') == \
    "160x160 40x40 64x64 96x96 320x320 " ]] || fail "heif-info sees other images"
[[ $(heif-info "$folder/party.heic" 2> /dev/null | grep --count 'alpha channel: yes') == 5 ]] || fail "heif-info sees no alpha"
heif-convert "$folder/party.heic" "$folder/strike.png" > "$folder/log" 2>&1 || fail "heif-convert: $(cat "$folder/log")"
[[ $(identify -format '%wx%h ' "$folder"/strike-?.png) == "160x160 40x40 64x64 96x96 320x320 " ]] ||
    fail "heif-convert writes other images"
# On blue, the middle is the disc's red and the corner is blue, as in what the glyph was made of.
for strike in "$folder"/strike-?.png; do
    convert "$strike" -background '#3060ff' -flatten "$folder/flat.png"
    convert "$folder/party.png" -background '#3060ff' -flatten -resize "$(identify -format '%wx%h' "$strike")" "$folder/same.png"
    error=$(compare -metric RMSE "$folder/flat.png" "$folder/same.png" null: 2>&1 | sed 's/.*(\(.*\))/\1/' || true)
    awk -v error="$error" 'BEGIN { exit !(error < 0.05) }' || fail "$strike differs from its picture by $error"
done
[[ $(exiftool -s3 -XMP-dc:Description "$folder/party.heic") == "party popper – with ‹spots›" ]] ||
    fail "exiftool reads no description"
[[ $(exiftool -s3 -EXIF:ImageDescription "$folder/party.heic") == "party popper – with ‹spots›" ]] ||
    fail "exiftool reads no EXIF"
exiftool -s3 -XMP-tiff:DocumentName "$folder/party.heic" | grep --quiet --extended-regexp '^[0-9A-F-]{36}$' ||
    fail "exiftool reads no identifier"
[[ -z $(exiftool -s3 -Warning -Error "$folder/party.heic") ]] || fail "exiftool warns"
[[ $(identify -format '%wx%h' "$folder/party.heic[0]") == 160x160 ]] || fail "ImageMagick sees another image"
echo "heif-info, heif-convert, exiftool, ImageMagick: five strikes with alpha and a description"

"$bin/TypesetParagraph" "$folder/paragraph.png"
for colour in '#dc283c' '#f0b414' '#3c5ac8'; do
    count=$(convert "$folder/paragraph.png" -fuzz 4% -fill white +opaque "$colour" -fill black -opaque "$colour" \
        -format '%[fx:round((1-mean)*w*h)]' info:)
    ((count > 200)) || fail "the paragraph has $count pixels of $colour"
done
echo "FreeType and HarfBuzz: a paragraph with three glyphs"

"$bin/WriteDocuments" "see you at seven {} and {} again" "$folder/party.heic" "$folder"
soffice --headless "-env:UserInstallation=file://$folder/office" --convert-to pdf --outdir "$folder" "$folder/text.rtf" \
    > "$folder/log" 2>&1 || fail "LibreOffice: $(cat "$folder/log")"
pdftotext "$folder/text.pdf" - | tr -s '[:space:]' ' ' | grep --quiet 'see you at seven and again' ||
    fail "LibreOffice shows: $(pdftotext "$folder/text.pdf" -)"
pdftoppm -r 288 -png -singlefile "$folder/text.pdf" "$folder/page"
# Two discs of 12 points, 48 pixels each, most of them red.
red=$(convert "$folder/page.png" -fuzz 6% -fill white +opaque '#e04060' -fill black -opaque '#e04060' \
    -format '%[fx:round((1-mean)*w*h)]' info:)
((red > 1000 && red < 4608)) || fail "LibreOffice shows $red pixels of the glyphs"
echo "LibreOffice: the RTF with both glyphs"

# The flags of GNUstep are words.
# shellcheck disable=SC2046
gcc $(gnustep-config --objc-flags) -w Scripts/read_rtfd.m -o "$folder/read_rtfd" $(gnustep-config --gui-libs)
rm -f read_rtfd.d Scripts/read_rtfd.d
file="<$(cd "$folder/text.rtfd" && echo AdaptiveImageGlyph-*.heic) $(stat --format=%s "$folder"/text.rtfd/*.heic)>"
read=$(xvfb-run --auto-servernum "$folder/read_rtfd" "$folder/text.rtfd" 2> "$folder/log") || fail "GNUstep: $(tail -n 3 "$folder/log")"
[[ $read == "see you at seven $file and $file again" ]] || fail "GNUstep reads: $read"
echo "GNUstep: the RTFD's text, with the glyphs' file in both places"

show() {
    rm -f "$folder/display"
    Xvfb -displayfd 3 -screen 0 640x360x24 3> "$folder/display" > /dev/null 2>&1 &
    local server=$!
    for _ in {1..100}; do [[ ! -s $folder/display ]] || break; sleep 0.1; done
    DISPLAY=:$(cat "$folder/display")
    export DISPLAY
    dunst -conf "$folder/dunstrc" > "$folder/dunst.log" 2>&1 &
    local daemon=$!
    # shellcheck disable=SC2064 # The ids of now.
    trap "kill $daemon $server" EXIT
    gdbus wait --session --timeout 20 org.freedesktop.Notifications
    "$bin/SendNotification" Ada "Happy birthday {} see <you> & 'me'" "$folder/party.heic" "$folder"
    "$bin/SendNotification" Ben "{}" "$folder/party.heic" "$folder"
    sleep 2
    import -window root "$folder/notifications.png"
}
cat > "$folder/dunstrc" << 'CONFIGURATION'
[global]
font = DejaVu Sans 14
width = 500
offset = 20x20
icon_position = left
max_icon_size = 64
[urgency_normal]
background = "#ffffff"
foreground = "#000000"
timeout = 0
CONFIGURATION
export -f show
export folder bin
timeout 60 dbus-run-session -- bash -euo pipefail -c show 2> "$folder/log" || fail "no notifications: $(tail -n 5 "$folder/log")"
tesseract "$folder/notifications.png" - 2> /dev/null | tr -s '[:space:]' ' ' > "$folder/read.txt"
grep --quiet 'Happy birthday \[party popper.*see <you> &' "$folder/read.txt" || fail "dunst shows: $(cat "$folder/read.txt")"
red=$(convert "$folder/notifications.png" -fuzz 4% -fill white +opaque '#e04060' -fill black -opaque '#e04060' \
    -format '%[fx:round((1-mean)*w*h)]' info:)
((red > 1000)) || fail "dunst shows $red pixels of the icon"
echo "dunst: the description in the text, and a glyph alone as the icon"
