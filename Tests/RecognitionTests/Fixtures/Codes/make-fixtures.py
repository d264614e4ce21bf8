#!/usr/bin/env python3
"""Writes the codes of this folder: plain PBM, one pixel a module, no quiet zone. Needs zint and qrencode."""
import pathlib
import subprocess

BARCODES = {  # name: zint's symbology, content
    "codabar": ("CODABAR", "A31117013206375B"),
    "code39": ("CODE39", "LIVE TEXT-39"),
    "code93": ("CODE93", "LIVE-93"),
    "code128": ("CODE128", "Live Text 128"),
    "ean8": ("EANX", "9638507"),
    "ean13": ("EANX", "400638133393"),
    "gs1DataBar": ("DBAR_OMN", "0950110153001"),
    "gs1DataBarExpanded": ("DBAR_EXP", "[01]98898765432106[15]991231"),
    "itf": ("C25INTER", "0123456789"),
    "telepen": ("TELEPEN", "Live Text 87"),
    "upca": ("UPCA", "03600029145"),
    "upce": ("UPCE", "0123456"),
}
MATRIX_CODES = {  # name: zint's symbology, further options, content, how many modules high a row is
    "aztec": ("AZTEC", [], "Live Text Aztec", 1),
    "dataMatrix": ("DATAMATRIX", [], "Live Text Data Matrix", 1),
    "dataMatrix-gs1": ("DATAMATRIX", ["--gs1"], "[01]09501101530003[10]AB-123", 1),
    "microPDF417": ("MICROPDF417", [], "Live Text Micro", 2),
    "microQR": ("MICROQR", [], "LIVE TEXT", 1),
    "pdf417": ("PDF417", [], "Live Text PDF417", 3),
    "rMQR": ("RMQR", [], "Live Text rMQR", 1),
}
# Film 80-11, frame 23, as two rows: its bits between marks, and a clock.
FILM_EDGE = ["101010" + f"{80:07b}" + "0" + f"{11:04b}" + f"{23:06b}" + "00" + "1" + "0101", "11111" + "01" * 11 + "0111"]
QR_CODES = {  # name: the bytes in the code
    "qr-utf8": "Grüße, 世界 🌍".encode(),
    "qr-kana": "ライブテキスト".encode("shift_jis"),
    "qr-halfwidth-kana": "ﾗｲﾌﾞ ﾃｷｽﾄ 1".encode("shift_jis"),
    "qr-kanji": "東京都庁".encode("shift_jis"),
    "qr-gb2312": "实况文本".encode("gb2312"),
    "qr-latin1": "Señor Noël, 10 £".encode("latin-1"),
    "qr-zeros": b"a\0b\0",
    "qr-binary": bytes(range(256)),
}


def write(name, rows):
    lines = ["P1", f"{len(rows[0])} {len(rows)}", *rows]
    pathlib.Path(f"{name}.pbm").write_text("\n".join(lines) + "\n")


def qr_rows(text):
    return ["".join("1" if line[i] == "#" else "0" for i in range(0, len(line), 2)) for line in text.splitlines()]


for name, (symbology, content) in BARCODES.items():
    command = ["zint", "--barcode", symbology, "--data", content, "--dump"]
    dump = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    digits = dump.splitlines()[0].replace(" ", "")
    write(name, [format(int(digits, 16), f"0{4 * len(digits)}b").strip("0")])

for name, (symbology, options, content, height) in MATRIX_CODES.items():
    command = ["zint", "--barcode", symbology, *options, "--data", content, "--dump"]
    dump = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [line.replace(" ", "") for line in dump.splitlines()]
    rows = [format(int(digits, 16), f"0{4 * len(digits)}b") for digits in rows]
    width = max(row.rindex("1") for row in rows) + 1
    write(name, [row[:width] for row in rows for _ in range(height)])

write("dxFilmEdge", [row for row in FILM_EDGE for _ in range(10)])

QRENCODE = ["qrencode", "-8", "-m", "0", "-t", "ASCII"]
for name, content in QR_CODES.items():
    command = [*QRENCODE, "-r", "/dev/stdin", "-o", "-"]
    write(name, qr_rows(subprocess.run(command, input=content, capture_output=True, check=True).stdout.decode()))

TEXT = b"https://example.org/one-text-in-several-symbols"
subprocess.run([*QRENCODE, "-S", "-v", "1", "-l", "L", "-r", "/dev/stdin", "-o", "part.txt"], input=TEXT, check=True)
for path in sorted(pathlib.Path(".").glob("part-*.txt")):
    write(f"qr-{path.stem}", qr_rows(path.read_text()))
    path.unlink()
