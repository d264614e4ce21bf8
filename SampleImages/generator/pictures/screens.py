"""Screenshots: a mail window, a chat on a phone, a note, a game; and a slide."""

from ..canvas import WHITE, Canvas, Style
from ..fonts import Face
from ..paragraphs import broken, paragraph
from ..sample import Sample

INK = (32, 33, 36)
DIM = (95, 99, 104)
BLUE = (11, 87, 208)


def mail() -> Sample:
    """A mail program on a desktop, light, with 13 px text."""
    canvas = Canvas(1280, 800)
    canvas.box(0, 0, 1280, 48, (242, 245, 250))
    canvas.box(0, 48, 200, 800, (247, 249, 252))
    canvas.box(300, 9, 900, 39, (228, 233, 241), 15)
    canvas.text(20, 30, "Harbour Mail", Style(Face.SANS_BOLD, 16, INK))
    canvas.text(320, 29, "Search in mail", Style(Face.SANS, 13, DIM))
    canvas.box(12, 60, 188, 92, BLUE, 16)
    canvas.text(62, 81, "New message", Style(Face.SANS_MEDIUM, 13, WHITE))
    for row, (folder, count) in enumerate(
        [("Inbox", "12"), ("Starred", ""), ("Sent", ""), ("Drafts", "3"), ("Archive", "")]
    ):
        y = 124 + row * 32
        if row == 0:
            canvas.box(8, y - 20, 192, y + 10, (211, 227, 253), 15)
        canvas.text(28, y, folder, Style(Face.SANS_MEDIUM if row == 0 else Face.SANS, 13, INK))
        if count:
            canvas.text(176, y, count, Style(Face.SANS, 12, DIM), "right")
    inbox(canvas)
    message(canvas)
    return Sample("screenshot-mail.png", "screenshot", canvas)


def inbox(canvas: Canvas) -> None:
    messages = [
        ("Marta Lindqvist", "09:42", "Minutes of the garden meeting", "Thanks to everyone who came on"),
        ("Ferry Office", "08:15", "Timetable from 1 April", "The first boat now leaves at 6:40"),
        ("Tool Library", "Mon", "Your reservation is ready", "The cordless drill waits for you"),
        ("Elm Street Cycles", "Mon", "Service finished", "New brake pads, chain cleaned"),
        ("Weather Desk", "Sun", "Storm warning for the coast", "Gusts of up to 95 km/h expected"),
        ("Book Club", "Sat", "Next title chosen", "We read The Salt Path Keepers"),
    ]
    for row, (sender, time, subject, preview) in enumerate(messages):
        y = 78 + row * 84
        if row == 0:
            canvas.box(200, 50, 560, 134, (232, 240, 254))
        canvas.text(216, y, sender, Style(Face.SANS_BOLD, 13, INK))
        canvas.text(544, y, time, Style(Face.SANS, 11, DIM), "right")
        canvas.text(216, y + 21, subject, Style(Face.SANS, 13, INK))
        canvas.text(216, y + 41, preview, Style(Face.SANS, 12, DIM))
        canvas.rule(200, y + 56, 560, (225, 228, 232))
    canvas.box(560, 48, 561, 800, (225, 228, 232))


