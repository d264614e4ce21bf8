"""A menu in two columns."""

from ..canvas import Canvas, Style
from ..effects import blur, paper, sensor_noise, uneven_light
from ..fonts import Face
from ..placing import place
from ..sample import Sample
from ..scenes import wood

Dish = tuple[str, str, str]

LEFT: list[tuple[str, list[Dish]]] = [
    (
        "Starters",
        [
            ("Roast Beetroot", "goat cheese, walnuts", "9.50"),
            ("Leek Soup", "brown butter, rye", "8.00"),
            ("Smoked Trout", "apple, horseradish", "12.50"),
        ],
    ),
    (
        "Mains",
        [
            ("Barley Risotto", "mushrooms, thyme", "17.00"),
            ("Baked Cod", "fennel, white beans", "22.50"),
            ("Lamb Shoulder", "carrots, mint", "24.00"),
            ("Squash Gratin", "sage, hazelnuts", "16.50"),
        ],
    ),
]
RIGHT: list[tuple[str, list[Dish]]] = [
    (
        "Desserts",
        [
            ("Plum Tart", "vanilla cream", "8.50"),
            ("Honey Parfait", "sesame, figs", "9.00"),
            ("Cheese Plate", "three kinds, chutney", "13.00"),
        ],
    ),
    (
        "Drinks",
        [
            ("Apple Juice", "from our orchard", "4.50"),
            ("Elderflower Fizz", "with or without gin", "7.00"),
            ("House Wine", "red or white, glass", "6.50"),
            ("Mint Tea", "a whole pot", "4.00"),
        ],
    ),
]


def supper() -> Sample:
    canvas = Canvas(1240, 1560, (250, 245, 232))
    red, ink = (132, 36, 34), (44, 38, 34)
    canvas.frame(36, 36, 1204, 1524, red, 3)
    canvas.text(620, 160, "The Orchard Table", Style(Face.BOOK_BOLD, 96, red), "centre")
    canvas.text(620, 222, "Supper, Wednesday to Sunday from 6 pm", Style(Face.BOOK_ITALIC, 42, ink), "centre")
    for x, column in [(100, LEFT), (670, RIGHT)]:
        y = 330
        for heading, dishes in column:
            canvas.text(x, y, heading, Style(Face.BOOK_BOLD, 58, red))
            canvas.rule(x, y + 18, x + 470, red, 2)
            y += 84
            for dish, with_what, price in dishes:
                canvas.text(x, y, dish, Style(Face.BOOK_BOLD, 42, ink))
                canvas.text(x + 470, y, price, Style(Face.BOOK, 42, ink), "right")
                canvas.text(x, y + 44, with_what, Style(Face.BOOK_ITALIC, 36, ink))
                y += 118
            y += 40
    canvas.rule(100, 1394, 1140, red, 2)
    canvas.text(
        620, 1440, "Please tell us about allergies before you order", Style(Face.BOOK_ITALIC, 36, ink), "centre"
    )
    canvas.text(620, 1492, "Reservations (802) 555-0119", Style(Face.BOOK, 38, ink), "centre")
    canvas.datum("phoneNumber", "(802) 555-0119", e164="+18025550119")
    canvas.image = paper(canvas.image, 31, (1, 0.995, 0.98), 1.2)
    scene = wood(1240, 1560, 32, (88, 62, 46))
    place(scene, canvas, ((112, 78), (1140, 92), (1180, 1490), (66, 1474)), shadow=12)
    scene.image = uneven_light(scene.image, 0.4, (0.4, 0.2))
    scene.image = sensor_noise(blur(scene.image, 0.6), 33, 2)
    return Sample("menu.jpg", "menu", scene, quality=74)
