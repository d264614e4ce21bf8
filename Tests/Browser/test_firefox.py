"""What another engine makes of the element: places of words, selecting, several ranges, menus."""

import time
from pathlib import Path
from typing import Any

from conftest import words_of
from firefox import Firefox
from test_geometry import DEVIATIONS

NAME = "everything.jpg"
PAGE = f"""<!doctype html><html lang="en"><title>Test</title><script type="module" src="/live-text.js"></script>
<live-text preferred-interaction-types="automatic" analysis="/analyses/{NAME}.json"><img src="/samples/{NAME}" width="700" alt="A board"></live-text>"""


def test_firefox(website: Any, analyses: dict, tmp_path: Path) -> None:
    website.files["firefox.html"] = PAGE.encode()
    firefox = Firefox(tmp_path)
    try:
        firefox.ask("WebDriver:Navigate", url=f"{website.url}/firefox.html")
        firefox.evaluate("window.element = document.querySelector('live-text'), null")
        end = time.monotonic() + 20
        while not firefox.evaluate("element.liveTextButtonVisible === true"):
            assert time.monotonic() < end, "nothing was shown"
            time.sleep(0.1)
        found = firefox.evaluate(f"({DEVIATIONS})()")
        assert len(found) == len(words_of(analyses[NAME]))
        assert [entry for entry in found if entry[0] > 0.03] == []

        def place(text: str) -> tuple[float, float]:
            quad = next(word["quad"] for word in words_of(analyses[NAME]) if text in word["text"])
            left, top, width = firefox.evaluate("(({ x, y, width }) => [x, y, width])(document.querySelector('img').getBoundingClientRect())")
            scale = width / analyses[NAME]["width"]
            return left + sum(x for x, _ in quad) / 4 * scale, top + sum(y for _, y in quad) / 4 * scale

        firefox.mouse(place("broken"), "down", "up", "down", "up")
        assert firefox.evaluate("element.selectedText") == "broken"
        time.sleep(0.7)  # The next press is no third click.
        x, y = place("broken")
        firefox.mouse((x, y), "down", (x, y + 12), place("together"), "up")
        text = firefox.evaluate("element.selectedText")
        assert text.startswith("ken.\nWe mend it tog") or text.startswith("oken.\nWe mend it tog")
        firefox.evaluate("element.selectedRanges = [[12, 17], [0, 6]]")
        assert firefox.evaluate("element.selectedText") == "REPAIR\nBring"
        firefox.evaluate("element.selectableItemsHighlighted = true")
        firefox.mouse(place("mend@"), "down", "up")
        menu = "[...element.shadowRoot.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)"
        assert firefox.evaluate(menu) == ["Send Email", "Copy"]
    finally:
        firefox.close()
