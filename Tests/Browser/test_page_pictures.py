"""What the page at "/" makes of pictures: zoom, text beside them, details, pages, formats."""

from typing import Any

import pytest
from playwright.sync_api import Page

from conftest import wait
from documents import analysis, rectangle
from server import Server
from test_page import DONE, choose
from website import SAMPLES


def test_text_and_picture_point_at_each_other(page: Page, server: Server) -> None:
    choose(page, server, "card-business.jpg")
    line = page.locator("#panel .text span").get_by_text("Alder & Finch Architects")
    line.hover()
    spot, image = page.locator(".spot polygon").bounding_box(), page.locator("#table img").bounding_box()
    assert spot and image and image["x"] < spot["x"] < image["x"] + image["width"] / 2 and spot["height"] < image["height"] / 4
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    assert page.locator("#panel .lit").text_content() == "Alder & Finch Architects"


def test_zoom_keeps_the_place_under_the_pointer(page: Page, server: Server) -> None:
    choose(page, server, "card-business.jpg")
    wait(page, "document.querySelector('#table img').clientWidth > 100")
    image = page.locator("#table img")
    before = image.bounding_box()
    assert before
    x, y = before["x"] + before["width"] * 0.3, before["y"] + before["height"] * 0.4
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    for _ in range(4):
        page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    wait(page, f"document.querySelector('#table img').getBoundingClientRect().width > {before['width'] * 3}")
    after = image.bounding_box()
    assert after and [(x - after["x"]) / after["width"], (y - after["y"]) / after["height"]] == pytest.approx([0.3, 0.4], abs=0.06)
    # Its text has gone along.
    page.evaluate("window.element = document.querySelector('#table live-text')")
    place = page.evaluate("(() => { const b = [...element.shadowRoot.querySelectorAll('.run')][0].getBoundingClientRect(); return [b.width, b.height] })()")
    assert place[0] > 0.3 * after["width"]
    page.locator("#table").focus()
    page.keyboard.press("0")
    wait(page, f"Math.abs(document.querySelector('#table img').getBoundingClientRect().width - {before['width']}) < 2")
    page.keyboard.press("+")
    assert page.locator("#zoom-fit").text_content() == "125 %"


def test_a_sample_is_there_to_try(page: Page, server: Server) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(server.url)
    page.get_by_role("button", name="Try a sample").click()
    wait(page, DONE, 60)
    text = page.locator("#panel .text").text_content() or ""
    assert "(206) 555-0142" in text and "Free wi-fi for guests" in text
    assert page.locator("#panel .field").get_by_text("salt-and-tide-42").is_visible()
    assert all(url.startswith((server.url, "blob:")) for url in requests), "nothing loads from elsewhere"


