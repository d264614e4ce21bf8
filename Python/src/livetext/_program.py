"""The program that reads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from ._errors import LiveTextError


def program() -> str:
    """The path of ``analyze``: what ``LIVETEXT_ANALYZE`` names, else the one in this package, else the one on the path.

    Raises ``LiveTextError`` with the code ``engineUnavailable`` where there is none.
    """
    named = os.environ.get("LIVETEXT_ANALYZE")
    if named:
        return named
    own = Path(__file__).parent / "bundle" / "bin" / "analyze"
    if own.exists():
        return str(own)
    found = shutil.which("analyze")
    # The script of that name in an environment only starts what was looked for here.
    if found and not _is_script(found):
        return found
    raise LiveTextError(
        "engineUnavailable",
        "The program analyze is not here: install the wheel that `make wheel` builds, or LiveText itself, or name the "
        "program in LIVETEXT_ANALYZE.",
    )


def _is_script(path: str) -> bool:
    with Path(path).open("rb") as file:
        return file.read(2) == b"#!"


@cache
def _version(path: str) -> str:
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        raise LiveTextError("engineUnavailable", f"{path} does not start: {error}") from error
    return answer.stdout.strip()


def engine_version() -> str:
    """The version of the program that reads, such as ``0.1.0``."""
    return _version(program())


def main() -> None:
    """Runs the program with this process's arguments, in its place."""
    try:
        path = program()
        os.execv(path, ["analyze", *sys.argv[1:]])
    except (LiveTextError, OSError) as error:
        sys.exit(f"analyze: {error}")
