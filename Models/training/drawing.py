"""Draws lines of text as the recogniser would see them: from screens, paper and photos, sharp or not."""
import math
import re
import subprocess

import cv2
import numpy as np
from bidi.algorithm import get_display
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from reading import HEIGHT
from scripts import SCRIPTS

# Latin words in a row, with the signs between them and before them, but not those after them.
LATIN = re.compile(r"[-/~$_]*[A-Za-z](?:[!-~ ]*[A-Za-z0-9/])?")


class Fonts:
    """The installed fonts that have the script's letters, by family."""

    def __init__(self, script, random):
        self.script, self.random, self.characters = script, random, {}
        listed = subprocess.run(["fc-list", f":lang={script.font_language}", "file", "index"],
                                capture_output=True, text=True, check=True).stdout
        self.families = {}
        for line in sorted(set(listed.splitlines())):
            path, _, index = line.partition(":")
            index = re.search(r"index=(\d+)", index)
            if path.endswith((".ttf", ".otf", ".ttc")) and not script.is_odd(path):
                name = re.sub(r"([-_].*|\.ttf|\.otf|\.ttc)$", "", path.rsplit("/", 1)[1])
                self.families.setdefault(name, []).append((path, int(index[1]) & 0xFFFF if index else 0))
        self.usual = [name for name in self.families if script.is_usual(name)]

    def font(self, text, size):
        """A font that has all the characters; None where the first one drawn lacks some."""
        if not text.strip():
            text = self.script.tall[:1]
        names = self.usual if self.random.random() < 0.6 else list(self.families)
        path, index = self.random.choice(self.families[self.random.choice(names)])
        if (path, index) not in self.characters:
            self.characters[path, index] = set(TTFont(path, fontNumber=index, lazy=True).getBestCmap())
        if any(ord(character) not in self.characters[path, index] for character in text if character != " "):
            return None
        layout = ImageFont.Layout.RAQM if self.script.right_to_left else ImageFont.Layout.BASIC
        return ImageFont.truetype(path, size, index=index, layout_engine=layout)


