"""The scripts that layers are trained for: what is written in them, and with which fonts."""
import re
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
from alphabet import LETTERS, first_level

# What the recogniser knows, but may lose sight of in the midst of letters that it does not know.
COMMON = "".join(map(chr, range(0x21, 0x7F))) + "«»–—“”’„‚‹›…•№"


@dataclass(frozen=True)
class Script:
    """One script; its key in SCRIPTS is the ISO 15924 code."""
    languages: dict  # how often text of each language is drawn
    first: int  # its letters are the characters from here …
    last: int  # … to here
    font_language: str  # fontconfig's name of a language that fonts must cover
    tall: str  # text as high as lines get
    odd_fonts: str  # fonts whose letters are not made for the script, as a regular expression
    usual_fonts: str  # fonts that are drawn with oftener
    currencies: tuple
    steps: int = 1  # the layers' steps for one of the recogniser's
    right_to_left: bool = False

    @property
    def letters(self):
        """All that its languages write with: rare ones have to be drawn as well."""
        if "ko" in self.languages:
            return first_level("euc_kr", 16, 40)
        return {letter for language in self.languages for letter in LETTERS.get(language, "")}

    def has_letter(self, character):
        return self.first <= ord(character) <= self.last

    def has(self, character):
        return self.has_letter(character) or character in COMMON

    def is_odd(self, font):
        return bool(re.search(self.odd_fonts, font))

    def is_usual(self, family):
        return bool(re.fullmatch(self.usual_fonts, family))


SCRIPTS = {
    "Cyrl": Script(
        languages={"ru": 6, "uk": 2, "bg": 1, "sr": 1, "mk": 1, "be": 1, "kk": 1.2, "ky": 0.2, "mn": 0.2, "tg": 0.2},
        first=0x400, last=0x52F, font_language="ru", tall="Аур",
        odd_fonts=r"Nanum|/Un|batang|dotum|gulim|hline|D2Coding|CJK",
        usual_fonts=r"Liberation\w+|DejaVu\w+|NotoSans|NotoSerif|Roboto\w*|OpenSans|Carlito|PT\w+",
        currencies=("руб.", "грн", "₽", "кг", "м")),
    "Kore": Script(
        languages={"ko": 1}, first=0xAC00, last=0xD7A3, font_language="ko", tall="한글g",
        odd_fonts=r"hline|Dinaru|Pilgi|NanumPen|NanumBrush",
        usual_fonts=r"Noto\w+CJK|Nanum(Gothic|Myeongjo|Barun|Square)\w*", currencies=("원", "₩", "kg")),
    "Arab": Script(
        languages={"ar": 1}, first=0x600, last=0x6FF, font_language="ar", tall="الحمgj",
        odd_fonts=r"Nastaliq|Mono|Decorative|KacstPen|KacstPoster|mashq|ostorah|Penman|Cortoba|Granada|Nada|Ouhod|AlManzomah",
        usual_fonts=r"DejaVu\w+|NotoNaskh\w+|NotoSansArabic\w*|NotoKufi\w+|Amiri|KacstOne|FreeSerif\w*|FreeSans\w*",
        currencies=("kg", "SAR"), steps=2, right_to_left=True),
}
