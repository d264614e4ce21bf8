"""Makes up what is no sentence: numbers, codes, and what stands on receipts, forms, screens and signs."""
import re

DIGITS = "0123456789"
# Without I, O, l and o: in codes nobody could tell them from 1 and 0.
CAPITALS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
SMALL = "abcdefghijkmnpqrstuvwxyz"
UNITS = ["%", " %", "th", "st", "nd", "x", " x", "°", "°C", "mm", "kg", "g", "ml", " kg", " cm"]
NUMBERED = ["NO", "No.", "Tel", "TEL:", "FAX:", "GST ID", "Ref", "Invoice #", "Doc No. :", "Order:", "Cashier:", "Qty", "ID"]
SUMS = ["TOTAL", "Total", "Subtotal", "TAX", "VAT", "GST", "CASH", "Change", "Amount (RM)", "Rounding Adj"]
FIRMS = ["Ltd.", "Inc.", "GmbH", "S.A.", "Sdn Bhd", "Co."]
JOINTS = [") {", "):", " = ", "()", "[0]", ";", " == ", " != ", " -> ", "__", "+=1"]


class Tokens:
    """`word` makes up a word; `random` draws."""

    def __init__(self, word, random):
        self.word, self.random = word, random
        self.numbers = [(self.decimal, 1), (self.money, 1), (self.date, 1), (self.time, 1), (self.telephone, 1),
                        (lambda: self.some(DIGITS, 1, 4), 1), (lambda: self.some(DIGITS, 6, 13), 1), (self.quantity, 1),
                        (self.decimal_with_comma, 0.5), (lambda: f"({self.some(DIGITS, 1, 4)})", 1), (self.span, 1),
                        (self.version, 1.5)]
        self.specials = [
            self.field, self.site, self.mail, self.opening_hours, self.item, self.row_of_numbers, self.source_code,
            self.numbered, self.address, self.punctuated, self.file, self.options, self.firm, self.sum, self.list_entry,
            self.pause, self.person, self.bracketed]

    def some(self, characters, least, most):
        return "".join(self.random.choices(characters, k=self.random.randint(least, most)))

    def below(self, *ends):
        return self.random.randrange(*ends)

    def plain(self):
        """A word of the letters a to z alone."""
        return re.sub(r"[^a-z]", "", self.word("en_US").lower()) or "a"

    def english(self):
        return self.word("en_US")

    def title(self):
        return self.english().title()

    def number(self):
        makers, weights = zip(*self.numbers)
        return self.random.choices(makers, weights)[0]()

    def decimal(self):
        return f"{self.below(100_000) / 100:.2f}"

    def money(self):
        cents = self.random.choice(["", ".00", f".{self.below(100):02}"])
        return f"{self.random.choice('$€£')}{self.below(1, 10 ** self.below(2, 7)):,}{cents}"

    def date(self):
        draw = self.random
        year = draw.choice([self.some(DIGITS, 2, 2), str(self.below(1800, 2040))])
        return f"{self.below(32):02}{draw.choice('/.-')}{self.below(13):02}{draw.choice('/.-')}{year}"

    def time(self):
        return f"{self.below(24)}:{self.below(60):02}" + self.random.choice(
            ["", f":{self.below(60):02}", " AM", " PM", "am", "pm"])

    def telephone(self):
        draw = self.random
        return (draw.choice(["+", "", "(", "00"]) + self.some(DIGITS, 1, 3) + draw.choice([" ", "-", ") ", "."])
                + self.some(DIGITS, 3, 4) + draw.choice([" ", "-", ""]) + self.some(DIGITS, 3, 5))

    def quantity(self):
        return f"{self.below(1, 100)}{self.random.choice(UNITS)}"

    def decimal_with_comma(self):
        return self.decimal().replace(".", ",") + self.random.choice(["", " €", " kr", " zł"])

    def span(self):
        return f"{self.below(1, 999)}-{self.below(1, 999)}"

    def version(self):
        return f"{self.below(1, 300)}.{self.below(1, 20)}.{self.below(1, 20)}"

    def code(self):
        draw, large = self.random, CAPITALS + DIGITS
        return draw.choice([
            lambda: self.some(large, 2, 12),
            lambda: "-".join(self.some(large, 2, 5) for _ in range(draw.randint(2, 3))),
            lambda: draw.choice(CAPITALS) * draw.randint(1, 2) + str(self.below(10 ** draw.randint(1, 6))),
            lambda: self.some(SMALL + DIGITS, 2, 12),
            lambda: self.some(SMALL + large, 2, 12),
        ])()

    def special(self):
        return self.random.choice(self.specials)()

    def field(self):
        return f"{self.title()}{self.random.choice([':', ' :', ': '])} {self.number()}"

    def site(self):
        draw = self.random
        path = draw.choice(["", f"/{self.plain()}", f"/{self.plain()}/{self.number()}", f"?{self.plain()}={self.below(999)}"])
        return (draw.choice(["https://", "http://", "www.", ""]) + self.plain() + "."
                + draw.choice(["com", "org", "net", "de", "co.uk", "io", "fr"]) + path)

    def mail(self):
        draw = self.random
        return (f"{self.plain()}{draw.choice(['.', '_', '-', ''])}{self.plain()}@{self.plain()}."
                + draw.choice(["com", "org", "net", "de", "it"]))

    def opening_hours(self):
        draw = self.random
        return (draw.choice(["Mon", "Tue", "Wed", "Sat", "Open", "Sun"]) + draw.choice([" - ", " – ", "-", "–", " "])
                + draw.choice(["Fri", "Thu"]) + f" {self.below(24)}:{self.below(60):02}"
                + draw.choice(["-", "–", " - ", " – "]) + f"{self.below(24)}:{self.below(60):02}")

    def item(self):
        return f"{self.below(1, 20)} {self.random.choice('xX@×')} {self.english()} {self.number()} = {self.number()}"

    def row_of_numbers(self):
        return " ".join(self.number() for _ in range(self.random.randint(1, 5)))

    def source_code(self):
        draw = self.random
        return (draw.choice(["def", "func", "var", "let", "if", "return", "for", "int"]) + " " + self.plain()
                + draw.choice("(_.") + self.plain() + draw.choice(JOINTS) + self.plain())

    def numbered(self):
        return self.random.choice(NUMBERED) + self.random.choice([" ", ": ", " : ", ""]) + self.code()

    def address(self):
        draw = self.random
        street = draw.choice(["St", "Street", "Ave", "Road", "Rd.", "Lane", "Blvd"]) + draw.choice(["", ","])
        state = self.some("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2, 2)
        return f"{self.title()} {street} {self.below(1, 9999)} {self.title()}, {state} {self.below(10_000, 99_999)}"

    def punctuated(self):
        end = self.random.choice("!?.,")
        return f'({self.english()}) {self.english()}; {self.english()}: "{self.english()}"{end}'

    def file(self):
        ending = self.random.choice(["txt", "py", "jpg", "pdf", "c", "swift", "tar.gz"])
        return f"{self.plain()}_{self.plain()}.{ending}"

    def options(self):
        value = self.random.choice([self.plain(), str(self.below(99))])
        return f"--{self.plain()}={value} -{self.random.choice('abcdefgvx')} {self.plain()}/{self.plain()}"

    def firm(self):
        return f"{self.title()} & {self.title()} {self.random.choice(FIRMS)}"

    def sum(self):
        return f"{self.random.choice(SUMS)} {self.random.choice(['', '(incl.) ', ': ', 'RM '])}{self.number()}"

    def list_entry(self):
        mark = self.random.choice([". ", ") ", ".) ", " - ", "  "])
        return f"{self.below(1, 40)}{mark}{self.english()} {self.english()}"

    def pause(self):
        sign = self.random.choice(["...", "..", "!!", "??", "--", " -- ", " - ", "—", " — "])
        return self.english() + sign + self.english()

    def person(self):
        draw, initials = self.random, "ABCDEFGHJKLMNPRSTW"
        return f"{draw.choice(initials)}. {draw.choice(initials)}. {self.title()}{draw.choice(['', ', Jr.', ', Ph.D.', '’s'])}"

    def bracketed(self):
        return f"[{self.below(1, 99)}] {self.english()} <{self.plain()}> {{{self.english()}}} {self.random.choice('*+#|~^')}"
