#!/usr/bin/env python3
"""Runs `analyze` over PDFs of a page that expands to far more than it says, one process each.

usage: pdf_hostile.py [--analyze PROGRAM] [--seconds 20]

Prints for each document the outcome, the seconds of processor time, and the memory; the exit status is 1 where one takes more than 2 s or
500 MB, or is refused for another reason. `legal` documents are to be read, however long they take.
"""
import argparse
import base64
import itertools
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORM = "/Type /XObject /Subtype /Form /BBox [0 0 300 300] "
GROUP = "/Group << /S /Transparency /CS /DeviceRGB >> "
CELL = "/PatternType 1 /PaintType 1 /TilingType 1 "
FONT = ("<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /CharProcs << /a {} 0 R >> "
        "/Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << {} >> >>")
STROKE, FILL = "1 1 m 20 20 l S ", "0 0 300 300 re f "


class Document:
    def __init__(self, packed=False):
        self.objects, self.packed = [], packed

    def add(self, text):
        self.objects.append(text if isinstance(text, bytes) else text.encode("latin1"))
        return len(self.objects)

    def stream(self, entries, contents, packed=None):
        data = contents if isinstance(contents, bytes) else contents.encode("latin1")
        if self.packed if packed is None else packed:
            data, entries = zlib.compress(data, 9), entries + " /Filter /FlateDecode"
        return self.add(f"<< {entries} /Length {len(data)} >>\nstream\n".encode() + data + b"\nendstream")

    def form(self, contents, resources=None, entries=""):
        own = "" if resources is None else f"/Resources << {resources} >> "
        return self.stream(FORM + own + entries, contents)

    def tower(self, levels, fan, call="/A Do ", name="A", entries=""):
        below = self.form(STROKE, entries=entries)
        for _ in range(levels):
            below = self.form(call * fan, f"/XObject << /{name} {below} 0 R >>", entries)
        return below

    def cell(self, contents, resources="", size=300, step=300):
        return self.stream(
            f"{CELL} /BBox [0 0 {size} {size}] /XStep {step} /YStep {step} /Resources << {resources} >>", contents)

    def font(self, contents, resources=""):
        return self.add(FONT.format(self.stream("", "1000 0 d0 " + contents), resources))

    def file(self, contents, resources="", page=""):
        stream, count = self.stream("", contents), len(self.objects)
        self.add(f"<< /Type /Page /Parent {count + 3} 0 R /MediaBox [0 0 300 300] /Resources << {resources} >> "
                 f"/Contents {stream} 0 R {page} >>")
        root = self.add(f"<< /Type /Catalog /Pages {count + 3} 0 R >>")
        self.add(f"<< /Type /Pages /Kids [{count + 1} 0 R] /Count 1 >>")
        result, places = b"%PDF-1.7\n", []
        for number, item in enumerate(self.objects, 1):
            places.append(len(result))
            result += b"%d 0 obj\n" % number + item + b"\nendobj\n"
        table = "".join(f"{place:010} 00000 n \n" for place in places)
        return result + (f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n{table}trailer << /Root {root} 0 R "
                         f"/Size {len(places) + 1} >>\nstartxref\n{len(result)}\n%%EOF\n").encode()


def drawn(document, number, contents="/A Do "):
    return document.file(contents, f"/XObject << /A {number} 0 R >>")


def mask(number):
    return f"/ExtGState << /M << /SMask << /S /Luminosity /G {number} 0 R >> >> >>"


