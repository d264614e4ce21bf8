"""A running server as what reads."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import livetext


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    keys = tmp_path_factory.mktemp("server") / "keys"
    keys.write_text("a-key-of-the-tests\n")
    process = subprocess.Popen(
        [livetext._program.program(), "serve", "--port=0", "--workers=1", f"--api-keys={keys}"],
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            found = re.search(r'listening on [^"]*:(\d+)"', line)
            if found:
                yield f"http://127.0.0.1:{found[1]}"
                break
        else:
            raise AssertionError("the server does not start")
    finally:
        process.terminate()
        process.wait()


KEY = "a-key-of-the-tests"


def test_it_answers_as_the_program_does(server: str, card: Path) -> None:
    found = livetext.read(card, server=server, api_key=KEY)
    assert found.to_dict() | {"image": None} == livetext.read(card).to_dict() | {"image": None}
    assert livetext.read(card, server=server + "/", api_key=KEY, types=["text"]).data == ()


def test_refusals_have_codes(server: str, card: Path) -> None:
    for picture, key, code in (
        (card, "wrong", "unauthorized"),
        (b"hello", KEY, "unsupportedFormat"),
        ("/no", KEY, "unreadableImage"),
    ):
        with pytest.raises(livetext.LiveTextError) as error:
            livetext.read(picture, server=server, api_key=key)
        assert error.value.code == code


def test_many(server: str, label: Path) -> None:
    with livetext.Reader(server=server, api_key=KEY, types=["codes"]) as reader:
        answers = list(reader.read_many([label, b"", label]))
    assert [isinstance(answer, livetext.Analysis) for answer in answers] == [True, False, True]


def test_data_in_text(server: str) -> None:
    (link,) = livetext.detect("see example.com", server=server, api_key=KEY)
    assert isinstance(link, livetext.Link) and link.range == (4, 15)


def test_nobody_there() -> None:
    with pytest.raises(livetext.LiveTextError) as error:
        livetext.read(b"x", server="http://127.0.0.1:1")
    assert error.value.code == "engineUnavailable"
    with pytest.raises(ValueError, match="address"):
        livetext.Reader(server="localhost:8080")
