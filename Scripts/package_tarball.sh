#!/usr/bin/env bash
# Builds .build-packages/livetext-VERSION-linux-ARCHITECTURE.tar.gz out of .build/release/analyze, or BINARY: a folder that
# runs where it is unpacked, with every library that it needs but glibc, and the licences of these.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly binary=${BINARY:-.build/release/analyze} output=.build-packages
name=livetext-$("$binary" --version)-linux-$(uname -m)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
readonly root=$work/$name
# A folder that the server's confined workers may read: libheif is loaded only when a picture needs it.
readonly folder=lib/livetext/libraries
readonly libraries=$root/$folder

# A library of this system, by the name that the loader knows.
found() {
    ldconfig -p | awk -v name="$1" -v architecture="$(uname -m)" \
        '$1 == name && (architecture != "x86_64" || /x86-64/) && !seen++ { print $NF }'
}

# What the programs and libraries given need, and what that needs, as paths; glibc belongs to the system.
needed() {
    ldd "$@" | awk '$2 == "=>" && $3 ~ /^\// && $1 !~ /^(libc|libm|libdl|librt|libpthread|libresolv|ld-linux.*)\.so/ { print $3 }' |
        grep --invert-match --fixed-strings "$root" | sort --unique
}

copy_libraries() {
    local looked_up path
    mapfile -t looked_up < <(grep --no-filename --only-matching --perl-regexp 'dlopen\("\K[^"]+' Sources/C*/*.c)
    for path in "${looked_up[@]}"; do
        path=$(found "$path")
        [[ -n $path ]] || { echo "tarball: a library of Scripts/setup.sh is missing" >&2; return 1; }
        echo "$path"
    done > "$work/looked-up"
    mapfile -t looked_up < "$work/looked-up"
    needed "$root/bin/analyze" "$root"/lib/livetext/{zxing/lib,models/runtime}/*.so* "${looked_up[@]}" > "$work/needed"
    mkdir -p "$libraries"
    sort --unique "$work/needed" "$work/looked-up" | while read -r path; do
        install -m 644 "$path" "$libraries"
        patchelf --set-rpath "\$ORIGIN" "$libraries/${path##*/}"
        echo "$path"
    done > "$work/copied"
    # RPATH, not RUNPATH: it also holds for what the program looks up by name when it runs, and comes before
    # LD_LIBRARY_PATH, so that no library of another version is taken.
    patchelf --force-rpath --set-rpath "\$ORIGIN/../$folder" "$root/bin/analyze"
}

# Of each library the package that it is from, the source package and version, and that package's licences.
copy_licences() {
    local path real package licences=$root/share/doc/livetext/licences
    mkdir -p "$licences"
    printf 'library\tpackage\tversion\tsource package\n' > "$licences/libraries.tsv"
    while read -r path; do
        # A library may be known by its path with or without /usr.
        real=$(realpath "$path")
        package=$({ dpkg-query --search "$real" "${real#/usr}" 2> /dev/null || true; } | sed '1!d; s/[:,].*//')
        dpkg-query --show --showformat "${path##*/}\t\${Package}\t\${Version}\t\${source:Package} \${source:Version}\n" \
            "$package" | sed 1!d >> "$licences/libraries.tsv"
        [[ -e $licences/$package.txt ]] || cp "/usr/share/doc/$package/copyright" "$licences/$package.txt"
    done < "$work/copied"
    mkdir -p "$licences/common"
    cp -L /usr/share/common-licenses/{Apache-2.0,GPL-2,GPL-3,LGPL-2,LGPL-2.1,LGPL-3,BSD,MPL-1.1,MPL-2.0} "$licences/common"
    chmod -R u=rwX,go=rX "$licences"
}

Scripts/stage.sh "$root" /
rm -r "$root/lib/systemd"  # a service has a place of its own, which only an installation knows
copy_libraries
copy_licences
mkdir -p "$output"
# gzip, because a bare system has no xz.
tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$name" |
    gzip --no-name > "$output/$name.tar.gz"
echo "$output/$name.tar.gz"
