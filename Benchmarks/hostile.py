#!/usr/bin/env python3
"""Sends `analyze serve` requests that are meant to do harm, while four times as many clients as cores ask for ordinary things.

usage: hostile.py [--analyze PROGRAM] [--samples FOLDER] [--times 100] [--at-once 1]

Each sample is sent in turn so many times. It may cost its own request and nothing else: every other request is answered with
200, and the server's process stays the same one with the same memory, give or take 50 MB. Prints a table in Markdown; the exit
status is 1 where that does not hold. FOLDER has more pictures to send; see server/hostile.py for those that are made here.
"""
import argparse
import collections
import concurrent.futures
import http.client
import itertools
import os
import pathlib
import re
import sys
import threading
import time

from server.client import Client
from server.hostile import samples
from server.processes import analyze_server

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORES = len(os.sched_getaffinity(0))
ORDINARY = ["card-wifi.jpg", "sign-street.jpg", "label-product.jpg"]
GROWTH = 50_000_000  # Bytes by which the server's own memory may grow.


def own_memory(server):
    return int(re.search(r"^process_resident_memory_bytes (\d+)$", server.get("/metrics"), re.MULTILINE)[1])


def send(port, sample):
    """The status of the answer; 0 where there was none."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    try:
        connection.request("POST", sample.path, sample.body, {"Content-Type": sample.content_type})
        response = connection.getresponse()
        response.read()
        return response.status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        connection.close()


class OrdinaryClients:
    """Ask for one picture after the other until they are told to stop."""

    def __init__(self, port, count):
        self.statuses = collections.Counter()
        self.slowest = 0.0
        self.stopping = threading.Event()
        bodies = itertools.cycle([(ROOT / "SampleImages" / name).read_bytes() for name in ORDINARY])
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.work, args=(port, bodies)) for _ in range(count)]

    def work(self, port, bodies):
        client = Client(port)
        while not self.stopping.is_set():
            with self.lock:
                body = next(bodies)
            answer = client.ask("/v1/analyze?types=codes", body)
            with self.lock:
                self.statuses[answer.status] += 1
                self.slowest = max(self.slowest, answer.seconds)
        client.close()

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stopping.set()
        for thread in self.threads:
            thread.join()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--analyze", default=str(ROOT / ".build/release/analyze"))
    parser.add_argument("--samples", metavar="FOLDER")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=1, help="how many of them are under way at once")
    arguments = parser.parse_args()
    holds = True
    # Room for all clients to wait: what is measured is harm, not a full queue.
    with analyze_server(arguments.analyze, ["--queue", str(16 * CORES), "--deadline", "15"]) as server:
        with OrdinaryClients(server.port, 4 * CORES) as ordinary:
            time.sleep(10)
            before, most = own_memory(server), 0
            print(f"{CORES} cores, {4 * CORES} ordinary clients, each sample {arguments.times} times, {arguments.at_once} at once.\n")
            print("| sample | its own answers | ordinary requests | failed | slowest | server's memory after |")
            print("|---|---|---:|---:|---:|---:|")
            for sample in samples(arguments.samples):
                with ordinary.lock:
                    start, ordinary.slowest = ordinary.statuses.copy(), 0.0
                with concurrent.futures.ThreadPoolExecutor(arguments.at_once) as senders:
                    statuses = collections.Counter(
                        senders.map(lambda _: send(server.port, sample), range(arguments.times)))
                with ordinary.lock:
                    others, slowest = ordinary.statuses - start, ordinary.slowest
                failed = others.total() - others[200]
                memory = own_memory(server)
                most = max(most, memory)
                holds = holds and failed == 0
                own = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
                print(f"| {sample.name} | {own} | {others.total()} | {failed} | {slowest:.1f} s | {memory / 1e6:.0f} MB |",
                      flush=True)
        time.sleep(5)
        after = own_memory(server)
        same = server.process.poll() is None
        ends = re.findall(r'^livetext_worker_ends_total\{reason="(\w+)"\} (\d+)$', server.get("/metrics"), re.MULTILINE)
        print(f"\nThe server's process is {'the same' if same else 'ANOTHER'}; its memory was {before / 1e6:.0f} MB before and is "
              f"{after / 1e6:.0f} MB after. Workers replaced: {', '.join(f'{count} {reason}' for reason, count in ends)}.")
        holds = holds and same and abs(after - before) <= GROWTH
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
