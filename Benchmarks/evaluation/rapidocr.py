"""RapidOCR on OpenVINO with its defaults, in a Python of its own: it is a peer, not part of the project."""
import subprocess
import sys
from pathlib import Path

from . import process

SCRIPT = Path(__file__).resolve().parent / "rapidocr_worker.py"


def version(python):
    """`RapidOCR 3.10.0 (OpenVINO 2026.4.1)`; ends the evaluation where the Python has none."""
    code = ("from importlib.metadata import version as v; "
            "print(f\"RapidOCR {v('rapidocr')} (OpenVINO {v('openvino')})\")")
    done = subprocess.run([python, "-c", code], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"evaluate: {python} has no RapidOCR; in a folder of its own: python3 -m venv peer && "
                 "peer/bin/pip install rapidocr==3.10.0 openvino==2026.4.1, then give --rapidocr peer/bin/python")
    return done.stdout.strip()


def read(python, images):
    """JSON Lines of the images and the wall seconds of the second pass over them, all in one process."""
    # -P: the folder of this file, which has a rapidocr.py too, is no place to import from.
    output, _ = process.run([python, "-P", SCRIPT, *images])
    *lines, seconds = output.decode().splitlines()
    return "\n".join(lines) + "\n", float(seconds)
