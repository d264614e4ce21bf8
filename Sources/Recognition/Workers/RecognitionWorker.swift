import Imaging

/// One thread's worth of engines: an actor on its own dispatch queue that owns the C handles.
///
/// Handles are made on first use and kept warm. None of them leaves the worker, so none needs a lock.
package actor RecognitionWorker {
    private nonisolated let executor = DispatchQueueExecutor(label: "LiveText.worker")
    /// Which of its pool's workers it is, counted from 0.
    private let number: Int
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private var layout: LayoutHandle?
    private var tesseract: TesseractHandle?
    private var loadedLanguages: TesseractLanguages?
    private var detector: TextDetector<InferRequest>?
    private var lineReader: LineReader<InferRequest>?
    private var loadedLetters: LetterNetwork?
    private var codeReader: CodeReader?

    init(number: Int) {
        self.number = number
    }

    /// Runs blocking work on the worker's queue.
    func run<Result: Sendable>(_ body: @Sendable (isolated RecognitionWorker) throws -> Result) throws -> Result {
        try body(self)
    }

    /// Lends the handle that finds lines.
    func withLayout<Result>(_ body: (borrowing LayoutHandle) throws -> Result) throws -> Result {
        if layout == nil { layout = try LayoutHandle() }
        switch layout {
        case .some(let handle): return try body(handle)
        case .none: throw ImageAnalysisError(.engineUnavailable, "Tesseract could not be started.")
        }
    }

    /// Lends the Tesseract handle for the languages, made now unless the last call used the same.
    func withTesseract<Result>(
        _ languages: TesseractLanguages, _ body: (borrowing TesseractHandle) throws -> Result
    ) throws -> Result {
        if loadedLanguages != languages {
            loadedLanguages = nil
            tesseract = nil
            tesseract = try TesseractHandle(languages: languages)
            loadedLanguages = languages
        }
        switch tesseract {
        case .some(let handle): return try body(handle)
        case .none: throw ImageAnalysisError(.engineUnavailable, "Tesseract could not be started.")
        }
    }

    /// Lends the networks that find text; those that failed are not used again.
    func withDetector<Result>(
        _ models: DetectorModels, _ body: (borrowing TextDetector<InferRequest>) throws -> Result
    ) throws -> Result {
        if detector == nil {
            detector = TextDetector(
                network: try models.detector.makeRequest(for: number),
                glance: try models.glance?.makeRequest(for: number))
        }
        do {
            switch detector {
            case .some(let detector): return try body(detector)
            case .none: throw ImageAnalysisError(.engineUnavailable, "The text detector could not be started.")
            }
        } catch let error as ImageAnalysisError {
            detector = nil
            throw error
        }
    }

    /// Lends the network that reads lines, made now unless the last call wanted the same letters. `letters` is the
    /// network for letters that the recogniser lacks; nil for none. One that failed is not used again.
    func withLineReader<Result>(
        _ models: LineModels, letters: LetterNetwork? = nil,
        _ body: (borrowing LineReader<InferRequest>) throws -> Result
    ) throws -> Result {
        if loadedLetters !== letters { lineReader = nil }
        if lineReader == nil {
            lineReader = LineReader(
                recognizer: try models.recognizer.makeRequest(for: number),
                others: try (letters?.model ?? models.ideographs).makeRequest(for: number), places: letters?.places,
                latin: letters == nil ? try LatinReader(models.latin, for: number) : nil,
                alphabet: letters?.alphabet ?? models.alphabet)
            loadedLetters = letters
        }
        do {
            switch lineReader {
            case .some(let reader): return try body(reader)
            case .none: throw ImageAnalysisError(.engineUnavailable, "The text reader could not be started.")
            }
        } catch let error as ImageAnalysisError {
            lineReader = nil
            throw error
        }
    }

    /// Lends the code reader; one that failed is not used again.
    package func withCodeReader<Result>(_ body: (inout CodeReader) throws -> Result) throws -> Result {
        var reader: CodeReader
        switch codeReader.take() {
        case .some(let kept): reader = kept
        case .none: reader = try CodeReader()
        }
        let result = try body(&reader)
        codeReader = consume reader
        return result
    }
}
