"""The `zbarimg` command line as a peer, where it is installed."""
import base64
import shutil
import xml.etree.ElementTree as ElementTree

from . import process

NO_CODE_FOUND = 4


def is_installed():
    return shutil.which("zbarimg") is not None


def read(image):
    """A prediction for one image, with the wall time of the call; an unreadable image has no codes."""
    output, seconds = process.run(["zbarimg", "--quiet", "--xml", image], accept=(0, 1, NO_CODE_FOUND))
    return {"image": str(image), "codes": codes(output), "seconds": seconds}


def codes(xml):
    """The symbols of zbarimg's XML with payload and the box around their polygon."""
    try:
        root = ElementTree.fromstring(xml)
    except ElementTree.ParseError:
        return []
    return [code for symbol in root.iterfind(".//{*}symbol") if (code := reading(symbol))]


def reading(symbol):
    content = symbol.find("{*}data")
    if content is None:
        return None
    payload = {"payload": content.text or ""}
    if content.get("format") == "base64":
        raw = base64.b64decode(content.text or "")
        payload = {"payload": raw.decode("utf-8", "replace"), "payloadHex": raw.hex()}
    polygon = symbol.find("{*}polygon")
    points = polygon.get("points", "").split() if polygon is not None else []
    corners = [tuple(int(value) for value in point.split(",")) for point in points]
    if not corners:
        return payload
    xs, ys = zip(*corners)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    return {**payload, "quad": [[left, top], [right, top], [right, bottom], [left, bottom]]}
