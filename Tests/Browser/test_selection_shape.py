"""How a selection looks: one shape over its lines, of a colour that is seen."""

import io
from typing import Any

import pytest
from PIL import Image, ImageDraw

from conftest import show
from documents import analysis, blank, rectangle
from pixels import distance, image_box, mean, shot

PAPER = (240, 238, 230)


def colors(window: Any, least: int) -> list[tuple[int, int, int]]:
    """The colours of the picture that at least so many pixels have, the most frequent first."""
    found: list[tuple[int, int, int]] = []
    for count, color in sorted(shot(window, image_box(window)).getcolors(1 << 24), reverse=True):
        # Browsers round some colours one way and some the other.
        if count >= least and all(distance(color, other) > 6 for other in found):
            found.append(color)
    return found


def select_all(window: Any) -> None:
    window.evaluate("element.isSupplementaryInterfaceHidden = true; element.selectedRanges = [[0, element.text.length]]")


def test_lines_that_overlap_are_not_painted_twice(window: Any, website: Any) -> None:
    website.files["made.png"] = blank(400, 200)
    made = analysis(400, 200, [[(f"line{row}", rectangle(40, 30 + 30 * row, 300, 38))] for row in range(4)])
    show(window, made, src="/made.png", types=["textSelection"])
    select_all(window)
    assert len(colors(window, 200)) == 2
    path = window.evaluate("element.shadowRoot.querySelector('.marks path').getAttribute('d')")
    assert path.count("M") == 1, "one shape"


def test_there_are_no_stripes_between_lines_and_words(window: Any, website: Any) -> None:
    """Neither between lines that follow each other nor between Arabic words, which stand one by one."""
    website.files["made.png"] = blank(600, 240)
    rows = [[(text, rectangle(x, 40 + 46 * row, 90, 32)) for text, x in [("مرحبا", 450), ("بكم", 300), ("اليوم", 150)]] for row in range(3)]
    show(window, analysis(600, 240, rows), src="/made.png", types=["textSelection"])
    select_all(window)
    x, y, *_ = image_box(window)
    inside = shot(window, (x + 154, y + 44, 382, 116))
    assert len(inside.getcolors(1 << 20)) == 1
    # A part of a line ends where its words end.
    window.evaluate("element.selectedRanges = [[0, 9]]")
    assert shot(window, (x + 304, y + 44, 230, 24)).getcolors(1 << 20)[0][1] != PAPER
    assert shot(window, (x + 154, y + 44, 130, 24)).getcolors(1 << 20) == [(130 * 24, PAPER)]


def test_columns_of_japanese_do_not_overlap(window: Any, website: Any) -> None:
    website.files["made.png"] = blank(300, 400)
    # Columns from right to left whose boxes reach into each other; a quad's first side runs down.
    columns = [[("日本語の文章です", [[right, 30], [right, 350], [right - 50, 350], [right - 50, 30]])] for right in (260, 220, 180)]
    show(window, analysis(300, 400, columns), src="/made.png", types=["textSelection"])
    select_all(window)
    assert len(colors(window, 200)) == 2
    assert window.evaluate("element.shadowRoot.querySelector('.marks path').getAttribute('d').match(/M/g).length") == 1


@pytest.mark.parametrize("ground", [(255, 255, 255), (10, 12, 20), (0, 90, 220), (30, 60, 160), (128, 128, 128), (255, 176, 0), (120, 190, 255)], ids=str)
def test_its_color_is_seen_on_every_ground(window: Any, website: Any, ground: tuple[int, int, int]) -> None:
    stream = io.BytesIO()
    picture = Image.new("RGB", (400, 120), ground)
    ImageDraw.Draw(picture).rectangle((60, 50, 200, 54), fill=(0, 0, 255))
    picture.save(stream, "PNG")
    name = f"ground-{'-'.join(map(str, ground))}.png"
    website.files[name] = stream.getvalue()
    show(window, analysis(400, 120, [[("words", rectangle(40, 30, 320, 50))]]), src=f"/{name}", types=["textSelection"])
    select_all(window)
    x, y, *_ = image_box(window)
    assert distance(mean(shot(window, (x + 220, y + 40, 100, 30))), ground) > 55
    letters, beside = mean(shot(window, (x + 80, y + 51, 40, 2))), mean(shot(window, (x + 80, y + 40, 40, 6)))
    assert distance(letters, beside) > 40 or distance((0, 0, 255), ground) < 100, "what is written is still to be read"


def test_a_page_chooses_its_own_color(window: Any, website: Any) -> None:
    website.files["made.png"] = blank(400, 120)
    show(window, analysis(400, 120, [[("words", rectangle(40, 30, 320, 50))]]), src="/made.png", types=["textSelection"], host="--live-text-selection: rgb(0 200 0)")
    select_all(window)
    x, y, *_ = image_box(window)
    assert mean(shot(window, (x + 100, y + 40, 100, 30))) == (0, 200, 0)
