"""Running programs and scorers, with wall time."""
import json
import subprocess
import sys
import time

SECONDS_PER_CALL = 1800


def run(command, accept=(0,), **options):
    """Standard output and wall seconds of a command; any other exit status than `accept` ends the evaluation."""
    start = time.perf_counter()
    done = subprocess.run([str(part) for part in command], capture_output=True, timeout=SECONDS_PER_CALL, **options)
    seconds = time.perf_counter() - start
    if done.returncode not in accept:
        shown = " ".join(str(part) for part in command[:8])
        sys.exit(f"evaluate: {shown} … ended with {done.returncode}:\n{done.stderr.decode(errors='replace')[-2000:]}")
    return done.stdout, seconds


def score(scorer, truth, predictions):
    """What a scorer prints with --json; kept beside the predictions until they, the truth or the scorer change."""
    kept = predictions.with_suffix(".score.json")
    inputs = [scorer, truth, predictions]
    if kept.exists() and all(path.stat().st_mtime < kept.stat().st_mtime for path in inputs):
        return json.loads(kept.read_text(encoding="utf-8"))
    output, _ = run([sys.executable, scorer, truth, predictions, "--json"])
    kept.write_bytes(output)
    return json.loads(output)


def keep(path, output):
    """Writes an engine's answer where the scorer finds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(output)


def read_lines(path):
    """The objects of a JSON Lines file."""
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def write_lines(path, rows):
    """Writes objects as JSON Lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def warm(paths):
    """Reads the files once, so that the engine which comes first does not pay for the disk."""
    for path in paths:
        path.read_bytes()


def note(message):
    """Progress, on standard error."""
    print(message, file=sys.stderr, flush=True)
