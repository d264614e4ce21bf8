"""The behaviours of live messages by their numbers, in both engines, with an app that writes down what it is told."""

from json import dumps as js
from typing import Any

import pytest

from conftest import wait
from messages_fixtures import site, window
from messages_site import MessagesSite
from messages_steps import calls, message, middle, open_host, wait_call, wait_live, wishes, words

__all__ = ["site", "window"]
BOX = "(({ width, height }) => [width, height])(frameOf('%s').getBoundingClientRect())"


def order(name: str, style: str = "transcript") -> list[str]:
    return [f"willBecomeActive {style} {name}", "didBecomeActive", "viewDidAppear"]


def lifecycle(window: Any, name: str) -> list[str]:
    return [call for call in calls(window, name) if not call.startswith("people")]


def alternate(window: Any, name: str) -> Any:
    """What a message's alternate layout shows; None while the app stands for it."""
    return window.evaluate("""(id) => {
        const bubble = [...transcript.shadowRoot.querySelectorAll(".message")].find((element) => element.bubble.message.id === id);
        const template = bubble.querySelector(".template");
        return template?.checkVisibility() ? template.innerText.trim() : null;
    }""", name)


def test_1_who_has_no_app_sees_the_alternate_layout(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, app="nobody"), message(2, app="old"), message(3))
    wait_live(window, "m3")
    wait(window, "wishes.some(([, value]) => value === 'version')")
    assert alternate(window, "m1") == "Alternate 1\nBelow"
    assert alternate(window, "m2") == "Alternate 2\nBelow"
    assert alternate(window, "m3") is None
    assert window.evaluate("live()") == ["m3"]


def test_2_one_class_for_all_places(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1))
    wait_live(window, "m1")
    window.evaluate("void transcript.openApp('probe', 'compact')")
    assert wait_call(window, "compact", "viewDidAppear")[0] == "willBecomeActive compact undefined"
    window.evaluate("void transcript.openApp('probe', 'expanded')")
    assert "didTransition expanded" in wait_call(window, "expanded", "didTransition")
    assert lifecycle(window, "m1")[:3] == order("m1")


def test_3_one_instance_for_each_message_on_screen(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1), message(2), message(3, app="twin"), words(4, "No app"))
    wait_live(window, "m1", "m2", "m3")
    assert window.evaluate("transcript.shadowRoot.querySelectorAll('iframe').length") == 3
    for name in ("m1", "m2", "m3"):
        assert lifecycle(window, name)[:3] == order(name)
    # What is added again changes what is there.
    window.evaluate(f"void transcript.add([{js(message(2, summaryText='Again'))}])")
    window.wait_for_timeout(500)
    assert sorted(window.evaluate("live()")) == ["m1", "m2", "m3"]


def test_4_the_order_of_calls(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1))
    wait_live(window, "m1")
    assert lifecycle(window, "m1") == [*order("m1"), "contentSizeThatFits 384"]


