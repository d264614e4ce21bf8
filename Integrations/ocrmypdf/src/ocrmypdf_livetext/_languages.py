"""Languages: OCRmyPDF's users name them by Tesseract's codes."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from functools import cache

from livetext._program import program


@cache
def installed() -> set[str]:
    """The codes of what can be read here; empty, which has OCRmyPDF check none, where a server reads."""
    if os.environ.get("LIVETEXT_SERVER"):
        return set()
    answer = subprocess.run([program(), "tesseract", "--list-langs"], capture_output=True, text=True, check=True, timeout=60)
    return set(answer.stdout.splitlines()[1:])


def tags(codes: Iterable[str]) -> list[str]:
    """The BCP-47 tags of codes, each once; a code that has none stands for itself."""
    found = (_TAGS.get(code.removesuffix("_vert"), code) for code in codes)
    return list(dict.fromkeys(found))


def code(tag: str | None) -> str | None:
    """The code of a tag."""
    if tag is None:
        return None
    return _CODES.get(tag) or _CODES.get(tag.partition("-")[0])


_TAGS = {
    "afr": "af", "amh": "am", "ara": "ar", "asm": "as", "aze": "az", "aze_cyrl": "az-Cyrl", "bel": "be", "ben": "bn",
    "bod": "bo", "bos": "bs", "bre": "br", "bul": "bg", "cat": "ca", "ceb": "ceb", "ces": "cs", "chi_sim": "zh-Hans",
    "chi_tra": "zh-Hant", "chr": "chr", "cos": "co", "cym": "cy", "dan": "da", "deu": "de", "div": "dv", "dzo": "dz",
    "ell": "el", "eng": "en", "epo": "eo", "est": "et", "eus": "eu", "fao": "fo", "fas": "fa", "fil": "fil", "fin": "fi",
    "fra": "fr", "fry": "fy", "gla": "gd", "gle": "ga", "glg": "gl", "guj": "gu", "hat": "ht", "heb": "he", "hin": "hi",
    "hrv": "hr", "hun": "hu", "hye": "hy", "iku": "iu", "ind": "id", "isl": "is", "ita": "it", "jav": "jv", "jpn": "ja",
    "kan": "kn", "kat": "ka", "kaz": "kk", "khm": "km", "kir": "ky", "kmr": "kmr", "kor": "ko", "lao": "lo", "lat": "la",
    "lav": "lv", "lit": "lt", "ltz": "lb", "mal": "ml", "mar": "mr", "mkd": "mk", "mlt": "mt", "mon": "mn", "mri": "mi",
    "msa": "ms", "mya": "my", "nep": "ne", "nld": "nl", "nor": "nb", "oci": "oc", "ori": "or", "pan": "pa", "pol": "pl",
    "por": "pt", "pus": "ps", "que": "qu", "ron": "ro", "rus": "ru", "san": "sa", "sin": "si", "slk": "sk", "slv": "sl",
    "snd": "sd", "spa": "es", "sqi": "sq", "srp": "sr", "srp_latn": "sr-Latn", "sun": "su", "swa": "sw", "swe": "sv",
    "syr": "syr", "tam": "ta", "tat": "tt", "tel": "te", "tgk": "tg", "tha": "th", "tir": "ti", "ton": "to", "tur": "tr",
    "uig": "ug", "ukr": "uk", "urd": "ur", "uzb": "uz", "uzb_cyrl": "uz-Cyrl", "vie": "vi", "yid": "yi", "yor": "yo",
}  # fmt: skip

_CODES = {tag: code for code, tag in _TAGS.items()}
