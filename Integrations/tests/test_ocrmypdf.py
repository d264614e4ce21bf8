"""OCRmyPDF with the plugin: the text of its PDFs, where it stands, and what it does where LiveText is missing."""

import os
import subprocess
import sys
from pathlib import Path

import img2pdf

SAMPLES = Path(__file__).parents[2] / "SampleImages"


def run(image, tmp_path, *options, **environment):
    (tmp_path / "in.pdf").write_bytes(img2pdf.convert(str(SAMPLES / image)))
    command = [sys.executable, "-m", "ocrmypdf", "--plugin", "ocrmypdf_livetext", "--output-type", "pdf", "--jobs", "1"]
    return subprocess.run(
        [*command, *options, tmp_path / "in.pdf", tmp_path / "out.pdf"],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )


def text(tmp_path, *options):
    return subprocess.run(["pdftotext", *options, tmp_path / "out.pdf", "-"], capture_output=True, text=True, check=True).stdout


def test_german(tmp_path):
    assert run("card-german.jpg", tmp_path, "-l", "deu").returncode == 0
    assert "Töpferei Grünwald" in text(tmp_path)
    # A page of 1,090 pixels: the name begins at 232 of them, as in the picture.
    word = next(line for line in text(tmp_path, "-bbox").splitlines() if "Töpferei" in line)
    assert abs(float(word.split('xMin="')[1].split('"')[0]) - 232) < 8


def test_columns_do_not_vanish(tmp_path):
    assert run("page-vertical.jpg", tmp_path, "-l", "jpn").returncode == 0
    assert "港の図書館だより" in text(tmp_path)


def test_pages_are_turned(tmp_path):
    done = run("letter-sideways.jpg", tmp_path, "--rotate-pages", "--deskew")
    assert done.returncode == 0 and "Northgate Community Library" in text(tmp_path)


def test_languages_are_checked(tmp_path):
    assert run("card-german.jpg", tmp_path, "-l", "xyz").returncode == 3


def test_livetext_is_missing(tmp_path):
    done = run("card-german.jpg", tmp_path, LIVETEXT_ANALYZE="/nonexistent")
    assert done.returncode == 3 and "ocrmypdf-livetext" in done.stderr
