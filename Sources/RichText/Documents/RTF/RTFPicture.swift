import Foundation

/// A picture or a glyph while its hexadecimal digits are read.
struct RTFPicture {
    /// What the file's name ends with.
    var kind = "bin"
    /// The size at which it is shown, in twips: 20 a point.
    var (width, height): (Int?, Int?)
    var description: String?
    var name = ""
    private var bytes: [UInt8] = []
    private var half: UInt8?

    init() {
        (width, height) = (nil, nil)
    }

    /// Takes digits; what is none is skipped.
    mutating func append(hex digits: ArraySlice<UInt8>) {
        for byte in digits {
            guard let digit = byte.hexDigit else { continue }
            if let half {
                bytes.append(half << 4 | digit)
                self.half = nil
            } else {
                half = digit
            }
        }
    }

    mutating func append(_ more: ArraySlice<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// What was read so far.
    var data: Data { Data(bytes) }

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
