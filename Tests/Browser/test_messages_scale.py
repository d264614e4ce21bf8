"""A thousand messages: only those in sight have apps, no task holds the page up while they come or are scrolled, and memory does not grow with scrolling."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from messages_fixtures import site
from messages_site import MessagesSite
from messages_steps import message, open_host

__all__ = ["site"]
COUNT = 1000
LIMIT = 50
"""Milliseconds that one task may take of the page's thread. It is the processor's time: what other programs take beside it is not the page's doing."""
BUSY = 16
"""The same for the median of a fling's frames, which a screen shows sixty times a second."""

# As it comes from a server: not by the test's own channel, which takes its time for so much.
ADD = """([example, count]) => new Promise((resolve) => setTimeout(() => {
    performance.mark("begin");
    transcript.add(Array.from({ length: count }, (_, index) => ({
        ...example, id: `m${index}`, sequence: index, url: `?height=${60 + (index % 7) * 20}`, sent: new Date(Date.UTC(2026, 10, 24) + index * 60000).toISOString(),
        senderParticipantIdentifier: index % 3 ? "ada" : "ben",
    }))).then(resolve);
}))"""

SCROLL = """async () => {
    const scroller = transcript.shadowRoot.querySelector(".scroller"), counts = [];
    performance.mark("fling");
    for (let step = 0; step <= 300; step++) {
        // From the last message to the first; a fling, and now and then a stop to look.
        scroller.scrollTop = scroller.scrollHeight * (1 - step / 300);
        await new Promise(requestAnimationFrame);
        if (step % 60 === 59) await new Promise((resolve) => setTimeout(resolve, 700));
        counts.push(transcript.shadowRoot.querySelectorAll("iframe").length);
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const box = scroller.getBoundingClientRect();
    const seen = [...transcript.shadowRoot.querySelectorAll(".message")].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > box.top && top < box.bottom;
    });
    return { most: Math.max(...counts), seen: seen.map(({ bubble }) => bubble.message.id), live: live() };
}"""


def test_a_thousand_messages(browser: Any, site: MessagesSite, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1000, "height": 800})
    page = context.new_page()
    browser.start_tracing(page=page, path=tmp_path / "trace.json", categories=["-*", "toplevel", "devtools.timeline", "blink.user_timing"])
    open_host(page, site)
    page.evaluate(ADD, [message(0), COUNT])
    assert page.evaluate("transcript.shadowRoot.querySelectorAll('.message').length") == COUNT
    page.wait_for_timeout(1000)
    found = page.evaluate(SCROLL)
    browser.stop_tracing()
    tasks, frames = thread_times(tmp_path / "trace.json")
    assert sorted(found["live"]) == sorted(found["seen"]) and found["seen"][0] == "m0"
    # Those of two screens at most: some still say goodbye while others come.
    assert found["most"] <= 2 * len(found["seen"]) + 4
    session = context.new_cdp_session(page)
    first = memory(page, session)
    page.evaluate("transcript.scrollTo(null)")
    page.evaluate(SCROLL)
    second = memory(page, session)
    context.close()
    print(f"\nof the processor: longest task {max(tasks):.1f} ms, frames {median(frames):.1f} ms; {found['most']} apps at most; after one and two times: {first}, {second}")
    assert max(tasks) <= LIMIT and median(frames) <= BUSY
    # The page and the apps in sight, however often others came by.
    assert second["Documents"] <= first["Documents"] + 2 and second["Frames"] == first["Frames"] == len(found["seen"]) + 1
    assert second["JSHeapUsedSize"] <= 1.1 * first["JSHeapUsedSize"] + 500_000


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def thread_times(path: Path) -> tuple[list[float], list[float]]:
    """What each task and each frame took of the thread of the page, in milliseconds."""
    events = json.loads(path.read_text())["traceEvents"]
    threads = {(event["pid"], event["tid"]) for event in events if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    begin, fling = ([event for event in events if event.get("name") == name][0] for name in ("begin", "fling"))
    page = (begin["pid"], begin["tid"])
    assert page in threads
    tasks = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == page and event["name"] in ("ThreadControllerImpl::RunTask", "RunTask") and event["ts"] + event["dur"] > begin["ts"]]
    drawn = [event for event in events if event.get("name") == "FireAnimationFrame" and (event["pid"], event["tid"]) == page and event["ts"] > fling["ts"]]
    frames = [task for task in tasks if any(task["ts"] <= event["ts"] <= task["ts"] + task["dur"] for event in drawn)]
    assert len(frames) >= 300
    return [task.get("tdur", 0) / 1000 for task in tasks], [task.get("tdur", 0) / 1000 for task in frames]


def memory(page: Page, session: CDPSession) -> dict[str, int]:
    """What is left once what nobody needs is collected."""
    page.wait_for_timeout(1000)
    session.send("Performance.enable")
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    metrics = {metric["name"]: int(metric["value"]) for metric in session.send("Performance.getMetrics")["metrics"]}
    return {name: metrics[name] for name in ("Documents", "Frames", "Nodes", "JSHeapUsedSize")}
