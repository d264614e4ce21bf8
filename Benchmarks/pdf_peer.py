#!/usr/bin/env python3
"""Makes 20 documents searchable, by LiveText and by OCRmyPDF with Tesseract, and compares text, time and size.

usage: pdf_peer.py [--data ../shared/eval] [--analyze PROGRAM] [--font FILE] [--keep FOLDER]

Needs chromium, imagemagick, ocrmypdf, poppler-utils, tesseract-ocr-{deu,fra,spa,jpn,ara} and a Japanese font: fonts-ipaexfont-mincho has one.
For each kind: the word F1 of what `pdftotext` reads from both results against the text that was printed, the processor time of LiveText
over OCRmyPDF's, one document after the other, the time that passes likewise, and the size of the file. Tesseract has one thread a page
(OMP_THREAD_LIMIT=1): more of them wait for each other where the machine has other work. OCRmyPDF steps back for others (nice 5), and so does
LiveText here. At last, the time that a document of 100 pages of text takes, which nobody has to recognise.
"""
import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

import pdf
import pdf_documents

TESSERACT = {"en": "eng", "de": "deu", "fr": "fra", "es": "spa", "ja": "jpn", "ar": "ara"}


def timed(command, target):
    """The processor time that a command takes, and the time that passes."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    with open(target, "wb") as output:
        subprocess.run(
            [str(part) for part in command], check=True, stdout=output, stderr=subprocess.DEVNULL,
            env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, time.monotonic() - start


def compare(analyze, document, score, folder):
    name, kind, language, file, truth = document
    own, other = folder / f"{name}.own.pdf", folder / f"{name}.other.pdf"
    straight = ["--deskew"] if kind == "tilted" else []
    seconds = [
        timed(["nice", "-n", 5, analyze, "--format", "pdf", "--rotate", "--types", "text", "--languages", language, file], own),
        timed(["ocrmypdf", "-q", "--skip-text", "--rotate-pages", "--output-type", "pdf", "-l", TESSERACT[language], *straight, file,
               other], folder / "log"),
    ]
    pdf.output("qpdf", "--check", own)
    print(f"{name}: {seconds}", file=sys.stderr)
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
        print("| kind | documents | word F1 | of OCRmyPDF | processor time | time | size |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for kind in [*dict.fromkeys(row[0] for row in rows), "all"]:
            own = [row for row in rows if kind in (row[0], "all")]
            f1 = [statistics.mean(row[1][side] for row in own) for side in (0, 1)]
            times = [sum(row[2][0][part] for row in own) / sum(row[2][1][part] for row in own) for part in (0, 1)]
            size = sum(row[3][0] for row in own) / sum(row[3][1] for row in own)
            print(f"| {kind} | {len(own)} | {f1[0]:.3f} | {f1[1]:.3f} | {times[0]:.2f} | {times[1]:.2f} | {size:.2f} |")
        many = pdf_documents.digital(folder.resolve(), arguments.font.resolve())
        pages = pdf.output("pdfinfo", many).decode().split("Pages:")[1].split()[0]
        print(f"{pages} pages of text: {timed([arguments.analyze, '--format', 'text', many], folder / 'text')[1]:.2f} s")


if __name__ == "__main__":
    main()
