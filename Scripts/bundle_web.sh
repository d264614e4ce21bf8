#!/bin/sh
# Joins the modules of Sources/LiveTextServer/Web/live-text into the files that are served: bundle_web.sh [FOLDER]
set -eu
web=$(dirname "$0")/../Sources/LiveTextServer/Web
folder=${1:-$web}
if ! command -v esbuild > /dev/null; then
    echo "esbuild is missing: apt-get install esbuild" >&2
    exit 69
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$web"/live-text/*.js "$web"/live-text/*.css "$work"
# Custom properties with an underscore are nobody's business outside: two letters do for each.
index=0
grep --no-filename --only-matching --extended-regexp -e '--_[a-z]+' "$work"/*.js "$work"/*.css | sort --unique > "$work/names"
while read -r name; do
    index=$((index + 1))
    sed --in-place "s/$name\\b/--$(printf '%b' "\\0$(printf '%o' $((64 + index)))")/g" "$work"/*.js "$work"/*.css
done < "$work/names"
# Style sheets go in as texts, which nothing else would make smaller.
for sheet in style card; do
    esbuild --minify --charset=utf8 --log-level=warning "$work/$sheet.css" > "$work/$sheet.min" && mv "$work/$sheet.min" "$work/$sheet.css"
done
# Names with an underscore are nobody's business outside, nor are these.
internal='frame|along|across|corners|isRTL|hasRTL|placeOf|lineNear|wordAt|lineAt|nodeAt|offsetOf|isMoved|toWindow|stops|caret|picturePoint|shownPoint'
internal="$internal|isOnPicture|linesWithin|pageInWindow|hasFailed|isReadable|forgetBounds|isJoined|opener|element|place|selection|pixel|onReadable|onMove|onOther|isBackward|kind|gap|bounds|isHeld|command|stretches|letters|radius|slack|start|end|update|cancel|media|elements|origin|render|handles|request|probes|remember|ranges|isQuick|shift|view|fit"
bundle() {
    esbuild --bundle --minify --format=esm --charset=utf8 --loader:.css=text --log-level=warning "--external:./live-text-*" "--external:./live-messages-*" "$@"
}
bundle --mangle-props="^(_|($internal)\$)" "$work/index.js" > "$folder/live-text.js"
# What is needed only after a click, or on few pages, or before what takes longer anyway.
bundle "$work/more.js" > "$folder/live-text-more.js"
bundle "$work/languages.js" > "$folder/live-text-languages.js"
esbuild --bundle --minify --format=esm --charset=utf8 --log-level=warning "$web/page/main.js" > "$folder/page.js"
# Live messages: what a host page loads, what an app's page loads, and what the server's own pages are made of.
cp -R "$web/messages" "$work/messages"
# As beside it in Sources: what both share lies in live-text.
ln -s . "$work/live-text"
esbuild --minify --charset=utf8 --log-level=warning "$web/messages/host/style.css" > "$work/messages/host/style.css"
hosts='askSize|deliver|environmentOf|environmentChanged|gate|hide|identifiers|instance|isAtEnd|isLive|keepEnd|metrics|nameOf|onConnect'
hosts="$hosts|onFailure|onLayout|onRequest|onSeen|onSize|panel|pass|prepare|receive|resize|reveal|scrollToEnd|select|show|sizeFor"
hosts="$hosts|startSending|stopSending|take|tell|titleOf|transcript|transition|urlOf|words"
for name in ink paper card edge soft accent own on-own offered height; do
    short=$(printf '%s' "$name" | cut -c-2)
    sed --in-place --regexp-extended "s/([(\"; {]|^ *)--$name\b/\1--$short/g" "$work"/messages/host/*.js "$work/messages/host/style.css"
done
bundle --mangle-props="^($hosts)\$" "$work/messages/index.js" > "$folder/live-messages.js"
bundle "$work/messages/app/index.js" > "$folder/live-messages-app.js"
for page in picture event conversation; do
    bundle "$work/messages/$page/main.js" > "$folder/$page-page.js"
    esbuild --bundle --minify --charset=utf8 --log-level=warning "$work/messages/$page/style.css" > "$folder/$page-page.css"
done
esbuild --bundle --minify --charset=utf8 --log-level=warning "$web/page/style.css" > "$folder/page.css"