def hostile():
    """Names and documents."""
    for packed in (False, True):
        for levels, fan in ((9, 10), (40, 2), (4, 100), (200, 2), (2, 3000), (1, 2_000_000), (3, 20), (4, 17), (5, 9)):
            document = Document(packed)
            yield f"tower of {levels} by {fan}, packed {packed}", drawn(document, document.tower(levels, fan), "/A Do " * 10)
        for fan in (1, 2, 10):
            document = Document(packed)
            yield f"form of itself by {fan}, packed {packed}", drawn(
                document, document.form(STROKE + "/A Do " * fan, "/XObject << /A 1 0 R >>"))
            document = Document(packed)
            for _ in range(2):
                document.form(STROKE + "/A Do /B Do " * fan, "/XObject << /A 1 0 R /B 2 0 R >>")
            yield f"two forms of each other by {fan}, packed {packed}", drawn(document, 1)
    for call, name in (("/#41 Do ", "A"), ("(A) Do ", "A"), ("/A%x\nDo ", "A"), ("BI /W 1 /H 1 /BPC 8 /CS /G ID (EI /A Do ", "A"),
                       ("[(] )] 0 d /A Do ", "A"), ("/A#2FB Do ", "A#2FB")):
        document = Document()
        yield f"called by {call!r}", document.file(call, f"/XObject << /{name} {document.tower(9, 10, call, name)} 0 R >>")
    for filters, encode in (("/DCTDecode", bytes), ("[/A85 /Fl]", lambda data: base64.a85encode(zlib.compress(data)) + b"~>"),
                            ("/AHx", lambda data: data.hex().encode() + b">")):
        document, below = Document(), 0
        below = document.form(STROKE)
        for _ in range(9):
            below = document.form(encode(b"/A Do " * 10), f"/XObject << /A {below} 0 R >>", f"/Filter {filters}")
        yield f"filtered by {filters}", drawn(document, below)
    document = Document()
    names = f"/F0 {document.form(STROKE)} 0 R "
    for level in range(1, 10):
        names += f"/F{level} {document.form(f'/F{level - 1} Do ' * 10)} 0 R "
    yield "forms without resources", document.file("/F9 Do", f"/XObject << {names} >>")
    document = Document()
    stamp = f"<< /Type /Annot /Subtype /Stamp /Rect [9 9 200 200] /AP << /N {document.tower(8, 10)} 0 R >> >>"
    yield "annotation", document.file(STROKE, page=f"/Annots [{stamp}]")
    filling = "/Pattern cs /P scn " + FILL * 10
    document = Document()
    below = document.cell(STROKE)
    for _ in range(8):
        below = document.cell(filling, f"/Pattern << /P {below} 0 R >>")
    yield "patterns of patterns", document.file(filling, f"/Pattern << /P {below} 0 R >>")
    document = Document()
    document.cell(filling, "/Pattern << /P 1 0 R >>")
    yield "pattern of itself", document.file(filling, "/Pattern << /P 1 0 R >>")
    document = Document()
    below = document.cell("/A Do ", f"/XObject << /A {document.tower(4, 10)} 0 R >>")
    resources = f"/Pattern << /P {below} 0 R >> /XObject << /A {document.form(FILL * 1000)} 0 R >>"
    yield "pattern for a form", document.file("/Pattern cs /P scn /A Do ", resources)
    document = Document()
    yield "cells over each other", document.file(
        filling, f"/Pattern << /P {document.cell(STROKE * 100, size=3000, step=.01)} 0 R >>")
    document = Document()
    below = document.font("/A Do ", f"/XObject << /A {document.tower(5, 10)} 0 R >>")
    yield "glyphs of forms", document.file(f"BT /F 9 Tf ({'a' * 100}) Tj ET " + STROKE * 100, f"/Font << /F {below} 0 R >>")
    document = Document()
    below = document.font(STROKE)
    for _ in range(7):
        below = document.font("BT /F 9 Tf (aaaaaaaaaa) Tj ET", f"/Font << /F {below} 0 R >>")
    yield "glyphs of glyphs", document.file("BT /F 9 Tf (aaaa) Tj ET " + STROKE * 100, f"/Font << /F {below} 0 R >>")
    document = Document()
    below = document.form(STROKE, entries=GROUP)
    for _ in range(8):
        below = document.form("/M gs " + STROKE * 10, mask(below), GROUP)
    yield "masks of masks", document.file("/M gs " + STROKE * 100, mask(below))
    document = Document()
    yield "mask of forms", document.file("/M gs " + STROKE * 3000, mask(document.tower(4, 10, entries=GROUP)))
    for name, piece in (("blanks", " "), ("states", "q "), ("texts", "(a)Tj "), ("strokes", STROKE), ("brackets", "<< ")):
        yield f"packed {name}", Document(True).file("BT " + piece * ((60 << 20) // len(piece)))
    document = Document(True)
    yield "packed blanks in a form", drawn(document, document.form(" " * (60 << 20)), "/A Do " * 30)
    document = Document()
    twice = zlib.compress(zlib.compress(b" " * (900 << 20), 9), 9)
    yield "packed twice", drawn(document, document.form(twice, entries="/Filter [/FlateDecode /FlateDecode]"))
    yield "many names", Document(True).file("".join(f"/{index:x} Do " for index in range(3_000_000)))
    yield "many patterns", Document(True).file("".join(f"/P{index % 13} scn f " for index in range(2_000_000)))
    whole = drawn(document := Document(), document.tower(9, 10))
    yield "without a table", whole.replace(b"startxref", b"startxerf").replace(b" 00000 n", b" 00000 x")
    yield "a wrong count of pages", whole.replace(b"/Count 1 ", b"/Count 7 ")


def legal():
    yield "legal: a million operators", Document(True).file(
        "".join(f"{index % 289} {index % 293} m {index % 283} {index % 281} l {index % 277} 5 l S " for index in range(250_000)))
    document = Document()
    yield "legal: a form 20,000 times", drawn(document, document.form(STROKE * 3), "q 1 0 0 1 3 3 cm /A Do Q " * 20_000)


def write(folder):
    for index, (name, content) in enumerate(itertools.chain(hostile(), legal())):
        (folder / f"{index:02}").write_bytes(content)
        (folder / f"{index:02}.name").write_text(name)


def run(analyze, path, seconds):
    """What a process says, its processor time, and its memory in MB."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen([analyze, "--format", "text", path], stdout=subprocess.DEVNULL, stderr=said)
        timer = threading.Timer(seconds, process.kill)
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        message = said.read().decode() if process.returncode >= 0 else f"ended by signal {-process.returncode}"
    return message, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--analyze", default=ROOT / ".build/release/analyze")
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    is_good = True
    print("| document | outcome | processor time (s) | memory (MB) |\n|---|---|---:|---:|")
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        # In a process of its own, since the memory of this one counts for those that it starts.
        writer = multiprocessing.Process(target=write, args=(folder,))
        writer.start()
        writer.join()
        for path in sorted(folder.glob("[0-9][0-9]")):
            name = path.with_suffix(".name").read_text()
            message, seconds, memory = run(arguments.analyze, path, arguments.seconds)
            outcome = "refused" if "over and over" in message else "read" if not message else message.strip()[-60:]
            is_good &= outcome == "read" if name.startswith("legal") else (
                outcome in ("read", "refused") and seconds < 2 and memory < 500)
            print(f"| {name} | {outcome} | {seconds:.2f} | {memory:.0f} |", flush=True)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
