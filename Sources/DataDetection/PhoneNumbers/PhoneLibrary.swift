import CPhoneNumber

/// Numbering plans: libphonenumber in Swift's terms.
struct PhoneLibrary {
    /// A number that the library reads in a piece of text.
    struct Match {
        /// UTF-16 offsets in the piece.
        var range: Range<Int>
        let e164: String
        let kind: PhoneNumber.Kind?
        let `extension`: String?
        let validity: CPhoneNumberValidity
    }

    /// An ISO 3166 code.
    let region: String

    /// No piece of text worth asking about holds more numbers.
    private static let capacity = 8

    /// The numbers in a short piece of text.
    func matches(in piece: [UInt16]) -> [Match] {
        let utf8 = Array(String(decoding: piece, as: UTF16.self).utf8)
        var found = [CPhoneNumberMatch](repeating: CPhoneNumberMatch(), count: Self.capacity)
        let count = utf8.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                cphonenumber_find(text.baseAddress, text.count, region, &found, found.count)
            }
        }
        guard count > 0 else { return [] }
        let offsets = Self.utf16Offsets(ofBytes: utf8)
        return found.prefix(count).compactMap { match in
            guard match.start < match.end, match.end < offsets.count else { return nil }
            return Match(match, range: offsets[match.start]..<offsets[match.end])
        }
    }

    /// A text that is one number as a whole.
    func number(_ text: String) -> Match? {
        var match = CPhoneNumberMatch()
        var text = text
        let isNumber = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                cphonenumber_parse(text.baseAddress, text.count, region, &match)
            }
        }
        return isNumber ? Match(match, range: 0..<text.utf16.count) : nil
    }

    /// For each byte, and the end, the UTF-16 offset of its character.
    private static func utf16Offsets(ofBytes bytes: [UInt8]) -> [Int] {
        var offset = 0
        var next = 0
        var offsets = bytes.map { byte in
            // A byte that continues a character has the place of its first byte.
            if byte & 0xC0 != 0x80 {
                offset = next
                next += byte >= 0xF0 ? 2 : 1
            }
            return offset
        }
        offsets.append(next)
        return offsets
    }
}

extension PhoneLibrary.Match {
    fileprivate init(_ match: CPhoneNumberMatch, range: Range<Int>) {
        self.range = range
        e164 = withUnsafeBytes(of: match.e164) { Self.string($0) }
        let `extension` = withUnsafeBytes(of: match.extension) { Self.string($0) }
        self.extension = `extension`.isEmpty ? nil : `extension`
        validity = match.validity
        kind = PhoneNumber.Kind(match.kind)
    }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension PhoneNumber.Kind {
    fileprivate init?(_ kind: CPhoneNumberKind) {
        switch kind {
        case CPhoneNumberFixedLine: self = .fixedLine
        case CPhoneNumberMobile: self = .mobile
        case CPhoneNumberFixedLineOrMobile: self = .fixedLineOrMobile
        case CPhoneNumberTollFree: self = .tollFree
        case CPhoneNumberPremiumRate: self = .premiumRate
        case CPhoneNumberSharedCost: self = .sharedCost
        case CPhoneNumberVoIP: self = .voip
        case CPhoneNumberPersonal: self = .personal
        case CPhoneNumberPager: self = .pager
        case CPhoneNumberCompany: self = .company
        case CPhoneNumberVoicemail: self = .voicemail
        default: return nil
        }
    }
}
