"""Letters of a reading and entries of the truth that were read without a mistake, by offsets of the transcript and places of the picture."""
import unicodedata
from dataclasses import dataclass


@dataclass
class Letter:
    """A letter that begins and ends at offsets, in a word's quad between two shares of its width."""

    start: int
    end: int
    quad: list
    edges: tuple

    @property
    def width(self):
        return abs(self.edges[1] - self.edges[0]) * length(self.quad[0], self.quad[1])

    def at(self, share):
        """A place in the middle of its height."""
        return point(self.quad, self.edges[0] + (self.edges[1] - self.edges[0]) * share, 0.5)


@dataclass
class Entry:
    """A word or a line of the truth."""

    start: int
    end: int
    quad: list
    is_rtl: bool

    def inside(self, share):
        """A place so many heights from its beginning, or from its end where it is negative."""
        width, height = length(self.quad[0], self.quad[1]), length(self.quad[0], self.quad[3])
        away = min(abs(share) * height / max(width, 1e-6), 0.3)
        return point(self.quad, away if (share >= 0) != self.is_rtl else 1 - away, 0.5)


def letters_of(analysis):
    """The letters of a reading, but for blanks, whose places in their words are told."""
    found = []
    for line in analysis["lines"]:
        for word in line["words"]:
            clusters = clusters_of(word["text"])
            edges = word.get("characterEdges") or []
            if len(edges) != len(clusters) - 1:
                continue
            stops = [0, *edges, 1]
            if is_rtl(word["text"]):
                stops = [1 - stop for stop in stops]
            offset = word["range"][0]
            for index, cluster in enumerate(clusters):
                size = utf16(cluster)
                if abs(stops[index + 1] - stops[index]) > 0 and not cluster.isspace():
                    found.append(Letter(offset, offset + size, word["quad"], (stops[index], stops[index + 1])))
                offset += size
    return found


def entries_of(truth, analysis):
    """Entries of the truth that the reading has, at their place, as whole words."""
    compact, offsets = squeezed(analysis["transcript"], truth)
    words = [word for line in analysis["lines"] for word in line["words"]]
    starts, ends = ({word["range"][side] for word in words} for side in (0, 1))
    found = []
    for line in truth.get("lines") or []:
        wanted, _ = squeezed(line["text"], truth)
        if line.get("ignore") or not line.get("quad") or not wanted:
            continue
        places, at = [], compact.find(wanted)
        while at >= 0:
            start, end = offsets[at][0], offsets[at + len(wanted) - 1][1]
            if start in starts and end in ends:
                away = distance(line["quad"], [word for word in words if start <= word["range"][0] and word["range"][1] <= end])
                places.append((away, start, end))
            at = compact.find(wanted, at + 1)
        if places and min(places)[0] < 0.5:
            _, start, end = min(places)
            found.append(Entry(start, end, line["quad"], is_rtl(line["text"])))
    return found


def squeezed(written, truth):
    """A text without blanks, and where each of its characters begins and ends in UTF-16."""
    kept, offsets, offset = [], [], 0
    for character in written:
        size = utf16(character)
        if not character.isspace():
            # Only what stays one character is folded.
            folded = character.lower() if truth.get("case_insensitive_gt") and len(character.lower()) == 1 else character
            kept.append(folded)
            offsets.append((offset, offset + size))
        offset += size
    return "".join(kept), offsets


def distance(quad, words):
    """How far the middle of some words is from that of a quad, in heights across and widths along it."""
    middle = lambda quads: [sum(corner[axis] for quad in quads for corner in quad) / (4 * len(quads)) for axis in (0, 1)]
    xs, ys = zip(*(corner for word in words for corner in word["quad"]))
    box = [[min(xs), min(ys)], [max(xs), min(ys)], [max(xs), max(ys)], [min(xs), max(ys)]]
    (x, y), (wanted_x, wanted_y) = middle([box]), middle([quad])
    width, height = length(quad[0], quad[1]) or 1, length(quad[0], quad[3]) or 1
    along = [(quad[1][axis] - quad[0][axis]) / width for axis in (0, 1)]
    dx, dy = x - wanted_x, y - wanted_y
    return max(abs(dx * along[0] + dy * along[1]) / width, abs(dy * along[0] - dx * along[1]) / height)


def clusters_of(written):
    """Letters with the marks upon them, and with what joins them."""
    clusters = []
    for character in written:
        is_mark = unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Mc") or character in "\u200d\ufe0f"
        if clusters and (is_mark or clusters[-1].endswith("\u200d")):
            clusters[-1] += character
        else:
            clusters.append(character)
    return clusters


def is_rtl(written):
    """Do most of its letters run from right to left? A line that begins with a foreign word runs as the rest does."""
    letters = [unicodedata.bidirectional(character) in ("R", "AL") for character in written if character.isalpha()]
    return 2 * sum(letters) > len(letters)


def point(quad, x, y):
    upper = [quad[0][axis] + (quad[1][axis] - quad[0][axis]) * x for axis in (0, 1)]
    lower = [quad[3][axis] + (quad[2][axis] - quad[3][axis]) * x for axis in (0, 1)]
    return [upper[axis] + (lower[axis] - upper[axis]) * y for axis in (0, 1)]


def length(one, other):
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def utf16(written):
    return len(written.encode("utf-16-le")) // 2
