"""Draws lines of Latin text as the recogniser would see them: in many fonts, spaced closely or widely, worn, photographed."""
import math
import random
import re
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from fontTools.ttLib import TTFont
from latin.fonts import family
from latin.lines import Lines
from latin.wear import Wear
from PIL import Image, ImageDraw, ImageFont
from reading import HEIGHT

# Families that are drawn with oftener, as they are used oftener.
USUAL = re.compile(
    "Liberation|DejaVu|Nimbus|Roboto|Open|Lato|Inter|Carlito|Caladea|Arimo|Tinos|Cousine|texgyre|Free|Noto|C059|P052|Clear|"
    "Cantarell|STIX|Lin|Charis|Gentium|PT|Hack|JetBrains|Fira|Go|lm|Courier|cm")
TALL = "bdpgHl", "ÁÉpgqy|"  # text as high as lines get, and as they get more seldom
LONGEST, WIDEST = 2200, 3500  # columns: longer text is shortened, wider strips are not drawn


@lru_cache(1000)
def characters_of(path):
    return set(TTFont(path, lazy=True).getBestCmap())


@lru_cache(600)
def opened(path, size):
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def has(font, text):
    return all(ord(character) in characters_of(font.path) for character in text if character != " ")


def narrowed(strip, text, pitch):
    """The strip made as wide as `pitch` columns a character are, as far as that can be."""
    width = strip.shape[1]
    wanted = max(8, round(width * min(1.15, max(0.45, pitch * len(text) / width))))
    if wanted == width:
        return strip
    return cv2.resize(strip, (wanted, HEIGHT), interpolation=cv2.INTER_AREA if wanted < 0.75 * width else cv2.INTER_LINEAR)


@dataclass
class Setting:
    """How a line is set: spaces are `space` times the font's, and letters `track` further apart."""
    font: ImageFont.FreeTypeFont
    space: float
    track: float
    top: int
    bottom: int

    @property
    def high(self):
        return self.bottom - self.top

    def length(self, text):
        if self.track == 0:
            return sum(map(self.font.getlength, text.split(" "))) + text.count(" ") * self.font.getlength(" ") * self.space
        letters = sum(self.font.getlength(letter) + self.track for letter in text.replace(" ", ""))
        return letters + text.count(" ") * (self.font.getlength(" ") * self.space + self.track)

    def put(self, canvas, x, y, text, **look):
        look |= {"font": self.font, "anchor": "ls"}
        if self.track == 0 and self.space == 1:
            canvas.text((x, y), text, **look)
            return
        for part in re.split("( )", text) if self.track == 0 else text:
            if part == " ":
                x += self.font.getlength(" ") * self.space + self.track
            else:
                canvas.text((x, y), part, **look)
                x += self.font.getlength(part) + self.track


