#!/usr/bin/env python3
"""Writes the manual page analyze(1) from what the program says of itself.

    write_manual.py .build/release/analyze > analyze.1
"""
import json
import os
import subprocess
import sys
import time

SECTIONS_AFTER = r"""
.SH EXIT STATUS
0; 1 if an image could not be read (the others still are) or was left out; 64 if the command is wrong.
.SH ENVIRONMENT
.TP
\fBLIVETEXT_MODELS\fR
The folder of the networks and their runtime.
.TP
\fBLIVETEXT_ZXING\fR
The folder that holds libZXing.so.
.TP
\fBTESSDATA_PREFIX\fR
The folder of Tesseract's models.
.SH FILES
.TP
\fI~/.cache/livetext/networks\fR
Compiled networks, or in \fIlivetext/networks\fR below the folder that \fBXDG_CACHE_HOME\fR names. They load faster than
the originals, and may be deleted at any time.
"""


def escaped(text):
    """Text that troff prints as it is: hyphens that can be copied, and no line that begins a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(("\\&" + line if line[:1] in ".'" else line) for line in text.split("\n"))


def name(option):
    return ("--" if option["kind"] == "long" else "-") + option["name"]


def term(argument):
    """An option as one types it: its names in bold, its value in italics."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value
    names = ", ".join(f"\\fB{escaped(name(each))}\\fR" for each in argument["names"])
    return f"{names} {value}" if argument["kind"] == "option" else names


def meaning(argument):
    text = argument.get("abstract", "").rstrip()
    if argument.get("allValues"):
        text += f" One of {', '.join(argument['allValues'])}."
    if argument.get("defaultValue"):
        text += f" Unless given, {argument['defaultValue']}."
    return escaped(text.strip())


def synopsis(command, words):
    arguments = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    line = "\\fB" + escaped(" ".join(words)) + "\\fR"
    if any(argument["kind"] != "positional" for argument in arguments):
        line += " [\\fIoptions\\fR]"
    for argument in arguments:
        if argument["kind"] == "positional":
            line += f" {term(argument)}" + (" ..." if argument["isRepeating"] else "")
    return line


def described(command, words, heading):
    lines = [f"{heading} {escaped(' '.join(words))}" if heading == ".SS" else heading]
    lines += [escaped(command.get("abstract", ""))]
    for paragraph in filter(None, command.get("discussion", "").split("\n\n")):
        lines += [".PP", escaped(paragraph)]
    for argument in command.get("arguments", []):
        if argument["shouldDisplay"] and argument["valueName"] not in ("help", "version"):
            lines += [".TP", term(argument), meaning(argument)]
    return lines


def page(help_text, version, date):
    """The page's troff, of the program's help in JSON."""
    root = help_text["command"]
    commands = {each["commandName"]: each for each in root["subcommands"]
                if each["shouldDisplay"] and each["commandName"] != "help"}
    main = commands.pop(root["defaultSubcommand"])
    lines = [f'.TH ANALYZE 1 "{date}" "LiveText {version}" "User Commands"', ".SH NAME",
             "analyze \\- read text, codes and data in images", ".SH SYNOPSIS", synopsis(main, ["analyze"])]
    for each in commands:
        lines += [".br", synopsis(commands[each], ["analyze", each])]
    lines += described(main, ["analyze"], ".SH DESCRIPTION")
    for option in (each for each in root["arguments"] if each["shouldDisplay"]):
        lines += [".TP", term(option), meaning(option)]
    lines.append(".SH COMMANDS")
    for each in commands:
        lines += described(commands[each], ["analyze", each], ".SS")
    return "\n".join(lines) + SECTIONS_AFTER


def main(program):
    def said(*arguments):
        return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout

    # The date of the sources, so that the same sources give the same page.
    date = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    print(page(json.loads(said("--experimental-dump-help")), said("--version").strip(),
               time.strftime("%Y-%m-%d", date)), end="")


if __name__ == "__main__":
    main(sys.argv[1])
