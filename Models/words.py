"""Turns counted words into a list that a program can look words up in where it lies.

From a JSON object of words and how often they occur, compressed with gzip, to the CRC-32 of each word of letters alone, in
ascending order, as 32-bit numbers, lowest byte first; then a byte a word, in the same order, that says how common it is:
sixteen times the logarithm of how many times as often it occurs as the rarest. Words are in lower case, composed (NFC), in UTF-8.
"""
import gzip
import json
import math
import struct
import zlib
from unicodedata import normalize

LEAST_LETTERS = 3
STEPS = 16


def word_list(counted):
    """The list, as bytes, of the compressed JSON's bytes."""
    counts = {}
    for word, count in json.loads(gzip.decompress(counted)).items():
        word = normalize("NFC", word).lower()
        if len(word) >= LEAST_LETTERS and word.isalpha():
            hash_of_word = zlib.crc32(word.encode())
            counts[hash_of_word] = max(count, counts.get(hash_of_word, 1))
    if not counts:
        raise ValueError("there is no word in the list")
    rarest, hashes = min(counts.values()), sorted(counts)
    levels = (min(round(STEPS * math.log(counts[hash_of_word] / rarest)), 255) for hash_of_word in hashes)
    return struct.pack(f"<{len(hashes)}I", *hashes) + bytes(levels)
