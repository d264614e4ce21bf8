"""VisionKit's documented behaviour, in the order of its documentation."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import drag, show, wait, words_of
from pixels import keep
from steps import NAME, STYLE, can_select, hold, menu, place_of_text, press_button, state


def test_1_preferred_types_start_empty_which_disables(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=[])
    assert page.evaluate("document.createElement('live-text').preferredInteractionTypes") == []
    assert state(page) == {"preferred": [], "active": [], "highlighted": False, "button": False, "data": False, "quick": False}
    assert not can_select(page, analyses[NAME])
    for types in (["automatic"], ["automatic", "dataDetectors"], ["automaticTextOnly"]):
        page.evaluate("(types) => element.preferredInteractionTypes = types", types)
        assert state(page)["active"] == ["textSelection"]
    page.evaluate("element.setAttribute('preferred-interaction-types', 'textSelection dataDetectors')")
    assert state(page)["active"] == state(page)["preferred"] == ["textSelection", "dataDetectors"]


@pytest.mark.parametrize("types", [["automatic"], ["automaticTextOnly"]])
def test_2_automatic(page: Page, analyses: dict, types: list[str]) -> None:
    show(page, analyses[NAME], style=STYLE, types=types)
    assert can_select(page, analyses[NAME])
    assert state(page)["button"] and not state(page)["data"]
    press_button(page)
    assert state(page) == {"preferred": types, "active": ["textSelection", "dataDetectors"], "highlighted": True, "button": True, "data": True, "quick": True}
    assert can_select(page, analyses[NAME])
    page.mouse.click(*place_of_text(page, analyses[NAME], "mend@repair"))
    assert menu(page) == ["Send Email", "Copy"]
    page.keyboard.press("Escape")
    press_button(page)
    assert state(page)["active"] == ["textSelection"]


def test_2_text_selection_alone_does_not_change_with_the_button(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=["textSelection"])
    press_button(page)
    assert state(page)["active"] == ["textSelection"]
    assert state(page)["highlighted"] and not state(page)["data"]


def test_2_data_detectors_alone(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=["dataDetectors"])
    assert state(page)["active"] == ["dataDetectors"]
    assert state(page)["data"] and not state(page)["button"]
    assert not can_select(page, analyses[NAME])
    page.mouse.click(*place_of_text(page, analyses[NAME], "mend@repair"))
    assert menu(page) == ["Send Email", "Copy"]


@pytest.mark.parametrize("types", [["textSelection"], ["automatic"], ["automaticTextOnly"]])
def test_3_long_press_in_text_mode(page: Page, analyses: dict, types: list[str]) -> None:
    show(page, analyses[NAME], style=STYLE, types=types)
    assert page.evaluate("element.allowLongPressForDataDetectorsInTextMode")
    place = place_of_text(page, analyses[NAME], "mend@repair")
    page.mouse.click(*place)
    assert menu(page) is None
    hold(page, place)
    assert menu(page) == ["Send Email", "Copy"]
    assert not page.evaluate("element.hasActiveTextSelection")
    page.keyboard.press("Escape")
    page.evaluate("element.allowLongPressForDataDetectorsInTextMode = false")
    hold(page, place)
    assert menu(page) is None


def test_4_highlight_goes_with_a_new_analysis_or_no_types(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    page.evaluate("window.seen = []; element.addEventListener('highlightchange', (event) => seen.push(event.detail.highlighted))")
    press_button(page)
    page.evaluate("element.analysis = structuredClone(element.analysis)")
    assert not state(page)["highlighted"]
    page.evaluate("element.selectableItemsHighlighted = true")
    assert state(page)["highlighted"]
    page.evaluate("element.preferredInteractionTypes = []")
    assert not state(page)["highlighted"]
    page.evaluate("element.selectableItemsHighlighted = true")
    assert not state(page)["highlighted"]
    assert page.evaluate("seen") == [True, False, True, False]


def test_5_supplementary_interface_hidden(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    page.evaluate("window.seen = []; element.addEventListener('livetextbuttonchange', (event) => seen.push(event.detail.visible))")
    page.evaluate("element.selectableItemsHighlighted = true")
    assert state(page)["quick"]
    page.evaluate("element.isSupplementaryInterfaceHidden = true")
    wait(page, "!element.shadowRoot.querySelector('.quick').checkVisibility({ visibilityProperty: true })")
    assert not state(page)["button"]
    assert can_select(page, analyses[NAME])
    assert page.evaluate("element.shadowRoot.querySelector('.supplement').classList.contains('animated')")
    page.evaluate("element.setSupplementaryInterfaceHidden(false, false)")
    assert state(page)["button"] and state(page)["quick"]
    assert not page.evaluate("element.shadowRoot.querySelector('.supplement').classList.contains('animated')")
    assert page.evaluate("seen") == [False, True]
    page.evaluate("element.setAttribute('supplementary-interface-hidden', '')")
    assert page.evaluate("element.isSupplementaryInterfaceHidden") and not state(page)["button"]
    page.evaluate("element.removeAttribute('supplementary-interface-hidden')")
    assert not page.evaluate("element.isSupplementaryInterfaceHidden") and state(page)["button"]


def test_6_quick_actions(page: Page, analyses: dict) -> None:
    """Short, as many as there is room for, the others behind "More"; what nobody wants is in none of them."""
    show(page, analyses[NAME], style=STYLE)
    assert not state(page)["quick"]
    press_button(page)
    titles = page.locator("live-text .quick-action").all_text_contents()
    assert titles == ["Add to Calendar", "Show in Maps", "Call", "Send Email", "More"]
    assert page.get_by_role("link", name="Call (401) 555-0184").get_attribute("href") == "tel:+14015550184"
    edge, box = page.locator("live-text img").bounding_box(), page.locator("live-text .quick").bounding_box()
    assert edge and box and box["x"] >= edge["x"]
    keep(page, "look_highlighted")
    page.get_by_role("button", name="More").click()
    # The digits under the bar code are offered with it, not once more.
    assert menu(page) == ["Open Link", "Look Up Product", "Open Link"]
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('img').style.width = '1100px'")
    wait(page, "element.shadowRoot.querySelectorAll('.quick-action').length > 5")

def test_7_contents_rect(page: Page, analyses: dict) -> None:
    assert page.evaluate("document.createElement('live-text').contentsRect") == {"x": 0, "y": 0, "width": 1, "height": 1}
    show(page, analyses[NAME], style="width: 600px; height: 600px; object-fit: contain")
    rect = page.evaluate("element.contentsRect")
    height = 1150 / 1500
    assert rect == pytest.approx({"x": 0, "y": (1 - height) / 2, "width": 1, "height": height})
    page.evaluate("""() => {
        window.asked = 0;
        element.addEventListener("contentsrect", (event) => { asked++; event.detail.rect = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }; });
        element.setContentsRectNeedsUpdate();
    }""")
    assert page.evaluate("[asked, element.contentsRect.x]") == [1, 0.5]
    image = page.evaluate("(() => { const b = document.querySelector('img').getBoundingClientRect(); return [b.x, b.y] })()")
    quad = words_of(analyses[NAME])[0]["quad"]
    x, y = (sum(point[axis] for point in quad) / 4 for axis in (0, 1))
    page.mouse.dblclick(image[0] + 300 + x / 1500 * 300, image[1] + 300 + y / 1150 * 300)
    assert page.evaluate("element.selectedText") == "REPAIR"
    page.evaluate("document.querySelector('img').style.width = '500px'")
    wait(page, "asked === 2")


def test_8_places_are_in_the_elements_coordinates(page: Page, analyses: dict) -> None:
    analysis = analyses[NAME]
    show(page, analysis, style="width: 750px", wrap='<div id="around" class="around">{}</div>')
    page.evaluate("Object.assign(document.querySelector('#around').style, { padding: '50px', transform: 'rotate(20deg)' })")
    broken = next(word for word in words_of(analysis) if word["text"] == "broken.")
    mail = next(entry for entry in analysis["data"] if entry["type"] == "emailAddress")
    at = {name: [sum(p[axis] for p in quad) / 8 for axis in (0, 1)] for name, quad in [("text", broken["quad"]), ("data", mail["quads"][0])]}
    at["button"], at["nothing"] = [750 - 8 - 18, 575 - 8 - 18], [740, 10]

    def ask(name: str) -> list[bool]:
        calls = ["analysisHasText", "hasText", "hasDataDetector", "hasSupplementaryInterface", "hasInteractiveItem"]
        return page.evaluate("([calls, [x, y]]) => calls.map((call) => element[call]({ x, y }))", [calls, at[name]])

    assert ask("text") == [True, True, False, False, True]
    assert ask("data") == [True, True, False, False, True]
    assert ask("button") == [False, False, False, True, True]
    assert ask("nothing") == [False] * 5
    page.evaluate("element.selectableItemsHighlighted = true")
    assert ask("data") == [True, True, True, False, True]
    page.evaluate("element.preferredInteractionTypes = ['dataDetectors']")
    assert ask("text") == [True, False, False, False, False]
    assert ask("data") == [True, False, True, False, True]
    page.evaluate("element.preferredInteractionTypes = []")
    assert ask("text") == [True, False, False, False, False]
    assert page.evaluate("element.hasInteractiveItem({}) || element.hasInteractiveItem()") is False


def test_9_a_stale_result_is_dropped(page: Page, website: Any) -> None:
    website.delays = [2.0, 0.0]
    show(page, None, src="/samples/card-business.jpg", style=STYLE, attributes={"endpoint": "/v1/analyze"})
    wait(page, "element.matches(':state(analyzing)')")
    page.evaluate("document.querySelector('img').src = '/samples/card-wifi.jpg'")
    wait(page, "element.analysis !== null", 20)
    assert "free wi-fi" in page.evaluate("element.text")
    page.wait_for_timeout(2500)
    assert "free wi-fi" in page.evaluate("element.text")


def test_9_a_busy_endpoint_is_asked_again(page: Page, website: Any) -> None:
    website.refusals = 2
    show(page, None, src="/samples/card-business.jpg", style=STYLE, attributes={"endpoint": "/v1/analyze"})
    wait(page, "element.analysis !== null", 20)
    assert "Alder & Finch" in page.evaluate("element.text")
    assert len(page.errors) == 2 and all("503" in error for error in page.errors)
    page.errors.clear()


def test_9_another_picture_clears_the_analysis(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    page.evaluate("document.querySelector('img').src = '/samples/card-wifi.jpg'")
    wait(page, "element.analysis === null")
    assert not state(page)["button"]


def test_10_insets_and_font(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    page.evaluate("""() => {
        element.supplementaryInterfaceContentInsets = { top: 0, left: 0, bottom: 70, right: 40 };
        element.supplementaryInterfaceFont = "italic 800 40px Courier";
        element.selectableItemsHighlighted = true;
    }""")
    box, button, looks = page.evaluate("""() => {
        const root = element.shadowRoot, image = document.querySelector("img").getBoundingClientRect();
        const part = root.querySelector(".live").getBoundingClientRect(), style = getComputedStyle(root.querySelector(".quick-action"));
        return [[image.right, image.bottom], [part.right, part.bottom], [style.fontFamily, style.fontWeight, style.fontSize]];
    }""")
    assert button == pytest.approx([box[0] - 40, box[1] - 70], abs=0.6)
    assert looks == ["Courier", "800", "14px"]


def test_10_the_button_stays_inside_the_visible_area(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 2400px; max-width: none", host="max-width: none")
    for x, y in [(0, 0), (0, 500), (900, 700)]:
        page.evaluate("([x, y]) => scrollTo(x, y)", [x, y])
        box = page.locator("live-text .live").bounding_box()
        assert box and 0 <= box["x"] and box["x"] + box["width"] <= 1000 and 0 <= box["y"] and box["y"] + box["height"] <= 800
        assert box["x"] + box["width"] > 900 and box["y"] + box["height"] > 700


def test_10_the_button_stays_on_the_picture_where_that_is_letterboxed(page: Page, analyses: dict) -> None:
    high = 700 * 1150 / 1500
    for style, right, bottom in [("width: 700px; height: 700px", 700, (700 + high) / 2), ("width: 800px; height: 460px", 700, 460)]:
        show(page, analyses[NAME], style=f"{style}; object-fit: contain")
        image, button = page.locator("live-text img").bounding_box(), page.locator("live-text .live").bounding_box()
        assert image and button
        end = [button["x"] + button["width"] - image["x"], button["y"] + button["height"] - image["y"]]
        assert end == pytest.approx([right - 8, bottom - 8], abs=1.5)


def test_should_begin_can_be_refused(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    page.evaluate("""() => {
        window.asked = [];
        element.addEventListener("shouldbegin", (event) => { asked.push(event.detail.type); event.preventDefault(); });
        element.selectableItemsHighlighted = true;
    }""")
    place = place_of_text(page, analyses[NAME], "broken")
    drag(page, place, (place[0] + 100, place[1] + 30))
    page.mouse.click(*place_of_text(page, analyses[NAME], "mend@repair"))
    assert page.evaluate("element.selectedText") == ""
    assert menu(page) is None
    assert page.evaluate("asked") == ["textSelection", "textSelection", "dataDetectors"]
