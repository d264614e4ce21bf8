/// Who carries parcels: names, the page that follows a shipment, and the forms of its numbers.
///
/// The forms are those that carriers publish for senders and in help pages; where a form has a check digit, its rule is
/// in the form.
struct Carrier: Sendable {
    /// The name in values: "ups".
    let id: String
    /// The name that people know.
    let name: String
    /// Names as texts write them, in lower case, parted by "|".
    let cues: String
    /// The address of the page that follows a shipment, with "{number}" in place of the number.
    let page: String
    let forms: [TrackingForm]
    /// The groups of digits that full stops part, where the carrier prints its numbers so.
    let groups: [[Int]]

    // Copied into each row of a table, it takes the compiler seconds.
    @inline(never)
    init(
        _ id: String, _ name: String, cues: String, page: String = everyPage, forms: [TrackingForm],
        groups: [[Int]] = []
    ) {
        (self.id, self.name, self.cues, self.page, self.forms, self.groups) = (id, name, cues, page, forms, groups)
    }

    /// A page that knows the numbers of nearly all carriers.
    static let everyPage = "https://t.17track.net/en#nums={number}"

    /// All carriers; of two whose numbers look alike, the one listed first wins.
    static let all: [Carrier] = worldwide + northAmerican + european + asian + otherCarriers

    private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

    /// The page that follows a number of a carrier with this name; that of its post for a postal item.
    static func page(for number: String, of id: String) -> String? {
        let template = id == "s10" ? PostalOperator.page(of: number) : byID[id]?.page
        return template?.replacing("{number}", with: number)
    }

    /// The groups of digits of the carriers that print their numbers with full stops between, behind their indices.
    static let dotted = all.indices.flatMap { index in all[index].groups.map { (index, $0) } }

    /// A pattern of a form, and who has it.
    struct Entry: Sendable {
        let pattern: TrackingForm.Pattern
        let form: TrackingForm
        let carrier: Int
    }

    /// The patterns that no other numbers have, by how many characters they have.
    static let distinctForms = forms { $0.needs == .form }

    /// The patterns that need a word nearby, by how many characters they have.
    static let expectedForms = forms { $0.needs != .form }

    /// The patterns of chosen forms by their length, first those with a check digit, which tells more than a word
    /// nearby.
    private static func forms(where isChosen: (TrackingForm) -> Bool) -> [[Entry]] {
        var forms = [[Entry]](repeating: [], count: CodeCandidate.lengths.upperBound + 1)
        for (index, carrier) in all.enumerated() {
            for form in carrier.forms where isChosen(form) {
                for pattern in form.patterns {
                    forms[pattern.count].append(Entry(pattern: pattern, form: form, carrier: index))
                }
            }
        }
        return forms.map { $0.filter(\.form.check.isSome) + $0.filter { !$0.form.check.isSome } }
    }
}
