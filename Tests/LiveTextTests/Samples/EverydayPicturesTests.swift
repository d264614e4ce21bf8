import Foundation
import Recognition
import Testing

@testable import LiveText

/// Data on photographed papers in fifteen languages, found by an analyzer that is told neither language nor country.
@Suite(.enabled(if: NeuralData.folder != nil, "the networks are not installed"))
struct EverydayPicturesTests {
    /// What is on a picture and not found, with the reason.
    private static let known: [String: Set<String>] = [
        // Where networks compute in single precision, "пр.," is read as "пр," and "г." as ".".
        "appointment-russian.jpg": ["191025, Санкт-Петербург, Невский пр., д. 88", "среда, 18 марта 2026 г. в 10:40"]
    ]
    /// Pictures on which more words are read otherwise: Chinese and Japanese that are printed with spaces are read without.
    private static let hardToRead: Set = [
        "bill-japanese.jpg", "hours-japanese.jpg", "parcel-chinese.jpg", "ticket-chinese.jpg",
    ]

    /// All pictures, read once for all tests.
    private static let analyses = Task {
        let analyzer = ImageAnalyzer()
        return try await withThrowingTaskGroup { group in
            for picture in EverydayPicture.all {
                group.addTask { (picture.image, try await picture.analysis(by: analyzer)) }
            }
            return try await group.reduce(into: [String: ImageAnalysis]()) { $0[$1.0] = $1.1 }
        }
    }

    private static func analysis(of picture: EverydayPicture) async throws -> ImageAnalysis {
        try #require(try await analyses.value[picture.image])
    }

    @Test func picturesAreThere() {
        #expect(EverydayPicture.all.count >= 24)
        #expect(Set(EverydayPicture.all.map { $0.language.prefix(2) }).count >= 12)
        #expect(EverydayPicture.all.allSatisfy { $0.complete && !$0.data.isEmpty })
    }

    @Test(arguments: EverydayPicture.all) func everyDatumIsFound(picture: EverydayPicture) async throws {
        let (missed, _) = try Self.compared(picture, try await Self.analysis(of: picture))
        let unexpected = Set(missed.map(\.text)).subtracting(Self.known[picture.image] ?? [])
        #expect(unexpected.isEmpty)
    }

    @Test func hardlyAnythingElseIsFound() async throws {
        var wrong: [String] = []
        for picture in EverydayPicture.all {
            let (_, left) = try Self.compared(picture, try await Self.analysis(of: picture))
            wrong += left.map { "\(picture.image): \($0)" }
        }
        #expect(wrong.count * 10 <= EverydayPicture.all.count, "\(wrong)")
    }

    @Test(arguments: EverydayPicture.all.filter { !hardToRead.contains($0.image) })
    func isReadWell(picture: EverydayPicture) async throws {
        let analysis = try await Self.analysis(of: picture)
        #expect(WordScore.f1(expected: picture.lines.map(\.text), found: analysis.lines.map(\.text)) >= 0.85)
    }

    /// What of a picture's data is not found with its text and value, and the texts of matches that are no part of it.
    private static func compared(
        _ picture: EverydayPicture, _ analysis: ImageAnalysis
    ) throws -> (missed: [EverydayPicture.Truth], wrong: [String]) {
        var left = try analysis.data.map { item -> (match: DataMatch, value: JSON) in
            let value = try JSONEncoder().encode(item.match.value)
            return (match: item.match, value: try JSONDecoder().decode(JSON.self, from: value))
        }
        var missed: [EverydayPicture.Truth] = []
        for truth in picture.data {
            let place = left.firstIndex {
                $0.match.type == truth.type && plain($0.match.text) == plain(truth.text)
                    && $0.value.unspaced.includes(truth.value.unspaced)
            }
            if let place { left.remove(at: place) } else { missed.append(truth) }
        }
        // A match that is a part of what is missed, or has it as a part, is that with a mistake and counted once.
        let wrong = left.filter { found in
            !missed.contains { truth in
                let (a, b) = (plain(truth.text), plain(found.match.text))
                return truth.type == found.match.type && (a.contains(b) || b.contains(a))
            }
        }
        return (missed, wrong.map(\.match.text))
    }

    /// A text without what reading may change and nobody minds: spaces, marks on letters, the length of dashes.
    private static func plain(_ text: String) -> String {
        let folded = text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        return String(
            String.UnicodeScalarView(
                folded.unicodeScalars.compactMap { scalar in
                    if scalar.properties.isWhitespace { return nil }
                    let isDash = scalar.properties.generalCategory == .dashPunctuation
                    return isDash || "~〜～".unicodeScalars.contains(scalar) ? "-" : scalar
                }))
    }
}
