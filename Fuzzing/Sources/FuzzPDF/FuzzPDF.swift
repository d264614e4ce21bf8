@testable import DocumentModel
import Dispatch
import FuzzDriver
@testable import Imaging
@testable import PDFDocuments

/// The program. PDFium and qpdf are not built for fuzzing, so what is new to them goes unseen: files are changed by their
/// structure instead, and the corpus has something of everything.
@_cdecl("FuzzPDF_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    do {
        try PDFiumLibrary.load()
        try QPDFLibrary.load()
    } catch {
        // Without them every file would be refused, and nothing found.
        print(error)
        return 1
    }
    return FuzzDriver.run(count, arguments, fuzzPDF)
}

/// Bytes → a document, the text and a picture of its pages, and the document with a layer of text over them.
private func fuzzPDF(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = Array(UnsafeBufferPointer(start: bytes, count: count))
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        await interpret(file)
        done.signal()
    }
    done.wait()
    return 0
}

private func interpret(_ file: [UInt8]) async {
    // Any of them, and the same one for the same file.
    let choices = PageTextChoice.allCases
    let text = choices[file.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % choices.count]
    let read = await pages(of: file, text: text)
    guard !read.isEmpty else { return }
    var options = SearchablePDF.Options()
    options.hasLinks = true
    options.turnsPages = file.count % 2 == 0
    guard let layered = try? SearchablePDF.file(of: read, options: options) else { return }
    precondition(PDFFile.matches(layered), "what is written is a document")
    _ = await pages(of: layered, text: .skip)
}

@PDFium
private func pages(of file: [UInt8], text: PageTextChoice) -> [SearchablePDF.Page] {
    guard let document = try? PDFFile(bytes: file), !document.isSigned else { return [] }
    var wish = PageWish()
    wish.text = text
    wish.isShown = true
    // As much as is drawn in a fraction of a second.
    wish.limits = ImageLimits(pixels: 40_000)
    wish.seconds = 0.5
    // So that what ends the process is seen.
    wish.mayDrawApart = false
    var pages: [SearchablePDF.Page] = []
    for number in 1...min(document.pageCount, 2) {
        guard let page = try? document.read(number, wish: wish) else { continue }
        for line in page.lines {
            precondition(line.quad.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "what is taken has a place")
            precondition(line.words.allSatisfy { !$0.text.isEmpty }, "words have letters")
        }
        let box = Rectangle(
            minX: 1, minY: 1, maxX: Double(page.size.width) / 2, maxY: max(2, Double(page.size.height) / 20))
        let word = TextWord(text: "read", quad: Quad(box), confidence: 1)
        let picture = text == .force ? page.shown.flatMap { try? PageImage(encoded: nil, picture: $0) } : nil
        pages.append(
            SearchablePDF.Page(
                content: .page(DocumentPage(bytes: file, number: number, map: page.map, text: text), picture),
                lines: page.lines + [TextLine(joining: [word])].compactMap { $0 },
                links: [SearchablePDF.Link(quad: Quad(box), url: "https://example.org")]))
    }
    return pages
}
