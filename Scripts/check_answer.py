#!/usr/bin/env python3
"""Checks that a file holds one answer of `analyze`: valid JSON, with what the sample picture certainly has.

With a second file, the answer has to be the same as there, but for the last digits of confidences and places, which
differ between processors. The shape in full is checked against the JSON Schema by the tests; this is the look from outside.
"""
import json
import sys


def difference(one, other, path="", tolerance=0.02):
    """Where two answers differ by more than noise, in words; None where they do not."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[key], other[key], f"{path}.{key}",
                                             1 if key == "quad" or key == "quads" else tolerance) for key in one)), None)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(filter(None, (difference(*pair, f"{path}[{index}]", tolerance)
                                  for index, pair in enumerate(zip(one, other)))), None)
    if isinstance(one, float) and isinstance(other, float) and abs(one - other) <= tolerance:
        return None
    return None if one == other else f"{path}: {one!r} instead of {other!r}"


def main(path, expected=None):
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
    if expected:
        with open(expected, encoding="utf-8") as file:
            other = json.load(file)
        # The name as it was typed.
        answer["image"], other["image"] = (each["image"].rpartition("/")[2] for each in (answer, other))
        if found := difference(answer, other):
            sys.exit(f"the answer is another one: {found}")
        print("the same answer, to the letter" if answer == other else "the same answer, but for noise")


if __name__ == "__main__":
    main(*sys.argv[1:])
