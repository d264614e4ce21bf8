"""What is said and shown, in eleven languages."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import show, wait
from documents import analysis, blank, rectangle
from steps import NAME, STYLE, menu
from website import ROOT, WEB

LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ja", "zh", "ko", "ar", "ru"]
SCHEMA = json.loads((ROOT / "Sources" / "LiveText" / "Schema" / "analysis.schema.json").read_text())["$defs"]
TYPES = [SCHEMA[entry["$ref"].rpartition("/")[2]]["properties"]["type"]["const"] for entry in SCHEMA["data"]["oneOf"]]


def titles() -> set[str]:
    """What the actions of data and codes are called."""
    files = ["DataDetection/Actions/ActionTemplates.swift", "LiveText/CodeContent/CodeContent+Actions.swift"]
    found = [re.findall(r'title: "([^"]+)"', (ROOT / "Sources" / file).read_text()) for file in files]
    assert all(found)
    return {title for titles in found for title in titles}


def data_of_every_type() -> dict[str, Any]:
    made = analysis(600, 1000, [[(f"entry{row}", rectangle(40, 20 + 40 * row, 200, 24))] for row in range(len(TYPES) + 1)])
    made["data"] = [
        {"type": name, "text": line["text"], "range": line["range"], "quads": [line["quad"]], "value": value, "actions": []}
        for (name, value), line in zip([*((name, {}) for name in TYPES), ("date", {"openingHours": [{"days": ["MO"], "opens": "09:00", "closes": "17:00"}]})], made["lines"])
    ]
    return made


def labels(page: Page, website: Any, language: str) -> list[str]:
    """What each type of data is called, opening hours last."""
    website.files["made.png"] = blank(600, 1000)
    show(page, data_of_every_type(), src="/made.png", types=["dataDetectors"], attributes={"lang": language})
    wait(page, f"element.shadowRoot.querySelector('.text').ariaLabel !== 'Text in the picture' || '{language}' === 'en'")
    return [name.rpartition(" ")[0] for name in page.evaluate("[...element.shadowRoot.querySelectorAll('.data button')].map(({ ariaLabel }) => ariaLabel)")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_in_a_language(window: Any, analyses: dict, language: str) -> None:
    show(window, analyses[NAME], style=STYLE, types=["dataDetectors"], attributes={"lang": language})
    label = "element.shadowRoot.querySelector('.text').ariaLabel"
    wait(window, f"{label} !== 'Text in the picture' || '{language}' === 'en'")
    window.evaluate("[...element.shadowRoot.querySelectorAll('.data button')].find((button) => button.ariaLabel.includes('555')).click()")
    found = menu(window)
    assert found and len(set(found)) == 3
    assert (found == ["Call", "Send Message", "Copy"]) is (language == "en")
    assert window.evaluate("getComputedStyle(element.shadowRoot.querySelector('.menu')).direction") == ("rtl" if language == "ar" else "ltr")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_type_of_data_and_every_action_has_a_name(page: Page, website: Any, language: str) -> None:
    found = labels(page, website, language)
    assert len(found) == len(TYPES) + 1 and len(set(found)) == len(found), "no two types are called alike"
    english = labels(page, website, "en")
    # Written alike in both languages.
    alike = {"de": {"Link"}, "fr": {"Date", "Publication"}, "it": {"Link"}, "pt": {"Link"}}.get(language, set())
    assert {name for name in found if name in english} == alike
    words = page.evaluate("async (language) => (await import('/live-text-languages.js')).languages.get(language)", language)
    camel = [re.sub(r" (.)", lambda match: match[1].upper(), title[0].lower() + title[1:]) for title in titles()]
    assert [name for name in camel if name != "createEvent" and not words.get(name)] == []


def test_what_data_are_called_in_english(page: Page, website: Any) -> None:
    found = dict(zip([*TYPES, "openingHours"], labels(page, website, "en")))
    assert len(found) == len(TYPES) + 1
    expected = {
        "link": "Link", "emailAddress": "Email address", "phoneNumber": "Phone number", "postalAddress": "Address", "date": "Date", "money": "Amount",
        "measurement": "Measurement", "trackingNumber": "Shipment", "flightNumber": "Flight", "ipAddress": "IP address", "paymentIdentifier": "Payment",
        "taxIdentifier": "Tax number", "publicationIdentifier": "Publication", "productCode": "Product code", "vehicleIdentifier": "Vehicle",
        "macAddress": "MAC address", "coordinates": "Coordinates", "oneTimeCode": "One-time code", "socialTag": "Hashtag or profile", "openingHours": "Opening hours",
    }
    assert found == expected


def test_languages_have_all_entries() -> None:
    lines = re.search(r"`\n(.*?)`", (WEB / "live-text" / "languages.js").read_text(), re.DOTALL)
    assert lines
    rows = [line.split("|") for line in lines[1].splitlines()]
    assert sorted(row[0] for row in rows) == sorted(["code", *LANGUAGES[1:]])
    assert {len(row) for row in rows} == {len(rows[0])} and all(all(row) for row in rows)
    names = set(rows[0][1:])
    english = "".join((WEB / "live-text" / file).read_text() for file in ("labels.js", "card.js"))
    said = re.findall(r"\b(\w+): \"", "".join(re.findall(r"const ENGLISH = \{(.*?)\};", english, re.DOTALL)))
    assert set(said) <= names, "what is said in English has a word in every language"


def test_the_page_groups_every_type_of_data() -> None:
    kinds = re.search(r"const KINDS = \{(.*?)\};", (WEB / "page" / "details.js").read_text(), re.DOTALL)
    assert kinds and set(TYPES) <= set(re.findall(r"(\w+): \"", kinds[1]))
