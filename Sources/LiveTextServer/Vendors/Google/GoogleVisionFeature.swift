/// Something that a client wants to know of an image.
package struct GoogleVisionFeature: Hashable, Sendable, Decodable {
    /// The name, or the number as text where Google has given none.
    package var type: String

    /// Whether it is the reading of text; both kinds are read in the same way here.
    package var isText: Bool { type == "TEXT_DETECTION" || type == "DOCUMENT_TEXT_DETECTION" }

    private enum CodingKeys: CodingKey {
        case type
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Google's own clients send numbers, people write names.
        if let number = try? container.decodeIfPresent(Int.self, forKey: .type) {
            type = Self.names[number] ?? String(number)
        } else {
            type = try container.decodeIfPresent(String.self, forKey: .type) ?? "TYPE_UNSPECIFIED"
        }
    }

    private static let names = [
        0: "TYPE_UNSPECIFIED", 1: "FACE_DETECTION", 2: "LANDMARK_DETECTION", 3: "LOGO_DETECTION", 4: "LABEL_DETECTION",
        5: "TEXT_DETECTION", 6: "SAFE_SEARCH_DETECTION", 7: "IMAGE_PROPERTIES", 9: "CROP_HINTS", 10: "WEB_DETECTION",
        11: "DOCUMENT_TEXT_DETECTION", 12: "PRODUCT_SEARCH", 19: "OBJECT_LOCALIZATION",
    ]
}
