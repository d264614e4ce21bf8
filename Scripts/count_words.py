#!/usr/bin/env python3
"""Write Sources/DataDetection/Languages/FunctionWords.swift: the commonest words of each language.

    count_words.py debian-handbook_*.deb > Sources/DataDetection/Languages/FunctionWords.swift

They are counted in the translations of "The Debian Administrator's Handbook" by Raphaël Hertzog and Roland Mas, which the
package debian-handbook has in 26 languages (`apt-get download debian-handbook`). The book is free: GPL 2 or later, or
CC BY-SA 3.0. Only which words are common is taken from it. Paragraphs that a translation has in English are left out.
"""
import collections, html, re, subprocess, sys, tarfile, io, unicodedata

LANGUAGES = {
    "en-US": "english", "es-ES": "spanish", "de-DE": "german", "fr-FR": "french", "pt-BR": "portuguese",
    "it-IT": "italian", "nl-NL": "dutch", "pl-PL": "polish", "sv-SE": "swedish", "tr-TR": "turkish",
    "da-DK": "danish", "nb-NO": "norwegian", "cs-CZ": "czech", "ro-RO": "romanian", "id-ID": "indonesian",
    "vi-VN": "vietnamese", "ca-ES": "catalan", "hr-HR": "croatian", "ru-RU": "russian", "ar-MA": "arabic",
    "fa-IR": "persian",
}
# Shares of all words: of the tier above, between the two, and below.
TIERS = (4e-3, 1e-3, 3e-4)
LIMIT = 160


def paragraphs(archive):
    """For each edition the texts of its paragraphs."""
    found = collections.defaultdict(list)
    for member in archive:
        match = re.search(r"/html/([a-zA-Z]+-[A-Z]+)/[^/]+\.html$", member.name)
        if not match or match[1] not in LANGUAGES:
            continue
        page = archive.extractfile(member).read().decode("utf-8", "replace")
        page = re.sub(r"<pre.*?</pre>|<code.*?</code>", " ", page, flags=re.S)
        for paragraph in re.findall(r"<(?:p|div class=\"para\")[^>]*>(.*?)</(?:p|div)>", page, flags=re.S):
            text = html.unescape(re.sub(r"<[^>]+>", " ", paragraph))
            found[match[1]].append(" ".join(text.split()))
    return found


def shares(texts):
    """How often each word occurs among all, with common marks composed."""
    counts = collections.Counter()
    for text in texts:
        counts.update(re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", unicodedata.normalize("NFC", text).lower().replace("’", "'")))
    total = sum(counts.values()) or 1
    return {word: count / total for word, count in counts.items() if count >= 3}


def main(package):
    data = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE, check=True).stdout
    found = paragraphs(tarfile.open(fileobj=io.BytesIO(data)))
    english = set(found["en-US"])
    share = {
        tag: shares(texts if tag == "en-US" else [text for text in texts if text not in english])
        for tag, texts in found.items()
    }
    # A word that is far commoner in another language is a quotation; most of these are English.
    highest = collections.Counter()
    for words in share.values():
        for word, part in words.items():
            highest[word] = max(highest[word], part)
    for tag, words in share.items():
        share[tag] = {
            word: part for word, part in words.items()
            if part >= TIERS[2] and highest[word] <= 8 * part and (tag == "en-US" or share["en-US"].get(word, 0) <= 2 * part)
        }
    # Names of things are the same everywhere.
    spread = collections.Counter(word for words in share.values() for word in words)
    print("// Made by Scripts/count_words.py from the package debian-handbook; not to be changed by hand.\n")
    print("/// The commonest words of languages, in three tiers: every 250th word or more, every 1,000th, every 3,000th.")
    print("enum FunctionWords {")
    print("    static let all: [(language: TextLanguage, tiers: [String])] = [")
    for tag, name in LANGUAGES.items():
        words = {word: part for word, part in share[tag].items() if len(word) < 4 or spread[word] < 8}
        common = sorted(words, key=lambda word: (-words[word], word))[:LIMIT]
        tiers = [[], [], []]
        for word in common:
            tiers[next(i for i, least in enumerate(TIERS) if words[word] >= least)].append(word)
        print(f"        (\n            .{name},\n            [")
        for tier in tiers:
            print(f'                "{" ".join(tier)}",')
        print("            ]\n        ),")
    print("    ]\n}")


main(sys.argv[1])
