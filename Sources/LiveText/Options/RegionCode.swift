/// A country as the option `region` names it: the two letters of ISO 3166, in any case.
package struct RegionCode: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ text: String) throws(InvalidOption) {
        guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw InvalidOption("A region is the two letters of a country, such as GB.")
        }
        description = text.uppercased()
    }
}