def test_pages_and_formats_that_browsers_do_not_show(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.set_input_files("#files", [SAMPLES / "fax-two-pages.tiff", SAMPLES / "card-french.heic"])
    wait(page, f"document.querySelectorAll('#rail li').length === 3 && {DONE}", 60)
    assert page.locator("#rail .name").all_text_contents() == ["fax-two-pages.tiff, page 1", "fax-two-pages.tiff, page 2", "card-french.heic"]
    texts = []
    for index in range(3):
        page.locator("#rail button").nth(index).click()
        wait(page, "document.querySelector('#table live-text img').naturalWidth > 100")
        assert page.evaluate("document.querySelector('#table live-text').liveTextButtonVisible")
        texts.append(page.locator("#panel .text").text_content())
    assert len(set(texts)) == 3
    assert page.locator("#rail .unseen").count() == 0


def test_lines_are_joined_on_demand(page: Page, server: Server) -> None:
    page.goto(server.url)
    lines = [("The harbour was quiet that morn-", 600), ("ing, and the boats lay still in the", 610), ("grey water.", 180)]
    made = analysis(800, 400, [[(text, rectangle(40, 40 + 50 * row, width, 36))] for row, (text, width) in enumerate(lines)])
    page.route("**/v1/analyze*", lambda route: route.fulfill(json=made))
    page.set_input_files("#files", SAMPLES / "card-wifi.jpg")
    wait(page, DONE, 30)
    copy = page.get_by_role("button", name="Copy text")
    copy.click()
    assert page.evaluate("navigator.clipboard.readText()") == "\n".join(text for text, _ in lines)
    page.get_by_label("Join lines into paragraphs").check()
    page.get_by_role("button", name="Copy text").click()
    assert page.evaluate("navigator.clipboard.readText()") == "The harbour was quiet that morning, and the boats lay still in the grey water."


def test_arabic_is_aligned_to_the_right(page: Page, server: Server) -> None:
    page.goto(server.url)
    made = analysis(800, 200, [[("مرحبا بكم في الميناء", rectangle(300, 40, 400, 40))], [("Harbour", rectangle(40, 120, 200, 40))]])
    made["blocks"] = [{"quad": rectangle(0, 0, 1, 1), "lines": [0]}, {"quad": rectangle(0, 0, 1, 1), "lines": [1]}]
    page.route("**/v1/analyze*", lambda route: route.fulfill(json=made))
    page.set_input_files("#files", SAMPLES / "card-wifi.jpg")
    wait(page, DONE, 30)
    arabic, latin = (paragraph.locator("span").bounding_box() for paragraph in page.locator("#panel .text p").all())
    box = page.locator("#panel .text").bounding_box()
    assert arabic and latin and box
    assert box["x"] + box["width"] - arabic["x"] - arabic["width"] < 25 and latin["x"] - box["x"] < 25


def test_web_sites_are_named_and_can_be_switched_off(page: Page, server: Server) -> None:
    choose(page, server, "everything.jpg")
    sites = page.locator("#panel .action small")
    assert "duckduckgo.com" in sites.all_text_contents()
    page.get_by_label("Offer searches and other actions at web sites").uncheck()
    assert set(sites.all_text_contents()) == {"repair.example.org"}, "what the picture itself names stays"
    assert page.evaluate("document.querySelector('#table live-text').webActions") is False


def pdf(count: int) -> bytes:
    """A document of so many pages, each with its number in large letters."""
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {count} /Kids [{' '.join(f'{4 + 2 * page} 0 R' for page in range(count))}] >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for page in range(count):
        drawing = f"BT /F 40 Tf 60 200 Td (This is page {page + 1}) Tj ET"
        objects += [
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 400] /Resources << /Font << /F 3 0 R >> >> /Contents {5 + 2 * page} 0 R >>",
            f"<< /Length {len(drawing)} >>\nstream\n{drawing}\nendstream",
        ]
    file, places = "%PDF-1.7\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(file))
        file += f"{number} 0 obj\n{content}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(file)}\n%%EOF\n"
    return (file + end).encode()


@pytest.mark.parametrize("count", [1, 8, 11])
def test_the_pages_of_a_pdf(page: Page, server: Server, count: int) -> None:
    page.goto(server.url)
    document = {"name": "report.pdf", "mimeType": "application/pdf", "buffer": pdf(count)}
    page.set_input_files("#files", [document, {"name": "last.png", "mimeType": "image/png", "buffer": (SAMPLES / "slide.png").read_bytes()}])
    wait(page, f"document.querySelectorAll('#rail li').length === {count + 1} && {DONE}", 60)
    names = [f"report.pdf, page {number + 1}" for number in range(count)]
    assert page.locator("#rail .name").all_text_contents() == [*names, "last.png"]
    for index in {0, count - 1}:
        page.locator("#rail button").nth(index).click()
        wait(page, "document.querySelector('#table live-text img').naturalWidth > 100")
        assert (page.locator("#panel .text").text_content() or "").strip() == f"This is page {index + 1}"
    assert page.locator("#rail .unseen").count() == 0
    assert page.get_by_text(f"{count + 1} pictures read").is_visible()


def test_a_pdf_that_cannot_be_read(page: Any, server: Server) -> None:
    page.goto(server.url)
    page.set_input_files("#files", {"name": "broken.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7\nnothing more"})
    wait(page, "document.querySelector('#rail .failed')", 30)
    assert page.locator("#rail li").count() == 1
    assert "damaged" in (page.locator("#panel").text_content() or "")
    page.errors.clear()  # The browser reports the refusal itself.
