#!/usr/bin/env python3
"""Makes 20 documents searchable, by LiveText and by OCRmyPDF with Tesseract, and compares text, time and size.

usage: pdf_peer.py [--data ../shared/eval] [--analyze PROGRAM] [--font FILE] [--keep FOLDER]

Needs chromium, imagemagick, ocrmypdf, poppler-utils, tesseract-ocr-{deu,fra,spa,jpn,ara} and a Japanese font: fonts-ipaexfont-mincho has one.
For each kind: the word F1 of what `pdftotext` reads from both results against the text that was printed, the time of LiveText
over OCRmyPDF's, one document after the other, and the size of the file over OCRmyPDF's. At last, the time that a document of 100 pages of
text takes, which nobody has to recognise.
"""
import argparse
import pathlib
import statistics
import subprocess
import tempfile
import time

import pdf
import pdf_documents

TESSERACT = {"en": "eng", "de": "deu", "fr": "fra", "es": "spa", "ja": "jpn", "ar": "ara"}


def timed(command, target):
    start = time.monotonic()
    with open(target, "wb") as output:
        subprocess.run([str(part) for part in command], check=True, stdout=output, stderr=subprocess.DEVNULL)
    return time.monotonic() - start


def compare(analyze, document, score, folder):
    name, kind, language, file, truth = document
    own, other = folder / f"{name}.own.pdf", folder / f"{name}.other.pdf"
    straight = ["--deskew"] if kind == "tilted" else []
    seconds = [
        timed([analyze, "--format", "pdf", "--rotate", "--types", "text", "--languages", language, file], own),
        timed(["ocrmypdf", "-q", "--skip-text", "--rotate-pages", "--output-type", "pdf", "-l", TESSERACT[language], *straight, file,
               other], folder / "log"),
    ]
    pdf.output("qpdf", "--check", own)
    expected = score.words(truth, language)
    figures = [score.f1(expected, score.words(pdf.pdftotext(path), language)) for path in (own, other)]
    return kind, figures, seconds, [path.stat().st_size for path in (own, other)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=pathlib.Path, default=pdf.ROOT.parent / "shared/eval")
    parser.add_argument("--analyze", default=pdf.ROOT / ".build/release/analyze")
    parser.add_argument("--font", type=pathlib.Path, default=pathlib.Path("/usr/share/fonts/opentype/ipaexfont-mincho/ipaexm.ttf"))
    parser.add_argument("--keep", type=pathlib.Path, help="leaves the documents there")
    arguments = parser.parse_args()
    if not arguments.font.exists():
        parser.error(f"There is no font {arguments.font}: install fonts-ipaexfont-mincho, or name another with --font.")
    score = pdf.scorer(arguments.data)
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        documents = pdf_documents.make(folder.resolve(), arguments.font.resolve())
        rows = [compare(arguments.analyze, document, score, folder) for document in documents]
        print("| kind | documents | word F1 | of OCRmyPDF | time | size |")
        print("|---|---:|---:|---:|---:|---:|")
        for kind in [*dict.fromkeys(row[0] for row in rows), "all"]:
            own = [row for row in rows if kind in (row[0], "all")]
            f1 = [statistics.mean(row[1][side] for row in own) for side in (0, 1)]
            time_ratio, size_ratio = (sum(row[part][0] for row in own) / sum(row[part][1] for row in own) for part in (2, 3))
            print(f"| {kind} | {len(own)} | {f1[0]:.3f} | {f1[1]:.3f} | {time_ratio:.2f} | {size_ratio:.2f} |")
        many = pdf_documents.digital(folder.resolve(), arguments.font.resolve())
        pages = pdf.output("pdfinfo", many).decode().split("Pages:")[1].split()[0]
        print(f"{pages} pages of text: {timed([arguments.analyze, '--format', 'text', many], folder / 'text'):.2f} s")


if __name__ == "__main__":
    main()
