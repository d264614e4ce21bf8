internal import CPDFium
internal import DocumentModel
internal import Imaging

/// The text that a page has itself.
struct PageText {
    /// Lines as far as they are seen, and those that are not, as text recognition leaves them; with quads in the page's user
    /// space.
    let visible: [TextLine]
    let invisible: [TextLine]

    /// - Throws: `ImageAnalysisError` where there is more text than any page has.
    init(of page: OpaquePointer, number: Int) throws {
        let count = Int(pdfium_character_count(page))
        guard count <= 1_000_000 else {
            throw ImageAnalysisError(
                .imageTooLarge, "Page \(number) of the PDF document has \(count) characters: split the document.")
        }
        var characters = [pdfium_character](repeating: pdfium_character(), count: max(count, 0))
        let taken = Int(pdfium_characters(page, &characters, Int32(count)))
        let letters = PageLetter.letters(of: characters.prefix(taken))
        visible = PageLine.lines(of: letters.filter { !$0.isInvisible })
        invisible = PageLine.lines(of: letters.filter { $0.isInvisible || $0.isGenerated })
    }
}
