import Foundation
import Testing

@testable import RichText

/// HTML that lies, is cut short, or damaged: pages have no errors, so there is a document always.
@Suite struct HostileHTMLTests {
    private static func read(_ html: String, _ location: SourceLocation = #_sourceLocation) -> RichTextDocument? {
        try? HostileDocument.outcome(
            of: String(html.prefix(60)), { () throws(RichTextError) in try RichTextDocument(html: html) },
            location: location
        ).get()
    }

    private static func text(_ html: String) -> String? {
        read(html).map { String($0.text.characters) }
    }

    private static func repeated(_ part: String, bytes: Int = 50_000) -> String {
        String(repeating: part, count: bytes / part.utf8.count)
    }

    @Test func pageThatWasCutShortIsReadSoFar() throws {
        let html = Data(try HostileDocument.sample().html().utf8)
        for cut in HostileDocument.cuts(of: html) {
            let outcome = HostileDocument.outcome(of: "\(cut.count) bytes") { () throws(RichTextError) in
                try RichTextDocument(html: cut)
            }
            #expect(throws: Never.self) { try outcome.get() }
        }
    }

    @Test func damageEndsNothing() throws {
        for flipped in HostileDocument.flips(of: Data(try HostileDocument.sample().html().utf8)) {
            HostileDocument.outcome(of: "damaged HTML") { () throws(RichTextError) in
                try RichTextDocument(html: flipped)
            }
        }
    }

    @Test func piecesOfTags() {
        for html in [
            "", "<", "</", "<!", "<!-", "<!--", "<!-->", "<?", "<a", "<a ", "<a b", "<a b=", "<a b='", "&", "&#", "&#x",
            "&#;",
        ] {
            #expect(Self.read(html) != nil, "\(html)")
        }
        #expect(Self.text("a<") == "a<")
        #expect(Self.text("a &#x110000; &#99999999999999999999; &#0; b") == "a \u{FFFD} \u{FFFD} \u{FFFD} b")
        #expect(Self.text("&#xD800;") == "\u{FFFD}")
    }

    @Test func nestingHasABound() {
        for name in ["b", "div", "p", "ul", "table", "span", "picture", "big", "small", "h1", "button", "x"] {
            let document = Self.read(String(repeating: "<\(name)>", count: 100_000) + "a")
            #expect(document.map { String($0.text.characters).hasSuffix("a") } == true, "\(name)")
        }
        let document = Self.read(String(repeating: "<b>", count: 1000) + "a")
        #expect(document?.omissions.contains { $0.contains("256") } == true)
    }

    /// As much as shows in an unoptimised build whether the work grows faster than the bytes: alone and where as many elements as can be are open.
    @Test(arguments: [
        "<b>", "</b>", "<p>", "<li>", "<td>", "</x>", "<b></b>", "<p><b>", "<br>", "<hr>", "<", "&", "&#", "&amp;", "a",
        " ", "\n",
        "<b style='", "<a b ", "<x a=1>", "<img>", "<img src=data:,a>",
        "<img src=\"data:image/png;base64,AAAA\" alt=a>", "<!--",
        "<script>", "</script", "<title>&", "<b>x</b>", "<i>x</b>", "<ul><li>", "<ol start=9223372036854775807><li>",
        "\0", "\r",
        "<picture><source type=image/x-apple-adaptive-glyph srcset=data:,a>", "<a href=javascript:x>y</a>", "é",
        "\u{301}",
        "<font size=7 color=#12345678>", "<p style=\"font-size:1e308em\">", "<p style=\"font-size:200%\">",
        "<table><tr><td>",
    ]) func muchOfTheSame(_ part: String) {
        _ = Self.read(Self.repeated(part))
        _ = Self.read(Self.repeated("<i>", bytes: 750) + Self.repeated(part, bytes: 30_000))
        _ = Self.read("<p><button>" + Self.repeated("<i>", bytes: 740) + Self.repeated(part, bytes: 30_000))
    }

    /// Long values of attributes.
    @Test(arguments: [
        "\\", "(", "'", ";", ":", "a:b;", "color:red;", "font-family:\\61 ", "&amp;", "\u{301}", ",", "rgb(1,1,1)",
        "%41", "e",
    ]) func longValues(_ part: String) {
        let value = Self.repeated(part, bytes: 20_000)
        for name in ["style", "href", "class", "srcset", "alt", "color", "lang", "dir", "src"] {
            _ = Self.read("<a \(name)=\"\(value)\">x</a><font \(name)=\"\(value)\">y</font><img \(name)=\"\(value)\">")
        }
        _ = Self.read("<img src=\"data:\(value)\"><p style=\"font-family:\(value)\">x<p style=\"color:\(value)\">y")
        _ = Self.read("<img src=\"data:;base64,\(value)\">")
        _ = Self.read("<\(value)>")
    }

    @Test func numbersMayLie() {
        #expect(Self.text("<ol start=9223372036854775807><li>a<li>b") != nil)
        #expect(Self.text("<img src=data:,a width=1e400 height=-1>") == "\u{FFFC}")
        for size in ["1e400pt", "nanpt", "-4pt", "0", "1e-400em", "infpx", "e-pt", "1e-2pt", "%", "pt"] {
            let document = Self.read("<p style='font-size:\(size)'>a")
            #expect(
                document?.text.runs.allSatisfy { $0.fontSize.map { $0.isFinite && $0 > 0 } ?? true } == true, "\(size)")
        }
    }

    /// What a reader made of it can be written by every writer.
    @Test func whatWasReadCanBeWritten() throws {
        let html = """
            <p style="font-size:1e300pt;font-family:'\\0 {};\\\\'">\0&#1;<a href="https://e.com/%22">x</a><img src="data:,a" \
            width=1e300 height=1e-300 alt="]\n<">\u{FFFC}<font color="#ffffff01">é
            """
        let document = try #require(Self.read(html))
        for again in [
            try RichTextDocument(rtf: document.rtf()), try RichTextDocument(rtfd: document.rtfd()),
            try RichTextDocument(html: document.html()),
        ] { #expect(!again.text.characters.isEmpty) }
        #expect(try !document.htmlFiles().isEmpty)
    }

    @Test func limitsHold() {
        #expect(throws: RichTextError.self) { try RichTextDocument(html: "<b>abc", limits: DocumentLimits(bytes: 5)) }
        #expect(throws: RichTextError.self) {
            try RichTextDocument(html: "a<b>b</b>c", limits: DocumentLimits(runs: 1))
        }
        let files = ["a.png": Data(count: 10)]
        #expect(throws: RichTextError.self) {
            try RichTextDocument(html: "a", files: files, limits: DocumentLimits(bytes: 5))
        }
    }
}