def message(canvas: Canvas) -> None:
    body = Style(Face.SANS, 13, INK)
    link = Style(Face.SANS, 13, BLUE)
    canvas.text(588, 90, "Minutes of the garden meeting", Style(Face.SANS_BOLD, 20, INK))
    canvas.draw.ellipse((588, 108, 624, 144), fill=(120, 144, 92))
    canvas.text(606, 132, "M", Style(Face.SANS_MEDIUM, 16, WHITE), "centre")
    canvas.text(636, 124, "Marta Lindqvist", Style(Face.SANS_BOLD, 13, INK))
    canvas.text(636, 142, "marta@garden.example.org", Style(Face.SANS, 12, DIM))
    canvas.text(1252, 124, "March 17, 2026", Style(Face.SANS, 12, DIM), "right")
    canvas.datum("emailAddress", "marta@garden.example.org", address="marta@garden.example.org")
    canvas.datum("date", "March 17, 2026", iso="2026-03-17")
    y = paragraph(canvas, 588, 190, 660, "Hello everyone,", body, 20) + 10
    first = (
        "Thanks to everyone who came on Saturday. We agreed to plant the apple trees before the end of the "
        "month, to repair the south fence, and to open the gate on Sundays from April. Please bring gloves; "
        "spades and barrows are in the shed behind the greenhouse."
    )
    y = paragraph(canvas, 588, y, 660, first, body, 20) + 10
    canvas.write(588, y, [("The full minutes are at", body), ("https://garden.example.org/minutes/17", link)])
    canvas.datum("link", "https://garden.example.org/minutes/17", url="https://garden.example.org/minutes/17")
    y += 30
    canvas.write(
        588, y, [("If the gate is locked, call Jonah at", body), ("(503) 555-0164", link), ("before noon.", body)]
    )
    canvas.datum("phoneNumber", "(503) 555-0164", e164="+15035550164")
    y = paragraph(canvas, 588, y + 30, 660, "See you among the trees,", body, 20)
    paragraph(canvas, 588, y, 660, "Marta", body, 20)
    canvas.frame(588, 430, 680, 462, (116, 119, 117))
    canvas.text(634, 451, "Reply", Style(Face.SANS_MEDIUM, 13, INK), "centre")
    canvas.frame(692, 430, 796, 462, (116, 119, 117))
    canvas.text(744, 451, "Forward", Style(Face.SANS_MEDIUM, 13, INK), "centre")


def chat() -> Sample:
    """A chat on a phone, dark."""
    canvas = Canvas(750, 1334, (16, 18, 20))
    pale, grey = (232, 234, 237), (154, 160, 166)
    canvas.text(40, 44, "18:24", Style(Face.MOBILE_BOLD, 26, pale))
    canvas.text(710, 44, "LTE 81%", Style(Face.MOBILE, 24, pale), "right")
    canvas.box(0, 64, 750, 164, (30, 33, 36))
    canvas.draw.ellipse((32, 80, 100, 148), fill=(168, 92, 74))
    canvas.text(66, 127, "P", Style(Face.MOBILE_BOLD, 34, WHITE), "centre")
    canvas.text(124, 110, "Pier 9 rowing crew", Style(Face.MOBILE_BOLD, 32, pale))
    canvas.text(124, 144, "Ines, Tomas, Wren", Style(Face.MOBILE, 24, grey))
    canvas.text(375, 212, "Today", Style(Face.MOBILE, 24, grey), "centre")
    y = bubble(canvas, 236, "Are we still on for the evening row?", "17:58", mine=False)
    y = bubble(canvas, y, "Yes! The wind drops after seven, the water should be flat.", "18:01", mine=True)
    y = bubble(canvas, y, "I sent the route, have a look: https://maps.example.com/pier-9", "18:05", mine=False)
    y = bubble(canvas, y, "Who has the key to the boat house?", "18:09", mine=False)
    y = bubble(canvas, y, "The harbour master has it, ring 415-555-0123 at the door.", "18:12", mine=True)
    y = bubble(canvas, y, "Perfect, I will bring tea and the good lamp.", "18:20", mine=False)
    canvas.datum("link", "https://maps.example.com/pier-9", url="https://maps.example.com/pier-9")
    canvas.datum("phoneNumber", "415-555-0123", e164="+14155550123")
    canvas.box(24, 1234, 726, 1306, (44, 48, 52), 36)
    canvas.text(60, 1280, "Message", Style(Face.MOBILE, 30, grey))
    return Sample("screenshot-chat-dark.png", "screenshot", canvas)


def bubble(canvas: Canvas, top: float, string: str, time: str, *, mine: bool) -> float:
    """A speech bubble as wide as its text needs; returns the top of the next one."""
    fill = (0, 74, 119) if mine else (44, 48, 52)
    style = Style(Face.MOBILE, 30, (232, 234, 237))
    lines = len(list(broken(string.split(), style, 490, 0)))
    left = 170 if mine else 32
    bottom = top + 30 + 42 * lines + 36
    canvas.box(left, top, left + 548, bottom, fill, 28)
    y = paragraph(canvas, left + 28, top + 48, 490, string, style, 42)
    canvas.text(left + 522, y + 2, time, Style(Face.MOBILE, 20, (154, 170, 182)), "right")
    return bottom + 20


