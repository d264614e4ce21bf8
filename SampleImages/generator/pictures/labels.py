"""Labels with barcodes."""

from ..canvas import BLACK, Canvas, Style
from ..effects import blur, paper, sensor_noise, uneven_light, worn_edges
from ..fonts import Face
from ..paragraphs import paragraph
from ..placing import place
from ..sample import Sample
from ..scenes import wood
from ..symbols import code128_modules

TRACKING = "1Z999AA10123456784"


def shipping() -> Sample:
    """A parcel label from a thermal printer at 203 dpi: two addresses and a Code 128."""
    canvas = Canvas(812, 1218)
    small, body, big = Style(Face.OFFICE, 26), Style(Face.OFFICE_BOLD, 34), Style(Face.OFFICE_BOLD, 40)
    canvas.frame(14, 14, 798, 1204, BLACK, 4)
    canvas.text(44, 66, "FROM", Style(Face.OFFICE_BOLD, 24))
    sender = ["Kestrel Marine Supplies", "88 Cannery Wharf", "Portland, ME 04101"]
    for row, string in enumerate(sender):
        canvas.text(44, 104 + row * 36, string, small)
    canvas.text(768, 66, "2.4 KG", body, "right")
    canvas.rule(14, 210, 798, BLACK, 4)
    canvas.text(44, 260, "SHIP TO", Style(Face.OFFICE_BOLD, 24))
    receiver = ["Winifred Castellane", "1620 Juniper Hill Drive Apt 4", "Boulder, CO 80302"]
    for row, string in enumerate(receiver):
        canvas.text(44, 320 + row * 56, string, big)
    canvas.text(44, 496, "Tel 303-555-0126", small)
    canvas.rule(14, 530, 798, BLACK, 4)
    canvas.text(44, 600, "PRIORITY GROUND", Style(Face.OFFICE_BOLD, 48))
    canvas.rule(14, 640, 798, BLACK, 4)
    bars = 3 * len(code128_modules(TRACKING))
    canvas.code128((812 - bars) // 2, 690, 3, 260, TRACKING)
    canvas.text(406, 1000, "1Z 999 AA1 01 2345 6784", body, "centre")
    canvas.rule(14, 1040, 798, BLACK, 4)
    canvas.text(44, 1094, "Order 77-20418", small)
    canvas.text(44, 1140, "Leave with a neighbour if not at home", small)
    canvas.datum("postalAddress", "\n".join(sender[1:]), street=sender[1], city="Portland", state="ME", zip="04101")
    canvas.datum("postalAddress", "\n".join(receiver[1:]), street=receiver[1], city="Boulder", state="CO", zip="80302")
    canvas.datum("phoneNumber", "303-555-0126", e164="+13035550126")
    canvas.datum("trackingNumber", "1Z 999 AA1 01 2345 6784", number=TRACKING)
    canvas.image = worn_edges(canvas.image, 81, 12)
    return Sample("label-shipping.png", "label", canvas, dpi=203, grey=True)


def jam() -> Canvas:
    """The back of a jar: ingredients and an EAN-13 from the range for use inside shops."""
    canvas = Canvas(900, 700, (254, 250, 238))
    plum = (92, 24, 58)
    canvas.box(0, 0, 900, 120, plum)
    canvas.text(450, 84, "Plum & Ginger Jam", Style(Face.BOOK_BOLD, 68, (254, 246, 226)), "centre")
    body = Style(Face.OFFICE, 30, (36, 30, 30))
    contents = (
        "Ingredients: plums 62%, cane sugar, ginger 4%, lemon juice. Keep cool and dark. Once opened, eat "
        "within three weeks."
    )
    y = paragraph(canvas, 50, 186, 800, contents, body, 42)
    canvas.text(50, y + 20, "Net weight 340 g", Style(Face.OFFICE_BOLD, 34, (36, 30, 30)))
    canvas.text(50, y + 80, "Best before 2027-09-30", body)
    for row, string in enumerate(["Made by", "Hedgerow Kitchen", "hello@hedgerow.example.com"]):
        canvas.text(50, y + 160 + row * 42, string, body)
    canvas.box(500, 380, 868, 680, (255, 255, 255))
    canvas.ean13(540, 400, 3, 210, "2400512345671")
    canvas.text(682, 650, "2 400512 345671", Style(Face.MONO, 32, BLACK), "centre")
    canvas.datum("date", "2027-09-30", iso="2027-09-30")
    canvas.datum("emailAddress", "hello@hedgerow.example.com", address="hello@hedgerow.example.com")
    canvas.image = paper(canvas.image, 82, (1, 0.995, 0.985), 0.8)
    return canvas


def product() -> Sample:
    scene = wood(1100, 860, 83, (176, 158, 136))
    place(scene, jam(), ((104, 96), (1000, 64), (1012, 760), (88, 778)), shadow=10, radius=26)
    scene.image = uneven_light(scene.image, 0.4, (0.2, 0.2))
    scene.image = sensor_noise(blur(scene.image, 0.7), 84, 3)
    return Sample("label-product.jpg", "label", scene, quality=80)
