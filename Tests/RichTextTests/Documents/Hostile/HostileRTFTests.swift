import Foundation
import Testing

@testable import RichText

/// RTF that lies, is cut short, or damaged.
@Suite struct HostileRTFTests {
    private static func code(_ rtf: String, _ location: SourceLocation = #_sourceLocation) -> RichTextError.Code? {
        switch HostileDocument.outcome(
            of: String(rtf.prefix(60)), { () throws(RichTextError) in try RichTextDocument(rtf: Data(rtf.utf8)) },
            location: location)
        {
        case .success: nil
        case .failure(let error): error.code
        }
    }

    private static func text(_ rtf: String) -> String? {
        let outcome = HostileDocument.outcome(of: String(rtf.prefix(60))) { () throws(RichTextError) in
            try RichTextDocument(rtf: Data(rtf.utf8))
        }
        return (try? outcome.get()).map { String($0.text.characters) }
    }

    private static func repeated(_ part: String, bytes: Int = 50_000) -> String {
        String(repeating: part, count: bytes / part.utf8.count)
    }

    @Test func documentThatWasCutShortIsAnError() throws {
        let rtf = try HostileDocument.sample().rtf()
        for cut in HostileDocument.cuts(of: rtf) {
            let outcome = HostileDocument.outcome(of: "\(cut.count) bytes") { () throws(RichTextError) in
                try RichTextDocument(rtf: cut)
            }
            #expect(throws: RichTextError.self) { try outcome.get() }
        }
    }

    @Test func damageEndsNothing() throws {
        for flipped in HostileDocument.flips(of: try HostileDocument.sample().rtf()) {
            HostileDocument.outcome(of: "damaged RTF") { () throws(RichTextError) in try RichTextDocument(rtf: flipped)
            }
        }
    }

    @Test func otherFilesAreRefused() {
        for text in ["", "{", "{\\", "}", "rtf", "{\\rt", "<html>", "{\\rtfd", "\\rtf1 {", "\0\0\0"] {
            #expect(Self.code(text) != nil, "\(text)")
        }
    }

    @Test func nestingHasABound() {
        #expect(Self.code("{\\rtf1 " + String(repeating: "{", count: 100_000)) == .tooLarge)
        #expect(Self.code("{\\rtf1 " + String(repeating: "{\\b ", count: 100_000)) == .tooLarge)
        #expect(Self.code("{\\rtf1 " + String(repeating: "{\\*\\x", count: 100_000)) == .tooLarge)
        // Groups beside each other are not nested.
        #expect(Self.text("{\\rtf1 " + String(repeating: "{}", count: 100_000) + "a}") == "a")
        let most = DocumentLimits().depth - 1
        #expect(
            Self.text("{\\rtf1 " + String(repeating: "{", count: most) + "a" + String(repeating: "}", count: most + 1))
                == "a")
    }

    @Test func sizesMayLie() {
        // As many bytes as are said belong to it, and there are fewer.
        #expect(Self.code("{\\rtf1 a{\\pict\\pngblip\\bin2147483647 abc}}") == .unreadableDocument)
        #expect(Self.code("{\\rtf1 a{\\pict\\bin99999999999999999999 abc}}") == .unreadableDocument)
        #expect(Self.text("{\\rtf1 a{\\pict\\bin-5 }b}") == "ab")
        #expect(Self.text("{\\rtf1\\uc2147483647 a\\u228 bcd\\par e}") == "a\u{E4}\ne")
        #expect(Self.text("{\\rtf1\\uc-1 a\\u99999999999 b}") != nil)
        #expect(
            Self.text(
                "{\\rtf1{\\fonttbl{\\f2147483647\\fcharset99999999999 A;}}\\f2147483647\\fs99999999999\\cf-1\\cb77 a}")
                == "a")
        #expect(Self.text("{\\rtf1{\\colortbl\\red99999\\green-4\\blue;}\\cf0 a}") == "a")
        #expect(Self.text("{\\rtf1\\ansicpg-2147483648 \\'e4}") == "\u{E4}")
        let size = "\\picw-1\\pich2147483647\\picwgoal-2147483648\\pichgoal99999999999"
        #expect(Self.text("{\\rtf1{\\pict\\pngblip\(size) 00}}") == "\u{FFFC}")
        #expect(Self.text("{\\rtf1{\\*\\adaptiveimageglyph99999999999 00}a}") == "a")
        #expect(Self.text("{\\rtf1\\ud800 \\u-9216?\\u-10240 \\u-10240 a}") != nil)
    }

    /// As much as shows in an unoptimised build whether the work grows faster than the bytes.
    @Test(arguments: [
        "\\b ", "\\b\\b0 ", "\\unknown ", "\\par ", "\\pard ", "\\qc\\par ", "\\u228 ", "\\u-10240 ", "\\'e4", "\\*",
        "\\~",
        "\\bin ", "\\fs20 x\\fs22 ", "{\\b x}", "{\\*\\x y}", "\\'81\\'40\\b ", "\\field", "{\\pict 00}", "a", " ",
        "\n", "\\",
        "{\\field{\\*\\fldinst HYPERLINK \"a\"}{\\fldrslt b}}", "{\\*\\adaptiveimageglyph1 00}", "{\\NeXTGraphic a}",
        "\\trowd\\cell\\row ",
        "\\cf1\\cb1 ", "\\f1 ", "\\rtlpar a\\ltrpar\\par ", "\\abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz ",
        "\\fs1111111111111111111111111111111111111111 ", "\\adaptiveimageglyph1 ", "\\fonttbl\\f1 ", "\\colortbl;",
        "\\upr ",
    ]) func muchOfTheSame(_ part: String) {
        for page in ["\\ansicpg932", "\\ansicpg4711"] {
            _ = Self.code("{\\rtf1\(page) " + Self.repeated(part) + "}")
        }
    }

    @Test func limitsHold() {
        let rtf = Data("{\\rtf1 a{\\b b}c}".utf8)
        #expect(throws: RichTextError.self) { try RichTextDocument(rtf: rtf, limits: DocumentLimits(bytes: 5)) }
        #expect(throws: RichTextError.self) { try RichTextDocument(rtf: rtf, limits: DocumentLimits(depth: 0)) }
        #expect(throws: RichTextError.self) { try RichTextDocument(rtf: rtf, limits: DocumentLimits(runs: 1)) }
    }
}
