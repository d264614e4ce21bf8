"""Text sets: ours and the tesseract command line on the same images, one set after another."""
import shutil
import sys

from . import process, tesseract


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
        row = {
            "set": name,
            "images": len(images),
            "ours": ours(options, name, folder, images, language),
            "peer": peer(options, name, folder, images, language),
        }
        for engine in ("ours", "peer"):
            if figures := row[engine]:
                process.note(f"{name:24} {engine}  word F1 {figures['word_f1']:.3f}  {figures['seconds']:.1f} s")
        rows.append(row)
    return rows


def check_peer(languages):
    if not shutil.which("tesseract"):
        sys.exit("evaluate: the tesseract command line is missing; run: Scripts/setup.sh eval")
    if missing := tesseract.missing_languages(languages):
        sys.exit(f"evaluate: tesseract lacks {', '.join(missing)}; run: Scripts/setup.sh eval")


def ours(options, name, folder, images, language):
    """All images of the set in one call, text alone, as the peer does."""
    if not options.binary:
        return None
    command = [options.binary, "--types", "text", "--languages", language, "--format", "jsonl", "--timings", *images]
    output, seconds = process.run(command, accept=(0, 1))
    stored = options.work / "ours" / f"{name}.jsonl"
    stored.parent.mkdir(parents=True, exist_ok=True)
    stored.write_bytes(output)
    return {**score(options, folder, stored), "seconds": seconds}


def peer(options, name, folder, images, language):
    stored = options.work / "tesseract" / f"{name}.jsonl"
    if options.no_peer:
        if not stored.exists():
            return None
    else:
        process.write_lines(stored, [tesseract.read(image, language) for image in images])
    figures = score(options, folder, stored)
    return {**figures, "seconds": figures["seconds_total"]}


def score(options, folder, stored):
    return process.score(options.data / "score.py", folder / "manifest.jsonl", stored)
