#!/usr/bin/env bash
# Lays out what an installation consists of; `make install`, `make deb` and `make tarball` all begin here.
#
#   Scripts/stage.sh FOLDER PREFIX              the files below FOLDER/PREFIX; FOLDER is '' to install for real
#   Scripts/stage.sh --tesseract FOLDER PREFIX  a program named tesseract in a folder of its own, beside an installation
#   Scripts/stage.sh --remove FOLDER PREFIX     takes them away again
#
# BINARY names another program than .build/release/analyze. Nothing is built here, so that root builds nothing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly page=share/man/man1/analyze.1.gz unit=lib/systemd/system/analyze.service documents=share/doc/livetext
readonly for_bash=share/bash-completion/completions/analyze for_zsh=share/zsh/site-functions/_analyze
readonly for_fish=share/fish/vendor_completions.d/analyze.fish

remove() {
    rm -rf "${root:?}"/{lib/livetext,"$documents"}
    rm -f "$root"/{bin/analyze,"$page","$unit","$for_bash","$for_zsh","$for_fish"}
}

# What is missing is said before anything is copied.
check() {
    [[ -x $binary ]] || { echo "stage: $binary is not there: run 'make build' first" >&2; exit 1; }
    "$binary" serve --help > /dev/null 2>&1 || { echo "stage: $binary has no server: run 'make build' first" >&2; exit 1; }
    local part
    for part in Models/installed/SHA256SUMS .libraries/zxing/lib/libZXing.so; do
        [[ -e $part ]] || { echo "stage: $part is not there: run Scripts/setup.sh first" >&2; exit 1; }
    done
}

copy_program() {
    install -D -m 755 "$binary" "$root/bin/analyze"
    strip "$root/bin/analyze"
}

# A library is as little executable as a network is.
copy_parts() {
    local source=$1 target=$2 file
    while read -r -d '' file; do
        install -D -m 644 "$source/$file" "$target/$file"
    done < <(cd "$source" && find -L . -type f -not -name '.*' -printf '%P\0')
}

copy_libraries() {
    copy_parts Models/installed "$root/lib/livetext/models"
    install -D -m 644 .libraries/zxing/lib/libZXing.so.? -t "$root/lib/livetext/zxing/lib"
    strip --strip-unneeded "$root"/lib/livetext/zxing/lib/libZXing.so.?
    ln -sf libZXing.so.4 "$root/lib/livetext/zxing/lib/libZXing.so"
}

write_completions() {
    install -d "$root"/{"${for_bash%/*}","${for_zsh%/*}","${for_fish%/*}"}
    # Its first line is for scripts that are run; a shell reads this one.
    "$binary" --generate-completion-script bash | sed '1{/^#!/d}' > "$root/$for_bash"
    "$binary" --generate-completion-script zsh > "$root/$for_zsh"
    "$binary" --generate-completion-script fish > "$root/$for_fish"
    chmod 644 "$root"/{"$for_bash","$for_zsh","$for_fish"}
}

write_manual() {
    install -d "$root/${page%/*}"
    Scripts/write_manual.py "$binary" | gzip -9 --no-name > "$root/$page"
    chmod 644 "$root/$page"
}

copy_documents() {
    install -D -m 644 LICENSE NOTICE README.md CHANGELOG.md -t "$root/$documents"
    install -D -m 644 Documentation/*.md -t "$root/$documents/Documentation"
    install -m 644 Documentation/result.jpg -t "$root/$documents/Documentation"
    install -D -m 644 Packaging/nginx.conf -t "$root/$documents"
}

write_unit() {
    install -d "$root/${unit%/*}"
    sed "s|/usr/local/|$prefix/|g" Packaging/analyze.service > "$root/$unit"
    chmod 644 "$root/$unit"
}

# Its own folder: what is named so elsewhere is the real one, and stays.
link_tesseract() {
    [[ -x $root/bin/analyze ]] || { echo "stage: $root/bin/analyze is not there: run 'make install' first" >&2; exit 1; }
    install -d "$root/lib/livetext/bin"
    ln -sfn ../../../bin/analyze "$root/lib/livetext/bin/tesseract"
    echo "$prefix/lib/livetext/bin/tesseract is there: put $prefix/lib/livetext/bin first in PATH, or name the file" \
        "in the other program's settings." >&2
}

action=install
case ${1:-} in
    --remove | --tesseract)
        action=${1#--}
        shift
        ;;
esac
if (($# != 2)) || [[ $2 != /* ]]; then
    echo "usage: Scripts/stage.sh [--remove | --tesseract] FOLDER PREFIX" >&2
    exit 64
fi
prefix=${2%/}
readonly root=$1$prefix binary=${BINARY:-.build/release/analyze}
umask 022

case $action in
    remove) remove && exit ;;
    tesseract) link_tesseract && exit ;;
esac
check
remove  # what an earlier version had and this one has not
copy_program
copy_libraries
write_completions
write_manual
copy_documents
write_unit
