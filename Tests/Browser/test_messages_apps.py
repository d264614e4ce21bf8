"""The two apps that the server has, as people use them in a conversation: what is in a picture, and an invitation from end to end."""

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Download, FrameLocator, Page

from conftest import ANALYZE, ARTEFACTS, wait
from messages_people import TRANSCRIPT, Person, poster
from pixels import keep
from server import Server

LINES = ["Winter Concert", "19:30", "350 5th Avenue", "555-0142"]


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(ANALYZE, "--in-process", "--conversations", str(tmp_path_factory.mktemp("apps") / "conversations.db"))
    yield server
    server.close()


@pytest.fixture
def people(browser: Browser, talk: Server, request: pytest.FixtureRequest) -> Iterator[tuple[Person, Person]]:
    """Ada and Ben, each in a browser's context of their own."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    options = {"viewport": {"width": 900, "height": 900}, "locale": "en-US", "permissions": ["clipboard-read", "clipboard-write"], **getattr(request, "param", {})}
    contexts = [browser.new_context(**options) for _ in range(2)]
    errors: list[str] = []
    found = []
    for context in contexts:
        context.set_default_timeout(10000)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        found.append(Person(page, talk))
    ada, ben = found
    ada.begin("Ada", "Winter")
    ben.join(ada.invite(), "Ben")
    yield ada, ben
    for context in contexts:
        context.close()
    assert not errors, errors


def frame(person: Person, app: str, style: str) -> FrameLocator:
    """The page of an app where it stands in one of the styles."""
    if style != "draft":
        person.wait_app(app, style)
    place = {"transcript": ".scroller", "draft": ".draft"}.get(style, ".panel")
    return person.window.frame_locator(f"live-transcript {place} iframe[src*='{app}-page']").last


def saved(download: Download, path: Path) -> bytes:
    download.save_as(path)
    return path.read_bytes()


def call(person: Person, method: str, path: str, body: Any) -> Any:
    """What the page itself would ask the server."""
    return person.window.evaluate("""([method, path, body]) => {
        const token = Object.values(sessionStorage)[0], conversation = location.pathname.split("/")[2];
        return fetch(`/v1/conversations/${conversation}${path}`, { method, headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` }, body: JSON.stringify(body) }).then((answer) => answer.json());
    }""", [method, path, body])


def invite(person: Person, start: datetime, **event: Any) -> dict[str, Any]:
    """Sends an invitation, as from another device."""
    alternate = {"caption": "Concert", "subcaption": "Soon"}
    return call(person, "POST", "/messages", {
        "kind": "message", "session": "concert", "url": "?", "summaryText": "Concert: soon", "layout": {"type": "live", "app": "event", "alternate": alternate},
        "event": {"title": "Concert", "start": f"{start:%Y-%m-%dT%H:%M:%S}", "timeZone": "UTC", "location": "Hall 2", "notes": "Bring a coat; it is cold", **event},
    })


def test_a_picture_is_alive_in_all_its_places(people: tuple[Person, Person], tmp_path: Path) -> None:
    ada, ben = people
    ada.drop(poster())
    ada.press("Send")
    # In the conversation: its text is text, and what was found are chips once they are asked for.
    picture = frame(ben, "picture", "transcript").locator("live-text")
    transcript = picture.evaluate("({ analysis }) => analysis.transcript")
    assert all(line in transcript for line in LINES)
    picture.get_by_role("button", name="Live Text").click()
    chips = picture.locator(".quick-action")
    chips.first.wait_for()
    assert "Call" in " ".join(chips.all_inner_texts()) or picture.get_by_role("button", name="More").count(), chips.all_inner_texts()
    keep(ben.window, "look_picture_chips")
    # Everything about it: to read, to copy, to keep.
    frame(ben, "picture", "transcript").get_by_role("button", name="Details").click()
    details = frame(ben, "picture", "expanded")
    details.locator("p.text", has_text="Songs for the longest nights").wait_for()
    details.get_by_role("button", name="Copy text").click()
    details.get_by_role("button", name="Copied").wait_for()
    assert ben.window.evaluate("navigator.clipboard.readText()") == transcript
    keep(ben.window, "look_picture_expanded")
    ben.window.wait_for_timeout(500)
    with ben.window.expect_download() as download:
        details.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "picture.jpg"
    assert saved(download.value, tmp_path / "picture.jpg") == poster()
    # Escape closes it, and the transcript's instance is what it was.
    details.get_by_role("button", name="Copy text").press("Escape")
    wait(ben.window, f"{TRANSCRIPT}.instances.map(({{ style }}) => style).join() === 'transcript'")


def test_a_draft_is_whole(people: tuple[Person, Person]) -> None:
    """What it is made of, and its alternate layout before that, take no room away from it."""
    ada, _ = people
    for _ in range(2):
        ada.drop(poster())
        picture = f"{TRANSCRIPT}.instances.find(({{ app, message }}) => app === 'picture' && message.isPending)?.size"
        wait(ada.window, f"Boolean({picture})", 10)
        width, height = ada.window.evaluate(f"(({{ width, height }}) => [width, height])({picture})")
        assert height > 200 and abs(width / height - 900 / 1200) < 0.02
        ada.press("Make an invitation")
        wait(ada.window, f"{TRANSCRIPT}.instances.some(({{ app, message, size }}) => app === 'event' && message.isPending && size)", 10)
        main = frame(ada, "event", "draft").locator("main")
        assert main.evaluate("(element) => element.getBoundingClientRect().bottom <= innerHeight && element.scrollHeight <= element.clientHeight + 1")


def test_a_main_button_can_be_read_under_the_pointer(people: tuple[Person, Person]) -> None:
    ada, _ = people
    ada.window.locator("#text").fill("Hello")
    send = ada.window.get_by_role("button", name="Send")
    colors = "(element) => ['color', 'backgroundColor'].map((name) => getComputedStyle(element)[name])"
    before = send.evaluate(colors)
    send.hover()
    ink, ground = send.evaluate(colors)
    assert ink == before[0] and ground not in (before[1], ink)
    # Both are dark grounds for white.
    assert ada.window.evaluate("""(ground) => {
        const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
        context.fillStyle = ground;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    }""", ground) < 200


def test_the_strip_offers_recent_pictures(people: tuple[Person, Person]) -> None:
    ada, ben = people
    ben.press("Picture")
    frame(ben, "picture", "compact").get_by_text("Pictures that are sent appear here.").wait_for()
    # It is told of what comes while it is open.
    ada.drop(poster())
    ada.press("Send")
    [item] = [frame(ben, "picture", "compact").get_by_role("button", name="Winter Concert")]
    item.wait_for()
    keep(ben.window, "look_picture_strip")
    # It ends where the composer begins.
    assert ben.window.evaluate(f"{TRANSCRIPT}.instances.at(-1).frame.getBoundingClientRect().bottom <= document.querySelector('.composer').getBoundingClientRect().top")
    item.click()
    wait(ben.window, f"{TRANSCRIPT}.draft !== null && {TRANSCRIPT}.instances.every(({{ style }}) => style !== 'compact')")
    frame(ben, "picture", "draft").locator("live-text").wait_for()
    ben.press("Send")
    wait(ada.window, f"{TRANSCRIPT}.shadowRoot.querySelectorAll('.scroller .message').length === 2")


def test_an_invitation_is_seen_from_two_sides(people: tuple[Person, Person], tmp_path: Path) -> None:
    ada, ben = people
    invite(ada, datetime(2041, 12, 24, 19, 30), end="2041-12-24T22:00:00")
    own, other = frame(ada, "event", "transcript"), frame(ben, "event", "transcript")
    own.get_by_text("Your invitation").wait_for()
    own.get_by_text("No answers yet").wait_for()
    assert own.get_by_role("button", name="Accept").count() == 0
    # Declined, thought better of, accepted: without opening anything, and known to the one who invited.
    other.get_by_role("button", name="Decline").click()
    other.get_by_text("You declined").wait_for()
    own.get_by_text("1 declined").wait_for()
    # Within a quarter of a second it would be the same click to the host.
    ben.window.wait_for_timeout(300)
    other.get_by_role("button", name="Change").click()
    own.get_by_text("No answers yet").wait_for()
    ben.window.wait_for_timeout(300)
    other.get_by_role("button", name="Accept").click()
    other.get_by_text("You accepted").wait_for()
    own.get_by_text("1 accepted").wait_for()
    assert all(person.window.evaluate(f"{TRANSCRIPT}.instances.length") == 1 for person in people)
    # All about it, and into the calendar.
    ben.window.wait_for_timeout(300)
    other.get_by_role("button", name="Details").click()
    details = frame(ben, "event", "expanded")
    for text in ["Hall 2", "Bring a coat; it is cold"]:
        details.get_by_text(text).wait_for()
    with ben.window.expect_download() as download:
        details.get_by_role("button", name="Add to calendar").click()
    assert download.value.suggested_filename == "Concert.ics"
    file = saved(download.value, tmp_path / "event.ics").decode()
    for line in ["BEGIN:VEVENT", "SUMMARY:Concert", "DTSTART:20411224T193000Z", "DTEND:20411224T220000Z", "LOCATION:Hall 2", "DESCRIPTION:Bring a coat\\; it is cold"]:
        assert f"\r\n{line}\r\n" in file, file
    keep(ben.window, "look_event_expanded")


def test_an_update_takes_the_place_in_the_conversation(people: tuple[Person, Person]) -> None:
    """With the app's own form, by who invited; the answers hold as long as the time does."""
    ada, ben = people
    invite(ada, datetime(2041, 12, 24, 19, 30))
    frame(ben, "event", "transcript").get_by_role("button", name="Accept").click()
    frame(ada, "event", "transcript").get_by_text("1 accepted").wait_for()
    for field, value, answered in [("Title", "Concert and party", True), ("When", "2041-12-24T20:15", False)]:
        frame(ada, "event", "transcript").get_by_role("button", name="Details").click()
        form = frame(ada, "event", "expanded")
        form.get_by_label(field).fill(value)
        form.get_by_role("button", name="Update invitation").click()
        wait(ada.window, f"{TRANSCRIPT}.instances.map(({{ style }}) => style).join() === 'transcript'")
        card = frame(ben, "event", "transcript")
        card.get_by_text("8:15" if field == "When" else value).wait_for()
        card.get_by_text("You accepted" if answered else "Decline").wait_for()
    assert ben.window.evaluate(f"{TRANSCRIPT}.shadowRoot.querySelectorAll('.message.replaced').length") == 2
    assert ben.window.evaluate(f"{TRANSCRIPT}.instances.length") == 1
    assert ben.texts() == ada.texts() and ben.texts()[0] == "Concert: soon"


def test_the_countdown_counts(people: tuple[Person, Person]) -> None:
    ada, ben = people
    invite(ada, datetime.now(UTC) + timedelta(seconds=8))
    countdown = frame(ben, "event", "transcript").get_by_role("timer")
    seen = {countdown.inner_text()}
    end = time.monotonic() + 30
    while (text := countdown.inner_text()) != "It has begun":
        seen.add(text)
        assert len(seen) < 12 and "second" in text and time.monotonic() < end
        ben.window.wait_for_timeout(200)
    assert len(seen) >= 3, seen


def test_the_countdown_ends(browser: Browser, talk: Server) -> None:
    """Also where it is looked at in the very millisecond in which the event begins."""
    context = browser.new_context()
    ada = Person(context.new_page(), talk)
    start = datetime.now(UTC).replace(microsecond=0) + timedelta(minutes=10)
    context.clock.install(time=start - timedelta(minutes=2))
    ada.begin("Ada", "Winter")
    invite(ada, start)
    countdown = frame(ada, "event", "transcript").get_by_role("timer")
    assert "minute" in countdown.inner_text()
    context.clock.pause_at(start)
    countdown.get_by_text("0 seconds").wait_for()
    context.clock.run_for(10)
    countdown.get_by_text("It has begun").wait_for()
    context.close()


def test_everything_speaks_the_persons_language(browser: Browser, talk: Server) -> None:
    for locale, words in [("de-DE", ["Unterhaltung beginnen", "Senden", "Dein Name", "Dez"]), ("ar", ["بدء محادثة", "إرسال", "اسمك", ""])]:
        context = browser.new_context(locale=locale, viewport={"width": 390, "height": 800})
        page = context.new_page()
        ada = Person(page, talk)
        page.goto(f"{talk.url}/c/new")
        page.get_by_label(words[2]).fill("Ada")
        page.get_by_role("button", name=words[0]).click()
        page.get_by_role("button", name=words[1], exact=True).wait_for()
        assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [locale, "rtl" if locale == "ar" else "ltr"]
        ada.drop(poster())
        # What was found is summed up in it as well.
        assert words[3] in page.evaluate(f"{TRANSCRIPT}.draft.summaryText")
        page.get_by_role("button", name=words[1], exact=True).click()
        ada.wait_app("picture")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keep(page, f"look_conversation_{locale}")
        context.close()


def test_the_keyboard_alone_is_enough(people: tuple[Person, Person]) -> None:
    ada, ben = people
    page: Page = ada.window
    page.locator("#text").focus()
    page.keyboard.type("One")
    page.keyboard.press("Shift+Enter")
    page.keyboard.type("two")
    page.keyboard.press("Enter")
    ben.wait_text("One\ntwo")
    invite(ben, datetime(2041, 12, 24, 19, 30))
    frame(ada, "event", "transcript").get_by_role("button", name="Accept").wait_for()
    # Backwards out of the composer into the bubble's own buttons.
    reached = []
    for _ in range(20):
        page.keyboard.press("Shift+Tab")
        reached = [page.evaluate("(() => { let element = document.activeElement; while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement; return element.tagName + (element.ariaLabel ?? '') })()"), *reached]
        if reached[0].startswith("IFRAME"):
            break
    assert reached[0].startswith("IFRAME"), reached
    card = frame(ada, "event", "transcript")
    for _ in range(6):
        if card.locator(":focus").count() and card.locator(":focus").inner_text() == "Accept":
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    frame(ben, "event", "transcript").get_by_text("1 accepted").wait_for()
    # The strip is opened and closed from where one is.
    page.get_by_role("button", name="Event", exact=True).focus()
    page.keyboard.press("Enter")
    frame(ada, "event", "compact").get_by_text("No dates were found").wait_for()
    assert page.get_by_role("button", name="Event", exact=True).get_attribute("aria-expanded") == "true"
    page.keyboard.press("Enter")
    wait(page, f"{TRANSCRIPT}.instances.every(({{ style }}) => style === 'transcript')")


def test_a_screen_reader_is_told_everything(people: tuple[Person, Person]) -> None:
    ada, ben = people
    ada.say("Look at this")
    invite(ada, datetime(2041, 12, 24, 19, 30))
    frame(ben, "event", "transcript").get_by_role("button", name="Accept").wait_for()
    spoken = ben.window.locator("body").aria_snapshot()
    # What comes is announced, since it is a log; who said it stands with it; a frame says what is in it.
    for part in ['heading "Winter" [level=1]', 'log "Messages"', "listitem", "Ada", "Look at this", "iframe", 'textbox "Message"', 'button "Send"', 'button "Picture"', 'button "Event"']:
        assert part in spoken, spoken
    title = ben.window.evaluate(f"{TRANSCRIPT}.instances[0].frame.title")
    assert title == "Concert: soon"
    card = frame(ben, "event", "transcript").locator("body").aria_snapshot()
    for part in ['heading "Concert" [level=1]', "timer", 'button "Details"', 'button "Accept"', 'button "Decline"']:
        assert part in card, json.dumps(card)
