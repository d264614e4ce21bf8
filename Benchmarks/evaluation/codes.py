"""Machine-readable codes: ours in one call, zbarimg one image after another."""
from . import process, zbar


def measure(options):
    """{"ours", "peer"}: what the scorer says, with wall seconds; an engine that was not run has None."""
    folder = options.data / "codes"
    images = [folder / truth["image"] for truth in process.read_lines(folder / "manifest.jsonl")]
    process.warm(images)
    result = {"ours": ours(options, folder, images), "peer": peer(options, folder, images)}
    for engine, figures in result.items():
        if figures:
            process.note(f"codes {engine}  read {figures['read']} of {figures['codes']}, {figures['extra']} extra")
    return result


def ours(options, folder, images):
    if not options.binary:
        return None
    command = [options.binary, "--types", "codes", "--format", "jsonl", "--timings", *images]
    output, seconds = process.run(command, accept=(0, 1))
    stored = options.work / "ours" / "codes.jsonl"
    process.keep(stored, output)
    return {**score(options, folder, stored), "seconds": seconds}


def peer(options, folder, images):
    stored = options.work / "zbarimg" / "codes.jsonl"
    if options.no_peer or not zbar.is_installed():
        if not stored.exists():
            return None
    else:
        process.write_lines(stored, [zbar.read(image) for image in images])
    seconds = sum(row["seconds"] for row in process.read_lines(stored))
    return {**score(options, folder, stored), "seconds": seconds}


def score(options, folder, stored):
    return process.score(options.data / "score_codes.py", folder / "manifest.jsonl", stored)
