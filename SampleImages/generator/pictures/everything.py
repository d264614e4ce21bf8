"""One picture with text, a QR code, a barcode, and every common kind of data."""

from ..canvas import BLACK, WHITE, Canvas, Style
from ..effects import blur, sensor_noise, uneven_light
from ..fonts import Face
from ..placing import place, place_flat
from ..sample import Sample
from ..scenes import wood


def flyer() -> Canvas:
    canvas = Canvas(760, 1000, (253, 243, 214))
    teal, ink = (0, 92, 96), (40, 36, 30)
    canvas.box(0, 0, 760, 180, teal)
    canvas.text(380, 122, "REPAIR CAFE", Style(Face.POSTER, 124, WHITE), "centre")
    canvas.text(380, 250, "Bring what is broken.", Style(Face.HUMANIST_BOLD, 46, ink), "centre")
    canvas.text(380, 306, "We mend it together.", Style(Face.HUMANIST_BOLD, 46, ink), "centre")
    canvas.text(60, 400, "October 10, 2026", Style(Face.HUMANIST_BOLD, 50, teal))
    details = [
        "54 Weaver Street",
        "Providence, RI 02903",
        "(401) 555-0184",
        "mend@repair.example.org",
        "https://repair.example.org",
    ]
    for row, string in enumerate(details):
        canvas.text(60, 474 + row * 54, string, Style(Face.HUMANIST, 42, ink))
    canvas.qr(480, 750, 8, "https://repair.example.org/october")
    for row, string in enumerate(["Scan for", "the list of", "open tables"]):
        canvas.text(60, 800 + row * 54, string, Style(Face.HUMANIST, 42, ink))
    canvas.datum("date", "October 10, 2026", iso="2026-10-10")
    canvas.datum("postalAddress", "\n".join(details[:2]), street=details[0], city="Providence", state="RI", zip="02903")
    canvas.datum("phoneNumber", details[2], e164="+14015550184")
    canvas.datum("emailAddress", details[3], address=details[3])
    canvas.datum("link", details[4], url=details[4])
    return canvas


def parts_bag() -> Canvas:
    canvas = Canvas(560, 420, (255, 255, 255))
    canvas.box(0, 0, 560, 84, (236, 112, 30))
    canvas.text(30, 60, "FUSES 2 A, PACK OF 10", Style(Face.SANS_BOLD, 40, WHITE))
    canvas.text(30, 140, "Glass, 5 x 20 mm, 250 V", Style(Face.SANS, 34, BLACK))
    canvas.ean13(138, 180, 3, 150, "2400598765431")
    canvas.text(280, 378, "2 400598 765431", Style(Face.MONO, 34, BLACK), "centre")
    return canvas


def ticket() -> Canvas:
    canvas = Canvas(560, 300, (214, 232, 240))
    canvas.frame(14, 14, 546, 286, (40, 70, 100), 4)
    canvas.text(280, 90, "Toaster, table 7", Style(Face.ROUND, 46, (30, 50, 76)), "centre")
    canvas.text(280, 160, "Repaired by Wren", Style(Face.HUMANIST, 40, (30, 50, 76)), "centre")
    canvas.text(280, 236, "Paid: $12.00", Style(Face.HUMANIST_BOLD, 48, (30, 50, 76)), "centre")
    canvas.datum("money", "$12.00", amount="12.00", currency="USD")
    return canvas


def desk() -> Sample:
    """A flyer, a bag of fuses and a ticket on a workbench, each at its own angle."""
    scene = wood(1500, 1150, 91, (150, 116, 84))
    place(scene, flyer(), ((96, 92), (776, 66), (812, 1010), (70, 1034)), shadow=10)
    place_flat(scene, parts_bag(), 880, 110, 0.92, 5, shadow=8, radius=16)
    place_flat(scene, ticket(), 900, 680, 0.9, -7, shadow=6)
    scene.image = uneven_light(scene.image, 0.4, (0.35, 0.1))
    scene.image = sensor_noise(blur(scene.image, 0.7), 92, 3)
    return Sample("everything.jpg", "everything", scene, quality=80)
