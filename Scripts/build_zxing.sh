#!/usr/bin/env bash
# Builds zxing-cpp, the second reader of codes, into .libraries/zxing; a second run does nothing.
#
# Debian's own package is of an old version that aborts on some barcodes, so it is built from its source distribution,
# checked by SHA-256. What it says when it cannot be had is a warning: codes are read by ZBar alone then.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly version=3.1.1
readonly sha256=1051a521b21a9fe206702ad4186aeb195154e3e1badcd99576d030723f36382b
readonly archive=zxing_cpp-$version.tar.gz
readonly options=(-DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON -DZXING_C_API=ON -DZXING_WRITERS=OFF)
readonly prefix=$PWD/.libraries/zxing
architecture=$(uname -m)
readonly stamp="zxing-cpp $version $sha256 ${options[*]} $architecture"

say() {
    echo "zxing: $*" >&2
}

is_built() {
    [[ -e $prefix/lib/libZXing.so && -f $prefix/stamp && $(< "$prefix/stamp") == "$stamp" ]]
}

# What keeps it from being had now is no reason to stop.
do_without() {
    say "not built: $1."
    say "Everything works without, but codes are read by ZBar alone. Later, run Scripts/build_zxing.sh"
    exit 0
}

# pip asks a source distribution's build backend for its metadata before it hands the file over. The answer is not needed
# here, and the backend would have to be installed first; so this one answers in its place, and runs nobody else's code.
write_backend() {
    mkdir -p "$1/scikit_build_core"
    touch "$1/scikit_build_core/__init__.py"
    cat > "$1/scikit_build_core/build.py" << END
from pathlib import Path

def prepare_metadata_for_build_wheel(folder, config_settings=None):
    about = Path(folder) / "zxing_cpp-$version.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\\nName: zxing-cpp\\nVersion: $version\\n")
    return about.name
END
}

fetch() {
    local python=/usr/bin/python3
    [[ -x $python ]] || python=python3
    "$python" -m pip --version > /dev/null 2>&1 || do_without "python3 and its pip are needed"
    write_backend "$work/backend"
    if ! PYTHONPATH=$work/backend "$python" -m pip download --quiet --no-deps --no-build-isolation --no-binary :all: \
        --no-cache-dir --disable-pip-version-check --no-input --retries 2 --dest "$work" "zxing-cpp==$version" \
        > "$work/log" 2>&1; then
        local reason
        reason=$(tail -n 1 "$work/log")
        if grep --quiet 'Retrying (' "$work/log"; then reason="the package registry cannot be reached"; fi
        do_without "its source distribution could not be fetched: $reason"
    fi
    if ! echo "$sha256  $work/$archive" | sha256sum --check --status; then
        say "refused: $archive is damaged or not the original; its SHA-256 is not $sha256"
        exit 1
    fi
}

# The library, the headers of its C interface, its licence; from a folder that they can be moved out of.
build() {
    tar --extract --gzip --file "$work/$archive" --directory "$work"
    local source=$work/zxing_cpp-$version
    if ! { cmake -S "$source/core" -B "$work/build" "${options[@]}" &&
        cmake --build "$work/build" --parallel "$(nproc)"; } > "$work/log" 2>&1; then
        tail -n 20 "$work/log" >&2
        say "it does not build here; the lines above say why"
        exit 1
    fi
    mkdir -p "$work/zxing"/{lib/pkgconfig,include}
    cp "$work/build/libZXing.so.$version" "$work/zxing/lib/libZXing.so.4"
    ln -s libZXing.so.4 "$work/zxing/lib/libZXing.so"
    cp "$source"/core/src/{ZXingC,BarcodeFormat}.h "$work/build/Version.h" "$work/zxing/include"
    cp "$source/LICENSE" "$work/zxing"
    # Relative to itself, so that the folder may be moved.
    cat > "$work/zxing/lib/pkgconfig/zxing.pc" << END
prefix=\${pcfiledir}/../..
Name: zxing
Description: zxing-cpp, C interface
Version: $version
Libs: -L\${prefix}/lib -lZXing
Cflags: -I\${prefix}/include
END
    echo "$stamp" > "$work/zxing/stamp"
}

is_built && exit 0
command -v cmake > /dev/null || do_without "cmake is needed"
mkdir -p .libraries
exec {lock}< .libraries
flock --nonblock "$lock" || { say "waiting for another build to end"; flock "$lock"; }
is_built && exit 0

rm -rf .libraries/work.*  # of a build that was killed
work=$(mktemp --directory .libraries/work.XXXXXX)
work=$PWD/$work
trap 'rm -rf "$work"' EXIT
say "building zxing-cpp $version; this takes a minute or two"
fetch
build
if [[ -e $prefix ]]; then mv "$prefix" "$work/old"; fi
mv "$work/zxing" "$prefix"
say "built in ${prefix#"$PWD/"}"
