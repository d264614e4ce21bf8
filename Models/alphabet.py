"""Measures which languages a recogniser's alphabet can write: python3 Models/alphabet.py [MODEL …]

The networks carry their alphabet with them, one character a line, under the metadata key `character`.
"""
import string
import sys
from pathlib import Path

from protobuf import fields

RECOGNISER = sorted((Path(__file__).resolve().parent / "installed").glob("*_rec_*.onnx"))
METADATA = 14  # the field of ONNX's ModelProto that holds pairs of strings

# The small letters that a language's own orthography adds to a–z; capitals follow from them.
LETTERS = {
    "af": "áèéêëíîïóôöúûý", "az": "çəğıöşü", "ca": "àçèéíïòóúü·", "cs": "áčďéěíňóřšťúůýž", "cy": "âêîôûŵŷ",
    "da": "æøå", "de": "äöüß", "el": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", "en": "", "eo": "ĉĝĥĵŝŭ",
    "es": "áéíñóúü", "et": "äõöüšž", "eu": "ñ", "fi": "åäöšž", "fr": "àâæçèéêëîïôœùûüÿ", "ga": "áéíóú",
    "gl": "áéíñóúü", "hr": "čćđšž", "hu": "áéíóöőúüű", "id": "", "is": "áæéíðóöúýþ", "it": "àèéìíîòóùú",
    "lt": "ąčęėįšųūž", "lv": "āčēģīķļņšūž", "ms": "", "mt": "ċġħż", "nb": "åæø", "nl": "ëïéèöü",
    "pl": "ąćęłńóśźż", "pt": "àáâãçéêíóôõú", "ro": "ăâîșț", "sk": "áäčďéíĺľňóôŕšťúýž", "sl": "čšž", "sq": "çë",
    "sv": "åäö", "sw": "", "tr": "çğıöşü",
    "vi": "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
    "be": "абвгдеёжзійклмнопрстуўфхцчшыьэюя", "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "kk": "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя", "ky": "абвгдеёжзийклмнңоөпрстуүфхцчшщъыьэюя",
    "mk": "абвгдѓежзѕијклљмнњопрстќуфхцчџш", "mn": "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "sr": "абвгдђежзијклљмнњопрстћуфхцчџш",
    "tg": "абвгғдеёжзиӣйкқлмнопрстуӯфхҳчҷшъэюя", "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "ar": "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي، ؛؟".replace(" ", ""),
    "fa": "ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی۰۱۲۳۴۵۶۷۸۹",
    "ur": "ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھیے۔",
}
# Of the characters in everyday use, this share has to be there; a national standard's first level lists them.
ENOUGH = 0.99


def first_level(encoding, first, last):
    """The characters in these rows of a 94 × 94 standard."""
    codes = (bytes([0xA0 + row, 0xA0 + cell]) for row in range(first, last + 1) for cell in range(1, 95))
    return {character for code in codes if len(character := code.decode(encoding, errors="ignore")) == 1}


def frequent_traditional():
    """Big5's first level, its rows A4 to C6."""
    codes = (bytes([lead, trail]) for lead in range(0xA4, 0xC7) for trail in [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
    return {character for code in codes if code < b"\xc6\x7f" if (character := code.decode("big5", errors="ignore"))}


def kana():
    """Without ゐ, ゑ and their like, which modern Japanese does not write."""
    return {chr(code) for start in (0x3041, 0x30A1) for code in range(start, start + 0x53)} - set("ゐゑヰヱゎヮ")


def alphabet(*models):
    """The characters that the networks can write together, without the space that is added to them."""
    characters = []
    for model in models:
        pairs = (dict(fields(value)) for number, value in fields(memoryview(model.read_bytes())) if number == METADATA)
        characters += next((bytes(pair[2]).decode().split("\n") for pair in pairs if bytes(pair[1]) == b"character"), [])
    return characters


def missing(characters):
    """What each language lacks, by its tag; a Turkish or Azerbaijani i has a dotted capital."""
    lacks = {}
    for tag, letters in LETTERS.items():
        capitals = "".join(letter.upper() for letter in letters if len(letter.upper()) == 1)
        needed = set(string.ascii_letters if letters.isascii() or letters[0] < "\u0250" else "") | set(letters + capitals)
        lacks[tag] = (needed | ({"İ"} if tag in ("az", "tr") else set())) - characters
    lacks["ja"] = shortfall(first_level("euc_jp", 16, 47), characters) | (kana() - characters)
    lacks["ko"] = shortfall(first_level("euc_kr", 16, 40), characters)
    lacks["zh-Hans"] = shortfall(first_level("gb2312", 16, 55), characters)
    lacks["zh-Hant"] = shortfall(frequent_traditional(), characters)
    return lacks


def shortfall(needed, characters):
    lacking = needed - characters
    return lacking if len(lacking) > (1 - ENOUGH) * len(needed) else set()


def languages(characters):
    """The tags of the languages that can be written in full, sorted."""
    return sorted(tag for tag, lacking in missing(characters).items() if not lacking)


if __name__ == "__main__":
    found = alphabet(*map(Path, sys.argv[1:] or RECOGNISER))
    print(len(found), "characters")
    for language, lacking in sorted(missing(set(found)).items()):
        print(f"{language:8} {'lacks ' + ''.join(sorted(lacking)) if lacking else 'complete'}")
