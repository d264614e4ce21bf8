/// A text from pages down to letters, as Google nests them; a block is one paragraph here.
package struct GoogleVisionText: Hashable, Sendable, Codable {
    package typealias Poly = GoogleVisionAnnotation.Poly

    package struct Page: Hashable, Sendable, Codable {
        package var property: Property?
        package var width: Int
        package var height: Int
        package var blocks: [Block]
        package var confidence: Double
    }

    package struct Block: Hashable, Sendable, Codable {
        package var property: Property?
        package var boundingBox: Poly
        package var paragraphs: [Paragraph]
        package var blockType = "TEXT"
        package var confidence: Double
    }

    package struct Paragraph: Hashable, Sendable, Codable {
        package var property: Property?
        package var boundingBox: Poly
        package var words: [Word]
        package var confidence: Double
    }

    package struct Word: Hashable, Sendable, Codable {
        package var property: Property?
        package var boundingBox: Poly
        package var symbols: [Symbol]
        package var confidence: Double
    }

    package struct Symbol: Hashable, Sendable, Codable {
        package var property: Property?
        package var boundingBox: Poly
        package var text: String
        package var confidence: Double
    }

    package struct Property: Hashable, Sendable, Codable {
        package struct Language: Hashable, Sendable, Codable {
            package var languageCode: String
        }

        package struct Break: Hashable, Sendable, Codable {
            /// "SPACE", "EOL_SURE_SPACE" where a paragraph goes on in the next line, "LINE_BREAK".
            package var type: String
        }

        package var detectedLanguages: [Language]?
        package var detectedBreak: Break?
    }

    package var pages: [Page]
    package var text: String
}
