"""What pages do to pictures, and where the text is then."""

from typing import Any

import pytest

from conftest import point_in, settle, show, wait
from steps import word

CARD = "card-business.jpg"


def finds_the_word(window: Any, analyses: dict, place: tuple[float, float]) -> bool:
    window.mouse.dblclick(*place)
    return window.evaluate("element.selectedText") == "Finch"


def inside(box: tuple[float, float, float, float], analyses: dict) -> tuple[float, float]:
    """The middle of the word in a picture whose box in the window is given."""
    x, y = point_in(word(analyses[CARD], "Finch"), 2)
    return box[0] + x / 1200 * box[2], box[1] + y / 860 * box[3]


def box_of(window: Any) -> tuple[float, float, float, float]:
    return tuple(window.evaluate("(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('live-text img').getBoundingClientRect())"))


@pytest.mark.parametrize("style", ["width: 400px; zoom: 1.5", "width: 600px; zoom: 0.7", "width: 500px; transform: translateZ(0)", "width: 500px; transform: rotateX(40deg)", "width: 500px; transform: scale3d(.8, .9, 2)"])
def test_zoom_and_flat_transforms(window: Any, analyses: dict, style: str) -> None:
    show(window, analyses[CARD], style=style)
    assert finds_the_word(window, analyses, inside(box_of(window), analyses))


def test_object_view_box(page: Any, analyses: dict) -> None:
    """Chromium alone knows it."""
    for view, (left, top, width, height) in [("inset(10% 30% 40% 5%)", (60, 86, 780, 430)), ("inset(20px 100px 300px 50px)", (50, 20, 1050, 540)), ("xywh(50px 20px 800px 500px)", (50, 20, 800, 500)), ("rect(20px 850px 520px 50px)", (50, 20, 800, 500))]:
        show(page, analyses[CARD], style=f"width: 500px; object-view-box: {view}")
        x, y = point_in(word(analyses[CARD], "Finch"), 2)
        box = box_of(page)
        assert box[3] / box[2] == pytest.approx(height / width, rel=0.02)
        assert finds_the_word(page, analyses, (box[0] + (x - left) / width * box[2], box[1] + (y - top) / height * box[3])), view


def test_a_host_without_a_box(window: Any, website: Any, analyses: dict) -> None:
    show(window, analyses[CARD], style="width: 500px", host="display: contents", wrap="<p>Before</p>{}")
    assert finds_the_word(window, analyses, inside(box_of(window), analyses))
    # It is read as well.
    before = website.uploads
    show(window, None, style="width: 500px", host="display: contents", attributes={"endpoint": "/v1/analyze"})
    wait(window, "element.analysis !== null", 20)
    assert website.uploads == before + 1


def test_a_style_sheet_that_comes_late(window: Any, website: Any, analyses: dict) -> None:
    website.files["late.css"] = b"live-text img { margin: 80px 0 0 120px } main { padding: 30px }"
    show(window, analyses[CARD], style="width: 500px")
    window.evaluate("""() => new Promise((resolve) => {
        const link = document.createElement("link");
        Object.assign(link, { rel: "stylesheet", href: "/late.css", onload: resolve });
        document.head.append(link);
    })""")
    settle(window)
    x, y, width, _ = box_of(window)
    assert x > 140 and y > 100
    run = window.evaluate("(({ x, y }) => [x, y])(element.shadowRoot.querySelector('.run').getBoundingClientRect())")
    quad = analyses[CARD]["lines"][0]["quad"]
    assert run == pytest.approx([x + min(p[0] for p in quad) * width / 1200, y + min(p[1] for p in quad) * width / 1200], abs=4)


def test_a_picture_that_fills_what_is_around(window: Any, analyses: dict) -> None:
    show(window, analyses[CARD], style="position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain", wrap='<div class="around">{}</div>')
    window.evaluate("() => { Object.assign(document.querySelector('.around').style, { position: 'relative', width: '600px', height: '430px' }); element.setContentsRectNeedsUpdate(); }")
    settle(window)
    box = box_of(window)
    assert box[2:] == (600, 430)
    assert finds_the_word(window, analyses, inside(box, analyses))


def test_perspective_is_said_on_the_console_once(page: Any, analyses: dict) -> None:
    notes: list[str] = []
    page.on("console", lambda message: notes.append(message.text) if message.type == "warning" else None)
    show(page, analyses[CARD], style="width: 500px; transform: perspective(400px) rotateY(30deg)")
    for _ in range(3):
        page.evaluate("element.setContentsRectNeedsUpdate()")
    settle(page)
    assert [note for note in notes if "perspective" in note] == [notes[0]]


def test_wrong_attributes_are_said_on_the_console(page: Any, analyses: dict) -> None:
    notes: list[str] = []
    page.on("console", lambda message: notes.append(message.text) if message.type == "warning" else None)
    for attributes, said in [
        ({"preferred-interaction-types": "automagic"}, "automagic"), ({"lookup-url": "https://example.org/"}, "{text}"), ({"web-actions": "maybe"}, "neither true nor false"),
        ({"analysis": "http://["}, "no address"),
    ]:
        notes.clear()
        page.evaluate("(attributes) => { const e = document.createElement('live-text'); for (const [n, v] of Object.entries(attributes)) e.setAttribute(n, v); document.querySelector('main').replaceChildren(e); e.setAttribute('lang', 'en'); }", attributes)
        settle(page)
        assert len([note for note in notes if said in note]) == 1, (attributes, notes)
