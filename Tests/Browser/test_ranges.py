"""Ranges that a page selects, and what is copied of them."""

from playwright.sync_api import Page

from conftest import copied, place_of, point_in, show
from pixels import mean, shot
from steps import word

CARD = "card-business.jpg"


def test_links_in_what_is_copied(page: Page, analyses: dict) -> None:
    analysis = analyses["everything.jpg"]
    show(page, analysis, style="width: 700px")
    text = analysis["transcript"]
    start, end = text.index("(401)"), text.index("mend@") + len("mend@repair.example.org")
    page.evaluate("(range) => element.selectedRanges = [range]", [start, end])
    page.evaluate("element.shadowRoot.querySelector('.text').focus()")
    page.keyboard.press("Control+c")
    html = page.evaluate("""async () => {
        const [item] = await navigator.clipboard.read();
        return (await item.getType("text/html")).text();
    }""")
    assert '<a href="tel:+14015550184"' in html
    assert '<a href="mailto:mend@repair.example.org"' in html
    assert "<br>" in html
    assert page.evaluate("navigator.clipboard.readText()") == "(401) 555-0184\nmend@repair.example.org"


def test_selected_ranges_can_be_set(page: Page, analyses: dict) -> None:
    show(page, analyses[CARD], style="width: 500px")
    for given, expected in [
        ([[0, 5]], [[0, 5]]), ([[8, 13], [0, 5]], [[0, 5], [8, 13]]), ([[0, 5], [3, 9]], [[0, 9]]), ([[-4, 3]], [[0, 3]]), ([], []),
        ([[5, 5]], []), ([[0, 1e12]], [[0, len(analyses[CARD]["transcript"])]]),
    ]:
        page.evaluate("(ranges) => element.selectedRanges = ranges", given)
        assert page.evaluate("element.selectedRanges") == expected
    page.evaluate("element.selectedRanges = [[0, 4]]")
    page.evaluate("element.resetTextSelection()")
    assert page.evaluate("[element.selectedText, element.hasActiveTextSelection]") == ["", False]


def test_several_ranges_at_once(page: Page, analyses: dict) -> None:
    """All are shown, told and copied; a selection of the mouse takes their place."""
    show(page, analyses[CARD], style="width: 800px")
    quad = word(analyses[CARD], "Architects")["quad"]
    x, y = place_of(page, *quad[0])
    right, bottom = place_of(page, *quad[2])

    def blue() -> float:
        red, _, blue = mean(shot(page, (x, y, right - x, bottom - y)))
        return blue - red

    before = blue()
    page.evaluate("window.seen = 0; element.addEventListener('selectionchange', () => seen++)")
    page.evaluate("element.selectedRanges = [[14, 24], [0, 5]]")
    assert page.evaluate("[seen, element.selectedRanges, element.selectedText]") == [1, [[0, 5], [14, 24]], "Alder\nArchitects"]
    assert blue() > before + 40
    page.evaluate("element.shadowRoot.querySelector('.text').focus()")
    assert copied(page) == "Alder\nArchitects"
    page.mouse.dblclick(*place_of(page, *point_in(word(analyses[CARD], "Finch"), 2)))
    assert page.evaluate("element.selectedText") == "Finch"
    assert blue() < before + 5
    page.evaluate("element.selectedRanges = [[0, 5], [14, 24]]")
    page.keyboard.press("Escape")
    assert page.evaluate("element.selectedRanges") == [] and blue() < before + 5
    # The style for painted ranges, which makes layout slow, has gone with them.
    assert page.evaluate("element.shadowRoot.querySelector('.several')") is None
