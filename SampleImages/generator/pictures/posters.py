"""Posters and notices on walls, photographed with a phone."""

from ..canvas import WHITE, Canvas, Colour, Style
from ..effects import blur, paper, sensor_noise, uneven_light
from ..fonts import Face
from ..paragraphs import paragraph
from ..placing import place
from ..sample import Sample
from ..scenes import brick, plaster

NIGHT: Colour = (18, 26, 58)
GOLD: Colour = (246, 190, 74)


def festival() -> Sample:
    """A concert poster on a brick wall, with the address of its page as a QR code."""
    poster = Canvas(900, 1270, NIGHT)
    for ring, tone in enumerate([(30, 44, 92), (44, 66, 128), (66, 96, 164)]):
        reach = 330 - ring * 90
        poster.draw.ellipse((450 - reach, 560 - reach, 450 + reach, 560 + reach), fill=tone)
    poster.draw.ellipse((378, 488, 522, 632), fill=GOLD)
    poster.text(450, 190, "NIGHT TIDE", Style(Face.POSTER, 210, WHITE), "centre")
    poster.text(450, 262, "Music by the water", Style(Face.HUMANIST, 56, GOLD), "centre")
    poster.text(450, 930, "AUGUST 21, 2026", Style(Face.POSTER, 110, GOLD), "centre")
    acts = ["The Paper Kites Club", "Ada and the Anchors", "Low Sun Trio"]
    for row, act in enumerate(acts):
        poster.text(70, 1020 + row * 60, act, Style(Face.HUMANIST_BOLD, 46, WHITE))
    poster.text(70, 1218, "Harbour Stage, gates open 19:00", Style(Face.HUMANIST, 38, WHITE))
    poster.box(620, 970, 830, 1180, WHITE)
    poster.qr(638, 988, 6, "https://nighttide.example.org/tickets")
    poster.datum("date", "AUGUST 21, 2026", iso="2026-08-21")
    scene = brick(1100, 1400, 71, 52)
    place(scene, poster, ((196, 120), (930, 176), (918, 1290), (168, 1236)), shadow=8)
    scene.image = uneven_light(scene.image, 0.5, (0.6, 0.15))
    scene.image = sensor_noise(blur(scene.image, 0.9), 72, 4)
    return Sample("poster-festival.jpg", "poster", scene, quality=70)


def notice() -> Sample:
    """A printed notice on a house door; the camera stored the picture sideways and said so in EXIF."""
    sheet = Canvas(900, 1200, (250, 250, 250))
    sheet.box(0, 0, 900, 170, (196, 40, 40))
    sheet.text(450, 122, "WATER OFF", Style(Face.SANS_HEAVY, 100, WHITE), "centre")
    body = Style(Face.OFFICE, 46, (24, 24, 24))
    what = (
        "On Tuesday the water in this house will be shut off between 8am and 3pm so that the main valve "
        "can be replaced. Please fill a few bottles the evening before."
    )
    y = paragraph(sheet, 80, 280, 740, what, body, 64)
    y = paragraph(
        sheet, 80, y + 40, 740, "A tap in the yard stays open.", Style(Face.OFFICE_BOLD, 46, (24, 24, 24)), 64
    )
    rows = ["Questions? Call the caretaker:", "(312) 555-0158", "caretaker@elmhouse.example.net"]
    for row, string in enumerate(rows):
        sheet.text(80, y + 60 + row * 72, string, Style(Face.OFFICE_BOLD if row else Face.OFFICE, 46, (24, 24, 24)))
    sheet.text(80, 1130, "Elm House Management", Style(Face.OFFICE, 40, (90, 90, 90)))
    sheet.datum("phoneNumber", rows[1], e164="+13125550158")
    sheet.datum("emailAddress", rows[2], address=rows[2])
    sheet.image = paper(sheet.image, 73, (0.98, 0.98, 0.97), 1.0)
    scene = plaster(1050, 1400, 74, (104, 122, 132))
    place(scene, sheet, ((118, 120), (920, 96), (944, 1270), (134, 1236)), shadow=7)
    scene.image = uneven_light(scene.image, 0.4, (0.2, 0.3))
    scene.image = sensor_noise(blur(scene.image, 0.8), 75, 3)
    return Sample("notice-exif-rotated.jpg", "poster", scene, quality=76, stored_sideways=True)
