/// Data found in a text: what it is, where it stands, what it means and what one can do with it.
public struct DataMatch: Hashable, Sendable {
    /// The kind of data.
    public let type: DataType
    /// The text as written, line ends included.
    public let text: String
    /// The place in the text in UTF-16 code units, end exclusive, as `NSRange` and JavaScript count.
    public let range: Range<Int>
    /// The meaning in normal form.
    public let value: DataValue
    /// What a person may want to do with it, the likeliest first.
    public let actions: [DataAction]
    /// The ISO 3166 code of the country by whose conventions it was read, where these count: how a telephone number is
    /// dialled, what "$" and "1,500" mean, which number of a date is the month.
    public let region: String?

    /// Makes a match.
    public init(
        type: DataType, text: String, range: Range<Int>, value: DataValue, actions: [DataAction], region: String? = nil
    ) {
        self.type = type
        self.text = text
        self.range = range
        self.value = value
        self.actions = actions
        self.region = region
    }

    /// The place as indices of the string in which the match was found; `nil` if it lies outside of `string`.
    public func stringRange(in string: String) -> Range<String.Index>? {
        let units = string.utf16
        guard
            range.lowerBound >= 0,
            let start = units.index(units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex),
            let end = units.index(start, offsetBy: range.count, limitedBy: units.endIndex)
        else { return nil }
        return start..<end
    }
}
