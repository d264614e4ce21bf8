internal import CQPDF
internal import Imaging

/// qpdf on this system: loaded on first use, for the rest of the process.
package enum QPDFLibrary {
    /// Loads the library.
    ///
    /// - Throws: `.engineUnavailable` where it is not installed.
    package static func load() throws {
        guard qpdf_file_load() != 0 else {
            throw ImageAnalysisError(
                .engineUnavailable, "PDF documents are changed by qpdf, which is not installed: install libqpdf29.")
        }
    }
}
