internal import LiveText

extension Submission {
    /// Reads the images, one after the other: a long form does not keep others from their turn.
    ///
    /// - Throws: `ImageAnalysisFailure` where the only image cannot be read, `InvalidOption` where the format holds one image
    ///   and there are several, or `CancellationError`.
    func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer {
        var head = WorkerAnswer.Head(status: 200, mediaType: options.format.mediaType)
        head.isRepeatable = !options.hasTimings
        if images.count == 1 {
            return WorkerAnswer(head: head, body: try await reader.document(of: images[0], as: options).bytes)
        }
        var series = try DocumentSeries(format: options.format)
        for image in images {
            do {
                series.append(try await reader.document(of: image, as: options).bytes, named: image.name)
            } catch let failure as ImageAnalysisFailure where failure.code != "cancelled" {
                // The next time there may be room or time for it.
                head.isRepeatable = false
                let text = try options.format.document(of: failure, named: image.name)
                series.append(Array(text.utf8), named: image.name)
            }
        }
        return WorkerAnswer(head: head, body: series.document)
    }
}
