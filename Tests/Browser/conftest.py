"""What all tests share: a browser, a website, the analyses of the sample pictures, and a page to put elements on."""

import fcntl
import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageFont
from playwright.sync_api import Browser, Page, Route, sync_playwright

from firefox import Firefox
from server import Server
from website import ROOT, SAMPLES, WEB, Website

ARTEFACTS = ROOT / ".build-browser" / "artefacts"
ANALYZE = Path(os.environ.get("ANALYZE", ROOT / ".build" / "release" / "analyze"))
FONT = ImageFont.load_default(64)
SHOWN = [".jpg", ".png"]


@pytest.fixture(scope="session")
def analyses() -> dict[str, Any]:
    """What LiveText finds in the sample pictures that browsers show, by file name."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    kept = ARTEFACTS / "analyses.jsonl"
    images = sorted(path for path in SAMPLES.iterdir() if path.suffix in SHOWN)
    newest = max(path.stat().st_mtime for path in [ANALYZE, *images])
    # Of several that run the tests at once one reads them.
    with open(ARTEFACTS / "analyses.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists() or kept.stat().st_mtime < newest:
            done = subprocess.run([ANALYZE, "--format", "jsonl", *images], capture_output=True, check=True)
            kept.write_bytes(done.stdout)
    return {Path(entry["image"]).name: entry for entry in map(json.loads, kept.read_text().splitlines())}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sources", action="store_true", help="show the page as it is in Sources, so that the tool need not be built for it")
    parser.addoption("--picture", help="the file to write the README's picture of a conversation to")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    server = Server(ANALYZE)
    yield server
    server.close()


@pytest.fixture(scope="session")
def website(server: Server, analyses: dict[str, Any]) -> Iterator[Website]:
    website = Website(server, analyses)
    yield website
    website.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, website: Website, request: pytest.FixtureRequest) -> Iterator[Page]:
    """An empty page with the element's module, under a strict Content-Security-Policy. Errors in it fail the test."""
    options = getattr(request, "param", {})
    context = browser.new_context(**{"viewport": {"width": 1000, "height": 800}, "permissions": ["clipboard-read", "clipboard-write"], **options})
    context.set_default_timeout(5000)
    if request.config.getoption("--sources"):
        context.route(re.compile(r"/([\w-]+\.(js|css))?$"), from_sources)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(f"{website.url}/blank")
    wait(page, "customElements.get('live-text') !== undefined")
    page.errors = errors  # type: ignore[attr-defined]
    yield page
    name = re.sub(r"[^\w.-]+", "_", request.node.name)
    page.screenshot(path=ARTEFACTS / f"{name}.png")
    context.close()
    assert not errors, errors


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    firefox = Firefox(tmp_path_factory.mktemp("firefox"))
    yield firefox
    firefox.close()


@pytest.fixture(params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest, website: Website) -> Iterator[Any]:
    """The empty page with the module, once in each browser."""
    if request.param == "chromium":
        yield request.getfixturevalue("page")
        return
    firefox = request.getfixturevalue("firefox")
    firefox.goto(f"{website.url}/blank")
    wait(firefox, "customElements.get('live-text') !== undefined")
    firefox.evaluate("""() => {
        window.failures = [];
        addEventListener("error", ({ message }) => message && failures.push(message));
        addEventListener("unhandledrejection", ({ reason }) => failures.push(String(reason)));
    }""")
    yield firefox
    name = re.sub(r"[^\w.-]+", "_", request.node.name)
    firefox.screenshot(path=ARTEFACTS / f"{name}.png")
    assert firefox.evaluate("window.failures ?? []") == []


def from_sources(route: Route) -> None:
    """A file of the page with the server's headers."""
    file = WEB / (route.request.url.rpartition("/")[2] or "index.html")
    route.fulfill(response=route.fetch(), body=file.read_bytes())


def show(page: Page, analysis: dict[str, Any] | None, **options: Any) -> None:
    """Puts a picture with its analysis on the page.

    `types` are the preferred types, `style` and `host` are CSS of the image and the element, `wrap` is HTML with a gap {}
    for the element, `inside` HTML with a gap {} for the image, `src` another picture.
    """
    src = options.get("src") or (f"/samples/{Path(analysis['image']).name}" if analysis else "/samples/card-business.jpg")
    page.evaluate(
        """async ({ analysis, src, types, style, host, wrap, inside, attributes }) => {
            const main = document.querySelector("main");
            main.innerHTML = wrap.replace("{}", `<live-text>${inside.replace("{}", '<img alt="A picture">')}</live-text>`);
            const element = main.querySelector("live-text"), image = main.querySelector("img");
            for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
            image.style.cssText = style;
            element.style.cssText = host;
            element.preferredInteractionTypes = types;
            image.src = src;
            await image.decode();
            if (analysis) element.analysis = analysis;
            await new Promise(requestAnimationFrame);
            window.element = element;
        }""",
        {
            "analysis": analysis, "src": src, "types": options.get("types", ["automatic"]), "style": options.get("style", ""),
            "host": options.get("host", ""), "wrap": options.get("wrap", "{}"), "inside": options.get("inside", "{}"),
            "attributes": options.get("attributes", {}),
        },
    )


def wait(page: Any, expression: str, seconds: float = 5) -> None:
    """Waits until an expression is true; Playwright's own way needs eval, which the page's policy forbids."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never came true: {expression}"
        page.wait_for_timeout(20)


# Animations that never end, such as that of reading, are not waited for; what ends one may begin another.
SETTLED = """async () => {
    const roots = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))];
    const running = () => roots(document).flatMap((root) => root.getAnimations())
        .filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity);
    do {
        await Promise.allSettled(running().map(({ finished }) => finished));
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    } while (running().length);
}"""


def settle(window: Any) -> None:
    """Waits until nothing fades or moves any more, in the page or in its elements, and what has changed is drawn."""
    window.evaluate(SETTLED)


def place_of(page: Page, x: float, y: float) -> tuple[float, float]:
    """A point of the picture (in its pixels) in the window, by what the browser says of the image alone.

    Knows object-fit fill only; tests of other fits and of rotation say themselves where they click.
    """
    result = page.evaluate(
        """([x, y]) => {
            const image = document.querySelector("live-text img"), box = image.getBoundingClientRect();
            return [box.x + x * box.width / element.analysis.width, box.y + y * box.height / element.analysis.height];
        }""",
        [x, y],
    )
    return result[0], result[1]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 12) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    page.mouse.up()


def copied(page: Page) -> str:
    """What Control-C puts on the clipboard, typed for real."""
    page.evaluate("navigator.clipboard.writeText('nothing was copied')")
    page.keyboard.press("Control+c")
    return str(page.evaluate("navigator.clipboard.readText()"))


def words_of(analysis: dict[str, Any]) -> list[dict[str, Any]]:
    return [word for line in analysis["lines"] for word in line["words"]]


def point_in(word: dict[str, Any], letter: int) -> tuple[float, float]:
    """The place in the picture before a letter of a word, by the proportions of some sans serif."""
    a, b, c, d = word["quad"]
    share = FONT.getlength(word["text"][:letter]) / FONT.getlength(word["text"])
    return (
        (a[0] + d[0]) / 2 * (1 - share) + (b[0] + c[0]) / 2 * share,
        (a[1] + d[1]) / 2 * (1 - share) + (b[1] + c[1]) / 2 * share,
    )
