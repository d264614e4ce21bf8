internal import RichText

/// `{"type": "template", …}` with the layout's texts, or `{"type": "live", "app": …, "alternate": {…}}`.
extension MessageLayout: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case type, app, alternate
        case image, mediaFileURL, imageTitle, imageSubtitle
        case caption, subcaption, trailingCaption, trailingSubcaption

        static var texts: [(CodingKeys, WritableKeyPath<TemplateLayout, String?>)] {
            [
                (.imageTitle, \.imageTitle), (.imageSubtitle, \.imageSubtitle), (.caption, \.caption),
                (.subcaption, \.subcaption), (.trailingCaption, \.trailingCaption),
                (.trailingSubcaption, \.trailingSubcaption),
            ]
        }
    }

    /// Reads the object; it may have no members but those of its type.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        let isLive = members.contains(.app) || members.contains(.alternate)
        switch try members.decode(String.self, forKey: .type) {
        case "template" where !isLive: self = .template(try Self.template(members))
        case "live" where members.allKeys.allSatisfy { [.type, .app, .alternate].contains($0) }:
            guard let app = AppIdentifier(try members.decode(String.self, forKey: .app)) else {
                throw InvalidMessage("“layout.app” is 1 to 64 lower case letters, digits, “-” and “.”.")
            }
            guard members.contains(.alternate), try !members.decodeNil(forKey: .alternate) else {
                throw InvalidMessage("A live layout has an “alternate” for those who don't have its app.")
            }
            let alternate = try members.nestedContainer(keyedBy: CodingKeys.self, forKey: .alternate)
            let decoder = try members.superDecoder(forKey: .alternate)
            _ = try decoder.strictContainer(keyedBy: CodingKeys.self)
            guard !alternate.contains(.type), !alternate.contains(.app), !alternate.contains(.alternate) else {
                throw InvalidMessage("“layout.alternate” has the members of a template, and no others.")
            }
            self = .live(LiveLayout(app: app, alternate: try Self.template(alternate)))
        default:
            throw InvalidMessage(
                "“layout.type” is template, with its texts, or live, with “app” and “alternate” and nothing else.")
        }
    }

    private static func template(_ members: KeyedDecodingContainer<CodingKeys>) throws -> TemplateLayout {
        var layout = TemplateLayout()
        layout.image = try members.line(.image, longest: 64)
        if let url = try members.line(.mediaFileURL, longest: 2000) {
            guard HarmlessLink(url)?.isWeb == true else {
                throw InvalidMessage("“mediaFileURL” begins with https: or http:.")
            }
            layout.mediaFileURL = url
        }
        for (key, path) in CodingKeys.texts { layout[keyPath: path] = try members.text(key, longest: 1000) }
        return layout
    }

    /// Writes the object; what is not set is left out.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .template(let layout):
            try members.encode("template", forKey: .type)
            try layout.encode(to: encoder)
        case .live(let layout):
            try members.encode("live", forKey: .type)
            try members.encode(layout.app.description, forKey: .app)
            try members.encode(layout.alternate, forKey: .alternate)
        }
    }
}
