"""Reading with the real program."""

from __future__ import annotations

import asyncio
import base64
import io
import re
import threading
from pathlib import Path
from typing import Any

import numpy
import PIL.Image
import pytest

import livetext
from conftest import SAMPLES

# What the sample's recipe wrote on it (SampleImages/card-business.json).
PHONE = "+1 206-555-0177"


def test_a_path(card: Path) -> None:
    found = livetext.read(card)
    assert found.transcript.splitlines()[0] == "Alder & Finch Architects"
    phones = [item for item in found.data if isinstance(item, livetext.PhoneNumber)]
    assert "+12065550177" in [phone.value.e164 for phone in phones]
    line = found.lines[0]
    assert found.text_in(line.range) == line.text
    assert livetext.read(str(card)) == found


def test_every_form_of_the_same_picture(card: Path) -> None:
    image = PIL.Image.open(card)
    array = numpy.asarray(image)
    transparent = numpy.dstack([array, numpy.full(array.shape[:2], 255, "uint8")])
    encoded = io.BytesIO()
    image.save(encoded, "PNG")
    found = livetext.read(encoded.getvalue())
    assert PHONE in found.transcript
    for form in (image, array, transparent, PIL.Image.fromarray(transparent), bytearray(encoded.getvalue())):
        assert livetext.read(form) == found, type(form)
    gray = livetext.read(numpy.asarray(image.convert("L")))
    assert PHONE in gray.transcript and gray == livetext.read(image.convert("L"))


def test_what_is_clear_is_white() -> None:
    clear: Any = numpy.zeros((40, 60, 4), "uint8")
    picture = livetext._picture.Picture.of(clear)
    assert picture.pixels == b"\xff" * (40 * 60 * 3)
    half: Any = numpy.full((1, 1, 4), (0, 100, 255, 128), "uint8")
    assert livetext._picture.Picture.of(half).pixels == bytes([127, 177, 255])
    assert livetext._picture.Picture.of(PIL.Image.fromarray(clear)).pixels == picture.pixels
    assert livetext._picture.Picture.of(numpy.array([[True, False]])).pixels == b"\xff\x00"


