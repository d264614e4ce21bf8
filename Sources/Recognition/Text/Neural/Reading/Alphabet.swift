internal import Imaging
internal import Foundation

/// What the outputs of the recogniser stand for: nothing at 0, then a character each, a space, and the ideographs.
struct Alphabet: Sendable {
    /// The characters by output; the first, which stands for nothing, is empty.
    let characters: [String]
    /// Where the space is; nil where there is none.
    let space: Int?
    /// Where i, I, ı and İ are; nil where one of them is missing.
    let dottedLetters: DottedLetters.Places?
    /// Where the Latin letters are, by the letter without marks, which is among them.
    let letters: [Character: [Int]]

    /// Reads the alphabet from the metadata of two networks.
    ///
    /// - Parameters:
    ///   - file: An ONNX file with the metadata key `character`, one character a line.
    ///   - ideographs: Another, whose outputs come after those of the first.
    /// - Throws: `.engineUnavailable` where a file is damaged or has none.
    init(file: String, ideographs: String) throws {
        try self.init(characters: [""] + Self.lines(of: file) + [" "] + Self.lines(of: ideographs))
    }

    /// - Parameter characters: Those of the outputs, the first empty.
    init(characters: [String]) {
        self.characters = characters
        space = characters.firstIndex(of: " ")
        dottedLetters = DottedLetters.Places(in: characters)
        letters = characters.indices.reduce(into: [:]) { letters, place in
            guard characters[place].utf8.count < 3, characters[place].count == 1, let letter = characters[place].first
            else { return }
            if let base = LetterMarks.bases[letter] ?? (letter.isASCII && letter.isLetter ? letter : nil) {
                letters[base, default: []].append(place)
            }
        }
    }

    /// The alphabet with the characters of another network that it lacks.
    ///
    /// - Parameter file: An ONNX file whose outputs stand for nothing, a space, and the characters of its metadata.
    /// - Returns: The alphabet, and where in it the other network's outputs are.
    /// - Throws: `.engineUnavailable` where the file is damaged or has no alphabet.
    func adding(file: String) throws -> (alphabet: Alphabet, places: [Int]) {
        var characters = characters
        var known = Dictionary(characters.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let places = try (["", " "] + Self.lines(of: file)).map { character in
            if let place = known[character] { return place }
            known[character] = characters.count
            characters.append(character)
            return characters.count - 1
        }
        return (Alphabet(characters: characters), places)
    }

    /// The characters at some places.
    func only(_ places: [Int]) -> Alphabet { Alphabet(characters: places.map { characters[$0] }) }

    /// The output that stands for a character.
    func place(of character: String) -> Int? { characters.firstIndex(of: character) }

    private static func lines(of file: String) throws -> [String] {
        guard let data = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped),
            let lines = ONNXMetadata.value(of: "character", in: data)
        else {
            throw ImageAnalysisError(
                .engineUnavailable, "The network \(file) names no alphabet: fetch it again with Models/fetch.sh.")
        }
        // By bytes, which takes a fraction of the time that characters do.
        return lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }
}
