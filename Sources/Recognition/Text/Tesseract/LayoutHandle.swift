internal import Imaging
import CTesseract
import DocumentModel

/// Owns a Tesseract engine without models, which finds lines but reads none. Used by one thread at a time.
struct LayoutHandle: ~Copyable {
    private let api: OpaquePointer

    /// - Throws: `.engineUnavailable` where Tesseract is not installed.
    init() throws {
        LeptonicaMessages.off
        guard let api = TessBaseAPICreate() else { throw TesseractHandle.notInstalled }
        TessBaseAPISetVariable(api, "debug_file", "/dev/null")
        TessBaseAPIInitForAnalysePage(api)
        // Nothing here uses the letter pitch, which takes a tenth of the time to find.
        TessBaseAPISetVariable(api, "textord_all_prop", "1")
        self.api = api
    }

    deinit {
        TessBaseAPIEnd(api)
        TessBaseAPIDelete(api)
    }

    /// A page in black and white, as Tesseract's layout sees it.
    ///
    /// - Throws: `.recognitionFailed` where memory does not suffice.
    borrowing func binary(of page: Picture) throws -> PixHandle {
        OpenMP.turnOffForThisThread()
        TessBaseAPISetPageSegMode(api, PSM_AUTO)
        guard let pix = PixHandle(colour: page) else { throw ImageAnalysisError.outOfMemory }
        TessBaseAPISetImage2(api, pix.pointer)
        defer { TessBaseAPIClear(api) }
        guard let binary = PixHandle(TessBaseAPIGetThresholdedImage(api)) else { throw ImageAnalysisError.outOfMemory }
        return binary
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
}
