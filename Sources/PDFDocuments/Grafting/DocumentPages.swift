internal import CQPDF
internal import Imaging

/// Writes a document of pages of documents, and of images, with their text. What the first document has besides pages stays.
enum DocumentPages {
    static func file(of pages: [SearchablePDF.Page], options: SearchablePDF.Options) throws -> [UInt8] {
        guard !options.isArchival else {
            throw ImageAnalysisError(
                .unsupportedFormat,
                "PDF/A is written of images alone: what a PDF document holds is not checked. Leave --pdf-a out.")
        }
        let runs = Run.runs(of: pages)
        let names = try freeNames(for: runs, of: pages)
        let layers = try QPDFHandle(
            LayerPages.file(of: pages.map { $0.layer(options: options) }, names: names, options: options))
        guard layers.pageCount == pages.count else { throw PDFFile.damaged }
        guard let first = runs.first, let bytes = first.bytes(in: pages) else {
            return try imagesFirst(pages, names, layers)
        }
        let base = try QPDFHandle(bytes)
        try keep(first, of: base, pages: pages, names, layers)
        let sources = try append(runs.dropFirst(), to: base, pages: pages, names, layers)
        return try withExtendedLifetime((layers, sources)) { try base.written() }
    }

    /// Names that no resource of the documents' pages has.
    private static func freeNames(for runs: [Run], of pages: [SearchablePDF.Page]) throws -> LayerNames {
        var attempt = 0
        for run in runs {
            guard let bytes = run.bytes(in: pages) else { continue }
            let handle = try QPDFHandle(bytes)
            for index in run.range {
                let resources = qpdf_ref_value(handle.file, handle.page(pages[index].number - 1), "/Resources")
                let (fonts, images) = (
                    qpdf_ref_value(handle.file, resources, "/Font"), qpdf_ref_value(handle.file, resources, "/XObject")
                )
                while attempt < 1000,
                    qpdf_ref_is_null(
                        handle.file, qpdf_ref_value(handle.file, fonts, "/" + LayerNames(attempt: attempt).font)) == 0
                        || qpdf_ref_is_null(
                            handle.file, qpdf_ref_value(handle.file, images, "/" + LayerNames(attempt: attempt).image))
                            == 0
                {
                    attempt += 1
                }
            }
        }
        return LayerNames(attempt: attempt)
    }

    /// The same where an image comes first: nothing but the pages is taken from documents.
    private static func imagesFirst(
        _ pages: [SearchablePDF.Page], _ names: LayerNames, _ layers: QPDFHandle
    ) throws -> [UInt8] {
        let base = try QPDFHandle(layers.written())
        for index in (1..<pages.count).reversed() {
            guard qpdf_file_remove_page(base.file, Int32(index)) != 0 else { throw PDFFile.damaged }
        }
        var runs = Run.runs(of: pages)
        runs[0].range = 1..<runs[0].range.upperBound
        let sources = try append(runs[...], to: base, pages: pages, names, layers)
        return try withExtendedLifetime((layers, sources)) { try base.written() }
    }

    /// Leaves a document the pages that are wanted, with their layers.
    private static func keep(
        _ run: Run, of base: QPDFHandle, pages: [SearchablePDF.Page], _ names: LayerNames,
        _ layers: QPDFHandle
    ) throws {
        let form = qpdf_ref_value(base.file, qpdf_file_root(base.file), "/AcroForm")
        guard qpdf_ref_integer(base.file, qpdf_ref_value(base.file, form, "/SigFlags"), 0) & 1 == 0 else {
            throw ImageAnalysisError(
                .unsupportedFormat,
                "The PDF document is signed, and a layer of text would break the signature: print it to a new PDF first."
            )
        }
        let count = base.pageCount
        var kept = run.range.map { (index: $0, number: pages[$0].number - 1) }
        guard kept.allSatisfy({ (0..<count).contains($0.number) }) else { throw PDFFile.damaged }
        for entry in kept {
            try PageGraft(target: base.file, layers: layers.file, names: names).add(
                pages[entry.index], to: base.page(entry.number), layer: layers.page(entry.index))
        }
        for number in (0..<count).reversed() {
            if kept.last?.number == number {
                kept.removeLast()
            } else if qpdf_file_remove_page(base.file, Int32(number)) == 0 {
                throw PDFFile.damaged
            }
        }
    }

    /// Appends pages.
    ///
    /// - Returns: The documents that they come from, which stay open until the target is written.
    private static func append(
        _ runs: ArraySlice<Run>, to base: QPDFHandle, pages: [SearchablePDF.Page], _ names: LayerNames,
        _ layers: QPDFHandle
    ) throws -> [QPDFHandle] {
        var sources: [QPDFHandle] = []
        for run in runs where !run.range.isEmpty {
            guard let bytes = run.bytes(in: pages) else {
                for index in run.range where qpdf_file_append_page(base.file, layers.file, Int32(index)) == 0 {
                    throw PDFFile.damaged
                }
                continue
            }
            let source = try QPDFHandle(bytes)
            try keep(run, of: source, pages: pages, names, layers)
            // Written once, it needs the layers no more.
            let whole = try withExtendedLifetime(layers) { try QPDFHandle(source.written()) }
            sources.append(whole)
            for index in 0..<whole.pageCount where qpdf_file_append_page(base.file, whole.file, Int32(index)) == 0 {
                throw PDFFile.damaged
            }
        }
        return sources
    }
}

/// Pages that follow each other and come from one document in its order, or are images.
private struct Run {
    var range: Range<Int>

    static func runs(of pages: [SearchablePDF.Page]) -> [Run] {
        var runs: [Run] = []
        for index in pages.indices {
            if index > 0, pages[index].continues(pages[index - 1]) {
                runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<index + 1
            } else {
                runs.append(Run(range: index..<index + 1))
            }
        }
        return runs
    }

    /// The file of the document; nil for images.
    func bytes(in pages: [SearchablePDF.Page]) -> [UInt8]? {
        if case .page(let page, _) = pages[range.lowerBound].content { page.bytes } else { nil }
    }
}

extension SearchablePDF.Page {
    fileprivate var number: Int {
        if case .page(let page, _) = content { page.number } else { 0 }
    }

    fileprivate func continues(_ last: SearchablePDF.Page) -> Bool {
        switch (last.content, content) {
        case (.image, .image): true
        case (.page(let before, _), .page(let now, _)): now.number > before.number && now.isOfSameFile(as: before)
        default: false
        }
    }

    fileprivate func layer(options: SearchablePDF.Options) -> LayerPage {
        switch content {
        case .image(let image): LayerPage(image, self, options: options)
        case .page(let document, let picture): LayerPage(over: document, picture: picture, self, options: options)
        }
    }
}
