"""PDF/A-2b by the rules of `page-validation`, an independent validator."""

import os
import subprocess
from pathlib import Path

import page
import pytest
from PIL import Image

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
    with Image.open(SAMPLES / "card-business.jpg") as card:
        half = card.reduce(2)
    half.convert("L").save(folder / "gray.jpg")
    half.convert("CMYK").save(folder / "inks.jpg")
    half.save(folder / "colours.png")
    half.quantize(16).save(folder / "few.png")
    clear = half.convert("RGBA")
    clear.putalpha(128)
    clear.save(folder / "transparent.png")
    half.convert("1").save(folder / "fax.tiff", compression="group4")
    half.save(folder / "strips.tiff", compression="tiff_lzw")
    half.save(folder / "wavelets.jp2")
    return sorted(folder.iterdir())


def test_samples_conform():
    for name in ("card-business.jpg", "letter-sideways.jpg"):
        assert failures(written(SAMPLES / name, "--pdf-a", "--links", "--deskew", "--rotate")) == []


def test_all_formats_conform(pictures):
    assert len(pictures) == 8
    for picture in pictures:
        assert failures(written(picture, "--pdf-a")) == [], picture.name


def test_the_validator_tells_what_does_not_conform():
    assert failures(written(SAMPLES / "card-business.jpg"))
