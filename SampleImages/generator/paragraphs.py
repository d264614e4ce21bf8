"""Running text: line breaking, hyphenation and justification."""

from collections.abc import Iterator

from .canvas import Align, Canvas, Style, measure

BREAK = "_"
"""Marks in a source text where a word may be broken with a hyphen."""


def paragraph(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    string: str,
    style: Style,
    leading: float,
    *,
    align: Align = "left",
    justify: bool = False,
    indent: float = 0,
) -> float:
    """Sets text in a column, the first baseline at y; returns the baseline after the last one."""
    lines = list(broken(string.split(), style, width, indent))
    for index, line in enumerate(lines):
        inset = indent if index == 0 else 0
        spaces = line.count(" ")
        slack = width - inset - measure([(line, style)])
        gap = slack / spaces if justify and spaces and index < len(lines) - 1 else 0
        anchor = {"left": x + inset, "centre": x + width / 2, "right": x + width}[align]
        canvas.write(anchor, y, [(line, style)], align, gap)
        y += leading
    return y


def broken(words: list[str], style: Style, width: float, indent: float) -> Iterator[str]:
    """Fills line after line with as many words, and then word parts, as fit."""
    line: list[str] = []
    room = width - indent
    rest = list(reversed(words))
    while rest:
        word = rest.pop()
        if fits([*line, word.replace(BREAK, "")], style, room):
            line.append(word.replace(BREAK, ""))
            continue
        head, tail = split(line, word, style, room)
        if not line and not head:
            raise ValueError(f"the column is too narrow for {word}")
        yield " ".join([*line, head] if head else line)
        line, room = [], width
        rest.append(tail)
    if line:
        yield " ".join(line)


def split(line: list[str], word: str, style: Style, room: float) -> tuple[str, str]:
    """The longest start of a word that still fits with a hyphen, and what is left of it."""
    parts = word.split(BREAK)
    for count in range(len(parts) - 1, 0, -1):
        head = "".join(parts[:count]) + "-"
        if fits([*line, head], style, room):
            return head, BREAK.join(parts[count:])
    return "", word


def fits(words: list[str], style: Style, room: float) -> bool:
    return measure([(" ".join(words), style)]) <= room
