"""Apps that misbehave, and messages that nobody should write: each costs its own bubble, and nothing runs outside its frame."""

from json import dumps as js
from typing import Any

import pytest

from conftest import wait
from messages_fixtures import site, window
from messages_site import MessagesSite
from messages_steps import calls, message, middle, open_host, wait_call, wait_live, wishes, words
from test_messages_behaviours import alternate

__all__ = ["site", "window"]
SCRIPT = "<img src=x onerror=\"window.hacked=1\"><script>window.hacked=1</script>\"'><svg onload=window.hacked=1>"
LINK = "javascript:window.hacked=1"


def wait_failure(window: Any, reason: str, seconds: float = 12) -> None:
    wait(window, f"wishes.some(([name, value]) => name === 'appfailure' && value === '{reason}')", seconds)


def still_lives(window: Any, name: str = "m9") -> None:
    """The other bubbles are none the worse."""
    wait_live(window, name)
    window.evaluate(f"tellFrame('{name}', 'where')")
    wait_call(window, name, "where")


@pytest.mark.parametrize("app, reason", [("flood", "flooding"), ("resize", "resizing"), ("silent", "notAnswering"), ("wander", "navigated"), ("missing", "notAnswering")])
def test_a_misbehaving_app_costs_its_own_bubble(window: Any, site: MessagesSite, app: str, reason: str) -> None:
    open_host(window, site)
    window.evaluate(f"void (transcript.apps = {{ ...transcript.apps, missing: {{ url: '/apps/nothing' }} }}, transcript.add([{js(message(1, app=app))}, {js(message(9))}]))")
    wait_failure(window, reason, 15)
    assert alternate(window, "m1") == "Alternate 1\nBelow"
    still_lives(window)
    assert window.evaluate("live()") == ["m9"]
    if app == "flood":
        # What came before the limit was let through, and no more.
        assert len(wishes(window, "insert")) <= 120
    # It is not let in again.
    window.evaluate(f"void transcript.add([{js(message(1, app=app, summaryText='Again'))}])")
    window.wait_for_timeout(500)
    assert window.evaluate("live()") == ["m9"]


def test_an_app_that_never_lets_go(page_chromium: Any, site: MessagesSite) -> None:
    """Where frames without an origin have a process of their own, as in Chromium, an endless loop is just another silence."""
    open_host(page_chromium, site, message(1, app="loop"), words(2, "Words"))
    wait_failure(page_chromium, "notAnswering")
    assert alternate(page_chromium, "m1") == "Alternate 1\nBelow"


@pytest.fixture
def page_chromium(request: pytest.FixtureRequest) -> Any:
    context = request.getfixturevalue("browser").new_context(viewport={"width": 1000, "height": 800})
    yield context.new_page()
    context.close()


SAYINGS = ["say=call", "say=reply", "say=answer", "say=name", "say=proto", "say=id", "say=text", "say=nothing", "say=list", "say=deep", "size=nan", "size=text", "size=none", "size=endless"]


def test_what_no_app_may_say_ends_it(window: Any, site: MessagesSite) -> None:
    """Requests that are none, answers that nobody asked for, and sizes that are no sizes."""
    for start in (0, 7):
        some = SAYINGS[start:start + 7]
        open_host(window, site, *(message(index, f"?{saying}", app="forge") for index, saying in enumerate(some)), message(9))
        wait(window, f"wishes.filter(([name, value]) => name === 'appfailure' && value === 'invalid').length === {len(some)}", 12)
        assert [alternate(window, f"m{index}") for index in range(len(some))] == [f"Alternate {index}\nBelow" for index in range(len(some))]
        still_lives(window)


def test_an_app_stays_in_its_frame(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1), message(2))
    wait_live(window, "m1", "m2")
    window.evaluate("""() => {
        window.escaped = null;
        addEventListener("message", ({ data }) => data?.escaped && (window.escaped = data.escaped));
        document.title = "Mine";
    }""")
    window.evaluate(f"void transcript.add([{js(message(3, app='escape'))}])")
    wait(window, "window.escaped !== null", 10)
    assert window.evaluate("escaped") == []
    assert window.evaluate("[document.title, location.pathname, document.cookie, localStorage.length]") == ["Mine", "/host", "", 0]
    # The channels that it made for those beside it lead nowhere.
    for name in ("m1", "m2"):
        still_lives(window, name)
        assert calls(window, name)[0] == f"willBecomeActive transcript {name}"


