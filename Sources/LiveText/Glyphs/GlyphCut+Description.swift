internal import Imaging

extension GlyphCut {
    /// What can be said of a picture that nobody knows: its colour.
    var description: String {
        var weights: [String: Int] = [:]
        var total = 0
        for (index, cover) in picture.coverage.bytes.enumerated() where cover > 128 {
            let bytes = picture.colours.bytes
            let name = Self.colour(
                red: Int(bytes[index * 3]), green: Int(bytes[index * 3 + 1]), blue: Int(bytes[index * 3 + 2]))
            weights[name, default: 0] += 1
            total += 1
        }
        // A colour is said where half of the picture has it; of as many pixels, the name decides.
        guard let most = weights.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 2 > total else {
            return "icon"
        }
        return "\(most.key) icon"
    }

    /// A colour by its hue, as most people would call it.
    private static func colour(red: Int, green: Int, blue: Int) -> String {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let chroma = most - least
        if chroma < 40 { return most < 70 ? "black" : least > 200 ? "white" : "gray" }
        let hue: Double =
            switch most {
            case red: Double(green - blue) / Double(chroma)
            case green: 2 + Double(blue - red) / Double(chroma)
            default: 4 + Double(red - green) / Double(chroma)
            }
        switch hue * 60 {
        case ..<(-22), 320...: return "pink"
        case ..<15: return "red"
        case ..<42: return most < 150 ? "brown" : "orange"
        case ..<70: return "yellow"
        case ..<165: return "green"
        case ..<200: return "turquoise"
        case ..<255: return "blue"
        default: return "purple"
        }
    }
}