def test_5_the_size_is_asked_for_whenever_what_it_depends_on_changes(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?width=5000&height=5000"), message(2, "?width=1&height=1"), message(3))
    wait_live(window, "m1", "m2", "m3")
    # Within what was offered, and not below what can be tapped.
    assert window.evaluate("transcript.instances.every(({ frame, size }) => Math.abs(frame.getBoundingClientRect().height - size.height) < 1)")
    width, height = window.evaluate(BOX % "m1")
    assert width == 384 and 500 < height < window.evaluate("innerHeight")
    assert window.evaluate(BOX % "m2") == [24, 24]
    assert window.evaluate(BOX % "m3") == [200, 90]
    for change, expected in [("transcript.style.fontSize = '20px'", "environmentDidChange en 20"), ("document.documentElement.lang = 'ar'", "environmentDidChange ar 20"), ("transcript.style.width = '300px'", "environmentDidChange ar 20")]:
        window.wait_for_timeout(300)
        before = len(lifecycle(window, "m3"))
        window.evaluate(f"void ({change})")
        wait(window, f"callsOf('m3').then((calls) => calls.filter((call) => !call.startsWith('people')).length >= {before + 2})")
        told = lifecycle(window, "m3")[before:]
        assert told[0] == expected and told[1].startswith("contentSizeThatFits") and len(told) == 2
    assert int(told[1].split()[1]) < 300
    # The app's own change counts as well, and the frame is exactly as large as its content.
    window.evaluate("tellFrame('m3', { size: { width: 120, height: 60 } })")
    wait(window, "frameOf('m3').getBoundingClientRect().height === 60")


def test_6_expanded_leaves_the_transcript_as_it_is(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=expanded"), message(2, "?start=nothing&click=expanded"))
    wait_live(window, "m1", "m2")
    window.mouse.click(*middle(window, "m1"))
    assert wait_call(window, "expanded", "viewDidAppear")[0] == "willBecomeActive expanded m1"
    assert not [call for call in calls(window, "m1") if "Transition" in call]
    window.evaluate("void transcript.openApp('probe', 'compact')")
    wait_call(window, "compact", "didTransition compact")
    window.mouse.click(*middle(window, "m2"))
    told = wait_call(window, "expanded", "didSelect m2")
    assert told[-3:] == ["didTransition expanded", "willSelect m2", "didSelect m2"] or "didSelect m2" in told
    assert window.evaluate("transcript.instances.filter(({ style }) => style !== 'transcript').length") == 1
    assert window.evaluate("transcript.instances.filter(({ style }) => style === 'transcript').map(({ message }) => message.id)") == ["m1", "m2"]


def test_7_nobody_asks_for_the_transcript(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=transcript"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", "transcript invalidStyle")


def test_8_a_draft_is_pending_until_it_is_sent(window: Any, site: MessagesSite) -> None:
    open_host(window, site)
    window.evaluate("void (transcript.draft = { kind: 'message', session: 's1', url: '?', layout: { type: 'live', app: 'probe', alternate: {} }, summaryText: 'Draft' })")
    wait(window, "transcript.instances.some(({ message }) => message.isPending)")
    told = wait_call(window, "s1", "contentSizeThatFits")
    assert told[0] == "willBecomeActive transcript s1"
    window.evaluate("void transcript.sending(Promise.reject(new Error('no'))).catch(() => {})")
    assert [call for call in wait_call(window, "s1", "didCancelSending") if "Sending" in call] == ["didStartSending", "didCancelSending"]
    window.evaluate("void transcript.sending(Promise.resolve())")
    wait(window, "transcript.instances.length === 0 && transcript.draft === null && gone.length === 1")
    assert window.evaluate("gone[0]")[-2:] == ["willResignActive", "didResignActive"]
    window.evaluate(f"void transcript.add([{{ ...{js(message(1, session='s1', senderParticipantIdentifier='ada'))} }}])")
    wait_live(window, "m1")
    window.evaluate(f"void transcript.add([{js(message(1, session='s1', responses={'ben': 'accepted'}))}])")
    wait_call(window, "m1", 'didReceive [false,["accepted"]]')


def test_9_nothing_is_typed_in_the_transcript(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1))
    wait_live(window, "m1")
    for name, field in [("m1", ""), ("expanded", "field")]:
        if name == "expanded":
            window.evaluate("void transcript.openApp('probe', 'expanded')")
            wait_call(window, name, "viewDidAppear")
        window.evaluate(f"tellFrame('{name}', 'field'), tellFrame('{name}', 'where')")
        assert wait_call(window, name, "where")[-1] == f"where {field}"


def test_10_what_is_left_is_torn_down(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1), *(words(index, "Words\n" * 10) for index in range(2, 8)), message(8))
    wait_live(window, "m8")
    assert window.evaluate("live()") == ["m8"]
    window.evaluate("transcript.shadowRoot.querySelector('.scroller').scrollTop = 0")
    wait_live(window, "m1")
    wait(window, "live().join() === 'm1' && gone.length === 1")
    assert window.evaluate("gone[0]")[0].endswith("m8") and window.evaluate("gone[0]")[-2:] == ["willResignActive", "didResignActive"]
    window.evaluate("transcript.remove()")
    window.wait_for_timeout(400)
    assert window.evaluate("transcript.instances.length + document.querySelectorAll('iframe').length") == 0
    window.evaluate("document.body.append(transcript)")
    wait(window, "transcript.instances.length === 1")


def test_11_insert_makes_a_draft(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=insert"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", 'insert done')
    assert wishes(window, "insert", "send") == ["From the probe"]
    assert window.evaluate("content.layout") == {"type": "live", "app": "probe", "alternate": {"caption": "From the probe"}}


