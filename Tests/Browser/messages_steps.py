"""What tests of live messages do with a host page, in either engine."""

import json
import time
from typing import Any

from conftest import wait

PEOPLE = [{"id": "ada", "name": "Ada"}, {"id": "ben", "name": "Ben"}]
APPS = {name: {"url": f"/apps/{name}", "title": name.title()} for name in ("probe", "flood", "resize", "silent", "loop", "steal", "escape", "wander", "forge", "old")}
APPS["twin"] = {"url": "/apps/probe", "title": "Twin"}


def message(index: int, url: str = "?", app: str = "probe", **more: Any) -> dict[str, Any]:
    """A live message as the server gives it."""
    return {
        "id": f"m{index}", "sequence": index, "kind": "message", "isPending": False, "senderParticipantIdentifier": "ben", "sent": f"2026-11-24T{index // 60 % 24:02}:{index % 60:02}:00Z",
        "url": url, "layout": {"type": "live", "app": app, "alternate": {"caption": f"Alternate {index}", "subcaption": "Below"}}, "summaryText": f"Summary {index}", "responses": {}, **more,
    }


def words(index: int, text: str, **more: Any) -> dict[str, Any]:
    """A message of text alone."""
    return {**message(index), "layout": None, "kind": "text", "text": text, "summaryText": None, **more}


def open_host(window: Any, site: Any, *messages: dict[str, Any]) -> None:
    """The host page with a conversation, whose wishes are written down in `wishes` and granted."""
    window.goto(f"{site.url}/host")
    wait(window, "customElements.get('live-transcript') !== undefined")
    window.evaluate("""([people, apps, messages]) => {
        const transcript = window.transcript = document.querySelector("live-transcript");
        window.wishes = [];
        window.failures = [];
        for (const name of ["insert", "send", "respond", "cancel", "open", "presentationchange", "appfailure"]) {
            transcript.addEventListener(name, (event) => {
                const { content, url, answer, style, reason, app } = event.detail;
                wishes.push([name, content?.summaryText ?? content?.text ?? content?.kind ?? url ?? answer ?? reason ?? style ?? app ?? null]);
                if (content) window.content = content;
                if (name === "open") event.preventDefault();
                event.detail.respondWith?.(Promise.resolve({ id: "new" }));
            });
        }
        Object.assign(transcript, { participants: people, localParticipantIdentifier: "ada", apps });
        window.gone = [];
        addEventListener("message", ({ data }) => data?.gone && gone.push(data.gone));
        window.callsOf = (id) => new Promise((resolve) => {
            const instance = transcript.instances.find((one) => (one.message?.id ?? one.message?.session ?? one.style) === id || one.style === id);
            if (!instance) return resolve(null);
            const listen = ({ source, data }) => {
                if (source !== instance.frame.contentWindow || !data.calls) return;
                removeEventListener("message", listen);
                resolve(data.calls);
            };
            addEventListener("message", listen);
            instance.frame.contentWindow.postMessage("calls", "*");
            setTimeout(() => resolve([]), 500);
        });
        window.frameOf = (id) => transcript.instances.find((one) => one.message?.id === id || one.style === id)?.frame;
        window.tellFrame = (id, data) => frameOf(id).contentWindow.postMessage(data, "*");
        window.live = () => transcript.instances.filter(({ size, style }) => size || style !== "transcript").map(({ message, style }) => message?.id ?? style);
        return transcript.add(messages);
    }""", [PEOPLE, APPS, list(messages)])


def calls(window: Any, name: str) -> list[str]:
    """What the host has called in a message's app, or in that of a style."""
    return window.evaluate(f"() => callsOf({json.dumps(name)})")


def wait_live(window: Any, *names: str) -> None:
    wait(window, f"{json.dumps(list(names))}.every((name) => live().includes(name))", 10)


def wait_call(window: Any, name: str, call: str, seconds: float = 5) -> list[str]:
    """Waits until an app was called so, or has been answered so; all that was called."""
    end = time.monotonic() + seconds
    while True:
        found = calls(window, name) or []
        if any(one.startswith(call) for one in found):
            return found
        assert time.monotonic() < end, f"{call} never came: {found}"
        window.wait_for_timeout(50)


def middle(window: Any, name: str) -> tuple[float, float]:
    """The button of a probe, in the window, once the browser knows that clicks there are the frame's."""
    window.wait_for_timeout(400)
    x, y = window.evaluate(f"(({{ x, y }}) => [x + 75, y + 55])(frameOf({json.dumps(name)}).getBoundingClientRect())")
    return x, y


def wishes(window: Any, *names: str) -> list[Any]:
    """What came to the page, of some kinds."""
    return [value for name, value in window.evaluate("window.wishes") if name in names]
