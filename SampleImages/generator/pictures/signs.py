"""Signs in the open, photographed."""

from ..canvas import WHITE, Canvas, Style
from ..effects import blur, sensor_noise, uneven_light
from ..fonts import Face
from ..placing import place
from ..sample import Sample
from ..scenes import brick, street, wood

GREEN = (0, 98, 64)


def blade(name: str, block: str, width: int) -> Canvas:
    """A street name sign with the number of the block."""
    canvas = Canvas(width, 200, GREEN)
    canvas.frame(10, 10, width - 10, 190, WHITE, 6)
    canvas.text(50, 142, name, Style(Face.SIGN, 118, WHITE))
    canvas.text(width - 46, 92, block, Style(Face.SIGN, 56, WHITE), "right")
    return canvas


def street_names() -> Sample:
    """Two name signs on a post, seen from below."""
    scene = street(1200, 900, 61)
    scene.box(574, 180, 604, 900, (112, 116, 118), 4)
    scene.box(582, 180, 590, 900, (150, 154, 156))
    place(scene, blade("Larkspur Ave", "1800", 900), ((250, 248), (968, 168), (964, 330), (262, 388)), shadow=4)
    place(scene, blade("Old Ferry Rd", "400", 840), ((330, 462), (884, 520), (878, 652), (318, 610)), shadow=4)
    scene.image = uneven_light(scene.image, 0.35, (0.8, 0.1))
    scene.image = sensor_noise(blur(scene.image, 1.2), 62, 4)
    return Sample("sign-street.jpg", "sign", scene, quality=80)


def opening_hours() -> Sample:
    """An enamel plate beside a shop door, seen from the side in low sun."""
    plate = Canvas(900, 1000, (24, 38, 66))
    cream = (240, 234, 214)
    plate.frame(24, 24, 876, 976, cream, 6)
    plate.text(450, 170, "ELM STREET CYCLES", Style(Face.POSTER, 112, cream), "centre")
    plate.text(450, 250, "Repairs while you wait", Style(Face.HUMANIST, 50, cream), "centre")
    plate.rule(160, 300, 740, cream, 4)
    rows = [("Monday", "closed"), ("Tue to Fri", "9:30 - 18:00"), ("Saturday", "10:00 - 14:00")]
    for row, (day, hours) in enumerate(rows):
        y = 410 + row * 100
        plate.text(120, y, day, Style(Face.HUMANIST_BOLD, 60, cream))
        plate.text(780, y, hours, Style(Face.HUMANIST, 60, cream), "right")
    plate.rule(160, 690, 740, cream, 4)
    plate.text(450, 810, "(503) 555-0172", Style(Face.HUMANIST_BOLD, 80, cream), "centre")
    plate.text(450, 906, "elmcycles.example.com", Style(Face.HUMANIST, 56, cream), "centre")
    plate.datum("phoneNumber", "(503) 555-0172", e164="+15035550172")
    plate.datum("link", "elmcycles.example.com", url="http://elmcycles.example.com")
    scene = brick(1000, 1200, 63)
    place(scene, plate, ((170, 160), (792, 236), (800, 958), (158, 1040)), shadow=16, radius=30)
    scene.image = uneven_light(scene.image, 0.55, (0.1, 0.2))
    scene.image = sensor_noise(blur(scene.image, 1.0), 64, 5)
    return Sample("sign-opening-hours.jpg", "sign", scene, quality=74)


def trail() -> Sample:
    """Wooden boards at a path after sunset: steep angle, little light, much noise."""
    scene = street(1200, 900, 65)
    scene.box(470, 100, 520, 900, (74, 58, 44), 6)
    rows = [
        ("Mirror Lake", "2.5 km", ((170, 210), (960, 330), (956, 450), (176, 366))),
        ("Fox Hill Hut", "6 km", ((190, 412), (930, 474), (928, 588), (196, 566))),
        ("Car Park", "800 m", ((214, 610), (900, 612), (900, 718), (220, 760))),
    ]
    for seed, (name, distance, corners) in enumerate(rows, 66):
        board = wood(900, 170, seed, (118, 84, 54))
        board.text(44, 116, name, Style(Face.ROUND, 84, (236, 226, 198)))
        board.text(856, 112, distance, Style(Face.ROUND, 60, (236, 226, 198)), "right")
        place(scene, board, corners, shadow=5, radius=14)
    scene.image = uneven_light(scene.image, 0.75, (0.2, 0.2))
    scene.image = scene.image.point([round(value * 0.55) for value in range(256)] * 3)
    scene.image = sensor_noise(blur(scene.image, 1.5), 69, 7)
    return Sample("sign-trail-dusk.jpg", "sign", scene, quality=74)
