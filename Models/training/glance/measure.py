"""What a glance costs: python3 -m glance.measure PHOTOS FONTS --analyze PROGRAM

Draws one to three lines of 26 to 90 pixels on each of 100 photos of 12 megapixels, and counts the words that PROGRAM, LiveText's
`analyze`, reads of them with the network and without it. FONTS and PHOTOS are folders whose files were not learnt from.
"""
import argparse
import json
import os
import random
import re
import subprocess
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

PICTURES, WIDTH, HEIGHT = 100, 4000, 3000
WORDS = ("Harbour Street 27 open daily coffee and cake exit only Platform 4 no parking library room 12 fresh bread sale today "
         "welcome to the valley trail 3 km").split()
MODELS = Path(__file__).resolve().parents[2] / "installed"


def drawn(photo, fonts, draw):
    image = Image.open(photo).convert("RGB")
    scale = max(WIDTH / image.width, HEIGHT / image.height)
    image = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
    image = image.crop((0, 0, WIDTH, HEIGHT))
    pen = ImageDraw.Draw(image)
    for _ in range(draw.choice([1, 1, 2, 3])):
        start = draw.randrange(len(WORDS) - 4)
        text = " ".join(WORDS[start:start + draw.randrange(1, 5)])
        text = text.upper() if draw.random() < 0.3 else text
        font = ImageFont.truetype(str(draw.choice(fonts)), draw.randrange(26, 90))
        left, top, right, bottom = pen.textbbox((0, 0), text, font)
        if right - left < 20:
            continue
        x, y = draw.randrange(100, WIDTH - 100 - min(WIDTH - 300, right)), draw.randrange(100, HEIGHT - 150)
        if draw.random() < 0.4:
            plate = tuple(draw.randrange(150, 256) for _ in range(3))
            pen.rectangle((x + left - 15, y + top - 10, x + right + 15, y + bottom + 10), plate)
            colour = (20, 20, 40)
        else:
            behind = image.crop((x, y, x + max(9, right), y + max(9, bottom))).convert("L")
            colour = (255, 255, 250) if behind.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)) < 110 else (10, 10, 10)
        pen.text((x, y), text, colour, font)
    return image


def read(program, pictures, models):
    """How many words are read in each picture."""
    command = [program, "--types", "text", "--format", "jsonl", *pictures]
    output = subprocess.run(command, env={**os.environ, "LIVETEXT_MODELS": str(models)}, capture_output=True, text=True).stdout
    known = {word.lower() for word in WORDS if word.isalpha()}
    texts = [" ".join(line["text"] for line in json.loads(line)["lines"]) for line in output.splitlines()]
    return [sum(word in known for word in re.findall("[a-z]+", text.lower())) for text in texts]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("photos", type=Path)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--analyze", type=Path, required=True)
    options = parser.parse_args()
    draw, photos, fonts = random.Random(11), sorted(options.photos.iterdir()), sorted(options.fonts.iterdir())
    with tempfile.TemporaryDirectory() as scratch:
        without = Path(scratch) / "models"
        without.mkdir()
        for path in MODELS.iterdir():
            if path.name != "glance.onnx":
                (without / path.name).symlink_to(path)
        pictures = [Path(scratch) / f"{index:03}.jpg" for index in range(PICTURES)]
        for path in pictures:
            drawn(draw.choice(photos), fonts, draw).save(path, quality=88)
        for name, models in (("with", MODELS), ("without", without)):
            counts = read(options.analyze, pictures, models)
            print(f"{name} a glance: {sum(counts)} words in {sum(count > 0 for count in counts)} of {len(counts)} pictures")


if __name__ == "__main__":
    main()
