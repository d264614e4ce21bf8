import unittest

import pdf


class Overlap(unittest.TestCase):
    def test_boxes(self):
        self.assertEqual(pdf.overlap((0, 0, 2, 2), (0, 0, 2, 2)), 1)
        self.assertEqual(pdf.overlap((0, 0, 2, 2), (1, 0, 3, 2)), 1 / 3)
        self.assertEqual(pdf.overlap((0, 0, 1, 1), (1, 0, 2, 1)), 0)

    def test_words_are_found_by_text_and_place(self):
        xhtml = ('<page width="100.0" height="50.0">\n<word xMin="10" yMin="10" xMax="20" yMax="20">a&amp;b</word>\n'
                 '<word xMin="60" yMin="10" xMax="70" yMax="20">a&amp;b</word></page>')
        pages = pdf.words_of_pages(xhtml)
        self.assertEqual(pages, [(100, 50, [("a&b", (10, 10, 20, 20)), ("a&b", (60, 10, 70, 20))])])
        quad = [[120, 20], [140, 20], [140, 40], [120, 40]]
        analysis = {"width": 200, "height": 100,
                    "lines": [{"words": [{"text": "a&b", "quad": quad}, {"text": "c", "quad": quad}]}]}
        self.assertEqual(pdf.overlaps(analysis, pages[0]), [1, None])

    def test_words_are_whole_that_a_lines_end_parts(self):
        self.assertEqual(pdf.joined("mu-\nchos, a - b\nco\ufffedi-\r\nce"), "muchos, a - b\ncodice")

    def test_blanks_stand_where_they_are_read(self):
        self.assertEqual(pdf.logical("\u202bרקם \u202a 2026\u202cשל\u202c"), "רקם 2026 של")
        self.assertEqual(pdf.logical("\u202a( NAT\u202cאו\u202c"), "NAT (או")

    def test_words_from_right_to_left_come_backwards(self):
        quad = [[0, 0], [10, 0], [10, 10], [0, 10]]
        analysis = {"width": 10, "height": 10, "lines": [{"words": [{"text": "שלום", "quad": quad}]}]}
        self.assertEqual(pdf.overlaps(analysis, (10, 10, [("םולש", (0, 0, 10, 10))])), [1])


if __name__ == "__main__":
    unittest.main()
