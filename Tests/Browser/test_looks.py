"""How it looks in light and dark, to those who see otherwise, and as a page wants it."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import settle, show
from steps import NAME


@pytest.mark.parametrize("page", [
    {"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}, {"reduced_motion": "reduce"},
], indirect=True, ids=lambda options: "-".join(options.values()))
def test_looks(page: Page, analyses: dict) -> None:
    """Screenshots to be looked at, and what can be asked for."""
    show(page, analyses[NAME], style="width: 600px")
    page.evaluate("element.selectableItemsHighlighted = true; element.selectedRanges = [[0, 40]]")
    page.get_by_role("button", name="Phone number").click()
    settle(page)
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


def test_parts_are_open_to_the_pages_style(page: Page, analyses: dict) -> None:
    parts = ["button", "quick-actions", "quick-action", "data", "chip", "shade", "text", "handle", "menu", "menu-item"]
    show(page, analyses[NAME], style="width: 700px")
    page.evaluate("element.selectableItemsHighlighted = true")
    page.get_by_role("button", name="Phone number").click()
    looks = page.evaluate("""(parts) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(parts.map((part) => `live-text::part(${part}) { color: rgb(1, 2, 3); }`).join(""));
        document.adoptedStyleSheets = [sheet];
        return parts.map((part) => getComputedStyle(element.shadowRoot.querySelector(`[part~=${part}]`)).color);
    }""", parts)
    assert dict(zip(parts, looks)) == dict.fromkeys(parts, "rgb(1, 2, 3)")


@pytest.mark.parametrize("page", [
    {"color_scheme": "light"}, {"color_scheme": "dark"}, {"viewport": {"width": 390, "height": 800}},
], indirect=True, ids=["light", "dark", "phone"])
def test_accessibility(page: Page, analyses: dict) -> None:
    from axe_playwright_python.base import AXE_FILE_PATH  # The engine alone: its wrapper writes a script into the page.

    # On a phone, lines may be lower than the 24 pixels that a target has at least: Quick Actions stand in for them.
    is_phone = page.viewport_size["width"] < 900
    rules = {"target-size": {"enabled": not is_phone}}
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

    def violations() -> list[Any]:
        settle(page)
        return page.evaluate("""(options) => axe.run(document, options).then(({ violations }) =>
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))""", {"runOnly": tags, "rules": rules})

    show(page, analyses[NAME], style="width: 100%" if is_phone else "width: 900px", wrap="<h1>Pictures</h1>{}")
    page.evaluate(AXE_FILE_PATH.read_text() + "; null")
    assert violations() == []
    page.evaluate("element.selectableItemsHighlighted = true")
    assert violations() == []
    page.get_by_role("button", name="Phone number").click()
    assert violations() == []
