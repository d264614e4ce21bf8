import Foundation
import Testing

@testable import RichText

/// RTFD that lies, is cut short, or damaged, in one piece and as files.
@Suite struct HostileRTFDTests {
    private static func read(_ data: Data, _ name: String = "RTFD") -> Result<RichTextDocument, RichTextError> {
        HostileDocument.outcome(of: name) { () throws(RichTextError) in try RichTextDocument(rtfd: data) }
    }

    private static func read(_ rtf: String, _ files: [String: Data] = [:]) -> Result<RichTextDocument, RichTextError> {
        let files = files.merging(["TXT.rtf": Data(rtf.utf8)]) { $1 }
        return HostileDocument.outcome(of: String(rtf.prefix(60))) { () throws(RichTextError) in
            try RichTextDocument(rtfdFiles: files)
        }
    }

    /// `rtfd`, 0, and numbers of 32 bits, the lowest byte first.
    private static func flat(_ numbers: [UInt32], _ rest: String = "") -> Data {
        let bytes = ([0] + numbers).flatMap { number in
            [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        return Data("rtfd".utf8) + bytes + Data(rest.utf8)
    }

    @Test func fileThatWasCutShortIsAnError() throws {
        let data = try HostileDocument.sample().rtfd()
        for cut in HostileDocument.cuts(of: data) {
            #expect(throws: RichTextError.self, "\(cut.count) of \(data.count)") { try Self.read(cut).get() }
        }
    }

    @Test func damageEndsNothing() throws {
        for flipped in HostileDocument.flips(of: try HostileDocument.sample().rtfd()) { _ = Self.read(flipped) }
    }

    @Test func damagedTextEndsNothing() throws {
        let files = try HostileDocument.sample().rtfdFiles()
        for flipped in HostileDocument.flips(of: try #require(files["TXT.rtf"])) {
            HostileDocument.outcome(of: "damaged text") { () throws(RichTextError) in
                try RichTextDocument(rtfdFiles: files.merging(["TXT.rtf": flipped]) { $1 })
            }
        }
    }

    /// A damaged glyph is kept as a file, and said.
    @Test func damagedGlyphsAreKept() throws {
        let files = try HostileDocument.sample().rtfdFiles()
        let glyph = try #require(files.keys.first { $0.hasPrefix("AdaptiveImageGlyph-") && !$0.hasSuffix(".png") })
        let damaged = Data(try #require(files[glyph]).prefix(40))
        let document = try RichTextDocument(rtfdFiles: files.merging([glyph: damaged]) { $1 })
        #expect(document.text.runs.contains { $0.textAttachment?.contents == damaged })
        #expect(document.omissions.contains { $0.contains("damaged") })
    }

    @Test func countsAndLengthsMayLie() {
        for data in [
            Self.flat([3, .max]), Self.flat([3, 100_000]), Self.flat([3, 1, .max]), Self.flat([3, 1, 7, 0], "TXT.rtf"),
            Self.flat([3, 1, 0, .max]), Self.flat([3, 1, 0, 8, 1, .max]), Self.flat([3, 0]), Self.flat([1, 5]),
            Self.flat([3, 1, 0, 4, 3]), Self.flat([.max]), Self.flat([]), Data("rtfd".utf8), Data(),
        ] { #expect(throws: RichTextError.self, "\(Array(data))") { try Self.read(data).get() } }
        // A hundred thousand entries without names and contents.
        let many = Self.flat([3, 99_999] + [UInt32](repeating: 0, count: 199_998))
        #expect(throws: RichTextError.self) { try Self.read(many).get() }
    }

    @Test func folderWithinAFolderIsNamed() throws {
        let rtf = "{\\rtf1 a}"
        let one = Data(Self.flat([1, UInt32(rtf.utf8.count)], rtf).dropFirst(8))
        let head = Self.flat([3, 2, 7], "TXT.rtf") + Self.flat([3], "sub").dropFirst(8)
        let data = head + Self.flat([UInt32(one.count), 8]).dropFirst(8) + one + Self.flat([3, 0]).dropFirst(8)
        let document = try RichTextDocument(rtfd: data)
        #expect(String(document.text.characters) == "a")
        #expect(document.omissions.contains { $0.contains("sub") })
    }

    /// Names in the text lead to files of the package alone.
    @Test func namesLeadNowhere() throws {
        for name in ["../../etc/passwd", "/etc/passwd", "", ".", "TXT.rtf", "a\\'00b", "{\\*\\x y}"] {
            let document = try Self.read("{\\rtf1 {{\\NeXTGraphic \(name) \\width-1 \\height99999999999}\\'ac}}").get()
            let foreign = document.text.runs.compactMap(\.textAttachment).filter { $0.name != "TXT.rtf" }
            #expect(foreign.isEmpty, "\(name)")
        }
    }

    @Test func namesThatAreWrittenAreHarmless() throws {
        for name in ["../a", "/etc/passwd", "..", "", "TXT.RTF", "a\nb", "{x}\\", String(repeating: "ä", count: 400)] {
            var text = AttributedString(AttributedString.glyphPlace)
            text.textAttachment = TextAttachment(name: name, contents: Data([1]))
            let files = try RichTextDocument(text).rtfdFiles()
            #expect(files.count == 2)
            for written in files.keys {
                #expect(!written.contains("/") && !written.hasPrefix(".") && (1...255).contains(written.utf8.count))
            }
            #expect(try RichTextDocument(rtfdFiles: files).text.runs.first?.textAttachment?.contents == Data([1]))
        }
    }

    /// One file two thousand times is one file, read once.
    @Test func oneFileManyTimes() throws {
        let glyph = Data(try SampleGlyph.glyph().imageContent.dropLast(4))
        let part = "{{\\NeXTGraphic AdaptiveImageGlyph-a.heic}}"
        let outcome = Self.read(
            "{\\rtf1 " + String(repeating: part, count: 2_000) + "}", ["AdaptiveImageGlyph-a.heic": glyph])
        #expect(try outcome.get().text.characters.count == 2_000)
    }

    @Test func linksInAFolderAreNotFollowed() throws {
        let folder = TemporaryFolder()
        let package = folder.url.appending(path: "a.rtfd", directoryHint: .isDirectory)
        try HostileDocument.sample().write(rtfdFolder: package)
        try Data("secret".utf8).write(to: folder.url.appending(path: "secret"))
        try FileManager.default.createSymbolicLink(
            at: package.appending(path: "link.txt"), withDestinationURL: folder.url.appending(path: "secret"))
        let document = try RichTextDocument(rtfdFolder: package)
        #expect(document.omissions.contains { $0.contains("link.txt") })
        // What is no RTFD is not overwritten.
        #expect(throws: RichTextError.self) { try document.write(rtfdFolder: folder.url) }
    }
}
