import Foundation

/// A picture or a glyph while its hexadecimal digits are read.
struct RTFPicture {
    /// What the file's name ends with.
    var kind = "bin"
    /// The size at which it is shown, in twips: 20 a point.
    var (width, height): (Int?, Int?)
    var description: String?
    var name = ""
    private(set) var data = Data()
    private var half: UInt8?

    init() {
        (width, height) = (nil, nil)
    }

    /// Takes digits; what is none is skipped.
    mutating func append(hex bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            guard let digit = byte.hexDigit else { continue }
            if let half {
                data.append(half << 4 | digit)
                self.half = nil
            } else {
                half = digit
            }
        }
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        data.append(contentsOf: bytes)
    }

    /// The picture as a file that stands in the text.
    func attachment(name: String, contents: Data) -> TextAttachment {
        TextAttachment(
            name: name, contents: contents, description: description, width: width.flatMap(Self.points),
            height: height.flatMap(Self.points))
    }

    private static func points(_ twips: Int) -> Double? {
        twips > 0 ? Double(twips) / 20 : nil
    }
}
