internal import Imaging
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
        LeptonicaMessages.off
        guard let api = TessBaseAPICreate() else { throw Self.notInstalled }
        OpenMP.turnOffForThisThread()
        // Written before Init, which would otherwise report on standard error.
        TessBaseAPISetVariable(api, "debug_file", "/dev/null")
        guard TessBaseAPIInit2(api, TesseractData.folder, languages.initString, OEM_LSTM_ONLY) == 0 else {
            TessBaseAPIDelete(api)
            throw ImageAnalysisError(
                .engineUnavailable,
                "Tesseract could not load its model “\(languages.initString)”: reinstall the language's package.")
        }
        // Nothing here uses the letter pitch, which takes a tenth of the time to find.
        TessBaseAPISetVariable(api, "textord_all_prop", "1")
        self.api = api
        self.languages = languages
    }

    static let notInstalled = ImageAnalysisError(
        .engineUnavailable, "Tesseract is not installed: install libtesseract5.")

    deinit {
        TessBaseAPIEnd(api)
        TessBaseAPIDelete(api)
    }

    /// Reads a picture that holds one line.
    ///
    /// - Returns: The words with places in the picture's own pixels; none where nothing is legible.
    /// - Throws: What `stop` says.
    borrowing func words(
        inLine line: borrowing PixHandle, isVertical: Bool, stop: StopSignal
    ) throws -> [TesseractWord] {
        // Lines come dark on light: reading doubtful ones once more inverted would be in vain.
        TessBaseAPISetVariable(api, "tessedit_do_invert", "0")
        defer { TessBaseAPISetVariable(api, "tessedit_do_invert", "1") }
        let mode = isVertical ? PSM_SINGLE_BLOCK_VERT_TEXT : PSM_SINGLE_LINE
        return try read(line, mode: mode, stop: stop).flatMap(\.words)
    }

    /// Finds and reads the lines of a page at one go.
    ///
    /// - Returns: The lines with places in the page's pixels, in reading order.
    /// - Throws: What `stop` says.
    borrowing func lines(inPage page: borrowing PixHandle, stop: StopSignal) throws -> [TesseractLine] {
        try read(page, mode: PSM_AUTO, stop: stop)
    }

    private borrowing func read(
        _ picture: borrowing PixHandle, mode: TessPageSegMode, stop: StopSignal
    ) throws -> [TesseractLine] {
        OpenMP.turnOffForThisThread()
        guard let monitor = TessMonitorCreate() else { throw ImageAnalysisError.outOfMemory }
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetCancelThis(monitor, Unmanaged.passUnretained(stop).toOpaque())
        TessMonitorSetCancelFunc(monitor) { stop, _ in
            stop.map { Unmanaged<StopSignal>.fromOpaque($0).takeUnretainedValue().isRaised } ?? false
        }
        TessBaseAPISetPageSegMode(api, mode)
        TessBaseAPISetImage2(api, picture.pointer)
        defer { TessBaseAPIClear(api) }
        let failed = TessBaseAPIRecognize(api, monitor) != 0
        try stop.check()
        guard !failed, let iterator = TessBaseAPIGetIterator(api) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        return TesseractLine.lines(at: iterator)
    }
}
