"""The behaviours of live messages, by their numbers in the documentation, in both engines."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from conftest import ARTEFACTS, wait
from messages_site import MessagesSite
from messages_steps import calls, message, middle, open_host, wait_call, wait_live, wishes, words


@pytest.fixture(scope="module")
def site() -> Iterator[MessagesSite]:
    site = MessagesSite(None, {})
    yield site
    site.close()


@pytest.fixture(params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest) -> Iterator[Any]:
    if request.param == "firefox":
        yield request.getfixturevalue("firefox")
        return
    context = request.getfixturevalue("browser").new_context(viewport={"width": 1000, "height": 800})
    yield context.new_page()
    context.close()


ORDER = ["willBecomeActive transcript m1", "didBecomeActive", "viewDidAppear", "contentSizeThatFits 384"]


def test_4_and_5_the_order_of_calls(window: Any, site: MessagesSite) -> None:
    open_host(window, site, message(1))
    wait_live(window, "m1")
    assert calls(window, "m1") == ORDER
    assert window.evaluate("(({ width, height }) => [width, height])(frameOf('m1').getBoundingClientRect())") == [200, 90]
