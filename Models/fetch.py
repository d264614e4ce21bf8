"""Installs what Models/manifest.json lists, or leaves alone what is installed already.

Every file comes out of a Python wheel, of Models/glance, Models/letters or Models/emoji, is checked by SHA-256, and takes its place only
together with all others.
"""
import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from split import split
from upscaling import flattened
from words import word_list

HERE = Path(__file__).resolve().parent
STAMP = ".manifest"
SUMS = "SHA256SUMS"
MEGABYTE = 1_000_000
# What becomes of files that are not kept as they are.
PARTS = {
    "detector": lambda network: [flattened(network)],
    "recogniser": lambda network: split(network, (HERE / "PP-OCRv6_rec_small.ranges.onnx").read_bytes()),
    "words": lambda counted: [word_list(counted)]}


class Unavailable(Exception):
    """The files cannot be had now; everything works on Tesseract without them."""


class Refused(Exception):
    """What came is not what the manifest lists."""


def say(message):
    print(f"models: {message}", file=sys.stderr, flush=True)


class Manifest:
    """What to install on one processor architecture."""

    def __init__(self, path, architecture):
        text = path.read_bytes()
        self.architecture = architecture
        self.stamp = f"{hashlib.sha256(text).hexdigest()} {architecture}\n"
        self.wheels = [wheel for wheel in json.loads(text)["wheels"]
                       if wheel["architecture"] in ("any", architecture)]
        self.fetched = [part for wheel in self.wheels for file in wheel["files"] for part in file.get("parts", [file])]
        # What lies beside the manifest: networks of our own, and what emoji look like.
        self.own = [(path.parent / folder / file["file"], file)
                    for folder in ("glance", "letters", "emoji") for file in json.loads(text).get(folder, [])]
        self.files = self.fetched + [file for _, file in self.own]
        # What `sha256sum --check` takes; LiveText compares a network with it before compiling it.
        self.sums = "".join(f"{file['sha256']}  {file['file']}\n" for file in self.files)

    @property
    def is_complete(self):
        """A runtime for another architecture is of no use, and so are the networks without one."""
        return any(wheel["architecture"] != "any" for wheel in self.wheels)


def sha256(path):
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def matches(path, entry):
    return path.is_file() and path.stat().st_size == entry["size"] and sha256(path) == entry["sha256"]


def was_installed(manifest, folder):
    """A quick look: this manifest was installed here, and no file has been cut short or removed since."""
    stamp, sums = folder / STAMP, folder / SUMS
    return stamp.is_file() and stamp.read_text() == manifest.stamp and sums.is_file() and all(
        (folder / file["file"]).is_file() and (folder / file["file"]).stat().st_size == file["size"]
        for file in manifest.files)


def is_installed(manifest, folder):
    return all(matches(folder / file["file"], file) for file in manifest.files)


