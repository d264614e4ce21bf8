package import DocumentModel

/// A page of a document.
package struct DocumentPage: Sendable {
    /// The document's file.
    package let bytes: [UInt8]
    /// Counted from 1.
    package let number: Int
    /// Where pixels of the upright picture are on the page, in its user space.
    package let map: AffineTransform
    /// What becomes of the text that the page has.
    package let text: PageTextChoice

    package init(bytes: [UInt8], number: Int, map: AffineTransform, text: PageTextChoice) {
        self.bytes = bytes
        self.number = number
        self.map = map
        self.text = text
    }
}

extension DocumentPage {
    /// Whether both are pages of a file that was opened once: the bytes are shared then, and need not be compared.
    func isOfSameFile(as other: DocumentPage) -> Bool {
        bytes.withUnsafeBufferPointer { own in
            other.bytes.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }
}
