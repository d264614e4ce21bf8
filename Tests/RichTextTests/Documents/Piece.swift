import Foundation

/// A run of a text: its letters to the last accent, and all attributes.
struct Piece: Equatable, CustomStringConvertible {
    let letters: [UInt32]
    let attributes: AttributeContainer

    static func pieces(of text: AttributedString) -> [Piece] {
        text.runs.map { run in
            Piece(letters: text.unicodeScalars[run.range].map(\.value), attributes: run.attributes)
        }
    }

    var description: String {
        "\(letters.map { String($0, radix: 16) }.joined(separator: " ")) \(attributes)".replacing("\n", with: " ")
    }
}
