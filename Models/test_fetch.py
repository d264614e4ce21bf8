"""The fetch script on small wheels of our own, which pip takes from a folder instead of a registry."""
import fcntl
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
VERSION = "1.0"
LETTERS = b"letters" * 100
CONTENTS = {"livetext-runtime": b"runtime" * 1000, "livetext-networks": b"networks" * 1000}


def digest(content):
    return hashlib.sha256(content).hexdigest()


class Fetch(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.registry = Path(scratch.name) / "registry"
        self.registry.mkdir()
        self.folder = Path(scratch.name) / "data" / "installed"
        self.partial = self.folder.with_name("installed.partial")
        self.manifest = Path(scratch.name) / "manifest.json"
        wheels = [self.wheel("livetext-runtime", platform.machine()), self.wheel("livetext-networks", "any")]
        self.letters = Path(scratch.name) / "letters" / "letters.Test.onnx"
        self.letters.parent.mkdir()
        self.letters.write_bytes(LETTERS)
        letters = [{"file": self.letters.name, "size": len(LETTERS), "sha256": digest(LETTERS)}]
        self.manifest.write_text(json.dumps({"wheels": wheels, "letters": letters}))

    def wheel(self, package, architecture):
        module = package.replace("-", "_")
        path = self.registry / f"{module}-{VERSION}-py3-none-any.whl"
        about = f"{module}-{VERSION}.dist-info"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(f"{module}/content", CONTENTS[package])
            archive.writestr(f"{module}/unwanted", "unwanted")
            archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: {VERSION}\n")
            archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            archive.writestr(f"{about}/RECORD", "")
        content = CONTENTS[package]
        return {"package": package, "version": VERSION, "architecture": architecture, "wheel": path.name,
                "size": path.stat().st_size, "sha256": digest(path.read_bytes()),
                "files": [{"file": f"{package}/content", "member": f"{module}/content", "size": len(content),
                           "sha256": digest(content)}]}

    def start(self, *arguments):
        environment = dict(os.environ, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(self.registry), PIP_CONFIG_FILE=os.devnull)
        return subprocess.Popen(
            [sys.executable, HERE / "fetch.py", "--manifest", self.manifest, "--into", self.folder, *arguments],
            env=environment, stderr=subprocess.PIPE, text=True)

    def fetch(self, *arguments):
        """The exit status and what was said."""
        process = self.start(*arguments)
        said = process.communicate()[1]
        return process.returncode, said

    def install(self, *arguments):
        """As `fetch`, but the wheels are there already, which saves the time that pip takes."""
        shutil.copytree(self.registry, self.partial)
        return self.fetch(*arguments)

    def empty_registry(self):
        for wheel in self.registry.iterdir():
            wheel.unlink()

    def content(self, package):
        return (self.folder / package / "content").read_bytes()

    def assert_installed(self):
        kept = {str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()}
        self.assertEqual(kept, {".manifest", "SHA256SUMS", "livetext-runtime/content", "livetext-networks/content",
                                self.letters.name})
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=self.folder, check=True)
        self.assertEqual(len((self.folder / "SHA256SUMS").read_text().splitlines()), len(kept) - 2)
        self.assertEqual((self.folder / self.letters.name).read_bytes(), LETTERS)
        for package, content in CONTENTS.items():
            self.assertEqual(self.content(package), content)
        self.assertFalse(self.partial.exists(), "wheels are left")

    def test_what_is_listed_is_installed_and_nothing_else_kept(self):
        status, said = self.fetch("--quick")
        self.assertEqual(status, 0, said)
        self.assert_installed()

    def test_a_second_run_fetches_nothing(self):
        self.install("--quick")
        self.empty_registry()
        self.assertEqual(self.fetch("--quick"), (0, ""))
        status, said = self.fetch()
        self.assertEqual(status, 0)
        self.assertIn("as it should be", said)

    def test_a_list_of_hashes_is_added_to_what_is_installed(self):
        self.install("--quick")
        (self.folder / "SHA256SUMS").unlink()
        self.empty_registry()
        self.assertEqual(self.fetch("--quick")[0], 0)
        self.assert_installed()

    def test_damaged_letters_are_refused(self):
        self.letters.write_bytes(LETTERS[:-1])
        status, said = self.install()
        self.assertEqual(status, 1)
        self.assertIn(f"{self.letters} is not what the manifest says", said)
        self.assertFalse(self.folder.exists())

    def test_another_wording_of_the_manifest_fetches_nothing(self):
        self.install("--quick")
        self.empty_registry()
        self.manifest.write_text(self.manifest.read_text() + "\n")
        self.assertEqual(self.fetch("--quick"), (0, ""))
        self.assert_installed()

    def test_without_a_network_it_warns_and_leaves_the_rest_to_tesseract(self):
        self.empty_registry()
        status, said = self.fetch("--quick")
        self.assertEqual(status, 0)
        self.assertRegex(said, r"not installed: livetext-runtime 1\.0 could not be fetched[\s\S]+Tesseract[\s\S]+fetch\.sh")
        self.assertFalse(self.folder.exists())

    def test_a_wheel_that_is_not_the_original_is_refused(self):
        wheel = self.registry / "livetext_networks-1.0-py3-none-any.whl"
        wheel.write_bytes(wheel.read_bytes().replace(b"networksnetworks", b"networksNETWORKS"))
        status, said = self.fetch("--quick")
        self.assertEqual(status, 1)
        self.assertIn("livetext-networks 1.0 is damaged or not the original", said)
        self.assertFalse(self.folder.exists())

    def test_an_interrupted_run_goes_on_with_the_wheels_that_are_whole(self):
        networks = self.registry / "livetext_networks-1.0-py3-none-any.whl"
        aside = networks.rename(self.registry.parent / networks.name)
        self.fetch("--quick")
        self.empty_registry()
        aside.rename(networks)
        status, said = self.fetch("--quick")
        self.assertEqual(status, 0)
        self.assertNotIn("livetext-runtime", said)
        self.assert_installed()

    def test_a_wheel_cut_short_by_an_interruption_is_fetched_again(self):
        self.partial.mkdir(parents=True)
        (self.partial / "livetext_runtime-1.0-py3-none-any.whl").write_bytes(b"PK")
        (self.partial / "fresh").mkdir()
        self.assertEqual(self.fetch("--quick")[0], 0)
        self.assert_installed()

    def test_a_shortened_file_is_repaired(self):
        self.install("--quick")
        (self.folder / "livetext-networks" / "content").write_bytes(b"short")
        self.assertEqual(self.install("--quick")[0], 0)
        self.assert_installed()

    def test_a_changed_file_of_the_same_size_is_repaired_when_asked(self):
        self.install("--quick")
        content = CONTENTS["livetext-networks"]
        (self.folder / "livetext-networks" / "content").write_bytes(b"X" + content[1:])
        self.assertEqual(self.install()[0], 0)
        self.assert_installed()

    def test_a_run_waits_until_another_has_ended(self):
        shutil.copytree(self.registry, self.partial)
        other = os.open(self.folder.parent, os.O_RDONLY)
        fcntl.flock(other, fcntl.LOCK_EX)
        run = self.start("--quick")
        self.assertIn("waiting for another installation", run.stderr.readline())
        self.assertFalse(self.folder.exists())
        os.close(other)
        self.assertIn("installed", run.communicate()[1])
        self.assert_installed()

    def test_of_three_at_once_one_installs(self):
        shutil.copytree(self.registry, self.partial)
        runs = [self.start("--quick") for _ in range(3)]
        said = [run.communicate()[1] for run in runs]
        self.assertEqual([run.returncode for run in runs], [0, 0, 0], said)
        self.assertEqual("".join(said).count("models: installed"), 1, said)
        self.assert_installed()

    def test_an_architecture_without_runtime_gets_nothing(self):
        manifest = json.loads(self.manifest.read_text())
        manifest["wheels"][0]["architecture"] = "abacus"
        self.manifest.write_text(json.dumps(manifest))
        status, said = self.fetch("--quick")
        self.assertEqual(status, 0)
        self.assertIn("there is no runtime for", said)
        self.assertFalse(self.folder.exists())

    def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(self):
        self.folder.parent.write_text("a file where a folder should be")
        status, said = self.fetch("--quick")
        self.assertEqual(status, 0)
        self.assertIn("not installed", said)


if __name__ == "__main__":
    unittest.main()
