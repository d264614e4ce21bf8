"""What an element can wrap, and where its analysis comes from."""

import json
import re
from typing import Any

from playwright.sync_api import Page

from conftest import copied, point_in, wait, words_of
from steps import NAME, place_of_text
from website import ROOT, SAMPLES, WEB


FILM = """async () => {
    const source = new Image();
    source.src = "/samples/card-wifi.jpg";
    await source.decode();
    const canvas = document.createElement("canvas"), stream = canvas.captureStream(25);
    Object.assign(canvas, { width: 800, height: 880 });
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm", videoBitsPerSecond: 8e6 }), parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    canvas.getContext("2d").drawImage(source, 0, 0, 800, 880);
    await new Promise((resolve) => setTimeout(resolve, 100));
    recorder.start();
    for (let frame = 0; frame < 70; frame++) {
        canvas.getContext("2d").drawImage(source, 0, 0, 800, 880);
        await new Promise((resolve) => setTimeout(resolve, 40));
    }
    await new Promise((resolve) => { recorder.onstop = resolve; recorder.stop(); });
    document.querySelector("main").innerHTML = '<live-text endpoint="/v1/analyze" preferred-interaction-types="automatic"><video muted loop></video></live-text>';
    window.element = document.querySelector("live-text");
    window.video = document.querySelector("video");
    video.style.width = "400px";
    video.src = URL.createObjectURL(new Blob(parts, { type: "video/webm" }));
}"""


def test_a_film_that_was_never_played_is_read(window: Any, website: Any) -> None:
    window.evaluate(FILM)
    wait(window, "element.analysis !== null", 40)
    assert "free wi-fi" in window.evaluate("element.text").lower()


def test_looking_for_a_place_asks_once(window: Any, website: Any) -> None:
    window.evaluate(FILM)
    wait(window, "element.analysis !== null", 40)
    before = website.uploads
    window.evaluate("""async () => {
        for (let step = 1; step <= 10; step++) {
            video.currentTime = step / 20;
            await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
            await new Promise((resolve) => setTimeout(resolve, 60));
        }
    }""")
    wait(window, "element.analysis !== null", 40)
    assert website.uploads == before + 1


def test_the_button_leaves_the_controls_free(page: Page, website: Any) -> None:
    page.evaluate(FILM)
    page.evaluate("video.controls = true")
    wait(page, "element.liveTextButtonVisible", 40)
    page.hover("video")
    button, video = page.locator("live-text .live").bounding_box(), page.locator("video").bounding_box()
    assert button and video and button["y"] + button["height"] < video["y"] + video["height"] - 80
    # What is pressed at the bottom is for the film.
    page.evaluate("element.addEventListener('shouldbegin', () => (window.begun = true))")
    page.mouse.dblclick(video["x"] + 200, video["y"] + video["height"] - 20)
    assert page.evaluate("window.begun") is None


def test_video_is_read_while_it_stands(page: Page, website: Any) -> None:
    """A film made in the page: analysed when paused, cleared when it plays or moves."""
    page.evaluate(FILM)
    page.evaluate("video.play().then(() => new Promise((resolve) => setTimeout(resolve, 300))).then(() => video.pause())")
    wait(page, "element.analysis !== null", 40)
    assert "free wi-fi" in page.evaluate("element.text").lower()
    page.evaluate("video.play()")
    wait(page, "element.analysis === null")
    # Paused and played on at once: what comes then is stale.
    website.delays = [1.0]
    before = website.uploads
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 200)).then(() => video.pause())")
    wait(page, "element.matches(':state(analyzing)')")
    page.evaluate("video.play()")
    page.wait_for_timeout(2500)
    assert website.uploads <= before + 1
    assert page.evaluate("element.analysis") is None
    # Another place in the film is another picture.
    page.evaluate("video.pause()")
    wait(page, "element.analysis !== null", 40)
    before = website.uploads
    page.evaluate("video.currentTime = 0.1")
    wait(page, "element.analysis === null")
    wait(page, "element.analysis !== null", 40)
    assert website.uploads == before + 1


def test_a_canvas_is_sent_to_an_endpoint(page: Page) -> None:
    page.evaluate("""async () => {
        const source = new Image();
        source.src = "/samples/card-wifi.jpg";
        await source.decode();
        document.querySelector("main").innerHTML = '<live-text preferred-interaction-types="automatic"><canvas></canvas></live-text>';
        window.element = document.querySelector("live-text");
        const canvas = element.querySelector("canvas");
        Object.assign(canvas, { width: source.naturalWidth, height: source.naturalHeight });
        canvas.getContext("2d").drawImage(source, 0, 0);
        element.setAttribute("endpoint", "/v1/analyze");
    }""")
    wait(page, "element.analysis !== null", 40)
    assert "free wi-fi" in page.evaluate("element.text").lower()


