"""Data detection in text: every suite through `analyze detect`, scored together."""
from . import process


def measure(options):
    """{"types": figures by type, "suites", "cases", "seconds"}."""
    suites = sorted((options.data / "data").glob("*.jsonl"))
    predictions = options.work / "ours" / "data"
    for stale in predictions.glob("*.jsonl"):
        stale.unlink()
    total, cases = 0.0, 0
    for suite in suites:
        output, seconds = process.run([options.binary, "detect", "--format", "jsonl", suite])
        process.keep(predictions / suite.name, output)
        total += seconds
        cases += len(process.read_lines(suite))
    output = process.score(options.data / "score_data.py", options.data / "data", predictions)
    if output["offset_mismatches"]:
        process.note(f"data: {output['offset_mismatches']} matches whose text is not the text at their offsets")
    return {"types": output["all"], "suites": len(suites), "cases": cases, "seconds": total}
