internal import Imaging
internal import PDFDocuments
internal import Recognition

/// Something that this library finds on the system when it runs, and can do less without.
package struct InstalledPart: Sendable {
    package let name: String
    /// What it is for.
    package let purpose: String
    /// Where it lies; nil where the system's loader finds it, or nothing does.
    package let place: String?
    /// What is wrong and what to do; nil where all is well.
    package let problem: String?

    private init(
        _ name: String, _ purpose: String, place: String? = nil, check: () throws -> Void
    ) {
        (self.name, self.purpose, self.place) = (name, purpose, place)
        do {
            try check()
            problem = nil
        } catch {
            problem = (error as? ImageAnalysisError)?.message ?? "\(error)"
        }
    }

    /// Loads and looks at all of them.
    package static func all() -> [InstalledPart] {
        [
            InstalledPart("Networks", "read text in photos and emoji", place: NeuralData.folder) {
                try NeuralData.check()
            },
            InstalledPart("Compiled networks", "make the start quick", place: NeuralData.cacheFolder) {
                try NeuralData.checkCache()
            },
            InstalledPart("Tesseract", "reads letters that the networks do not know", place: TesseractData.folder) {
                try TesseractData.check()
            },
            InstalledPart("zxing-cpp", "reads QR codes and barcodes", place: ZXingLibrary.folder) {
                guard ZXingLibrary.isAvailable else { throw missing("zxing-cpp", "run Scripts/setup.sh") }
            },
            InstalledPart("libheif", "reads HEIC and AVIF") {
                guard ImageDecoder.readsHEIF else { throw missing("libheif", "install libheif1") }
            },
            InstalledPart("HEVC encoder", "writes image glyphs as HEIC") {
                guard ImageEncoder.canEncode(.hevc) else {
                    throw missing("An encoder of libheif for HEVC", "install libx265-199 and libheif1")
                }
            },
            InstalledPart("PDFium", "reads PDF documents", place: PDFiumLibrary.folder) { try PDFiumLibrary.load() },
            InstalledPart("qpdf", "adds text to PDF documents") { try QPDFLibrary.load() },
        ]
    }

    private static func missing(_ name: String, _ repair: String) -> ImageAnalysisError {
        ImageAnalysisError(.engineUnavailable, "\(name) is not installed: \(repair).")
    }
}
