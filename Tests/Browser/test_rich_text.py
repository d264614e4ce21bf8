"""The page that `--format flow` writes: pictures in the text as large as it, on its baseline, and with their names."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from firefox import Firefox
from server import Server
from website import ROOT

CHAT = ROOT / "Tests" / "RecognitionTests" / "Fixtures" / "Emoji" / "chat.png"
NAMES = ["party popper", "shortcake", "thumbs up: medium skin tone", "flag: Germany", "keycap: 1"]
SIZES = [12, 16, 32]
MEASURE = """(size) => {
    document.body.style.fontSize = `${size}px`;
    return [...document.images].map((image) => {
        // A box without height stands on the baseline.
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        image.closest("picture").after(mark);
        const { width, height, bottom } = image.getBoundingClientRect(), baseline = mark.getBoundingClientRect().bottom;
        mark.remove();
        return [width, height, bottom - baseline, image.complete && image.naturalWidth > 0, image.alt];
    });
}"""


@pytest.fixture(scope="module")
def file(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Path:
    status, kind, body = server.post("/v1/analyze?format=flow", CHAT.read_bytes(), {"Content-Type": "image/png"})
    assert (status, kind) == (200, "text/html; charset=utf-8"), body
    file = tmp_path_factory.mktemp("flow") / "text.html"
    file.write_bytes(body)
    return file


def check(window: Any) -> None:
    for size in SIZES:
        found = window.evaluate(f"({MEASURE})({size})")
        assert [name for *_, name in found] == NAMES
        for width, height, below, is_shown, name in found:
            assert abs(width - size) <= 1 and abs(height - size) <= 1, (name, size, width, height)
            assert abs(below) <= 1, (name, size, below)
            assert is_shown, name
    text = window.evaluate("document.body.innerText")
    assert "See you at 7" in text and "No emoji in this line" in text


def test_in_chromium(browser: Browser, file: Path) -> None:
    page = browser.new_page()
    page.goto(file.as_uri())
    check(page)
    for name in NAMES:
        assert page.get_by_role("img", name=name, exact=True).count() == 1, name
    page.close()


def test_in_firefox(firefox: Firefox, file: Path) -> None:
    firefox.goto(file.as_uri())
    check(firefox)
    images = firefox.ask("WebDriver:FindElements", using="css selector", value="img")
    found = []
    for image in images:
        [identifier] = image.values()
        found.append(firefox.ask("WebDriver:GetComputedLabel", id=identifier)["value"])
        assert firefox.ask("WebDriver:GetComputedRole", id=identifier)["value"] in ("img", "image", "graphic")
    assert found == NAMES
