"""Text sets: ours and the tesseract command line on the same images, one set after another."""
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor

from . import process, tesseract

ENGINES = {"ours": "ours", "peer": "tesseract"}


def names(folder):
    """The text sets that a folder holds."""
    return sorted(path.parent.name for path in (folder / "text").glob("*/manifest.jsonl"))


def measure(options, sets):
    """A row a set: {"set", "images", "ours", "peer"}; an engine that was not run has None."""
    manifests = {name: process.read_lines(options.data / "text" / name / "manifest.jsonl") for name in sets}
    if not options.no_peer:
        check_peer({truth["language"] for truths in manifests.values() for truth in truths})
    rows = []
    for name, truths in manifests.items():
        folder = options.data / "text" / name
        images = [folder / truth["image"] for truth in truths]
        process.warm(images)
        language = truths[0]["language"]
        row = {"set": name, "images": len(images), "ours": ours(options, name, images, language),
               "peer": peer(options, name, images, language)}
        process.note(f"{name:24}" + "".join(f"  {engine} {row[engine]:.1f} s" for engine in ENGINES if row[engine]))
        rows.append(row)
    # Scorers are slow and keep every core busy: they wait until nothing is timed any more.
    process.note("scoring")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda row: scored(options, row), rows))


def scored(options, row):
    """A row with the scorer's figures in place of the engines' seconds."""
    manifest = options.data / "text" / row["set"] / "manifest.jsonl"
    figures = {}
    for engine in ENGINES:
        if row[engine] is not None:
            found = process.score(options.data / "score.py", manifest, stored(options, engine, row["set"]))
            figures[engine] = {**found, "seconds": row[engine]}
    return {**row, **figures}


def check_peer(languages):
    if not shutil.which("tesseract"):
        sys.exit("evaluate: the tesseract command line is missing; run: Scripts/setup.sh eval")
    if missing := tesseract.missing_languages(languages):
        sys.exit(f"evaluate: tesseract lacks {', '.join(missing)}; run: Scripts/setup.sh eval")


def ours(options, name, images, language):
    """Wall seconds for all images of the set in one call, text alone, as the peer does; None where it is not run."""
    if not options.binary:
        return None
    command = [options.binary, "--types", "text", "--languages", language, "--format", "jsonl", "--timings", *images]
    output, seconds = process.run(command, accept=(0, 1))
    process.keep(stored(options, "ours", name), output)
    return seconds


def peer(options, name, images, language):
    """Wall seconds, summed over one call an image: now, or in the run whose answers are kept; None without any."""
    kept = stored(options, "peer", name)
    if not options.no_peer:
        process.write_lines(kept, [tesseract.read(image, language) for image in images])
    return sum(row["seconds"] for row in process.read_lines(kept)) if kept.exists() else None


def stored(options, engine, name):
    return options.work / ENGINES[engine] / f"{name}.jsonl"
