"""The `tesseract` command line as a peer: one image after another, one thread, its own page segmentation."""
import os

from . import process

# Pages in these scripts hold Latin words too; the peer gets English with them, as its manual advises.
LANGUAGES = {
    "ar": "ara+eng", "de": "deu", "en": "eng", "es": "spa", "fr": "fra", "it": "ita", "ja": "jpn", "ko": "kor+eng",
    "ru": "rus+eng", "zh": "chi_sim",
}
LINE, WORD = 4, 5


def read(image, language):
    """A prediction for one image, with the wall time of the call."""
    environment = {**os.environ, "OMP_THREAD_LIMIT": "1"}
    command = ["tesseract", image, "stdout", "-l", LANGUAGES[language], "tsv"]
    output, seconds = process.run(command, env=environment)
    return {"image": str(image), "lines": lines(output.decode("utf-8", "replace")), "seconds": seconds}


def lines(tsv):
    """The lines of tesseract's TSV, each its words joined by spaces and its box as a quad."""
    found = {}
    for row in tsv.splitlines()[1:]:
        fields = row.split("\t")
        if len(fields) != 12:
            continue
        level, key = int(fields[0]), tuple(fields[1:5])
        left, top, width, height = (int(value) for value in fields[6:10])
        if level == LINE:
            right, bottom = left + width, top + height
            quad = [[left, top], [right, top], [right, bottom], [left, bottom]]
            found[key] = {"words": [], "quad": quad}
        elif level == WORD and fields[11].strip():
            found[key]["words"].append(fields[11])
    return [{"text": " ".join(line["words"]), "quad": line["quad"]} for line in found.values() if line["words"]]


def missing_languages(languages):
    """The language packs that the sets need and that are not installed."""
    installed = process.run(["tesseract", "--list-langs"])[0].decode().split()
    needed = {pack for language in languages for pack in LANGUAGES[language].split("+")}
    return sorted(needed - set(installed))
