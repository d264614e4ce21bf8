/// A place on the Earth (WGS 84).
public struct CoordinatesValue: Hashable, Sendable, Codable {
    /// Degrees north of the equator, -90 to 90.
    public var latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    public var longitude: Double
    /// The plus code (Open Location Code) that the text gives the place by.
    public var plusCode: String?

    /// Makes a place.
    public init(latitude: Double, longitude: Double, plusCode: String? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.plusCode = plusCode
    }
}
