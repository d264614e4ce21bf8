#!/usr/bin/env python3
"""Print what is found in the labelled pictures, type by type, for reading.

    matches.py [--data DIR] [--binary PATH] [--sets NAME,…] [--types TYPE,…] [--texts FOLDER]

Reads every picture of DIR/text by the set's language, and prints each match between what stands before and behind it,
with the country by which it was read and its value. Nobody but a reader can say which of them a person would tap: count the wrong
ones of each type, and give its precision beside its number of matches. --texts keeps the texts that were read in
a folder, and takes them from there where they are, so that detectors can be compared on the same texts.
"""
import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path

sys.dont_write_bytecode = True

from evaluation import process, text

ROOT = Path(__file__).resolve().parent.parent
# How much stands before and behind a match.
BEFORE, BEHIND = 32, 16


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/eval", help="the folder of pictures")
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/analyze")
    parser.add_argument("--sets", default="", help="only these sets, separated by commas")
    parser.add_argument("--types", default="", help="only these types, separated by commas")
    parser.add_argument("--texts", type=Path, default=ROOT / ".build/eval/texts", help="where texts are kept")
    options = parser.parse_args()
    types = set(filter(None, options.types.split(",")))
    found = defaultdict(list)
    for name in options.sets.split(",") if options.sets else text.names(options.data):
        for picture, transcript, match in matches(options, name):
            if not types or match["type"] in types:
                found[match["type"]].append((f"{name}/{picture}", shown(transcript, match)))
    for kind, rows in sorted(found.items()):
        print(f"\n{kind}: {len(rows)}")
        for place, line in rows:
            print(f"  {place[:36]:36}  {line}")


def matches(options, name):
    """The picture's name, its text and a match, for each match of a set."""
    cases = options.texts / f"{name}.jsonl"
    if not cases.exists():
        process.write_lines(cases, read(options, name))
    texts = {case["id"]: case["text"] for case in process.read_lines(cases)}
    output, _ = process.run([options.binary, "detect", "--format", "jsonl", cases])
    for line in output.decode().splitlines():
        answer = json.loads(line)
        for match in answer["matches"]:
            yield answer["id"], texts[answer["id"]], match


def read(options, name):
    """The texts of a set's pictures as cases that tell nothing else."""
    truths = process.read_lines(options.data / "text" / name / "manifest.jsonl")
    images = [options.data / "text" / name / truth["image"] for truth in truths]
    process.note(f"reading {len(images)} pictures of {name}")
    output, _ = process.run(
        [options.binary, "--types", "text", "--languages", truths[0]["language"], "--format", "jsonl", *images])
    answers = [json.loads(line) for line in output.decode().splitlines()]
    return [{"id": Path(answer["image"]).name, "text": answer["transcript"]} for answer in answers]


def shown(transcript, match):
    """A match in its text, line ends as arrows, and what it means."""
    units = transcript.encode("utf-16-le")
    start, end = match["range"]

    def part(first, last):
        return units[2 * max(0, first):2 * last].decode("utf-16-le", "replace").replace("\n", "⏎")

    value = json.dumps(match["value"], ensure_ascii=False)
    return f"{part(start - BEFORE, start)}【{part(start, end)}】{part(end, end + BEHIND)}  {match.get('region', '')} {value}"


if __name__ == "__main__":
    main()
