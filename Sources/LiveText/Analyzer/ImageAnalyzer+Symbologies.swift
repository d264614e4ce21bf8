public import DocumentModel
internal import Recognition

extension ImageAnalyzer {
    /// The kinds of codes that can be read on this system, sorted by name: fewer where zxing-cpp is not installed, as
    /// ZBar reads codes alone then.
    ///
    /// zxing-cpp is looked for in the folder that `LIVETEXT_ZXING` names, in the user's `~/.local/share/livetext/zxing/lib`,
    /// beside the program and where an installation puts it, and in the package that the program was built in.
    public static var supportedSymbologies: [Symbology] { CodeRecognition.supportedSymbologies }
}