def broken_values() -> Sample:
    """A narrow note in which a link, a phone number and an address run over the end of a line."""
    canvas = Canvas(720, 760, (255, 250, 232))
    canvas.box(0, 0, 720, 64, (247, 214, 112))
    canvas.text(32, 42, "Exhibition notes", Style(Face.HUMANIST_BOLD, 26, INK))
    body = Style(Face.HUMANIST, 26, INK)
    rows = [
        "Tickets for the lamp exhibition are sold at",
        "https://museum.example.org/exhibitions/",
        "harbour-lights/tickets",
        "until the evening before. For groups of more",
        "than ten visitors please ring +1 617-555-",
        "0188 and ask for the guided tour.",
        "",
        "Entrance for groups: 96 Lantern Street,",
        "Boston, MA 02110. Doors open at half past",
        "nine, and questions are answered by guided-",
        "tours@museum.example.org all week.",
    ]
    for row, string in enumerate(rows):
        if string:
            canvas.text(32, 130 + row * 50, string, body)
    canvas.datum(
        "link",
        "https://museum.example.org/exhibitions/\nharbour-lights/tickets",
        url="https://museum.example.org/exhibitions/harbour-lights/tickets",
    )
    canvas.datum("phoneNumber", "+1 617-555-\n0188", e164="+16175550188")
    canvas.datum(
        "postalAddress",
        "96 Lantern Street,\nBoston, MA 02110",
        street="96 Lantern Street",
        city="Boston",
        state="MA",
        zip="02110",
    )
    canvas.datum("emailAddress", "guided-\ntours@museum.example.org", address="guided-tours@museum.example.org")
    return Sample("note-broken-values.png", "screenshot", canvas)


def slide() -> Sample:
    canvas = Canvas(1280, 720, (250, 250, 248))
    navy, coral = (24, 42, 74), (222, 92, 70)
    canvas.box(0, 0, 28, 720, coral)
    canvas.text(96, 128, "Rain gardens in our streets", Style(Face.SANS_HEAVY, 54, navy))
    canvas.text(96, 178, "What two years of measuring have shown", Style(Face.SANS, 26, (92, 102, 120)))
    points = [
        "38 % less water in the storm drains",
        "Streets stay 2.4 °C cooler in July",
        "Upkeep: four visits a year for each bed",
        "Neighbours water the young trees",
    ]
    for row, point in enumerate(points):
        y = 270 + row * 66
        canvas.draw.ellipse((98, y - 20, 112, y - 6), fill=coral)
        canvas.text(132, y, point, Style(Face.SANS_MEDIUM, 30, navy))
    for column, (share, year) in enumerate([(0.35, "2023"), (0.62, "2024"), (0.9, "2025")]):
        left = 860 + column * 120
        canvas.box(left, 520 - 260 * share, left + 80, 520, (88, 142, 126))
        canvas.text(left + 40, 554, year, Style(Face.SANS, 22, navy), "centre")
    canvas.text(1040, 596, "Beds planted", Style(Face.SANS_BOLD, 22, navy), "centre")
    canvas.rule(96, 634, 1220, (208, 212, 220), 2)
    foot = Style(Face.SANS, 18, (92, 102, 120))
    canvas.text(96, 672, "Office for Street Trees", foot)
    canvas.text(640, 672, "trees@city.example.org", foot, "centre")
    canvas.text(1220, 672, "7 / 18", foot, "right")
    canvas.datum("emailAddress", "trees@city.example.org", address="trees@city.example.org")
    return Sample("slide.png", "slide", canvas)


def game() -> Sample:
    """What somebody says in a game: few letters, large and far apart."""
    canvas = Canvas(1160, 900, (46, 92, 70))
    for row in range(0, 560, 80):
        for column in range(0, 1160, 80):
            shade = (52, 104, 76) if (row + column) // 80 % 2 else (41, 84, 64)
            canvas.box(column, row, column + 80, row + 80, shade)
    canvas.box(20, 580, 1140, 880, (226, 218, 196), 8)
    canvas.box(32, 592, 1128, 868, (26, 40, 104))
    speech = Style(Face.GOTHIC, 64, WHITE, tracking=8)
    for row, line in enumerate(["船長", "「灯台へ行くのなら、この", "地図を持って行きなさい。"]):
        canvas.text(60, 666 + row * 84, line, speech)
    return Sample("screenshot-game.png", "screenshot", canvas, language="ja")
