"""Makes up what a line says: words of the script's languages, mixed with English, numbers, options, paths and addresses."""
from pathlib import Path


class Phrases:
    def __init__(self, script, corpus, random):
        self.script, self.random = script, random
        self.lines = {language: (Path(corpus) / f"{language}.txt").read_text().split("\n")
                      for language in [*script.languages, "en"]}
        for language in script.languages:  # what was never translated is English
            self.lines[language] = [line for line in self.lines[language] if any(map(script.has_letter, line))]
        self.letters = sorted(script.letters)
        self.rare = 0.06 if len(self.letters) > 1000 else 0.02  # of the parts are letters at random

    def phrase(self, length, english):
        """Some `length` characters; the share `english` of its parts is English."""
        parts = []
        while sum(map(len, parts)) + len(parts) < length:
            parts += self.part(english)
        return " ".join(parts)

    def part(self, english):
        chance, draw = self.random.random(), self.random
        if chance < english:
            words = self.words("en", 3) if draw.random() < 0.6 else [self.token()]
        elif chance < english + 0.07:
            words = [self.number()]
        else:
            languages = self.script.languages
            words = self.words(draw.choices(list(languages), languages.values())[0], 6)
        return self.dressed(words)

    def words(self, language, most):
        """A few words that follow each other."""
        words = self.random.choice(self.lines[language]).split(" ")
        count = self.random.randint(1, most)
        start = self.random.randrange(max(1, len(words) - count + 1))
        return words[start:start + count]

    def dressed(self, words):
        chance, draw = self.random.random(), self.random
        if chance < 0.06:
            return [word.upper() for word in words]
        if chance < 0.12:
            return [word.capitalize() for word in words]
        if chance < 0.12 + self.rare:
            letters = "".join(draw.choices(self.letters, k=draw.randint(1, 7)))
            return [letters.upper() if draw.random() < 0.5 else letters]
        if chance < 0.15 + self.rare and len(words) > 1:
            return [draw.choice('«"„(“') + words[0], *words[1:-1], words[-1] + draw.choice('»".,)”;:!?')]
        return words

    def token(self):
        """What stands in a manual: an option, a path, a file, a command."""
        draw = self.random
        words = [word.strip(".,:;()").lower() for word in self.words("en", 9)]
        words = [word for word in words if word.isalnum()] or ["file"]
        # Rare letters, q above all, are seldom in words.
        words += ["".join(draw.choices("abcdefghijklmnopqrstuvwxyz", k=draw.randint(2, 6)))] * (1 + len(words) // 4)
        one, other = draw.choice(words), draw.choice(words)
        return draw.choice([
            one, one.upper(), one.capitalize(), f"--{one}", f"-{one[0]}", f"/{one}/{other}", f"{one}-{other}",
            f"{one}_{other}", f"{one}.{other}", f"{one}@{other}.com", f"{one}({draw.randint(1, 8)})"])

    def number(self):
        draw = self.random

        def digits(count):
            return "".join(draw.choices("0123456789", k=count))

        return draw.choice([
            lambda: str(draw.randrange(10 ** draw.randint(1, 7))),
            lambda: f"{draw.randint(1, 28)}.{draw.randint(1, 12):02}.{draw.randint(1950, 2030)}",
            lambda: f"{draw.randrange(24)}:{digits(2)}",
            lambda: f"+{draw.randint(1, 99)} ({digits(3)}) {digits(3)}-{digits(2)}-{digits(2)}",
            lambda: f"№ {draw.randrange(999)}",
            lambda: f"{draw.randrange(9999)},{digits(2)} {draw.choice(['€', '$', '%', *self.script.currencies])}",
            lambda: "www." + "".join(draw.choices("abcdefghijklmnopqrstuvwxyz-", k=6)) + draw.choice([".com", ".org", ".net"]),
            lambda: f"({draw.randrange(100)})",
            lambda: f"{draw.randint(1, 20)}.{draw.randint(1, 20)}.",
        ])()
