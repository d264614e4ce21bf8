internal import Imaging
internal import PDFDocuments
internal import Recognition

extension ImageAnalyzer {
    /// The folders of what images are read with, as far as they are installed: the networks, PDFium, zxing-cpp, Tesseract's models,
    /// and the libraries that an installation brings.
    package static var dataFolders: [String] {
        [
            NeuralData.folder, PDFiumLibrary.folder, ZXingLibrary.folder, TesseractData.folder,
            InstalledFolders.libraries,
        ].compactMap { $0 }
    }

    /// The folder of compiled networks; nil where no home is known.
    package static var cacheFolder: String? { NeuralData.cacheFolder }
}
