"""Pictures that kill a process, hang it, or take its memory; and programs that do not start."""

from __future__ import annotations

import os
import signal
import stat
import time
from pathlib import Path

import pytest

import livetext

# Answers like the program, but for what a path asks of it. It counts its starts in a file.
FAKE = """#!/usr/bin/env python3
import json, os, signal, sys, time
open(os.environ["STARTS"], "a").write("x")
served = 0
for line in sys.stdin:
    question = json.loads(line)
    path = question.get("path", "")
    answer = {"id": question["id"], "error": {"code": "unreadableLine", "message": "no path"}}
    if "kill" in path or ("later" in path and served > 0):
        os.kill(os.getpid(), signal.SIGSEGV)
    if "hang" in path:
        time.sleep(1000)
    if "memory" in path:
        block = b"x" * (400 << 20)
        time.sleep(0.5)
        answer["error"]["code"] = "had it"
    if "refused" in path:
        try:
            block = bytearray(20 << 30)
        except MemoryError:
            answer["error"]["code"] = "refused"
    if "fails" in path or ("disorder" in path and served > 0):
        answer["error"]["code"] = "recognitionFailed"
    if "noise" in path:
        sys.stderr.write("noise " * 100000)
    if path:
        served += 1
        if answer["error"]["code"] == "unreadableLine":
            width = len(path)
            answer = {"id": question["id"], "width": width, "height": 1, "transcript": "x" * 3000000 if "long" in path else ""}
            answer |= {"blocks": [], "lines": [], "codes": [], "data": []}
    if "wrong" in path:
        answer["id"] = 77
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Has the program replaced, and counts how often it is started."""
    program = tmp_path / "fake"
    program.write_text(FAKE)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("LIVETEXT_ANALYZE", str(program))
    monkeypatch.setenv("STARTS", str(tmp_path / "starts"))
    monkeypatch.setattr("livetext._children.GRACE", 2.0)
    return tmp_path / "starts"


def code(reader: livetext.Reader, path: str) -> str | None:
    try:
        reader.read(path)
    except livetext.LiveTextError as error:
        return error.code
    return None


def test_what_kills_a_process_costs_itself_only(starts: Path) -> None:
    with livetext.Reader(processes=1) as reader:
        assert [code(reader, path) for path in ("a", "kill", "b", "c")] == [None, "recognitionFailed", None, None]
    # The first, one more in which the picture is tried alone, and one for those after it.
    assert len(starts.read_text()) == 3


def test_what_others_left_behind_costs_nothing(starts: Path) -> None:
    """A process that dies of what came before: the picture is read by another one."""
    with livetext.Reader(processes=1) as reader:
        assert [code(reader, path) for path in ("a", "later", "b")] == [None, None, None]
    assert len(starts.read_text()) == 2


def test_what_failed_to_compute_is_not_used_again(starts: Path) -> None:
    with livetext.Reader(processes=1) as reader:
        paths = ("a", "disorder", "b", "fails", "c")
        assert [code(reader, path) for path in paths] == [None, None, None, "recognitionFailed", None]
    # One for "a", one for "disorder" and "b", one in which "fails" is read alone, and one after it.
    assert len(starts.read_text()) == 4


def test_what_hangs_is_ended(starts: Path) -> None:
    with livetext.Reader(processes=1, deadline=0.2) as reader:
        started = time.monotonic()
        assert [code(reader, path) for path in ("hang", "b")] == ["timedOut", None]
        assert time.monotonic() - started < 10


def test_memory_has_a_limit(starts: Path) -> None:
    with livetext.Reader(processes=1, memory_limit=200 << 20) as reader:
        with pytest.raises(livetext.LiveTextError, match="more than 209715200 bytes") as error:
            reader.read("memory")
        assert error.value.code == "recognitionFailed"
        assert [code(reader, path) for path in ("b", "refused", "memory", "b")] == [None, "refused", "recognitionFailed", None]
    # Each of the two is read alone in the end, and has another process after it.
    assert len(starts.read_text()) == 4
    with livetext.Reader(processes=1, memory_limit=None) as reader:
        assert code(reader, "memory") == "had it"


def test_long_answers_and_much_noise(starts: Path) -> None:
    with livetext.Reader(processes=1) as reader:
        assert len(reader.read("long noise").transcript) == 3_000_000
        assert reader.read("x" * 500_000).width == 500_000
    assert len(starts.read_text()) == 1


def test_an_answer_of_another_question_is_none(starts: Path) -> None:
    with livetext.Reader(processes=1) as reader:
        assert [code(reader, path) for path in ("wrong", "b")] == ["recognitionFailed", None]


def test_many_with_faults_among_them(starts: Path) -> None:
    paths = ["kill" if number in (3, 11) else f"{number}" for number in range(20)]
    with livetext.Reader(processes=2) as reader:
        answers = list(reader.read_many(paths))
    assert [isinstance(answer, livetext.LiveTextError) for answer in answers] == [path == "kill" for path in paths]


def test_processes_end_with_their_reader(starts: Path) -> None:
    reader = livetext.Reader(processes=1)
    reader.read("a")
    assert isinstance(reader._source, livetext._children.Children)
    process = reader._source._idle[0]._process
    reader.close()
    assert process.returncode == -signal.SIGKILL


def test_a_fork_has_processes_of_its_own(starts: Path) -> None:
    with livetext.Reader(processes=1) as reader:
        reader.read("a")
        child = os.fork()
        if child == 0:
            os._exit(0 if reader.read("bb").width == 2 and len(starts.read_text()) == 2 else 1)
        assert os.waitpid(child, 0)[1] == 0
        assert reader.read("ccc").width == 3
    assert len(starts.read_text()) == 2


def test_programs_that_do_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for content, reason in (("", "does not start"), ("#!/bin/sh\necho no luck >&2; exit 3\n", "no luck")):
        program = tmp_path / "broken"
        program.write_text(content)
        program.chmod(0o755)
        monkeypatch.setenv("LIVETEXT_ANALYZE", str(program))
        with livetext.Reader(processes=1) as reader, pytest.raises(livetext.LiveTextError, match=reason) as error:
            reader.read("a.png")
        assert error.value.code == "engineUnavailable"


def test_without_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIVETEXT_ANALYZE", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    with livetext.Reader(processes=1) as reader, pytest.raises(livetext.LiveTextError, match="make wheel") as error:
        reader.read("a.png")
    assert error.value.code == "engineUnavailable"


def test_a_real_process_that_is_killed(label: Path) -> None:
    with livetext.Reader(processes=1, types=["codes"]) as reader:
        before = reader.read(label)
        assert isinstance(reader._source, livetext._children.Children)
        os.kill(reader._source._idle[0]._process.pid, signal.SIGKILL)
        assert reader.read(label) == before
