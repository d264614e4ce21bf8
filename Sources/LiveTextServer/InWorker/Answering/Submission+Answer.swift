internal import LiveText

extension Submission {
    /// Reads the images, one after the other: a long form does not keep others from their turn. A document is read as its pages.
    ///
    /// - Throws: `ImageAnalysisFailure` where the only image cannot be read, `InvalidOption` where the format holds one image
    ///   and there are several, or `CancellationError`.
    func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        var head = WorkerAnswer.Head(status: 200, mediaType: options.format.mediaType)
        head.isRepeatable = !options.hasTimings
        let (images, isSeries) = try await pages(options: options)
        if options.format.hasPages {
            return WorkerAnswer(head: head, body: try await Self.file(of: images, from: reader, options: options))
        }
        if images.count == 1, !isSeries {
            return WorkerAnswer(head: head, body: try await reader.document(of: images[0], as: options).bytes)
        }
        var series = try DocumentSeries(format: options.format)
        for image in images {
            do {
                series.append(try await reader.document(of: image, as: options).bytes, named: image.name)
            } catch let failure as ImageAnalysisFailure where failure.code != "cancelled" {
                // The next time there may be room or time for it.
                head.isRepeatable = false
                let document = try options.format.document(
                    of: failure, named: image.name, page: image.page?.page?.number)
                series.append(document, named: image.name)
            }
        }
        return WorkerAnswer(head: head, body: series.document)
    }

    /// The images, and the pages of documents among them in their place; and whether an array is due even for one.
    private func pages(options: ReadingOptions) async throws -> (images: [Image], isSeries: Bool) {
        var pages: [Image] = []
        var isSeries = images.count != 1
        for image in images {
            do {
                let limits = options.configuration.limits
                guard
                    case .document(let document) = try await OpenedSource(
                        ImageSource(bytes: image.bytes), limits: limits)
                else {
                    pages.append(image)
                    continue
                }
                isSeries = isSeries || !options.isOnePage
                let numbers = options.pages?.pages(of: document.pageCount) ?? Array(1...document.pageCount)
                guard !numbers.isEmpty else {
                    throw InvalidOption("The document has no such pages; it has \(document.pageCount).")
                }
                pages += numbers.map { Image(name: image.name, bytes: [], page: document.page($0)) }
            } catch let error as ImageAnalysisError where images.count == 1 {
                throw ImageAnalysisFailure(error)
            } catch is ImageAnalysisError {
                // Reading it fails in the same way, and is answered in its place.
                pages.append(image)
            }
        }
        return (pages, isSeries)
    }

    /// One file of all pages.
    private static func file(
        of images: [Image], from reader: any ImageReader, options: ReadingOptions
    ) async throws -> [UInt8] {
        var pages: [SearchablePDF.Page] = []
        for image in images {
            if let page = try await reader.document(of: image, as: options).page { pages.append(page) }
        }
        do {
            return try SearchablePDF.file(of: pages, options: options.writing)
        } catch {
            throw ImageAnalysisFailure(error)
        }
    }
}
