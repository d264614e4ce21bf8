"""What people complain about in overlays of this kind, and what a page may do to an element."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import copied, drag, place_of, point_in, show, wait, words_of
from documents import analysis, blank, page_of_words, rectangle
from test_interaction import menu, place_of_text
from website import ROOT, SAMPLES, WEB

NAME = "everything.jpg"


def test_links_of_the_picture_stay_usable_inside(page: Page, analyses: dict) -> None:
    """<live-text><a><img></a></live-text>: text is selectable, a click on it or beside it follows the link."""
    show(page, analyses[NAME], style="width: 600px", inside='<a href="#followed">{}</a>')
    start, end = place_of_text(page, analyses[NAME], "Bring"), place_of_text(page, analyses[NAME], "broken")
    drag(page, start, end)
    assert "what is" in page.evaluate("element.selectedText")
    assert page.evaluate("location.hash") == ""
    page.mouse.click(*start)
    assert page.evaluate("location.hash") == "#followed"
    page.evaluate("location.hash = ''")
    page.mouse.click(*place_of(page, 1400, 700))
    assert page.evaluate("location.hash") == "#followed"


def test_links_around_the_element_stay_usable(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px", wrap='<a href="#followed">{}</a>')
    start, end = place_of_text(page, analyses[NAME], "Bring"), place_of_text(page, analyses[NAME], "broken")
    drag(page, start, end)
    assert "what is" in page.evaluate("element.selectedText")
    page.get_by_role("button", name="Live Text", exact=True).click()
    page.mouse.click(*place_of_text(page, analyses[NAME], "mend@repair"))
    assert menu(page) == ["Send Email", "Copy"]
    page.keyboard.press("Escape")
    page.mouse.click(*start)
    assert page.evaluate("location.hash") == "", "while Live Text is on, a click on text is for the text"
    page.get_by_role("button", name="Live Text", exact=True).click()
    assert page.evaluate("location.hash") == ""
    page.mouse.click(*start)
    assert page.evaluate("location.hash") == "#followed"


def test_nothing_opens_by_itself(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px")
    page.evaluate("element.selectableItemsHighlighted = true")
    url = page.url
    drag(page, place_of_text(page, analyses[NAME], "mend@repair"), place_of_text(page, analyses[NAME], "https://"))
    page.mouse.dblclick(*place_of_text(page, analyses[NAME], "https://"))
    page.keyboard.press("Escape")
    assert page.url == url and len(page.context.pages) == 1


def test_only_harmless_links_are_offered(page: Page, website: Any) -> None:
    website.files["made.png"] = blank(400, 200)
    quad = rectangle(20, 20, 200, 30)
    urls = ["javascript:alert(1)", "java\nscript:alert(1)", " JavaScript:alert(1)", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
            "vbscript:x", "//example.org", "https://example.org/\"><img src=x>", 7, None]
    data = [{"type": "link", "text": "press <b>me</b>", "range": [0, 5], "quads": [quad], "value": {},
             "actions": [{"title": f"Open {index}", "url": url} for index, url in enumerate(urls)]}]
    made = analysis(400, 200, [[("press", quad)]], data=data)
    show(page, made, src="/made.png", types=["dataDetectors"])
    page.get_by_role("button", name="Link press").click()
    links = page.evaluate("[...element.shadowRoot.querySelectorAll('a')].map((link) => link.href)")
    assert set(links) == {"https://example.org/%22%3E%3Cimg%20src=x%3E"}
    assert menu(page) == ["Open 7", "Copy"]
    page.evaluate("element.preferredInteractionTypes = ['automatic']; element.selectedRanges = [[0, 5]]")
    assert "javascript" not in page.evaluate("element.selectedHTML").lower()


@pytest.mark.parametrize("broken", [
    {}, {"width": 10}, {"width": -1, "height": 5}, {"width": 400, "height": 200}, {"width": 400, "height": 200, "transcript": 7, "lines": 8, "data": 9, "codes": {}},
    {"width": 400, "height": 200, "transcript": "ab", "lines": [{}, {"range": [0, 99], "quad": [[0, 0]] * 4}, {"range": [0, 2], "quad": [[0, 0]] * 4, "words": [{}, {"range": [1, 0]}]},
     {"range": [0, 2], "quad": [[0, "x"], [1, 1], [1, 1], [1, 1]]}], "data": [{"range": [0, 99], "quads": []}, {}], "codes": [{}]},
    {"width": 400, "height": 200, "transcript": "ab", "lines": [{"range": [0, 2], "quad": [[5, 5]] * 4, "words": [{"range": [0, 2], "quad": [[5, 5]] * 4}]}], "data": [], "codes": []},
    "text", 5, [], True,
])
def test_a_broken_analysis_does_no_harm(page: Page, website: Any, broken: Any) -> None:
    website.files["made.png"] = blank(400, 200)
    show(page, analysis(400, 200, [[("fine", rectangle(10, 10, 80, 20))]]), src="/made.png")
    page.evaluate("(broken) => { element.analysis = broken; element.selectedRanges = [[0, 2]]; element.hasText({ x: 5, y: 5 }); }", broken)
    page.mouse.dblclick(20, 20)
    page.evaluate("element.selectableItemsHighlighted = true")
    page.mouse.click(20, 20)


def test_right_to_left_text(page: Page, website: Any) -> None:
    """Arabic with a number and an English word in it: words stand where they stand, whatever order bidi would give them."""
    website.files["made.png"] = blank(600, 120)
    words = [("مرحبا", 480), ("بكم", 390), ("2026", 290), ("Linux", 170), ("اليوم", 60)]
    made = analysis(600, 120, [[(text, rectangle(x, 40, 80, 30)) for text, x in words]])
    show(page, made, src="/made.png")
    found = page.evaluate("""() => [...element.shadowRoot.querySelectorAll(".run > span")].map((span) => {
        const range = document.createRange(), length = span.textContent.trimEnd().length;
        range.setStart(span.firstChild, 0);
        range.setEnd(span.firstChild, length);
        const box = range.getBoundingClientRect(), image = document.querySelector("img").getBoundingClientRect();
        return [box.left - image.left, box.width];
    })""")
    assert found == [pytest.approx([x, 80], abs=0.9) for _, x in words]
    left, top = page.evaluate("(() => { const b = document.querySelector('img').getBoundingClientRect(); return [b.x, b.y] })()")
    drag(page, (left + 560, top + 55), (left + 285, top + 55))
    assert copied(page) == "مرحبا بكم 2026"
    drag(page, (left + 171, top + 55), (left + 60, top + 55))
    assert copied(page) == "Linux اليوم"
    page.mouse.dblclick(left + 430, top + 55)
    assert copied(page) == "بكم"
    # The left arrow leads on in text that runs to the left.
    page.mouse.click(left + 558, top + 55)
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate("element.selectedText") == "م"


def test_vertical_japanese(page: Page, analyses: dict) -> None:
    found = analyses["page-vertical.jpg"]
    show(page, found, style="width: 640px")
    lines = found["lines"]
    first, second = lines[1], lines[2]

    def place(line: dict, letter: int) -> tuple[float, float]:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = line["quad"]
        share = letter / len(line["text"])
        return place_of(page, (ax + dx) / 2 * (1 - share) + (bx + cx) / 2 * share, (ay + dy) / 2 * (1 - share) + (by + cy) / 2 * share)

    assert first["quad"][1][1] - first["quad"][0][1] > 5 * abs(first["quad"][0][0] - first["quad"][3][0]), "the line runs down"
    drag(page, place(first, 2), place(second, 3))
    assert copied(page) == f"{first['text'][2:]}\n{second['text'][:3]}"
    page.mouse.click(*place(first, 4), click_count=3)
    assert copied(page) == first["text"]
    # Keys lead where they point: down to the next letter, left to the next line.
    page.mouse.click(*place(first, 2))
    page.keyboard.press("Shift+ArrowDown")
    assert page.evaluate("element.selectedText") == first["text"][2]
    page.keyboard.press("Shift+ArrowLeft")
    assert "\n" in page.evaluate("element.selectedText")


def test_find_in_page_finds_phrases(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px")
    assert page.evaluate("find('mend it together')")
    assert page.evaluate("element.selectedText") == "mend it together"


def test_screen_readers_get_the_lines(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px")
    tree = page.locator("live-text").aria_snapshot()
    assert 'group "Text in the picture"' in tree
    for text in ("Bring what is broken.", "54 Weaver Street", "FUSES 2 A, PACK OF 10"):
        assert text in tree
    assert 'button "Live Text"' in tree and "Data in the picture" not in tree
    page.evaluate("element.selectableItemsHighlighted = true")
    assert 'button "Address 54 Weaver Street Providence, RI 02903"' in page.locator("live-text").aria_snapshot()


def test_translated_text_is_shown_in_its_place(page: Page, analyses: dict) -> None:
    show(page, analyses[NAME], style="width: 600px")
    before, after = page.evaluate("""async () => {
        const run = [...element.shadowRoot.querySelectorAll(".run")].find((run) => run.textContent === "We mend it together.");
        const before = run.getBoundingClientRect().width;
        const font = document.createElement("font");
        font.textContent = "Wir reparieren es gemeinsam, und zwar hier.";
        run.replaceChildren(font);
        await new Promise(requestAnimationFrame);
        return [before, run.getBoundingClientRect().width];
    }""")
    assert after == pytest.approx(before, rel=0.01)
    assert page.evaluate("element.matches(':state(translated)')")


def test_video_is_read_while_it_stands(page: Page, website: Any) -> None:
    """A film made in the page: analysed when paused, cleared when it plays or moves."""
    page.evaluate("""async () => {
        const source = new Image();
        source.src = "/samples/card-wifi.jpg";
        await source.decode();
        const canvas = document.createElement("canvas"), stream = canvas.captureStream(25);
        Object.assign(canvas, { width: 800, height: 880 });
        const recorder = new MediaRecorder(stream, { mimeType: "video/webm", videoBitsPerSecond: 8e6 }), parts = [];
        recorder.ondataavailable = ({ data }) => parts.push(data);
        recorder.start();
        for (let frame = 0; frame < 30; frame++) {
            canvas.getContext("2d").drawImage(source, 0, 0, 800, 880);
            await new Promise((resolve) => setTimeout(resolve, 40));
        }
        await new Promise((resolve) => { recorder.onstop = resolve; recorder.stop(); });
        document.querySelector("main").innerHTML = '<live-text endpoint="/v1/analyze" preferred-interaction-types="automatic"><video muted loop></video></live-text>';
        window.element = document.querySelector("live-text");
        window.video = document.querySelector("video");
        video.style.width = "400px";
        video.src = URL.createObjectURL(new Blob(parts, { type: "video/webm" }));
        await video.play();
        await new Promise((resolve) => setTimeout(resolve, 300));
        video.pause();
    }""")
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
        "new/live-text.js": (WEB / "live-text.js").read_bytes(),
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


# 2,000 words in elements with a letter-spacing each, which the browser has not seen before.
PLAIN_LAYOUT = """() => {
    const host = document.createElement("div"), salt = Math.random().toString(36).slice(2, 5);
    for (let line = 0; line < 200; line++) {
        const row = host.appendChild(document.createElement("div"));
        for (let word = 0; word < 10; word++) {
            const span = row.appendChild(document.createElement("span"));
            span.textContent = `${salt}${line * 10 + word} `;
            span.style.letterSpacing = `${((line * 10 + word) / 5000).toFixed(4)}px`;
        }
    }
    document.body.append(host);
    host.getBoundingClientRect();
    host.remove();
}"""
LAYOUT_LIMIT = 3


def test_two_thousand_words_in_fifty_milliseconds(page: Page, website: Any) -> None:
    made = page_of_words(2000)
    website.files["made.png"] = blank(made["width"], made["height"])
    show(page, made, src="/made.png", style="width: 900px")
    client = page.context.new_cdp_session(page)
    # Time of the page's own thread, so that what else the machine does is left out.
    client.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = {entry["name"]: entry["value"] for entry in client.send("Performance.getMetrics")["metrics"]}
        return metrics["TaskDuration"] * 1000

    plain, times = [], []
    for _ in range(8):
        before = spent()
        page.evaluate(PLAIN_LAYOUT)
        plain.append(spent() - before)
        # New words each time, so that nothing is measured already.
        page.evaluate("""() => {
            window.copy = structuredClone(element.analysis);
            copy.transcript = copy.transcript.replaceAll("word", `w${Math.random().toString(36).slice(2, 5)}`);
        }""")
        page.wait_for_timeout(50)
        before = spent()
        page.evaluate("() => { element.analysis = copy; element.shadowRoot.querySelector('.run:last-child').getBoundingClientRect(); }")
        times.append(spent() - before)
    print("2,000 words:", [round(time, 1) for time in times], "ms; without places:", [round(time, 1) for time in plain])
    # 50 ms on a machine of two idle cores, as a multiple of what no layout of as many words does without.
    assert min(times) < max(50, LAYOUT_LIMIT * min(plain))
    assert page.evaluate("element.shadowRoot.querySelectorAll('.run > span').length") == 2000


def test_scrolling_and_resizing_leave_the_words_alone(page: Page, website: Any) -> None:
    made = page_of_words(2000)
    website.files["made.png"] = blank(made["width"], made["height"])
    show(page, made, src="/made.png", style="width: 900px")
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")

    def layouts() -> float:
        page.wait_for_timeout(150)
        metrics = {entry["name"]: entry["value"] for entry in client.send("Performance.getMetrics")["metrics"]}
        return metrics["LayoutCount"]

    before = layouts()
    for y in range(0, 1500, 100):
        page.mouse.wheel(0, 100)
    assert page.evaluate("scrollY") > 500
    page.evaluate("element.selectableItemsHighlighted")
    assert layouts() == before
    changes = page.evaluate("""async () => {
        let changes = 0;
        new MutationObserver((list) => changes += list.length).observe(element.shadowRoot.querySelector(".text"), { subtree: true, attributes: true });
        document.querySelector("img").style.width = "500px";
        await new Promise((resolve) => setTimeout(resolve, 100));
        return changes;
    }""")
    assert changes == 0
    # They have gone along all the same.
    entry = words_of(made)[700]
    page.evaluate("document.querySelector('img').scrollIntoView()")
    page.mouse.dblclick(*place_of(page, *point_in(entry, 2)))
    assert page.evaluate("element.selectedText") == entry["text"]


def test_a_toolbar_over_the_page_leaves_the_button_free(page: Page, analyses: dict) -> None:
    """The page says by CSS how much of its edge is covered; wherever it is scrolled to, the button can be pressed."""
    show(page, analyses["menu.jpg"], style="width: 900px", host="--live-text-inset-bottom: 76px", wrap='{}<div class="bar"></div>')
    page.evaluate("""() => Object.assign(document.querySelector(".bar").style,
        { position: "fixed", left: 0, right: 0, bottom: 0, height: "60px", background: "#ccd", zIndex: 9 })""")
    for y in (0, 150, 10_000):
        page.evaluate("(y) => scrollTo(0, y)", y)
        box = page.locator("live-text .live").bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 800 - 60
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y) === element", [x, y])
        before = page.evaluate("element.selectableItemsHighlighted")
        page.mouse.click(x, y)
        assert page.evaluate("element.selectableItemsHighlighted") is not before
    # Without the inset the bar covers it.
    page.evaluate("scrollTo(0, 0); element.style.removeProperty('--live-text-inset-bottom')")
    box = page.locator("live-text .live").bounding_box()
    assert box and box["y"] + box["height"] > 800 - 60


@pytest.mark.parametrize("page", [
    {"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}, {"reduced_motion": "reduce"},
], indirect=True, ids=lambda options: "-".join(options.values()))
def test_looks(page: Page, analyses: dict) -> None:
    """Screenshots to be looked at, and what can be asked for."""
    show(page, analyses[NAME], style="width: 600px")
    page.evaluate("element.selectableItemsHighlighted = true; element.selectedRanges = [[0, 40]]")
    page.get_by_role("button", name="Phone number").click()
    page.wait_for_timeout(250)
    still = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    durations = page.evaluate("['.shade', '.supplement'].map((part) => getComputedStyle(element.shadowRoot.querySelector(part)).transitionDuration)")
    assert (set(durations) == {"0s"}) is still
    face, edge = page.evaluate("""() => {
        const style = getComputedStyle(element.shadowRoot.querySelector(".menu"));
        return [style.backgroundColor, style.borderTopColor];
    }""")
    dark, forced = page.evaluate("['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query).matches)")
    system = page.evaluate("""() => {
        const probe = document.body.appendChild(document.createElement("p"));
        probe.style.cssText = "background: ButtonFace; color: ButtonBorder; forced-color-adjust: none";
        return [getComputedStyle(probe).backgroundColor, getComputedStyle(probe).color];
    }""")
    assert [face, edge] == (system if forced else ["rgb(45, 47, 53)", "rgba(255, 255, 255, 0.2)"] if dark else ["rgb(248, 249, 251)", "rgba(0, 0, 0, 0.16)"])


@pytest.mark.parametrize("page", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True, ids=["light", "dark"])
def test_accessibility(page: Page, analyses: dict) -> None:
    from axe_playwright_python.base import AXE_FILE_PATH  # The engine alone: its wrapper writes a script into the page.

    # Wide enough for lines of 24 pixels, which is the least size of a target; Quick Actions stand in for smaller ones.
    show(page, analyses[NAME], style="width: 900px", wrap="<h1>Pictures</h1>{}")
    page.evaluate(AXE_FILE_PATH.read_text() + "; null")
    run = "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))"
    assert page.evaluate(run) == []
    page.evaluate("element.selectableItemsHighlighted = true")
    page.wait_for_timeout(250)
    assert page.evaluate(run) == []
    page.get_by_role("button", name="Phone number").click()
    assert page.evaluate(run) == []
