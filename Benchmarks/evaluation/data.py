"""Data detection in text: every suite through `analyze detect`, scored together."""
from . import process

# What tells a detector about a text from outside.
HINTS = ("language", "region")


def measure(options):
    """{"types": figures by type, "by_suite": the same by suite, "suites", "cases", "seconds"}; with --without-hints also
    "untold": what is found when no case tells its language and region."""
    result = read(options, "data", told=True)
    if options.without_hints:
        result["untold"] = read(options, "data-untold", told=False)
    return result


def read(options, name, told):
    suites = sorted((options.data / "data").glob("*.jsonl"))
    predictions = options.work / "ours" / name
    for stale in predictions.glob("*.jsonl"):
        stale.unlink()
    total, cases = 0.0, 0
    for suite in suites:
        rows = process.read_lines(suite)
        if not told:
            suite = options.work / "cases" / suite.name
            process.write_lines(suite, [untold(row) for row in rows])
        output, seconds = process.run([options.binary, "detect", "--format", "jsonl", suite])
        process.keep(predictions / suite.name, output)
        total += seconds
        cases += len(rows)
    output = process.score(options.data / "score_data.py", options.data / "data", predictions)
    if output["offset_mismatches"]:
        process.note(f"data: {output['offset_mismatches']} matches whose text is not the text at their offsets")
    return {
        "types": output["all"], "by_suite": output["suites"], "suites": len(suites), "cases": cases, "seconds": total
    }


def untold(case):
    """A case without what tells its language and region."""
    return {key: value for key, value in case.items() if key not in HINTS}
