#!/usr/bin/env python3
"""How exactly the places of emoji are found: emoji_places.py ANALYZE [PAGES] [SEED]

Draws lines of text with emoji in headless Chromium, each page once with the emoji and once with them unseen. Prints the overlap
(intersection over union of upright boxes) of the glyphs' places in the answer with two truths: the box that the browser lays an
emoji out in, and the pixels that it changes, which leave out the empty rim of the box. Needs chromium, fonts-noto-color-emoji,
unicode-data, numpy and Pillow.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image

WORDS = "see you at seven bring the blue folder and call me when train leaves from platform nine".split()
# Writes the box of each emoji, in CSS pixels, where `--dump-dom` shows it.
SCRIPT = """document.fonts.ready.then(() => document.body.dataset.boxes = JSON.stringify(
[...document.querySelectorAll('i')].map(e => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.right, b.bottom] })))"""
Box = tuple[float, float, float, float]


def emoji() -> list[str]:
    """The fully qualified emoji of Unicode's own list."""
    found = []
    for line in Path("/usr/share/unicode/emoji/emoji-test.txt").read_text(encoding="utf-8").splitlines():
        match = re.match(r"[0-9A-F ]+; fully-qualified\s*# (\S+) E(\d+)\.", line)
        if match and int(match[2]) <= 14:
            found.append(match[1])
    return found


def page(choice: random.Random, known: list[str]) -> tuple[str, list[str], float]:
    """A page's HTML, its emoji in their order, and the scale that it is drawn at."""
    size = choice.choice([14, 16, 20, 28, 40, 64])
    ink, ground = choice.choice([("#111", "#fff"), ("#e9edef", "#0b141a"), ("#123", "#d0e6ff")])
    shown, rows = [], []
    for _ in range(6):
        words = choice.choices(WORDS, k=5)
        for _ in range(choice.randint(1, 2)):
            words.insert(choice.randint(1, len(words)), choice.choice(known))
        shown += [word for word in words if word in known]
        rows.append(" ".join(f"<i>{word}</i>" if word in known else word for word in words))
    style = f"font:{size}px 'DejaVu Sans','Noto Color Emoji';color:{ink};background:{ground};margin:1em;white-space:nowrap"
    body = "".join(f"<p style='margin:.6em 0'>{row}</p>" for row in rows)
    html = f"<meta charset=utf-8><style>i{{font-style:normal}}</style><body style=\"{style}\">{body}<script>{SCRIPT}</script>"
    return html, shown, choice.choice([1, 1.5, 2])


def browse(file: Path, scale: float, *arguments: str) -> str:
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=2600,800"]
    command += [f"--force-device-scale-factor={scale}", "--virtual-time-budget=2000", *arguments, file.as_uri()]
    return subprocess.run(command, capture_output=True, check=True, timeout=120, text=True).stdout


def drawn(folder: Path, name: str, html: str, scale: float) -> list[tuple[Box, Box]]:
    """Draws a page to a PNG; the box and the inked place of each of its emoji, in pixels."""
    seen, unseen = folder / f"{name}.html", folder / f"{name}-unseen.html"
    seen.write_text(html, encoding="utf-8")
    unseen.write_text(html.replace("font-style:normal", "font-style:normal;opacity:0"), encoding="utf-8")
    boxes = json.loads(re.search(r'data-boxes="([^"]*)"', browse(seen, scale, "--dump-dom"))[1])
    picture = folder / f"{name}.png"
    browse(seen, scale, f"--screenshot={picture}")
    browse(unseen, scale, f"--screenshot={folder}/unseen.png")
    with Image.open(picture) as one, Image.open(folder / "unseen.png") as other:
        difference = numpy.abs(numpy.asarray(one.convert("RGB"), int) - numpy.asarray(other.convert("RGB"), int)).max(2)
    places = []
    for left, top, right, bottom in numpy.array(boxes) * scale:
        x, y = int(left), int(top)
        rows, columns = numpy.nonzero(difference[y : int(bottom) + 1, x : int(right) + 1] > 24)
        ink = (x + columns.min(), y + rows.min(), x + columns.max() + 1, y + rows.max() + 1)
        places.append(((left, top, right, bottom), ink))
    return places


def overlap(one: Box, other: Box) -> float:
    def area(box: Box) -> float:
        return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])

    shared = area((max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])))
    return shared / (area(one) + area(other) - shared)


def told(what: str, overlaps: list[float]) -> None:
    overlaps.sort()
    share = sum(value >= 0.8 for value in overlaps) / len(overlaps)
    print(f"{what}: median {overlaps[len(overlaps) // 2]:.3f}, a tenth below {overlaps[len(overlaps) // 10]:.3f}, {share:.3f} at least 0.8")


def main(program: str, pages: int = 20, seed: int = 1) -> None:
    choice, known = random.Random(seed), emoji()
    boxes: list[float] = []
    inks: list[float] = []
    drawn_emoji = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(pages):
            html, shown, scale = page(choice, known)
            places = drawn(folder, f"page-{number}", html, scale)
            drawn_emoji += len(shown)
            command = [program, "--types", "text", str(folder / f"page-{number}.png")]
            answer = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
            for sign, (box, ink) in zip(shown, places):
                corners = [list(zip(*glyph["quad"])) for glyph in answer.get("glyphs", []) if glyph.get("unicode") == sign]
                found = [(min(xs), min(ys), max(xs), max(ys)) for xs, ys in corners]
                nearest = max(found, key=lambda place: overlap(place, box), default=None)
                if nearest and overlap(nearest, box) > 0:
                    boxes.append(overlap(nearest, box))
                    inks.append(overlap(nearest, ink))
    print(f"{len(boxes)} of {drawn_emoji} emoji found")
    told("overlap with their boxes", boxes)
    told("overlap with their pixels", inks)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:]))
