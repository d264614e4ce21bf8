/// How a country writes postal addresses. A country is data alone: see the files beside this one.
struct AddressCountry: Sendable {
    /// ISO 3166.
    let code: String
    /// Forms of postal codes: "9" is a digit, "A" a capital, "X" either, " " a space that may be missing.
    let postcodes: [String]
    /// Whether the town stands behind the postal code.
    let townFollows: Bool
    /// Whether the house number stands before the name of the street.
    var numberFirst = false
    /// Whether the word for the kind of street starts its name, so that it needs no number: "Jalan Ampang".
    var kindFirst = false
    /// Words for kinds of street, in lower case without full stops.
    var kinds: Set<String> = []
    /// Endings of names of streets: "straße".
    var kindEndings: [String] = []
    /// Words before the number of a flat, a floor, a building.
    var units: Set<String> = []
    /// States, provinces, counties as they may stand beside the town, in lower case.
    var states: Set<String> = []
    /// Whether the state must stand before the postal code.
    var needsState = false
    /// Names of the country in lower case.
    var names: [String] = []
    /// Whether the postal code is like no other number, so that it is looked for whatever the region.
    var isDistinctive = false

    static let all: [AddressCountry] = english + german + romance + northern + asian

    /// The countries whose addresses a text may hold.
    static func countries(region: String) -> [AddressCountry] {
        all.filter {
            $0.code == region || $0.isDistinctive && region != "US" || $0.isDistinctive && $0.code == "GB"
                || $0.isDistinctive && $0.code == "CA"
        }
    }

    static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

    static func phrases(_ list: String) -> Set<String> { Set(list.split(separator: "|").map(String.init)) }

    /// Words in lower case that stand inside of names of streets and towns in Europe's languages.
    static let particles = words(
        "de del della delle dei di da do dos das du des la le les el los las y e et i am im an in auf der den dem die das zum zur bei ob unter ober van von het ten ter te aan op 't 's und and of the upon on sur sous lès les-bains und & - à en"
    )
}
