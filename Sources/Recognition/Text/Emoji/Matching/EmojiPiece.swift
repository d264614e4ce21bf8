import DocumentModel

/// A piece of a strip that may show one emoji.
struct EmojiPiece {
    /// What belongs to it: around it is nothing but ground, or a neighbour.
    let part: Rectangle
    /// Where its ink lies, as far as all of it is seen, and as far as it is strong: the edges of what a JPEG holds are uncertain.
    let inks: [Rectangle]
    /// How far the part differs from the ground, the sum of squares over all its pixels and channels.
    let energy: Double
    /// How colourful its ink is: the mean difference between a pixel's largest and its smallest channel.
    let colourfulness: Double

    /// Whether it has colours, or is a gray shape in a picture of a tint.
    var isColourful: Bool { colourfulness > 30 }
}
