#!/usr/bin/env python3
"""Draws the table that emoji are recognised by: every emoji of Unicode's list as Noto Color Emoji draws it, made small.

    draw.py [FOLDER]    writes emoji.jpg and emoji.txt into the folder, Models/emoji unless named

Needs Debian's fonts-noto-color-emoji and unicode-data, and a Pillow (13.0 was used) that has Raqm. See README.md beside this file.
"""
import re
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

FONT = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
LIST = "/usr/share/unicode/emoji/emoji-test.txt"
# The font has one size of pictures: 136 by 128 pixels at 109 pixels to the em.
EM, WIDTH, HEIGHT = 109, 136, 128
# A thumbnail shows the square around an emoji's ink, a little enlarged: EmojiTable reads it so.
SIDE, MARGIN = 24, 1.08
COLUMNS = 60
# Paler than this, ink is not seen in a picture.
LEAST_ALPHA = 40
# Territories whose flags are those of others.
BORROWED = {"UM", "BV", "SJ", "HM", "EA", "CP", "DG", "MF"}


def listed():
    """Fully qualified sequences and their names."""
    for line in Path(LIST).read_text().splitlines():
        if found := re.match(r"([0-9A-F ]+)\s*; fully-qualified\s*# \S+ E[\d.]+ (.*)", line):
            yield "".join(chr(int(code, 16)) for code in found[1].split()), found[2]


def is_borrowed(sequence):
    return "".join(chr(ord(letter) - 0x1F1E6 + ord("A")) for letter in sequence) in BORROWED if all(
        0x1F1E6 <= ord(letter) <= 0x1F1FF for letter in sequence) else False


def drawn(font, sequence):
    """The picture, its colours multiplied with its alpha, in a frame that leaves room for any square around its ink."""
    if abs(font.getlength(sequence) - WIDTH) > 1:
        sys.exit(f"{sequence} is not one picture: is Pillow without Raqm, or the font of another version?")
    picture = Image.new("RGBA", (WIDTH, HEIGHT))
    ImageDraw.Draw(picture).text((0, -font.getbbox(sequence)[1]), sequence, font=font, embedded_color=True)
    return picture


def thumbnail(picture, ink):
    """On white, and the alpha."""
    side = max(ink[2] - ink[0], ink[3] - ink[1]) * MARGIN
    left, top = (ink[0] + ink[2] - side) / 2, (ink[1] + ink[3] - side) / 2
    frame = Image.new("RGBA", (3 * WIDTH, 3 * HEIGHT), (255, 255, 255, 0))
    frame.paste(picture, (WIDTH, HEIGHT))
    box = (left + WIDTH, top + HEIGHT, left + side + WIDTH, top + side + HEIGHT)
    on_white = Image.new("RGBA", frame.size, "white")
    on_white.alpha_composite(frame)
    return [image.resize((SIDE, SIDE), Image.Resampling.BOX, box=box)
            for image in (on_white.convert("RGB"), frame.getchannel("A").convert("RGB"))]


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    if not features.check("raqm"):
        sys.exit("This Pillow has no Raqm, without which sequences of characters come out one by one.")
    font = ImageFont.truetype(FONT, EM, layout_engine=ImageFont.Layout.RAQM)
    # The simplest sequence stands for all that look alike.
    known, rows = set(), []
    for sequence, name in sorted(listed(), key=lambda row: (is_borrowed(row[0]), len(row[0]))):
        picture = drawn(font, sequence)
        if picture.tobytes() in known:
            continue
        known.add(picture.tobytes())
        ink = picture.getchannel("A").point(lambda alpha: 255 * (alpha > LEAST_ALPHA)).getbbox()
        rows.append((sequence, ink, name, thumbnail(picture, ink)))
    height = -(-len(rows) // COLUMNS) * SIDE
    sheet = Image.new("RGB", (COLUMNS * SIDE, 2 * height))
    for index, (_, _, _, pictures) in enumerate(rows):
        place = (index % COLUMNS * SIDE, index // COLUMNS * SIDE)
        for part, picture in enumerate(pictures):
            sheet.paste(picture, (place[0], place[1] + part * height))
    # A WebP file of the same quality has half the size, and takes three times as long to read. With colours as soft as those of most
    # pictures, more emoji are known again than with sharp ones.
    sheet.save(folder / "emoji.jpg", quality=90, subsampling="4:2:0", optimize=True)
    lines = ["\t".join([" ".join(f"{ord(letter):X}" for letter in sequence), " ".join(map(str, ink)), name])
             for sequence, ink, name, _ in rows]
    (folder / "emoji.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
