"""The conversation page with the real server: two people, one in Chromium and one in Firefox."""

import base64
import json
from collections.abc import Iterator
from json import dumps as js
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from conftest import ANALYZE, ARTEFACTS, settle, wait
from messages_fixtures import site, window
from messages_people import TRANSCRIPT, Person, poster
from messages_site import MessagesSite
from pixels import keep
from server import Server
from test_messages_gate import hide

__all__ = ["site", "window"]


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(ANALYZE, "--in-process", "--conversations", str(tmp_path_factory.mktemp("talk") / "conversations.db"))
    yield server
    server.close()


@pytest.fixture
def chromium(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(**{"viewport": {"width": 1100, "height": 800}, **getattr(request, "param", {})})
    context.set_default_timeout(5000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    yield page
    context.close()
    assert not errors, errors


@pytest.fixture(params=["chromium", "firefox"])
def people(request: pytest.FixtureRequest, chromium: Page, firefox: Any, talk: Server) -> tuple[Person, Person]:
    """Ada, who begins in the browser that is named, and Ben in the other one."""
    windows = [chromium, firefox] if request.param == "chromium" else [firefox, chromium]
    ada, ben = (Person(window, talk) for window in windows)
    ada.begin("Ada", "Winter")
    ben.join(ada.invite(), "Ben")
    return ada, ben


def test_8_and_11_and_16_a_picture_becomes_an_invitation(people: tuple[Person, Person]) -> None:
    ada, ben = people
    ada.say("Look at this")
    # Within a second, and a moment for a busy machine.
    ben.wait_text("Look at this", 2)
    ada.drop(poster())
    wait(ada.window, f"{TRANSCRIPT}.instances.some(({{ message, size }}) => message.isPending && size)", 15)
    ada.press("Send")
    ben.wait_text("Winter", 3)
    left, top, width, height = ben.wait_app("picture")
    assert height / width == pytest.approx(1200 / 900, abs=0.02)
    assert ben.texts() == ada.texts() and len(ben.texts()) == 2
    ada.drop(poster(), "paste")
    ada.press("Make an invitation")
    wait(ada.window, f"{TRANSCRIPT}.draft.layout.app === 'event'")
    ada.press("Send")
    ben.wait_text("Winter Concert: ", 3)
    left, top, width, height = ben.wait_app("event")
    ben.window.mouse.click(left + width * 0.25, top + height - 28)
    wait(ada.window, f"{TRANSCRIPT}.instances.some(({{ message, style }}) => style === 'transcript' && Object.values(message?.responses ?? {{}}).join() === 'accepted')", 5)
    wait(ben.window, f"{TRANSCRIPT}.instances.some(({{ message }}) => Object.values(message?.responses ?? {{}}).join() === 'accepted')", 5)
    for person, name in ((ada, "ada"), (ben, "ben")):
        person.window.screenshot(path=ARTEFACTS / f"look_conversation_{name}_{type(person.window).__name__}.png")


def test_6_and_15_an_update_takes_the_place_of_the_invitation(people: tuple[Person, Person]) -> None:
    ada, ben = people
    ada.drop(poster())
    ada.press("Make an invitation")
    ada.press("Send")
    first = ben.wait_app("event")
    ada.wait_app("event")
    message = ada.window.evaluate(f"{TRANSCRIPT}.instances.find(({{ app }}) => app === 'event').message")
    # The info button opens the details over the conversation; the first instance stays what it is.
    left, top, width, _ = ada.wait_app("event")
    ada.window.mouse.click(left + width - 28, top + 28)
    ada.wait_app("event", "expanded")
    assert ada.window.evaluate(f"{TRANSCRIPT}.instances.map(({{ style }}) => style).sort().join()") == "expanded,transcript"
    ada.press("Close")
    # What its form would send, sent by the person's other window: the same session.
    changed = {key: message[key] for key in ("kind", "session", "url", "layout", "event")} | {"summaryText": "Winter Concert: later"}
    token = ada.window.evaluate("sessionStorage.getItem(`conversation ${location.pathname.split('/')[2]}`)")
    status = ada.window.evaluate("""([token, message]) => fetch(`/v1/conversations/${location.pathname.split("/")[2]}/messages`, {
        method: "POST", headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` }, body: JSON.stringify(message) }).then(({ status }) => status)""", [token, changed])
    assert status == 201
    ben.wait_text("later")
    wait(ben.window, f"[...{TRANSCRIPT}.shadowRoot.querySelectorAll('.message.replaced')].length === 1")
    assert len(ben.texts()) == 2 and first


def test_whoever_comes_back_finds_everything(people: tuple[Person, Person]) -> None:
    ada, ben = people
    ada.say("One")
    ben.wait_text("One")
    address = ben.window.evaluate("location.href")
    assert "#" not in address
    ben.window.goto("about:blank")
    ada.say("Two")
    ben.window.goto(address)
    ben.wait_text("Two")
    assert ben.texts() == ["One", "Two"]


def test_a_stranger_sees_nothing(chromium: Page, talk: Server) -> None:
    chromium.goto(f"{talk.url}/c/{'A' * 22}")
    chromium.get_by_text("This conversation does not exist, or is not open to you.").wait_for()
    chromium.goto(f"{talk.url}/c/{'A' * 22}#i=wrong")
    chromium.locator("#name").fill("Eve")
    chromium.get_by_role("button", name="Join").click()
    chromium.locator(".door .note:not(:empty)").wait_for()


def test_what_was_cut_off_comes_once_and_in_order(chromium: Page, browser: Browser, tmp_path: Path) -> None:
    """The server is killed between two messages, and starts again."""
    file, port = str(tmp_path / "conversations.db"), 0
    server = Server(ANALYZE, "--in-process", "--conversations", file)
    port = int(server.url.rpartition(":")[2])
    ada = Person(chromium, server)
    ada.begin("Ada", "Cut")
    context = browser.new_context()
    ben = Person(context.new_page(), server)
    ben.join(ada.invite(), "Ben")
    ada.say("Before")
    ben.wait_text("Before")
    server.process.kill()
    server.process.wait()
    ada.say("While it was gone")
    chromium.get_by_text("It was not sent.").wait_for()
    again = Server(ANALYZE, "--in-process", "--conversations", file, "--port", str(port))
    try:
        ada.press("Try again")
        ben.wait_text("While it was gone", 20)
        ada.say("After")
        ben.wait_text("After", 20)
        assert ben.texts() == ada.texts() == ["Before", "While it was gone", "After"]
    finally:
        context.close()
        again.close()


def test_apps_reach_nothing(chromium: Page, talk: Server) -> None:
    """By their own policy, beside what the sandbox takes from them; and the page is in nobody's frame."""
    ada = Person(chromium, talk)
    ada.begin("Ada", "Apps")
    ada.drop(poster())
    wait(chromium, f"{TRANSCRIPT}.instances.some(({{ size }}) => size)", 15)
    [frame] = [frame for frame in chromium.frames if "picture-page" in frame.url]
    found = frame.evaluate("""async () => {
        const refused = (promise) => promise.then(() => "reached", () => "refused");
        const image = new Image(), loaded = new Promise((resolve) => Object.assign(image, { onload: () => resolve("reached"), onerror: () => resolve("refused") }));
        image.src = "/icon.svg";
        return [origin, await refused(fetch("/healthz")), await loaded];
    }""")
    assert found == ["null", "refused", "refused"]
    for name in ("c/new", "picture-page.html"):
        headers = chromium.request.get(f"{talk.url}/{name}").headers
        assert ("frame-ancestors 'none'" in headers["content-security-policy"]) == (name == "c/new")
        assert ("sandbox allow-scripts" in headers["content-security-policy"]) == (name != "c/new")
        assert "unsafe-eval" not in headers["content-security-policy"]


def test_14_the_summary_tells_who_looks_elsewhere(people: tuple[Person, Person]) -> None:
    ada, ben = people
    title = ben.window.evaluate("document.title")
    back = hide(ben.window)
    try:
        ada.drop(poster())
        summary = ada.window.evaluate(f"{TRANSCRIPT}.draft.summaryText")
        ada.press("Send")
        wait(ben.window, "document.title !== " + repr(title), 10)
        assert "Winter" in summary and ben.window.evaluate("document.title") == f"{summary} – {title}"
    finally:
        back()


def test_20_a_share_sheet_sends_the_same_message(chromium: Page, talk: Server) -> None:
    """What a system does that has installed the page: it reads the manifest, and gives the picture to whom that names."""
    chromium.goto(f"{talk.url}/c/new")
    manifest = chromium.request.get(f"{talk.url}{chromium.locator('link[rel=manifest]').get_attribute('href')}").json()
    target = manifest["share_target"]
    [file] = target["params"]["files"]
    assert target["method"] == "POST" and target["enctype"] == "multipart/form-data" and "image/*" in file["accept"]
    answer = chromium.request.post(f"{talk.url}{target['action']}", max_redirects=0, multipart={file["name"]: {"name": "poster.jpg", "mimeType": "image/jpeg", "buffer": poster()}})
    assert answer.status == 303
    chromium.goto(f"{talk.url}{answer.headers['location']}")
    ada = Person(chromium, talk)
    wait(chromium, f"{TRANSCRIPT}?.instances.some(({{ message, size }}) => message.isPending && size)", 15)
    assert "#" not in chromium.evaluate("location.href")
    ada.press("Send")
    ada.wait_app("picture")
    # The same as from the page itself.
    [message] = chromium.evaluate(f"{TRANSCRIPT}.instances.map(({{ message }}) => message)")
    assert message["kind"] == "message" and message["layout"]["app"] == "picture" and message["layout"]["alternate"]["image"]
    assert message["url"] == f"?picture={message['layout']['alternate']['image']}"


def test_framing(window: Any, talk: Server, site: MessagesSite) -> None:
    """Another site frames all that there is: it gets what is made to be framed, and nothing else."""
    made = json.loads(talk.post("/v1/conversations", b"{}", {"Content-Type": "application/json"})[2])
    conversation, token = made["conversation"]["id"], made["token"]
    layout = {"type": "template", "caption": "Framed"}
    draft = {"kind": "message", "summaryText": "Framed", "preview": "full", "layout": layout}
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    page = json.loads(talk.post(f"/v1/conversations/{conversation}/messages", json.dumps(draft).encode(), headers)[2])["page"]
    refused = [f"{talk.url}/", f"{talk.url}/c/new", f"{talk.url}/c/{conversation}#t={token}", page, f"{talk.url}/picture-page.html", f"{talk.url}/event-page.html", f"{talk.url}/v1/conversations/{conversation}"]
    window.goto(f"{site.url}/apps/old")
    window.evaluate("""(addresses) => Promise.all(addresses.map((src) => new Promise((resolve) => {
        const frame = Object.assign(document.createElement("iframe"), { src, onload: resolve, onerror: resolve });
        document.body.append(frame);
        setTimeout(resolve, 3000);
    }))).then(() => null)""", [*refused, f"{page}/embed"])
    shown = shown_frames(window)
    assert len(shown) == len(refused) + 1 and shown[-1] == f"{page}/embed", shown
    assert not [address for address in shown[:-1] if address.startswith("http")], shown


def shown_frames(window: Any) -> list[str]:
    """The addresses of the documents in a page's frames; an error's where the browser refused."""
    if hasattr(window, "evaluate_in_browser"):
        return window.evaluate_in_browser("gBrowser.selectedBrowser.browsingContext.children.map(({ currentWindowGlobal }) => currentWindowGlobal.documentURI.spec)")
    return [frame.url for frame in window.main_frame.child_frames]


def held(page: Page) -> list[Route]:
    """Messages that are sent from now on, which wait until they are let go."""
    waiting: list[Route] = []
    page.route("**/v1/conversations/*/messages", lambda route: waiting.append(route) if route.request.method == "POST" else route.continue_())
    return waiting


def test_what_is_dropped_while_a_draft_is_sent_is_the_next_draft(chromium: Page, talk: Server) -> None:
    ada = Person(chromium, talk)
    ada.begin("Ada", "Winter")
    ada.drop(poster())
    sessions = [chromium.evaluate(f"{TRANSCRIPT}.draft.session")]
    waiting = held(chromium)
    ada.press("Send")
    ada.drop(poster())
    wait(chromium, f"{TRANSCRIPT}.draft.session !== {js(sessions[0])}", 10)
    sessions.append(chromium.evaluate(f"{TRANSCRIPT}.draft.session"))
    waiting.pop().continue_()
    wait(chromium, f"{TRANSCRIPT}.shadowRoot.querySelectorAll('.scroller .message').length === 1", 10)
    chromium.wait_for_timeout(300)
    assert chromium.evaluate(f"{TRANSCRIPT}.draft.session") == sessions[1]
    # It can be sent as well, and has all that a draft has.
    chromium.get_by_role("button", name="Make an invitation").wait_for()
    ada.press("Send")
    chromium.wait_for_timeout(200)
    waiting.pop().continue_()
    wait(chromium, f"{TRANSCRIPT}.shadowRoot.querySelectorAll('.scroller .message').length === 2", 10)


def test_what_is_dropped_before_the_page_is_open_is_not_lost(chromium: Page, talk: Server) -> None:
    """Nor does the browser leave the page for the file."""
    ada = Person(chromium, talk)
    ada.begin("Ada", "Winter")
    waiting: list[Route] = []
    chromium.route("**/v1/conversations/*", lambda route: waiting.append(route))
    chromium.reload(wait_until="load")
    wait(chromium, "document.documentElement.lang !== '' && document.body.dataset.drop !== undefined")
    chromium.wait_for_timeout(200)
    assert waiting and chromium.evaluate(f"{TRANSCRIPT} === null")
    assert not chromium.evaluate("""(data) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())], "poster.jpg", { type: "image/jpeg" }));
        return dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
    }""", base64.b64encode(poster()).decode())
    waiting[0].continue_()
    wait(chromium, f"Boolean({TRANSCRIPT}?.draft)", 15)


def test_a_draft_is_sent_once(chromium: Page, talk: Server) -> None:
    """However often the button is pressed while it is on its way; a text that is typed meanwhile is a message of its own."""
    ada = Person(chromium, talk)
    ada.begin("Ada", "Winter")
    ada.drop(poster())
    waiting = held(chromium)
    ada.press("Send")
    send = chromium.get_by_role("button", name="Send")
    assert send.is_disabled()
    ada.say("And this")
    chromium.keyboard.press("Enter")
    chromium.wait_for_timeout(200)
    assert [route.request.post_data_json["kind"] for route in waiting] == ["message", "text"]
    # The draft fails, and is back to be sent again.
    waiting[0].abort()
    chromium.get_by_text("It was not sent.").wait_for()
    waiting[1].continue_()
    ada.wait_text("And this")
    assert not send.is_disabled()
    chromium.get_by_role("button", name="Try again").click()
    chromium.wait_for_timeout(200)
    assert len(waiting) == 3 and len({waiting[index].request.headers["idempotency-key"] for index in (0, 2)}) == 1
    waiting[2].continue_()
    wait(chromium, f"{TRANSCRIPT}.draft === null && {TRANSCRIPT}.shadowRoot.querySelectorAll('.scroller .message').length === 2", 10)


@pytest.mark.parametrize("chromium", [
    {"color_scheme": scheme, "viewport": {"width": width, "height": 900}} for scheme in ("light", "dark") for width in (390, 820, 1440)
], indirect=True, ids=lambda options: f"{options['color_scheme']}-{options['viewport']['width']}")
def test_accessibility(chromium: Page, talk: Server) -> None:
    from axe_playwright_python.base import AXE_FILE_PATH

    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

    def violations() -> list[Any]:
        settle(chromium)
        chromium.wait_for_timeout(300)
        found = []
        for frame in chromium.frames:
            frame.evaluate(AXE_FILE_PATH.read_text() + "; null")
        for frame in chromium.frames:
            # Each document by itself: a frame without an origin answers to nobody else, and its page has no landmarks of its own.
            rules = {} if frame == chromium.main_frame else {"page-has-heading-one": {"enabled": False}, "region": {"enabled": False}, "landmark-one-main": {"enabled": False}}
            found += frame.evaluate("([tags, rules]) => axe.run(document, { runOnly: tags, rules, iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))", [tags, rules])
        return found

    ada = Person(chromium, talk)
    chromium.goto(f"{talk.url}/c/new")
    chromium.locator("#name").wait_for()
    assert violations() == []
    ada.begin("Ada", "Winter")
    ada.say("Look at this")
    ada.drop(poster())
    wait(chromium, f"{TRANSCRIPT}.instances.some(({{ size }}) => size)", 15)
    assert violations() == []
    ada.press("Send")
    ada.drop(poster())
    ada.press("Make an invitation")
    ada.press("Send")
    ada.wait_app("event")
    assert violations() == []
    assert chromium.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep(chromium, f"look_conversation_{chromium.viewport_size['width']}_{chromium.evaluate('matchMedia(`(prefers-color-scheme: dark)`).matches')}")
    ada.press("Event")
    ada.wait_app("event", "compact")
    assert violations() == []
