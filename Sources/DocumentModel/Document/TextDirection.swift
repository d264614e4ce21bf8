/// How the letters of a line follow each other, as the line stands upright.
package enum TextDirection: Hashable, Sendable {
    case leftToRight
    /// Hebrew, Arabic and scripts related to them.
    case rightToLeft
    /// Columns of Han and kana.
    case topToBottom
}

extension TextLine {
    /// The direction by the line's first letter, as the Unicode bidirectional algorithm has it, and by its place: letters of
    /// a script that is written in columns stand in one if the line reads downwards.
    package var direction: TextDirection {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return .leftToRight }
        if letter.isRightToLeft { return .rightToLeft }
        let across = quad.topRight.x - quad.topLeft.x
        let down = quad.topRight.y - quad.topLeft.y
        return letter.isWrittenWithoutSpaces && down > abs(across) ? .topToBottom : .leftToRight
    }
}
