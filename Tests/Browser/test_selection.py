"""Selecting with the mouse and the keyboard, and what is copied then."""

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import copied, drag, place_of, point_in, show, words_of
from documents import analysis, blank, rectangle
from steps import NAME, STYLE, select, word

CARD, MAIL, MENU = "card-business.jpg", "screenshot-mail.png", "menu.jpg"


def test_from_the_middle_of_a_word_to_another(page: Page, analyses: dict) -> None:
    show(page, analyses[MAIL], style="width: 960px")
    select(page, analyses[MAIL], ("reservation", 7), ("cordless", 4))
    assert copied(page) == "tion is ready\nThe cord"
    assert page.evaluate("element.selectedText") == "tion is ready\nThe cord"
    assert page.evaluate("element.hasActiveTextSelection")


def test_backwards(page: Page, analyses: dict) -> None:
    show(page, analyses[MAIL], style="width: 960px")
    select(page, analyses[MAIL], ("cordless", 4), ("reservation", 7))
    assert copied(page) == "tion is ready\nThe cord"


def test_across_columns(page: Page, analyses: dict) -> None:
    """From the list of mails in the middle column to the mail beside it: what is between them in reading order."""
    analysis = analyses[MAIL]
    show(page, analysis, style="width: 960px")
    select(page, analysis, ("Keepers", 4), ("Hello", 3))
    text = copied(page)
    assert text.startswith("ers\n09:42\n")
    assert text.endswith("marta@garden.example.org\nHel")
    assert text == analysis["transcript"][analysis["transcript"].index("Keepers") + 4:analysis["transcript"].index("Hello") + 3]


@pytest.mark.parametrize("scale", [0.5, 1, 2.75])
@pytest.mark.parametrize("page", [{"device_scale_factor": 1}, {"device_scale_factor": 2}], indirect=True)
def test_at_every_zoom(page: Page, analyses: dict, scale: float) -> None:
    show(page, analyses[CARD])
    page.evaluate("(scale) => document.body.style.zoom = scale", scale)
    page.evaluate("scrollTo(0, 0)")
    select(page, analyses[CARD], ("Alder", 2), ("Finch", 3))
    assert copied(page) == "der & Fin"


def test_scaled_by_a_transform_around_it(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], wrap='<div class="around">{}</div>')
    page.evaluate("Object.assign(document.querySelector('.around').style, { transform: 'scale(.6) translate(30px, 20px)', transformOrigin: '0 0' })")
    select(page, analyses[CARD], ("Alder", 0), ("Finch", 3))
    assert copied(page) == "Alder & Fin"


def turned(angle: float, width: float, height: float):
    """Where a point of a picture is that is turned around its middle, by trigonometry alone."""

    def place(page: Page, x: float, y: float) -> tuple[float, float]:
        box = page.evaluate("(() => { const b = document.querySelector('img').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] })()")
        scale = width / page.evaluate("element.analysis.width")
        dx, dy = x * scale - width / 2, y * scale - height / 2
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return box[0] + dx * cos - dy * sin, box[1] + dx * sin + dy * cos

    return place


@pytest.mark.parametrize("turn", ["transform: rotate(90deg)", "rotate: -90deg", "transform: rotate(30deg)", "transform: scale(-1, -1)"])
@pytest.mark.parametrize("whole", [False, True], ids=["image", "element"])
def test_picture_turned_by_css(page: Page, analyses: dict, turn: str, whole: bool) -> None:
    angle = {"90": 90, "-90": -90, "30": 30}.get(turn.split("(")[-1].split(":")[-1].strip(" )deg"), 180)
    css = f"{turn}; margin: 150px 20px;"
    show(page, analyses[CARD], style="width: 600px; " + (css if not whole else ""), host=css if whole else "")
    select(page, analyses[CARD], ("Alder", 2), ("Finch", 3), turned(angle, 600, 430))
    assert copied(page) == "der & Fin"
    # The Live Text button is on the picture, not in a corner of the box around it.
    button = page.locator("live-text .live").bounding_box()
    assert button
    x, y = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    left, top = turned(angle, 600, 430)(page, 0, 0)
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    along, across = (x - left) * cos + (y - top) * sin, (y - top) * cos - (x - left) * sin
    assert 18 < along < 582 and 18 < across < 412


