import DocumentModel

/// Reads lines with a network that puts out, for every eighth column, the likelihood of each character (CTC).
struct LineReader: ~Copyable {
    private let request: InferRequest
    private let alphabet: Alphabet

    init(models: NeuralModels) throws {
        request = try models.recognizer.makeRequest()
        alphabet = models.alphabet
    }

    /// Reads the line at a place.
    ///
    /// - Parameter quad: The line's place, its top left the text's own.
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    borrowing func reading(at quad: Quad, in picture: Bitmap, stop: StopSignal) throws -> LineReading {
        try stop.check()
        var strip = LineStrip(of: quad, in: picture)
        return try request.infer(&strip.planes, shape: [1, 3, LineStrip.height, strip.width]) { output, shape in
            LineReading(
                quad: quad, characters: CTCDecoding.characters(in: output, steps: shape[1], alphabet: alphabet),
                stepsOfLine: Double(shape[1]) * Double(strip.lineWidth) / Double(strip.width))
        }
    }
}
