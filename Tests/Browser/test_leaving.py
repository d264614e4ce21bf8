"""Ending a selection, a menu, a drag, and the element itself."""

from typing import Any

import pytest

from conftest import copied, drag, place_of, settle, show, wait
from documents import page_of_words, blank
from steps import NAME, STYLE, menu, place_of_text

EMPTY = (1400, 560)
"""A place of the picture without any text near."""


def test_a_click_on_the_empty_picture_ends_the_selection(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE)
    window.mouse.dblclick(*place_of_text(window, analyses[NAME], "broken"))
    assert window.evaluate("element.selectedText") == "broken"
    window.mouse.click(*place_of(window, *EMPTY))
    assert window.evaluate("element.selectedText") == ""
    # A drag that begins there selects nothing, and leaves nothing behind that would be copied in its place.
    window.mouse.dblclick(*place_of_text(window, analyses[NAME], "broken"))
    drag(window, place_of(window, *EMPTY), place_of_text(window, analyses[NAME], "together"))
    assert window.evaluate("element.selectedText") == ""
    assert copied(window) == "nothing was copied"


def test_a_drag_may_begin_beside_text_where_the_cursor_says_so(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE)
    line = next(line for line in analyses[NAME]["lines"] if line["text"].startswith("Bring"))
    (left, top), _, (_, bottom), _ = line["quad"]
    height = bottom - top
    cursor = "getComputedStyle(document.querySelector('live-text img')).cursor"
    beside, far = place_of(window, left - 0.5 * height, top + height / 2), place_of(window, *EMPTY)
    window.mouse.move(*far)
    assert window.evaluate(cursor) in ("auto", "default")
    window.mouse.move(*beside)
    assert window.evaluate(cursor) == "text"
    drag(window, beside, place_of_text(window, analyses[NAME], "broken"))
    assert window.evaluate("element.selectedText").startswith("Bring what is ")


def test_escape_leaves_what_is_open_before_the_dialog_around_it(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style="width: 500px", wrap="<dialog>{}</dialog>")
    window.evaluate("document.querySelector('dialog').showModal(), element.setContentsRectNeedsUpdate()")
    window.evaluate("element.selectableItemsHighlighted = true")
    window.mouse.dblclick(*place_of_text(window, analyses[NAME], "broken"))
    window.mouse.click(*place_of_text(window, analyses[NAME], "mend@repair"))
    seen = []
    for _ in range(4):
        seen.append([menu(window) is not None, window.evaluate("element.selectableItemsHighlighted"), window.evaluate("document.querySelector('dialog').open")])
        window.keyboard.press("Escape")
        settle(window)
    assert seen[0] == [True, True, True] and [False, False, True] in seen
    assert window.evaluate("document.querySelector('dialog').open") is False


def test_a_drag_held_at_the_edge_scrolls_on(window: Any, website: Any) -> None:
    made = page_of_words(3000)
    website.files["long.png"] = blank(made["width"], made["height"])
    show(window, made, src="/long.png", style="width: 700px", wrap='<div class="box">{}</div>')
    window.evaluate("() => { Object.assign(document.querySelector('.box').style, { height: '300px', overflow: 'auto' }); element.setContentsRectNeedsUpdate(); }")
    box = "document.querySelector('.box')"
    left, top = window.evaluate(f"(({{ x, y }}) => [x, y])({box}.getBoundingClientRect())")
    window.mouse.move(left + 60, top + 30)
    window.mouse.down()
    window.mouse.move(left + 200, top + 150, steps=4)
    window.mouse.move(left + 200, top + 297, steps=4)
    wait(window, f"{box}.scrollTop > 600", 10)
    length = window.evaluate("element.selectedText.length")
    window.mouse.up()
    stopped = window.evaluate(f"{box}.scrollTop")
    window.wait_for_timeout(300)
    assert length > 2000 and abs(window.evaluate(f"{box}.scrollTop") - stopped) < 60


def test_removal_ends_a_press_that_is_held(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE)
    window.evaluate("() => { window.thrown = []; addEventListener('error', ({ message }) => thrown.push(message)); }")
    window.mouse.move(*place_of_text(window, analyses[NAME], "mend@repair"))
    window.mouse.down()
    window.evaluate("element.remove()")
    window.wait_for_timeout(800)
    window.mouse.up()
    assert window.evaluate("[thrown, element.shadowRoot.querySelector('.menu')]") == [[], None]


STATES = {
    "shown": "",
    "selected": "element.selectedRanges = [[0, 5], [8, 12]];",
    "highlighted": "element.selectableItemsHighlighted = true;",
    "menu": "element.selectableItemsHighlighted = true; element.shadowRoot.querySelector('.data button').click();",
    "reading": "element.setAttribute('endpoint', '/v1/never'); element.analyze();",
    "pressed": "element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, clientX: 60, clientY: 60 }));",
}


@pytest.mark.parametrize("state", STATES)
def test_thirty_elements_come_and_go(page: Any, analyses: dict, state: str) -> None:
    """None of their nodes is left, in whatever state they were removed."""
    client = page.context.new_cdp_session(page)

    def nodes() -> int:
        client.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(100)
        client.send("HeapProfiler.collectGarbage")
        return client.send("Memory.getDOMCounters")["nodes"]

    def rounds(count: int) -> None:
        page.evaluate(
            """async ([analysis, count, state]) => {
                const main = document.querySelector("main");
                for (let round = 0; round < count; round++) {
                    main.innerHTML = '<live-text preferred-interaction-types="automatic"><img alt="A picture" width="300" height="200"></live-text>';
                    const element = main.firstElementChild;
                    element.addEventListener("error", () => {});
                    element.analysis = analysis;
                    STATE
                    if (round % 20 === 0) await new Promise(requestAnimationFrame);
                    main.replaceChildren();
                }
                getSelection().removeAllRanges();
                window.element = null;
                await new Promise((resolve) => setTimeout(resolve, 700));
            }""".replace("STATE", STATES[state]),
            [analyses["card-business.jpg"], count, state])

    rounds(10)
    before = nodes()
    rounds(30)
    # One that is left of each would be twice as many.
    assert nodes() - before < 15
    page.errors.clear()
