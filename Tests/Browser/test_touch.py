"""Selecting and pressing with a finger."""

import pytest
from playwright.sync_api import Page

from conftest import ARTEFACTS, show
from steps import NAME, STYLE, menu, place_of_text


@pytest.mark.parametrize("page", [{"has_touch": True}], indirect=True, ids=["touch"])
def test_touch(page: Page, analyses: dict) -> None:
    """A tap opens data where they are active; a long press opens them in text mode."""
    show(page, analyses[NAME], style=STYLE)
    x, y = place_of_text(page, analyses[NAME], "mend@repair")
    page.touchscreen.tap(x, y)
    assert menu(page) is None
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert menu(page) == ["Send Email", "Copy"]
    page.touchscreen.tap(690, 530)
    assert menu(page) is None

    def long_press() -> None:
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(700)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(100)

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
    page.wait_for_timeout(700)
    touch("touchEnd")
    assert page.evaluate("element.selectedText") == "broken"
    assert menu(page) == ["Copy", "Select All"]
    page.screenshot(path=ARTEFACTS / "look_touch.png")
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
