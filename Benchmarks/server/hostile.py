"""Requests that a stranger might send to do harm: small ones that ended a process, leaked memory, or cost far too much."""
import pathlib
import struct
import zlib

ANALYZE = "/v1/analyze?deadline=4"
DETECT = "/v1/detect"
GOOGLE = "/v1/images:annotate"
BINARY = "application/octet-stream"


class Sample:
    def __init__(self, name, path, content_type, body):
        self.name, self.path, self.content_type, self.body = name, path, content_type, body


def chunk(kind, content, length=None):
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content) if length is None else length) + kind + content + struct.pack(">I", checksum)


def png(width, height, rows, *others):
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(others) + chunk(b"IDAT", zlib.compress(rows, 9))
            + chunk(b"IEND", b""))


def checkerboard(size, square):
    """Looks like codes everywhere."""
    line = bytes(255 * ((x // square) & 1) for x in range(size))
    other = bytes(255 - value for value in line)
    return png(size, size, b"".join(b"\0" + (other if (y // square) & 1 else line) for y in range(size)))


def without_tables(jpeg):
    """Without quantisation tables, and with a stray byte before the scan: the decoder warns, then gives up."""
    result, place = b"\xff\xd8", 2
    while jpeg[place + 1] != 0xDA:
        length = struct.unpack_from(">H", jpeg, place + 2)[0] + 2
        if jpeg[place + 1] != 0xDB:
            result += jpeg[place:place + length]
        place += length
    return result + b"\0" + jpeg[place:]


def endless_tiff():
    """Whose bits a sample and samples a pixel multiply to more than numbers hold."""
    tags = [(256, 4, 1, 16), (257, 4, 1, 16), (258, 4, 1, 0xFFFFFFFF), (259, 4, 1, 1), (262, 4, 1, 2), (273, 4, 1, 8),
            (277, 4, 1, 0xFFFFFFFF), (278, 4, 1, 16), (279, 4, 1, 16)]
    return (b"II*\0" + struct.pack("<IH", 8, len(tags)) + b"".join(struct.pack("<HHII", *tag) for tag in tags)
            + bytes(4) + bytes(64))


def samples(folder=None):
    """Those made here, and every picture of a folder of others."""
    jpeg = (pathlib.Path(__file__).parents[2] / "SampleImages" / "card-wifi.jpg").read_bytes()
    blank = b"".join(b"\0" + b"\xff" * 64 for _ in range(64))
    pictures = {
        "JPEG without its tables": without_tables(jpeg),
        "TIFF of endless samples": endless_tiff(),
        "PNG that announces 2 GB of text": png(64, 64, blank, chunk(b"tEXt", b"a\0b", 0x7FFFFFF0)),
        "checkerboard": checkerboard(3000, 6),
    }
    for path in sorted(pathlib.Path(folder).iterdir()) if folder else []:
        if path.suffix in (".png", ".jpg", ".jp2", ".tif", ".heic"):
            pictures[path.name] = path.read_bytes()
    found = [Sample(name, ANALYZE, BINARY, body) for name, body in pictures.items()]
    found.append(Sample("2 days before …", DETECT, "text/plain", b"2 days before " * 2600))
    found.append(Sample("$1 $1 …", DETECT, "text/plain", b"$1 " * 333_000))
    found.append(Sample("84 MB of {}", GOOGLE, "application/json", b'{"requests":[' + b"{}," * 28_000_000 + b"{}]}"))
    return found
