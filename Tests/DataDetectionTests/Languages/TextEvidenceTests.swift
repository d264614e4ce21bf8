import Testing

@testable import DataDetection

@Suite struct TextEvidenceTests {
    private func languages(_ text: String) -> [TextLanguage] {
        ScannedText(text).evidence.block(at: 0).languages
    }

    @Test(arguments: [
        ("The meeting is on Thursday, and we will have lunch.", TextLanguage.english),
        ("Donnerstag, 24. Dezember 2026, 19:30 Uhr", .german), ("rendez-vous jeudi prochain à 18h", .french),
        ("el jueves que viene a las ocho", .spanish), ("giovedì prossimo alle otto", .italian),
        ("quinta-feira às oito horas", .portuguese), ("donderdag om acht uur", .dutch),
        ("w czwartek o godzinie ósmej", .polish), ("på torsdag klockan åtta", .swedish),
        ("perşembe günü saat sekizde", .turkish), ("в четверг в восемь часов", .russian),
        ("目曜日の朝八時に会いましょう", .japanese), ("星期四早上我们见面", .chinese), ("목요일 오전 여덟 시", .korean),
        ("يوم الخميس الساعة الثامنة", .arabic), ("την Πέμπτη στις οκτώ", .greek),
        ("у четвер о восьмій годині їх", .ukrainian),
    ])
    func oneSentenceTellsItsLanguage(text: String, language: TextLanguage) {
        #expect(languages(text).first == language)
    }

    @Test(arguments: ["", "12.03.2026", "+++ 17 ***", "Xyzzy Plugh"])
    func nothingTellsNothing(text: String) {
        #expect(languages(text).isEmpty)
    }

    @Test func languagesThatShareAWordAreAlikeLikely() {
        // "Domingo" is Sunday in both.
        #expect(Set(languages("domingo")).isSuperset(of: [.spanish, .portuguese]))
    }

    @Test func anAddressInAnotherLanguageIsABlockOfItsOwn() throws {
        let text = ScannedText(
            """
            Dear Mr Smith, thank you for your letter. We will meet you at the office on Monday.

            Société des Amis du Livre
            12 rue de la Paix, 75002 Paris, France

            Yours sincerely, and with our best regards
            """)
        let blocks = text.evidence.blocks
        #expect(blocks.first?.languages == [.english] && blocks.last?.languages == [.english])
        let offset = try #require((0..<text.count).first { text.hasASCII("rue", at: $0) })
        #expect(text.evidence.block(at: offset).languages == [.french])
        #expect(text.evidence.block(at: offset).region(hint: DataDetector.Options()) == "FR")
    }

    @Test func blocksCoverTheText() {
        for text in ["", "\n\n", "one\n\ntwo", "der Hund\n\n\nle chien\nthe dog\n"] {
            let scanned = ScannedText(text)
            var end = 0
            for block in scanned.evidence.blocks {
                #expect(block.range.lowerBound == end)
                end = block.range.upperBound
            }
            #expect(end == scanned.count)
        }
    }

    @Test(arguments: [
        ("Ruf an: +49 30 23125 012", "DE"), ("0033 1 42 68 53 00", "FR"), ("www.example.co.uk", "GB"),
        ("info@beispiel.at", "AT"), ("Total 12,50 zł", "PL"), ("CHF 12.50", "CH"), ("RM 20.00", "MY"),
        ("₩12,000", "KR"),
        ("SW1A 2AA", "GB"), ("K1A 0B1", "CA"), ("1012 AB", "NL"), ("00-950", "PL"), ("01310-100", "BR"),
        ("〒100-0001", "JP"),
        ("Oakland, CA 94607", "US"), ("DE136695976", "DE"), ("ATU12345678", "AT"), ("NL91 ABNA 0417 1643 00", "NL"),
        ("Made in Switzerland", "CH"), ("東京", "JP"), ("Kuala Lumpur", "MY"), ("12345 Musterstadt, Deutschland", "DE"),
    ])
    func oneThingNamesACountry(text: String, region: String) {
        #expect(ScannedText(text).evidence.block(at: 0).region(hint: DataDetector.Options()) == region)
    }

    @Test func whatIsNoNameIsNone() {
        // The words "try" and "all" are codes of currencies in capitals.
        let block = ScannedText("we all try, end.to be sure, 1012 ab").evidence.block(at: 0)
        #expect(block.named.isEmpty)
    }

    @Test func hintsYieldToStrongEvidence() {
        let german = "Wir treffen uns am Donnerstag um acht Uhr in der Musterstraße und gehen dann zum Essen."
        let block = ScannedText(german).evidence.block(at: 0)
        #expect(block.languages(hint: .init(languages: ["en"])).first == .german)
        let thin = ScannedText("Do 8").evidence.block(at: 0)
        #expect(thin.languages(hint: .init(languages: ["de"])) == [.german])
        let named = ScannedText("Tel. +49 30 23125 012, www.beispiel.de, Berlin").evidence.block(at: 0)
        #expect(named.region(hint: .init(defaultRegion: "US")) == "DE")
        #expect(ScannedText("Paris").evidence.block(at: 0).region(hint: .init(defaultRegion: "US")) == "US")
    }

    @Test(arguments: [
        ("03/04/2026", DateOrder.monthFirst, false), ("am 03/04/2026 um acht Uhr", .dayFirst, true),
        ("03/04/2026\n25/12/2025", .dayFirst, true), ("03/04/2026 and 12/25/2025", .monthFirst, true),
        ("Oakland, CA 94607: 03/04/2026", .monthFirst, true),
    ])
    func theOrderOfDatesFollows(text: String, order: DateOrder, isCertain: Bool) {
        let found = ScannedText(text).evidence.block(at: 0).dateOrder(hint: DataDetector.Options())
        #expect(found.order == order && found.isCertain == isCertain)
    }

    @Test func linesAreNamed() {
        let lines = [
            "Der Hund und die Katze", "sind nicht im Haus", "", "le chien et le chat sont dans la maison", "", "1234",
        ]
        let tags = LineLanguages.tags(ofLines: lines)
        #expect(tags[0] == "de" && tags[1] == "de" && tags[3] == "fr")
        #expect(LineLanguages.tags(ofLines: ["1234"]) == [nil])
        #expect(LineLanguages.tags(ofLines: ["1234"], hints: ["sv"]) == ["sv"])
    }

    /// All that a page may be made of is read without a word known twice over.
    @Test func wordsAreKnownOnce() {
        for language in TextLanguage.allCases { #expect(TextLanguage(tag: language.code) == language) }
        #expect(TextLanguage(tag: "pt-BR") == .portuguese && TextLanguage(tag: "xx") == nil)
        #expect(Set(Country.all.map(\.code)).count == Country.all.count)
    }
}
