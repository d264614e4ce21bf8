"""Makes up what a line says: sentences, words of many languages, numbers, codes, and letters in no order."""
import json
import re

from latin.tokens import CAPITALS, DIGITS, SMALL, Tokens

LONGEST = 120
FREQUENT = ["en_US", "en_US", "de_DE", "it_IT", "es_ES"]
LETTERS = "".join(map(chr, [*range(0xA1, 0x180), *map(ord, "ȘșȚț")]))
SIGNS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~•€£¥§©®™°±×÷«»“”‘’¿·½²³→←✓★●■□"
ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", DIGITS, SMALL + CAPITALS + DIGITS[2:]]
# Of signs that look the same one is written.
WRITTEN = str.maketrans({"…": "...", "„": "“", "‚": "'", "\xa0": " "})


class Lines:
    """Lines of the characters of `alphabet`; of the text, a twelfth is held back from those that are learnt."""

    def __init__(self, texts, random, alphabet, held_back=False):
        gathered = json.loads(texts.read_text())
        self.random, self.known = random, set(alphabet)

        def share(entries):
            count = len(entries) // 12
            return entries[:count] if held_back else entries[count:]

        self.sentences = share(gathered["lines"])
        self.lists = {language: [word.replace("ĳ", "ij") for word in share(words)]
                      for language, words in gathered["words"].items()}
        self.languages = list(self.lists)
        self.letters = [letter for letter in LETTERS if letter.isalpha() and letter in self.known]
        self.signs = [sign for sign in SIGNS if sign in self.known]
        self.tokens = Tokens(self.word, random)

    def word(self, language=None):
        language = language or self.random.choice([*FREQUENT, self.random.choice(self.languages)])
        return self.random.choice(self.lists[language])

    def line(self):
        """None where it has characters that are not in the alphabet."""
        text = self.dressed(self.made_up())[:LONGEST].strip()
        return text if text and self.known.issuperset(text) else None

    def made_up(self):
        draw = self.random
        first, last = draw.choice([(1, 8), (6, 25), (6, 25), (20, 59), (20, 59), (50, 109)])
        length = draw.randint(first, last)
        chance = draw.random()
        if chance < 0.47:
            return self.part_of_sentences(length)
        if chance < 0.60:
            return self.words_of_a_language(length)
        if chance < 0.84:
            return self.specials(length)
        if chance < 0.945:
            return self.few_words()
        return self.mixture(min(length, 40))

    def part_of_sentences(self, length):
        draw = self.random
        text = draw.choice(self.sentences)
        while len(text) < length and draw.random() < 0.9:
            text += " " + draw.choice(self.sentences)
        words = text.split(" ")
        first, *others = words[draw.randrange(len(words)):]
        for word in others:
            if len(first) + 1 + len(word) > length:
                break
            first += " " + word
        return first

    def words_of_a_language(self, length):
        language = self.random.choice(self.languages)
        text = self.word(language)
        while len(text) < length:
            text += self.random.choice([" ", " ", " ", ", ", "-"]) + self.word(language)
        return text

    def specials(self, length):
        text = self.tokens.special()
        while len(text) < length and self.random.random() < 0.6:
            text += " " + self.random.choice([self.tokens.special, self.tokens.number, self.word, self.tokens.code])()
        return text

    def few_words(self):
        draw = self.random
        parts = [self.word, self.word, self.word, self.tokens.number, self.tokens.code]
        text = " ".join(draw.choice(parts)() for _ in range(draw.randint(1, 3)))
        return draw.choice([str.upper, str.upper, str.title, str.lower, str])(text)

    def mixture(self, length):
        """Characters in no order, so that seldom ones occur as well."""
        draw, alphabet, text = self.random, self.random.choice(ALPHABETS), ""
        for _ in range(length):
            chance = draw.random()
            if chance < 0.12 and text and not text.endswith(" "):
                text += " "
            else:
                text += draw.choice(self.letters if chance < 0.25 else self.signs if chance < 0.36 else alphabet)
        return text

    def dressed(self, text):
        """In capitals at times, with signs as they are printed rather than typed at others."""
        draw = self.random
        if draw.random() < 0.15:
            text = text.upper()
        if draw.random() < 0.6:
            text = re.sub(r"(?<=\w)'(?=\w)", "’", text)
        if draw.random() < 0.5:
            text = re.sub(r'(?<=[\w.,!?])"', "”", re.sub(r'"(?=\w)', "“", text))
        if draw.random() < 0.25:
            text = text.replace(" - ", draw.choice([" – ", " — "]))
        if draw.random() < 0.3:
            text = text.replace("--", "—")
        return re.sub(r" +", " ", text.translate(WRITTEN)).strip()
