"""The page at "/" as the server serves it: pictures in, text out."""

import base64
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import ANALYZE, ARTEFACTS, settle, wait
from documents import blank
from pixels import keep
from server import Server
from website import SAMPLES

PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
WIFI = base64.b64encode((SAMPLES / "card-wifi.jpg").read_bytes()).decode()
KEY = "a key that only tests know"


@pytest.fixture
def busy() -> Iterator[Server]:
    """A server that reads one picture at a time and lets none wait."""
    server = Server(ANALYZE, "--in-process", "--workers", "1", "--queue", "0")
    yield server
    server.close()


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that asks for a key."""
    keys = tmp_path_factory.mktemp("keys") / "keys"
    keys.write_text(f"{KEY}\n")
    server = Server(ANALYZE, "--in-process", "--api-keys", str(keys))
    yield server
    server.close()


DONE = "document.querySelectorAll('#rail :is(.done, .failed)').length === document.querySelectorAll('#rail li').length && document.querySelector('#rail li') !== null"


def choose(page: Page, server: Server, *names: str) -> None:
    page.goto(server.url)
    page.set_input_files("#files", [SAMPLES / name for name in names])
    wait(page, f"document.querySelectorAll('#rail li').length >= {len(names)} && {DONE}", 120)


def thumbnail(page: Page, name: str) -> Any:
    return page.locator("#rail").get_by_role("button", name=name)


def test_several_pictures(page: Page, server: Server) -> None:
    choose(page, server, "card-wifi.jpg", "card-business.jpg")
    assert page.locator("#status").text_content() == "2 pictures read"
    assert page.locator("#panel .state").text_content() == "5 lines, 1 code found"
    page.get_by_role("button", name="Copy all text").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("free wi-fi\n") and "\n\nAlder & Finch Architects\n" in copied
    page.get_by_role("button", name="Copy text").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith("Ask at the counter if it is slow")
    for name, suffix, inside in [
        ("text", "txt", "free wi-fi\n"), ("JSON", "json", '"transcript": "free wi-fi'), ("hOCR", "hocr", "ocr_page"), ("ALTO", "xml", "<alto"), ("table", "tsv", "Harbour"), ("Web page", "html", "<svg"),
    ]:
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Download {name}").click()
        assert download.value.suggested_filename == f"card-wifi.{suffix}"
        assert inside in download.value.path().read_text()
    thumbnail(page, "card-business.jpg").click()
    assert page.locator("#panel h2").text_content() == "card-business.jpg"
    assert page.locator("#panel .state").text_content() == "8 lines, 4 details found"
    assert page.evaluate("document.querySelector('#table live-text').liveTextButtonVisible")
    assert page.locator("#panel h3").all_text_contents() == ["Phone numbers", "Email addresses", "Links", "Addresses", "Download"]
    keep(page, "look_page")


def test_what_was_removed_can_be_brought_back(page: Page, server: Server) -> None:
    choose(page, server, "card-wifi.jpg", "card-business.jpg")
    names = page.locator("#rail .name")
    page.get_by_role("button", name="Remove card-wifi.jpg").click()
    assert names.all_text_contents() == ["card-business.jpg"] and page.locator("#panel h2").text_content() == "card-business.jpg"
    page.get_by_role("button", name="Undo").click()
    assert names.all_text_contents() == ["card-wifi.jpg", "card-business.jpg"]
    page.get_by_role("button", name="Clear").click()
    assert names.count() == 0 and not page.locator("#bar").is_visible() and page.get_by_role("button", name="Try a sample").is_visible()
    page.get_by_role("button", name="Undo").click()
    assert names.all_text_contents() == ["card-wifi.jpg", "card-business.jpg"] and page.locator("#status").text_content() == "2 pictures read"
    assert page.locator("#table live-text img").evaluate("(image) => image.naturalWidth") > 100


def test_what_goes_wrong_is_said(page: Page, server: Server, tmp_path: Path) -> None:
    """Files that are no picture, a PDF, and a picture without text; what cannot get better is not to be tried again."""
    page.goto(server.url)
    (tmp_path / "no.png").write_text("no picture")
    (tmp_path / "empty.png").write_bytes(blank(400, 300))
    (tmp_path / "letter.pdf").write_bytes(b"%PDF-1.7\n")
    (tmp_path / "song.mp3").write_bytes(b"ID3")
    page.set_input_files("#files", [tmp_path / name for name in ("no.png", "empty.png", "letter.pdf", "song.mp3")])
    wait(page, "document.querySelector('#status').textContent === '1 picture read, 3 not'", 30)
    for name, said in [("no.png", ""), ("letter.pdf", ""), ("song.mp3", "This is not a picture.")]:
        thumbnail(page, name).click()
        note = page.locator("#panel .state").text_content() or ""
        assert len(note) > 20 and (not said or note == said)
        assert page.get_by_role("button", name="Try again").count() == 0
    thumbnail(page, "empty.png").click()
    assert page.locator("#panel .state").text_content() == "No text, codes or details were found."
    assert page.get_by_role("button", name="Copy text").count() == 0 and page.get_by_role("button", name="Download JSON").is_visible()
    keep(page, "look_wrong")
    page.errors.clear()  # The browser reports the refusals and the picture itself.


def test_what_may_pass_can_be_tried_again(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.route("**/v1/analyze*", lambda route: route.abort(), times=1)
    page.set_input_files("#files", SAMPLES / "card-wifi.jpg")
    page.get_by_text("The server cannot be reached.").wait_for(state="visible")
    page.get_by_role("button", name="Try again").click()
    wait(page, "document.querySelector('#rail .done') !== null", 30)
    page.errors.clear()  # The browser reports the failure itself.


def test_progress_is_shown(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.evaluate("""() => {
        window.seen = [];
        const note = () => seen.push([document.querySelector("#status").textContent, document.querySelector("#progress").value, document.querySelector("#progress").hidden]);
        new MutationObserver(note).observe(document.querySelector("#bar"), { subtree: true, childList: true, characterData: true });
    }""")
    page.set_input_files("#files", [SAMPLES / name for name in ("card-wifi.jpg", "card-business.jpg")])
    wait(page, "document.querySelector('#status').textContent === '2 pictures read'", 60)
    seen = [entry for entry, _ in itertools.groupby(page.evaluate("seen"))]
    assert seen[-3:] == [["0 of 2 pictures read", 0, False], ["1 of 2 pictures read", 1, False], ["2 pictures read", 2, True]]


def test_a_server_that_asks_for_a_key(page: Page, locked: Server) -> None:
    page.goto(locked.url)
    page.set_input_files("#files", SAMPLES / "card-wifi.jpg")
    key = page.get_by_label("This server asks for a key")
    for given, note in [("wrong", "The server does not accept this key."), (KEY, None)]:
        key.wait_for(state="visible")
        keep(page, "look_key")
        key.fill(given)
        page.get_by_role("button", name="Use key").click()
        if note:
            page.get_by_text(note).wait_for(state="visible")
    wait(page, "document.querySelector('.done') !== null", 30)
    assert not key.is_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download hOCR").click()
    assert "Harbour" in download.value.path().read_text()
    assert page.evaluate("[sessionStorage.length, localStorage.length, document.cookie]") == [1, 0, ""]
    page.errors.clear()  # The browser reports the refusals itself.


def test_the_element_and_the_detectors_send_the_key(page: Page, locked: Server) -> None:
    page.goto(locked.url)
    found = page.evaluate("""async ([data, key]) => {
        const blob = await new Response(Uint8Array.from(atob(data), (letter) => letter.charCodeAt())).blob();
        const element = document.createElement("live-text"), image = new Image();
        element.setAttribute("endpoint", "/v1/analyze");
        element.append(image);
        image.src = URL.createObjectURL(blob);
        document.querySelector("main").append(element);
        await image.decode();
        const failure = new Promise((resolve) => element.addEventListener("error", ({ detail }) => detail && resolve(detail.error.message)));
        await element.analyze();
        element.apiKey = key;
        await element.analyze();
        const { TextDetector, install } = await import("/shape-detection.js");
        install("/v1/analyze", key);
        return [await failure, element.getAttribute("api-key"), element.text, (await new TextDetector().detect(blob))[0].rawValue];
    }""", [WIFI, KEY])
    assert "key" in found[0] and found[1] == KEY and "Harbour Guest" in found[2] and found[3] == "free wi-fi"
    page.errors.clear()  # The browser reports the refusal itself.


@pytest.mark.parametrize("how", ["paste", "drop"])
def test_paste_and_drop(page: Page, server: Server, how: str) -> None:
    page.goto(server.url)
    page.evaluate("""async ([how, data]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())], "given.jpg", { type: "image/jpeg" }));
        window.drag = (name) => dispatchEvent(new DragEvent(name, { dataTransfer: transfer, cancelable: true }));
        if (how === "paste") dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer }));
        else drag("dragover");
    }""", [how, WIFI])
    if how == "drop":
        assert page.evaluate("document.body.className") == "over"
        keep(page, "look_drop")
        assert page.evaluate("[drag('drop'), document.body.className]") == [False, ""]
    wait(page, "document.querySelector('live-text')?.analysis", 20)
    assert page.locator("#panel h2").text_content() == "given.jpg"


@pytest.mark.parametrize("page", [PHONE], indirect=True, ids=["phone"])
def test_on_a_phone(page: Page, server: Server) -> None:
    page.goto(server.url)
    keep(page, "look_phone_empty")
    choose(page, server, "everything.jpg")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Live Text", exact=True).tap()
    data = page.get_by_role("button", name="Phone number")
    data.tap()
    keep(page, "look_phone")
    assert page.get_by_role("menuitem", name="Call").is_visible()


@pytest.mark.parametrize("page", [
    {"color_scheme": scheme, "viewport": {"width": width, "height": 900}} for scheme in ("light", "dark") for width in (390, 820, 1440)
], indirect=True, ids=lambda options: f"{options['color_scheme']}-{options['viewport']['width']}")
def test_accessibility(page: Page, server: Server) -> None:
    from axe_playwright_python.base import AXE_FILE_PATH

    page.goto(server.url)
    page.evaluate(AXE_FILE_PATH.read_text() + "; null")
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

    def violations() -> list[Any]:
        settle(page)
        return page.evaluate("(tags) => axe.run(document, { runOnly: tags }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))", tags)

    assert violations() == []
    page.set_input_files("#files", [SAMPLES / "card-wifi.jpg", SAMPLES / "card-business.jpg"])
    wait(page, f"document.querySelectorAll('#rail li').length === 2 && {DONE}", 60)
    assert violations() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep(page, f"look_page_{page.viewport_size['width']}")
    page.get_by_role("button", name="Clear").click()
    assert violations() == []


def test_shape_detection(page: Page, server: Server) -> None:
    page.goto(server.url)
    found: list[Any] = page.evaluate("""async (data) => {
        const { BarcodeDetector, TextDetector, install } = await import("/shape-detection.js");
        install();
        const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())], { type: "image/jpeg" });
        const image = new Image();
        image.src = URL.createObjectURL(blob);
        const [code] = await new BarcodeDetector({ formats: ["qr_code"] }).detect(image);
        const none = await new BarcodeDetector({ formats: ["ean_13"] }).detect(blob);
        const [line] = await new TextDetector().detect(await createImageBitmap(image));
        let refusal = null;
        try { new BarcodeDetector({ formats: ["smell"] }); } catch (error) { refusal = error.name; }
        return [code.format, code.rawValue, code.boundingBox.width, code.cornerPoints.length, none.length, line.rawValue, refusal, typeof globalThis.TextDetector];
    }""", WIFI)
    assert found[:2] == ["qr_code", "WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;"]
    assert found[2] == pytest.approx(370, abs=15)
    assert found[3:] == [4, 0, "free wi-fi", "TypeError", "function"]


def test_a_busy_server_is_asked_again(page: Page, busy: Server) -> None:
    choose(page, busy, "card-wifi.jpg", "card-business.jpg", "menu.jpg")
    assert page.locator("#status").text_content() == "3 pictures read"
    assert page.errors and all("503" in error for error in page.errors)
    page.errors.clear()
