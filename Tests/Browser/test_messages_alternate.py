"""The page of one message, which is for those who have nothing of ours, and has no script at all."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from conftest import ANALYZE, ARTEFACTS
from pixels import keep
from server import Server
from website import SAMPLES

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
HOSTILE = '"><script>document.title = "pwned"</script><img src=x onerror="document.title = \'pwned\'"> & <b>bold</b>'
PICTURE = "card-business.jpg"


class Talk:
    """A conversation with a picture, of which anybody may see a message."""

    def __init__(self, server: Server) -> None:
        self.server = server
        made = self.ask("", {"name": "Ada"}, {})
        self.base, self.token = f"/{made['conversation']['id']}", made["token"]
        self.picture = self.ask(f"{self.base}/pictures", (SAMPLES / PICTURE).read_bytes(), {"Content-Type": "image/jpeg"})["id"]

    def ask(self, path: str, body: Any, headers: dict[str, str]) -> Any:
        token = {"Authorization": f"Bearer {self.token}"} if path else {}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        status, _, answer = self.server.post(f"/v1/conversations{path}", content, {"Content-Type": "application/json", **token, **headers})
        assert status in (200, 201), answer
        return json.loads(answer)

    def send(self, preview: str, **more: Any) -> str:
        """The address of a message's page."""
        return str(self.ask(f"{self.base}/messages", {
            "kind": "message", "summaryText": "Winter Concert: Tue 24 Dec, 19:30", "preview": preview, "accessibilityLabel": "A business card",
            "layout": {"type": "live", "app": "picture", "alternate": {
                "image": self.picture, "imageTitle": "Winter Concert", "caption": "Songs for the longest nights", "subcaption": "350 5th Avenue", "trailingCaption": "24 Dec", "trailingSubcaption": "19:30"}},
            "event": {"title": "Winter Concert", "start": "2041-12-24T19:30:00", "timeZone": "America/New_York"}, **more,
        }, {})["page"])


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Talk]:
    server = Server(ANALYZE, "--in-process", "--conversations", str(tmp_path_factory.mktemp("alternate") / "conversations.db"))
    yield Talk(server)
    server.close()


@pytest.fixture
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(**{"viewport": {"width": 900, "height": 900}, **getattr(request, "param", {})})
    yield context.new_page()
    context.close()


def violations(page: Page) -> list[Any]:
    from axe_playwright_python.base import AXE_FILE_PATH  # The engine alone: its wrapper writes a script into the page.

    page.evaluate(AXE_FILE_PATH.read_text() + "; null")
    found = page.evaluate("(tags) => axe.run(document, { runOnly: tags }).then(({ violations, passes }) => [passes.length, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])])", TAGS)
    assert found[0] > 10, found
    return list(found[1])


@pytest.mark.parametrize("reader", [
    {"color_scheme": scheme, "viewport": {"width": width, "height": 900}, "locale": locale} for scheme, width, locale in [("light", 390, "en"), ("dark", 390, "de"), ("light", 1440, "ja"), ("dark", 900, "ar")]
], indirect=True, ids=lambda options: f"{options['color_scheme']}-{options['viewport']['width']}-{options['locale']}")
@pytest.mark.parametrize("preview", ["none", "summary", "full"])
def test_accessibility(reader: Page, talk: Talk, preview: str) -> None:
    reader.goto(talk.send(preview, url="https://example.org/concert"))
    assert violations(reader) == []
    assert reader.evaluate("document.scripts.length") == 0
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep(reader, f"look_message_{preview}_{reader.viewport_size['width']}_{reader.evaluate('document.documentElement.lang')}")


def test_embedded(reader: Page, talk: Talk) -> None:
    page = talk.send("full")
    reader.goto(f"{page}/embed")
    assert violations(reader) == []
    assert reader.evaluate("document.scripts.length") == 0


@pytest.mark.parametrize("width, height", [(480, 640), (300, 640), (1000, 300), (200, 200)])
def test_an_embedded_message_is_as_large_as_was_said(reader: Page, talk: Talk, width: int, height: int) -> None:
    """Another page takes the answer of oEmbed as it is: nothing is cut off, and nothing is left empty."""
    layout = {"image": talk.picture, "caption": "Songs for the longest nights", "trailingCaption": "24 Dec", "subcaption": "350 5th Avenue"}
    for alternate in (layout, {"caption": "Songs", "subcaption": "350 5th Avenue"}, {"image": talk.picture}):
        page = talk.send("full", layout={"type": "live", "app": "picture", "alternate": alternate})
        answer = reader.request.get(f"{talk.server.url}/oembed?url={page}&maxwidth={width}&maxheight={height}").json()
        assert answer["type"] == "rich" and answer["width"] <= width and answer["height"] <= height
        assert f'src="{page}/embed" width="{answer["width"]}" height="{answer["height"]}"' in answer["html"]
        # In a window of that size, for nothing can be asked of a frame that may do nothing.
        reader.set_viewport_size({"width": answer["width"], "height": answer["height"]})
        reader.goto(f"{page}/embed")
        assert reader.evaluate("(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.documentElement)") == [answer["width"], answer["height"]]
        # The last of it ends at the end.
        last = reader.evaluate("Math.max(...[...document.querySelectorAll('article > :not(.unseen)')].map((element) => element.getBoundingClientRect().bottom + parseFloat(getComputedStyle(element).marginBottom)))")
        assert last == pytest.approx(answer["height"], abs=1), alternate
        keep(reader, f"look_embedded_{width}_{len(alternate)}")


@pytest.mark.parametrize("reader", [{"java_script_enabled": False}], indirect=True)
def test_without_scripts(reader: Page, talk: Talk) -> None:
    reader.goto(talk.send("full"))
    for text in ["Winter Concert", "Songs for the longest nights", "350 5th Avenue", "24 Dec", "19:30"]:
        assert reader.get_by_text(text, exact=True).first.is_visible(), text
    assert reader.get_by_role("img", name="A business card").bounding_box()["height"] > 100
    with reader.expect_download() as download:
        reader.get_by_role("link", name="calendar").click()
    assert b"BEGIN:VEVENT" in download.value.path().read_bytes()


def test_hostile_texts(reader: Page, talk: Talk) -> None:
    names = ["imageTitle", "imageSubtitle", "caption", "subcaption", "trailingCaption", "trailingSubcaption"]
    layout = {"type": "template", "image": talk.picture, "mediaFileURL": "https://example.org/?a=%22%3E%3Cscript%3E", **{name: HOSTILE for name in names}}
    page = talk.send("full", layout=layout, summaryText=HOSTILE, accessibilityLabel=HOSTILE, comment=HOSTILE, url="?a=" + "%3Cscript%3E")
    for address in [page, f"{page}/embed"]:
        reader.goto(address)
        assert reader.evaluate("[document.scripts.length, document.querySelectorAll('b > b, img').length, document.title]") == [0, 1, HOSTILE]
        assert reader.get_by_text(HOSTILE).count() >= len(names)
        assert reader.evaluate("[...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'))") == []
