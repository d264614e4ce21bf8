#!/usr/bin/env python3
"""Measures `analyze serve` under load beside the library itself, and beside RapidOCR behind FastAPI.

usage: load.py [--analyze PROGRAM] [--options "--queue 8"] [--rapidocr PYTHON] [--seconds 60]

All of it on the same pictures, one after the other on the same machine; prints a table in Markdown. PYTHON has rapidocr,
openvino, fastapi, uvicorn and python-multipart; without it there is no such row.
"""
import argparse
import os
import pathlib
import statistics
import sys

from server.client import Client, run_clients
from server.library import seconds_an_image
from server.picture import padded
from server.processes import analyze_server, rapidocr_server

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORES = len(os.sched_getaffinity(0))
DEADLINE = 10
OPTIONS = f"/v1/analyze?deadline={DEADLINE}"
PAUSE_OF_REFUSED = 0.25  # Shorter than the second that the server asks for, so that the load does not let up.


def note(message):
    print(message, file=sys.stderr, flush=True)


def percentile(values, share):
    """The value that so large a share of all does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def ms(seconds):
    return f"{seconds * 1000:.0f} ms"


def throughput(port, path, bodies, clients, passes):
    """Images a second that so many clients get, each of which asks for one after the other."""
    answers, seconds = run_clients(port, path, bodies * passes, clients)
    wrong = [answer.status for answer in answers if answer.status != 200]
    if wrong:
        sys.exit(f"load: answers with status {wrong}")
    return len(answers) / seconds


def library_rows(arguments, pictures):
    note("the library …")
    seconds = seconds_an_image(arguments.analyze, pictures)
    return 1 / seconds, [("library, `analyze --format jsonl`, images a second", f"{1 / seconds:.2f}")]


def server_rows(server, bodies, library):
    note("the server …")
    throughput(server.port, OPTIONS, bodies, CORES, passes=1)
    rate = throughput(server.port, OPTIONS, bodies, CORES, passes=2)
    return rate, [(f"server, {CORES} clients, images a second", f"{rate:.2f}"),
                  ("server / library", f"{rate / library:.2f}")]


def rapidocr_rows(arguments, bodies, rate):
    note("RapidOCR …")
    best = None
    for threads in sorted({1, CORES}):
        with rapidocr_server(arguments.rapidocr, workers=2, threads=threads) as peer:
            # Which worker a connection gets is chance, so more clients than workers keep both busy.
            throughput(peer.port, "/", bodies, 2 * CORES, passes=1)
            found = throughput(peer.port, "/", bodies, 2 * CORES, passes=1)
        note(f"  {threads} threads a worker: {found:.2f} images a second")
        if best is None or found > best[0]:
            best = (found, threads)
    return [(f"RapidOCR behind FastAPI, 2 workers of {best[1]} threads (the better of 1 and {CORES}), text only, "
             "images a second", f"{best[0]:.2f}"),
            ("server / RapidOCR", f"{rate / best[0]:.2f}")]


def overhead_rows(server):
    """What a request takes beyond what the library says that its image took."""
    note("latency …")
    body = padded((ROOT / "SampleImages" / "everything.jpg").read_bytes(), 1_000_000)
    client = Client(server.port)
    answers = [client.ask(OPTIONS + "&timings=true", body) for _ in range(35)][5:]
    client.close()
    inside = [answer.object["timings"]["total"] for answer in answers]
    beyond = [answer.seconds - seconds for answer, seconds in zip(answers, inside)]
    return [("JPEG of 1 MB alone: median of 30 requests", ms(statistics.median(a.seconds for a in answers))),
            ("of which beyond the library's own time, median",
             f"{statistics.median(beyond) * 1000:.1f} ms")]


def overload_rows(arguments, server, bodies):
    note("one client …")
    alone = [answer.seconds for answer in run_clients(server.port, OPTIONS, bodies * 2, 1)[0]]
    before = server.memory()
    clients = 8 * CORES
    note(f"{clients} clients for {arguments.seconds} s …")
    answers, seconds = run_clients(
        server.port, OPTIONS, bodies, clients, duration=arguments.seconds, pause=PAUSE_OF_REFUSED,
        watch=server.watch_memory)
    after = server.memory()
    accepted = [answer.seconds for answer in answers if answer.status == 200]
    refused = [answer.seconds for answer in answers if answer.status in (429, 503, 504)]
    late = [answer for answer in answers if answer.seconds > DEADLINE + 0.5]
    p99 = percentile(accepted, 0.99)
    return [
        ("one client: median, 99th percentile", f"{ms(statistics.median(alone))}, {ms(percentile(alone, 0.99))}"),
        (f"{clients} clients, {seconds:.0f} s: requests a second", f"{len(answers) / seconds:.0f}"),
        ("answered, refused (429, 503, 504), anything else, later than the deadline",
         f"{len(accepted)}, {len(refused)}, {len(answers) - len(accepted) - len(refused)}, {len(late)}"),
        ("answered: images a second", f"{len(accepted) / seconds:.2f}"),
        ("answered: median, 99th percentile", f"{ms(statistics.median(accepted))}, {ms(p99)}"),
        ("99th percentile / that of one client", f"{p99 / percentile(alone, 0.99):.2f}"),
        ("99th percentile / median of one client", f"{p99 / statistics.median(alone):.2f}"),
        ("refused: 99th percentile", ms(percentile(refused, 0.99)) if refused else "–"),
        ("memory of server and workers before, most, after",
         ", ".join(f"{size / 1e6:.0f} MB" for size in (before, max([after, *server.sizes]), after))),
        ("connections open after", str(server.connections())),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--analyze", default=str(ROOT / ".build/release/analyze"))
    parser.add_argument("--rapidocr", metavar="PYTHON")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--options", default="", help="of analyze serve, such as '--queue 8'")
    parser.add_argument("--every", type=int, default=1, help="3 takes every third picture, for a quick look")
    parser.add_argument("--skip-library", action="store_true", help="measure overload alone")
    arguments = parser.parse_args()
    pictures = sorted(path for path in (ROOT / "SampleImages").iterdir() if path.suffix in (".jpg", ".png"))
    pictures = pictures[::arguments.every]
    bodies = [path.read_bytes() for path in pictures]
    load = os.getloadavg()[0]
    rows = []
    if not arguments.skip_library:
        library, rows = library_rows(arguments, pictures)
    with analyze_server(arguments.analyze, arguments.options.split()) as server:
        if not arguments.skip_library:
            rate, found = server_rows(server, bodies, library)
            rows += found
            rows += overhead_rows(server)
        rows += overload_rows(arguments, server, bodies)
    if arguments.rapidocr and not arguments.skip_library:
        rows += rapidocr_rows(arguments, bodies, rate)
    print(f"{len(bodies)} pictures of SampleImages, {CORES} cores, load average before {load:.1f}.\n")
    print("| | |\n|---|---:|")
    for name, value in rows:
        print(f"| {name} | {value} |")


if __name__ == "__main__":
    main()
