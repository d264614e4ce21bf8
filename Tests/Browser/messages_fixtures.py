"""A host page in each browser, for the modules that import these."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from conftest import ARTEFACTS
from messages_site import MessagesSite


@pytest.fixture(scope="module")
def site() -> Iterator[MessagesSite]:
    site = MessagesSite()
    yield site
    site.close()


@pytest.fixture(params=["chromium", "firefox"])
def window(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A window of 1000 by about 800 CSS pixels, once in each browser."""
    name = re.sub(r"[^\w.-]+", "_", request.node.name)
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    if request.param == "firefox":
        firefox = request.getfixturevalue("firefox")
        yield firefox
        firefox.screenshot(path=ARTEFACTS / f"{name}.png")
        firefox.goto("about:blank")
        return
    context = request.getfixturevalue("browser").new_context(viewport={"width": 1000, "height": 800})
    page = context.new_page()
    page.set_default_timeout(20000)
    yield page
    page.screenshot(path=ARTEFACTS / f"{name}.png")
    context.close()
