#!/usr/bin/env python3
"""Checks that a file holds one answer of `analyze`: valid JSON, with what the sample picture certainly has.

The shape in full is checked against the JSON Schema by the tests; this is the look from outside.
"""
import json
import sys


def main(path):
    with open(path, encoding="utf-8") as file:
        answer = json.load(file)
    for key in ("transcript", "lines", "codes", "data"):
        if not answer.get(key):
            sys.exit(f"the answer has no {key}")
    units = len(answer["transcript"].encode("utf-16-le")) // 2
    for line in answer["lines"]:
        start, end = line["range"]
        if not 0 <= start < end <= units or len(line["quad"]) != 4:
            sys.exit(f"a line has no place: {line}")
    counts = ", ".join(f"{len(answer[key])} {key}" for key in ("lines", "codes", "data"))
    print(f"valid answer: {answer['width']} × {answer['height']} pixels, {counts}")


if __name__ == "__main__":
    main(sys.argv[1])
