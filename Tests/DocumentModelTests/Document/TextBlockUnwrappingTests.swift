import DocumentModel
import Testing

@Suite struct TextBlockUnwrappingTests {
    private func block(_ texts: [String], pitch: Double = 26) throws -> TextBlock {
        try #require(TextBlock(lines: texts.enumerated().map { .at(0, pitch * Double($0), $1) }))
    }

    @Test func aParagraphIsOneLine() throws {
        let block = try block([
            "It was the best of times, it was the", "worst of times, it was the age of", "wisdom.",
        ])
        #expect(
            block.unwrappedText == "It was the best of times, it was the worst of times, it was the age of wisdom.")
        #expect((0..<3).map(block.shouldWrapToNextLine) == [true, true, false])
    }

    @Test(arguments: ["-", "\u{2010}", "\u{AD}", "¬"]) func hyphenatedWordsAreMadeWhole(hyphen: String) throws {
        let block = try block(["the standard administra\(hyphen)", "tive procedures of it", "ended."])
        #expect(block.unwrappedText == "the standard administrative procedures of it ended.")
    }

    @Test func aHyphenBeforeACapitalOrInAnAddressStays() throws {
        let capital = try block(["signed by the painter Anna-", "Maria, who lived in town", "then."])
        #expect(capital.unwrappedText.hasPrefix("signed by the painter Anna- Maria"))
        let address = try block(["Here is the link: https://white-", "duran.com"])
        #expect(address.unwrappedText == "Here is the link: https://white-duran.com")
    }

    @Test func listsAndAddressesKeepTheirLines() throws {
        let texts = ["Theodore Foley", "38809 Gregory Motorway, Julieview", "664-418-2153", "Track it"]
        let block = try block(texts)
        #expect(block.unwrappedText == texts.joined(separator: "\n"))
        #expect(!texts.indices.contains(where: block.shouldWrapToNextLine))
    }

    @Test func aShortLineEndsAParagraphInsideABlock() throws {
        let block = try block([
            "one line that is as long as it can be", "short.", "next line that is as long as it gets",
            "and as this one",
            "follows",
        ])
        #expect(!block.shouldWrapToNextLine(at: 1))
    }

    @Test func japaneseIsJoinedWithoutSpaces() throws {
        let texts = ["吾輩は猫である名前は", "まだ無いどこで生れた", "かとんと"]
        let lines = texts.enumerated().map { TextLine.downwards(right: 300 - 30 * Double($0), top: 0, $1) }
        #expect(try #require(TextBlock(lines: lines)).unwrappedText == texts.joined())
    }

    @Test func cellsOfARowAreNotJoined() throws {
        let cells = [TextLine.at(0, 0, "Evan Anderson of the left"), .at(600, 0, "Failed to arrive here")]
        #expect(
            try #require(TextBlock(lines: cells)).unwrappedText == "Evan Anderson of the left\nFailed to arrive here")
    }

    @Test func noLineHasAnIndexOutside() throws {
        let block = try block(["one line", "two"])
        for index in [-1, 2, Int.min, Int.max] { #expect(!block.shouldWrapToNextLine(at: index)) }
        #expect(TextBlock(quad: block.quad, lines: []).unwrappedText.isEmpty)
    }

    @Test func theDocumentJoinsItsBlocks() {
        #expect(RecognizedDocument.sample.unwrappedText.hasPrefix("Blue bottle\n"))
    }
}
