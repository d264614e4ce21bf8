#!/usr/bin/env python3
"""Select in the labelled pictures with a mouse, in Chromium, and look what is copied and painted.

    selection.py [--data DIR] [--binary PATH] [--sets NAME,…] [--drags COUNT] [--work DIR] [--wrong COUNT]

Letters: drags from a random letter to another, where the reading has them; what is copied has to be the reading from the one to the
other. Entries: the same from the beginning of a word or line of the truth to the end of another, where the truth has them, of those that
were read without a mistake. The shape that is painted over such an entry is compared with the truth's box, and with the ink in
it, which is what stands out there from the rest and is in no other box of the truth. Prints a row a set. Needs playwright (Tests/Browser/requirements.txt) and Chromium.
"""
import argparse
import json
import os
import random
import sys
import unicodedata
from pathlib import Path
from statistics import mean

sys.dont_write_bytecode = True

from playwright.sync_api import sync_playwright

from evaluation import process, text
from evaluation.site import Site
from evaluation.truth import entries_of, letters_of

ROOT = Path(__file__).resolve().parent.parent
# A picture is shown at most this large, in CSS pixels, so that all of it is in the window.
WIDTH, HEIGHT = 1600, 2000
# A press is this far into a letter, in shares of it; the nearest end of a letter is then the one that is meant. A mouse knows whole
# pixels only, so that letters have to be of some.
INTO, LEAST = 0.25, 5
# A press on an entry of the truth is this far from its end, in shares of its height: a comma is not much wider.
INSIDE = 0.02


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/eval", help="the folder of pictures")
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/analyze")
    parser.add_argument("--sets", default="", help="only these sets, separated by commas")
    parser.add_argument("--drags", type=int, default=500, help="drags of each kind a set")
    parser.add_argument("--work", type=Path, default=ROOT / ".build/eval", help="where readings are kept; those of make eval are taken")
    parser.add_argument("--wrong", type=int, default=0, help="show so many drags that went wrong")
    options = parser.parse_args()
    print("| set | letters | copied | entries | copied | ink covered | box covered | beyond |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    totals = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for name in options.sets.split(",") if options.sets else text.names(options.data):
            if not any(truth.get("lines") for truth in process.read_lines(options.data / "text" / name / "manifest.jsonl")):
                continue  # Its truth has no boxes.
            found = measured(options, browser, name)
            totals.append(found)
            print(row(name, found), flush=True)
    print(row("**all**", {key: [value for found in totals for value in found[key]] for key in totals[0]}))


def measured(options, browser, name):
    """What each drag and each shape gave: lists by what was measured."""
    truths = process.read_lines(options.data / "text" / name / "manifest.jsonl")
    site, chance = Site(options.data / "text" / name), random.Random(name)
    found = {"letters": [], "entries": [], "ink": [], "box": [], "beyond": []}
    page = browser.new_page(viewport={"width": WIDTH + 100, "height": HEIGHT + 100})
    page.goto(f"{site.url}/")
    page.wait_for_function("window.isReady")
    readings = readings_of(options, name, truths)
    count = max(1, -(-options.drags // len(truths)))
    for truth in truths:
        analysis = readings.get(Path(truth["image"]).name)
        if not analysis or not analysis.get("lines"):
            continue
        scale = min(1, WIDTH / analysis["width"], HEIGHT / analysis["height"])
        place = page.evaluate("([src, analysis, width]) => show(src, analysis, width)", [f"/{truth['image']}", analysis, analysis["width"] * scale])
        letters, entries = [letter for letter in letters_of(analysis) if letter.width * scale >= LEAST], entries_of(truth, analysis)
        for _ in range(count if letters else 0):
            first, last = sorted(chance.choices(letters, k=2), key=lambda letter: letter.start)
            drag = Drag("letters", first.at(INTO), last.at(1 - INTO), first.start, last.end)
            found["letters"].append(drag.is_right(page, place, analysis["transcript"], options))
        for _ in range(count if entries else 0):
            first, last = sorted(chance.choices(entries, k=2), key=lambda entry: entry.start)
            drag = Drag("entries", first.inside(INSIDE), last.inside(-INSIDE), first.start, last.end)
            found["entries"].append(drag.is_right(page, place, analysis["transcript"], options))
        for entry in chance.sample(entries, min(count, len(entries))):
            others = [line["quad"] for line in truth["lines"] if line.get("quad") and line["quad"] != entry.quad]
            shares = page.evaluate("([range, quad, others]) => covered(range, quad, others)", [[entry.start, entry.end], entry.quad, others])
            for key, value in shares.items():
                if value is not None:
                    found[key].append(value)
    page.close()
    site.close()
    return found


def readings_of(options, name, truths):
    """Our reading of each picture, by file name; read now where `make eval` has left none."""
    kept = text.stored(options, "ours", name)
    if not kept.exists():
        text.ours(options, "ours", name, [], [options.data / "text" / name / truth["image"] for truth in truths], truths[0]["language"])
    return {Path(answer["image"]).name: answer for answer in process.read_lines(kept)}


class Drag:
    """From a place of the picture to another, and what it is to select."""

    def __init__(self, kind, begin, end, start, stop):
        self.kind, self.begin, self.end, self.start, self.stop = kind, begin, end, start, stop

    def is_right(self, page, place, transcript, options):
        left, top, scale = place
        begin, end = ([round(left + x * scale), round(top + y * scale)] for x, y in (self.begin, self.end))
        page.evaluate("clear()")
        page.mouse.move(*begin)
        page.mouse.down()
        # So far away that the last step is never too short to be one.
        page.mouse.move(end[0], end[1] + 40)
        page.mouse.move(*end)
        page.mouse.up()
        copied, expected = page.evaluate("copied()"), transcript[self.start:self.stop]
        if copied != expected and options.wrong:
            options.wrong -= 1
            process.note(f"{self.kind} from {self.begin} to {self.end}: {shortened(copied)} for {shortened(expected)}")
        return copied == expected


def shortened(written):
    written = unicodedata.normalize("NFC", written)
    return json.dumps(written if len(written) < 60 else f"{written[:28]} … {written[-28:]}", ensure_ascii=False)


def row(name, found):
    share = lambda key: f"{mean(found[key]):.3f}" if found[key] else "–"
    return f"| {name} | {len(found['letters'])} | {share('letters')} | {len(found['entries'])} | {share('entries')} | {share('ink')} | {share('box')} | {share('beyond')} |"


if __name__ == "__main__":
    main()
