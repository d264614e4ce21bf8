/// How a country writes postal addresses. A country is data alone: see the files beside this one.
struct AddressCountry: Sendable {
    /// ISO 3166.
    let code: String
    /// Forms of postal codes: "9" is a digit, "A" a capital, "X" either, " " a space that may be missing.
    let postcodes: [String]
    /// Whether the town stands behind the postal code.
    let townFollows: Bool
    /// Whether the town may stand before the postal code as well.
    var mayEndInCode = false
    /// Whether the number or the letter of a district may stand behind the town: "Praha 2", "København K".
    var numbersDistricts = false
    /// Whether the house number stands before the name of the street.
    var numberFirst = false
    /// Whether the word for the kind of street starts its name, so that it needs no number: "Jalan Ampang".
    var kindFirst = false
    /// Whether the word for the kind of street ends its name, as a word of its own: "Nádor utca 12".
    var kindLast = false
    /// Whether the street may stand behind the postal code and the town.
    var streetFollows = false
    /// Words for kinds of street, in lower case without full stops.
    var kinds: Set<String> = []
    /// Endings of names of streets: "straße".
    var kindEndings: [String] = []
    /// Whether kinds are words of their own in lower case where names have endings too.
    var hasKindsBesideEndings = false
    /// Words before the number of a flat, a floor, a building.
    var units: Set<String> = []
    /// Words before the number of a box in a post office, which stands for the street.
    var boxes: [String] = []
    /// States, provinces, counties as they may stand beside the town, in lower case.
    var states: Set<String> = []
    /// Whether the state must stand before the postal code.
    var needsState = false
    /// Whether the state or province may stand in brackets behind the town, whatever its name.
    var bracketsState = false
    /// Names of the country in lower case.
    var names: [String] = []
    /// Whether the postal code is like no other number, so that it is looked for whatever the region.
    var isDistinctive = false

    /// Whether words for kinds of street are written small, as in Romance and Slavic languages.
    var hasSmallKinds: Bool { kindEndings.isEmpty || kindLast || hasKindsBesideEndings }

    /// Of two countries whose addresses look alike, the one listed first wins.
    static let all: [AddressCountry] = english + german + romance + latinAmerican + northern + eastern + asian

    static func words(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

    static func phrases(_ list: String) -> Set<String> { Set(list.split(separator: "|").map(String.init)) }

    /// Words in lower case that stand inside of names of streets and towns in Europe's languages.
    static let particles = words(
        "de del della delle dei di da do dos das du des la le les el los las y e et i am im an in auf der den dem die das zum zur bei ob unter ober van von het ten ter te aan op 't 's und and of the upon on sur sous lès les-bains und & - à en nad pod na u ve nam"
    )

    /// Words between the name of a street and its number.
    static let numberWords = words("nr no n° nº num núm number numéro numero č čp č.p št br д дом буд будинок № #")
}
