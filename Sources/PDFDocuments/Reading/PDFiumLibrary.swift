internal import CPDFium
internal import Foundation
internal import Imaging

/// PDFium on this system: loaded on first use, for the rest of the process.
package enum PDFiumLibrary {
    private static let file = "libpdfium.so"

    /// The folder of the library; nil where it is not installed.
    package static var folder: String? {
        folders.first { FileManager.default.fileExists(atPath: $0 + "/" + file) }
    }

    /// Loads the library.
    ///
    /// - Throws: `.engineUnavailable` where it is not installed, others could have put it there, or it does not start.
    package static func load() throws {
        guard let folder else {
            throw ImageAnalysisError(
                .engineUnavailable, "PDF documents are read by PDFium, which is not installed: run Models/fetch.sh.")
        }
        let path = folder + "/" + file
        try SharedLibrary.check(path, repair: "fetch it again with Models/fetch.sh")
        guard pdfium_load(path) != 0 else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "PDFium could not be loaded from \(path) (\(String(cString: pdfium_message()))): fetch it again with "
                    + "Models/fetch.sh.")
        }
    }

    private static var folders: [String] {
        // It lies beside the networks: whoever moves them moves it.
        InstalledFolders.candidates(variable: "LIVETEXT_MODELS", user: "models", package: "Models/installed")
            .map { $0 + "/pdfium" }
    }
}
