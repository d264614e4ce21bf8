"""Gathers Latin text: python3 -m latin.texts PACKAGES INTO.json

PACKAGES is a folder into which Debian's fortunes and lists of words for hunspell were unpacked (dpkg -x); README.md names
those that were used. INTO.json gets their lines, mixed, and for each language words without context.
"""
import json
import random
import re
import sys
from pathlib import Path

# Beyond the letters of European languages, and how much is taken at most.
BEYOND = "ȘșȚț‘’“”–—…•€"
LINES_A_FILE, BYTES = 9_000, 3_000_000
WORDS, MORE_WORDS = 6_000, 14_000
LANGUAGES = ["pl_PL", "cs_CZ", "hu_HU", "ro_RO", "tr_TR", "sv_SE", "da_DK", "nb_NO", "hr_HR", "sk_SK", "sl_SI", "lt_LT",
             "lv_LV", "is_IS", "fr", "de_DE", "it_IT", "es_ES", "pt_PT", "nl", "en_US", "ca", "eu"]
FREQUENT = {"en_US", "de_DE", "fr", "it_IT", "es_ES"}


def is_latin(text):
    return all(ord(character) < 0x180 or character in BEYOND for character in text)


def fortunes(packages, draw):
    """The lines of all files, mixed, up to BYTES."""
    lines = []
    for path in sorted(packages.rglob("games/fortunes/**/*")):
        if path.suffix or not path.is_file():
            continue  # indices have a suffix
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        found = [" ".join(line.split()) for line in text.splitlines()]
        found = [line for line in found if 2 < len(line) < 200 and is_latin(line)]
        lines += draw.sample(found, LINES_A_FILE) if len(found) > LINES_A_FILE else found
    draw.shuffle(lines)
    size, kept = 0, []
    for line in lines:
        if size > BYTES:
            break
        kept.append(line)
        size += len(line.encode()) + 1
    return kept


def words(dictionary):
    """The words that a list for hunspell spells out, sorted."""
    rules = dictionary.with_suffix(".aff").read_text("latin1")
    encoding = re.search(r"^SET\s+(\S+)", rules, re.M)
    entries = dictionary.read_text(encoding[1] if encoding else "latin1", errors="ignore").splitlines()[1:]
    found = {re.split(r"[/\t]", entry)[0].strip() for entry in entries}
    return sorted(word for word in found if 1 < len(word) < 18 and is_latin(word) and " " not in word and word[0].isalpha())


def main(packages, into):
    draw = random.Random(5)
    lines, lists = fortunes(packages, draw), {}
    print(len(lines), "lines")
    for language in LANGUAGES:
        dictionaries = sorted(packages.rglob(f"share/hunspell/{language}*.dic"))
        if not dictionaries:
            print("no words of", language)
            continue
        found = words(dictionaries[0])
        lists[language] = draw.sample(found, min(MORE_WORDS if language in FREQUENT else WORDS, len(found)))
        print(language, len(lists[language]), "of", len(found), "words")
    into.write_text(json.dumps({"lines": lines, "words": lists}, ensure_ascii=False))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