def test_page_that_lies_sideways(page: Page, analyses: dict) -> None:
    analysis = analyses["letter-sideways.jpg"]
    show(page, analysis, style="width: 900px")
    lines = analysis["transcript"].split("\n")
    index = next(i for i, line in enumerate(lines) if line.startswith("Dear"))
    first, last = analysis["lines"][index + 1]["words"][1], analysis["lines"][index + 3]["words"][0]
    page.evaluate("scrollTo(0, 300)")
    middle, other = len(first["text"]) // 2, len(last["text"]) // 2
    assert middle > 0 and other > 0
    drag(page, place_of(page, *point_in(first, middle)), place_of(page, *point_in(last, other)), 20)
    assert copied(page) == analysis["transcript"][first["range"][0] + middle:last["range"][0] + other]


@pytest.mark.parametrize(
    ("fit", "position", "scale", "x", "y"),
    [
        ("contain", "50% 50%", 0.5, 0, 85),  # 1200 × 860 in 600 × 600: 600 × 430
        ("contain", "0 100%", 0.5, 0, 170),
        ("cover", "50% 50%", 600 / 860, -118.6, 0),
        ("cover", "right -60px top 0px", 600 / 860, -177.2, 0),
        ("none", "left top", 1, 0, 0),
        ("scale-down", "center bottom", 0.5, 0, 170),
        ("fill", "50% 50%", None, 0, 0),
    ],
)
def test_letterboxed_and_cropped(page: Page, analyses: dict, fit: str, position: str, scale: float | None, x: float, y: float) -> None:
    style = f"width: 600px; height: 600px; padding: 3px 5px 7px 11px; border: 2px solid #888; object-fit: {fit}; object-position: {position}"
    show(page, analyses[CARD], style=style)

    def place(page: Page, px: float, py: float) -> tuple[float, float]:
        left, top = page.evaluate("(() => { const b = document.querySelector('img').getBoundingClientRect(); return [b.x + 13, b.y + 5] })()")
        sx, sy = (scale, scale) if scale else (600 / 1200, 600 / 860)
        return left + x + px * sx, top + y + py * sy

    select(page, analyses[CARD], ("Finch", 1), ("Architects", 4), place)
    assert copied(page) == "inch Arch"


def test_what_is_cropped_away_cannot_be_reached(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], style="width: 300px; height: 600px; object-fit: cover")
    box = page.evaluate("(() => { const b = element.shadowRoot.querySelector('.overlay').getBoundingClientRect(); return [b.width, b.height] })()")
    assert box == [300, 600]
    # 1200 × 860 covers 300 × 600 at 600 / 860; the words at the left and right edge are outside.
    scale, left = 600 / 860, (300 - 1200 * 600 / 860) / 2
    places = {}
    for entry in words_of(analyses[CARD]):
        x, y = point_in(entry, 1)
        places[0 < left + x * scale < 300] = [left + x * scale, y * scale]
    assert set(places) == {False, True}
    for isShown, (x, y) in places.items():
        assert page.evaluate("([x, y]) => [element.analysisHasText({ x, y }), element.hasText({ x, y })]", [x, y]) == [isShown, isShown]


def test_double_click_selects_a_word_and_triple_click_a_line(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], style="width: 800px")
    place = place_of(page, *point_in(word(analyses[CARD], "Finch"), 2))
    page.mouse.dblclick(*place)
    assert copied(page) == "Finch"
    page.mouse.click(*place, click_count=3)
    assert copied(page) == "Alder & Finch Architects"


