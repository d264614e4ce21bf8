import Testing

@testable import Recognition

@Suite struct VisualOrderTests {
    /// What stands on the page from left to right, put in the order in which it is read.
    private func read(_ line: String) -> String {
        VisualOrder.read(line.unicodeScalars.map { String($0) }).map(\.text).joined()
    }

    /// A line as it stands on the page: `logical` with its letters in the opposite order.
    private func reversed(_ logical: String) -> String {
        String(String.UnicodeScalarView(logical.unicodeScalars.reversed()))
    }

    @Test func whatRunsToTheRightStays() {
        for line in ["", "plain words, (brackets) 12.5", "Текст (с) «кавычками»", "한국어 123"] {
            #expect(read(line) == line)
        }
    }

    @Test func lettersAreReadFromTheRight() {
        let line = "تشغيل النظام، وإقلاع الحاسوب."
        #expect(read(reversed(line)) == line)
    }

    @Test func numbersAndLatinWordsKeepTheirOrder() {
        #expect(read("12.5 " + reversed("القرص")) == reversed(reversed("القرص")) + " 12.5")
        #expect(read(reversed("ذاكرة") + " some plugins that " + reversed("القرص")) == "القرص some plugins that ذاكرة")
        #expect(read("٢٠٢٤ " + reversed("عام")) == "عام ٢٠٢٤")
        #expect(read(reversed("من") + " www.example.org " + reversed("إلى")) == "إلى www.example.org من")
    }

    @Test func pathsAndOptionsKeepTheirBeginning() {
        #expect(read(reversed("الملف") + " /etc/hosts " + reversed("اقرأ")) == "اقرأ /etc/hosts الملف")
        #expect(read("--force " + reversed("مع")) == "مع --force")
        // The full stop of a sentence stands at its left end.
        #expect(read(".boot " + reversed("قرص")) == "قرص boot.")
    }

    /// The plus sign stands at either end, as the program that set the line knew what it belongs to or not.
    @Test func telephoneNumbersKeepTheirPlus() {
        #expect(read("+966 11 555 0123 " + reversed("هاتف:")) == "هاتف: +966 11 555 0123")
        #expect(read("966 11 555 0123+ " + reversed("هاتف:")) == "هاتف: +966 11 555 0123")
    }

    /// On the page, a bracket before a word opens to the left where the line runs to the left.
    @Test func bracketsTurn() {
        #expect(read(reversed("ليس") + " (boot) " + reversed("الإقلاع")) == "الإقلاع (boot) ليس")
        #expect(read("(" + reversed("النظام") + ")") == "(النظام)")
        #expect(read("IDE (Parallel ATA) " + reversed("نذكر")) == "نذكر IDE (Parallel ATA)")
        #expect(read("«" + reversed("نص") + "»") == "«نص»")
    }

    @Test func everyCharacterComesOnce() {
        let line = (reversed("أولاً") + " v2 (12) - " + reversed("ثم")).unicodeScalars.map { String($0) }
        #expect(VisualOrder.read(line).map(\.index).sorted() == Array(line.indices))
    }
}
