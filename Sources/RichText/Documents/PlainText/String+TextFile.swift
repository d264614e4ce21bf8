import Foundation

extension String {
    /// A text of a file: UTF-8, or what a byte order mark says. Bytes that mean nothing become U+FFFD.
    init(textFile data: Data) {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(decoding: data.dropFirst(3), as: UTF8.self)
        } else if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            let bytes = [UInt8](data.dropFirst(2))
            let (high, low) = data.first == 0xFE ? (0, 1) : (1, 0)
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
            }
            self.init(decoding: units, as: UTF16.self)
        } else {
            self.init(decoding: data, as: UTF8.self)
        }
    }
}
