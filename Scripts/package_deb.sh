#!/usr/bin/env bash
# Builds .build-packages/livetext_VERSION_ARCHITECTURE.deb out of .build/release/analyze, or BINARY, and asks lintian about it.
#
# DEBFULLNAME and DEBEMAIL name who answers for the package, else whoever git knows.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly binary=${BINARY:-.build/release/analyze} output=.build-packages
version=$("$binary" --version)-1
architecture=$(dpkg --print-architecture)
maintainer="${DEBFULLNAME:-$(git config user.name)} <${DEBEMAIL:-$(git config user.email)}>"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
readonly tree=$work/tree documents=$work/tree/usr/share/doc/livetext

# The packages of the libraries that the program is linked with, and of those that it looks up by name when it runs:
# a library linked with these stands for it.
dependencies() {
    local looked_up name
    mapfile -t looked_up < <(grep --no-filename --only-matching --perl-regexp 'dlopen\("\K[^"]+' Sources/C*/*.c)
    cc -shared -o "$work/looked-up.so" -x c /dev/null -Wl,--no-as-needed "${looked_up[@]/#/-l:}"
    mkdir "$work/debian"
    printf 'Source: livetext\n\nPackage: livetext\nArchitecture: any\n' > "$work/debian/control"
    for name in "$tree"/usr/lib/livetext/models/runtime/*.so*; do
        cp "$name" "$work"  # dpkg-shlibdeps finds private libraries beside each other
    done
    if ! (cd "$work" && dpkg-shlibdeps -O --ignore-missing-info -l"$work" -xlivetext -S"$tree" \
        tree/usr/bin/analyze tree/usr/lib/livetext/*/lib/*.so.* looked-up.so ./*.so.*) 2> "$work/log" \
        > "$work/depends"; then
        cat "$work/log" >&2
        return 1
    fi
    sed 's/^shlibs:Depends=//' "$work/depends"
}

copyright() {
    cat << END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: LiveText
Comment:
 What the package holds beside LiveText's own code, and where the licences of it lie:
END
    sed 's/^/ /; s/^ $/ ./' NOTICE
    cat << END

Files: *
Copyright: Copyright the LiveText contributors, and those whom NOTICE names
License: Apache-2.0
 On Debian systems, the Apache License 2.0 is in
 /usr/share/common-licenses/Apache-2.0. Notices of OpenVINO's parts are in
 /usr/lib/livetext/models/licences.
END
}

changelog() {
    cat << END
livetext ($version) bookworm; urgency=medium

  * Release ${version%-*}: changelog.gz says what is new.

 -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
END
}

control() {
    local depends=$1
    cat << END
Package: livetext
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du --summarize --block-size=1K "$tree" | cut --fields=1)
Depends: $depends, tesseract-ocr-eng, tesseract-ocr-osd, tzdata
Suggests: curl
Pre-Depends: init-system-helpers (>= 1.54~)
Section: graphics
Priority: optional
Description: read text, codes and data in images
 LiveText reads photos, screenshots and scans: selectable text with the place
 of every word, QR codes and barcodes, and the data in the text that a person
 would tap, such as phone numbers, links, addresses and dates.
 .
 The package has the program analyze, the networks that it reads with, and a
 service that answers over HTTP, which is off until it is enabled. Everything
 happens on this machine.
END
}

install_debian_files() {
    mkdir -p "$tree/lib"
    mv "$tree/usr/lib/systemd" "$tree/lib/systemd"
    # Zsh has a folder for what packages bring.
    mkdir -p "$tree/usr/share/zsh/vendor-completions"
    mv "$tree/usr/share/zsh/site-functions/_analyze" "$tree/usr/share/zsh/vendor-completions"
    rmdir "$tree/usr/share/zsh/site-functions"
    rm "$documents/LICENSE"
    gzip -9 --no-name < CHANGELOG.md > "$documents/changelog.gz"
    rm "$documents/CHANGELOG.md"
    changelog | gzip -9 --no-name > "$documents/changelog.Debian.gz"
    copyright > "$documents/copyright"
    install -D -m 644 Packaging/analyze.conf -t "$tree/etc/livetext"
    install -D -m 644 Packaging/debian/lintian-overrides "$tree/usr/share/lintian/overrides/livetext"
    install -D -m 755 Packaging/debian/{postinst,prerm,postrm} -t "$tree/DEBIAN"
    echo /etc/livetext/analyze.conf > "$tree/DEBIAN/conffiles"
}

Scripts/stage.sh "$tree" /usr
# Swift's build looks for libraries beside the program, where an installation has none.
patchelf --remove-rpath "$tree/usr/bin/analyze"
depends=$(dependencies)
install_debian_files
control "$depends" > "$tree/DEBIAN/control"
(cd "$tree" && find . -path ./DEBIAN -prune -o -type f -printf '%P\0' | sort --zero-terminated | xargs --null md5sum) \
    > "$work/md5sums"
mv "$work/md5sums" "$tree/DEBIAN/md5sums"
find "$tree" -newermt "@$SOURCE_DATE_EPOCH" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
mkdir -p "$output"
# Level 1 takes a fifth of the time of level 6.
readonly package=$output/livetext_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz -z1 --build "$tree" "$package" > /dev/null
lintian --fail-on error --tag-display-limit 0 "$package"
echo "$package"
