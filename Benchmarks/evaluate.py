#!/usr/bin/env python3
"""Measure the tool on the evaluation pictures, beside the engines' own command lines.

    evaluate.py [--data DIR] [--binary PATH] [--rapidocr PYTHON] [--sets NAME,…] [--no-peer] [--without-hints]

Runs every text set, the codes and the data suites through the built binary, and in the same run `tesseract`
(one image after another, one thread), RapidOCR where a Python that has it is given, and `zbarimg` where it is
installed. A whole run rewrites the marked section of RESULTS.md; with --sets or --no-peer the tables are printed and RESULTS.md stays as it is, because timings
compare only within one run. Sets are the folders of DIR/text, and `codes` and `data`.
"""
import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from evaluation import codes, data, facts, report, text

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, default=ROOT / "../shared/eval", help="the folder of pictures and scorers")
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/analyze")
    parser.add_argument("--work", type=Path, default=ROOT / ".build/eval", help="where predictions are kept")
    parser.add_argument("--rapidocr", default="", help="a Python that has rapidocr and openvino")
    parser.add_argument("--sets", default="", help="only these sets, separated by commas")
    parser.add_argument("--no-peer", action="store_true", help="reuse the other engines' stored answers and times")
    parser.add_argument(
        "--without-hints", action="store_true", help="measure the data suites also with no language or region told")
    parser.add_argument("--peer-only", action="store_true", help="run only the other engines, and store their answers")
    return parser.parse_args()


def main():
    options = arguments()
    if not (options.data / "text").is_dir():
        print(f"evaluate: no evaluation pictures at {options.data}.")
        print("The evaluation pictures are not part of the repository: their licences differ and forbid copies here.")
        print("Put a folder with text/, codes/, data/ and the score*.py scorers anywhere and run: make eval EVAL=DIR")
        return 0
    options.data = options.data.resolve()
    if options.peer_only:
        options.binary = None
    elif not options.binary.exists():
        sys.exit(f"evaluate: {options.binary} is not built; run: make eval")
    chosen = [name for name in options.sets.split(",") if name]
    known = text.names(options.data) + ["codes", "data"]
    if unknown := [name for name in chosen if name not in known]:
        sys.exit(f"evaluate: no set called {', '.join(unknown)}; there are {', '.join(known)}")
    wanted = chosen or known

    sections = []
    if sets := [name for name in wanted if name not in ("codes", "data")]:
        sections.append(report.text_tables(text.measure(options, sets)))
    if "codes" in wanted:
        sections.append(report.codes_table(codes.measure(options)))
    if "data" in wanted and options.binary:
        result = data.measure(options)
        sections.append(report.data_table(result))
        if options.without_hints:
            sections.append(report.hints_table(result))
    section = "\n\n".join([facts.paragraph(options), *sections])

    print(section)
    if not chosen and not options.no_peer and options.binary:
        report.rewrite(HERE / "RESULTS.md", section)
    return 0


if __name__ == "__main__":
    sys.exit(main())
