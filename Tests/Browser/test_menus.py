"""Menus on data and codes, and what they do."""

from playwright.sync_api import Page

from conftest import copied, show
from pixels import keep
from steps import NAME, STYLE, menu, place_of_text, press_button


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
    focused = "(({ activeElement: it }) => it?.querySelector('.label')?.textContent || it?.getAttribute('aria-label'))(element.shadowRoot)"
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
    keep(page, "look_wifi")
    page.get_by_role("button", name="Harbour Guest").click()
    page.get_by_role("button", name="Password: salt-and-tide-42").click()
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
    assert page.evaluate("element.shadowRoot.activeElement.textContent") == "Look Uplookup.example.org", "where it goes is said before it goes"
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
