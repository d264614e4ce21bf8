"""The peers' own output formats, and the marked section of the results page."""
import tempfile
import unittest
from pathlib import Path

from . import report, tesseract, zbar

HEAD = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n"


class Tesseract(unittest.TestCase):
    def test_words_are_joined_to_lines_with_the_line_box(self):
        rows = ["4\t1\t1\t1\t1\t0\t10\t20\t100\t30\t-1\t", "5\t1\t1\t1\t1\t1\t10\t20\t40\t30\t96\tBlue",
                "5\t1\t1\t1\t1\t2\t60\t20\t50\t30\t95\tBottle", "4\t1\t1\t1\t2\t0\t10\t60\t100\t30\t-1\t",
                "5\t1\t1\t1\t2\t1\t10\t60\t100\t30\t95\t "]
        quad = [[10, 20], [110, 20], [110, 50], [10, 50]]
        self.assertEqual(tesseract.lines(HEAD + "\n".join(rows)), [{"text": "Blue Bottle", "quad": quad}])

    def test_an_empty_page_has_no_lines(self):
        self.assertEqual(tesseract.lines(HEAD + "1\t1\t0\t0\t0\t0\t0\t0\t640\t480\t-1\t"), [])


class ZBar(unittest.TestCase):
    PAGE = """<barcodes xmlns='http://zbar.sourceforge.net/2008/barcode'><source href='a.png'><index num='0'>
        <symbol type='QR-Code' quality='1'><polygon points='+5,+7 +5,+27 +25,+27 +25,+7'/>{data}</symbol>
        </index></source></barcodes>"""

    def test_text(self):
        found = zbar.codes(self.PAGE.format(data="<data><![CDATA[https://example.org]]></data>"))
        quad = [[5, 7], [25, 7], [25, 27], [5, 27]]
        self.assertEqual(found, [{"payload": "https://example.org", "quad": quad}])

    def test_bytes(self):
        found = zbar.codes(self.PAGE.format(data="<data format='base64' length='2'><![CDATA[/wA=]]></data>"))
        self.assertEqual(found[0]["payloadHex"], "ff00")

    def test_no_answer(self):
        self.assertEqual(zbar.codes(""), [])


class Report(unittest.TestCase):
    def rewritten(self, body):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "RESULTS.md"
            page.write_text(body, encoding="utf-8")
            report.rewrite(page, "new figures")
            return page.read_text(encoding="utf-8")

    def test_only_the_marked_section_changes(self):
        body = f"# Results\n\n{report.BEGIN}\nold figures\n{report.END}\n\nBy hand.\n"
        self.assertEqual(self.rewritten(body), body.replace("old", "new"))

    def test_a_page_without_marks_gets_them_at_its_end(self):
        once = self.rewritten("# Results\n")
        self.assertEqual(once, f"# Results\n\n{report.BEGIN}\nnew figures\n{report.END}\n")
        self.assertEqual(self.rewritten(once), once)

    def test_ratio_needs_both_engines(self):
        ours = {"word_f1": 0.9, "char_f1": 0.95, "loc_f1": None, "seconds": 1.0}
        peer = {"word_f1": 0.8, "char_f1": 0.9, "loc_f1": None, "seconds": 2.0}
        rows = [
            {"set": "a", "images": 2, "ours": ours, "rapidocr": peer},
            {"set": "b", "images": 1, "ours": ours, "rapidocr": None},
        ]
        table = report.text_table(rows, "ours", "rapidocr", "RapidOCR").splitlines()
        self.assertEqual(table[-3], "| a | 2 | 0.900 | 0.800 | 0.950 | 0.900 | – | – | 1.0 | 2.0 | 0.50 |")
        self.assertEqual(table[-2], "| b | 1 | 0.900 | – | 0.950 | – | – | – | 1.0 | – | – |")
        self.assertEqual(table[-1], "| **mean error, total time** | 3 | 0.100 | 0.200 |  |  |  |  | 2.0 | – | – |")


if __name__ == "__main__":
    unittest.main()
