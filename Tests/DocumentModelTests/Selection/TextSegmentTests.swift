import Testing

@testable import DocumentModel

@Suite struct TextSegmentTests {
    @Test(arguments: [
        ("Hello, world!", "Hello| world"), ("don’t 'quote' it’s'", "don’t|quote|it’s"),
        ("3.50 1,299.00 a.b", "3.50|1,299.00|a.b"),
        ("well-known end.", "well|known|end"), ("mend@repair.example.org", "mend|repair.example.org"),
        ("1, 2", "1|2"), ("v2.beta 3.x", "v2|beta|3|x"), ("cafe\u{301} 👍🏽 ok", "cafe\u{301}|ok"),
        ("吾輩は猫である。", "吾輩|は|猫|である"), ("スーパーで買う", "スーパー|で|買|う"), ("東京2024年", "東京|2024|年"),
        ("時々ラーメン", "時々|ラーメン"), ("שלום עולם", "שלום|עולם"), ("दुनिया में", "दुनिया|में"), ("", ""), ("...", ""),
    ])
    func words(text: String, expected: String) {
        let words = segments(of: text).filter(\.isWord).map { text.slice($0.range) }
        #expect(words == expected.split(separator: "|").map { $0.trimmed })
    }

    @Test(arguments: ["Hello,  world!", "吾輩は、猫 である", "👍🏽👍 a", " x "])
    func segmentsCoverTheText(text: String) {
        #expect(segments(of: text).map { text.slice($0.range) }.joined() == text)
        #expect(segments(of: text).allSatisfy { !$0.range.isEmpty })
    }

    private func segments(of text: String) -> [TextSegment] {
        TextLine(text: text, quad: Quad(Rectangle(x: 0, y: 0, width: 1, height: 1)), confidence: 1, words: []).segments
    }
}

extension String {
    fileprivate func slice(_ range: Range<Int>) -> String {
        String(decoding: Array(utf16)[range], as: UTF16.self)
    }
}

extension Substring {
    fileprivate var trimmed: String { filter { $0 != " " } }
}
