"""An invoice with a table."""

from ..canvas import Canvas, Style
from ..fonts import Face
from ..sample import Sample

INK = (30, 30, 34)
GREY = (110, 112, 118)
ROWS = [
    ("Oak shelf board, 80 cm", "6", "24.50", "147.00"),
    ("Shelf bracket, brass", "12", "7.25", "87.00"),
    ("Linseed oil, 1 litre", "2", "18.90", "37.80"),
    ("Sanding and finishing", "3 h", "55.00", "165.00"),
    ("Delivery and fitting", "1", "60.00", "60.00"),
]


def invoice() -> Sample:
    """A clean page at 150 dpi."""
    canvas = Canvas(1240, 1500)
    bold = Style(Face.OFFICE_BOLD, 26, INK)
    body = Style(Face.OFFICE, 24, INK)
    canvas.text(90, 140, "INVOICE", Style(Face.OFFICE_BOLD, 60, INK))
    sender = [
        "Hollis Woodwork LLC",
        "73 Quarry Road",
        "Burlington, VT 05401",
        "(802) 555-0193",
        "office@hollis.example.com",
    ]
    for row, string in enumerate(sender):
        canvas.text(1150, 110 + row * 36, string, bold if row == 0 else body, "right")
    canvas.text(90, 250, "Bill to", Style(Face.OFFICE, 20, GREY))
    for row, string in enumerate(["Maple Court Bookshop", "510 Winter Street", "Montpelier, VT 05602"]):
        canvas.text(90, 290 + row * 36, string, body)
    for row, (name, value) in enumerate([("Invoice", "2026-0147"), ("Date", "May 5, 2026"), ("Due", "June 4, 2026")]):
        canvas.text(90, 460 + row * 38, name, Style(Face.OFFICE, 22, GREY))
        canvas.text(230, 460 + row * 38, value, body)
    table(canvas)
    canvas.text(90, 1260, "Please pay within 30 days and state the invoice number.", body)
    canvas.text(90, 1300, "Pay online at https://pay.example.com/hollis/2026-0147", body)
    canvas.text(90, 1410, "Thank you for your order!", bold)
    canvas.datum(
        "postalAddress",
        "73 Quarry Road\nBurlington, VT 05401",
        street=sender[1],
        city="Burlington",
        state="VT",
        zip="05401",
    )
    canvas.datum(
        "postalAddress",
        "510 Winter Street\nMontpelier, VT 05602",
        street="510 Winter Street",
        city="Montpelier",
        state="VT",
        zip="05602",
    )
    canvas.datum("phoneNumber", sender[3], e164="+18025550193")
    canvas.datum("emailAddress", sender[4], address=sender[4])
    canvas.datum("date", "May 5, 2026", iso="2026-05-05")
    canvas.datum("date", "June 4, 2026", iso="2026-06-04")
    canvas.datum("link", "https://pay.example.com/hollis/2026-0147", url="https://pay.example.com/hollis/2026-0147")
    return Sample("table-invoice.png", "table", canvas, dpi=150, grey=True)


def table(canvas: Canvas) -> None:
    body, bold = Style(Face.OFFICE, 24, INK), Style(Face.OFFICE_BOLD, 24, INK)
    top, height = 610, 60
    canvas.box(70, top, 1170, top + height, (228, 230, 234))
    cells(canvas, top + 39, ("Description", "Quantity", "Price", "Amount"), bold)
    for row, values in enumerate(ROWS, 1):
        cells(canvas, top + row * height + 39, values, body)
    bottom = top + (len(ROWS) + 1) * height
    for y in range(top, bottom + 1, height):
        canvas.rule(70, y, 1170, (150, 152, 158), 2)
    for x in (70, 590, 720, 870, 1168):
        canvas.box(x, top, x + 2, bottom, (150, 152, 158))
    for row, (name, amount) in enumerate([("Subtotal", "496.80"), ("Tax 6 %", "29.81"), ("Total USD", "526.61")]):
        y = bottom + 54 + row * 44
        canvas.text(1000, y, name, bold if row == 2 else body, "right")
        canvas.text(1150, y, amount, bold if row == 2 else body, "right")


def cells(canvas: Canvas, y: float, values: tuple[str, str, str, str], style: Style) -> None:
    """One row: a name on the left, three numbers on the right edges of their columns."""
    canvas.text(90, y, values[0], style)
    for right, value in zip((700, 850, 1150), values[1:], strict=True):
        canvas.text(right, y, value, style, "right")
