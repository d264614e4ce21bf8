"""Cards of what codes mean, the bar of a selection, languages, and where actions lead."""

import io
import json
from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import settle, show, wait
from documents import analysis, blank, rectangle
from pixels import keep, shot
from server import Server
from steps import NAME, STYLE, menu

CODE = rectangle(40, 40, 120, 120)
VCARD = "BEGIN:VCARD\nVERSION:3.0\nFN:Mara Lindqvist\nTEL:+12065550177\nTEL:+12065550178\nTEL:+12065550179\nEND:VCARD"
CALLS = [{"title": "Call", "url": f"tel:+1206555017{digit}"} for digit in (7, 8, 9)]
CONTENTS = {
    "contact": (VCARD, {"name": "Mara Lindqvist", "organization": "Harbour", "phoneNumbers": ["+1 206-555-0177", "+1 206-555-0178", "+1 206-555-0179"], "emailAddresses": ["mara@example.org"]}, CALLS),
    "mecard": ("MECARD:N:Lindqvist,Mara;;", {"name": "Mara; Lindqvist", "familyName": "Lindqvist", "givenName": "Mara", "phoneNumbers": ["+12065550177"]}, []),
    "wifi": ("WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;", {"ssid": "Harbour Guest", "security": "wpa", "password": "salt-and-tide-42"}, []),
    "event": ("BEGIN:VEVENT", {"summary": "Concert", "start": "2027-08-21T19:30:00", "location": "Pier 18"}, [{"title": "Create Event", "url": "data:text/calendar,BEGIN:VCALENDAR"}]),
    "product": ("2400598765431", {"gtin": "02400598765431"}, [{"title": "Look Up Product", "url": "https://duckduckgo.com/?q=2400598765431"}]),
}


def show_code(page: Any, website: Any, kind: str, **options: Any) -> None:
    payload, content, actions = CONTENTS[kind]
    code = {"symbology": "qr", "payload": payload, "quad": CODE, "content": {"type": "contact" if kind == "mecard" else kind, **content}, "actions": actions}
    website.files["made.png"] = blank(500, 400)
    show(page, {**analysis(500, 400, []), "codes": [code]}, src="/made.png", types=["dataDetectors"], **options)


def open_card(window: Any) -> dict[str, Any]:
    window.evaluate("element.shadowRoot.querySelector('.chip').click()")
    wait(window, "element.shadowRoot.querySelector('.card') !== null")
    return window.evaluate("""(() => {
        const card = element.shadowRoot.querySelector(".card"), texts = (selector) => [...card.querySelectorAll(selector)].map((part) => part.textContent);
        return { title: texts("h2")[0], fields: [...card.querySelectorAll(".field")].map((field) => [...field.children].map((part) => part.textContent)), entries: texts(".menu-item") };
    })()""")


def test_a_contact(window: Any, website: Any) -> None:
    show_code(window, website, "contact")
    card = open_card(window)
    assert card["title"] == "Mara Lindqvist"
    assert card["fields"] == [["Organization", "Harbour"], *(["Phone number", f"+1 206-555-017{digit}"] for digit in (7, 8, 9)), ["Email address", "mara@example.org"]]
    assert card["entries"] == ["Add Contact", *(f"Call+1206555017{digit}" for digit in (7, 8, 9)), "Copy"], "which of the numbers is called is said"


