import Foundation
import RichText

/// A run of a text, letter by letter to the last accent, with all attributes. Neighbours that are alike are one.
///
/// Foundation compares texts by their characters, and where a run ends within one it may find texts different whose runs are the
/// same.
struct Piece: Equatable, CustomStringConvertible {
    private(set) var letters: [UInt32]
    let attributes: AttributeContainer

    static func pieces(of text: AttributedString) -> [Piece] {
        text.runs.reduce(into: []) { pieces, run in
            let letters = text.unicodeScalars[run.range].map(\.value)
            if let last = pieces.indices.last, pieces[last].attributes == run.attributes {
                pieces[last].letters += letters
            } else {
                pieces.append(Piece(letters: letters, attributes: run.attributes))
            }
        }
    }

    var description: String {
        let digits = letters.map { String($0, radix: 16) }.joined(separator: " ")
        return "\(digits) \(attributes)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