class Drawing:
    """Draws with the fonts of a folder that latin.fonts made; `held_back` fonts and text are others than those learnt."""

    def __init__(self, fonts, texts, alphabet, seed, held_back=False):
        self.random, self.numbers = random.Random(seed), np.random.default_rng(seed)
        self.lines = Lines(texts, self.random, alphabet.characters, held_back)
        self.wear = Wear(self.random, self.numbers)
        families = defaultdict(list)
        for path in sorted((fonts / ("held-back" if held_back else "learnt")).iterdir()):
            families[family(path)].append(str(path))
        self.families = list(families.values())
        self.usual = [paths for name, paths in families.items() if USUAL.match(name)] or self.families
        cv2.setNumThreads(1)

    def line(self):
        """A strip of HEIGHT rows, blue first, and what it says; None where that cannot be drawn."""
        text = self.lines.line()
        size = max(8, round(math.exp(self.numbers.uniform(math.log(8.5), math.log(44)))))
        setting = self.setting(text, size) if text else None
        if setting is None:
            return None
        while setting.length(text) > LONGEST / HEIGHT * setting.high * 1.3 and " " in text:
            text = text.rsplit(" ", 1)[0]
        across = math.ceil(setting.length(text))
        letters = text.replace(" ", "")
        if across < 3 or across > 60 * setting.high or setting.font.getlength(letters) < 0.12 * size * len(letters):
            return None
        ground, ink = self.colours()
        picture = self.drawn(text, setting, across, ground, ink)
        picture = self.wear.of_paper(picture, ground, ink, size)
        strip = self.cut(picture, setting.high, size)
        return (np.ascontiguousarray(strip[:, :, ::-1]), text) if strip.shape[1] <= WIDEST else None

    def setting(self, text, size):
        """None where the font that was drawn lacks characters."""
        draw = self.random
        font = opened(draw.choice(draw.choice(self.usual if draw.random() < 0.65 else self.families)), size)
        if not has(font, text):
            return None
        chance = draw.random()
        space = 1 if chance < 0.5 else draw.uniform(0.45, 1) if chance < 0.88 else draw.uniform(1, 2.2)
        chance = draw.random()
        track = size * (0 if chance < 0.82 else draw.uniform(-0.035, 0) if chance < 0.9 else draw.uniform(0.02, 0.3))
        if track > 0.08 * size:
            space = max(space, 1)
        if font.getlength(" ") < 0.08 * size:
            space *= 0.25 * size / max(1, font.getlength(" "))
        _, top, _, bottom = font.getbbox(TALL[draw.random() < 0.3], anchor="ls")
        return Setting(font, space, track, top, bottom) if bottom - top >= 4 else None

    def colour(self):
        return tuple(map(int, self.numbers.integers(0, 256, 3)))

    def colours(self):
        """Of the ground and of the ink, red first."""
        draw, numbers = self.random, self.numbers
        chance = draw.random()
        if chance < 0.72:
            ground, ink = numbers.integers(215, 256, 3), numbers.integers(0, 80 if draw.random() < 0.65 else 175, 3)
            return (ink, ground) if draw.random() < 0.25 else (ground, ink)
        while True:
            ground, ink = numbers.integers(0, 256, 3), numbers.integers(0, 256, 3)
            if abs((ground - ink) @ [0.3, 0.59, 0.11]) > (45 if chance > 0.9 else 90):
                return ground, ink

    def drawn(self, text, setting, across, ground, ink):
        """The line in the midst of a picture, with margins as wide as its letters are large."""
        draw, size, high = self.random, round(setting.font.size), setting.high
        image = Image.new("RGB", (across + 2 * size, 2 * high + 2 * size), tuple(map(int, ground)))
        canvas, fill = ImageDraw.Draw(image), tuple(map(int, ink))
        y = image.height // 2 - (setting.top + setting.bottom) // 2
        if draw.random() < 0.07:  # a shadow
            far = max(1, size // 14)
            right, down = draw.choice([(far, far), (-far, far), (0, far)])
            shadow = self.colour() if draw.random() < 0.3 else tuple(int(value * 0.5) for value in ground)
            setting.put(canvas, size + right, y + down, text, fill=shadow)
        outline = {"stroke_width": max(1, size // 18), "stroke_fill": self.colour()} if draw.random() < 0.03 else {}
        setting.put(canvas, size, y, text, fill=fill, **outline)
        if draw.random() < 0.14:
            self.draw_neighbours(canvas, setting, y, fill)
        self.draw_rules(canvas, image.size, setting, y, fill, ground)
        return np.asarray(image)

    def draw_neighbours(self, canvas, setting, y, fill):
        """The lines above and below, of which margins show a part."""
        draw, size = self.random, setting.font.size
        step = setting.high * draw.uniform(1.0, 1.5)
        for side in draw.choice([(1,), (-1,), (1, -1)]):
            other = self.lines.line() or "xpgl"
            if has(setting.font, other):
                canvas.text((size * draw.uniform(-1, 1), y + side * step), other, font=setting.font, fill=fill, anchor="ls")

    def draw_rules(self, canvas, extent, setting, y, fill, ground):
        """A line under the text, or those of a table around it, at times."""
        draw, (width, height), size, high = self.random, extent, round(setting.font.size), setting.high
        chance = draw.random()
        if chance < 0.05:
            under = y + setting.bottom - high // 8 + draw.randint(0, 2)
            canvas.line((size, under, width - size, under), fill=fill, width=max(1, size // 16))
        elif chance < 0.11:
            above = y + setting.top - draw.randint(1, max(2, high // 3))
            below = y + setting.bottom + draw.randint(0, max(1, high // 3))
            for row in draw.sample([above, below], draw.choice([1, 2])):
                colour = fill if draw.random() < 0.6 else tuple(int(value * 0.6) for value in ground)
                canvas.line((0, row, width, row), fill=colour, width=max(1, size // draw.choice([10, 16, 24])))
        elif chance < 0.14:
            before = size - draw.randint(3, max(4, high // 2))
            after = width - size + draw.randint(2, max(3, high // 2))
            for column in draw.sample([before, after], draw.choice([1, 2])):
                canvas.line((column, 0, column, height), fill=fill, width=max(1, size // 16))

    def cut(self, picture, high, margin):
        """The line with margins like the detector's, a little tilted or slanted at times, as a camera sees it."""
        draw = self.random
        rows, columns = picture.shape[:2]
        tall, middle = high * draw.uniform(1.05, 1.75), rows / 2 + high * draw.gauss(0, 0.05)
        left, right = margin - high * draw.uniform(0.05, 0.55), columns - margin + high * draw.uniform(0.05, 0.55)
        width = max(math.ceil((right - left) / tall * HEIGHT), 8)
        tilt = draw.gauss(0, 0.006 if draw.random() < 0.7 else 0.025) * (0.3 if right - left > 12 * tall else 1)
        rise, slant = tilt * (right - left), draw.gauss(0, 0.06) * tall if draw.random() < 0.3 else 0
        corners = np.float32([[left, middle - tall / 2 - rise / 2], [right, middle - tall / 2 + rise / 2],
                              [left + slant, middle + tall / 2 - rise / 2]])
        picture = self.wear.of_camera(picture, tall)
        if tall > 1.25 * HEIGHT:
            picture = cv2.blur(picture, (int(tall / HEIGHT),) * 2)
        place = cv2.getAffineTransform(corners, np.float32([[0, 0], [width, 0], [0, HEIGHT]]))
        return cv2.warpAffine(picture, place, (width, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
