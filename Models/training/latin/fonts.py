"""Makes fonts to draw with: python3 -m latin.fonts PACKAGES INTO

PACKAGES is a folder into which Debian packages with fonts were unpacked (dpkg -x); README.md names those that were used. INTO
gets those that have Latin letters, with no more characters than lines are drawn with: a few of each family, one family in
five under `held-back`, the others under `learnt`.
"""
import hashlib
import random
import re
import sys
from collections import defaultdict
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from fontTools import subset
from fontTools.ttLib import TTFont
from PIL import Image, ImageFont

OF_A_FAMILY = 5
ODD = re.compile(r"Emoji|Symbol|Math|Braille|Music|dingbat|NonUni|Variable")
NEEDED = {ord(character) for character in "ABCXYZabcxyz0123456789.,-:()"}
KEPT = {*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x2027),
        *map(ord, "ȘșȚțƒẞ‰′″‹›€№™←↑→↓−∞≠≤≥≈■□▲▼●○★☆✓✔")}
NOT_KEPT = ["FFTM", "PfEd", "GSUB", "GDEF", "MATH", "BASE", "VDMX", "hdmx", "LTSH", "DSIG", "EBDT", "EBLC", "bdat", "bloc"]
UNLIKE = "abdeghnqrt"  # small letters that are no small capitals


def family(path):
    return re.sub(r"[-_].*", "", path.stem)


def is_held_back(path):
    """The same for all fonts of a family, whenever it is computed."""
    return int(hashlib.md5(family(path).encode()).hexdigest(), 16) % 5 == 0


def chosen(packages):
    """A few fonts of each family."""
    families = defaultdict(list)
    for path in sorted([*packages.rglob("*.ttf"), *packages.rglob("*.otf")]):
        if not ODD.search(str(path.relative_to(packages))):
            families[family(path)].append(path)
    draw = random.Random(1)
    return [path for name in sorted(families) for path in draw.sample(families[name], min(OF_A_FAMILY, len(families[name])))]


def has_capitals_only(path):
    """Whether small letters look like capitals, so that nobody could tell which are written."""
    font = ImageFont.truetype(path, 96, layout_engine=ImageFont.Layout.BASIC)
    for small in "xa":
        _, top, _, bottom = font.getbbox(small, anchor="ls")
        _, capital_top, _, capital_bottom = font.getbbox(small.upper(), anchor="ls")
        if bottom - top > 0.88 * (capital_bottom - capital_top):
            return True
    alike = sorted(likeness(font, small) for small in UNLIKE)
    return alike[4] > 0.75


def likeness(font, small):
    """How alike a small letter and its capital are when they are made equally large, up to 1."""
    pictures = []
    for letter in (small, small.upper()):
        mask = font.getmask(letter)
        if min(mask.size) < 2:
            return 1
        picture = Image.frombytes("L", mask.size, bytes(mask)).resize((32, 32), Image.Resampling.BILINEAR)
        pictures.append(np.asarray(picture, float).ravel())
    return np.corrcoef(*pictures)[0, 1]


def lessened(path, into):
    """Writes the font with what is kept of it; false where it has not what is needed."""
    try:
        font = TTFont(path)
        characters = set(font.getBestCmap() or ())
        if not characters >= NEEDED or has_capitals_only(path):
            return False
        options = subset.Options(hinting=False, layout_features=["kern"], name_IDs=[], notdef_outline=True)
        options.drop_tables += NOT_KEPT
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=KEPT & characters)
        subsetter.subset(font)
        font.save(into / ("held-back" if is_held_back(path) else "learnt") / path.name)
        return True
    except Exception as error:  # fonts can be broken in any way
        print(path, "cannot be used:", error, file=sys.stderr)
        return False


def main(packages, into):
    for folder in ("learnt", "held-back"):
        (into / folder).mkdir(parents=True, exist_ok=True)
    paths = chosen(packages)
    with Pool() as pool:
        written = sum(pool.starmap(lessened, ((path, into) for path in paths)))
    print(written, "of", len(paths), "fonts,", len(list((into / "held-back").iterdir())), "of them held back")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
