#!/usr/bin/env bash
# Tries the packages that `make deb` and `make wheel` have built in a bare Debian 12: without Swift, without this tree's
# libraries, and without a network. From the package to the README's first result at most a minute may pass, and the result
# has to be that of the tree. It needs root, and the network once, for the bare system and Debian's own packages.
#
# BINARY names the program that they were built from if it is not .build/release/analyze; arguments are the packages to try.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly binary=${BINARY:-.build/release/analyze} output=$PWD/.build-packages limit=60
picture=$(sed -n 's/^make analyze IMAGE=\([^ #]*\).*/\1/p' README.md | sed 1!d)
version=$("$binary" --version)
architecture=$(dpkg --print-architecture)
machine=$(uname -m)
readonly deb=$output/livetext_$version-1_$architecture.deb tarball=$output/livetext-$version-linux-$machine.tar.gz
readonly wheel=$output/livetext-$version-py3-none-manylinux_2_36_$machine.whl python="python3, python3-venv"

if (($(id -u) != 0)); then
    echo "packages-check: root is needed, to change into another system" >&2
    exit 1
fi
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

# A bare system as an archive, with the packages that .deb depends on, and Python, downloaded and not installed.
make_system() {
    local depends stamp
    depends="$(dpkg-deb --field "$deb" Depends), $python"
    stamp=$(sha256sum <<< "$depends" | cut -c 1-16)
    system=$output/bookworm-$stamp.tar
    [[ -e $system ]] && return
    echo "packages-check: fetching a bare Debian 12"
    mmdebstrap --quiet --variant=minbase --include=init-system-helpers --skip=cleanup/apt \
        --customize-hook="chroot \"\$1\" apt-get -qq satisfy --yes --no-install-recommends --download-only '$depends'" \
        bookworm "$system.partial.tar"
    mv "$system.partial.tar" "$system"
}

# A new system with the package and the picture in /srv.
unpack() {
    rm -rf "$work/system"
    mkdir "$work/system"
    tar --extract --file "$system" --directory "$work/system" --exclude './dev/*'
    cp "$1" "$picture" SampleImages/card-french.heic "$work/system/srv"
    chmod 755 "$work/system/srv"
}

# Runs a script in it: no network but its own loopback, no processes but its own, no mounts that stay. No variable comes in.
within() {
    # shellcheck disable=SC2016
    local job='mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; mount -t sysfs sysfs "$0/sys"; exec chroot "$0" "$@"'
    unshare --mount --pid --fork --net --ipc -- bash -c "$job" "$work/system" env --ignore-environment \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive sh -euc "$1"
}

# What the system has, but for the records of dpkg and apt, and what is temporary.
files() {
    (cd "$work/system" && find . -path ./var/lib/dpkg -prune -o -path ./var/lib/apt -prune -o -path ./var/cache/apt -prune -o \
        -path ./var/log -prune -o -path ./tmp -prune -o -path ./dev -prune -o -path ./srv -prune -o -print | sort)
}

# Both answers have to be the same; a time is no part of an answer.
compare() {
    local name=$1 seconds=$2
    python3 Scripts/check_answer.py "$work/answer.json" "$work/expected.json"
    echo "packages-check: $name: the first result after $seconds s"
    if ((seconds > limit)); then
        echo "packages-check: $name: that is more than $limit s" >&2
        exit 1
    fi
}

# What `doctor` said in the system: a line for each part. All are well but those named, and what lies anywhere lies below a
# folder that a pattern describes, or the cache.
check_doctor() {
    local folder=$1 faults=$2
    awk -F '\t' -v folder="$folder" -v faults="$faults" '
        NF != 4 || !/^(ok|fault)\t/ { print "no report: " $0; bad = 1 }
        { lines++ }
        $1 == "fault" { found = found $2; print "packages-check: doctor: " $4 }
        $1 == "ok" && $4 != "in the system\047s folders" && $4 !~ "^(" folder "|/tmp/.cache/)" { print "not its own: " $0; bad = 1 }
        END { if (bad || lines < 8 || found != faults) { print "packages-check: doctor: wrong: " found; exit 1 } }' "$work/doctor"
}

