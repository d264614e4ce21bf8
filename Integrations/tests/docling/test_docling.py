"""Docling's own command and its library with our engine, and with its engine for `tesseract`, to which `analyze` answers."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from docling.datamodel.base_models import InputFormat
from docling.datamodel.pipeline_options import PdfPipelineOptions
from docling.document_converter import DocumentConverter, PdfFormatOption
from docling_livetext import LiveTextOcrOptions
from pypdfium2 import raw
from whole_page_layout import WholePageOptions

SAMPLES = Path(__file__).parents[3] / "SampleImages"
CARD = SAMPLES / "card-german.jpg"
WORDS = ["Töpferei Grünwald", "Jörg Weißhaupt, Töpfermeister", "Lindenstraße 12, 10999 Berlin", "gruss@toepferei.example.org"]


def docling(source, tmp_path, *options, **environment):
    command = [Path(sys.executable).with_name("docling"), "convert", "--allow-external-plugins", "--layout-engine", "whole-page"]
    done = subprocess.run(
        [*command, "--no-tables", "--to", "md", "--output", tmp_path, *options, source],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    written = tmp_path / f"{source.stem}.md"
    return done, written.read_text() if written.exists() else None


@pytest.fixture
def mixed(tmp_path):
    """A page of A4 with a line of text of its own and a card below it, 436 points wide."""
    document = pdfium.PdfDocument.new()
    page = document.new_page(595, 842)
    line = raw.FPDFPageObj_NewTextObj(document, b"Helvetica", 12)
    text = "Order 4711".encode("utf-16-le") + b"\0\0"
    raw.FPDFText_SetText(line, ctypes.cast(ctypes.create_string_buffer(text), ctypes.POINTER(ctypes.c_ushort)))
    raw.FPDFPageObj_Transform(line, 1, 0, 0, 1, 72, 770)
    raw.FPDFPage_InsertObject(page, line)
    image = pdfium.PdfImage.new(document)
    image.load_jpeg(CARD, pages=[page])
    width, height = image.get_px_size()
    image.set_matrix(pdfium.PdfMatrix().scale(436, 436 * height / width).translate(72, 400))
    page.insert_obj(image)
    page.gen_content()
    document.save(tmp_path / "mixed.pdf")
    return tmp_path / "mixed.pdf", 842 - 400 - 436 * height / width, 436 / width


def test_our_engine(tmp_path):
    done, text = docling(CARD, tmp_path, "--ocr-engine", "livetext")
    assert done.returncode == 0, done.stderr
    assert [word for word in WORDS if word not in text] == []


def test_its_engine_for_tesseract(tmp_path):
    command = f"tesseract_cmd={os.environ['TESSERACT']}"
    done, text = docling(CARD, tmp_path, "--ocr-engine", "tesseract", "--ocr-option", command, "--ocr-lang", "deu")
    assert done.returncode == 0, done.stderr
    assert [word for word in WORDS if word not in text] == []


def test_columns_are_read_in_order(tmp_path):
    done, text = docling(SAMPLES / "page-vertical.jpg", tmp_path, "--ocr-engine", "livetext", "--ocr-lang", "iso:ja")
    assert done.returncode == 0, done.stderr
    places = [text.index(column) for column in ("港の図書館だより", "春になりました", "開館は朝九時です")]
    assert places == sorted(places)


def test_text_of_the_page_stays(mixed, tmp_path):
    done, text = docling(mixed[0], tmp_path, "--ocr-engine", "livetext")
    assert done.returncode == 0, done.stderr
    assert [text.count(part) for part in ["Order 4711", *WORDS]] == [1, 1, 1, 1, 1]


def test_places(mixed):
    """The name begins 232 pixels from the left of the card, and reaches from 108 to 197 from its top, as seen in the picture."""
    path, top, scale = mixed
    options = PdfPipelineOptions(ocr_options=LiveTextOcrOptions(), layout_options=WholePageOptions())
    options.allow_external_plugins = options.generate_parsed_pages = True
    options.do_table_structure = False
    converter = DocumentConverter(format_options={InputFormat.PDF: PdfFormatOption(pipeline_options=options)})
    cells = converter.convert(path).pages[0].parsed_page.textline_cells
    name = next(cell for cell in cells if cell.text == "Töpferei Grünwald")
    box = name.rect.to_bounding_box().to_top_left_origin(842)
    assert name.from_ocr
    for place, pixels in ((box.l - 72, 232), (box.t - top, 108), (box.b - top, 197)):
        assert abs(place / scale - pixels) < 12


def test_a_server_reads(tmp_path):
    server = os.environ["SERVER"]
    done, text = docling(
        CARD, tmp_path, "--ocr-engine", "livetext", "--ocr-option", f"server={server}", LIVETEXT_ANALYZE="/nonexistent"
    )
    assert done.returncode == 0 and WORDS[0] in text


def test_what_is_missing_is_said(tmp_path):
    done, text = docling(CARD, tmp_path, "--ocr-engine", "livetext", LIVETEXT_ANALYZE="/nonexistent")
    assert done.returncode != 0 and text is None and "/nonexistent does not start" in done.stderr
    done, text = docling(CARD, tmp_path, "--ocr-engine", "livetext", "--ocr-lang", "tlh")
    assert done.returncode != 0 and text is None and "no model for the OCR language 'tlh'" in done.stderr
