#!/usr/bin/env bash
# Builds .build-packages/livetext-VERSION-py3-none-manylinux_2_36_ARCHITECTURE.whl: the Python package, and within it what the
# tarball holds, so that nothing else is needed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly binary=${BINARY:-.build/release/analyze} output=$PWD/.build-packages
machine=$(uname -m)
version=$("$binary" --version)
readonly tarball=$output/livetext-$version-linux-$machine.tar.gz
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
if ! grep --quiet "^version = \"$version\"" Python/pyproject.toml; then
    echo "wheel: Python/pyproject.toml has another version than the program, which is $version" >&2
    exit 1
fi
[[ -e $tarball ]] || { echo "wheel: $tarball is not there: run 'make tarball' first" >&2; exit 1; }
work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check 'setuptools==80.9.0' 'wheel==0.45.1'
cp -r Python "$work/source"
rm -rf "$work"/source/src/*.egg-info "$work/source/build"
find "$work/source" -name __pycache__ -prune -exec rm -r {} +
"$work/venv/bin/pip" wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work" "$work/source"
"$work/venv/bin/wheel" unpack --dest "$work" "$work/livetext-$version-py3-none-any.whl" > /dev/null
readonly package=$work/livetext-$version/livetext
tar --extract --file "$tarball" --directory "$package"
mv "$package"/livetext-* "$package/bundle"
# Manual pages and completions are for a system.
rm -rf "$package"/bundle/share/{man,bash-completion,zsh,fish}
# An archive of wheels has no links, and nothing looks for the name without a version.
find "$package/bundle" -type l -delete
sed -i -e "s/^Tag: .*/Tag: py3-none-manylinux_2_36_$machine/" -e 's/^Root-Is-Purelib: true/Root-Is-Purelib: false/' \
    "$work/livetext-$version/livetext-$version.dist-info/WHEEL"
"$work/venv/bin/wheel" pack --dest-dir "$output" "$work/livetext-$version" > /dev/null
echo "$output/livetext-$version-py3-none-manylinux_2_36_$machine.whl"
