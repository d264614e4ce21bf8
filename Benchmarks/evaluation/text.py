"""Text sets: ours by the networks beside RapidOCR, ours by Tesseract beside its command line, one set after another."""
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor

from . import process, rapidocr, tesseract

# Folders of the answers, by what gave them.
ENGINES = {"ours": "ours", "rapidocr": "rapidocr", "alone": "ours-tesseract", "tesseract": "tesseract"}


def names(folder):
    """The text sets that a folder holds."""
    return sorted(path.parent.name for path in (folder / "text").glob("*/manifest.jsonl"))


def measure(options, sets):
    """A row a set: {"set", "images", and the figures of each engine}; an engine that was not run has None."""
    manifests = {name: process.read_lines(options.data / "text" / name / "manifest.jsonl") for name in sets}
    if not options.no_peer:
        check_tesseract({truth["language"] for truths in manifests.values() for truth in truths})
    rows = []
    for name, truths in manifests.items():
        images = [options.data / "text" / name / truth["image"] for truth in truths]
        process.warm(images)
        rows.append({"set": name, "images": len(images), **seconds(options, name, images, truths[0]["language"])})
        timed = [(engine, rows[-1][engine]) for engine in ENGINES if rows[-1][engine]]
        process.note(f"{name:24}" + "".join(f"  {engine} {figure:.1f} s" for engine, figure in timed))
    # Scorers are slow and keep every core busy: they wait until nothing is timed any more.
    process.note("scoring")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda row: scored(options, row), rows))


def seconds(options, name, images, language):
    """Wall seconds of each engine for all images of a set; None for those that are not run."""
    return {
        "ours": warm_seconds(options, name, images, language),
        "rapidocr": peer(options, "rapidocr", name, lambda kept: read_by_rapidocr(options, kept, images)),
        "alone": ours(options, "alone", name, ["--engine", "tesseract"], images, language),
        "tesseract": peer(options, "tesseract", name, lambda kept: process.write_lines(
            kept, [tesseract.read(image, language) for image in images])),
    }


def scored(options, row):
    """A row with the scorer's figures in place of the engines' seconds."""
    manifest = options.data / "text" / row["set"] / "manifest.jsonl"
    figures = {}
    for engine in ENGINES:
        if row[engine] is not None:
            found = process.score(options.data / "score.py", manifest, stored(options, engine, row["set"]))
            figures[engine] = {**found, "seconds": row[engine]}
    return {**row, **figures}


def check_tesseract(languages):
    if not shutil.which("tesseract"):
        sys.exit("evaluate: the tesseract command line is missing; run: Scripts/setup.sh eval")
    if missing := tesseract.missing_languages(languages):
        sys.exit(f"evaluate: tesseract lacks {', '.join(missing)}; run: Scripts/setup.sh eval")


def ours(options, engine, name, arguments, images, language):
    """Wall seconds of one call for all images, text alone, as the peers do; None where it is not run."""
    if not options.binary:
        return None
    command = [options.binary, "--types", "text", "--languages", language, "--format", "jsonl", *arguments, *images]
    output, wall = process.run(command, accept=(0, 1))
    process.keep(stored(options, engine, name), output)
    return wall


def warm_seconds(options, name, images, language):
    """What a second pass over the images adds to a call, networks loaded and prepared; None where it is not run."""
    if not options.binary:
        return None
    twice = ours(options, "ours", name, [], [*images, *images], language)
    return twice - ours(options, "ours", name, [], images, language)


def read_by_rapidocr(options, kept, images):
    answers, wall = rapidocr.read(options.rapidocr, images)
    process.keep(kept, answers.encode())
    kept.with_suffix(".seconds").write_text(f"{wall}\n", encoding="utf-8")


def peer(options, engine, name, read):
    """Wall seconds of a peer: now, or in the run whose answers are kept; None without any."""
    kept = stored(options, engine, name)
    if not options.no_peer and (engine != "rapidocr" or options.rapidocr):
        read(kept)
    if not kept.exists():
        return None
    if engine == "rapidocr":
        return float(kept.with_suffix(".seconds").read_text(encoding="utf-8"))
    return sum(row["seconds"] for row in process.read_lines(kept))


def stored(options, engine, name):
    return options.work / ENGINES[engine] / f"{name}.jsonl"
