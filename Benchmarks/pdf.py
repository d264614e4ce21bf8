#!/usr/bin/env python3
"""Measures what is lost between an analysis and the searchable PDF that is made of it.

usage: pdf.py [--data ../shared/eval] [--analyze PROGRAM] [--sets sroie,funsd_test] [--most 20]

For each set: the word F1 of the analysis and of what `pdftotext` (poppler-utils) reads from the PDF's text layer, by `score.py` of the data,
words that a line's end parts being whole; the median overlap of the boxes of `pdftotext -bbox` with those of the analysis, over words of
the same text; which share of the analysis' words has one; and with pypdfium2 installed, the word F1 of what PDFium reads.

`qpdf --check` has to be content with every PDF, and poppler (and PDFium, where pypdfium2 is installed) has to draw every pixel as without the
text layer: of the PDF of the pictures, and of one or two of its pages that get their layer as a PDF.
"""
import argparse
import html
import importlib.util
import json
import pathlib
import re
import statistics
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')
# Poppler puts marks around what changes the direction, and what stands to the left of that, and so is read after it, before it.
TURNED = re.compile("\u202a([^\\w\u202a-\u202e]*)([^\u202a-\u202e]*)\u202c")
MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
HYPHEN = re.compile("(?<=\\w)[-\u2010\u00ad\u0002\ufffe]\\s*\\n\\s*(?=\\w)|\ufffe|\u0002")
PAGE = re.compile(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', re.S)


def output(*command):
    return subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE).stdout


def pdftotext(*arguments):
    return logical(output("pdftotext", *arguments, "-").decode())


def logical(text):
    """A text of Poppler's in the order of reading, without marks for its direction."""
    return MARKS.sub("", TURNED.sub(lambda match: match[2] + match[1][::-1], text))


def joined(text):
    """A text without hyphens at the ends of lines: programs that read PDFs take them away, PDFium puts a mark for them."""
    return HYPHEN.sub("", text)


def scorer(data):
    spec = importlib.util.spec_from_file_location("score", data / "score.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def overlap(one, other):
    """The area that two boxes share over that of both."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    if width <= 0 or height <= 0:
        return 0.0
    shared = width * height
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return shared / (sum(areas) - shared)


def bounds(quad):
    across, down = zip(*quad)
    return min(across), min(down), max(across), max(down)


def words_of_pages(xhtml):
    """The size of each page, and its words with their boxes."""
    return [
        (float(width), float(height),
         [(html.unescape(text), tuple(map(float, box))) for *box, text in WORD.findall(content)])
        for width, height, content in PAGE.findall(xhtml)
    ]


def overlaps(analysis, page):
    """For each word of an analysis the best overlap with a word of the page that has the same text; None without one.

    With boxes, Poppler prints words as they stand: those that are read from right to left come backwards.
    """
    width, height, words = page
    across, down = analysis["width"] / width, analysis["height"] / height
    places = {}
    for text, (left, top, right, bottom) in words:
        places.setdefault(text, []).append((left * across, top * down, right * across, bottom * down))
    return [
        max((overlap(bounds(word["quad"]), box)
             for text in (word["text"], word["text"][::-1]) for box in places.get(text, ())), default=None)
        for line in analysis["lines"] for word in line["words"]
    ]


def pdfium_texts(path):
    try:
        import pypdfium2
    except ImportError:
        return None
    document = pypdfium2.PdfDocument(str(path))
    return [page.get_textpage().get_text_range() for page in document]


def drawn(path):
    """The pixels of all pages, as each program draws them."""
    pixels = [output("pdftoppm", "-r", 100, path)]
    try:
        import pypdfium2
        pixels += [bytes(page.render(scale=1.4).buffer) for page in pypdfium2.PdfDocument(str(path))]
    except ImportError:
        pass
    return pixels


def check(path, plain):
    """Ends the program where a PDF is damaged, or is seen otherwise than the one without a text layer."""
    output("qpdf", "--check", path)
    if drawn(path) != drawn(plain):
        raise SystemExit(f"{path} is drawn otherwise than {plain}.")


def check_layers(analyze, options, images, path):
    """Checks the PDF of some images, and one that gets its layer as a PDF."""
    plain, few, layered = (path.with_name(name) for name in ("plain.pdf", "few.pdf", "layered.pdf"))
    plain.write_bytes(output(analyze, "--types", "codes", "--format", "pdf", *images))
    check(path, plain)
    output("qpdf", plain, "--pages", ".", f"1-{min(len(images), 2)}", "--", few)
    layered.write_bytes(output(analyze, *options, "--format", "pdf", few))
    check(layered, few)


def truth_text(row):
    return row.get("page_text") or "\n".join(line["text"] for line in row["lines"] if not line.get("ignore"))


def measure(analyze, folder, most, score):
    rows = [json.loads(line) for line in (folder / "manifest.jsonl").read_text(encoding="utf-8").splitlines()][:most]
    images = [folder / row["image"] for row in rows]
    options = ["--types", "text", "--languages", rows[0]["language"]]
    answers = [json.loads(line) for line in output(analyze, *options, "--format", "jsonl", *images).splitlines()]
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / "pages.pdf"
        path.write_bytes(output(analyze, *options, "--format", "pdf", *images))
        check_layers(analyze, options, images, path)
        texts = [pdftotext("-f", page, "-l", page, path) for page in range(1, len(rows) + 1)]
        pages = words_of_pages(pdftotext("-bbox", path))
        pdfium = pdfium_texts(path)

    def mean(read):
        return statistics.mean(
            score.f1(score.words(joined(truth_text(row)), row["language"]), score.words(joined(text), row["language"]))
            for row, text in zip(rows, read))

    found = [value for answer, page in zip(answers, pages) for value in overlaps(answer, page)]
    own, layer = mean([answer["transcript"] for answer in answers]), mean(texts)
    return [own, layer, layer / own if own else 1.0, mean(pdfium) if pdfium else None,
            statistics.median([value for value in found if value is not None] or [0]),
            sum(value is not None for value in found) / max(len(found), 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, default=ROOT.parent / "shared/eval")
    parser.add_argument("--analyze", default=ROOT / ".build/release/analyze")
    parser.add_argument("--sets", help="with commas between; all unless given")
    parser.add_argument("--most", type=int, default=20, help="pictures a set")
    arguments = parser.parse_args()
    folders = sorted(path.parent for path in (arguments.data / "text").glob("*/manifest.jsonl"))
    score = scorer(arguments.data)
    print("| set | word F1 | of pdftotext | ratio | of PDFium | box overlap | words found |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for folder in folders:
        if arguments.sets and folder.name not in arguments.sets.split(","):
            continue
        cells = measure(arguments.analyze, folder, arguments.most, score)
        print(f"| {folder.name} | " + " | ".join("–" if cell is None else f"{cell:.3f}" for cell in cells) + " |", flush=True)


if __name__ == "__main__":
    main()
