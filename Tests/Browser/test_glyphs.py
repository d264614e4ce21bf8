"""Pictures that stand in the text: what is copied of them, and what is dragged away."""

import base64
import io
from typing import Any

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Page

from conftest import copied, place_of, show, wait
from documents import analysis, rectangle

PLACE = "\uFFFC"


def picture() -> bytes:
    """A red disc where the emoji stands, and a blue one at the icon."""
    image = Image.new("RGB", (400, 120), (250, 250, 250))
    draw = ImageDraw.Draw(image)
    draw.ellipse((120, 20, 160, 60), fill=(220, 20, 20))
    draw.ellipse((120, 70, 160, 110), fill=(20, 60, 220))
    stream = io.BytesIO()
    image.save(stream, "PNG")
    return stream.getvalue()


def found(**more: Any) -> dict[str, Any]:
    """Two lines: "Hi 🎉 you" and "Go <icon> on"."""
    result = analysis(400, 120, [
        [("Hi", rectangle(20, 20, 60, 40)), ("🎉", rectangle(120, 20, 40, 40)), ("you", rectangle(200, 20, 90, 40))],
        [("Go", rectangle(20, 70, 60, 40)), (PLACE, rectangle(120, 70, 40, 40)), ("on", rectangle(200, 70, 60, 40))],
    ])
    # Ranges count UTF-16 units, of which an emoji has two.
    result["lines"][0]["words"][1]["range"] = [3, 5]
    result["lines"][0]["words"][2]["range"] = [6, 9]
    result["lines"][0]["range"] = [0, 9]
    for word, start in zip(result["lines"][1]["words"], (10, 13, 15)):
        word["range"] = [start, start + len(word["text"])]
    result["lines"][1]["range"] = [10, 17]
    result["glyphs"] = [
        {"range": [3, 5], "quad": rectangle(120, 20, 40, 40), "identifier": "A", "description": "party popper", "unicode": "🎉"},
        {"range": [13, 14], "quad": rectangle(120, 70, 40, 40), "identifier": "B", "description": 'blue "icon"', **more},
    ]
    return result


def address(window: Any) -> str:
    """The picture's, as the page's policy allows it."""
    text = base64.b64encode(picture()).decode()
    return window.evaluate(
        f"URL.createObjectURL(new Blob([Uint8Array.from(atob('{text}'), (sign) => sign.charCodeAt())], {{ type: 'image/png' }}))")


def shown(window: Any, result: dict[str, Any]) -> None:
    show(window, result, src=address(window), style="width: 800px")
    # What copies pictures is a file that comes a moment later.
    wait(window, "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('live-text-more.js'))")
    window.evaluate("new Promise((done) => setTimeout(done, 100))")


def copy(window: Any, start: int, end: int) -> dict[str, str]:
    """What a copy event is filled with."""
    return window.evaluate(f"""(() => {{
        element.selectedRanges = [[{start}, {end}]];
        const event = new ClipboardEvent("copy", {{ clipboardData: new DataTransfer(), bubbles: true, cancelable: true, composed: true }});
        element.shadowRoot.querySelector(".text").dispatchEvent(event);
        return {{ plain: event.clipboardData.getData("text/plain"), html: event.clipboardData.getData("text/html") }};
    }})()""")


def test_descriptions_stand_in_plain_text(window: Any) -> None:
    shown(window, found())
    everything = copy(window, 0, 17)
    assert everything["plain"] == 'Hi 🎉 you\nGo [blue "icon"] on'
    assert "Hi 🎉 you" in everything["html"]
    assert everything["html"].count("<picture>") == 1
    assert 'alt="blue &#34;icon&#34;"' in everything["html"]
    assert PLACE not in everything["html"]
    # Text without pictures is copied as ever.
    assert copy(window, 0, 2) == {"plain": "Hi", "html": "Hi"}


def test_what_comes_with_the_analysis_is_copied(window: Any) -> None:
    dot = Image.new("RGB", (1, 1), (1, 2, 3))
    stream = io.BytesIO()
    dot.save(stream, "PNG")
    url = "data:image/png;base64," + base64.b64encode(stream.getvalue()).decode()
    shown(window, found(image=url))
    assert f'<img src="{url}"' in copy(window, 10, 17)["html"]


@pytest.mark.parametrize("image", ["https://example.org/a.png", 'data:image/png;base64,"><script>', "data:text/html,a", 7])
def test_other_addresses_are_not_taken(window: Any, image: Any) -> None:
    shown(window, found(image=image))
    html = copy(window, 10, 17)["html"]
    assert "example.org" not in html and "<script" not in html and "text/html" not in html
    assert '<img src="data:image/png;base64,' in html


def test_a_glyph_alone_is_a_picture(page: Page) -> None:
    shown(page, found())
    page.evaluate("element.selectedRanges = [[13, 14]]")
    page.evaluate("element.shadowRoot.querySelector('.text').focus()")
    page.keyboard.press("Control+c")
    wait(page, "navigator.clipboard.read().then(([item]) => item.types.includes('image/png'))")
    kinds, png = page.evaluate("""async () => {
        const [item] = await navigator.clipboard.read(), bytes = new Uint8Array(await (await item.getType("image/png")).arrayBuffer());
        return [item.types, btoa(String.fromCharCode(...bytes))];
    }""")
    assert {"text/plain", "text/html", "image/png"} <= set(kinds)
    sticker = Image.open(io.BytesIO(base64.b64decode(png))).convert("RGBA")
    assert sticker.size == (300, 300)
    assert sticker.getpixel((150, 150))[2] > 200 > 80 > sticker.getpixel((150, 150))[0]
    assert page.evaluate("navigator.clipboard.readText()") == '[blue "icon"]'


def test_an_emoji_alone_is_itself_in_plain_text(page: Page) -> None:
    shown(page, found())
    page.evaluate("element.selectedRanges = [[3, 5]]")
    page.evaluate("element.shadowRoot.querySelector('.text').focus()")
    assert copied(page) == "🎉"


def test_a_selected_glyph_is_dragged_as_a_sticker(page: Page) -> None:
    shown(page, found())
    page.evaluate("element.selectedRanges = [[13, 14]]")
    page.evaluate("""() => {
        window.dragged = null;
        addEventListener("dragstart", ({ dataTransfer }) => {
            const [file] = dataTransfer.files;
            window.dragged = { types: [...dataTransfer.types], name: file?.name, type: file?.type, size: file?.size, plain: dataTransfer.getData("text/plain") };
        });
    }""")
    x, y = place_of(page, 140, 90)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20, steps=4)
    # The browser begins a drag when it gets round to it.
    wait(page, "dragged !== null")
    page.mouse.up()
    dragged = page.evaluate("dragged")
    assert dragged["plain"] == '[blue "icon"]'
    assert dragged["name"] == "blue-icon-.png" and dragged["type"] == "image/png" and dragged["size"] > 100


@pytest.mark.parametrize("glyphs", [7, [None], [{}], [{"range": [0], "quad": []}], [{"range": ["a", "b"], "quad": rectangle(0, 0, 1, 1)}]])
def test_what_is_no_glyph_does_no_harm(window: Any, glyphs: Any) -> None:
    result = found()
    result["glyphs"] = glyphs
    show(window, result, src=address(window))
    assert copy(window, 0, 2)["plain"] == "Hi"
