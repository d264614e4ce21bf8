#!/usr/bin/env python3
"""Counts how many pictures without text give any.

usage: textless.py [--analyze PROGRAM] [--photos FOLDER] [--keep FOLDER]

Draws 100 textures, takes the pictures below FOLDER with them, brings every second one to 12 megapixels and the others to at most
1,600 pixels, and prints what is read in each that gives text. Look at those of FOLDER: a photo may have a sign in it. Needs
Pillow and NumPy. Figures are of the pictures of Debian's gnome-backgrounds, mate-backgrounds, ukui-wallpapers and
plasma-workspace-wallpapers, the largest of each wallpaper, and the pictures of scikit-image and scikit-learn.
"""
import argparse
import json
import os
import pathlib
import subprocess
import tempfile

import numpy
from PIL import Image, ImageDraw, ImageFilter

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIDE = 1000
SUFFIXES = {".jpg", ".jpeg", ".png", ".webp"}


def cloud(octaves, random):
    """Smooth noise from 0 to 1."""
    total = numpy.zeros((SIDE, SIDE))
    for octave in range(octaves):
        grains = random.random((2 ** (octave + 2),) * 2).astype("float32")
        total += numpy.asarray(Image.fromarray(grains).resize((SIDE, SIDE), Image.Resampling.BICUBIC)) / 2**octave
    return (total - total.min()) / (total.max() - total.min())


def drawn(count, draw_one, ground, random):
    """Shapes on a ground, from 0 to 1."""
    picture = Image.new("L", (SIDE, SIDE), ground)
    draw = ImageDraw.Draw(picture)
    for _ in range(count):
        draw_one(draw, *random.integers(-20, SIDE, 2), random)
    return numpy.asarray(picture.filter(ImageFilter.GaussianBlur(0.5))) / 255


def shape(draw, x, y, random):
    size = random.integers(4, 60)
    kind = draw.ellipse if random.random() < 0.5 else draw.rectangle
    kind((x, y, x + size, y + size * random.uniform(0.5, 2)), fill=int(random.integers(60, 256)))


def stroke(draw, x, y, random):
    angle, length = random.uniform(0, 6.3), random.uniform(5, 60)
    end = (x + length * numpy.cos(angle), y + length * numpy.sin(angle))
    draw.line((x, y, *end), fill=int(random.integers(0, 120)), width=int(random.integers(1, 5)))


def leaf(draw, x, y, random):
    size, turn = random.integers(6, 30), int(random.integers(0, 360))
    draw.chord((x, y, x + size, y + size * 1.6), turn, turn + 150 + int(random.integers(0, 200)), fill=int(random.integers(40, 200)))


def cells(random):
    y, x = numpy.mgrid[0:SIDE, 0:SIDE]
    nearest = numpy.min([(x - point[0]) ** 2 + (y - point[1]) ** 2 for point in random.random((60, 2)) * SIDE], axis=0) ** 0.5
    return nearest / nearest.max()


def texture(index):
    """One of ten kinds of texture, in two colours, with a little grain."""
    random = numpy.random.default_rng(100 + index)
    y, x = numpy.mgrid[0:SIDE, 0:SIDE]
    kinds = [
        lambda: cloud(5 + index // 20, random),
        lambda: (numpy.sin(x / random.uniform(4, 40) + 6 * cloud(4, random)) + 1) / 2,
        lambda: (x // random.integers(8, 60) + y // random.integers(8, 60)) % 2,
        lambda: cells(random),
        lambda: cloud(8, random).round(1),
        lambda: drawn(random.integers(30, 300), shape, 30, random),
        lambda: drawn(random.integers(100, 900), stroke, 220, random),
        lambda: (x % random.integers(10, 60) < 3) | (y % random.integers(10, 60) < 3),
        lambda: cloud(7, random) > 0.5,
        lambda: drawn(1500, leaf, 60, random),
    ]
    first, second = random.integers(0, 256, (2, 3))
    pixels = first + (second - first) * kinds[index % 10]()[..., None].astype(float) + random.normal(0, 3, (SIDE, SIDE, 1))
    return Image.fromarray(pixels.clip(0, 255).astype("uint8"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--analyze", type=pathlib.Path, default=ROOT / ".build/release/analyze")
    parser.add_argument("--photos", type=pathlib.Path, help="a folder of pictures without text")
    parser.add_argument("--keep", type=pathlib.Path, help="where the pictures are kept")
    options = parser.parse_args()
    Image.MAX_IMAGE_PIXELS = None
    photos = sorted(path for path in options.photos.rglob("*") if path.suffix.lower() in SUFFIXES) if options.photos else []
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for index in range(len(photos) + 100):
            picture = Image.open(photos[index]).convert("RGB") if index < len(photos) else texture(index - len(photos))
            scale = (12e6 / (picture.width * picture.height)) ** 0.5 if index % 2 else min(1, 1600 / max(picture.size))
            size = [max(1, round(side * scale)) for side in picture.size]
            name = photos[index].stem if index < len(photos) else "texture"
            picture.resize(size, Image.Resampling.BICUBIC).save(folder / f"{index:03}-{name}.jpg", quality=88)
        command = [options.analyze, "--types", "text", "--format", "jsonl", folder]
        answers = [json.loads(line) for line in subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout.splitlines()]
    read = [answer for answer in answers if answer.get("lines")]
    for answer in read:
        print(os.path.basename(answer["image"]), [(line["text"], round(line["confidence"], 2)) for line in answer["lines"]])
    print(f"{len(read)} of {len(answers)} pictures give text.")


if __name__ == "__main__":
    main()
