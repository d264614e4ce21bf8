"""recoll with our filter: its own indexer and its own search find pictures by their text."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "SampleImages"


@pytest.fixture
def index(tmp_path):
    """A home with pictures that have been indexed as Documentation/Integrations.md says."""
    folder, programs, pictures = tmp_path / ".recoll", tmp_path / "bin", tmp_path / "pictures"
    for made in (folder, programs, pictures):
        made.mkdir()
    (programs / "analyze").symlink_to(os.environ["ANALYZE"])
    shutil.copy(ROOT / "Integrations" / "recoll" / "rcllivetext", folder)
    page = (ROOT / "Documentation" / "Integrations.md").read_text()
    section = page[page.index("## recoll") :]
    settings = section.split("```\n")[1].replace("/home/me", str(tmp_path))
    (folder / "mimeconf").write_text(settings)
    (folder / "recoll.conf").write_text(f"topdirs = {pictures}\n")
    for name in ("card-german.jpg", "screenshot-mail.png"):
        shutil.copy(SAMPLES / name, pictures)
    (pictures / "broken.png").write_bytes((SAMPLES / "screenshot-mail.png").read_bytes()[:100])
    home = {**os.environ, "HOME": str(tmp_path), "PATH": f"{programs}:{os.environ['PATH']}"}
    subprocess.run(["recollindex", "-c", folder], check=True, env=home, capture_output=True)

    def search(words):
        done = subprocess.run(["recollq", "-c", folder, "-b", words], check=True, env=home, capture_output=True, text=True)
        return [Path(line).name for line in done.stdout.splitlines() if line.startswith("file://")]

    return search


def test_pictures_are_found_by_their_text(index):
    assert index("Töpfermeister") == ["card-german.jpg"]
    assert index("Lindenstraße 12") == ["card-german.jpg"]
    assert index("nowhere written") == []


def test_a_broken_picture_costs_itself(index):
    assert index("filename:broken.png") == ["broken.png"]
    assert index("Berlin") == ["card-german.jpg"]
