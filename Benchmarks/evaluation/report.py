"""Figures as Markdown tables, and the marked section of RESULTS.md that holds them."""

BEGIN, END = "<!-- evaluation: rewritten by make eval -->", "<!-- end of evaluation -->"


def number(value, digits=3):
    return "–" if value is None else f"{value:.{digits}f}"


def table(head, rows):
    rule = ["---" if index == 0 else "---:" for index in range(len(head))]
    return "\n".join("| " + " | ".join(str(cell) for cell in row) + " |" for row in [head, rule, *rows])


def mean(values):
    values = [value for value in values if value is not None]
    return sum(values) / len(values) if values else None


def total(values):
    values = list(values)
    return None if any(value is None for value in values) else sum(values)


def ratio(ours, peer):
    return ours / peer if ours is not None and peer else None


def text_tables(rows):
    intro = "### Text\n\nThe mean error is 1 − word F1, averaged over the sets."
    warm = ("Read with the networks, beside RapidOCR; both in one process, all images of a set once to warm up, and the "
            "seconds of a second pass.")
    cold = ("Read with Tesseract alone (`--engine tesseract`), beside its command line; seconds with the starts of "
            "processes.")
    return "\n\n".join([
        intro, warm, text_table(rows, "ours", "rapidocr", "RapidOCR"), cold,
        text_table(rows, "alone", "tesseract", "tesseract"), boxes_table(rows)])


def text_table(rows, ours, peer, name):
    head = ["set", "images", "word F1", name, "char F1", name, "located F1", name, "seconds", name, "ratio"]
    cells = []
    for row in rows:
        sides = row[ours] or {}, row[peer] or {}
        scores = [number(side.get(key)) for key in ("word_f1", "char_f1", "loc_f1") for side in sides]
        cells.append([row["set"], row["images"], *scores, *times(*(side.get("seconds") for side in sides))])
    error, sums = [], []
    for engine in (ours, peer):
        error.append(number(mean(1 - row[engine]["word_f1"] for row in rows if row[engine])))
        sums.append(total((row[engine] or {}).get("seconds") for row in rows))
    images = sum(row["images"] for row in rows)
    cells.append(["**mean error, total time**", images, *error, *[""] * 4, *times(*sums)])
    return table(head, cells)


def boxes_table(rows):
    intro = ("### Boxes\n\nWhere the truth has places: medians over the words that were read exactly, or over the lines where "
             "it has no words. Overlap is the intersection over the union; the edge is the larger error of start and end, and "
             "the start's own error is above 0 where the first letter is cut, both over the box's height.")
    head = ["set", "overlap", "RapidOCR", "tesseract", "edge", "RapidOCR", "tesseract", "start", "RapidOCR", "tesseract"]
    cells = []
    for row in rows:
        sides = [row[engine] or {} for engine in ("ours", "rapidocr", "tesseract")]
        if sides[0].get("box_iou") is not None:
            keys = ("box_iou", "box_edge", "box_start")
            cells.append([row["set"], *(number(side.get(key), 2) for key in keys for side in sides)])
    return intro + "\n\n" + table(head, cells)


def times(ours, peer):
    return [number(ours, 1), number(peer, 1), number(ratio(ours, peer), 2)]


def codes_table(result):
    head = ["engine", "images", "codes", "read", "rate", "extra", "seconds"]
    cells = []
    for name, engine in (("ours", "ours"), ("zbarimg", "peer")):
        if figures := result[engine]:
            cells.append([
                name, figures["images"], figures["codes"], figures["read"], number(figures["rate"]), figures["extra"],
                number(figures["seconds"], 1),
            ])
    return "### Codes\n\nExtra: readings that no code in the picture explains.\n\n" + table(head, cells)


def data_table(result):
    head = ["type", "expected", "precision", "recall", "F1", "relaxed F1", "mean F1 of suites", "value right",
            "false per 1,000 characters"]
    cells = []
    for name, figures in sorted(result["types"].items()):
        keys = ("p", "r", "f1", "relaxed_f1", "macro_f1", "value")
        scores = [number(figures.get(key)) for key in keys]
        cells.append([name, figures["expected"], *scores, number(figures.get("fp_per_1k"), 2)])
    intro = f"{result['cases']} texts of {result['suites']} suites in {number(result['seconds'], 1)} s."
    return f"### Data in text\n\n{intro}\n\n" + table(head, cells)


def hints_table(result):
    """F1 of every suite with what the cases tell of their language and region, and without."""
    cells, told, untold = [], [], []
    for suite, types in sorted(result["by_suite"].items()):
        for name, figures in sorted(types.items()):
            with_hints, without = figures.get("f1"), result["untold"]["by_suite"][suite][name].get("f1")
            if with_hints is None or without is None:
                continue
            told.append(with_hints)
            untold.append(without)
            cells.append([suite, name, number(with_hints), number(without), number(without / with_hints if with_hints else 1)])
    if told:
        means = sum(told) / len(told), sum(untold) / len(untold)
        cells.append(["mean", "", number(means[0]), number(means[1]), number(means[1] / means[0] if means[0] else 1)])
    intro = "Each text as it is, and without what it tells of its language and region."
    head = ["suite", "type", "F1 with hints", "F1 without", "ratio"]
    return f"### Data in text, nothing told\n\n{intro}\n\n" + table(head, cells)


def rewrite(path, section):
    """Puts the section between the marks of a file, or at its end where it has none."""
    body = path.read_text(encoding="utf-8") if path.exists() else "# Results\n"
    before, begun, rest = body.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not (begun and ended):
        before, after = body.rstrip("\n") + "\n\n", "\n"
    path.write_text(f"{before}{BEGIN}\n{section}\n{END}{after}", encoding="utf-8")