def test_canvas_and_picture(page: Page, analyses: dict) -> None:
    for html in ('<canvas width="1200" height="860"></canvas>', '<picture><source srcset="/samples/card-business.jpg"><img alt="A card"></picture>'):
        page.evaluate("""async ([html, analysis]) => {
            document.querySelector("main").innerHTML = `<live-text preferred-interaction-types="automatic">${html}</live-text>`;
            window.element = document.querySelector("live-text");
            const media = element.querySelector("canvas, img");
            media.style.cssText = "width: 600px; margin: 30px 0 0 50px";
            await media.decode?.();
            element.analysis = analysis;
        }""", [html, analyses["card-business.jpg"]])
        word = next(word for word in words_of(analyses["card-business.jpg"]) if word["text"] == "Finch")
        x, y = point_in(word, 2)
        box = page.locator("live-text > canvas, live-text img").bounding_box()
        assert box
        page.mouse.dblclick(box["x"] + x / 2, box["y"] + y / 2)
        assert page.evaluate("element.selectedText") == "Finch"
    # The browser may load another file of the same picture; another picture is another.
    page.evaluate("element.querySelector('img').dispatchEvent(new Event('load'))")
    assert page.evaluate("element.analysis !== null")
    page.evaluate("element.querySelector('source').srcset = '/samples/card-wifi.jpg'")
    wait(page, "element.analysis === null")


def test_inside_of_another_component(page: Page, analyses: dict) -> None:
    page.evaluate("""async (analysis) => {
        const around = document.createElement("div"), root = around.attachShadow({ mode: "open" });
        root.innerHTML = '<div class="box"><live-text preferred-interaction-types="automatic"><img alt="A card" src="/samples/card-business.jpg"></live-text></div>';
        document.querySelector("main").append(around);
        window.element = root.querySelector("live-text");
        window.image = root.querySelector("img");
        root.querySelector(".box").style.userSelect = "none";
        image.style.width = "600px";
        await image.decode();
        element.analysis = analysis;
    }""", analyses["card-business.jpg"])
    word = next(word for word in words_of(analyses["card-business.jpg"]) if word["text"] == "Finch")
    left, top = page.evaluate("(() => { const b = image.getBoundingClientRect(); return [b.x, b.y] })()")
    x, y = point_in(word, 2)
    page.mouse.dblclick(left + x / 2, top + y / 2)
    assert page.evaluate("element.selectedText") == "Finch"
    assert copied(page) == "Finch"


def test_analysis_from_a_url_and_failures(page: Page) -> None:
    page.evaluate("""() => {
        window.failures = [];
        document.addEventListener("error", (event) => failures.push(String(event.detail?.error?.message)), true);
        document.querySelector("main").innerHTML = `<live-text analysis="/analyses/card-wifi.jpg.json" preferred-interaction-types="automatic">
            <img src="/samples/card-wifi.jpg" alt="A card"></live-text>`;
        window.element = document.querySelector("live-text");
    }""")
    wait(page, "element.analysis !== null")
    assert "Harbour Guest" in page.evaluate("element.text")
    page.evaluate("element.setAttribute('analysis', '/analyses/missing.json')")
    wait(page, "failures.length > 0")
    assert page.evaluate("element.analysis") is None
    assert page.evaluate("failures") == ["There is no analysis: 404 Not Found"]
    page.errors.clear()  # The browser reports the missing file itself.


def test_the_readmes_lines_are_enough(page: Page, website: Any, analyses: dict) -> None:
    """As a newcomer pastes them, beside a photo and its analysis."""
    html = re.findall(r"```html\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[0]
    assert len(html.splitlines()) <= 5
    website.files |= {
        "new/page.html": html.encode(), "new/photo.jpg": (SAMPLES / NAME).read_bytes(), "new/photo.json": json.dumps(analyses[NAME]).encode(),
        **{f"new/{name}": (WEB / name).read_bytes() for name in ("live-text.js", "live-text-more.js")},
    }
    page.goto(f"{website.url}/new/page.html")
    page.evaluate("window.element = document.querySelector('live-text'), null")
    wait(page, "element.liveTextButtonVisible")
    page.mouse.dblclick(*place_of_text(page, analyses[NAME], "broken"))
    assert copied(page) == "broken"


def test_properties_set_before_the_module_is_there(page: Page, analyses: dict) -> None:
    """Through an element that is made in a document without the definition and then adopted."""
    page.evaluate("""(analysis) => {
        const element = document.implementation.createHTMLDocument().createElement("live-text");
        element.analysis = analysis;
        element.preferredInteractionTypes = ["automatic"];
        document.querySelector("main").append(element);
        window.element = element;
    }""", analyses["card-wifi.jpg"])
    assert page.evaluate("[element.activeInteractionTypes, element.text.length > 20, Object.hasOwn(element, 'analysis')]") == [["textSelection"], True, False]