@pytest.mark.parametrize("kind, value", [("send", "From the probe"), ("text", "Words"), ("sticker", "sticker"), ("attachment", "attachment")])
def test_13_all_that_can_be_inserted_can_be_sent(window: Any, site: MessagesSite, kind: str, value: str) -> None:
    open_host(window, site, message(1, f"?click={kind}"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", f'{kind} done {{"id":"new"}}')
    assert wishes(window, "send") == [value]


def test_14_and_15_a_message_of_a_session_takes_the_place_of_the_earlier_one(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, session="s"), words(2, "Between"))
    wait_live(window, "m1")
    window.evaluate(f"void transcript.add([{js(message(3, session='s'))}])")
    wait_live(window, "m3")
    wait(window, "live().join() === 'm3'")
    found = window.evaluate("[...transcript.shadowRoot.querySelectorAll('.message')].map((element) => element.querySelector('.card').innerText.trim())")
    assert found[:2] == ["Summary 1", "Between"]
    # An older page of messages that comes later changes nothing.
    window.evaluate(f"void transcript.add([{js(message(0, session='s'))}])")
    window.wait_for_timeout(400)
    assert window.evaluate("live()") == ["m3"]


def test_older_messages_come_above_what_is_read(window: Any, site: MessagesSite) -> None:
    """Also at the very top, where nobody can scroll to ask for more; and there is a way back down."""
    open_host(window, site)
    scroller, newest = "transcript.shadowRoot.querySelector('.scroller')", "transcript.shadowRoot.querySelector('.newest')"
    window.evaluate("""(example) => {
        const place = (id) => [...transcript.shadowRoot.querySelectorAll(".message")].find(({ bubble }) => bubble.message.id === id)?.getBoundingClientRect().top;
        const frame = () => new Promise(requestAnimationFrame);
        window.left = 93;
        window.moves = [];
        window.page = async (count) => {
            const left = (window.left -= count), first = `w${left + count}`, before = place(first);
            await transcript.add(Array.from({ length: count }, (_, index) => ({ ...example, id: `w${left + index}`, sequence: left + index, text: `Words ${left + index}` })));
            await frame();
            await frame();
            moves.push(Math.round(place(first) - before));
        };
        transcript.addEventListener("older", () => window.left > 0 && setTimeout(() => page(15), 100));
        page(3);
    }""", words(0, ""))
    # Less than a window full is too little.
    wait(window, f"window.left < 90 && {scroller}.scrollHeight > {scroller}.clientHeight + 600", 10)
    window.wait_for_timeout(500)
    assert window.evaluate(f"{scroller}.scrollHeight - {scroller}.scrollTop - {scroller}.clientHeight < 2 && {newest}.hidden")
    while left := window.evaluate("window.left"):
        known = window.evaluate("moves.length")
        window.evaluate(f"{scroller}.scrollTop = 0")
        wait(window, f"moves.length > {known} && window.left < {left}", 10)
        assert window.evaluate(f"moves.slice({known})") == [0]
    assert window.evaluate(f"{scroller}.scrollTop > 300 && !{newest}.hidden")
    x, y = window.evaluate(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({newest}.getBoundingClientRect())")
    window.mouse.click(x, y)
    wait(window, f"{newest}.hidden && {scroller}.scrollHeight - {scroller}.scrollTop - {scroller}.clientHeight < 2", 10)


def test_16_an_answer_is_seen_on_both_sides(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=accept"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", "accept done")
    assert wishes(window, "respond") == ["accepted"]
    window.evaluate(f"void transcript.add([{js(message(1, responses={'ada': 'accepted'}))}])")
    wait_call(window, "m1", 'didReceive [false,["accepted"]]')


def test_17_participants_are_somebody_else_in_each_app(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1), message(2), message(3, app="twin"))
    wait_live(window, "m1", "m2", "m3")
    one, same, other = ([call for call in calls(window, name) if call.startswith("people")][0].removeprefix("people ") for name in ("m1", "m2", "m3"))
    assert one == same != other and "ben" not in one and len(one) == 32


def test_18_apps_know_what_is_covered(window: Any, site: MessagesSite) -> None:
    open_host(window, site)
    window.evaluate("void transcript.openApp('probe', 'expanded')")
    wait_call(window, "expanded", "viewDidAppear")
    window.evaluate("tellFrame('expanded', 'insets')")
    assert wait_call(window, "expanded", "insets")[-1] == "insets 8px"


def test_19_a_sticker_has_at_most_500_kB(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1, "?click=large"))
    wait_live(window, "m1")
    window.mouse.click(*middle(window, "m1"))
    wait_call(window, "m1", "large invalidMessage")
    assert wishes(window, "send") == []
