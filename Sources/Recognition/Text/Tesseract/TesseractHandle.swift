internal import CTesseract
internal import DocumentModel

/// Owns one Tesseract engine, loaded with its languages. Used by one thread at a time.
struct TesseractHandle: ~Copyable {
    private let api: OpaquePointer
    /// What it was loaded with.
    let languages: TesseractLanguages

    /// Loads the models.
    ///
    /// - Throws: `.engineUnavailable` where Tesseract refuses them.
    init(languages: TesseractLanguages) throws {
        OpenMP.turnOffForThisThread()
        guard let api = TessBaseAPICreate() else {
            throw ImageAnalysisError(.engineUnavailable, "Tesseract could not be started: out of memory.")
        }
        // Written before Init, which would otherwise report on standard error.
        TessBaseAPISetVariable(api, "debug_file", "/dev/null")
        guard TessBaseAPIInit2(api, TesseractData.folder, languages.initString, OEM_LSTM_ONLY) == 0 else {
            TessBaseAPIDelete(api)
            throw ImageAnalysisError(
                .engineUnavailable,
                "Tesseract could not load its model “\(languages.initString)”: reinstall the language's package.")
        }
        self.api = api
        self.languages = languages
    }

    deinit {
        TessBaseAPIEnd(api)
        TessBaseAPIDelete(api)
    }

    /// A page in black and white, as Tesseract's layout sees it.
    ///
    /// - Throws: `.recognitionFailed` where memory does not suffice.
    borrowing func binary(of page: Bitmap) throws -> PixHandle {
        OpenMP.turnOffForThisThread()
        TessBaseAPISetPageSegMode(api, PSM_AUTO)
        guard let pix = PixHandle(colour: page) else { throw Self.outOfMemory }
        TessBaseAPISetImage2(api, pix.pointer)
        defer { TessBaseAPIClear(api) }
        guard let binary = PixHandle(TessBaseAPIGetThresholdedImage(api)) else { throw Self.outOfMemory }
        return binary
    }

    private static var outOfMemory: ImageAnalysisError {
        ImageAnalysisError(.recognitionFailed, "There is not enough memory to read this image: send a smaller one.")
    }

    /// Finds the lines of a page without reading them.
    borrowing func layout(of page: borrowing PixHandle) -> PageLayout {
        OpenMP.turnOffForThisThread()
        TessBaseAPISetPageSegMode(api, PSM_AUTO)
        TessBaseAPISetImage2(api, page.pointer)
        defer { TessBaseAPIClear(api) }
        guard let iterator = TessBaseAPIAnalyseLayout(api) else { return PageLayout(lines: []) }
        defer { TessPageIteratorDelete(iterator) }
        var lines: [PageLayout.Line] = []
        var block = -1
        repeat {
            if TessPageIteratorIsAtBeginningOf(iterator, RIL_BLOCK) != 0 { block += 1 }
            guard let box = iterator.box(of: RIL_TEXTLINE) else { continue }
            lines.append(PageLayout.Line(box: box, block: max(block, 0), isVertical: iterator.isVertical))
        } while TessPageIteratorNext(iterator, RIL_TEXTLINE) != 0
        return PageLayout(lines: lines)
    }

    /// Reads a picture that holds one line.
    ///
    /// - Returns: The words with boxes in the picture's own pixels; none where nothing is legible.
    borrowing func words(
        inLine line: borrowing PixHandle, isVertical: Bool, stop: StopSignal
    ) throws -> [TesseractWord] {
        OpenMP.turnOffForThisThread()
        guard let monitor = TessMonitorCreate() else { throw Self.outOfMemory }
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetCancelThis(monitor, Unmanaged.passUnretained(stop).toOpaque())
        TessMonitorSetCancelFunc(monitor) { stop, _ in
            stop.map { Unmanaged<StopSignal>.fromOpaque($0).takeUnretainedValue().isRaised } ?? false
        }
        TessBaseAPISetPageSegMode(api, isVertical ? PSM_SINGLE_BLOCK_VERT_TEXT : PSM_SINGLE_LINE)
        TessBaseAPISetImage2(api, line.pointer)
        defer { TessBaseAPIClear(api) }
        let failed = TessBaseAPIRecognize(api, monitor) != 0
        try stop.check()
        guard !failed, let iterator = TessBaseAPIGetIterator(api) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        var words: [TesseractWord] = []
        repeat {
            if let word = TesseractWord(at: iterator) { words.append(word) }
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        return words.tiltedAlongBaseline()
    }
}

