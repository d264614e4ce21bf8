"""Counted words become a list to look words up in."""
import gzip
import json
import struct
import unittest
import zlib

from words import word_list


def packed(counts):
    return gzip.compress(json.dumps(counts).encode())


class WordListTests(unittest.TestCase):
    def test_hashes_are_in_order_and_levels_beside_them(self):
        content = word_list(packed({"house": 50, "garden": 5000, "tree": 50}))
        hashes, levels = struct.unpack("<3I", content[:12]), content[12:]
        self.assertEqual(list(hashes), sorted(zlib.crc32(word) for word in (b"house", b"garden", b"tree")))
        # 16 × ln(100)
        self.assertEqual({hashes[place]: levels[place] for place in range(3)},
                         {zlib.crc32(b"house"): 0, zlib.crc32(b"garden"): 74, zlib.crc32(b"tree"): 0})

    def test_short_words_and_others_than_letters_are_left_out(self):
        self.assertEqual(len(word_list(packed({"of": 9, "it's": 9, "a-one": 9, "c3po": 9, "über": 9}))), 5)

    def test_letters_are_composed_and_in_lower_case(self):
        content = word_list(packed({"U\u0308ber": 9}))
        self.assertEqual(content[:4], struct.pack("<I", zlib.crc32("über".encode())))

    def test_words_of_one_spelling_have_the_larger_count(self):
        self.assertEqual(word_list(packed({"Tree": 50, "tree": 5000, "house": 50}))[8:].count(74), 1)

    def test_an_empty_list_is_refused(self):
        with self.assertRaises(ValueError):
            word_list(packed({"a": 1}))


if __name__ == "__main__":
    unittest.main()
