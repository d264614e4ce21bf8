internal import CZLib
internal import Foundation

/// The words of a language and how common they are, as `Models/words.py` writes them: hashes in ascending order, then a byte for each.
struct WordList: Sendable {
    private let content: Data
    private let count: Int

    /// - Throws: `.engineUnavailable` where there is none, or it has no size that such a list can have.
    init(path: String) throws {
        let file = try InstalledNetwork(path: path)
        guard let list = WordList(file.content) else { throw file.unusable("it is damaged") }
        self = list
    }

    /// - Returns: nil where the content has no size that such a list can have.
    init?(_ content: Data) {
        guard content.count.isMultiple(of: Self.bytesPerWord) else { return nil }
        self.content = content
        count = content.count / Self.bytesPerWord
    }

    private static let hashSize = MemoryLayout<UInt32>.size
    private static let bytesPerWord = hashSize + 1
    /// What the byte of a word counts in, of an e-fold.
    private static let levelsPerFold: Float = 16

    /// What a word of three letters or more, in lower case, is looked up by.
    static func hash(of word: String) -> UInt32 {
        var word = word
        return word.withUTF8 { UInt32(crc32(0, $0.baseAddress, uInt($0.count))) }
    }

    /// The logarithm of how many times as common a word is as the rarest one here; nil for what is no word. One in ten thousand
    /// other strings passes for a word.
    func commonness(ofHash hash: UInt32) -> Float? {
        content.withUnsafeBytes { bytes in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                let found = UInt32(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: middle * Self.hashSize, as: UInt32.self))
                if found == hash { return Float(bytes[count * Self.hashSize + middle]) / Self.levelsPerFold }
                if found < hash { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }
}
