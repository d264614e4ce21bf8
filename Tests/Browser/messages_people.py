"""People in a conversation: each a window of some browser, who does what a person would."""

import base64
import io
import time
from datetime import date
from json import dumps as js
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from conftest import wait

TRANSCRIPT = "document.querySelector('live-transcript')"
# What can be pressed, in the page and in its elements, by what it says.
FIND = """(() => {
    const all = (root) => [...root.querySelectorAll("*")].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
    const found = all(document).filter((element) => element.matches("button") && (element.ariaLabel || element.textContent) === %s && element.checkVisibility());
    const { x, y, width, height } = (found.at(-1) ?? document.createElement("i")).getBoundingClientRect();
    return width ? [x + width / 2, y + height / 2] : null;
})()"""


def poster(day: date = date(2041, 12, 24)) -> bytes:
    """A poster with a title, a date to come, a place and a telephone number, as a JPEG."""
    picture = Image.new("RGB", (900, 1200), "#16324f")
    draw = ImageDraw.Draw(picture)
    draw.ellipse((150, 330, 750, 930), fill="#1f4e79")
    draw.ellipse((270, 450, 630, 810), fill="#f2b544")
    for y, size, color, text in [
        (150, 84, "#ffffff", "Winter Concert"), (250, 40, "#cfe3f7", "Songs for the longest nights"), (1000, 46, "#f2b544", f"{day:%A, %-d %B %Y}, 19:30"),
        (1070, 36, "#ffffff", "350 5th Avenue, New York, NY 10118"), (1130, 34, "#ffffff", "Tickets: (206) 555-0142"),
    ]:
        draw.text((450, y), text, font=ImageFont.load_default(size), fill=color, anchor="mm")
    stream = io.BytesIO()
    picture.save(stream, "JPEG", quality=90)
    return stream.getvalue()


class Person:
    """One window at a conversation's page."""

    def __init__(self, window: Any, server: Any) -> None:
        self.window = window
        self.server = server

    def press(self, label: str) -> None:
        # Where it stays: what is loaded moves what is below it, and what a draft offers goes with it.
        place = before = None
        end = time.monotonic() + 10
        while place is None or place != before:
            assert time.monotonic() < end, f"{label} never came"
            self.window.wait_for_timeout(150)
            place, before = self.window.evaluate(FIND % js(label)), place
        self.window.mouse.click(*place)

    def fill(self, name: str, text: str) -> None:
        wait(self.window, f"document.getElementById('{name}') !== null", 10)
        self.window.evaluate(f"(() => {{ const field = document.getElementById('{name}'); field.value = {js(text)}; field.dispatchEvent(new Event('input')); }})()")

    def begin(self, name: str, title: str) -> None:
        self.window.goto(f"{self.server.url}/c/new")
        self.fill("name", name)
        self.fill("about", title)
        self.press("Start a conversation")
        wait(self.window, f"{TRANSCRIPT} !== null", 10)

    def invite(self) -> str:
        self.press("Invite")
        wait(self.window, "document.querySelector('dialog input') !== null", 10)
        link = self.window.evaluate("document.querySelector('dialog input').value")
        self.press("Close")
        return str(link)

    def join(self, link: str, name: str) -> None:
        self.window.goto("about:blank")
        self.window.goto(link)
        self.fill("name", name)
        self.press("Join")
        wait(self.window, f"{TRANSCRIPT} !== null", 10)

    def say(self, text: str) -> None:
        self.fill("text", text)
        self.press("Send")

    def drop(self, picture: bytes, how: str = "drop") -> None:
        """Drops or pastes a picture; the draft is there when it has been read."""
        self.window.evaluate("""([how, data]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())], "poster.jpg", { type: "image/jpeg" }));
            const event = how === "paste" ? new ClipboardEvent("paste", { clipboardData: transfer, cancelable: true }) : new DragEvent("drop", { dataTransfer: transfer, cancelable: true });
            // Firefox takes no files into a made event.
            if (how === "paste" && !event.clipboardData.files.length) Object.defineProperty(event, "clipboardData", { value: transfer });
            dispatchEvent(event);
        }""", [how, base64.b64encode(picture).decode()])
        wait(self.window, f"{TRANSCRIPT}.draft !== null", 60)
        wait(self.window, f"{TRANSCRIPT}.instances.some(({{ message, size }}) => message?.isPending && size)", 15)

    def texts(self) -> list[str]:
        """What the bubbles show, by their alternate layouts where an app stands for them."""
        return self.window.evaluate(f"[...{TRANSCRIPT}.shadowRoot.querySelectorAll('.scroller .message')].map((element) => element.bubble.message.text ?? element.bubble.message.summaryText)")

    def wait_text(self, text: str, seconds: float = 5) -> None:
        wait(self.window, f"[...({TRANSCRIPT}?.shadowRoot.querySelectorAll('.scroller .message') ?? [])].some((element) => (element.bubble.message.text ?? element.bubble.message.summaryText ?? '').includes({js(text)}))", seconds)

    def wait_app(self, app: str, style: str = "transcript") -> list[float]:
        """Where an app that can be seen is: left, top, width and height."""
        wait(self.window, f"{TRANSCRIPT}.instances.some((one) => one.app === '{app}' && one.style === '{style}' && (one.size || one.style !== 'transcript'))", 15)
        self.window.wait_for_timeout(500)
        return self.window.evaluate(f"(({{ x, y, width, height }}) => [x, y, width, height])({TRANSCRIPT}.instances.findLast((one) => one.app === '{app}' && one.style === '{style}').frame.getBoundingClientRect())")
