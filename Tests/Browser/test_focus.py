"""Rings are for the keyboard: what a mouse has pressed shows none."""

from typing import Any

from conftest import drag, show
from pixels import difference, image_box, shot
from steps import NAME, STYLE, place_of_text

LOOK = """(() => {
    const { activeElement } = element.shadowRoot;
    return [activeElement?.className ?? null, activeElement && getComputedStyle(activeElement).outlineStyle];
})()"""


def frame(window: Any) -> list[Any]:
    """The outermost pixels of the picture."""
    x, y, width, height = image_box(window)
    return [shot(window, box) for box in ((x, y, width, 4), (x, y, 4, height), (x + width - 5, y, 4, height), (x, y + height - 5, width, 4))]


def test_selecting_with_the_mouse_frames_nothing(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE, types=["textSelection"])
    window.evaluate("element.isSupplementaryInterfaceHidden = true")
    before = frame(window)
    drag(window, place_of_text(window, analyses[NAME], "Bring"), place_of_text(window, analyses[NAME], "broken"))
    assert "what is" in window.evaluate("element.selectedText")
    assert [difference(*sides) for sides in zip(before, frame(window))] == [0, 0, 0, 0]
    window.keyboard.press("Shift+ArrowRight")
    assert min(difference(*sides) for sides in zip(before, frame(window))) > 40


def test_menus_that_a_mouse_opens_have_no_ring(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE, types=["dataDetectors"])
    window.mouse.click(*place_of_text(window, analyses[NAME], "mend@repair"))
    assert window.evaluate(LOOK) == ["menu-item", "none"]
    window.keyboard.press("ArrowDown")
    assert window.evaluate(LOOK) == ["menu-item", "solid"]
    window.keyboard.press("Escape")
    window.keyboard.press("Enter")
    assert window.evaluate(LOOK) == ["menu-item", "solid"]
