"""Selecting and pressing with a finger."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import place_of, point_in, settle, show, wait
from documents import analysis, blank, rectangle
from pixels import keep
from steps import NAME, STYLE, menu, place_of_text

OPEN = "element.shadowRoot.querySelector('.menu') !== null"
"""What a long press ends in: a menu of data or the bar of a selection."""


@pytest.mark.parametrize("page", [{"has_touch": True}], indirect=True, ids=["touch"])
def test_touch(page: Page, analyses: dict) -> None:
    """A tap opens data where they are active; a long press opens them in text mode."""
    show(page, analyses[NAME], style=STYLE)
    x, y = place_of_text(page, analyses[NAME], "mend@repair")
    page.touchscreen.tap(x, y)
    assert menu(page) is None
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    wait(page, OPEN)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)
    assert menu(page) == ["Send Email", "Copy"]
    page.touchscreen.tap(690, 530)
    assert menu(page) is None

    def long_press() -> None:
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        wait(page, OPEN)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        settle(page)

    # Refused for the data, the press is for the text.
    page.evaluate("element.addEventListener('shouldbegin', (event) => event.detail.type === 'dataDetectors' && event.preventDefault(), { once: true })")
    long_press()
    assert page.evaluate("element.selectedText") != "" and menu(page) == ["Copy", "Select All"]
    page.keyboard.press("Escape")
    page.evaluate("element.resetTextSelection()")
    # Where data are active anyway, it makes no difference whether text mode allows them.
    page.evaluate("element.selectableItemsHighlighted = true; element.allowLongPressForDataDetectorsInTextMode = false")
    long_press()
    assert menu(page) == ["Send Email", "Copy"]
    page.touchscreen.tap(900, 700)
    assert menu(page) is None
    page.touchscreen.tap(x, y)
    assert menu(page) == ["Send Email", "Copy"]


@pytest.mark.parametrize("page", [{"has_touch": True}], indirect=True, ids=["touch"])
def test_touch_selects_a_word_and_its_handles_select_on(page: Page, analyses: dict) -> None:
    """Also over the gaps between lines, where browsers' own handles jump."""
    show(page, analyses[NAME], style=STYLE)
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *place: tuple[float, float]) -> None:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in place]})

    def knob(edge: str, shift: float) -> tuple[float, float]:
        box = page.locator(f"live-text .handle.{edge}").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + (0 if edge == "start" else box["height"]) + shift

    touch("touchStart", place_of_text(page, analyses[NAME], "broken"))
    wait(page, OPEN)
    touch("touchEnd")
    assert page.evaluate("element.selectedText") == "broken"
    assert menu(page) == ["Copy", "Select All"]
    keep(page, "look_touch")
    page.evaluate("window.seen = []; element.addEventListener('selectionchange', () => seen.push(element.selectedRanges[0]))")
    x, y = knob("end", 7)
    goal = place_of_text(page, analyses[NAME], "together")
    touch("touchStart", (x, y))
    assert menu(page) is None
    for step in range(1, 21):
        touch("touchMove", (x + (goal[0] - x) * step / 20, y + (goal[1] + 20 - y) * step / 20))
        page.wait_for_timeout(10)
    touch("touchEnd")
    text = page.evaluate("element.selectedText")
    assert text.startswith("broken.\nWe mend it tog") and "\n" not in text[9:]
    start = page.evaluate("element.text.indexOf('broken')")
    assert {first for first, _ in page.evaluate("seen")} == {start}
    x, y = knob("start", -7)
    goal = place_of_text(page, analyses[NAME], "Bring")
    touch("touchStart", (x, y))
    for step in range(1, 11):
        touch("touchMove", (x + (goal[0] - 40 - x) * step / 10, y))
        page.wait_for_timeout(10)
    touch("touchEnd")
    assert page.evaluate("element.selectedText").startswith("Bring what is broken.\nWe")
    page.wait_for_timeout(500)
    page.get_by_role("menuitem", name="Select All").tap()
    assert page.evaluate("element.selectedText") == page.evaluate("element.text")
    # The mouse has no need of them.
    page.mouse.dblclick(*place_of_text(page, analyses[NAME], "broken"))
    assert not page.locator("live-text .handle.end").is_visible()


def hold(page: Page, x: float, y: float) -> None:
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    wait(page, OPEN)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)


@pytest.mark.parametrize("page", [{"has_touch": True, "viewport": {"width": 390, "height": 700}}], indirect=True, ids=["touch"])
def test_the_bar_lies_beside_the_selection(page: Page, analyses: dict) -> None:
    attributes = {"lookup-url": "https://lookup.example.org/{text}", "translate-url": "https://translate.example.org/{text}"}
    show(page, analyses["menu.jpg"], style="width: 380px", attributes=attributes)
    lines = analyses["menu.jpg"]["lines"]
    for line in (lines[0], lines[len(lines) // 2], lines[-1]):
        word = max(line["words"], key=lambda word: len(word["text"]))
        page.evaluate("element.resetTextSelection()")
        x, y = place_of(page, *point_in(word, len(word["text"]) // 2))
        page.evaluate("(y) => scrollTo(0, scrollY + y - 350)", y)
        hold(page, *place_of(page, *point_in(word, len(word["text"]) // 2)))
        assert menu(page) == ["Copy", "Select All", "Look Up", "Translate"]
        bar = page.locator("live-text .bar").bounding_box()
        top, bottom = page.evaluate("(({ top, bottom }) => [top, bottom])(element.shadowRoot.querySelector('.marks path').getBoundingClientRect())")
        assert bar and bar["width"] > 3 * bar["height"] and 0 <= bar["x"] and bar["x"] + bar["width"] <= 390
        assert bar["y"] + bar["height"] <= top or bar["y"] >= bottom
    keep(page, "look_bar")
    page.touchscreen.tap(385, 690)
    page.evaluate("scrollTo(0, 0)")
    page.touchscreen.tap(3, 5)
    assert page.evaluate("element.selectedText") == "" and menu(page) is None


@pytest.mark.parametrize("page", [{"has_touch": True}], indirect=True, ids=["touch"])
def test_small_data_are_touched_beside_them_but_no_neighbours(page: Page, website: Any) -> None:
    website.files["made.png"] = blank(500, 400)
    places = {"alone": (40, 40), "upper": (40, 200), "lower": (40, 222)}
    words = [[(name, rectangle(x, y, 120, 14))] for name, (x, y) in places.items()]
    made = analysis(500, 400, words)
    made["data"] = [{"type": "link", "text": name, "range": line["range"], "quads": [line["quad"]], "actions": []} for name, line in zip(places, made["lines"])]
    show(page, made, src="/made.png", types=["dataDetectors"])

    def opened(x: float, y: float) -> str | None:
        page.touchscreen.tap(*place_of(page, x, y))
        found = page.evaluate("element.shadowRoot.querySelector('.title')?.textContent ?? null")
        page.keyboard.press("Escape")
        page.evaluate("element.shadowRoot.querySelector('.menu')?.remove()")
        return found

    # 14 pixels high, so that 15 pixels above and below belong to it, too.
    assert opened(100, 47) == "alone"
    assert [opened(100, 40 - 13), opened(100, 54 + 13), opened(100, 54 + 60)] == ["alone", "alone", None]
    # Between two, each has the half that is nearer.
    assert [opened(100, 216), opened(100, 220)] == ["upper", "lower"]
