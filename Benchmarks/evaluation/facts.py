"""What a reader has to know to judge the figures: engines, cores, command."""
import os
import platform
import shutil

from . import process, rapidocr


def paragraph(options):
    cores = len(os.sched_getaffinity(0))
    other = rapidocr.version(options.rapidocr) if options.rapidocr else None
    engines = [version for version in (other, tesseract(), zbarimg()) if version]
    return (
        f"Measured by `make eval` on {cores} cores ({platform.machine()}); peers: {', '.join(engines) or 'none'}. "
        "The tesseract command line reads one image after another with `OMP_THREAD_LIMIT=1`, with the set's language "
        "(and English for ar, ko and ru); ours gets all images of a set in one call. Seconds are wall time. Timings "
        "depend on the machine; only their ratio says something."
    )


def tesseract():
    if not shutil.which("tesseract"):
        return None
    return process.run(["tesseract", "--version"])[0].decode().splitlines()[0]


def zbarimg():
    if not shutil.which("zbarimg"):
        return None
    return "zbarimg " + process.run(["zbarimg", "--version"])[0].decode().split()[-1]
