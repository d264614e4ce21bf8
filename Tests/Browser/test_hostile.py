"""Analyses that nobody should write, and how long the longest words take."""

import time
from typing import Any

import pytest

from conftest import drag, show
from documents import analysis, blank, rectangle
from steps import menu

QUAD = rectangle(20, 20, 200, 30)


def show_made(window: Any, website: Any, made: dict[str, Any], **options: Any) -> None:
    website.files["made.png"] = blank(made["width"], made["height"])
    show(window, made, src="/made.png", **options)


@pytest.mark.parametrize("broken", [
    {"lines": [None]}, {"lines": [None, 7, "x"]}, {"data": [None]}, {"codes": [None, 3]}, {"blocks": [None, {"lines": 7}]}, {"lines": [{"range": [0, 2], "quad": QUAD, "words": 7}]},
    {"lines": [{"range": [0, 2], "quad": QUAD, "words": [None]}]}, {"lines": [{"range": [0, 2], "quad": QUAD, "language": "no_such_!"}]},
    {"data": [{"type": "link", "range": [0, 2], "quads": [QUAD], "actions": [None, {}]}]}, {"data": [{"type": "link", "quads": [QUAD, None]}]},
    {"codes": [{"quad": QUAD, "content": 7, "actions": 7}]},
], ids=str)
def test_a_broken_analysis_does_no_harm(window: Any, website: Any, broken: dict) -> None:
    show_made(window, website, analysis(400, 200, [[("fine", QUAD)]]))
    window.evaluate("(more) => { element.analysis = { ...element.analysis, transcript: 'ab', ...more }; element.selectableItemsHighlighted = true; }", broken)
    window.mouse.dblclick(60, 40)
    assert window.evaluate("element.state") == "ready"


def test_calendars_that_cannot_be_read_are_not_offered(window: Any, website: Any) -> None:
    urls = ["data:text/calendar,%E0%A4%A", "data:text/calendar;base64,%%%", "data:text/calendar,BEGIN:VCALENDAR"]
    data = [{"type": "date", "text": "today", "range": [0, 5], "quads": [QUAD], "value": {}, "actions": [{"title": "Create Event", "url": url} for url in urls]}]
    show_made(window, website, analysis(400, 200, [[("today", QUAD)]], data=data), types=["dataDetectors"])
    window.mouse.click(100, 45)
    assert menu(window) == ["Add to Calendar", "Copy"]


def test_codes_are_called_by_what_they_say(window: Any, website: Any) -> None:
    payloads = ["tel:+12065550177", "mailto:hello@example.org?subject=x", "geo:47.6,-122.3", "https://example.org/a", "text", ""]
    codes = [{"symbology": "qr", "payload": payload, "quad": rectangle(10 + 120 * index, 10, 60, 60), "content": {"type": "text"}, "actions": []} for index, payload in enumerate(payloads)]
    show_made(window, website, {**analysis(800, 300, []), "codes": codes}, types=["dataDetectors"])
    titles = window.evaluate("[...element.shadowRoot.querySelectorAll('.chip .label')].map((label) => label.textContent)")
    assert titles == ["+12065550177", "hello@example.org", "47.6,-122.3", "example.org", "text", "qr"]


def test_text_that_is_missing_or_half_a_letter(window: Any, website: Any) -> None:
    data = [{"type": "postalAddress", "range": [0, 2], "quads": [QUAD], "actions": []}, {"type": "postalAddress", "range": [0, 2], "quads": [rectangle(20, 80, 200, 30)], "actions": []}]
    show_made(window, website, analysis(400, 200, [[("ab", QUAD)]], data=data), types=["dataDetectors"])
    # Half a pair of surrogates does not come through a driver's JSON, but it does through an escape.
    window.evaluate("""() => {
        const copy = structuredClone(element.analysis);
        copy.data[1].text = JSON.parse('"\\\\ud83d x"');
        element.analysis = copy;
    }""")
    assert window.evaluate("element.analysis.data[1].text.isWellFormed()") is False
    for y in (45, 105):
        window.mouse.click(100, y)
        assert menu(window) == ["Directions", "Copy"]
        window.keyboard.press("Escape")


def test_copying_where_there_is_no_clipboard(window: Any, website: Any) -> None:
    """As on pages that come over plain HTTP."""
    data = [{"type": "link", "text": "ab", "range": [0, 2], "quads": [QUAD], "actions": []}]
    show_made(window, website, analysis(400, 200, [[("ab", QUAD)]], data=data), types=["dataDetectors"])
    window.evaluate("navigator.clipboard.writeText('nothing was copied')")
    window.evaluate("() => { Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }); }")
    window.mouse.click(100, 45)
    x, y = window.evaluate("(({ x, y }) => [x + 20, y + 20])(element.shadowRoot.querySelector('.menu-item').getBoundingClientRect())")
    window.mouse.click(x, y)
    window.evaluate("() => { delete navigator.clipboard; }")
    assert window.evaluate("navigator.clipboard.readText()") == "ab"


def seconds_to_select(window: Any, website: Any, letters: int) -> float:
    word = "abcdefghij" * (letters // 10)
    show_made(window, website, analysis(2000, 100, [[(word, rectangle(20, 20, 1900, 40))]]), types=["textSelection"], style="max-width: none")
    start = time.monotonic()
    window.evaluate("() => { element.analysis = structuredClone(element.analysis); }")
    drag(window, (60, 45), (900, 45), steps=6)
    text = window.evaluate("element.selectedText.length")
    assert 0.2 * letters < text < 0.6 * letters
    return time.monotonic() - start


def test_long_words_take_a_time_that_grows_with_their_length(window: Any, website: Any) -> None:
    seconds_to_select(window, website, 1000)
    short, long = seconds_to_select(window, website, 20_000), seconds_to_select(window, website, 80_000)
    print(f"20,000 letters: {short:.2f} s, 80,000: {long:.2f} s")
    # Four times as long; squared, it would be sixteen times.
    assert long < max(8 * short, 3)
