"""The manifest is well formed, what is installed is what it lists, and its languages are the alphabet's own."""
import json
import re
import unittest
from pathlib import Path, PurePosixPath

import alphabet
import fetch

HERE = Path(__file__).resolve().parent
INSTALLED = HERE / "installed"
MANIFEST = json.loads((HERE / "manifest.json").read_text())
MOST_KEPT = 128 << 20
RUNTIME = {"libopenvino.so.2641", "libopenvino_c.so.2641", "libopenvino_onnx_frontend.so.2641",
           "libopenvino_ir_frontend.so.2641", "libtbb.so.12",
           "libtbbmalloc.so.2"}
LICENCES = {"openvino": "Apache-2.0", "pypdfium2": "BSD-3-Clause", "pyspellchecker": "MIT", "rapidocr": "Apache-2.0"}
PLUGIN = {"x86_64": "libopenvino_intel_cpu_plugin.so", "aarch64": "libopenvino_arm_cpu_plugin.so"}


def files(role):
    return [file for wheel in MANIFEST["wheels"] for file in wheel["files"] if file["role"] == role]


class Manifest(unittest.TestCase):
    def test_every_wheel_and_file_is_described(self):
        for wheel in MANIFEST["wheels"]:
            self.assertTrue(wheel["wheel"].startswith(f"{wheel['package']}-{wheel['version']}-"), wheel["wheel"])
            self.assertEqual(wheel["licence"], LICENCES[wheel["package"]])
            parts = [part for file in wheel["files"] for part in file.get("parts", [])]
            for entry in [wheel, *wheel["files"], *parts]:
                self.assertRegex(entry["sha256"], r"^[0-9a-f]{64}$")
                self.assertGreater(entry["size"], 0)
            for file in wheel["files"]:
                self.assertIn(file["role"], ["detector", "recogniser", "words", "runtime library", "licence"])
                self.assertTrue(file["name"])
                for part in file.get("parts", [file]):
                    self.assertTrue(set(PurePosixPath(part["file"]).parts).isdisjoint({"/", ".."}), part["file"])

    def test_both_architectures_have_a_whole_runtime_of_bounded_size(self):
        for architecture, plugin in PLUGIN.items():
            manifest = fetch.Manifest(HERE / "manifest.json", architecture)
            kept = {file["file"]: file["size"] for file in manifest.fetched}
            self.assertEqual(len(kept), len(manifest.fetched), "two files of one name")
            self.assertLessEqual({f"runtime/{name}" for name in RUNTIME | {plugin}}, set(kept))
            self.assertIn("pdfium/libpdfium.so", kept)
            self.assertLessEqual(sum(kept.values()), MOST_KEPT)

    def test_there_is_one_network_a_role(self):
        for role in ["detector", "recogniser"]:
            self.assertEqual(len(files(role)), 1, role)

    def test_no_registry_is_named(self):
        text = "".join(path.read_text() for path in HERE.glob("*.*") if path.suffix in (".json", ".sh"))
        self.assertEqual(re.findall(r"https?://\S+", text), [])


@unittest.skipUnless(INSTALLED.is_dir(), "nothing is installed")
class Installed(unittest.TestCase):
    def test_every_file_has_its_hash(self):
        manifest = fetch.Manifest(HERE / "manifest.json", fetch.platform.machine())
        self.assertEqual([file["file"] for file in manifest.files if not fetch.matches(INSTALLED / file["file"], file)], [])

    def test_languages_are_those_that_the_alphabet_can_write(self):
        (recogniser,) = files("recogniser")
        lines, ideographs, int8 = (INSTALLED / part["file"] for part in recogniser["parts"])
        characters = alphabet.alphabet(lines, ideographs)
        self.assertEqual(alphabet.alphabet(int8), alphabet.alphabet(lines))
        self.assertEqual(len(characters), recogniser["alphabet"]["characters"])
        self.assertEqual(alphabet.languages(set(characters)), recogniser["alphabet"]["languages"])
        for letters in MANIFEST["letters"]:
            with self.subTest(letters["file"]):
                added = set(alphabet.alphabet(INSTALLED / letters["file"]))
                self.assertEqual(len(added), letters["alphabet"]["characters"])
                self.assertEqual(
                    sorted({*alphabet.languages(set(characters) | added)} - {*alphabet.languages(set(characters))}),
                    letters["alphabet"]["languages"])


class Alphabet(unittest.TestCase):
    def test_a_language_needs_all_its_letters(self):
        latin = set(alphabet.string.ascii_letters)
        self.assertEqual(alphabet.languages(latin), ["en", "id", "ms", "sw"])
        self.assertIn("de", alphabet.languages(latin | set("äöüßÄÖÜ")))
        self.assertNotIn("de", alphabet.languages(latin | set("äöüßÄÖ")))
        self.assertNotIn("tr", alphabet.languages(latin | set("çğıöşüÇĞÖŞÜ")))
        self.assertEqual(alphabet.languages(set(alphabet.LETTERS["uk"] + alphabet.LETTERS["uk"].upper())), ["uk"])

    def test_east_asian_standards_are_read_as_published(self):
        """Sizes of the first levels of GB 2312, JIS X 0208 and Big5, and the characters at their ends."""
        simplified = alphabet.first_level("gb2312", 16, 55)
        japanese = alphabet.first_level("euc_jp", 16, 47)
        traditional = alphabet.frequent_traditional()
        korean = alphabet.first_level("euc_kr", 16, 40)
        self.assertEqual([len(simplified), len(japanese), len(traditional), len(korean)], [3755, 2965, 5401, 2350])
        self.assertLess({*"가힝"}, korean)
        self.assertLess({*"啊座"}, simplified)
        self.assertLess({*"亜腕"}, japanese)
        self.assertLess({*"一籲"}, traditional)
        self.assertLess({*"ぁあんァアン"}, alphabet.kana())


if __name__ == "__main__":
    unittest.main()
