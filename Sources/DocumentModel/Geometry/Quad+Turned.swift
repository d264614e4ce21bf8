extension Quad {
    /// The same place for content that stands turned clockwise by quarters: after one, it reads downwards.
    package func turned(quarterTurns: Int) -> Quad {
        switch quarterTurns & 3 {
        case 1: Quad(topLeft: topRight, topRight: bottomRight, bottomRight: bottomLeft, bottomLeft: topLeft)
        case 2: Quad(topLeft: bottomRight, topRight: bottomLeft, bottomRight: topLeft, bottomLeft: topRight)
        case 3: Quad(topLeft: bottomLeft, topRight: topLeft, bottomRight: topRight, bottomLeft: bottomRight)
        default: self
        }
    }
}
