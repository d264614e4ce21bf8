"""Words in many fonts and scripts."""
import numpy as np
from fontTools.ttLib import TTCollection, TTFont
from PIL import Image, ImageDraw, ImageFont


class Lettering:
    """Words in many fonts and scripts."""

    # Han, kana, Hangul, Arabic, Cyrillic, Greek, Hebrew, Devanagari, Thai
    RANGES = [(0x4E00, 0x9FA5), (0x3041, 0x30FA), (0xAC00, 0xD7A3), (0x621, 0x64A), (0x410, 0x44F), (0x391, 0x3C9),
              (0x5D0, 0x5EA), (0x905, 0x939), (0xE01, 0xE2E)]

    def __init__(self, fonts, words, draw):
        self.fonts, self.words, self.draw, self.covers, self.loaded = fonts, words, draw, {}, {}

    def cover(self, path):
        if path not in self.covers:
            font = TTCollection(path).fonts[0] if path.suffix == ".ttc" else TTFont(path, lazy=True)
            self.covers[path] = set(font.getBestCmap() or {})
        return self.covers[path]

    def word(self, covered):
        draw = self.draw
        if draw.random() < 0.2:
            return "".join(draw.choice("0123456789") for _ in range(draw.randrange(1, 8)))
        word = draw.choice(self.words)
        word = draw.choice([str, str, str.upper, str.upper, str.title])(word)
        return word if all(ord(letter) in covered for letter in word) else None

    def phrase(self, longest):
        """A font's path and what is written with it."""
        draw = self.draw
        path = draw.choice(self.fonts)
        covered = self.cover(path)
        scripts = [bounds for bounds in self.RANGES if bounds[0] in covered and bounds[1] - 1 in covered]
        count = draw.choice([1, 1, 1, 2, 3, 5, 8])
        if scripts and (draw.random() < 0.7 or ord("a") not in covered):
            low, high = draw.choice(scripts)
            letters = [code for code in (draw.randrange(low, high + 1) for _ in range(12 * count)) if code in covered]
            text = "".join(map(chr, letters))[:draw.randrange(1, 6 * count + 2)]
            if low not in (0x4E00, 0x3041):
                text = " ".join(text[index:index + 5] for index in range(0, len(text), 5))
        else:
            text = " ".join(filter(None, (self.word(covered) for _ in range(count))))
        return path, text[:longest].strip()

    def font(self, path, size):
        key = (path, size)
        if key not in self.loaded:
            if len(self.loaded) > 300:
                self.loaded.clear()
            self.loaded[key] = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
        return self.loaded[key]

    def mask(self, size, longest):
        """Letters, white on black, cropped to their ink; None where the font has none of them."""
        path, text = self.phrase(longest)
        if not text:
            return None
        font, draw = self.font(path, size), self.draw
        down = draw.random() < 0.04 and len(text) > 1
        gap = draw.choice([0, 0, 0, 0, draw.uniform(0.05, 0.5) * size])
        if down:
            rows = [font.getbbox(letter) for letter in text]
            picture = Image.new("L", (2 * size + 8, int(len(text) * 1.2 * size) + 2 * size))
            pen = ImageDraw.Draw(picture)
            for index, (letter, box) in enumerate(zip(text, rows)):
                pen.text((size - (box[0] + box[2]) / 2 + 4, 4 + index * 1.1 * size), letter, 255, font)
        else:
            width = int(font.getlength(text) + gap * len(text)) + 2 * size + 8
            if width > 4000:
                return None
            picture = Image.new("L", (width, 3 * size + 8))
            pen = ImageDraw.Draw(picture)
            if gap:
                x = float(size)
                for letter in text:
                    pen.text((x, size), letter, 255, font)
                    x += font.getlength(letter) + gap
            else:
                pen.text((size, size), text, 255, font)
        mask = np.asarray(picture)
        rows, columns = np.flatnonzero(mask.max(1) > 64), np.flatnonzero(mask.max(0) > 64)
        if len(rows) < 4 or len(columns) < 3:
            return None
        return mask[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
