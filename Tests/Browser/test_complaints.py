"""What people complain about in overlays of this kind, and what a page may do to an element."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import drag, place_of, show
from documents import analysis, blank, rectangle
from steps import NAME, menu, place_of_text


def test_links_of_the_picture_stay_usable_inside(page: Page, analyses: dict) -> None:
    """<live-text><a><img></a></live-text>: text is selectable, a click on it or beside it follows the link."""
    show(page, analyses[NAME], style="width: 600px", inside='<a href="#followed">{}</a>')
    start, end = place_of_text(page, analyses[NAME], "Bring"), place_of_text(page, analyses[NAME], "broken")
    drag(page, start, end)
    assert "what is" in page.evaluate("element.selectedText")
    assert page.evaluate("location.hash") == ""
    page.mouse.click(*start)
    assert page.evaluate("location.hash") == "#followed"
    page.evaluate("location.hash = ''")
    page.mouse.click(*place_of(page, 1400, 700))
    assert page.evaluate("location.hash") == "#followed"


def test_links_around_the_element_stay_usable(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px", wrap='<a href="#followed">{}</a>')
    start, end = place_of_text(page, analyses[NAME], "Bring"), place_of_text(page, analyses[NAME], "broken")
    drag(page, start, end)
    assert "what is" in page.evaluate("element.selectedText")
    page.get_by_role("button", name="Live Text", exact=True).click()
    page.mouse.click(*place_of_text(page, analyses[NAME], "mend@repair"))
    assert menu(page) == ["Send Email", "Copy"]
    page.keyboard.press("Escape")
    page.mouse.click(*start)
    assert page.evaluate("location.hash") == "", "while Live Text is on, a click on text is for the text"
    page.get_by_role("button", name="Live Text", exact=True).click()
    assert page.evaluate("location.hash") == ""
    page.mouse.click(*start)
    assert page.evaluate("location.hash") == "#followed"


def test_nothing_opens_by_itself(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px")
    page.evaluate("element.selectableItemsHighlighted = true")
    url = page.url
    drag(page, place_of_text(page, analyses[NAME], "mend@repair"), place_of_text(page, analyses[NAME], "https://"))
    page.mouse.dblclick(*place_of_text(page, analyses[NAME], "https://"))
    page.keyboard.press("Escape")
    assert page.url == url and len(page.context.pages) == 1


def test_only_harmless_links_are_offered(page: Page, website: Any) -> None:
    website.files["made.png"] = blank(400, 200)
    quad = rectangle(20, 20, 200, 30)
    urls = ["javascript:alert(1)", "java\nscript:alert(1)", " JavaScript:alert(1)", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
            "vbscript:x", "//example.org", "https://example.org/\"><img src=x>", 7, None]
    data = [{"type": "link", "text": "press <b>me</b>", "range": [0, 5], "quads": [quad], "value": {},
             "actions": [{"title": f"Open {index}", "url": url} for index, url in enumerate(urls)]}]
    made = analysis(400, 200, [[("press", quad)]], data=data)
    show(page, made, src="/made.png", types=["dataDetectors"])
    page.get_by_role("button", name="Link press").click()
    links = page.evaluate("[...element.shadowRoot.querySelectorAll('a')].map((link) => link.href)")
    assert set(links) == {"https://example.org/%22%3E%3Cimg%20src=x%3E"}
    assert menu(page) == ["Open 7", "Copy"]
    page.evaluate("element.preferredInteractionTypes = ['automatic']; element.selectedRanges = [[0, 5]]")
    assert "javascript" not in page.evaluate("element.selectedHTML").lower()


@pytest.mark.parametrize("broken", [
    {}, {"width": 10}, {"width": -1, "height": 5}, {"width": 400, "height": 200}, {"width": 400, "height": 200, "transcript": 7, "lines": 8, "data": 9, "codes": {}},
    {"width": 400, "height": 200, "transcript": "ab", "lines": [{}, {"range": [0, 99], "quad": [[0, 0]] * 4}, {"range": [0, 2], "quad": [[0, 0]] * 4, "words": [{}, {"range": [1, 0]}]},
     {"range": [0, 2], "quad": [[0, "x"], [1, 1], [1, 1], [1, 1]]}], "data": [{"range": [0, 99], "quads": []}, {}], "codes": [{}]},
    {"width": 400, "height": 200, "transcript": "ab", "lines": [{"range": [0, 2], "quad": [[5, 5]] * 4, "words": [{"range": [0, 2], "quad": [[5, 5]] * 4}]}], "data": [], "codes": []},
    "text", 5, [], True,
])
def test_a_broken_analysis_does_no_harm(page: Page, website: Any, broken: Any) -> None:
    website.files["made.png"] = blank(400, 200)
    show(page, analysis(400, 200, [[("fine", rectangle(10, 10, 80, 20))]]), src="/made.png")
    page.evaluate("(broken) => { element.analysis = broken; element.selectedRanges = [[0, 2]]; element.hasText({ x: 5, y: 5 }); }", broken)
    page.mouse.dblclick(20, 20)
    page.evaluate("element.selectableItemsHighlighted = true")
    page.mouse.click(20, 20)


def test_a_toolbar_over_the_page_leaves_the_button_free(page: Page, analyses: dict) -> None:
    """The page says by CSS how much of its edge is covered; wherever it is scrolled to, the button can be pressed."""
    show(page, analyses["menu.jpg"], style="width: 900px", host="--live-text-inset-bottom: 76px", wrap='{}<div class="bar"></div>')
    page.evaluate("""() => Object.assign(document.querySelector(".bar").style,
        { position: "fixed", left: 0, right: 0, bottom: 0, height: "60px", background: "#ccd", zIndex: 9 })""")
    for y in (0, 150, 10_000):
        page.evaluate("(y) => scrollTo(0, y)", y)
        box = page.locator("live-text .live").bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 800 - 60
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y) === element", [x, y])
        before = page.evaluate("element.selectableItemsHighlighted")
        page.mouse.click(x, y)
        assert page.evaluate("element.selectableItemsHighlighted") is not before
    # Without the inset the bar covers it.
    page.evaluate("scrollTo(0, 0); element.style.removeProperty('--live-text-inset-bottom')")
    box = page.locator("live-text .live").bounding_box()
    assert box and box["y"] + box["height"] > 800 - 60
