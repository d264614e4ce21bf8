"""Who else makes something of the text: printers, searches in the page, links to a text, screen readers."""

from typing import Any

from conftest import show, wait
from firefox import Firefox
from pixels import difference, image_box, mean, shot, shot_when
from steps import NAME, STYLE, place_of_text


def print_media(window: Any, is_printed: bool) -> None:
    if isinstance(window, Firefox):
        window.print_media(is_printed)
    else:
        window.emulate_media(media="print" if is_printed else "screen")


def test_print_is_the_picture_alone(window: Any, analyses: dict) -> None:
    show(window, analyses[NAME], style=STYLE)
    print_media(window, True)
    window.evaluate("element.preferredInteractionTypes = []")
    bare = shot(window, image_box(window))
    window.evaluate("element.preferredInteractionTypes = ['automatic']")
    window.evaluate("() => { element.selectableItemsHighlighted = true; element.selectedRanges = [[0, 30]]; }")
    printed = shot(window, image_box(window))
    print_media(window, False)
    shown = shot(window, image_box(window))
    # Browsers draw a picture again for a printer, and round its colours.
    assert difference(bare, printed) <= 16 and difference(bare, shown) > 60


def test_a_link_to_a_text_leaves_the_picture_to_be_seen(page: Any, website: Any, analyses: dict) -> None:
    """Chromium paints what `#:~:text=` names: over the letters, but letting them through."""
    website.files["fragment.html"] = f"""<!doctype html><html lang="en"><title>Test</title><script type="module" src="/live-text.js"></script>
        <live-text preferred-interaction-types="textSelection" analysis="/analyses/{NAME}.json"><img src="/samples/{NAME}" width="700" alt="A board"></live-text>""".encode()
    boxes = []
    for fragment in ("", "#:~:text=Bring%20what%20is%20broken."):
        page.goto("about:blank")
        page.goto(f"{website.url}/fragment.html{fragment}")
        wait(page, "document.querySelector('live-text')?.analysis")
        page.evaluate("window.element = document.querySelector('live-text')")
        line = page.evaluate("element.analysis.lines.find(({ text }) => text.startsWith('Bring')).quad")
        left, top, width, _ = image_box(page)
        scale = width / analyses[NAME]["width"]
        box = (left + line[0][0] * scale, top + line[1][1] * scale, (line[1][0] - line[0][0]) * scale, (line[2][1] - line[1][1]) * scale)
        boxes.append(shot_when(page, box, lambda seen: not boxes or mean(seen) != mean(boxes[0])))
    dark, light = (min(sum(pixel) for pixel in box.getdata()) for box in boxes), (max(sum(pixel) for pixel in box.getdata()) for box in boxes)
    (before, after), (paper, marked) = dark, light
    assert mean(boxes[0]) != mean(boxes[1]), "it is marked"
    assert marked - after > 0.3 * (paper - before), "and its letters are still read"


def test_a_search_in_the_page_leaves_the_picture_to_be_seen(firefox: Firefox, website: Any, analyses: dict) -> None:
    """Firefox paints all that was found; what Chromium paints cannot be asked for from outside."""
    firefox.goto(f"{website.url}/blank")
    show(firefox, analyses[NAME], style=STYLE, types=["textSelection"])
    firefox.evaluate("element.isSupplementaryInterfaceHidden = true")
    box = image_box(firefox)
    before = shot(firefox, box)
    firefox.evaluate_in_browser("(async () => { const bar = await gBrowser.getFindBar(); await bar.browser.finder.highlight(true, 'broken', false, true); })()")
    after = shot_when(firefox, box, lambda seen: difference(before, seen) > 30)
    firefox.evaluate_in_browser("(async () => { const bar = await gBrowser.getFindBar(); await bar.browser.finder.highlight(false); })()")
    assert difference(before, after) > 30, "it is marked"
    x, y = place_of_text(firefox, analyses[NAME], "broken")
    word = (x - box[0] - 30, y - box[1] - 10, x - box[0] + 30, y - box[1] + 10)
    values = [sum(pixel) for pixel in after.crop(tuple(map(int, word))).getdata()]
    assert max(values) - min(values) > 150, "and its letters are still read"


def test_screen_readers_get_lines_in_paragraphs(page: Any, analyses: dict) -> None:
    """By the tree that Chromium gives them: a node a line, also of Arabic."""
    show(page, analyses[NAME], style=STYLE)
    client = page.context.new_cdp_session(page)

    def tree() -> list[tuple[str, str]]:
        nodes = client.send("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]

    found = tree()
    assert [role for role, _ in found].count("paragraph") == len(analyses[NAME]["blocks"])
    names = [name for _, name in found]
    for line in analyses[NAME]["lines"]:
        assert line["text"] in names
    words = [name.strip() for role, name in found if role in ("StaticText", "InlineTextBox")]
    assert "broken." not in words, "no node a word"


def test_reading_is_said(page: Any, website: Any) -> None:
    website.delays = [1.0]
    show(page, None, src="/samples/card-wifi.jpg", style="width: 300px", attributes={"endpoint": "/v1/analyze"})
    wait(page, "element.state === 'reading'")
    status = "element.shadowRoot.querySelector('[role=status]').textContent"
    assert page.evaluate(f"[element.state, {status}, element.ariaBusy]") == ["reading", "Reading text …", "true"]
    wait(page, "element.state === 'ready'", 30)
    assert page.evaluate(f"[{status}, element.ariaBusy]") == ["", None]
    page.evaluate("element.setAttribute('analysis', '/analyses/missing.json')")
    wait(page, "element.state === 'failed'")
    assert page.evaluate(status) == "The text could not be read."
    assert page.locator("live-text .live").is_visible()
    page.errors.clear()  # The browser reports the missing file itself.
