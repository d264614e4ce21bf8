"""The least that has to hold in WebKit too, where Debian's webkit2gtk-driver, xvfb and dbus are installed."""

from collections.abc import Iterator
from typing import Any

import pytest

from conftest import place_of, point_in, show, wait, words_of
from steps import NAME, STYLE, menu, place_of_text, word
from test_geometry import DEVIATIONS
from webkit import IS_THERE, WebKit

pytestmark = pytest.mark.skipif(not IS_THERE, reason="apt-get install webkit2gtk-driver xvfb dbus")


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebKit]:
    webkit = WebKit()
    yield webkit
    webkit.close()


def test_words_lie_on_their_quads_and_are_selected(webkit: WebKit, website: Any, analyses: dict) -> None:
    webkit.goto(f"{website.url}/blank")
    wait(webkit, "customElements.get('live-text') !== undefined")
    show(webkit, analyses[NAME], style=STYLE)
    found = webkit.evaluate(DEVIATIONS)
    assert len(found) == len(words_of(analyses[NAME]))
    assert [entry for entry in found if entry[0] > 0.03] == []
    place = place_of_text(webkit, analyses[NAME], "broken")
    webkit.point(place, "down", "up", "down", "up")
    assert webkit.evaluate("element.selectedText") == "broken"
    webkit.wait_for_timeout(700)  # What comes next is no third click.
    start, end = (place_of(webkit, *point_in(word(analyses[NAME], text), letter)) for text, letter in (("Bring", 0), ("broken.", 7)))
    webkit.point(start, "down", (start[0] + 40, start[1] + 30), end, "up")
    assert webkit.evaluate("element.selectedText") == "Bring what is broken."
    assert webkit.evaluate("element.shadowRoot.querySelector('.marks path').getAttribute('d').match(/M/g).length") == 1
    webkit.evaluate("void (element.selectableItemsHighlighted = true)")
    webkit.point(place_of_text(webkit, analyses[NAME], "mend@"), "down", "up")
    wait(webkit, "element.shadowRoot.querySelector('.menu') !== null")
    assert menu(webkit) == ["Send Email", "Copy"]
