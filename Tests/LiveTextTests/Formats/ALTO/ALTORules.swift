import FoundationXML

/// What the schema of ALTO 4.3 says about the elements that are written: the children that each may have, in this order,
/// and the attributes that it must and may have.
struct ALTORules {
    private struct Rule {
        let children: [String]
        let required: Set<String>
        let optional: Set<String>

        init(_ children: String = "", required: String = "", optional: String = "") {
            func names(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
            (self.children, self.required, self.optional) = (
                names(children), Set(names(required)), Set(names(optional))
            )
        }
    }

    private static let place = "HPOS VPOS WIDTH HEIGHT"
    private static let block = place + " STYLEREFS TAGREFS PROCESSINGREFS ROTATION IDNEXT CS"
    private static let rules: [String: Rule] = [
        "alto": Rule("Description Styles Tags ReadingOrder Layout", optional: "SCHEMAVERSION xsi:schemaLocation"),
        "Description": Rule("MeasurementUnit sourceImageInformation OCRProcessing Processing"),
        "MeasurementUnit": Rule(), "fileName": Rule(), "processingCategory": Rule(), "softwareName": Rule(),
        "sourceImageInformation": Rule("fileName fileIdentifier documentIdentifier"),
        "Processing": Rule(
            "processingCategory processingDateTime processingAgency processingStepDescription "
                + "processingStepSettings processingSoftware", required: "ID"),
        "processingSoftware": Rule("softwareCreator softwareName softwareVersion applicationDescription"),
        "Tags": Rule("NamedEntityTag OtherTag"),
        "NamedEntityTag": Rule("XmlData", required: "ID LABEL", optional: "TYPE DESCRIPTION URI"),
        "OtherTag": Rule("XmlData", required: "ID LABEL", optional: "TYPE DESCRIPTION URI"),
        "Layout": Rule("Page", optional: "STYLEREFS"),
        "Page": Rule(
            "TopMargin LeftMargin RightMargin BottomMargin PrintSpace", required: "ID PHYSICAL_IMG_NR",
            optional: "WIDTH HEIGHT PC"),
        "PrintSpace": Rule("Shape TextBlock Illustration", optional: place + " ID"),
        "TextBlock": Rule("Shape TextLine", required: "ID", optional: block + " LANG BASEDIRECTION"),
        "Illustration": Rule("Shape", required: "ID", optional: block + " TYPE FILEID"),
        "TextLine": Rule(
            "Shape String", optional: place + " ID TAGREFS BASELINE LANG CS BASEDIRECTION"),
        "String": Rule("Shape ALTERNATIVE Glyph", required: "CONTENT", optional: place + " ID TAGREFS WC CC LANG"),
        "SP": Rule(optional: place + " ID"),
        "Shape": Rule("Polygon"),
        "Polygon": Rule(required: "POINTS"),
    ]

    /// What an element and those in it do wrong.
    static func violations(in element: XMLElement) -> [String] {
        let name = element.localName ?? ""
        guard let rule = rules[name] else { return ["\(name) is no element of ALTO"] }
        let children = (element.children ?? []).compactMap { $0 as? XMLElement }
        var names = children.map { $0.localName ?? "" }
        // Spaces stand after words only, and never two together.
        if name == "TextLine" {
            let isSpace = names.map { $0 == "SP" }
            let isPaired = zip(isSpace, isSpace.dropFirst()).contains { $0 && $1 }
            if isPaired || names.drop(while: { $0 == "Shape" }).first == "SP" { return ["a space has no word before"] }
            names.removeAll { $0 == "SP" }
        }
        let places = names.map { rule.children.firstIndex(of: $0) }
        let attributes = Set((element.attributes ?? []).compactMap { $0.name })
        var violations = children.flatMap(Self.violations)
        if places.contains(nil) || places.compactMap(\.self) != places.compactMap(\.self).sorted() {
            violations.append("\(name) has \(names)")
        }
        if !attributes.isSuperset(of: rule.required) || !attributes.isSubset(of: rule.required.union(rule.optional)) {
            violations.append("\(name) has the attributes \(attributes)")
        }
        if name == "TextLine", !names.contains("String") { violations.append("a line has no word") }
        return violations
    }
}
