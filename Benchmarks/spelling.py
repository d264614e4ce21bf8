#!/usr/bin/env python3
"""Counts what the lists of words mend and spoil.

usage: spelling.py [--analyze PROGRAM] [--models FOLDER] [--pages 100] [--seed 1] FONTS TEXT…

Draws lines of the texts, a quarter of them made codes or names that are in no list, in the fonts below the folder FONTS, small,
blurred, faint, noisy or compressed, and reads the pages with the lists of words and without them. Prints how many words there
are, how many come out wrong without the lists, how many of those the lists mend, and how many they spoil. Needs Pillow and NumPy.
"""
import argparse
import collections
import io
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINES, WIDTH, MOST_LETTERS = 14, 900, 60


def words(text):
    return [word.casefold() for word in re.findall(r"\w+", text)]


def unknown(choice):
    """A code, or a name that sounds like one."""
    if choice.random() < 0.5:
        return "".join(choice.choice("ABCDEFGHJKLMNPRSTUVWXYZ" if choice.random() < 0.5 else "23456789-") for _ in range(9))
    syllables = ("".join(choice.choice(letters) for letters in ("bdfgklmnprstv", "aeiou", "lnrs")) for _ in range(2))
    return "".join(syllables).capitalize()


def line(choice, texts):
    found = choice.choice(texts).split()
    start = choice.randrange(len(found))
    picked = found[start:start + choice.randrange(2, 9)]
    if choice.random() < 0.25:
        picked = [unknown(choice) for _ in picked[:3]]
    text = " ".join(picked)[:MOST_LETTERS]
    return text.upper() if choice.random() < 0.15 else text


def page(choice, fonts, texts):
    """A picture, as the bytes of a JPEG, and its words."""
    size = choice.choice([12, 13, 14, 16, 18, 22, 28])
    ink, ground = choice.choice([(20, 250), (70, 215), (240, 30), (200, 90)])
    picture = Image.new("L", (4 * WIDTH, 8 * size * LINES), ground)
    draw, shown = ImageDraw.Draw(picture), []
    for row in range(LINES):
        text = line(choice, texts)
        font = ImageFont.truetype(choice.choice(fonts), 4 * size)
        while text and draw.textlength(text, font=font) > 3.8 * WIDTH:
            text = text.rpartition(" ")[0]
        draw.text((80, 8 * size * row + size), text, fill=ink, font=font)
        shown += words(text)
    picture = picture.resize((WIDTH, 2 * size * LINES), Image.LANCZOS)
    picture = picture.filter(ImageFilter.GaussianBlur(choice.uniform(0, 0.07) * size))
    pixels = numpy.asarray(picture, dtype=float)
    pixels = numpy.mean((ink, ground)) + (pixels - numpy.mean((ink, ground))) * choice.choice([1, 1, 0.6, 0.4])
    noise = numpy.random.default_rng(choice.randrange(1 << 30)).normal(0, choice.uniform(0, 10), pixels.shape)
    file = io.BytesIO()
    Image.fromarray((pixels + noise).clip(0, 255).astype("uint8")).save(file, "JPEG", quality=choice.randrange(25, 85))
    return file.getvalue(), shown


def read(analyze, models, files):
    command = [analyze, "--types", "text", "--languages", "en", "--format", "jsonl", *map(str, files)]
    output = subprocess.run(
        command, capture_output=True, check=True, text=True, env={**os.environ, "LIVETEXT_MODELS": str(models)}).stdout
    return [collections.Counter(words(json.loads(answer)["transcript"])) for answer in output.splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--analyze", default=str(ROOT / ".build/release/analyze"))
    parser.add_argument("--models", type=pathlib.Path, default=ROOT / "Models/installed")
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("fonts", type=pathlib.Path)
    parser.add_argument("texts", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    choice = random.Random(options.seed)
    fonts = sorted(str(path) for path in options.fonts.rglob("*") if path.is_file() and path.suffix in (".ttf", ".otf"))
    texts = [text for path in options.texts for text in path.read_text(errors="ignore").splitlines() if len(text.split()) > 2]
    with tempfile.TemporaryDirectory() as work:
        without = pathlib.Path(work, "models")
        without.mkdir()
        for path in options.models.absolute().iterdir():
            if not path.name.startswith("words."):
                (without / path.name).symlink_to(path)
        pages = [page(choice, fonts, texts) for _ in range(options.pages)]
        files = [pathlib.Path(work, f"{index:04}.jpg") for index in range(len(pages))]
        for file, (picture, _) in zip(files, pages):
            file.write_bytes(picture)
        answers = [read(options.analyze, models, files) for models in (without, options.models)]
    totals = collections.Counter()
    for (_, shown), plain, spelt in zip(pages, *answers, strict=True):
        truth = collections.Counter(shown)
        totals["words"] += truth.total()
        totals["misread without"] += (truth - plain).total()
        totals["mended"] += ((truth & spelt) - plain).total()
        totals["spoilt"] += ((truth & plain) - spelt).total()
    print(", ".join(f"{name}: {count}" for name, count in totals.items()))


if __name__ == "__main__":
    main()
