"""What a person does with an element, and what is to be seen then."""

from typing import Any

from playwright.sync_api import Page

from conftest import drag, place_of, point_in, words_of

NAME = "everything.jpg"
STYLE = "width: 700px"


def state(page: Page) -> dict[str, Any]:
    return page.evaluate("""() => ({
        preferred: element.preferredInteractionTypes, active: element.activeInteractionTypes,
        highlighted: element.selectableItemsHighlighted, button: element.liveTextButtonVisible,
        data: element.shadowRoot.querySelectorAll(".data button").length && element.shadowRoot.querySelector(".data").checkVisibility(),
        quick: element.shadowRoot.querySelector(".quick").checkVisibility({ visibilityProperty: true }),
    })""")


def place_of_text(page: Any, analysis: dict, text: str) -> tuple[float, float]:
    word = next(word for word in words_of(analysis) if text in word["text"])
    return place_of(page, *point_in(word, len(word["text"]) // 2))


def can_select(page: Page, analysis: dict) -> bool:
    page.evaluate("element.resetTextSelection()")
    place = place_of_text(page, analysis, "broken")
    page.mouse.dblclick(*place)
    found = page.evaluate("element.selectedText") == "broken"
    page.evaluate("element.resetTextSelection()")
    return found


def menu(page: Any) -> list[str] | None:
    return page.evaluate("""() => {
        const menu = element.shadowRoot.querySelector(".menu");
        return menu && [...menu.querySelectorAll("[role=menuitem]")].map((item) => (item.querySelector(".label") ?? item).textContent);
    }""")


def hold(page: Page, place: tuple[float, float]) -> None:
    page.mouse.move(*place)
    page.mouse.down()
    page.wait_for_timeout(600)
    page.mouse.up()


def press_button(page: Page) -> None:
    page.locator("live-text").get_by_role("button", name="Live Text", exact=True).click()


def word(analysis: dict, text: str, occurrence: int = 0) -> dict:
    return [word for word in words_of(analysis) if word["text"] == text][occurrence]


def select(page: Page, analysis: dict, first: tuple[str, int], last: tuple[str, int], place=place_of) -> None:
    """Drags from before a letter of a word to before a letter of another."""
    start, end = (point_in(word(analysis, text), letter) for text, letter in (first, last))
    drag(page, place(page, *start), place(page, *end))
