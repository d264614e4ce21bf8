import Foundation
import Glibc
import Testing

@testable import RichText

/// Documents that lie, are cut short or damaged, and how they are read: as a document or as an error, and soon.
enum HostileDocument {
    /// Seconds of a core, whatever else it does: far more than any of them takes, unless work grows faster than the bytes.
    static let longest = 2.0

    /// A document of every kind of contents: looks, glyphs of both kinds of file, an attachment, links, both directions.
    static func sample() throws -> RichTextDocument {
        var text = AttributedString("Füße ")
        text.isBold = true
        text.fontFamily = "Noto Sans"
        for encoding in [GlyphEncoding.png, nil] {
            let picture = SampleGlyph.picture(edge: 8, colour: [encoding == nil ? 200 : 20, 90, 30])
            text += AttributedString(
                adaptiveImageGlyph: try AdaptiveImageGlyph(picture, description: "pie", encoding: encoding))
        }
        var link = AttributedString("\nمرحبا at example.com\n")
        link.link = URL(string: "https://example.com/a?b=c")
        link.writingDirection = .rightToLeft
        link.textColor = TextColor(red: 200, green: 0, blue: 10)
        var file = AttributedString(AttributedString.glyphPlace)
        file.textAttachment = TextAttachment(name: "notes.txt", contents: Data("notes".utf8), description: "notes")
        return RichTextDocument(text + link + file)
    }

    /// Reads once, and says what came of it. An error of another type than `RichTextError` cannot come.
    @discardableResult
    static func outcome(
        of name: String, _ read: () throws(RichTextError) -> RichTextDocument,
        location: SourceLocation = #_sourceLocation
    ) -> Result<RichTextDocument, RichTextError> {
        var outcome: Result<RichTextDocument, RichTextError>?
        let start = seconds
        do throws(RichTextError) { outcome = .success(try read()) } catch { outcome = .failure(error) }
        let time = seconds - start
        #expect(time < longest, "\(name) took \(time) s", sourceLocation: location)
        switch outcome {
        case .success(let document): _ = String(document.text.characters).utf8.count
        case .failure(let error): #expect(!error.message.isEmpty)
        case nil: break
        }
        return outcome ?? .failure(RichTextError(.unreadableDocument, "Nothing was read."))
    }

    /// What this thread has worked.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The bytes cut at every sixteenth.
    static func cuts(of bytes: Data) -> [Data] {
        (0..<16).map { bytes.prefix(bytes.count * $0 / 16) }
    }

    /// The bytes with one to eight bits turned over, the same 200 times on every run.
    static func flips(of bytes: Data) -> [Data] {
        var random = SeededGenerator(seed: 22)
        return (0..<200).map { _ in
            var flipped = [UInt8](bytes)
            for _ in 0..<Int.random(in: 1...8, using: &random) where !flipped.isEmpty {
                flipped[Int.random(in: flipped.indices, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
            }
            return Data(flipped)
        }
    }
}
