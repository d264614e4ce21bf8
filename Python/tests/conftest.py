"""What the tests share: the real program, and pictures of this repository."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import livetext

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "SampleImages"


@pytest.fixture
def card() -> Path:
    return SAMPLES / "card-business.jpg"


@pytest.fixture
def label() -> Path:
    """A picture with a barcode, which is read fast."""
    return SAMPLES / "label-product.jpg"


@pytest.fixture(scope="session")
def codes_reader() -> Iterator[livetext.Reader]:
    """Two processes that look for codes alone, which takes little time."""
    with livetext.Reader(processes=2, types=["codes"]) as reader:
        yield reader
