import Foundation

/// What holds within a pair of braces.
struct RTFGroup {
    var style = TextStyle.plain
    var destination = RTFDestination.body
    /// Whether the destination began in this group, and so ends with it.
    var ownsDestination = false
    /// Whether `\*` was the last thing: who does not know the next word leaves the group out.
    var isOptional = false
    /// How many bytes stand after a Unicode character for those that know none.
    var fallbackLength = 1
    /// The number of the font.
    var font: Int?
    /// Where the field around leads to.
    var fieldLink: URL?
}
