"""Letters: scanned, lying on their side, and sent by fax."""

from ..canvas import Canvas, Style
from ..effects import paper, uneven_light, worn_edges
from ..fonts import Face
from ..paragraphs import paragraph
from ..placing import place_flat, quarter_turns
from ..sample import Sample
from ..scenes import plaster

A4_AT_200_DPI = (1654, 2339)
BODY = [
    "Thank you for lending us the survey maps of the old harbour. They arrived safely, and two volunteers "
    "have begun to compare them with the drawings that came to light during the repair of the roof.",
    "We would like to show twelve of the sheets in our reading room this summer. The cases are locked, the "
    "light is kept below fifty lux, and a member of staff is present whenever the room is open. The sheets "
    "would be insured from the day they leave your house until the day they return.",
    "If you agree, please sign the enclosed form and send it back before the end of the month. For questions "
    "about the loan you can reach me at (413) 555-0142 on weekdays between nine and four, or at any time by "
    "writing to maps@northgate.example.org.",
    "The opening is planned for June 12, 2026, and it would be a great pleasure to see you among the guests. "
    "A few words about how the maps were found again would certainly be welcome.",
]


def sheet() -> Canvas:
    canvas = Canvas(*A4_AT_200_DPI)
    body = Style(Face.SERIF, 34)
    small = Style(Face.SERIF, 28)
    canvas.text(190, 220, "Northgate Community Library", Style(Face.SERIF_BOLD, 52))
    canvas.text(190, 268, "Maps and Local History", small)
    for row, string in enumerate(["27 Mill Lane", "Northampton, MA 01060", "www.northgate.example.org"]):
        canvas.text(1464, 220 + row * 38, string, small, "right")
    canvas.rule(190, 330, 1464, (0, 0, 0), 2)
    for row, string in enumerate(["Mr. Edwin Pallister", "1305 Old Ferry Road", "Amherst, MA 01002"]):
        canvas.text(190, 470 + row * 46, string, body)
    canvas.text(190, 700, "April 3, 2026", body)
    canvas.text(190, 820, "Loan of the harbour survey maps", Style(Face.SERIF_BOLD, 34))
    canvas.text(190, 910, "Dear Mr. Pallister,", body)
    y = 990.0
    for part in BODY:
        y = paragraph(canvas, 190, y, 1274, part, body, 48) + 24
    canvas.text(190, y + 20, "Yours sincerely,", body)
    canvas.text(190, y + 190, "Honora Quill", body)
    canvas.text(190, y + 236, "Keeper of Maps", body)
    address(canvas, "27 Mill Lane", "Northampton", "01060")
    address(canvas, "1305 Old Ferry Road", "Amherst", "01002")
    canvas.datum("link", "www.northgate.example.org", url="http://www.northgate.example.org")
    canvas.datum("phoneNumber", "(413) 555-0142", e164="+14135550142")
    canvas.datum("emailAddress", "maps@northgate.example.org", address="maps@northgate.example.org")
    canvas.datum("date", "April 3, 2026", iso="2026-04-03")
    canvas.datum("date", "June 12, 2026", iso="2026-06-12")
    return canvas


def address(canvas: Canvas, street: str, city: str, zip: str) -> None:
    canvas.datum("postalAddress", f"{street}\n{city}, MA {zip}", street=street, city=city, state="MA", zip=zip)


def scanned(turn: float, seed: int) -> Canvas:
    """The sheet as a flatbed scanner sees it, not quite straight."""
    canvas = sheet()
    canvas.image = worn_edges(canvas.image, seed, 14)
    scene = plaster(*A4_AT_200_DPI, seed + 1, (246, 246, 246))
    place_flat(scene, canvas, 0, 0, 1, turn)
    scene.image = paper(scene.image, seed + 2, (0.97, 0.97, 0.965), 1.2)
    return scene


def scan() -> Sample:
    return Sample("letter.jpg", "letter", scanned(0.6, 41), quality=60, dpi=200, grey=True)


def sideways() -> Sample:
    """The letter turned a quarter clockwise, as it comes out of a feeder, at 150 dpi."""
    flat = scanned(-0.4, 44)
    scene = plaster(1240, 1754, 47, (246, 246, 246))
    place_flat(scene, flat, 0, 0, 0.75, 0)
    quarter_turns(scene, 1)
    scene.image = uneven_light(scene.image, 0.08, (0.5, 0.5))
    return Sample("letter-sideways.jpg", "rotated", scene, quality=66, dpi=150, grey=True)


def fax() -> Sample:
    """Two bilevel pages in one TIFF file."""
    first = Canvas(1728, 1240)
    body = Style(Face.OFFICE, 36)
    first.text(140, 150, "FAX", Style(Face.OFFICE_BOLD, 84))
    first.text(1588, 150, "Page 1 of 2", body, "right")
    rows = [
        "To: Kestrel Marine Supplies",
        "From: Harbour Office, Berth 4",
        "Fax: (207) 555-0150",
        "Date: 2026-02-09",
    ]
    for row, string in enumerate(rows):
        first.text(140, 260 + row * 60, string, body)
    first.rule(140, 490, 1588, (0, 0, 0), 3)
    order = (
        "Please send us the ropes and fenders listed on the next page with the Thursday boat. "
        "If anything is out of stock, ring the office before noon so that we can look elsewhere."
    )
    paragraph(first, 140, 590, 1448, order, body, 62)
    first.datum("phoneNumber", "(207) 555-0150", e164="+12075550150")
    first.datum("date", "2026-02-09", iso="2026-02-09")
    second = Canvas(1728, 1240)
    second.text(1588, 150, "Page 2 of 2", body, "right")
    items = ["6 mooring ropes, 20 m", "4 round fenders, white", "2 boat hooks, wooden", "1 signal lamp with battery"]
    for row, string in enumerate(items):
        second.text(140, 300 + row * 80, string, body)
    second.text(140, 740, "Order office: orders@kestrel.example.com", body)
    second.datum("emailAddress", "orders@kestrel.example.com", address="orders@kestrel.example.com")
    return Sample("fax-two-pages.tiff", "letter", first, dpi=200, further_pages=[second])
