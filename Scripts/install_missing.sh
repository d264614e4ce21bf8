#!/usr/bin/env bash
# Installs Debian packages: install_missing.sh PACKAGE…   Without any it does nothing.
set -euo pipefail
(($#)) || exit 0
as_root=()
if ((EUID)); then as_root=(sudo); fi
echo "installing $*" >&2
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null
