/// One image of a batch.
package struct GoogleVisionImageRequest: Sendable, Decodable {
    package struct Image: Sendable {
        /// The encoded image; nil where there is none.
        package var content: [UInt8]?
        /// Whether the image is named by an address in its place.
        package var hasSource = false
    }

    package struct Context: Sendable, Decodable {
        /// BCP-47 tags.
        package var languageHints: [String]?
    }

    package var image: Image
    package var features: [GoogleVisionFeature]
    package var imageContext: Context?

    private enum CodingKeys: CodingKey {
        case image, features, imageContext
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        image = try container.decodeIfPresent(Image.self, forKey: .image) ?? Image()
        features = try container.decodeIfPresent([GoogleVisionFeature].self, forKey: .features) ?? []
        imageContext = try container.decodeIfPresent(Context.self, forKey: .imageContext)
    }

    /// The languages that are hinted at, without what a tag says beyond language, script and region: "en-t-i0-handwrit" asks
    /// for handwriting.
    var languages: [String] {
        (imageContext?.languageHints ?? []).compactMap { hint in
            let parts = hint.split(separator: "-").map(String.init).prefix { $0.count > 1 }
            return parts.isEmpty ? nil : parts.joined(separator: "-")
        }
    }
}

extension GoogleVisionImageRequest.Image: Decodable {
    private enum CodingKeys: CodingKey {
        case content, source
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        hasSource = container.contains(.source)
        guard let text = try container.decodeIfPresent(String.self, forKey: .content), !text.isEmpty else { return }
        guard let bytes = Base64Content.bytes(in: text) else {
            throw DecodingError.dataCorruptedError(forKey: .content, in: container, debugDescription: "No base64.")
        }
        content = bytes
    }
}
