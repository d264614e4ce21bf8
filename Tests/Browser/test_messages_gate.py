"""Who may send: an app that is seen, right after a person did something with it, and once for each time."""

from typing import Any

from conftest import wait
from messages_fixtures import site, window
from messages_site import MessagesSite
from messages_steps import calls, message, middle, open_host, wait_call, wait_live, wishes, words

__all__ = ["site", "window"]
REFUSED = "sendWithoutRecentInteraction"


def answers(window: Any, name: str) -> list[str]:
    return [call for call in calls(window, name) if call.startswith(("send", "text", "later", "soon", "link", "script", "copy", "save", "accept", "insert"))]


def test_12_a_click_sends_once(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=send&click=send&click=text"))
    wait_live(window, "m1")
    for count in (1, 2):
        # A second click at once is a second interaction.
        window.mouse.click(*middle(window, "m1"))
        wait(window, f"callsOf('m1').then((calls) => calls.filter((call) => /^(send|text) /.test(call)).length >= {3 * count})")
        window.wait_for_timeout(300)
        assert sorted(answers(window, "m1")) == sorted(['send done {"id":"new"}', f"send {REFUSED}", f"text {REFUSED}"] * count)
        assert wishes(window, "send") == ["From the probe"] * count


def test_12_what_the_browser_wants_an_interaction_for_uses_it_up_too(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=copy&click=send&click=accept"), message(2, "?click=link&click=copy&click=send"))
    wait_live(window, "m1", "m2")
    for name, first, *others in [("m1", "copy", "send", "accept"), ("m2", "link", "copy", "send")]:
        window.mouse.click(*middle(window, name))
        wait_call(window, name, f"{first} done")
        wait(window, f"callsOf('{name}').then((calls) => calls.filter((call) => call.includes('{REFUSED}')).length === 2)")
        window.wait_for_timeout(500)
        assert sorted(answers(window, name)) == sorted([f"{first} done", *(f"{other} {REFUSED}" for other in others)])
    assert wishes(window, "send", "respond") == []


def test_12_the_keyboard_sends_as_well(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=send"))
    wait_live(window, "m1")
    window.mouse.move(900, 700)
    window.evaluate("frameOf('m1').focus(), tellFrame('m1', 'focus')")
    window.wait_for_timeout(300)
    window.keyboard.press("Enter")
    assert 'send done {"id":"new"}' in wait_call(window, "m1", "send")


def test_12_made_clicks_do_not_send(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=send&click=accept&click=copy&click=save&click=link"))
    wait_live(window, "m1")
    window.evaluate("tellFrame('m1', 'click')")
    wait_call(window, "m1", "link")
    window.wait_for_timeout(300)
    assert sorted(answers(window, "m1")) == sorted(f"{wish} {REFUSED}" for wish in ("send", "accept", "copy", "save", "link"))
    assert wishes(window, "send", "respond", "open") == []


def test_12_an_app_that_comes_does_not_send(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?start=send"))
    wait_live(window, "m1")
    # It may be seen already by the time that it is looked at.
    assert {"send sendWhileNotVisible", f"send {REFUSED}"} & set(wait_call(window, "m1", "send "))
    assert wishes(window, "send") == []


def test_12_an_old_interaction_is_over(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=later"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", f"later {REFUSED}", 10)
    assert wishes(window, "send") == []


def test_12_an_interaction_lasts_for_a_moment(window: Any, site: MessagesSite) -> None:
    """What an app fetches first may take a second."""
    open_host(window, site, message(1, "?click=soon"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", "soon done", 5)


def test_12_what_is_done_elsewhere_is_not_done_with_the_app(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1), message(2, "?now=send"))
    wait_live(window, "m1", "m2")
    x, y = window.evaluate("(({ x, y }) => [x + 20, y + 8])(document.querySelector('#own').getBoundingClientRect())")
    for place in [(x, y), middle(window, "m1")]:
        window.mouse.click(*place)
        window.evaluate("tellFrame('m2', { act: 'now' })")
        wait_call(window, "m2", f"send {REFUSED}")
    assert wishes(window, "send") == []


def test_12_the_focus_is_not_an_interaction(window: Any, site: MessagesSite) -> None:
    """An app takes the focus all the time while a person does something with another app and with the page."""
    open_host(window, site, message(1, "?click=text"), message(2, app="steal"))
    wait_live(window, "m1", "m2")
    window.evaluate("tellFrame('m2', 'steal')")
    x, y = window.evaluate("(({ x, y }) => [x + 20, y + 8])(document.querySelector('#own').getBoundingClientRect())")
    for _ in range(3):
        window.mouse.click(*middle(window, "m1"))
        window.wait_for_timeout(400)
        window.mouse.click(x, y)
        window.wait_for_timeout(400)
    found = wait_call(window, "m2", "done", 10)
    assert "sent" not in found and len(found) > 5
    assert "Stolen" not in wishes(window, "send")


def test_12_an_app_that_is_scrolled_away_does_not_send(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=soon"), *(words(index, "Words\n" * 10) for index in range(2, 8)))
    # Nobody scrolls before the first frame, in which the end comes into sight.
    wait(window, "transcript.shadowRoot.querySelector('.scroller').scrollTop > 0")
    window.evaluate("transcript.shadowRoot.querySelector('.scroller').scrollTop = 0")
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    # A little of it can still be seen, so that it is still there.
    window.evaluate("transcript.shadowRoot.querySelector('.scroller').scrollTop = 140")
    wait_call(window, "m1", "soon sendWhileNotVisible")
    assert wishes(window, "send") == []


def test_12_a_hidden_tab_does_not_send(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=soon"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    back = hide(window)
    try:
        wait_call(window, "m1", "soon sendWhileNotVisible", 8)
        assert window.evaluate("document.visibilityState") == "hidden" and wishes(window, "send") == []
    finally:
        back()


def test_12_an_activation_that_is_passed_on_is_worth_nothing(window: Any, site: MessagesSite) -> None:
    """One app is clicked, and has another one send: at once, later, and once more when it has sent itself."""
    open_host(window, site, message(1, "?click=forward&click=text"), message(2, "?now=send"))
    wait_live(window, "m1", "m2")
    # The page itself passes it on, as a careless one might, with all that browsers offer for it.
    window.evaluate("""() => addEventListener("message", ({ data, source }) => {
        if (data?.forwarded && source === frameOf("m1").contentWindow) frameOf("m2").contentWindow.postMessage({ act: "now" }, { targetOrigin: "*", includeUserActivation: true });
    })""")
    for count in (1, 2):
        window.mouse.click(*middle(window, "m1"))
        wait_call(window, "m1", "text done")
        window.wait_for_timeout(1500)
        assert answers(window, "m2") and set(answers(window, "m2")) == {f"send {REFUSED}"}
        assert wishes(window, "send") == ["Words"] * count


def test_harmful_links_and_bad_messages_cost_nothing(window: Any, site: MessagesSite) -> None:
    """They are refused before the interaction is used up."""
    open_host(window, site, message(1, "?click=script&click=bad&click=bare&click=foreign"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", "foreign done")
    found = calls(window, "m1")
    assert "script invalidLink" in found and "bad invalidMessage" in found and "bare invalidMessage" in found
    # An app sends messages of its own only.
    assert window.evaluate("content.layout.app") == "probe"


def test_links_texts_and_files_are_the_hosts_to_open_copy_and_save(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=link"), message(2, "?click=copy"))
    wait_live(window, "m1", "m2")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", "link done")
    assert wishes(window, "open") == ["https://example.org/"]
    window.mouse.click(*middle(window, "m2"))
    wait_call(window, "m2", "copy done")


def hide(window: Any) -> Any:
    """Puts the window behind another tab; what brings it back."""
    if hasattr(window, "ask"):
        first = window.ask("WebDriver:GetWindowHandle")["value"]
        other = window.ask("WebDriver:NewWindow", type="tab", focus=True)["handle"]

        def back() -> None:
            window.ask("WebDriver:SwitchToWindow", handle=other, focus=True)
            window.ask("WebDriver:CloseWindow")
            window.ask("WebDriver:SwitchToWindow", handle=first, focus=True)

        window.ask("WebDriver:SwitchToWindow", handle=other, focus=True)
        window.ask("WebDriver:SwitchToWindow", handle=first, focus=False)
        return back
    # Chromium without a screen shows all its pages, always: there the page is told so.
    window.evaluate("void Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
    return lambda: None