def test_double_click_and_drag_goes_by_words(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], style="width: 800px")
    page.mouse.dblclick(*place_of(page, *point_in(word(analyses[CARD], "Alder"), 2)), delay=0)
    page.mouse.move(*place_of(page, *point_in(word(analyses[CARD], "Alder"), 2)))
    page.mouse.down(click_count=2)
    page.mouse.move(*place_of(page, *point_in(word(analyses[CARD], "Architects"), 2)), steps=8)
    page.mouse.up(click_count=2)
    assert copied(page) == "Alder & Finch Architects"


def test_shift_click_extends(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], style="width: 800px")
    page.mouse.click(*place_of(page, *point_in(word(analyses[CARD], "Alder"), 0)))
    page.keyboard.down("Shift")
    page.mouse.click(*place_of(page, *point_in(word(analyses[CARD], "Finch"), 3)))
    page.keyboard.up("Shift")
    assert copied(page) == "Alder & Fin"


def test_a_drag_over_gaps_does_not_flicker(page: Page, analyses: dict) -> None:
    """Over margins and between columns and lines the selection only ever follows the pointer."""
    analysis = analyses[MENU]
    show(page, analysis, style="width: 700px")
    page.evaluate("""() => {
        window.seen = [];
        element.addEventListener("selectionchange", () => seen.push(element.selectedRanges[0] ?? null));
    }""")
    lines = [line for line in analysis["lines"] if len(line["words"]) > 2]
    first = lines[0]["words"][0]
    page.mouse.move(*place_of(page, *point_in(first, 0)))
    page.mouse.down()
    last = None
    for line in lines[1:8]:
        # Down along the left edge, and each time out to the margin beside the text.
        x, y = point_in(line["words"][1], 1)
        for point in [(x, y - 15), (x, y), (4, y), (x, y + 12)]:
            page.mouse.move(*place_of(page, *point), steps=4)
        last = line
    page.mouse.up()
    seen = page.evaluate("seen")
    assert len(seen) > 10
    start = first["range"][0]
    assert all(entry and entry[0] == start for entry in seen), "the anchor moved, or the selection was lost"
    ends = [entry[1] for entry in seen]
    # On the way down it may shrink by what lies on one line (to the margin and back), never jump to either end.
    longest = max(line["range"][1] - line["range"][0] for line in analysis["lines"]) + 1
    assert max(ends) <= last["range"][1] + longest
    jumps = [b - a for a, b in zip(ends, ends[1:]) if abs(b - a) > 6 * longest]
    assert jumps == []


def test_native_selection_that_begins_outside_keeps_to_the_page(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], style="width: 500px", wrap="<p id=before>Before the picture</p>{}<p>After it</p>")
    page.evaluate("getSelection().selectAllChildren(document.querySelector('main'))")
    assert page.evaluate("element.hasActiveTextSelection") is False
    assert "Before the picture" in copied(page)


def test_keyboard(page: Page, analyses: dict) -> None:
    analysis = analyses[CARD]
    show(page, analysis, style="width: 600px")
    page.evaluate("element.shadowRoot.querySelector('.text').focus()")
    page.keyboard.press("Control+a")
    assert copied(page) == analysis["transcript"]
    page.keyboard.press("Escape")
    assert page.evaluate("element.hasActiveTextSelection") is False
    page.mouse.click(*place_of(page, *point_in(word(analysis, "Alder"), 0)))
    for key, expected in [
        ("Shift+ArrowRight", "A"), ("Shift+ArrowRight", "Al"), ("Shift+ArrowLeft", "A"), ("Control+Shift+ArrowRight", "Alder"),
        ("Control+Shift+ArrowRight", "Alder &"), ("Shift+End", "Alder & Finch Architects"), ("Control+Shift+End", analysis["transcript"]),
    ]:
        page.keyboard.press(key)
        assert page.evaluate("element.selectedText") == expected, key
    page.keyboard.press("Control+Shift+Home")
    assert page.evaluate("element.hasActiveTextSelection") is False
    page.keyboard.press("Shift+ArrowDown")
    assert page.evaluate("element.selectedText").startswith("Alder & Finch Architects\n")


