public import Foundation

/// The calls of Foundation's `NSDataDetector`, for code that is moved from Apple's systems.
extension DataDetector {
    /// Makes a detector of Foundation's checking types.
    ///
    /// ```swift
    /// let detector = try DataDetector(types: CheckingType.link.rawValue | CheckingType.phoneNumber.rawValue)
    /// ```
    ///
    /// - Throws: `CheckingTypeError` if none of the types is one that a data detector finds.
    public init(types: CheckingType.RawValue) throws {
        let wanted = CheckingType(rawValue: types)
        let dataTypes = CheckingType.dataTypes.filter { wanted.contains($0.key) }.flatMap(\.value)
        guard !dataTypes.isEmpty else { throw CheckingTypeError(rawValue: types) }
        self.init(types: Set(dataTypes))
    }

    /// The data in a range of a text, with ranges as `NSRange`.
    public func matches(in string: String, range: NSRange) -> [CheckingResult] {
        let text = string as NSString
        let whole = NSRange(location: 0, length: text.length)
        guard range.location >= 0, range.length >= 0, let part = Optional(NSIntersectionRange(whole, range)),
            part.length > 0
        else {
            return []
        }
        return matches(in: text.substring(with: part)).map { CheckingResult(match: $0, offset: part.location) }
    }

    /// The first data in a range of a text.
    public func firstMatch(in string: String, range: NSRange) -> CheckingResult? {
        matches(in: string, range: range).first
    }

    /// How much data a range of a text holds.
    public func numberOfMatches(in string: String, range: NSRange) -> Int {
        matches(in: string, range: range).count
    }

    /// Hands each match to a closure, which may stop the enumeration by setting its second argument to true.
    public func enumerateMatches(
        in string: String, range: NSRange, using body: (_ result: CheckingResult, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for match in matches(in: string, range: range) {
            body(match, &stop)
            if stop { return }
        }
    }
}