@pytest.mark.parametrize(
    ("picture", "error"),
    [
        (7, TypeError),
        (None, TypeError),
        (numpy.zeros((4, 4), "float32"), ValueError),
        (numpy.zeros((4, 4, 2), "uint8"), ValueError),
        (numpy.zeros((0, 4), "uint8"), ValueError),
        (PIL.Image.new("F", (4, 4)), ValueError),
    ],
)
def test_what_is_no_picture(picture: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        livetext.read(picture)


@pytest.mark.parametrize(
    ("picture", "code"),
    [("/missing.png", "unreadableImage"), (b"hello", "unsupportedFormat"), (b"", "unreadableImage")],
)
def test_errors_have_codes(codes_reader: livetext.Reader, picture: str | bytes, code: str) -> None:
    with pytest.raises(livetext.LiveTextError) as error:
        codes_reader.read(picture)
    assert error.value.code == code and error.value.code in str(error.value)


def test_names_of_files_may_be_anything(tmp_path: Path, label: Path, codes_reader: livetext.Reader) -> None:
    for name in ('a "quoted"\n name.jpg', "naïve 字.jpg"):
        copy = tmp_path / name
        copy.write_bytes(label.read_bytes())
        assert len(codes_reader.read(copy).codes) == 1


def test_options_reach_the_program(card: Path) -> None:
    found = livetext.read(card, types=["text"], timings=True)
    assert found.data == () and found.timings is not None and found.timings.total > 0
    assert livetext.read(SAMPLES / "fax-two-pages.tiff", page=2) != livetext.read(SAMPLES / "fax-two-pages.tiff")
    with pytest.raises(TypeError):
        livetext.read(card, types="text")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        livetext.read(card, colour="red")  # type: ignore[call-arg]
    with pytest.raises(livetext.LiveTextError, match="fence") as error:
        livetext.read(card, symbologies=["fence"])
    assert error.value.code == "invalidOption"


def test_tasks(card: Path, label: Path) -> None:
    async def both() -> list[livetext.Analysis]:
        return list(await asyncio.gather(livetext.aread(card), livetext.aread(label)))

    first, second = asyncio.run(both())
    assert PHONE in first.transcript and len(second.codes) == 1


def test_many_come_in_their_order(codes_reader: livetext.Reader, label: Path) -> None:
    pictures = [label if number % 3 == 0 else Path(f"/missing-{number}.png") for number in range(30)]
    answers = list(codes_reader.read_many(pictures))
    assert [isinstance(answer, livetext.Analysis) for answer in answers] == [number % 3 == 0 for number in range(30)]


def test_many_are_taken_as_they_are_needed(codes_reader: livetext.Reader) -> None:
    taken = 0

    def pictures() -> object:
        nonlocal taken
        while True:
            taken += 1
            yield "/missing.png"

    answers = codes_reader.read_many(pictures())  # type: ignore[arg-type]
    for _ in range(10):
        assert isinstance(next(answers), livetext.LiveTextError)
    answers.close()  # type: ignore[attr-defined]
    assert taken <= 14


def test_threads_share_a_reader(codes_reader: livetext.Reader, label: Path) -> None:
    found: list[livetext.Analysis] = []
    threads = [threading.Thread(target=lambda: found.append(codes_reader.read(label))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 6 and len({repr(one.codes) for one in found}) == 1


def test_a_closed_reader_reads_no_more(label: Path) -> None:
    reader = livetext.Reader(processes=1, types=["codes"])
    reader.close()
    with pytest.raises(ValueError, match="closed"):
        reader.read(label)


def test_a_table(card: Path) -> None:
    found = livetext.read(card)
    table = found.to_pandas()
    assert list(table.text) == [word.text for line in found.lines for word in line.words]
    assert (table.right > table.left).all() and (table.bottom > table.top).all()
    assert set(table.line) == set(range(len(found.lines))) and (table.block >= 0).all()


def test_a_notebook_shows_the_picture_with_its_words(card: Path) -> None:
    page = livetext.read(card)._repr_html_()
    assert "data:image/jpeg;base64,/9j/" in page and ">Finch<" in page and "Alder &amp; Finch" in page
    assert len(re.findall("<text ", page)) == len(livetext.read(card).to_pandas())
    pixels = livetext.read(PIL.Image.open(card))._repr_html_()
    data = re.search('data:image/png;base64,([^"]+)', pixels)
    assert data is not None

    assert numpy.array_equal(
        numpy.asarray(PIL.Image.open(io.BytesIO(base64.b64decode(data[1])))), numpy.asarray(PIL.Image.open(card))
    )
    # A browser cannot show it, so that the words are visible themselves.
    assert "<img" not in livetext.read(SAMPLES / "fax-two-pages.tiff")._repr_html_()


def test_data_in_text() -> None:
    text = "𝄞 Call (510) 653-3394 or see example.com"
    phone, link = livetext.detect(text, region="US")
    assert isinstance(phone, livetext.PhoneNumber) and phone.value.e164 == "+15106533394"
    assert isinstance(link, livetext.Link) and link.value.url == "https://example.com"
    # Two code units for the first character.
    assert phone.range == (8, 22) and phone.quads == ()
    assert [item.type for item in livetext.detect(text, types=["link"])] == ["link"]
    assert livetext.detect("nothing here") == ()
    (date,) = livetext.detect("lunch tomorrow", reference="2026-01-31", language="en")
    assert isinstance(date, livetext.Date) and (date.value.iso or "").startswith("2026-02-01")
    assert [item.text for item in livetext.detect("a\nhttps://a.example/\nb")] == ["https://a.example/"]
