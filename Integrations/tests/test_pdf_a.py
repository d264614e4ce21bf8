"""PDF/A-2b by the rules of `page-validation`, an independent validator."""

import os
import subprocess
from pathlib import Path

import page
import pytest

SAMPLES = Path(__file__).parents[2] / "SampleImages"


def written(image, *options):
    command = [os.environ["ANALYZE"], "--types", "text,data", "--format", "pdf", *options, image]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def failures(document):
    return [f"{failure.rule_id}: {failure.message}" for failure in page.validate_pdf_bytes(document, profile="2b").failures]


@pytest.fixture(scope="session")
def pictures(tmp_path_factory):
    """The same picture as the formats that are kept as they are, and as those that are not."""
    folder = tmp_path_factory.mktemp("pictures")
    made = {
        "gray.jpg": ["-colorspace", "Gray"], "inks.jpg": ["-colorspace", "CMYK"], "colours.png": [],
        "few.png": ["-colors", "16", "-type", "Palette"], "transparent.png": ["-alpha", "set", "-channel", "A", "-evaluate", "set", "50%"],
        "fax.tiff": ["-threshold", "50%", "-compress", "Group4"], "strips.tiff": ["-compress", "LZW"], "wavelets.jp2": [],
    }
    for name, options in made.items():
        subprocess.run(["convert", SAMPLES / "card-business.jpg", "-resize", "50%", *options, folder / name], check=True)
    return folder, made


def test_samples_conform():
    for name in ("card-business.jpg", "letter-sideways.jpg"):
        assert failures(written(SAMPLES / name, "--pdf-a", "--links", "--deskew", "--rotate")) == []


def test_all_formats_conform(pictures):
    folder, made = pictures
    for name in made:
        assert failures(written(folder / name, "--pdf-a")) == [], name


def test_the_validator_tells_what_does_not_conform():
    assert failures(written(SAMPLES / "card-business.jpg"))