class Drawing:
    """Draws for one script; `numbers` is NumPy's generator."""

    def __init__(self, script, random, numbers):
        self.script, self.random, self.numbers = script, random, numbers
        self.fonts = Fonts(script, random)
        # Pages set Latin words among other letters in fonts of their own.
        self.latin = None if script is SCRIPTS["Cyrl"] else Fonts(SCRIPTS["Cyrl"], random)

    def line(self, text, longest):
        """A picture of HEIGHT rows and what it says from left to right; None where it cannot be drawn.

        Words that would make it wider than `longest` columns are left out.
        """
        size = round(float(np.exp(self.numbers.uniform(np.log(11), np.log(44)))))
        latin = LATIN.findall(text) if self.latin and self.random.random() < 0.8 else []
        font = self.fonts.font(LATIN.sub("", text) if latin else text, size)
        second = self.latin.font("".join(latin), size) if latin else None
        if font is None or latin and second is None:
            return None
        _, top, _, bottom = font.getbbox(self.script.tall, anchor="ls")
        high = max(bottom - top, 6)
        while True:
            pieces = self.pieces(text, font, second)
            width = math.ceil(sum(font.getlength(piece) for piece, font, _ in pieces))
            if width <= longest / HEIGHT * high * 1.3 or " " not in text:
                break
            text = text.rsplit(" ", 1)[0]
        if not text.strip() or width < 2:
            return None
        said = "".join(get_display(piece, base_dir="R") if turned else piece for piece, _, turned in pieces)
        picture = self.drawn(pieces, width, top, bottom, size)
        return self.worn(self.cut(picture, high, size)), said

    def pieces(self, text, font, second):
        """Text, font and whether it runs to the left, of each piece from left to right; Latin ones may have another font."""
        turned = self.script.right_to_left
        if second is None:
            return [(text, font, turned)]
        pieces, at = [], 0
        for latin in LATIN.finditer(text):
            pieces += [(text[at:latin.start()], font, turned), (latin[0], second, False)]
            at = latin.end()
        pieces = [piece for piece in [*pieces, (text[at:], font, turned)] if piece[0]]
        return pieces[::-1] if turned else pieces

    def colours(self):
        draw, numbers = self.random, self.numbers
        if draw.random() < 0.75:
            ground, ink = numbers.integers(225, 256, 3), numbers.integers(0, 80 if draw.random() < 0.7 else 170, 3)
            return (ink, ground) if draw.random() < 0.25 else (ground, ink)
        ground, ink = numbers.integers(0, 256, 3), numbers.integers(0, 256, 3)
        return (ground, ink) if abs(int(ground.sum()) - int(ink.sum())) >= 200 else (np.full(3, 240), np.full(3, 30))

    def drawn(self, pieces, across, top, bottom, size):
        ground, ink = (tuple(map(int, colour)) for colour in self.colours())
        high = max(bottom - top, 6)
        width, height = across + 2 * size, 2 * high + 2 * size
        image = Image.new("RGB", (width, height), ground)
        draw = ImageDraw.Draw(image)
        y = height // 2 - (top + bottom) // 2
        x = float(size)
        for piece, font, turned in pieces:
            draw.text((x, y), piece, font=font, fill=ink, anchor="ls", **({"direction": "rtl"} if turned else {}))
            x += font.getlength(piece)
        if self.random.random() < 0.06:
            under = y + bottom - high // 8 + self.random.randint(0, 2)
            draw.line((size, under, width - size, under), fill=ink, width=max(1, size // 16))
        picture = np.asarray(image)
        if self.random.random() < 0.12:
            shade = self.numbers.normal(0, self.random.uniform(3, 18), (3, 6, 3)).astype(np.float32)
            shade = cv2.resize(shade, (width, height), interpolation=cv2.INTER_CUBIC)
            picture = np.clip(picture + shade, 0, 255).astype(np.uint8)
        return picture

    def cut(self, picture, high, margin):
        """The line with margins like the detector's, a little tilted or slanted at times."""
        draw = self.random
        rows, columns = picture.shape[:2]
        tall, middle = high * draw.uniform(1.08, 1.75), rows / 2 + high * draw.gauss(0, 0.05)
        left, right = margin - high * draw.uniform(0.08, 0.55), columns - margin + high * draw.uniform(0.08, 0.55)
        width = max(int(np.ceil((right - left) / tall * HEIGHT)), 16)
        rise = draw.gauss(0, 0.006 if draw.random() < 0.7 else 0.02) * (0.3 if right - left > 12 * tall else 1) * (right - left)
        slant = draw.gauss(0, 0.04) * tall if draw.random() < 0.3 else 0
        corners = np.float32([[left, middle - tall / 2 - rise / 2], [right, middle - tall / 2 + rise / 2],
                              [left + slant, middle + tall / 2 - rise / 2]])
        if draw.random() < 0.35:
            picture = cv2.GaussianBlur(picture, (0, 0), draw.uniform(0.3, 1.1) * max(1, tall / 40))
        if tall > 1.25 * HEIGHT:
            picture = cv2.blur(picture, (int(tall / HEIGHT),) * 2)
        place = cv2.getAffineTransform(corners, np.float32([[0, 0], [width, 0], [0, HEIGHT]]))
        return cv2.warpAffine(picture, place, (width, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)

    def worn(self, strip):
        """With noise, compression, and less contrast, each at times."""
        draw = self.random
        if draw.random() < 0.25:
            strip = np.clip(strip + self.numbers.normal(0, draw.uniform(2, 14), strip.shape), 0, 255).astype(np.uint8)
        if draw.random() < 0.2:
            strip = cv2.imdecode(cv2.imencode(".jpg", strip, [cv2.IMWRITE_JPEG_QUALITY, draw.randint(30, 85)])[1], 1)
        if draw.random() < 0.15:
            changed = (strip.astype(np.float32) - 128) * draw.uniform(0.4, 0.9) + 128 + draw.uniform(-30, 30)
            strip = np.clip(changed, 0, 255).astype(np.uint8)
        return strip
