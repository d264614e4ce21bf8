/// A person or an organisation: vCard, MECARD or BIZCARD.
public struct Contact: Hashable, Sendable, Encodable {
    /// The name in one line; the organisation's where no person is named.
    public var name: String
    /// The family name.
    public var familyName: String?
    /// The given name.
    public var givenName: String?
    /// The organisation.
    public var organization: String?
    /// The position.
    public var title: String?
    /// Phone numbers as they are written.
    public var phoneNumbers: [String] = []
    /// Email addresses.
    public var emailAddresses: [String] = []
    /// Addresses of pages as they are written.
    public var urls: [String] = []
    /// Postal addresses, each in one line.
    public var postalAddresses: [String] = []
    /// The birthday as it is written.
    public var birthday: String?
    /// A note.
    public var note: String?

    /// Puts the name together from what is there; nil where nothing names or reaches anyone.
    fileprivate init?(names: [String?], build: (inout Contact) -> Void) {
        name = names.compactMap { $0?.trimmed.nonEmpty }.first ?? ""
        build(&self)
        if name.isEmpty { name = organization ?? "" }
        guard !name.isEmpty || !phoneNumbers.isEmpty || !emailAddresses.isEmpty else { return nil }
    }
}

extension Contact {
    /// Reads a vCard of version 2.1, 3 or 4.
    init?(vCard text: String) {
        guard text.hasCaseInsensitivePrefix("BEGIN:VCARD") else { return nil }
        let lines = ContentLine.lines(of: text)
        func texts(_ name: String) -> [String] { lines.filter { $0.name == name }.compactMap { $0.text.nonEmpty } }
        let parts = lines.first { $0.name == "N" }?.components ?? []
        func part(_ index: Int) -> String? { parts.indices.contains(index) ? parts[index].nonEmpty : nil }
        let full = [part(3), part(1), part(2), part(0), part(4)].compactMap(\.self).joined(separator: " ")
        self.init(names: [texts("FN").first, full]) { contact in
            contact.familyName = part(0)
            contact.givenName = part(1)
            contact.organization =
                lines.first { $0.name == "ORG" }?.components
                .filter { !$0.isEmpty }.joined(separator: ", ").nonEmpty
            contact.title = texts("TITLE").first
            // Version 4 writes numbers as URLs.
            contact.phoneNumbers = texts("TEL").map {
                $0.hasCaseInsensitivePrefix("tel:") ? String($0.dropFirst(4)) : $0
            }
            contact.emailAddresses = texts("EMAIL")
            contact.urls = texts("URL")
            contact.postalAddresses = lines.filter { $0.name == "ADR" }.compactMap { line in
                let parts = line.components.map { $0.split(whereSeparator: \.isNewline).joined(separator: ", ") }
                return parts.filter { !$0.isEmpty }.joined(separator: ", ").nonEmpty
            }
            contact.birthday = texts("BDAY").first
            contact.note = texts("NOTE").first
        }
    }

    /// Reads a MECARD or a BIZCARD.
    init?(card text: String) {
        let isBusiness = text.hasCaseInsensitivePrefix("BIZCARD:")
        guard let fields = FieldList(text.dropFirst(isBusiness ? 8 : 7)) else { return nil }
        // "Family,Given" in the one, a field each in the other.
        let parts = (fields["N"] ?? "").split(separator: ",", maxSplits: 1).map(\.trimmed)
        let family = isBusiness ? fields["X"] : parts.first?.nonEmpty
        let given = isBusiness ? fields["N"] : parts.count > 1 ? parts[1].nonEmpty : nil
        self.init(names: [[given, family].compactMap(\.self).joined(separator: " ")]) { contact in
            contact.familyName = given == nil ? nil : family
            contact.givenName = given
            contact.organization = fields[isBusiness ? "C" : "ORG"]
            contact.title = fields[isBusiness ? "T" : "TITLE"]
            contact.phoneNumbers =
                fields.all(isBusiness ? "B" : "TEL") + (isBusiness ? fields.all("M") : fields.all("TEL-AV"))
            contact.emailAddresses = fields.all(isBusiness ? "E" : "EMAIL")
            contact.urls = fields.all("URL")
            contact.postalAddresses = fields.all(isBusiness ? "A" : "ADR")
            contact.birthday = fields["BDAY"]
            contact.note = fields["NOTE"]
        }
    }
}
