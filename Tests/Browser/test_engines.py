"""The least that has to hold in every engine: places of words, selecting, several ranges, menus."""

from typing import Any

from conftest import copied, drag, show, words_of
from steps import NAME, STYLE, menu, place_of_text
from test_geometry import DEVIATIONS


def test_the_least(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE)
    found = window.evaluate(DEVIATIONS)
    assert len(found) == len(words_of(analyses[NAME]))
    assert [entry for entry in found if entry[0] > 0.03] == []
    x, y = place_of_text(window, analyses[NAME], "broken")
    window.mouse.dblclick(x, y)
    assert window.evaluate("element.selectedText") == "broken" and copied(window) == "broken"
    window.wait_for_timeout(700)
    drag(window, (x, y), place_of_text(window, analyses[NAME], "together"))
    text = window.evaluate("element.selectedText")
    assert text.startswith(("ken.\nWe mend it tog", "oken.\nWe mend it tog"))
    window.evaluate("element.selectedRanges = [[12, 17], [0, 6]]")
    assert window.evaluate("element.selectedText") == "REPAIR\nBring"
    window.evaluate("element.selectableItemsHighlighted = true")
    window.mouse.click(*place_of_text(window, analyses[NAME], "mend@"))
    assert menu(window) == ["Send Email", "Copy"]
