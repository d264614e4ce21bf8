/// A font for the Live Text button and the Quick Actions, whose size follows from theirs.
public struct SupplementaryInterfaceFont: Hashable, Sendable {
    /// The family's name.
    public var family: String
    /// How bold, from 100 to 900, as CSS and OpenType count; 400 is regular.
    public var weight: Int
    /// Ignored.
    public var pointSize: Double

    /// Names a font.
    public init(family: String, weight: Int = 400, pointSize: Double = 0) {
        self.family = family
        self.weight = weight
        self.pointSize = pointSize
    }
}
