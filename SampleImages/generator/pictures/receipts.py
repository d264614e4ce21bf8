"""A till receipt on thermal paper, photographed."""

from ..canvas import Canvas, Style
from ..effects import blur, faded_ink, paper, sensor_noise, uneven_light
from ..fonts import Face
from ..placing import place_flat, quarter_turns
from ..sample import Sample
from ..scenes import plaster, wood

PURCHASES = [
    ("OAT MILK 1L", "2.79"),
    ("SOURDOUGH LOAF", "5.50"),
    ("TOMATOES 0.84 KG", "3.35"),
    ("GREEN TEA 20 BAGS", "4.19"),
    ("OLIVE OIL 500ML", "11.90"),
    ("DARK CHOCOLATE", "2.49"),
    ("EGGS DOZEN", "6.25"),
]
SUMS = [("SUBTOTAL", "36.47"), ("TAX 9.25%", "3.37"), ("TOTAL", "39.84"), ("CARD 4021", "39.84")]


def roll() -> Canvas:
    """The receipt itself, flat."""
    canvas = Canvas(620, 1160)
    plain, bold = Style(Face.MONO, 28), Style(Face.MONO_BOLD, 34)
    canvas.text(310, 74, "LARKSPUR GROCERY", bold, "centre")
    for row, string in enumerate(["418 Larkspur Avenue", "Oakland, CA 94610", "Tel (510) 555-0136"]):
        canvas.text(310, 120 + row * 38, string, plain, "centre")
    canvas.rule(36, 226, 584, (0, 0, 0), 2)
    canvas.text(36, 268, "03/14/2026 17:42", plain)
    canvas.text(584, 268, "REG 2", plain, "right")
    y = 330
    for name, price in PURCHASES:
        canvas.text(36, y, name, plain)
        canvas.text(584, y, price, plain, "right")
        y += 42
    canvas.rule(36, y - 14, 584, (0, 0, 0), 2)
    y += 34
    for name, amount in SUMS:
        style = bold if name == "TOTAL" else plain
        canvas.text(36, y, name, style)
        canvas.text(584, y, amount, style, "right")
        y += 48
    y += 24
    for string in ["RETURNS WITHIN 14 DAYS", "WITH THIS RECEIPT", "shop.example.com", "THANK YOU"]:
        canvas.text(310, y, string, plain, "centre")
        y += 42
    canvas.datum(
        "postalAddress",
        "418 Larkspur Avenue\nOakland, CA 94610",
        street="418 Larkspur Avenue",
        city="Oakland",
        state="CA",
        zip="94610",
    )
    canvas.datum("phoneNumber", "(510) 555-0136", e164="+15105550136")
    canvas.datum("date", "03/14/2026 17:42", iso="2026-03-14T17:42:00")
    canvas.datum("link", "shop.example.com", url="http://shop.example.com")
    canvas.image = faded_ink(canvas.image, 11, 0.78)
    canvas.image = paper(canvas.image, 12, (0.97, 0.97, 0.965), 1.0)
    return canvas


def upright() -> Sample:
    scene = wood(900, 1300, 13, (112, 84, 60))
    place_flat(scene, roll(), 140, 70, 1.0, 2.6, shadow=9)
    scene.image = uneven_light(scene.image, 0.42, (0.3, 0.1))
    scene.image = sensor_noise(blur(scene.image, 0.6), 14, 2.5)
    return Sample("receipt.jpg", "receipt", scene, quality=78)


def upside_down() -> Sample:
    scene = plaster(760, 1240, 15, (92, 108, 104))
    place_flat(scene, roll(), 70, 40, 1.0, -1.4, shadow=6)
    quarter_turns(scene, 2)
    scene.image = uneven_light(scene.image, 0.3, (0.6, 0.2))
    scene.image = sensor_noise(scene.image, 16, 2.5)
    return Sample("receipt-upside-down.jpg", "rotated", scene, quality=76)
