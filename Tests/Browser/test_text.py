"""Scripts that run other ways, and who else reads the text: find in page, screen readers, translators."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import copied, drag, place_of, show
from documents import analysis, blank, rectangle
from steps import NAME


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