def test_a_window_beside_cannot_begin(window: Any, site: MessagesSite) -> None:
    """A frame of the page that is no app, and the page itself, say what an app would."""
    open_host(window, site, message(1))
    wait_live(window, "m1")
    window.evaluate("""() => {
        for (const data of [{ liveMessages: "ready", versions: [1] }, { type: "request", id: 1, name: "send", value: { kind: "text", text: "x" } }]) {
            postMessage(data, "*", [new MessageChannel().port2]);
            dispatchEvent(new MessageEvent("message", { data, origin: "null", source: null }));
        }
    }""")
    window.wait_for_timeout(300)
    assert wishes(window, "send") == []
    still_lives(window, "m1")


FIELDS = ["imageTitle", "imageSubtitle", "caption", "subcaption", "trailingCaption", "trailingSubcaption"]


def test_script_in_every_field(window: Any, site: MessagesSite) -> None:
    template = {name: f"{name} {SCRIPT}" for name in FIELDS} | {"image": SCRIPT, "mediaFileURL": LINK}
    everything = {"summaryText": SCRIPT, "accessibilityLabel": SCRIPT, "comment": f"{SCRIPT} {LINK}"}
    open_host(
        window, site, message(1, LINK, layout={"type": "template", **template}, **everything), message(2, app="nobody", layout={"type": "live", "app": SCRIPT, "alternate": template}, **everything),
        message(3, LINK, layout={"type": "live", "app": "probe", "alternate": template}, **everything), words(4, f"{SCRIPT} {LINK} https://example.org/\"onclick=window.hacked=1 data:text/html,{SCRIPT}"),
        message(5, isReplaced=True, summaryText=SCRIPT), {**words(6, ""), "kind": "sticker", "picture": LINK}, message(7, senderParticipantIdentifier=SCRIPT),
    )
    window.evaluate(f"void (transcript.participants = [{{ id: 'ada', name: {js(SCRIPT)} }}, {{ id: 'ben', name: {js(SCRIPT)} }}], transcript.draft = {js(message(8, LINK, session='d', layout={'type': 'live', 'app': 'probe', 'alternate': template}, **everything))})")
    window.wait_for_timeout(1500)
    assert window.evaluate("window.hacked") is None
    assert window.evaluate("[...transcript.shadowRoot.querySelectorAll('script, svg [onload], [onerror], [onclick], [style*=url]')].length") == 0
    links = window.evaluate("[...transcript.shadowRoot.querySelectorAll('a')].map(({ href }) => href)")
    assert links == ["https://example.org/"]
    sources = window.evaluate("[...transcript.shadowRoot.querySelectorAll('iframe')].map(({ src, sandbox }) => [new URL(src).pathname, sandbox.value])")
    assert sources and all(source == ["/apps/probe", "allow-scripts"] for source in sources)


@pytest.mark.parametrize("url", [LINK, "data:text/html,<script>parent.hacked=1</script>", "blob:null/1", "about:blank", "file:///etc/passwd"])
def test_apps_come_from_web_addresses_only(window: Any, site: MessagesSite, url: str) -> None:
    open_host(window, site)
    window.evaluate(f"void (transcript.apps = {{ bad: {{ url: {js(url)} }} }}, transcript.add([{js(message(1, app='bad'))}, {js(message(2, app='constructor'))}, {js(message(3, app='__proto__'))}]))")
    window.wait_for_timeout(700)
    assert window.evaluate("[transcript.shadowRoot.querySelectorAll('iframe').length, window.hacked ?? null]") == [0, None]
    assert alternate(window, "m1") == "Alternate 1\nBelow"


def test_huge_texts(window: Any, site: MessagesSite) -> None:
    """Five million letters in every caption, in one word, and links without end: the page stays usable."""
    huge = {name: "W" * 5_000_000 for name in FIELDS[2:4]}
    open_host(window, site, message(9))
    took = window.evaluate("""async ([one, two, three]) => {
        const grow = (text) => text.repeat(50000), start = performance.now();
        one.layout.alternate.caption = one.summaryText = "W".repeat(5e6);
        two.text = grow("https://example.org/a ");
        three.text = "\\u202e" + "http://".repeat(50000);
        await transcript.add([one, two, three]);
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
    }""", [message(1, app="nobody"), words(2, ""), words(3, "")])
    assert took < 6000 and huge
    window.wait_for_timeout(500)
    assert window.evaluate("transcript.shadowRoot.querySelector('.message .card').getBoundingClientRect().height") < 700
    assert window.evaluate("transcript.shadowRoot.querySelector('.scroller').scrollWidth <= transcript.clientWidth")
