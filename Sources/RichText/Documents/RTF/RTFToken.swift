/// What RTF is made of.
enum RTFToken: Equatable {
    /// `{`
    case open
    /// `}`
    case close
    /// A control word: `\b0`.
    case word(String, Int?)
    /// A control symbol: a backslash and a sign that is no letter.
    case symbol(UInt8)
    /// A byte of text in hexadecimal: `\'e4`.
    case byte(UInt8)
    /// Bytes of text, at these places.
    case text(Range<Int>)
    /// Bytes after `\bin`, at these places.
    case binary(Range<Int>)
}
