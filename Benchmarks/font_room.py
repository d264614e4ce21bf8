#!/usr/bin/env python3
"""Measures the room that Latin fonts keep around lines of letters: how a line's place goes from ink to ascender and descender.

usage: font_room.py FOLDER...

Takes one font of each family below the folders, and lines of 45 to 75 characters, as print has them, and of 15 to 45, as signs
and forms have them, of Debian's copy of the GPL. Prints the mean room above, below and beside their ink as shares of the ink's
height. Needs fontTools. Figures are of the fonts of Debian's packages fonts-*.
"""
import argparse
import pathlib
import random
import re
import statistics

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont, TTLibError

TEXT = pathlib.Path("/usr/share/common-licenses/GPL-3")
LINES_A_FONT, LENGTHS = 12, [(45, 75), (15, 45)]


def families(folders):
    """One file of each family: what comes before the first hyphen of a file's name is the family's."""
    files = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix.lower() in (".ttf", ".otf"):
                files.setdefault(path.stem.split("-")[0], path)
    return files.values()


class Font:
    def __init__(self, path):
        file = TTFont(path)
        names, self.glyphs = file.getBestCmap(), file.getGlyphSet()
        self.glyph = {letter: names[ord(letter)] for letter in map(chr, [*range(65, 91), *range(97, 123)])}
        self.ascender, self.descender = file["OS/2"].sTypoAscender, file["OS/2"].sTypoDescender

    def bounds(self, letter):
        pen = BoundsPen(self.glyphs)
        self.glyphs[self.glyph[letter]].draw(pen)
        return pen.bounds

    def room(self, line):
        """Above, below and beside a line's ink, over its height."""
        boxes = [self.bounds(letter) for letter in line if letter != " "]
        top, foot = max(box[3] for box in boxes), min(box[1] for box in boxes)
        beside = (boxes[0][0] + self.glyphs[self.glyph[line[-1]]].width - boxes[-1][2]) / 2
        return [room / (top - foot) for room in (self.ascender - top, foot - self.descender, beside)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    options = parser.parse_args()
    words = re.findall(r"[A-Za-z]{2,}", TEXT.read_text())
    for least, most in LENGTHS:
        draw, rooms, count = random.Random(1), [], 0
        for path in families(options.folders):
            try:
                font = Font(path)
                for _ in range(LINES_A_FONT):
                    start = draw.randrange(len(words) - most)
                    line = " ".join(words[start:start + most])[:draw.randrange(least, most + 1)].strip()
                    rooms.append(font.room(line))
                count += 1
            except (TTLibError, KeyError, TypeError, AssertionError):  # no Latin letters, or a damaged file
                continue
        above, below, beside = (statistics.mean(column) for column in zip(*rooms))
        print(f"{count} families, lines of {least} to {most}: "
              f"above {above:.3f}, below {below:.3f}, beside {beside:.3f} of the ink's height")


if __name__ == "__main__":
    main()
