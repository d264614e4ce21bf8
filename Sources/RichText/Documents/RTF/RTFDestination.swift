/// Where the text of an RTF group goes.
enum RTFDestination: Hashable {
    case body
    /// Nowhere.
    case skipped
    case fonts
    case colors
    /// The hexadecimal digits of a picture.
    case picture
    /// The name of a property of a picture, and its value.
    case propertyName, propertyValue
    /// What a field computes.
    case instruction
    /// The name of a file that stands in the text.
    case graphic
    /// The hexadecimal digits of a glyph's file: LiveText's own destination, which other readers skip.
    case glyph
}