def test_the_caret_goes_between_the_letters_of_the_picture(page: Page, website: Any) -> None:
    """Where an analysis tells where letters end, that counts, not what some font would have."""
    website.files["made.png"] = blank(400, 100)
    made = analysis(400, 100, [[("WWWii", rectangle(50, 30, 300, 40))]])
    made["lines"][0]["words"][0]["characterEdges"] = [0.1, 0.2, 0.3, 0.9]
    show(page, made, src="/made.png")
    drag(page, place_of(page, 50 + 0.2 * 300, 50), place_of(page, 50 + 0.88 * 300, 50))
    assert copied(page) == "Wi"
    # As many as there are not: a font has to do.
    made["lines"][0]["words"][0]["characterEdges"] = [0.1, 0.2]
    page.evaluate("(made) => element.analysis = made", made)
    drag(page, place_of(page, 50, 50), place_of(page, 50 + 0.88 * 300, 50))
    assert copied(page) == "WWW"


def test_letters_from_right_to_left_are_those_of_the_picture(window: Any, website: Any) -> None:
    """Their places count from the right end of the word; a number beside them has its own from the left."""
    website.files["made.png"] = blank(500, 100)
    made = analysis(500, 100, [[("سال", rectangle(250, 30, 200, 40)), ("2026", rectangle(50, 30, 160, 40))]])
    made["lines"][0]["words"][0]["characterEdges"] = [0.6, 0.75]
    made["lines"][0]["words"][1]["characterEdges"] = [0.4, 0.5, 0.6]
    show(window, made, src="/made.png", types=["textSelection"])
    # The seen, from 330 to 450, the alef, from 300, and the lam; then 2, from 50 to 114, 0, to 130, and 2, to 146.
    for start, end, expected in [(446, 336, "س"), (326, 304, "ا"), (440, 304, "سا"), (296, 254, "ل"), (326, 106, "ال 2"), (60, 142, "202"), (118, 128, "0")]:
        drag(window, place_of(window, start, 50), place_of(window, end, 50))
        assert window.evaluate("element.selectedText") == expected
        window.evaluate("element.resetTextSelection()")
        window.wait_for_timeout(700)  # What comes next is no double click.
    for selected, places in [([0, 1], [(330, 450)]), ([1, 2], [(300, 330)]), ([2, 3], [(250, 300)]), ([5, 6], [(114, 130)]), ([2, 5], [(50, 114), (250, 300)])]:
        window.evaluate("(range) => { element.selectedRanges = [range] }", selected)
        path = window.evaluate("element.shadowRoot.querySelector('.marks path').getAttribute('d')")
        shapes = sorted(
            (min(xs), max(xs)) for xs in ([float(x) for x in re.findall(r"([\d.]+) [\d.]+", shape)] for shape in path.split("M")[1:]))
        assert shapes == [pytest.approx(place, abs=0.1) for place in places], selected


def test_the_blanks_beside_words_are_not_meant(window: Any, analyses: dict) -> None:
    """A drag from right behind a word to right before another selects what lies between, in both directions."""
    show(window, analyses[NAME], style=STYLE)
    quads = {text: word(analyses[NAME], text)["quad"] for text in ("Bring", "what", "is", "broken.")}

    def gap(left: str, right: str, share: float) -> tuple[float, float]:
        (x, y), (next_x, next_y) = quads[left][1], quads[right][0]
        middle = (quads[left][2][1] - y) / 2
        return place_of(window, x + (next_x - x) * share, y + (next_y - y) * share + middle)

    ends = gap("Bring", "what", 0.2), gap("is", "broken.", 0.8)
    for start, end in (ends, ends[::-1]):
        drag(window, start, end)
        assert window.evaluate("element.selectedText") == "what is"
        window.evaluate("element.resetTextSelection()")
        window.wait_for_timeout(700)  # What comes next is no double click.
