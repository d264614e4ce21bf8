"""Gathers text of many languages: python3 corpus.py PACKAGES INTO

PACKAGES is a folder into which Debian packages with translations were unpacked (dpkg -x); README.md names those that were
used. INTO gets a file a language, a sentence or a list of words a line. Only what is drawn is taken from it, no text is kept.
"""
import gettext
import gzip
import html
import random
import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

from scripts import SCRIPTS

LANGUAGES = {language for script in SCRIPTS.values() for language in script.languages}
WORDS_A_LINE, WORDS = 8, 120_000
NON_JOINER = "\u200c"  # invisible, but letters beside it look otherwise


def cleaned(text):
    """Without tags, placeholders and marks of menu keys."""
    if len(text) > 4000:
        return ""
    text = html.unescape(re.sub(r"<[^>]+>", " ", text)).replace("_", "").replace("~", "")
    text = "".join(character for character in text if unicodedata.category(character) != "Cf" or character == NON_JOINER)
    return " ".join(re.sub(r"%[-0-9.$]*[a-zA-Z]|\\n|\$\{?\w+\}?|&\w+;", " ", text).split())


def messages(folder):
    """What programs say, and what it is in English."""
    for path in sorted(folder.rglob("*.mo")):
        place = re.search(r"/(?:locale|program/resource)/([a-z]{2})(?:_[A-Z]{2})?/", str(path))
        if not place or place[1] not in LANGUAGES:
            continue
        try:
            catalogue = gettext.GNUTranslations(path.open("rb"))._catalog
        except (OSError, UnicodeDecodeError):
            continue
        for key, text in catalogue.items():
            key = key[0] if isinstance(key, tuple) else key
            if key and isinstance(text, str):
                yield place[1], text
                if place[1] == "ru":
                    yield "en", key.split("\x04")[-1]


def help_pages(folder):
    for path in folder.rglob("help/*/**/*.html"):
        language = path.parts[path.parts.index("help") + 1]
        for text in re.findall(r"<(?:p|h\d|li|td)[^>]*>(.*?)</", path.read_text(errors="ignore"), re.S):
            yield language, text


def manual_pages(folder):
    for path in folder.rglob("share/man/*/man*/*.gz"):
        for line in gzip.open(path, "rt", errors="ignore"):
            if line[0] not in ".'\"":
                yield path.parts[path.parts.index("man") + 1], re.sub(r"\\f[A-Z]|\\[-&|]", "", line).replace("\\", "")


def dictionaries(folder):
    """Words without context, so that seldom ones occur as well."""
    for path in folder.rglob("share/hunspell/*.dic"):
        raw = path.read_bytes()
        try:
            lines = raw.decode().splitlines()
        except UnicodeDecodeError:
            lines = raw.decode("koi8-r").splitlines()
        words = [unicodedata.normalize("NFC", line.split("/")[0].strip()) for line in lines[1:]]
        random.Random(1).shuffle(words)
        for start in range(0, min(len(words), WORDS), WORDS_A_LINE):
            yield path.name[:2], " ".join(words[start:start + WORDS_A_LINE])


def main(packages, into):
    texts = defaultdict(set)
    for source in (messages, help_pages, manual_pages, dictionaries):
        for language, text in source(packages):
            if language in LANGUAGES | {"en"} and len(text := cleaned(text)) >= 4:
                texts[language].add(text)
    into.mkdir(parents=True, exist_ok=True)
    for language, lines in sorted(texts.items()):
        (into / f"{language}.txt").write_text("\n".join(sorted(lines)))
        print(language, len(lines), "lines")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
