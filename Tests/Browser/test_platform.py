"""What pages, frameworks and servers expect of an element."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import playwright
import pytest
from playwright.sync_api import Page

from conftest import settle, show, wait
from documents import blank, page_of_words
from steps import NAME, STYLE
from website import WEB

NODE = Path(playwright.__file__).parent / "driver" / "node"
REFLECTED = {
    "endpoint": "endpoint", "analysisUrl": "analysis", "apiKey": "api-key", "lookupUrl": "lookup-url", "translateUrl": "translate-url", "directionsUrl": "directions-url",
}


def test_importing_on_a_server_does_nothing() -> None:
    for name in ("live-text.js", "live-text-languages.js"):
        script = f"const module = await import({json.dumps((WEB / name).as_uri())}); console.log(Object.keys(module).sort().join());"
        done = subprocess.run([NODE, "--input-type=module", "--eval", script], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == ("LiveText,LiveTextElement" if name == "live-text.js" else "languages")


def test_properties_are_attributes(window: Any) -> None:
    window.evaluate("() => { window.made = document.createElement('live-text'); }")
    for name, attribute in REFLECTED.items():
        assert window.evaluate(f"made.{name}") is None
        assert window.evaluate(f"(made.{name} = 'https://example.org/{{text}}', made.getAttribute('{attribute}'))") == "https://example.org/{text}"
        assert window.evaluate(f"(made.setAttribute('{attribute}', '/a'), made.{name})") == "/a"
        assert window.evaluate(f"(made.{name} = null, made.hasAttribute('{attribute}'))") is False
    assert window.evaluate("(made.preferredInteractionTypes = ['textSelection', 'dataDetectors'], made.getAttribute('preferred-interaction-types'))") == "textSelection dataDetectors"
    assert window.evaluate("(made.isSupplementaryInterfaceHidden = true, made.hasAttribute('supplementary-interface-hidden'))") is True
    for name, attribute in [("webActions", "web-actions"), ("allowLongPressForDataDetectorsInTextMode", "allow-long-press-for-data-detectors-in-text-mode")]:
        assert window.evaluate(f"made.{name}") is True
        assert window.evaluate(f"(made.{name} = false, made.getAttribute('{attribute}'))") == "false"
        assert window.evaluate(f"(made.setAttribute('{attribute}', 'true'), made.{name})") is True


def test_events_leave_shadow_trees(window: Any, analyses: dict) -> None:
    window.evaluate("""async (analysis) => {
        window.seen = [];
        for (const name of ["analysischange", "selectionchange", "highlightchange", "livetextbuttonchange", "error"])
            document.addEventListener(name, (event) => event instanceof CustomEvent && seen.push([event.type, event.target.localName]));
        const around = document.createElement("my-card"), root = around.attachShadow({ mode: "open" });
        root.innerHTML = '<live-text preferred-interaction-types="automatic"><img alt="A card" width="500"></live-text>';
        document.querySelector("main").append(around);
        window.element = root.querySelector("live-text");
        const image = root.querySelector("img");
        image.src = "/samples/card-business.jpg";
        await image.decode();
        element.analysis = analysis;
        element.selectedRanges = [[0, 5]];
        element.selectableItemsHighlighted = true;
        element.setAttribute("analysis", "/analyses/missing.json");
    }""", analyses["card-business.jpg"])
    wait(window, "seen.some(([name]) => name === 'error')")
    seen = window.evaluate("seen")
    assert {name for name, _ in seen} == {"analysischange", "selectionchange", "highlightchange", "livetextbuttonchange", "error"}
    assert {target for _, target in seen} == {"my-card"}
    if hasattr(window, "errors"):
        window.errors.clear()  # The browser reports the missing file itself.


def test_without_custom_elements(window: Any, analyses: dict) -> None:
    """As scripts that programs add to pages have it: a plain element, and an object beside it."""
    window.evaluate("""async (analysis) => {
        const { LiveText } = await import("/live-text.js");
        document.querySelector("main").innerHTML = '<div preferred-interaction-types="automatic"><img alt="A card" width="600"></div>';
        const host = document.querySelector("main div"), image = host.querySelector("img");
        image.src = "/samples/card-business.jpg";
        await image.decode();
        window.live = new LiveText(host);
        live.connect();
        live.analysis = analysis;
    }""", analyses["card-business.jpg"])
    quad = next(word["quad"] for line in analyses["card-business.jpg"]["lines"] for word in line["words"] if word["text"] == "Finch")
    left, top = window.evaluate("(({ x, y }) => [x, y])(document.querySelector('main img').getBoundingClientRect())")
    window.mouse.dblclick(left + sum(x for x, _ in quad) / 8, top + sum(y for _, y in quad) / 8)
    assert window.evaluate("live.selectedText") == "Finch"
    window.evaluate("live.disconnect()")
    assert window.evaluate("live.selectedText") == ""


def test_declarations_name_what_there_is(page: Page) -> None:
    """Every public property and method, no more and no less."""
    text = (WEB / "live-text.d.ts").read_text()
    body = re.search(r"interface LiveTextInterface \{(.*?)\n\}", text, re.DOTALL)
    assert body
    declared = set(re.findall(r"^    (?:readonly |get |set )?(\w+)[(:]", body[1], re.MULTILINE))
    there = set(page.evaluate("Object.keys(Object.getOwnPropertyDescriptors(customElements.get('live-text').prototype)).filter((name) => !/Callback$|^constructor$/.test(name))"))
    assert declared == there
    events = set(re.findall(r"^    (\w+): CustomEvent", text, re.MULTILINE))
    assert events == {"shouldbegin", "contentsrect", "livetextbuttonchange", "highlightchange", "selectionchange", "analysischange", "action", "error"}


@pytest.mark.parametrize("page", [
    {"color_scheme": scheme, "viewport": {"width": width, "height": 900}} for scheme in ("light", "dark") for width in (390, 820, 1440)
], indirect=True, ids=lambda options: f"{options['color_scheme']}-{options['viewport']['width']}")
def test_accessibility_in_every_state(page: Page, website: Any, analyses: dict) -> None:
    from axe_playwright_python.base import AXE_FILE_PATH  # The engine alone: its wrapper writes a script into the page.

    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    page.evaluate(AXE_FILE_PATH.read_text() + "; null")

    def violations() -> list[Any]:
        settle(page)
        return page.evaluate("(tags) => axe.run(document, { runOnly: tags }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))", tags)

    show(page, analyses["card-wifi.jpg"], style="width: 100%", wrap="<h1>Pictures</h1>{}", attributes={"lookup-url": "https://example.org/{text}"})
    steps = {
        "shown": "null", "button": "element.shadowRoot.querySelector('.live').focus()", "highlighted": "element.selectableItemsHighlighted = true",
        "card": "element.shadowRoot.querySelector('.chip').click()",
        "selection": "(element.selectedRanges = [[0, 8]], element.shadowRoot.querySelector('.text').focus(), element.shadowRoot.querySelector('.text').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))",
        "bar": "(element.shadowRoot.querySelector('.stage').classList.add('touched'), element.shadowRoot.querySelector('.text').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))",
    }
    for name, step in steps.items():
        page.evaluate(step)
        assert violations() == [], name
    assert page.locator("live-text .bar").count() == 1
    show(page, analyses[NAME], style="width: 100%", wrap="<h1>Pictures</h1>{}")
    page.evaluate("element.selectableItemsHighlighted = true")
    page.evaluate("element.shadowRoot.querySelector('.data button').click()")
    assert page.locator("live-text .menu").count() == 1
    # On a phone, lines of text may be lower than 24 pixels: Quick Actions stand in for the data in them.
    is_phone = page.viewport_size["width"] < 400
    assert [found for found in violations() if not is_phone or found[0] != "target-size" or not all('class="item"' in node for node in found[1])] == []
    # While it is read, and once that has failed.
    website.delays = [1.0]
    show(page, None, src="/samples/card-wifi.jpg", style="width: 100%", wrap="<h1>Pictures</h1>{}", attributes={"endpoint": "/v1/analyze"})
    wait(page, "element.state === 'reading'")
    assert violations() == []
    wait(page, "element.state === 'ready'", 30)
    page.evaluate("element.setAttribute('analysis', '/analyses/missing.json')")
    wait(page, "element.state === 'failed'")
    assert violations() == []
    page.errors.clear()  # The browser reports the missing file itself.


def test_a_move_of_a_drag_takes_little(page: Page, website: Any) -> None:
    """With 200 elements on the page, each with its analysis."""
    made = page_of_words(200)
    website.files["made.png"] = blank(made["width"], made["height"])
    show(page, made, src="/made.png", style="width: 700px")
    page.evaluate("""async (analysis) => {
        for (let count = 0; count < 199; count++) {
            const other = document.createElement("live-text"), image = new Image(300);
            other.preferredInteractionTypes = ["automatic"];
            other.append(image);
            image.src = "/made.png";
            document.querySelector("main").append(other);
            other.analysis = analysis;
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
    }""", made)
    client = page.context.new_cdp_session(page)
    # Time of the page's own thread, so that what else the machine does is left out.
    client.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        return {entry["name"]: entry["value"] for entry in client.send("Performance.getMetrics")["metrics"]}["ScriptDuration"] * 1000

    page.mouse.move(80, 40)
    page.mouse.down()
    page.mouse.move(90, 45)
    times = []
    for _ in range(3):
        before = spent()
        page.mouse.move(500, 150, steps=50)
        page.mouse.move(90, 45, steps=50)
        times.append((spent() - before) / 100)
    page.mouse.up()
    print("a move of a drag:", [round(time, 2) for time in times], "ms")
    assert page.evaluate("document.querySelectorAll('live-text').length") == 200
    assert min(times) < 4
