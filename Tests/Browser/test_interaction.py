"""VisionKit's documented behaviour, in the order of its documentation."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import ARTEFACTS, copied, drag, place_of, point_in, show, wait, words_of

NAME = "everything.jpg"
STYLE = "width: 700px"


def state(page: Page) -> dict[str, Any]:
    return page.evaluate("""() => ({
        preferred: element.preferredInteractionTypes, active: element.activeInteractionTypes,
        highlighted: element.selectableItemsHighlighted, button: element.liveTextButtonVisible,
        data: element.shadowRoot.querySelectorAll(".data button").length && element.shadowRoot.querySelector(".data").checkVisibility(),
        quick: element.shadowRoot.querySelector(".quick").checkVisibility({ visibilityProperty: true }),
    })""")


def place_of_text(page: Page, analysis: dict, text: str) -> tuple[float, float]:
    word = next(word for word in words_of(analysis) if text in word["text"])
    return place_of(page, *point_in(word, len(word["text"]) // 2))


def can_select(page: Page, analysis: dict) -> bool:
    page.evaluate("element.resetTextSelection()")
    place = place_of_text(page, analysis, "broken")
    page.mouse.dblclick(*place)
    found = page.evaluate("element.selectedText") == "broken"
    page.evaluate("element.resetTextSelection()")
    return found


def menu(page: Page) -> list[str] | None:
    return page.evaluate("""() => {
        const menu = element.shadowRoot.querySelector(".menu");
        return menu && [...menu.querySelectorAll("[role=menuitem]")].map((item) => item.textContent);
    }""")


def hold(page: Page, place: tuple[float, float]) -> None:
    page.mouse.move(*place)
    page.mouse.down()
    page.wait_for_timeout(600)
    page.mouse.up()


def press_button(page: Page) -> None:
    page.locator("live-text").get_by_role("button", name="Live Text", exact=True).click()


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


def test_2_automatic(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    assert can_select(page, analyses[NAME])
    assert state(page)["button"] and not state(page)["data"]
    press_button(page)
    assert state(page) == {"preferred": ["automatic"], "active": ["textSelection", "dataDetectors"], "highlighted": True, "button": True, "data": True, "quick": True}
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


@pytest.mark.parametrize("types", [["textSelection"], ["automatic"]])
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
    page.wait_for_timeout(300)
    assert not state(page)["button"] and not state(page)["quick"]
    assert can_select(page, analyses[NAME])
    assert page.evaluate("element.shadowRoot.querySelector('.supplement').classList.contains('animated')")
    page.evaluate("element.setSupplementaryInterfaceHidden(false, false)")
    assert state(page)["button"] and state(page)["quick"]
    assert not page.evaluate("element.shadowRoot.querySelector('.supplement').classList.contains('animated')")
    assert page.evaluate("seen") == [False, True]


def test_6_quick_actions(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    assert not state(page)["quick"]
    press_button(page)
    titles = page.locator("live-text .quick-action").all_text_contents()
    expected = [f"{entry['actions'][0]['title']} " for entry in [*analyses[NAME]["data"], *analyses[NAME]["codes"]] if entry["actions"]]
    assert len(titles) == len(expected) and all(map(str.startswith, titles, expected))
    assert "Call (401) 555-0184" in titles
    assert page.get_by_role("link", name="Call (401) 555-0184").get_attribute("href") == "tel:+14015550184"
    page.screenshot(path=ARTEFACTS / "look_highlighted.png")


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


def test_escape_goes_back_step_by_step(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE)
    press_button(page)
    page.mouse.click(*place_of_text(page, analyses[NAME], "mend@repair"))
    page.evaluate("element.selectedRanges = [[0, 5]]")
    seen = []
    for _ in range(4):
        seen.append([menu(page) is not None, page.evaluate("element.hasActiveTextSelection"), page.evaluate("element.selectableItemsHighlighted")])
        page.evaluate("element.shadowRoot.activeElement ?? element.shadowRoot.querySelector('.text').focus()")
        page.keyboard.press("Escape")
    assert seen == [[True, True, True], [False, True, True], [False, False, True], [False, False, False]]


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


def test_menus(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=["dataDetectors"])
    expected = {
        "October 10, 2026": ["Add to Calendar", "Copy"], "Phone number (401) 555-0184": ["Call", "Send Message", "Copy"],
        "54 Weaver Street Providence, RI 02903": ["Show in Maps", "Directions", "Copy"], "Link https://repair.example.org": ["Open Link", "Copy"],
        "Code repair.example.org": ["Open Link", "Copy"],
    }
    for name, titles in expected.items():
        page.get_by_role("button", name=name).click()
        assert menu(page) == titles
        page.keyboard.press("Escape")
        assert menu(page) is None
    page.get_by_role("button", name="October 10").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Add to Calendar").click()
    assert download.value.suggested_filename == "event.ics"
    assert "DTSTART;VALUE=DATE:20261010\r\n" in download.value.path().read_bytes().decode()


def test_directions_and_share(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=["dataDetectors"])
    # Headless Chromium has nobody to share with.
    page.evaluate("navigator.canShare = ({ text }) => text.length > 0; navigator.share = async (what) => { window.shared = what; }")
    address = page.get_by_role("button", name="54 Weaver Street")
    for url, start in [(None, "https://www.openstreetmap.org/"), ("https://maps.example.org/to/{text}", "https://maps.example.org/to/")]:
        if url:
            page.evaluate("(url) => element.setAttribute('directions-url', url)", url)
        address.click()
        assert menu(page) == ["Show in Maps", "Directions", "Copy", "Share…"]
        link = page.get_by_role("menuitem", name="Directions").get_attribute("href")
        assert link and link.startswith(start) and link.endswith("54%20Weaver%20Street%20Providence%2C%20RI%2002903")
        page.keyboard.press("Escape")
    address.click()
    page.get_by_role("menuitem", name="Share").click()
    assert page.evaluate("shared") == {"text": "54 Weaver Street\nProvidence, RI 02903"}
    assert menu(page) is None


def test_menus_by_keyboard(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=["dataDetectors"])
    focused = "element.shadowRoot.activeElement?.textContent || element.shadowRoot.activeElement?.getAttribute('aria-label')"
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "Date October 10, 2026"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate(focused) == "Call"
    for key, expected in [("ArrowDown", "Send Message"), ("ArrowUp", "Call"), ("ArrowUp", "Copy"), ("ArrowDown", "Call"), ("End", "Copy")]:
        page.keyboard.press(key)
        assert page.evaluate(focused) == expected, key
    page.keyboard.press("Enter")
    assert page.evaluate("navigator.clipboard.readText()") == "(401) 555-0184"
    assert page.evaluate(focused) == "Phone number (401) 555-0184"
    assert menu(page) is None


def test_wifi_code(page: Page, analyses: dict) -> None:
    show(page, analyses["card-wifi.jpg"], style="width: 400px")
    press_button(page)
    page.screenshot(path=ARTEFACTS / "look_wifi.png")
    page.get_by_role("button", name="Harbour Guest").click()
    page.get_by_role("menuitem", name="Copy Password").click()
    assert page.evaluate("navigator.clipboard.readText()") == "salt-and-tide-42"


def test_look_up_and_translate(page: Page, analyses: dict) -> None:
    attributes = {"lookup-url": "https://lookup.example.org/?q={text}", "translate-url": "javascript:alert({text})"}
    show(page, analyses[NAME], style=STYLE, attributes=attributes)
    place = place_of_text(page, analyses[NAME], "broken")
    page.mouse.dblclick(*place)
    assert menu(page) == ["Look Up", "Copy"]
    assert page.get_by_role("menuitem", name="Look Up").get_attribute("href") == "https://lookup.example.org/?q=broken"
    assert copied(page) == "broken"
    page.keyboard.press("Escape")
    assert menu(page) is None and page.evaluate("element.selectedText") == "broken"
    page.keyboard.press("Enter")
    assert page.evaluate("element.shadowRoot.activeElement.textContent") == "Look Up"
    page.keyboard.press("Escape")
    assert menu(page) is None and page.evaluate("element.selectedText") == "broken"
    page.evaluate("element.setAttribute('translate-url', 'https://translate.example.org/#{text}')")
    page.mouse.dblclick(*place)
    assert menu(page) == ["Look Up", "Translate", "Copy"]
    assert page.get_by_role("menuitem", name="Translate").get_attribute("href") == "https://translate.example.org/#broken"


def test_action_can_be_taken_over(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style=STYLE, types=["dataDetectors"])
    page.evaluate("element.addEventListener('action', (event) => { window.action = event.detail; event.preventDefault(); })")
    page.get_by_role("button", name="Link https").click()
    page.get_by_role("menuitem", name="Open Link").click()
    assert page.evaluate("action") == {
        "title": "Open Link", "url": "https://repair.example.org", "item": {"type": "link", "text": "https://repair.example.org"},
    }
    assert len(page.context.pages) == 1
