import Imaging

/// One thread's worth of engines: an actor on its own dispatch queue that owns the C handles.
///
/// Handles are made on first use and kept warm. None of them leaves the worker, so none needs a lock.
package actor RecognitionWorker {
    private nonisolated let executor = DispatchQueueExecutor(label: "LiveText.worker")
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private var layout: LayoutHandle?
    private var tesseract: TesseractHandle?
    private var loadedLanguages: TesseractLanguages?
    private var codeReader: CodeReader?

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
