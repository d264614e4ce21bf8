/// The value of an option that cannot be taken, in a sentence that says what can.
package struct InvalidOption: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