@contextlib.contextmanager
def locked(folder):
    """One installation at a time; the others wait. The system ends the lock with the process, whatever happens."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another installation to end")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def pip_arguments(wheel, folder):
    """Asks for exactly this wheel, whatever Python runs here: its name says version, interpreter, ABI and platform."""
    *_, python, abi, tags = wheel["wheel"].removesuffix(".whl").split("-")
    # A wheel may name its platform twice, in an old and a new way.
    tag = tags.split(".")[0]
    return [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:", "--no-cache-dir",
            "--disable-pip-version-check", "--no-input", "--retries", "2", "--dest", str(folder),
            "--implementation", python[:2], "--abi", abi, "--platform", tag, "--python-version", "3.11",
            f"{wheel['package']}=={wheel['version']}"]


def fetch(wheel, folder):
    """The path of the checked wheel. One that an interrupted run left is taken if it is whole."""
    path = folder / wheel["wheel"]
    if matches(path, wheel):
        return path
    path.unlink(missing_ok=True)
    name = f"{wheel['package']} {wheel['version']}"
    say(f"fetching {name} ({wheel['size'] / MEGABYTE:.0f} MB)")
    pip = subprocess.run(pip_arguments(wheel, folder), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if pip.returncode != 0:
        if "No module named pip" in pip.stderr:
            raise Unavailable("pip is not installed (on Debian: apt-get install python3-pip)")
        reasons = [line for line in pip.stderr.splitlines() if line.startswith("ERROR")] or pip.stderr.splitlines()
        reason = "the package registry cannot be reached" if "Retrying (" in pip.stderr else "".join(reasons[-1:])
        raise Unavailable(f"{name} could not be fetched: {reason}")
    if not path.is_file():
        raise Refused(f"pip brought another file for {name} than {wheel['wheel']}")
    if not matches(path, wheel):
        size, digest = path.stat().st_size, sha256(path)
        path.unlink()
        raise Refused(f"{name} is damaged or not the original: {size} bytes with SHA-256 {digest}, but the manifest "
                      f"says {wheel['size']} bytes with {wheel['sha256']}")
    return path


def unpack(wheel, path, folder):
    with zipfile.ZipFile(path) as archive:
        for entry in wheel["files"]:
            content = archive.read(entry["member"])
            if len(content) != entry["size"] or hashlib.sha256(content).hexdigest() != entry["sha256"]:
                raise Refused(f"{entry['member']} in {path.name} is not what the manifest says")
            made = PARTS[entry["role"]](content) if "parts" in entry else [content]
            for part, bytes_of_part in zip(entry.get("parts", [entry]), made, strict=True):
                target = folder / part["file"]
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(bytes_of_part)
                if not matches(target, part):
                    raise Refused(f"{part['file']}, made of {entry['member']}, is not what the manifest says")


def copy(manifest, folder):
    """What lies beside the manifest is used from where all else is."""
    for source, entry in manifest.own:
        if not matches(source, entry):
            raise Refused(f"{source} is not what the manifest says")
        shutil.copy(source, folder)


def replace(folder, fresh, old):
    """Two renames: a reader sees the old files, for an instant none, or the new ones, and never a mixture."""
    with contextlib.suppress(FileNotFoundError):
        folder.rename(old)
    fresh.rename(folder)


def replace_text(path, text):
    """A reader sees the whole text, old or new."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text)
    fresh.rename(path)


def install(manifest, folder, quick):
    folder.parent.mkdir(parents=True, exist_ok=True)
    with locked(folder.parent):
        if quick and was_installed(manifest, folder):
            return
        if not is_installed(manifest, folder):
            partial = folder.with_name(folder.name + ".partial")
            partial.mkdir(exist_ok=True)
            fresh, old = partial / "fresh", partial / "old"
            for leftover in (fresh, old):
                shutil.rmtree(leftover, ignore_errors=True)
            for wheel in manifest.wheels:
                unpack(wheel, fetch(wheel, partial), fresh)
            copy(manifest, fresh)
            (fresh / SUMS).write_text(manifest.sums)
            replace(folder, fresh, old)
            shutil.rmtree(partial)
            say(f"installed {sum(file['size'] for file in manifest.files) / MEGABYTE:.0f} MB in {folder}")
        elif not quick:
            say("every file is as it should be")
        replace_text(folder / SUMS, manifest.sums)
        replace_text(folder / STAMP, manifest.stamp)


def main():
    parser = argparse.ArgumentParser(prog="Models/fetch.sh", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="trust files that were checked before and kept their size")
    parser.add_argument("--into", type=Path, default=HERE / "installed", metavar="FOLDER", help="install elsewhere")
    parser.add_argument("--manifest", type=Path, default=HERE / "manifest.json", help=argparse.SUPPRESS)
    options = parser.parse_args()
    folder = options.into.absolute()
    manifest = Manifest(options.manifest, platform.machine())
    if options.quick and was_installed(manifest, folder):
        return 0
    try:
        if platform.system() != "Linux" or not manifest.is_complete:
            raise Unavailable(f"there is no runtime for {platform.system()} on {platform.machine()}")
        install(manifest, folder, options.quick)
    except Refused as refusal:
        say(f"{refusal}. Nothing of it was installed. Run {again(options)} again; if that does not help, something "
            "between here and the package registry changes files.")
        return 1
    except (Unavailable, OSError) as reason:
        say(f"not installed: {reason}.")
        say(f"Everything works without, but text is read by Tesseract alone, and photos badly. Later, run {again(options)}")
    return 0


def again(options):
    script = os.path.relpath(HERE / "fetch.sh")
    return script if options.into == HERE / "installed" else f"{script} --into {options.into}"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
