import Foundation
import Testing

@testable import Recognition

@Suite struct WordListTests {
    /// A list as `Models/words.py` writes it.
    static func content(_ words: [(word: String, level: UInt8)]) -> Data {
        let words = words.map { (hash: WordList.hash(of: $0.word), level: $0.level) }.sorted { $0.hash < $1.hash }
        return words.reduce(into: Data()) { data, word in
            withUnsafeBytes(of: word.hash.littleEndian) { data.append(contentsOf: $0) }
        } + Data(words.map(\.level))
    }

    /// What every CRC-32 has to make of this.
    @Test func hashIsTheOneOfTheScript() {
        #expect(WordList.hash(of: "123456789") == 0xCBF4_3926)
    }

    @Test func wordsAreFoundWithHowCommonTheyAre() throws {
        let words = [("house", UInt8(160)), ("garden", 32), ("tree", 0), ("über", 8), ("naïve", 255)]
        let list = try #require(WordList(Self.content(words)))
        for (word, level) in words {
            #expect(list.commonness(ofHash: WordList.hash(of: word)) == Float(level) / 16)
        }
        for other in ["hause", "House", "", "tre"] {
            #expect(list.commonness(ofHash: WordList.hash(of: other)) == nil)
        }
        // Before the first and after the last.
        #expect(list.commonness(ofHash: 0) == nil)
        #expect(list.commonness(ofHash: .max) == nil)
    }

    @Test func anEmptyListKnowsNothing() throws {
        #expect(try #require(WordList(Data())).commonness(ofHash: 0) == nil)
    }

    /// Whatever is in the file, nothing is read beyond it.
    @Test func listsOfAnotherSizeAreRefused() {
        let content = Self.content([("house", 1), ("tree", 2)])
        for count in 1..<10 where count != 5 { #expect(WordList(content.prefix(count)) == nil) }
        #expect(WordList(content.prefix(5))?.commonness(ofHash: 1) == nil)
    }

    @Test func installedListsHoldWords() throws {
        guard let folder = NeuralData.folder else { return }
        let spelling = try Spelling(folder: folder)
        for word in ["house", "straße", "maison", "également", "camión", "perché", "huis", "amanhã"] {
            #expect(spelling.commonness(of: word) != nil, "\(word)")
        }
        for word in ["patpite", "priorilés", "qxzv", "hou5e"] {
            #expect(spelling.commonness(of: word) == nil, "\(word)")
        }
        let (common, rare) = (spelling.commonness(of: "house") ?? 0, spelling.commonness(of: "palfrey") ?? 0)
        #expect(common > rare + 4)
    }
}
