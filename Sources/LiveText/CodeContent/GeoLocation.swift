internal import DataDetection

/// A place on earth: `geo:` (RFC 5870).
public struct GeoLocation: Hashable, Sendable, Encodable {
    /// Degrees north of the equator, -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    public let longitude: Double
    /// Metres above the reference ellipsoid; nil where it is not said.
    public let altitude: Double?
    /// What is to be looked for there, where the payload says so.
    public let query: String?

    /// Reads a payload; nil where the coordinates are not a place in WGS 84.
    init?(_ text: String) {
        let parts = URIParts(text, plusIsSpace: true)
        let pieces = parts.path.split(separator: ";")
        let coordinates = (pieces.first ?? "").split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmed.decimalValue ?? .nan }
        guard (2...3) ~= coordinates.count, coordinates.allSatisfy(\.isFinite), (-90...90) ~= coordinates[0],
            (-180...180) ~= coordinates[1]
        else { return nil }
        let system = pieces.dropFirst().first { $0.hasCaseInsensitivePrefix("crs=") }?.dropFirst(4)
        guard system == nil || system?.lowercased() == "wgs84" else { return nil }
        latitude = coordinates[0]
        longitude = coordinates[1]
        altitude = coordinates.count > 2 ? coordinates[2] : nil
        query = parts["q"]
    }
}
