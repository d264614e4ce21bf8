#!/usr/bin/env python3
"""Measures how far a sharp edge of text takes from half of its contrast to a quarter, in pixels.

usage: sharp_edges.py [FONT …]

Draws 400 words in 9 to 28 pixels in the fonts, dark on light, keeps them as PNG and as JPEG at two qualities, and looks at them
as the strips of lines are: 48 rows from a little above the ink to a little below. Prints the percentiles of the distances at the
first and the last column of ink, and of those at its top and foot. Without fonts, it takes the TrueType fonts below
/usr/share/fonts. Needs Pillow and NumPy.
"""
import io
import pathlib
import random
import sys

import numpy
from PIL import Image, ImageDraw, ImageFont

ROWS = 48
WORDS = "Garden Summer Ticket Offer Window Market price Delivery House BREAD Lemon Kitchen River Paper Station".split()
PERCENTILES = (50, 75, 90, 95)


def threshold(contrast):
    """Otsu's, of numbers from 0 to 255."""
    counts = numpy.bincount(contrast.ravel(), minlength=256)
    below, sums = counts.cumsum(), (counts * numpy.arange(256)).cumsum()
    above = below[-1] - below
    with numpy.errstate(divide="ignore", invalid="ignore"):
        distance = (sums[-1] - sums) / above - sums / below
        return int(numpy.nanargmax(numpy.where((below > 0) & (above > 0), below * above * distance**2, -1)))


def word(fonts):
    """A drawn word and the brightness of its ground."""
    font = ImageFont.truetype(str(random.choice(fonts)), random.randint(9, 28))
    ground, ink = random.randint(150, 255), random.randint(0, 90)
    picture = Image.new("L", (300, 60), ground)
    ImageDraw.Draw(picture).text((20 + random.random(), 15), random.choice(WORDS), font=font, fill=ink)
    return picture, ground


def fades(picture, ground):
    """The distances across and along columns; none where there is no ink."""
    rows, columns = numpy.where(numpy.abs(numpy.asarray(picture).astype(int) - ground) > 60)
    if not len(rows):
        return [], []
    height = rows.max() + 1 - rows.min()
    top, left = rows.min() - 0.2 * height, columns.min() - 0.3 * height
    scale = ROWS / (1.4 * height)
    width = int((columns.max() + 1 - columns.min() + 0.6 * height) * scale)
    strip = picture.transform(
        (width, ROWS), Image.Transform.AFFINE, (1 / scale, 0, left, 0, 1 / scale, top), Image.Resampling.BILINEAR)
    contrast = numpy.abs(numpy.asarray(strip).astype(int) - int(numpy.median(strip)))
    bound = threshold(contrast)

    def ends(of, axis):
        found = numpy.where((contrast > of).any(axis))[0]
        return found[0], found[-1]

    return [[abs(a - b) / scale for a, b in zip(ends(bound, axis), ends(bound // 2, axis))] for axis in (0, 1)]


def main():
    random.seed(5)
    fonts = sys.argv[1:] or sorted(pathlib.Path("/usr/share/fonts").rglob("*.ttf"))
    for quality in (None, 90, 75):
        across, along = [], []
        for _ in range(400):
            picture, ground = word(fonts)
            if quality:
                stored = io.BytesIO()
                picture.save(stored, "JPEG", quality=quality)
                picture = Image.open(stored)
            for all_of_them, some in zip((across, along), fades(picture, ground)):
                all_of_them += some
        print("PNG" if quality is None else f"JPEG {quality}", *(
            " ".join(f"{numpy.percentile(values, each):.2f}" for each in PERCENTILES) for values in (across, along)), sep="   ")


if __name__ == "__main__":
    main()