def test_a_contact_is_kept_as_a_file(page: Page, website: Any) -> None:
    for kind, expected in [("contact", VCARD), ("mecard", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Mara\\; Lindqvist\r\nN:Lindqvist;Mara;;;\r\nTEL:+12065550177\r\nEND:VCARD\r\n")]:
        show_code(page, website, kind)
        open_card(page)
        with page.expect_download() as download:
            page.get_by_role("button", name="Add Contact").click()
        assert download.value.suggested_filename == "Mara-Lindqvist.vcf"
        assert download.value.path().read_bytes().decode() == expected


def test_a_network_is_passed_on_as_a_code(window: Any, website: Any, server: Server) -> None:
    """What is drawn is read again by the server."""
    show_code(window, website, "wifi")
    card = open_card(window)
    assert card["fields"] == [["Network", "Harbour Guest"], ["Password", "salt-and-tide-42"], ["Security", "WPA"]]
    box = window.evaluate("(({ x, y, width, height }) => [x, y, width, height])(element.shadowRoot.querySelector('.qr').getBoundingClientRect())")
    drawn = io.BytesIO()
    shot(window, box).save(drawn, "PNG")
    found = server.post("/v1/analyze?types=codes", drawn.getvalue(), {"Content-Type": "image/png"})
    assert [code["payload"] for code in json.loads(found[2])["codes"]] == ["WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;"]
    window.evaluate("element.shadowRoot.querySelectorAll('.field')[1].click()")
    wait(window, "navigator.clipboard.readText().then((text) => text === 'salt-and-tide-42')")


def test_an_event_and_a_product(window: Any, website: Any) -> None:
    show_code(window, website, "event")
    card = open_card(window)
    assert card["title"] == "Concert" and card["entries"] == ["Add to Calendar", "Copy"]
    assert [label for label, _ in card["fields"]] == ["Starts", "Place"] and "2027" in card["fields"][0][1]
    show_code(window, website, "product")
    assert open_card(window) == {"title": "2400598765431", "fields": [["GTIN", "02400598765431"]], "entries": ["Look Up Productduckduckgo.com", "Copy"]}


def test_a_code_and_the_digits_below_it_are_looked_up_at_one_site(page: Page, website: Any) -> None:
    """Printed with spaces and without the zero, and for a datum that has another site in mind."""
    digits = "2 400598 765431"
    made = analysis(500, 400, [[(digits, rectangle(40, 170, 120, 20))], [("7 350053 850019", rectangle(40, 300, 120, 20))]])
    website.files["made.png"] = blank(500, 400)
    payload, content, actions = CONTENTS["product"]
    other = [{"title": "Look Up Product", "url": "https://products.example.org/2400598765431"}]
    made["codes"] = [{"symbology": "ean13", "payload": payload, "quad": CODE, "content": {"type": "product", **content}, "actions": actions}]
    made["data"] = [
        {"type": "productCode", "text": line["text"], "range": line["range"], "quads": [line["quad"]], "value": {"number": line["text"].replace(" ", "").zfill(14), "kind": "gtin"},
         "actions": [{**other[0], "url": f"https://products.example.org/{line['text'].replace(' ', '')}"}]}
        for line in made["lines"]
    ]
    show(page, made, src="/made.png", types=["automatic"], style="width: 900px")
    page.evaluate("element.selectableItemsHighlighted = true")
    quick = page.evaluate("[...element.shadowRoot.querySelectorAll('.quick-action')].map(({ href }) => href)")
    assert quick == ["https://duckduckgo.com/?q=2400598765431", "https://products.example.org/7350053850019"], "another article is another"
    sites = []
    for item in (".chip", ".data button"):
        page.evaluate(f"element.shadowRoot.querySelector('{item}').click()")
        wait(page, "element.shadowRoot.querySelector('.menu, .card') !== null")
        sites += page.evaluate("[...element.shadowRoot.querySelectorAll('.menu a')].map(({ href }) => href)")
        page.keyboard.press("Escape")
    assert sites == ["https://duckduckgo.com/?q=2400598765431"] * 2


@pytest.mark.parametrize("page", [{"viewport": {"width": 360, "height": 500}}], indirect=True, ids=["small"])
def test_menus_and_cards_fit_a_small_window(page: Page, website: Any, analyses: dict) -> None:
    show_code(page, website, "contact", style="width: 100%")
    open_card(page)

    def assert_inside() -> None:
        box = page.locator("live-text .menu").bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] + box["height"] <= 500, box

    assert_inside()
    keep(page, "look_contact")
    page.keyboard.press("Escape")
    assert page.locator("live-text .menu").count() == 0
    # A long text is a title of two lines, and scrolling keeps the menu beside its datum.
    long = "https://example.org/" + "long/" * 200
    data = [{"type": "link", "text": long, "range": [0, 4], "quads": [rectangle(40, 300, 300, 40)], "actions": [{"title": "Open Link", "url": long}]}]
    show(page, analysis(500, 400, [[("link", rectangle(40, 300, 300, 40))]], data=data), src="/made.png", types=["dataDetectors"], style="width: 100%", wrap='<p class="before"></p>{}<p class="after"></p>')
    page.evaluate("for (const name of ['before', 'after']) document.querySelector('.' + name).style.height = '400px'")
    page.evaluate("scrollTo(0, 300), element.shadowRoot.querySelector('.item').click()")
    assert_inside()
    assert page.evaluate("element.shadowRoot.querySelector('.title').getBoundingClientRect().height") < 50
    gap = "(({ bottom, top }, item) => Math.min(Math.abs(top - item.bottom), Math.abs(item.top - bottom)))(element.shadowRoot.querySelector('.menu').getBoundingClientRect(), element.shadowRoot.querySelector('.item').getBoundingClientRect())"
    before = page.evaluate(gap)
    page.evaluate("scrollTo(0, 340)")
    settle(page)
    assert menu(page) == ["Open Link", "Copy"] and abs(page.evaluate(gap) - before) < 12
    page.evaluate("scrollTo(0, 1000)")
    wait(page, "document.querySelector('.after').getBoundingClientRect().top < 200")
    page.evaluate("document.querySelector('.after').style.height = '2000px', scrollTo(0, 1500)")
    wait(page, "element.shadowRoot.querySelector('.menu') === null")


def test_web_sites_can_be_switched_off(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 1500px; max-width: none", host="max-width: none", attributes={"lookup-url": "https://lookup.example.org/{text}"})
    page.evaluate("element.selectableItemsHighlighted = true")
    sites = "[...element.shadowRoot.querySelectorAll('a')].map(({ href }) => new URL(href)).filter(({ protocol }) => protocol === 'https:').map(({ host }) => host)"
    assert "duckduckgo.com" in page.evaluate(sites)
    page.evaluate("element.webActions = false")
    assert page.evaluate("element.getAttribute('web-actions')") == "false"
    assert set(page.evaluate(sites)) == {"repair.example.org"}, "what the picture itself names stays"
    page.evaluate("element.selectedRanges = [[0, 6]]")
    page.evaluate("element.shadowRoot.querySelector('.text').focus()")
    page.keyboard.press("Enter")
    assert menu(page) == ["Copy"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="54 Weaver Street").click()
    assert menu(page) == ["Show in Maps", "Copy"]
