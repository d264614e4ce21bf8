internal import RichText

/// Writes elements one after the other. All that is not a literal is escaped, so that no text can become markup.
package struct XMLWriter {
    /// Names and values; those that are nil are left out.
    package typealias Attributes = KeyValuePairs<String, String?>

    package private(set) var text: String

    /// Begins a document with what stands before its first element.
    package init(prolog: StaticString) {
        text = prolog.description + "\n"
    }

    /// An element on lines of its own.
    package mutating func block(_ name: String, _ attributes: Attributes = [:], _ content: (inout XMLWriter) -> Void) {
        open(name, attributes, end: ">\n")
        content(&self)
        text += "</\(name)>\n"
    }

    /// An element within a line of text.
    package mutating func inline(_ name: String, _ attributes: Attributes = [:], _ content: (inout XMLWriter) -> Void) {
        open(name, attributes, end: ">")
        content(&self)
        text += "</\(name)>"
    }

    /// An element within a line of text, or its content alone where there are no attributes to give it.
    package mutating func inline(_ name: String, if attributes: Attributes?, _ content: (inout XMLWriter) -> Void) {
        guard let attributes else { return content(&self) }
        inline(name, attributes, content)
    }

    /// An element that holds only text, on a line of its own.
    package mutating func leaf(_ name: String, _ attributes: Attributes = [:], text content: String) {
        inline(name, attributes) { $0.write(content) }
        endLine()
    }

    /// An element without content, on a line of its own.
    package mutating func empty(_ name: String, _ attributes: Attributes = [:]) {
        open(name, attributes, end: "/>\n")
    }

    /// Text of the current element.
    package mutating func write(_ text: String) {
        self.text += text.escapedForXML
    }

    /// Text that no escape is understood in, such as a style sheet.
    package mutating func writeVerbatim(_ text: StaticString) {
        self.text += text.description
    }

    package mutating func endLine() {
        text += "\n"
    }

    private mutating func open(_ name: String, _ attributes: Attributes, end: String) {
        text += "<" + name
        for case let (name, value?) in attributes { text += " \(name)=\"\(value.escapedForXML)\"" }
        text += end
    }
}
