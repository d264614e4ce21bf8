"""What the README promises a newcomer: two commands, and a live message is in a second window. Also takes the README's picture.

    MESSAGES=1 run.sh -k readme --picture ../../Documentation/conversation.jpg
"""

import re
import shlex
import socket
import subprocess
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from conftest import ANALYZE, ARTEFACTS, settle, wait
from messages_people import TRANSCRIPT, Person, poster
from website import ROOT

SIZE = {"width": 500, "height": 860}


def commands() -> list[list[str]]:
    """The words of the commands below the heading."""
    section = (ROOT / "README.md").read_text().split("\n## Live messages\n")[1].split("\n## ")[0]
    return [shlex.split(line.removesuffix(" &")) for line in section.split("```")[1].strip().splitlines()]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with the tool where `make build` puts it."""
    place = tmp_path / ".build" / "release"
    place.mkdir(parents=True)
    (place / "analyze").symlink_to(ANALYZE.resolve())
    return tmp_path


@pytest.fixture
def windows(browser: Browser) -> Iterator[list[Page]]:
    contexts = [browser.new_context(viewport=SIZE) for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    yield pages
    for context in contexts:
        context.close()


def test_two_commands_bring_a_message_to_a_second_window(clone: Path, windows: list[Page], request: pytest.FixtureRequest) -> None:
    serve, look = commands()
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", 8080)) == 0:
            pytest.skip("another program has the port")
    process = subprocess.Popen(serve, cwd=clone, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        next(line for line in process.stderr if re.search("listening on", line))
        assert look[0] == "xdg-open"
        talk(look[1], windows)
        draw(windows, request.config.getoption("--picture"))
    finally:
        process.terminate()
        process.wait()
    assert (clone / "conversations.db").exists()


def coming() -> date:
    """The next Christmas Eve that is days away."""
    soon = date.today() + timedelta(7)
    return date(soon.year + (soon > date(soon.year, 12, 24)), 12, 24)


def talk(address: str, windows: list[Page]) -> None:
    ada, ben = (Person(window, None) for window in windows)
    ada.window.goto(address)
    ada.fill("name", "Ada")
    ada.fill("about", "Winter")
    ada.press("Start a conversation")
    wait(ada.window, f"{TRANSCRIPT} !== null", 10)
    ben.join(ada.invite(), "Ben")
    picture = poster(coming())
    ada.drop(picture)
    ada.press("Send")
    ben.wait_text("Winter", 10)
    ben.wait_app("picture")
    # It is alive: its text can be selected on the other side.
    [frame] = [frame for frame in ben.window.frames if "picture-page" in frame.url]
    assert "Winter Concert" in frame.locator("live-text").evaluate("({ analysis }) => analysis.transcript")
    ada.drop(picture)
    ada.press("Make an invitation")
    ada.press("Send")
    left, top, width, height = ben.wait_app("event")
    ben.window.mouse.click(left + width * 0.25, top + height - 28)
    wait(ada.window, f"{TRANSCRIPT}.instances.some(({{ message }}) => Object.values(message?.responses ?? {{}}).join() === 'accepted')", 10)
    ben.say("I’m in!")
    ada.wait_text("I’m in!")


def draw(windows: list[Page], target: str | None) -> None:
    """Both windows beside each other."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    both = Image.new("RGB", (2 * SIZE["width"] + 20, SIZE["height"]), "#9aa3af")
    for index, window in enumerate(windows):
        window.mouse.move(2, 2)
        settle(window)
        window.wait_for_timeout(1000)
        window.screenshot(path=ARTEFACTS / "window.png")
        both.paste(Image.open(ARTEFACTS / "window.png").convert("RGB"), (index * (SIZE["width"] + 20), 0))
    both.save(target or ARTEFACTS / "conversation.jpg", quality=85)
