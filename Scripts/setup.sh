#!/usr/bin/env bash
# Installs what the package needs and this system lacks, fetches the networks that read photos, and builds zxing-cpp. It
# says what it does; a second run does nothing.
#
#   Scripts/setup.sh           what building and running need
#   Scripts/setup.sh test      also the languages of the sample pictures
#   Scripts/setup.sh checks    also what `.ci/run` needs
#   Scripts/setup.sh glyphs    also what `Scripts/check_glyphs.sh` builds and looks with
#   Scripts/setup.sh packages  also what `make deb`, `make tarball` and `make packages-check` need
#   Scripts/setup.sh eval      also what `make eval` needs: more languages and the tools compared with
set -euo pipefail

readonly swift_major=6 swift_minor=2
packages=(
    cmake g++ git make pkg-config python3 python3-pip
    libtesseract-dev libleptonica-dev libgif-dev libheif-dev libjpeg-dev libopenjp2-7-dev libpng-dev libtiff-dev libwebp-dev
    libzbar-dev libqpdf-dev zlib1g-dev libphonenumber-dev libprotobuf-dev libpsl-dev libsqlite3-dev nettle-dev
    tesseract-ocr-eng tesseract-ocr-osd
)
# Linked by the Swift toolchain itself; wanted only where `swift` is there but does not start.
toolchain_packages=(
    ca-certificates libc6-dev libcurl4-openssl-dev libedit2 libncurses-dev libsqlite3-dev libxml2-dev tzdata zlib1g-dev
)
# What stands for the packages where there is no dpkg to ask.
libraries=(tesseract lept libheif libjpeg libopenjp2 libpng libtiff-4 libwebp nettle sqlite3 zlib zbar libpsl protobuf)

case "${1:-build}" in
    build) ;;
    test)
        for language in deu ell fra jpn kor rus; do
            packages+=("tesseract-ocr-$language")
        done
        packages+=(curl poppler-utils qpdf)
        ;;
    checks) packages+=(imagemagick poppler-utils python3-venv shellcheck) ;;
    glyphs)
        packages+=(
            dbus dunst fonts-dejavu-core gnustep-back0.29-cairo gnustep-devel gobjc imagemagick libfreetype-dev
            libgnustep-gui-dev libreoffice-writer-nogui poppler-utils libharfbuzz-dev libheif-examples
            libimage-exiftool-perl libglib2.0-bin tesseract-ocr xvfb
        )
        ;;
    packages) packages+=(binutils dpkg-dev lintian mmdebstrap patchelf util-linux xz-utils zstd) ;;
    eval)
        packages+=(tesseract-ocr zbar-tools)
        for language in ara chi-sim deu fra ita jpn kor rus spa; do
            packages+=("tesseract-ocr-$language")
        done
        ;;
    *)
        echo "usage: Scripts/setup.sh [build|test|checks|glyphs|packages|eval]" >&2
        exit 64
        ;;
esac

say() {
    echo "setup: $*" >&2
}

# Ends with the exact list of what a person has to install.
give_up() {
    say "$1"
    say "Install these Debian packages, or what your system calls them, and run this again:"
    printf '    %s\n' "${missing[@]}" >&2
    exit 1
}

check_swift() {
    if ! command -v swift > /dev/null; then
        say "Swift is not installed. Swift $swift_major.$swift_minor or later is needed: https://www.swift.org/install/linux/"
        say "(swift must be on the PATH)"
        exit 1
    fi
    local banner
    if ! banner=$(swift --version 2>&1); then
        if ((${#toolchain_packages[@]} == 0)); then
            say "swift does not start: $banner"
            exit 1
        fi
        say "swift does not start; adding what it is linked with"
        packages+=("${toolchain_packages[@]}")
        toolchain_packages=()
        return 1
    fi
    if ! [[ $banner =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]]; then
        say "cannot tell the version of swift from: $banner"
        exit 1
    fi
    local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
    if ((major < swift_major || (major == swift_major && minor < swift_minor))); then
        say "Swift $major.$minor is too old. Swift $swift_major.$swift_minor or later is needed: https://www.swift.org/install/linux/"
        exit 1
    fi
}

find_missing_packages() {
    missing=()
    local installed package
    installed=" $(dpkg-query --show --showformat '${db:Status-Status}:${Package}\n' "${packages[@]}" 2> /dev/null |
        sed -n 's/^installed://p' | tr '\n' ' ' || true) "
    for package in "${packages[@]}"; do
        [[ $installed == *" $package "* ]] || missing+=("$package")
    done
}

# Without dpkg: are the libraries and languages there, however they came?
everything_is_here_without_dpkg() {
    command -v pkg-config > /dev/null && pkg-config --exists "${libraries[@]}" || return 1
    echo '#include <phonenumbers/phonenumberutil.h>' | c++ -x c++ -std=c++17 -fsyntax-only - 2> /dev/null || return 1
    [[ $(tesseract --list-langs 2> /dev/null) == *eng* ]]
}

install_missing() {
    local as_root=()
    if (($(id -u) != 0)); then
        command -v sudo > /dev/null || give_up "Installing needs root, and there is no sudo."
        as_root=(sudo)
        # Without a terminal nobody can type a password: fail at once.
        [[ -t 0 ]] || as_root=(sudo --non-interactive)
        "${as_root[@]}" true || give_up "Installing needs root, and sudo refused."
    fi
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive
        apt-get -qq --yes -o DPkg::Lock::Timeout=120 -o Acquire::Retries=3)
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    say "installing ${missing[*]}"
    # A broken third-party source is no reason to stop: the install tells whether the packages can be had.
    "${apt[@]}" update > "$log" 2>&1 || say "apt-get update failed; trying with the lists that are here"
    if ! "${apt[@]}" install --no-install-recommends "${missing[@]}" > "$log" 2>&1; then
        tail -n 20 "$log" >&2
        give_up "apt-get could not install everything."
    fi
    say "installed"
}

swift_starts=true
check_swift || swift_starts=false

if command -v dpkg-query > /dev/null && command -v apt-get > /dev/null; then
    find_missing_packages
    if ((${#missing[@]} > 0)); then
        install_missing
    fi
else
    missing=("${packages[@]}")
    everything_is_here_without_dpkg || give_up "This system has no apt ($(uname -s)): it cannot be set up from here."
    say "no apt here; the libraries are present"
fi

$swift_starts || check_swift

# Without a network these warn and go on: everything works on Tesseract and ZBar alone. One waits for the network mostly, the
# other for the processor.
"$(dirname "${BASH_SOURCE[0]}")/../Models/fetch.sh" --quick &
fetching=$!
trap '[[ -z $fetching ]] || kill "$fetching" 2> /dev/null || true; rm -f "${log:-}"' EXIT
"$(dirname "${BASH_SOURCE[0]}")/build_zxing.sh"
wait "$fetching"
fetching=
