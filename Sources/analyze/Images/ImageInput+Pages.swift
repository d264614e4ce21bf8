import Foundation
import LiveText

extension ImageInput {
    /// The inputs with documents replaced by their pages.
    ///
    /// - Parameters:
    ///   - inputs: What the arguments name.
    ///   - wanted: Which pages of documents; nil for all.
    ///   - isNumbered: Whether each page has a result of its own, and so its number in the result's path.
    ///   - limits: How many bytes a document may have.
    /// - Returns: Images, pages of documents, and inputs that fail.
    static func pages(
        of inputs: [ImageInput], wanted: PageRanges?, isNumbered: Bool, limits: ImageLimits
    ) async -> [ImageInput] {
        var pages: [ImageInput] = []
        for input in inputs { pages += await input.pages(wanted: wanted, isNumbered: isNumbered, limits: limits) }
        return pages
    }

    /// The page as it is in its document, for when nothing can be read on it; nil for an image.
    var unreadPage: SearchablePDF.Page? {
        guard let page, case .success(let source) = source, let file = source.page?.document as? PDFFile else {
            return nil
        }
        return SearchablePDF.Page(
            content: .page(
                DocumentPage(bytes: file.bytes, number: page, map: AffineTransform(), text: .skip), nil), lines: [])
    }

    private func pages(wanted: PageRanges?, isNumbered: Bool, limits: ImageLimits) async -> [ImageInput] {
        guard case .success(let source) = source else { return [self] }
        do {
            let document: PDFDocument
            switch try await OpenedSource(source, limits: limits) {
            // A stream has been read by now.
            case .image(let source):
                return [ImageInput(name: name, relativePath: relativePath, source: .success(source))]
            case .document(let opened): document = opened
            }
            let numbers = wanted?.pages(of: document.pageCount) ?? Array(1...document.pageCount)
            guard !numbers.isEmpty else {
                let count = document.pageCount
                let pages = count == 1 ? "one page" : "\(count) pages"
                return [
                    replaced(by: ImageAnalysisError(.unreadableImage, "The document has \(pages), and none of those."))
                ]
            }
            let path = relativePath as NSString
            return numbers.map { number in
                let place =
                    document.pageCount == 1 || !isNumbered
                    ? relativePath : "\(path.deletingPathExtension)-\(number).\(path.pathExtension)"
                return ImageInput(
                    name: name, relativePath: place, source: .success(document.page(number)), page: number)
            }
        } catch let error as ImageAnalysisError {
            return [replaced(by: error)]
        } catch {
            return [replaced(by: ImageAnalysisError(.unreadableImage, "The document cannot be read: \(error)"))]
        }
    }

    /// The input in another's stead that says why it cannot be read.
    func replaced(by error: ImageAnalysisError) -> ImageInput {
        ImageInput(name: name, relativePath: relativePath, source: .failure(error))
    }
}