check_deb() {
    local started name=${picture##*/}
    unpack "$deb"
    files > "$work/before"
    started=$SECONDS
    within "apt-get -qq --yes --no-install-recommends install /srv/${deb##*/} > /tmp/log 2>&1 || { cat /tmp/log >&2; exit 1; }
        cd /srv; analyze $name" > "$work/answer.json"
    compare .deb "$((SECONDS - started))"
    within 'analyze doctor' > "$work/doctor"
    check_doctor '/usr/lib/livetext/|/usr/share/tesseract-ocr/' ''
    within 'test ! -e /etc/systemd/system/multi-user.target.wants/analyze.service
        dpkg --verify livetext
        analyze --format text /srv/card-french.heic | grep --quiet Crêpes  # read by a library that is looked up by name
        apt-get -qq --yes purge --autoremove livetext > /tmp/log 2>&1 || { cat /tmp/log >&2; exit 1; }'
    files > "$work/after"
    # Files that Debian's other packages leave behind, such as a cache of the loader's, are none of ours.
    if diff "$work/before" "$work/after" | grep --extended-regexp 'livetext|analyze'; then
        echo "packages-check: .deb: purging leaves the above" >&2
        exit 1
    fi
}

check_tarball() {
    local started name=${picture##*/}
    unpack "$tarball"
    started=$SECONDS
    within "cd /tmp; setpriv --reuid 1000 --regid 1000 --clear-groups sh -euc '
        tar -xf /srv/${tarball##*/}; livetext-*/bin/analyze /srv/$name
        livetext-*/bin/analyze --format text /srv/card-french.heic | grep --quiet Crêpes'" > "$work/answer.json"
    compare tarball "$((SECONDS - started))"
    # The models of Tesseract are the system's, and this one has none: exit status 1.
    within 'if /tmp/livetext-*/bin/analyze doctor; then exit 1; fi' > "$work/doctor"
    check_doctor '/tmp/livetext-' Tesseract
}

check_wheel() {
    local started name=${picture##*/}
    unpack "$wheel"
    within "apt-get -qq --yes --no-install-recommends satisfy '$python' > /tmp/log 2>&1 || { cat /tmp/log >&2; exit 1; }"
    started=$SECONDS
    within "cd /tmp; setpriv --reuid 1000 --regid 1000 --clear-groups sh -euc '
        python3 -m venv environment; environment/bin/pip --quiet install --no-index /srv/${wheel##*/}
        environment/bin/analyze /srv/$name'" > "$work/answer.json"
    compare wheel "$((SECONDS - started))"
    within "cd /tmp; environment/bin/python -c '
import json, livetext
found = livetext.read(\"/srv/$name\")
assert livetext.read(\"/srv/card-french.heic\").transcript.find(\"Crêpes\") >= 0
print(json.dumps({**found.to_dict(), \"image\": \"$name\"}))'" > "$work/answer.json"
    compare "wheel, in Python" "$((SECONDS - started))"
    within 'if /tmp/environment/bin/analyze doctor; then exit 1; fi' > "$work/doctor"
    check_doctor '/tmp/environment/lib/python' Tesseract
    within "cd /tmp; environment/bin/pip --quiet --no-cache-dir uninstall --yes livetext; ! find environment | grep --ignore-case livetext"
}

if (($# == 0)); then set -- deb tarball wheel; fi
for file in "$deb" "$tarball" "$wheel"; do
    [[ -e $file ]] || { echo "packages-check: $file is not there: run 'make deb wheel' first" >&2; exit 1; }
done
make_system
"$binary" "$picture" > "$work/expected.json"
for package; do "check_$package"; done
